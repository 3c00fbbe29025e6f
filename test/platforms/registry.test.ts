/** The registry knows what is configured, and nothing else. */
import { describe, expect, it } from '@jest/globals';
import { createPlatforms } from '../../platforms/registry.ts';
import type { PlatformName } from '../../contract/schemas/agents.ts';
import { PlatformError } from '../../platforms/voice-platform.ts';

const platforms = createPlatforms({
  local: { baseUrl: 'http://127.0.0.1:9', apiKey: 'key', timeoutMs: 1000 },
});

describe('the platform registry', () => {
  it('gives the built-in runtime, the same one each time', () => {
    expect(platforms.get('local').name).toBe('local');
    expect(platforms.get('local')).toBe(platforms.get('local'));
  });

  it('names what is configured and what it can do', () => {
    expect(platforms.configured()).toEqual([
      {
        name: 'local',
        capabilities: {
          numbers: true,
          numberMonthlyMicrousd: 0,
          outboundCalls: false,
          textConversations: true,
          languages: 'any',
        },
      },
    ]);
  });

  it.each<PlatformName>(['vapi', 'retell', 'elevenlabs'])('refuses %s where it is not configured', (name) => {
    expect(() => platforms.get(name)).toThrow(PlatformError);
    expect(() => platforms.get(name)).toThrow(`The platform ${name} is not configured here.`);
  });
});
