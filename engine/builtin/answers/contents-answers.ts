/** What is in a dish, or what belongs to an offer: "What's in the Garden Bowl?" */
import { factsOf, sourcesOf, type Answer, type Scene } from '../business.ts';
import { isPriced, withoutPrices } from '../language/amounts.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { fold, tidy } from '../language/text.ts';
import { anyLanguage } from '../patterns/any-language.ts';
import type { Question } from '../questions/question.ts';
import { spoken, tell } from './knowledge-answers.ts';
import { listed, maxListed, priced } from './offer-answers.ts';
import type { ServiceFact } from './service-matches.ts';

const ASKS_CONTENTS = anyLanguage('asksContents', { before: '(?<!\\p{L})', flags: 'u' });

/** Whether a clause asks what something consists of: that it is offered, or what it costs, is no answer. */
export const asksContents = (clause: string): boolean => ASKS_CONTENTS.test(fold(clause));

/** "Lunch menu (starter, main)" */
const IN_BRACKETS = /\s*\(([^()]+)\)/u;

/** So many words that its name does not have make a description. */
const minTold = 2;

/** "Three vaccinations and a chip for", before a price: without the small word. */
const withoutEnd = (text: string, { literalOf }: Lexicon): string =>
  text.replace(/\s+(\p{L}+)$/u, (end, word: string) => (literalOf(word).length === 0 ? '' : end));

/** What stands behind the name of a service where it was read, up to its price, else behind that, else under it as a heading. */
function describedIn({ value, source }: ServiceFact, { lexicon, index, heard }: Scene): string | undefined {
  const { name } = value;
  const at = source.quote.indexOf(name);
  const behind = at < 0 ? '' : source.quote.slice(at + name.length);
  const price = behind.search(isPriced);
  const under = index.pieces.filter(
    ({ context, fact }) => fact === undefined && fold(context) === fold(name),
  );
  const named = new Set(lexicon.stemsOf(name.replace(IN_BRACKETS, '')));
  const bracketed = IN_BRACKETS.exec(name)?.[1] ?? '';
  // The price is found by its last digit where the money stands behind it: "7.50 €".
  const before = withoutEnd(behind.slice(0, Math.max(0, price)).replace(/[\s\d.,:–—-]+$/u, ''), lexicon);
  const parts = price < 0 ? [behind] : [before, withoutPrices(behind.slice(price))];
  const told = [bracketed, ...parts, ...under.map(({ text }) => text)]
    .map((part) =>
      tidy(part)
        .replace(/^[^\p{L}\p{N}($€£¥]+/u, '')
        .trim(),
    )
    .filter(
      (part) =>
        // "Make it a day to remember!" praises, and tells nothing.
        !/[!！]/u.test(part) && lexicon.contentOf(part).filter((stem) => !named.has(stem)).length >= minTold,
    );
  const isAsked = lexicon.has('includes', heard);
  return (isAsked ? told.find((part) => lexicon.has('includes', part)) : undefined) ?? told[0];
}

/** "What comes with the roast pork?": where no more is told than "Roast pork with dumplings and cabbage", or in a line of what is included. */
function answerNamedContents(asking: ReadonlySet<string>, scene: Scene): Answer | null {
  const { lexicon, index, heard } = scene;
  const { soft, topicsOfStem } = lexicon.paraphrases;
  const things = lexicon
    .contentOf(heard)
    .filter((stem) => !soft.has(stem) && !asking.has(stem) && !topicsOfStem(stem).includes('provided'));
  const holds = (stems: ReadonlySet<string>): boolean => things.every((stem) => index.covers(stems, stem));
  if (things.length === 0) return null;
  const [line] = index.pieces.filter(
    ({ own, text, fact }) => fact?.kind !== 'service' && lexicon.has('includes', text) && holds(own),
  );
  if (line !== undefined) return tell(line, things, scene);
  const named = factsOf(scene, 'service').filter(({ value }) => {
    const name = lexicon.contentOf(value.name).filter((stem) => /\p{L}{3}/u.test(stem));
    // "Soup, main and dessert" is no dessert: what it is comes first.
    return name.length >= things.length + minTold && holds(new Set(name.slice(0, things.length + 1)));
  });
  return named.length === 0 || named.length > maxListed
    ? null
    : { text: lexicon.say.quote(listed(named, priced, scene)), sources: sourcesOf(named), topic: 'offer' };
}

/** By the description of the one service that is named by its whole name; null where there is none. */
export function answerContents({ clause, scene, focus, asksPrice }: Question): Answer | null {
  if (asksPrice || !asksContents(clause)) return null;
  const { lexicon } = scene;
  const { soft, topicsOfStem } = lexicon.paraphrases;
  const asking = new Set(lexicon.stemsOf(ASKS_CONTENTS.exec(fold(clause))?.[0] ?? ''));
  const inClause = lexicon.contentOf(clause);
  const nameOf = ({ value }: ServiceFact): string[] => lexicon.contentOf(value.name.replace(IN_BRACKETS, ''));
  const isAsking = (stem: string): boolean =>
    soft.has(stem) || asking.has(stem) || topicsOfStem(stem).includes('provided');
  const described = (content: readonly string[], said: ReadonlySet<string>) =>
    factsOf(scene, 'service')
      .filter((fact) => {
        const name = nameOf(fact);
        return (
          name.length > 0 &&
          name.every((stem) => said.has(stem)) &&
          content.every((stem) => name.includes(stem) || isAsking(stem))
        );
      })
      .toSorted((a, b) => nameOf(b).length - nameOf(a).length)
      .flatMap((fact) => {
        const told = describedIn(fact, scene);
        return told === undefined ? [] : [{ fact, told }];
      })[0];
  // "What's in it?" is asked of what was spoken of.
  const found =
    described(inClause, new Set(lexicon.stemsOf(clause))) ??
    (inClause.every(isAsking) ? described(focus.about, new Set(focus.about)) : undefined);
  if (found === undefined) return answerNamedContents(asking, scene);
  const { fact, told } = found;
  return {
    text: lexicon.say.quote(spoken(`${fact.value.name.replace(IN_BRACKETS, '')}: ${told}`)),
    sources: [fact.source],
    topic: 'offer',
  };
}
