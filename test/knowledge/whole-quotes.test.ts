/** Quotes hold all that their facts say (G8): whole answers, and no statement that is an address. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const factsOf = (lang: string, body: string) =>
  readPage({ url: 'https://reed.example/', html: `<html lang=${lang}><title>Reed</title><body>${body}` })
    .facts;

function faqOf(lang: string, body: string) {
  const faqs = factsOf(lang, body).filter(({ kind }) => kind === 'faq');
  expect(faqs).toHaveLength(1);
  const [{ value, source }] = faqs as [(typeof faqs)[0]];
  return { answer: (value as { answer: string }).answer, quote: source.quote };
}

describe('the quote of an answer', () => {
  it.each([
    ['en', 'Do you take cards?', 'Yes, we do.', 'Diners Club is not accepted.'],
    ['de', 'Kann ich mit Karte zahlen?', 'Ja, gern.', 'Diners Club nehmen wir nicht an.'],
    ['fr', 'Acceptez-vous les cartes ?', 'Oui.', 'Mais pas Diners Club.'],
    ['es', '¿Aceptan tarjetas?', 'Sí, claro.', 'Pero no Diners Club.'],
    ['pl', 'Czy można płacić kartą?', 'Tak, oczywiście.', 'Nie przyjmujemy kart Diners Club.'],
  ])('holds all its paragraphs in %s', (lang, question, first, second) => {
    const both = `${first} ${second}`;
    const paragraphs = `<p>${first}</p>\n<p>${second}</p>`;
    expect(faqOf(lang, `<h2>FAQ</h2><h3>${question}</h3>${paragraphs}`)).toEqual({
      answer: both,
      quote: both,
    });
    const folded = `<details><summary>${question}</summary>${paragraphs}</details>`;
    expect(faqOf(lang, folded)).toEqual({ answer: both, quote: both });
  });

  it('holds a list behind its first words', () => {
    const body =
      '<h3>Which sheds do you build?</h3><p>All of these:</p><ul><li>Garden sheds</li><li>Bike sheds</li></ul>';
    expect(faqOf('en', `<h2>FAQ</h2>${body}`).quote).toBe('All of these: Garden sheds Bike sheds');
  });

  it('holds a long paragraph to its end', () => {
    const answer = `${'We sweep the chimney and look at the stove. '.repeat(9)}Flues of steel are not swept.`;
    expect(faqOf('en', `<h2>FAQ</h2><h3>What do you do?</h3><p>${answer}</p>`).quote).toBe(answer);
    expect(faqOf('en', `<h2>FAQ</h2><p><b>What do you do?</b> ${answer}</p>`).quote).toContain(answer);
  });

  it('ends the answer where words that callers do not see stand behind it', () => {
    const hidden = '<p style="display:none">We take cheques as well.</p>';
    const body = `<h3>Do you take cards?</h3><p>Yes, all cards there are.</p>${hidden}<p>Cash is welcome, too.</p>`;
    const { answer, quote } = faqOf('en', `<h2>FAQ</h2>${body}`);
    expect(quote).toBe(answer);
  });
});

describe('the words of an address', () => {
  it.each([
    ['en', '1 Park Row, Leeds LS1 5HD'],
    ['en', 'You find us at 24 Park Lane, Croydon CR0 1JA.'],
    ['fr', '12 rue du Parking, 69002 Lyon'],
    ['pl', 'ul. Parkingowa 7, 00-517 Warszawa'],
    ['nl', 'Parkeerstraat 9, 3511 AB Utrecht'],
    ['it', 'Via Parcheggio 3, 20121 Milano'],
  ])('are no policy in %s: %s', (lang, address) => {
    const facts = factsOf(lang, `<p>${address}</p>`);
    expect(valuesOf(facts, 'address')).toHaveLength(1);
    expect(facts.map(({ kind }) => kind)).toEqual(['address']);
  });

  it.each([
    'Our shop on Park Row is easy to reach by tram.',
    'The Park Street market is beside us on Fridays.',
  ])('are no policy without a number: %s', (text) => {
    expect(valuesOf(factsOf('en', `<p>${text}</p>`), 'policy')).toEqual([]);
  });

  it.each([
    'You can park behind the house at 1 Park Row, Leeds LS1 5HD.',
    'Please park in the yard, not on the road.',
    'There is space to park right outside.',
  ])('do not hide what is said of parking: %s', (text) => {
    expect(valuesOf(factsOf('en', `<p>${text}</p>`), 'policy')).toEqual([{ text }]);
  });
});
