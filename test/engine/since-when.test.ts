/** Since when there is a business, asked as a yes or no, and cash as the only way to pay. */
import { describe, expect, it } from '@jest/globals';
import { ask } from './converse.ts';

describe('whether it has been there for long', () => {
  const asked = [
    ['en', 'Family business since 1987.', 'Have you been doing this long?'],
    ['de', 'Familienbetrieb seit 1987.', 'Machen Sie das schon lange?'],
    ['es', 'Empresa familiar desde 1987.', '¿Llevan mucho tiempo en esto?'],
    ['fr', 'Entreprise familiale depuis 1987.', 'Ça fait longtemps que vous faites ce métier ?'],
    ['it', 'Azienda familiare dal 1987.', 'È da molto che lo fate?'],
    ['pt', 'Empresa familiar desde 1987.', 'Faz muito tempo que a loja existe?'],
    ['nl', 'Familiebedrijf sinds 1987.', 'Doen jullie dit al lang?'],
    ['pl', 'Firma rodzinna od 1987 roku.', 'Ile lat już to robicie?'],
    ['pl', 'Firma rodzinna od 1987 roku.', 'Długo już istniejecie?'],
    ['ro', 'Afacere de familie din 1987.', 'Existați de mult timp?'],
  ] as const;

  it.each(asked)('%s: %s %s', async (language, line, question) => {
    expect(await ask(language, [], line, question)).toContain('1987');
  });

  it.each(asked)('%s: a share is no number of years (%s)', async (language, _line, question) => {
    const line = 'Experience, expérience, experiencia, esperienza, experiência, doświadczenie 100 %';
    expect(await ask(language, [], line, question)).not.toMatch(/100 %\.?$/u);
  });
});

describe('cash only', () => {
  it.each([
    ['Kann ich mit Karte zahlen?'],
    ['Nehmen Sie Visa?'],
    ['Geht kontaktlos?'],
    ['Kann ich mit dem Handy zahlen?'],
  ])('de: %s', async (question) => {
    expect(await ask('de', [], 'Nur Barzahlung möglich.', question)).toContain('Barzahlung');
  });

  it('says nothing of what the till is called', async () => {
    expect(await ask('de', [], 'Unsere Bar öffnet um acht.', 'Nehmen Sie Visa?')).toContain(
      'weiß ich leider nicht',
    );
  });
});

describe('words that only sound like what is asked', () => {
  it('"custom-made" is of no customers', async () => {
    const said = await ask(
      'en',
      [],
      'Custom furniture in any colour.',
      'Are my dogs walked with other people’s dogs?',
    );
    expect(said).not.toMatch(/: Custom furniture[^.]+\.$/u);
  });

  it('a show room is nothing to rent', async () => {
    const said = await ask('en', [], 'Stop by to see our show room.', 'Do you rent bikes by the day?');
    expect(said).not.toMatch(/: Stop by[^.]+\.$/u);
  });
});
