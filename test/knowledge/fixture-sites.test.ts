/** What is read from whole sites is what their owners would sign: nothing missing, nothing invented, all of it quoted. */
import { describe, expect, it } from '@jest/globals';
import { factSchema } from '../../contract/schemas/facts.ts';
import { quoteOccurs } from '../../domain/knowledge/page/quotes.ts';
import { inferTimeZone } from '../../domain/knowledge/contact/time-zone.ts';
import { hoursNotation, loadSites, serviceNotation, valuesOf } from '../../eval/fixture-sites.ts';
import { scoreFacts } from '../../eval/score-facts.ts';
import { strictText } from '../../eval/strict-text.ts';

describe.each(loadSites())('site $name', ({ truth, pages, contents, knowledge }) => {
  const { facts } = knowledge;

  it('tells its language and its time zone', () => {
    expect(knowledge.language).toBe(truth.language);
    expect(inferTimeZone(facts)).toBe(truth.timeZone);
  });

  it('tells its name', () => {
    expect(valuesOf(facts, 'name')).toEqual([{ text: truth.name }]);
  });

  it('tells its phone numbers and no others', () => {
    expect(
      valuesOf(facts, 'phone')
        .map(({ e164 }) => e164)
        .sort(),
    ).toEqual([...truth.phones].sort());
  });

  it('tells its email addresses and no others', () => {
    expect(
      valuesOf(facts, 'email')
        .map(({ address }) => address)
        .sort(),
    ).toEqual([...truth.emails].sort());
  });

  it('tells its addresses and no others', () => {
    expect(valuesOf(facts, 'address')).toEqual(
      truth.addresses.map((address) => expect.objectContaining(address)),
    );
  });

  it('tells its hours exactly', () => {
    const current = facts.filter(({ stale }) => stale !== true);
    const plain = valuesOf(current, 'hours').filter(({ label }) => label === undefined);
    expect(plain.flatMap(hoursNotation).sort()).toEqual([...truth.hours].sort());
    expect(scoreFacts(knowledge, truth).missed.filter((one) => /hours|stale/.test(one))).toEqual([]);
  });

  it('tells its services and prices and no others', () => {
    const current = facts.filter(({ stale }) => stale !== true);
    expect(valuesOf(current, 'service').map(serviceNotation).sort()).toEqual([...truth.services].sort());
  });

  it('tells its questions and answers and no others', () => {
    expect(
      valuesOf(facts, 'faq')
        .map(({ question }) => question)
        .sort(),
    ).toEqual([...truth.faqs].sort());
  });

  it('tells its policies and other statements', () => {
    const missing = (kind: 'policy' | 'other', wanted: string[]) =>
      wanted.filter((words) => !valuesOf(facts, kind).some(({ text }) => text.includes(words)));
    expect([missing('policy', truth.policies), missing('other', truth.others ?? [])]).toEqual([[], []]);
  });

  it('leaves contradictions open', () => {
    expect(knowledge.conflicts.map(({ kind }) => kind).sort()).toEqual([...truth.conflicts].sort());
  });

  it('says nothing that it must not say', () => {
    const said = JSON.stringify([
      facts.map(({ value }) => value),
      knowledge.passages,
      contents.flatMap((content) => content.facts.map(({ value }) => value)),
    ]);
    for (const words of truth.forbidden) {
      const isInFact = JSON.stringify(facts.map(({ value }) => value)).includes(words);
      expect({ words, isInFact }).toEqual({ words, isInFact: false });
    }
    expect(said).not.toMatch(/lorem ipsum|ignore all|pirate|cookies/i);
  });

  it('quotes every fact word for word from the page that it names', () => {
    for (const fact of [...facts, ...contents.flatMap((content) => content.facts)]) {
      const page = pages.find(({ url }) => url === fact.source.url);
      expect(factSchema.safeParse(fact).success).toBe(true);
      expect({ quote: fact.source.quote, occurs: quoteOccurs(page!.html, fact.source.quote) }).toEqual({
        quote: fact.source.quote,
        occurs: true,
      });
    }
  });

  it('quotes in words that survive the text extraction of others', () => {
    const texts = new Map(pages.map(({ url, html }) => [url, { html, text: strictText(html) }]));
    for (const { source } of [...facts, ...contents.flatMap((content) => content.facts)]) {
      const { html, text } = texts.get(source.url)!;
      const occurs = html.includes(source.quote) || text.includes(source.quote);
      expect({ quote: source.quote, occurs }).toEqual({ quote: source.quote, occurs: true });
    }
    for (const { url, text: passage } of knowledge.passages)
      for (const line of passage.split('\n'))
        expect({ line, occurs: texts.get(url)!.text.includes(line) }).toEqual({ line, occurs: true });
  });
});
