/** Who it is, where the business is one person whose name stands alone beside its address. */
import { factsOf, topicsHeard } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import type { Source } from '../../../contract/schemas/facts.ts';
import { contentWithout } from '../questions/question-content.ts';
import { wordsOfName } from '../questions/wanted.ts';
import {
  introducedIn,
  isRoleUnderName,
  isShortRole,
  lowercaseWords,
  nameIn,
  openingOf,
} from '../evidence/people-evidence.ts';
import type { Piece } from '../evidence/retrieval.ts';
import { isAmong } from '../evidence/similarity.ts';
import { isCard, isUnderPerson } from '../evidence/staff.ts';
import { isSentence } from '../evidence/piece-traits.ts';
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

/** Boxes of nobody. */
const COMMON_BOXES: ReadonlySet<string> = new Set(['admin', 'contact', 'info', 'mail', 'office']);

/** Whether an address of e-mail has a part of the name. */
const hasBox = (name: string, scene: Scene): boolean => {
  const boxes = factsOf(scene, 'email')
    .flatMap(({ value }) => fold(value.address.split('@')[0] ?? '').split(' '))
    .filter((box) => !COMMON_BOXES.has(box));
  return fold(name)
    .split(' ')
    .some(
      (part) =>
        (part.length >= minNameLength && boxes.includes(part)) ||
        (part.length >= minHeldLength && boxes.some((box) => box.endsWith(part))),
    );
};

function personsOf(scene: Scene): Named[] {
  const { agent, index, lexicon } = scene;
  const business = new Set(lexicon.stemsOf(agent.businessName));
  return index.pieces.flatMap(({ text, context, source, fact }) =>
    fact === undefined
      ? [text, context].flatMap((line) => {
          const name = PERSON_LINE.exec(line)?.[1];
          if (name === undefined || business.symmetricDifference(new Set(lexicon.stemsOf(name))).size === 0)
            return [];
          if (TITLED.test(line)) return [{ name: line, source }];
          return hasBox(name, scene) && !isOfWords(name, scene) ? [{ name: line, source }] : [];
        })
      : [],
  );
}

/** "Contact Info", "Service Area", beside service@: words that the site, or whoever asks, uses for other things. */
const isOfWords = (name: string, { index, lexicon }: Scene): boolean =>
  fold(name)
    .split(' ')
    .some(
      (word) =>
        lowercaseWords(index).has(word) ||
        lexicon.topicsOf(word).size > 0 ||
        (['address', 'area', 'email', 'hours', 'offer', 'phone', 'price'] as const).some((cue) =>
          lexicon.has(cue, word),
        ),
    );

const maxCards = 5;

/** "Who works there?" */
const asksForAll = (scene: Scene): boolean =>
  scene.lexicon.has('present', scene.heard) &&
  contentWithout(['present', 'place', 'followUp'], scene.heard, scene).length === 0;

/** Somebody who works there, with what he is where the site says so. */
interface Card {
  name: string;
  role: string;
  /** Stems of what he is. */
  own: ReadonlySet<string>;
  piece: Piece;
}

/** So many letters of a word for somebody say it at the end of a longer one. */
const minHeadLength = 5;

/** "Ada Birch" over "Dentist", "Ada Birch – Dentist", and whoever has a title: each once. */
function cardsOf(scene: Scene): Card[] {
  const { index, lexicon } = scene;
  const { people } = lexicon.paraphrases;
  // "Geigenlehrer" is a teacher.
  const isPerson = (stem: string): boolean =>
    people.has(stem) ||
    (lexicon.words.compounds &&
      [...people].some((each) => each.length >= minHeadLength && stem.endsWith(each)));
  const rolesOf = (piece: Piece): string => piece.text.slice(nameIn(piece.text).length);
  const saysRole = (piece: Piece): boolean => lexicon.stemsOf(rolesOf(piece)).some(isPerson);
  // "Dee Birch – colour", beside "Ada Birch – stylist".
  const teams = new Set(
    index.pieces.filter((piece) => isCard(piece) && saysRole(piece)).map(({ context }) => context),
  );
  const isFirst = (at: number): boolean => index.pieces[at - 1]?.context !== index.pieces[at]?.context;
  const cards = index.pieces.flatMap((piece, at): Card[] => {
    const card = (name: string, role: string): Card[] => [
      { name, role: role.replace(/\.$/u, ''), own: new Set(lexicon.stemsOf(role)), piece },
    ];
    // "Kitchen and Service" over "Ada Birch, host": whoever has a line of his own is called as it says.
    const isOwnLine = isCard(piece) && saysRole(piece);
    if (!isOwnLine && isRoleUnderName(piece, scene)) return card(piece.context, openingOf(piece));
    if (isCard(piece)) {
      const role = rolesOf(piece).replace(/^[\s,:|(–—-]+|\)$/gu, '');
      return isOwnLine || teams.has(piece.context) ? card(nameIn(piece.text), role) : [];
    }
    return TITLED.test(piece.context) && isUnderPerson(piece)
      ? card(piece.context, isFirst(at) && isShortRole(piece, scene) ? openingOf(piece) : '')
      : [];
  });
  const isOf = (card: Card, other: Card): boolean => fold(nameIn(card.name)) === fold(nameIn(other.name));
  const best = (card: Card): Card | undefined => {
    const same = cards.filter((other) => isOf(card, other));
    return same.find(({ role }) => role !== '') ?? same[0];
  };
  return cards.filter((card) => best(card) === card);
}

/** Whether a card says that somebody is or does something, in other forms of the word as well ("implants" of "implantologist"). */
const saysRole = ({ own }: Card, stem: string, scene: Scene): boolean => isAmong(stem, own, scene);

/** Those whose role is asked for, those who lead where that is asked, or whoever has the title of it; where none is, all. */
function answerFromCards(roles: readonly string[], all: readonly Card[], scene: Scene): Answer | null {
  const { index, lexicon } = scene;
  const leads = ({ role }: Card): boolean => lexicon.topicsOf(role).has('owner');
  const exact = all.filter(({ own }) => own.size > 0 && roles.every((role) => own.has(role)));
  const called =
    exact.length > 0 ? exact : all.filter((card) => roles.every((role) => saysRole(card, role, scene)));
  const titled = all.filter(({ name }) => {
    const stems = new Set(lexicon.stemsOf(name));
    return TITLED.test(name) && roles.every((role) => index.covers(stems, role));
  });
  // "Who are the doctors?": one may be called so, and others have the title.
  const isAmongTitled = called.length === 0 || called.some((card) => titled.includes(card));
  const ofRole = isAmongTitled
    ? all.filter((card) => called.includes(card) || titled.includes(card))
    : called;
  const leading = exact.length === 0 && topicsHeard(scene).has('owner') ? all.filter(leads) : [];
  const cards = leading.length > 0 ? leading : ofRole;
  if (cards.length === 0) return null;
  const shown = cards.slice(0, maxCards);
  const text = shown.map(({ name, role }) => (role === '' ? name : `${name}: ${role}`)).join('; ');
  const more = cards.length > maxCards ? ` ${lexicon.say.andMore}` : '';
  return { text: lexicon.say.quote(`${text}${more}`), sources: shown.map(({ piece }) => piece.source) };
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

const ROLE_AND_NAME = /(?<!\p{L})(\p{L}{3,}) (\p{Lu}\p{Ll}+)(?!\p{L})/gu;

/** "Our chef Ada Birch", and of those who lead "the Birch family runs it": what somebody is stands beside the name. */
function answerInSentence(roles: readonly string[], scene: Scene): Answer | null {
  const { index, lexicon } = scene;
  const { people } = lexicon.paraphrases;
  // Where every noun has a capital, "Chef Salat" names nobody.
  if (lexicon.words.capitalNouns !== undefined) return null;
  const asksWhoLeads = topicsHeard(scene).has('owner');
  const found = index.pieces.find(({ text, topics, fact }) => {
    if (fact !== undefined) return false;
    const isMeant = (role: string): boolean =>
      roles.includes(role) || (asksWhoLeads && topics.has('owner') && people.has(role));
    return [...text.matchAll(ROLE_AND_NAME)].some(
      ([, role = '', name = '']) =>
        isMeant(lexicon.stemOf(fold(role))) && !lowercaseWords(index).has(name.toLowerCase()),
    );
  });
  return found === undefined
    ? null
    : { text: lexicon.say.quote(spoken(found.text)), sources: [found.source] };
}

const TITLED_NAME = new RegExp(
  `${whole.before}${spacedWords('titles')}\\.?\\s(?:\\p{L}{2,4}\\.\\s|\\p{Lu}\\.?\\s){0,2}\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+){0,2}`,
  'gu',
);
const minMentions = 3;
const minMentionsOfTitle = 2;

/** "Dr. Ada Birch": makers of what is sold are told by one name ("Dr. Weissdorn soap"). */
const isWholeName = (name: string): boolean => name.split(' ').length > minNames;
const minNames = 2;

/** "Doctor", "Doktor", "docteur", "dottoressa": what the title itself says. */
const SAYS_TITLE = /^do[ckut]{1,2}t/u;

/**
 * "Dr. Ada Birch", of whom a site speaks again and again, and of no other; where the doctor is asked for, twice is enough,
 * and a label ("Dr. Poplar Video") names nobody who works there.
 */
function answerTitled(roles: readonly string[], { index, lexicon }: Scene): Answer | null {
  const told = index.pieces
    .filter(({ fact }) => fact === undefined)
    .flatMap((piece) => [...piece.text.matchAll(TITLED_NAME)].map(([name]) => ({ name, piece })));
  const surnameOf = (name: string): string => fold(name).split(' ').at(-1) ?? '';
  const bySurname = Map.groupBy(told, ({ name }) => surnameOf(name));
  const [first, ...others] = [...bySurname.values()].toSorted((a, b) => b.length - a.length);
  const asksForTitle = roles.every((role) => SAYS_TITLE.test(role));
  if (first === undefined || first.length < (asksForTitle ? minMentionsOfTitle : minMentions)) return null;
  if (others.flat().some(({ piece }) => !asksForTitle || isSentence(piece))) return null;
  const longest = first.toSorted((a, b) => b.name.length - a.name.length)[0]!;
  if (!isWholeName(longest.name)) return null;
  const isHeld = (role: string): boolean => first.some(({ piece }) => index.covers(piece.own, role));
  return asksForTitle || roles.every(isHeld)
    ? { text: lexicon.say.quote(longest.name), sources: [longest.piece.source] }
    : null;
}

/**
 * "What is the masseuse called?": by the cards of those who work there; else where nothing is named but what someone is,
 * and the site names one person, who has a title or an address of e-mail, or is the business itself ("Dr. Birch").
 */
export function answerPerson(content: readonly string[], scene: Scene): Answer | null {
  const { soft, people, topicsOfStem } = scene.lexicon.paraphrases;
  const cards = cardsOf(scene);
  if (asksForAll(scene)) return answerFromCards([], cards, scene);
  const asking = wordsOfName(scene);
  // "What's the doctor's name?": what says little beside other words is all that is named here.
  const named =
    [content, scene.lexicon.contentOf(scene.heard)]
      .map((stems) => stems.filter((stem) => !asking.has(stem)))
      .find(({ length }) => length > 0) ?? [];
  // What a whole site is about is what those do who work there: "the sweep", at a sweep's.
  const isRole = (stem: string): boolean =>
    people.has(stem) ||
    topicsOfStem(stem).includes('owner') ||
    (!soft.has(stem) && (scene.index.isCommon(stem) || cards.some((card) => saysRole(card, stem, scene))));
  const roles = named.filter(isRole);
  if (!named.every((stem) => roles.includes(stem) || soft.has(stem))) return null;
  if (roles.length === 0)
    return topicsHeard(scene).has('owner')
      ? answerFromCards([], cards, scene)
      : topicsHeard(scene).size === 0
        ? answerIntroduced([], scene)
        : null;
  return (
    answerFromCards(roles, cards, scene) ??
    answerInSentence(roles, scene) ??
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
