import { describe, expect, it } from '@jest/globals';
import type { AgentProfile } from '../../engine/types.ts';
import { agentOf, fact, knowledge, service } from './businesses.ts';
import { lastSaid } from './converse.ts';

const ask = (agent: AgentProfile, text: string): Promise<string> => lastSaid(agent, [text]);

const shopOf = (
  language: string,
  prices: readonly (readonly [name: string, price: string])[],
): AgentProfile =>
  agentOf(
    knowledge(
      language,
      prices.map(([name, price]) => service(name, price, Number(price.replace(/[^\d]/g, '')))),
      [],
    ),
    'general',
    'Europe/London',
  );

const groomer = shopOf('en', [
  ['Bath, up to 20 lbs', '$31'],
  ['Bath, 21-50 lbs', '$44'],
  ['Bath, over 50 lbs', '$62'],
  ['Full clip, up to 20 lbs', '$58'],
  ['Full clip, 21–50 lbs', '$79'],
  ['Nail trim', '$12'],
]);

describe('prices by weight', () => {
  it.each([
    ['How much is a bath for a 12 pound one?', '$31'],
    ['What’s a bath for a 35 lb one?', '$44'],
    ['Mine weighs 90 pounds, how much is a bath?', '$62'],
    ['How much is a full clip at 15 kg?', '$79'],
    ['How much is the bath, up to 20 lbs?', '$31'],
    ['How much is a nail trim?', '$12'],
  ])('%s', async (question, price) => {
    const said = await ask(groomer, question);
    expect(said).toContain(price);
    expect(said.match(/\$/g)).toHaveLength(1);
  });

  it('tells prices of other weights as what comes nearest', async () => {
    const said = await ask(groomer, 'How much is a full clip for one of 80 pounds?');
    expect(said).toMatch(/^I don’t know that for certain\. .*21–50 lbs: \$79 and .*up to 20 lbs: \$58/);
  });

  it('takes no weight for a limit of money, and no money for a weight', async () => {
    expect(await ask(groomer, 'Do you have anything under 20 dollars?')).toContain('Nail trim');
  });
});

describe('prices by age and by people, in the language of the site', () => {
  it.each([
    [
      'en',
      [
        ['Cut, under 12s', '£13'],
        ['Cut', '£24'],
      ] as const,
      'My son is eight years old, how much is a cut?',
      '£13',
    ],
    [
      'de',
      [
        ['Eintritt bis 6 Jahre', '2 €'],
        ['Eintritt 7–15 Jahre', '5 €'],
        ['Eintritt ab 16 Jahren', '9 €'],
      ] as const,
      'Was kostet der Eintritt mit 10 Jahren?',
      '5 €',
    ],
    [
      'fr',
      [
        ['Repas enfant, moins de 10 ans', '8 €'],
        ['Repas', '17 €'],
      ] as const,
      'C’est combien le repas pour un enfant de 6 ans ?',
      '8 €',
    ],
    [
      'es',
      [
        ['Menú para 2 personas', '30 €'],
        ['Menú para 4 personas', '55 €'],
      ] as const,
      '¿Cuánto cuesta el menú para 4 personas?',
      '55 €',
    ],
    [
      'nl',
      [
        ['Wandeling tot 10 kg', '€ 9'],
        ['Wandeling boven 10 kg', '€ 12'],
      ] as const,
      'Wat kost een wandeling bij 14 kilo?',
      '€ 12',
    ],
    [
      'ja',
      [
        ['シャンプー 5kg以下', '3,000円'],
        ['シャンプー 5〜10kg', '4,200円'],
      ] as const,
      '8kgのシャンプーはいくらですか？',
      '4,200円',
    ],
  ])('%s', async (language, prices, question, price) => {
    const said = await ask(shopOf(language, prices), question);
    expect(said).toContain(price);
    for (const [, other] of prices) if (other !== price) expect(said).not.toContain(other);
  });
});

describe('prices that are only data', () => {
  const data = (value: object) => [fact('service', { name: 'Lash lift', ...value }, 'Lash lift')];
  it.each([
    [
      'en',
      { price_text: '65.00', price_min: 65, price_max: 65, currency: 'GBP' },
      'How much is a lash lift?',
      '£65.',
    ],
    ['en', { price_min: 40, price_max: 65, currency: 'USD' }, 'How much is a lash lift?', '$40 – $65'],
    ['en', { price_min: 40, currency: 'EUR' }, 'How much is a lash lift?', 'from €40'],
    [
      'de',
      { price_text: '19,5', price_min: 19.5, price_max: 19.5, currency: 'EUR' },
      'Was kostet Lash Lift?',
      '19,50',
    ],
  ])('%s %j', async (language, value, question, price) => {
    expect(
      await ask(agentOf(knowledge(language, data(value)), 'salon', 'Europe/London'), question),
    ).toContain(price);
  });
});
