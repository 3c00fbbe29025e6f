/** Who it is, where the business is one person whose name stands alone beside its address. */
import { factsOf, topicsHeard } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import type { Source } from '../../../contract/schemas/facts.ts';
import { contentWithout } from '../questions/question-content.ts';
import { wordsOfName } from '../questions/wanted.ts';
import { introducedIn, isRoleUnderName, openingOf } from '../evidence/people-evidence.ts';
import { fold } from '../language/text.ts';
import { spacedWords, whole } from '../patterns/any-language.ts';
import { spoken } from './knowledge-answers.ts';

/** "Dr. Ada Birch", "Ada Birch": titles, and two or three words with a capital. */
const PERSON_LINE = new RegExp(
  `^(?:(?:${spacedWords('titles')}|${spacedWords('courtesy')})\\.?\\s+)*(\\p{Lu}\\p{Ll}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){1,2})$`,
  'u',
);
const TITLED = new RegExp(`^${spacedWords('titles')}\\.?\\s`, 'u');
const minNameLength = 4;
/** A box may hold so long a part of a name beside other letters: "hbirch@". */
const minHeldLength = 5;

interface Named {
  name: string;
  source: Source;
}

/** Whether an address of e-mail has a part of the name. */
const hasBox = (name: string, scene: Scene): boolean => {
  const boxes = factsOf(scene, 'email').flatMap(({ value }) =>
    fold(value.address.split('@')[0] ?? '').split(' '),
  );
  return fold(name)
    .split(' ')
    .some(
      (part) =>
        (part.length >= minNameLength && boxes.includes(part)) ||
        (part.length >= minHeldLength && boxes.some((box) => box.endsWith(part))),
    );
};

function personsOf(scene: Scene): Named[] {
  const business = fold(scene.agent.businessName);
  return scene.index.pieces.flatMap(({ text, context, source, fact }) =>
    fact === undefined
      ? [text, context].flatMap((line) => {
          const name = PERSON_LINE.exec(line)?.[1];
          if (name === undefined || fold(line) === business) return [];
          return TITLED.test(line) || hasBox(name, scene) ? [{ name: line, source }] : [];
        })
      : [],
  );
}

const maxCards = 5;

/** "Who works there?" */
const asksForAll = (scene: Scene): boolean =>
  scene.lexicon.has('present', scene.heard) &&
  contentWithout(['present', 'place', 'followUp'], scene.heard, scene).length === 0;

/** "Tom Hale", over "Dentist": those whose role is asked for; where none is, all. */
function answerFromCards(roles: readonly string[], scene: Scene): Answer | null {
  const { index, lexicon } = scene;
  const all = index.pieces.filter((piece) => isRoleUnderName(piece, scene));
  const literal = all.filter(({ own }) => roles.every((role) => own.has(role)));
  const cards =
    literal.length > 0 ? literal : all.filter(({ own }) => roles.every((role) => index.covers(own, role)));
  const told = new Map(cards.toReversed().map((card) => [fold(card.context), card]));
  const meant = cards.filter((card) => told.get(fold(card.context)) === card);
  if (meant.length === 0) return null;
  const shown = meant.slice(0, maxCards);
  const text = shown.map((card) => `${card.context}: ${openingOf(card)}`).join('; ');
  const more = meant.length > maxCards ? ` ${lexicon.say.andMore}` : '';
  return { text: lexicon.say.quote(`${text}${more}`), sources: shown.map(({ source }) => source) };
}

/** "My name is Ada and I am a masseuse": where only one person introduces himself, and is what is asked for. */
function answerIntroduced(roles: readonly string[], scene: Scene): Answer | null {
  const { index, lexicon } = scene;
  const told = index.pieces.flatMap((piece) => {
    const name = introducedIn(piece, scene);
    return name === undefined ? [] : [{ piece, name }];
  });
  const [first] = told;
  if (first === undefined || told.some(({ name }) => name !== first.name)) return null;
  const isOfAll = (role: string): boolean => lexicon.paraphrases.topicsOfStem(role).includes('owner');
  const found = told.find(({ piece }) =>
    roles.every((role) => isOfAll(role) || index.covers(piece.own, role)),
  );
  if (found === undefined) return null;
  const { text, source } = found.piece;
  return { text: lexicon.say.quote(spoken(text)), sources: [source] };
}

const TITLED_NAME = new RegExp(
  `${whole.before}${spacedWords('titles')}\\.?\\s(?:\\p{L}{2,4}\\.\\s){0,2}\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+){0,2}`,
  'gu',
);
const minMentions = 3;

/** "Dr. Ada Birch": makers of what is sold are told by one name ("Dr. Weissdorn soap"). */
const isWholeName = (name: string): boolean => name.split(' ').length > minNames;
const minNames = 2;

/** "Dr. Ada Birch", of whom a site speaks again and again, and of no other. */
function answerTitled(roles: readonly string[], { index, lexicon }: Scene): Answer | null {
  const told = index.pieces.flatMap((piece) =>
    [...piece.text.matchAll(TITLED_NAME)].map(([name]) => ({ name, piece })),
  );
  const surnameOf = (name: string): string => fold(name).split(' ').at(-1) ?? '';
  const longest = told.toSorted((a, b) => b.name.length - a.name.length)[0];
  if (longest === undefined || told.length < minMentions) return null;
  if (!isWholeName(longest.name)) return null;
  if (told.some(({ name }) => surnameOf(name) !== surnameOf(longest.name))) return null;
  const isHeld = (role: string): boolean => told.some(({ piece }) => index.covers(piece.own, role));
  return roles.every(isHeld)
    ? { text: lexicon.say.quote(longest.name), sources: [longest.piece.source] }
    : null;
}

/**
 * "What is the masseuse called?": by the cards of those who work there; else where nothing is named but what someone is, and the site names one person, who has a title or
 * an address of e-mail, or is the business itself ("Dr. Birch").
 */
export function answerPerson(content: readonly string[], scene: Scene): Answer | null {
  const { soft, people } = scene.lexicon.paraphrases;
  if (asksForAll(scene)) return answerFromCards([], scene);
  const asking = wordsOfName(scene);
  // "What's the doctor's name?": what says little beside other words is all that is named here.
  const named =
    [content, scene.lexicon.contentOf(scene.heard)]
      .map((stems) => stems.filter((stem) => !asking.has(stem)))
      .find(({ length }) => length > 0) ?? [];
  // What a whole site is about is what those do who work there: "the sweep", at a sweep's.
  const roles = named.filter((stem) => people.has(stem) || (!soft.has(stem) && scene.index.isCommon(stem)));
  if (!named.every((stem) => roles.includes(stem) || soft.has(stem))) return null;
  if (roles.length === 0) return topicsHeard(scene).size === 0 ? answerIntroduced([], scene) : null;
  return (
    answerFromCards(roles, scene) ??
    answerAlone(scene) ??
    answerIntroduced(roles, scene) ??
    answerTitled(roles, scene)
  );
}

/** By the one name that the site has in a line of its own, or that is the business. */
function answerAlone(scene: Scene): Answer | null {
  const [name] = factsOf(scene, 'name');
  if (name !== undefined && TITLED.test(name.value.text))
    return { text: scene.lexicon.say.quote(name.value.text), sources: [name.source] };
  const persons = personsOf(scene);
  const [person] = persons;
  if (person === undefined || persons.some(({ name }) => fold(name) !== fold(person.name))) return null;
  return { text: scene.lexicon.say.quote(person.name), sources: [person.source] };
}
