/** ENCRYPTION_KEY can be exchanged: what was sealed and signed by previous keys is still opened and accepted. */
import { describe, expect, it } from '@jest/globals';
import { loadEncryptionKeys } from '../../config.ts';
import { createSealer } from '../../domain/seal.ts';

const [oldest, older, newest] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
const inBase64 = (key: Buffer) => key.toString('base64');

describe('a sealer with previous keys', () => {
  const before = createSealer(oldest);
  const now = createSealer(newest, older, oldest);

  it('opens and verifies what they made', () => {
    expect(now.open(before.seal('secret', 'a'), 'a')).toBe('secret');
    expect(now.verify('cursor', 'page', before.sign('cursor', 'page'))).toBe(true);
  });

  it('seals and signs with the first one alone', () => {
    const alone = createSealer(newest);
    expect(alone.open(now.seal('secret', 'a'), 'a')).toBe('secret');
    expect(alone.verify('cursor', 'page', now.sign('cursor', 'page'))).toBe(true);
  });

  it.each([
    ['of a key that is not among them', createSealer(Buffer.alloc(32, 9)).seal('secret', 'a'), 'a'],
    ['of another context', before.seal('secret', 'a'), 'b'],
    ['that was cut off', before.seal('secret', 'a').slice(0, 20), 'a'],
  ])('does not open what is %s', (_, sealed, context) => {
    expect(() => now.open(sealed, context)).toThrow();
  });

  it('does not verify tags of a key that is not among them, or of another purpose', () => {
    expect(now.verify('cursor', 'page', createSealer(Buffer.alloc(32, 9)).sign('cursor', 'page'))).toBe(
      false,
    );
    expect(now.verify('cursor', 'other', before.sign('cursor', 'page'))).toBe(false);
  });
});

describe('ENCRYPTION_KEY_PREVIOUS', () => {
  it('is empty by default, as compose gives it too', () => {
    expect(loadEncryptionKeys({ ENCRYPTION_KEY: inBase64(newest) })).toEqual([newest]);
    expect(loadEncryptionKeys({ ENCRYPTION_KEY: inBase64(newest), ENCRYPTION_KEY_PREVIOUS: '' })).toEqual([
      newest,
    ]);
  });

  it('is a list, after the current key', () => {
    const list = `${inBase64(older)}, ${inBase64(oldest)}`;
    expect(loadEncryptionKeys({ ENCRYPTION_KEY: inBase64(newest), ENCRYPTION_KEY_PREVIOUS: list })).toEqual([
      newest,
      older,
      oldest,
    ]);
  });

  it.each(['short', `${inBase64(older)},`, inBase64(Buffer.alloc(16))])(
    'that is not made of keys is refused by name, without repeating it: %s',
    (list) => {
      const load = () =>
        loadEncryptionKeys({ ENCRYPTION_KEY: inBase64(newest), ENCRYPTION_KEY_PREVIOUS: list });
      expect(load).toThrow(/ENCRYPTION_KEY_PREVIOUS/);
      expect(load).not.toThrow(list);
    },
  );
});
