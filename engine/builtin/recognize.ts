/** Recognises the values of slots in what a caller says. */
import type { SlotDefinition } from '../../domain/templates/types.ts';
import type { Scene } from './business.ts';
import { isOver } from './answers/hours-answers.ts';
import { speakDay } from './answers/speak-hours.ts';
import { addDays, daysOfWeek } from './language/clock.ts';
import { findBirthDate, withoutBirthDate } from './birth-date.ts';
import { countPeople } from './count-people.ts';
import { findEmail, withSigns } from './hear-email.ts';
import { tidy, type Recognized } from './recognized.ts';
import { addressIn } from './hear-address.ts';
import { hearDays } from './heard-days.ts';
import { findService, roomNamed } from './hear-service.ts';
import { vehicleIn } from './hear-vehicle.ts';
import {
  hearIntroduction,
  isBareName,
  isInCapitals,
  isSmallWord,
  isWrittenAsName,
  spelledOut,
  withoutLead,
  withoutLine,
} from './hear-name.ts';
import { hearSpelling, withoutSpelling } from './language/spelling.ts';
import { onlyDigits } from './language/only-digits.ts';
import { behindLast, tells, withoutSign } from './language/signs.ts';
import { phrasePattern, type Lexicon } from './language/lexicon.ts';
import { monthsIn } from './language/month-names.ts';
import { animalsOf } from './animals.ts';
import { perLanguage } from './language/per-language.ts';
import { hearPhone, locatePhone, phonePattern } from './language/spoken-numbers.ts';
import { alternativesOf, atSamePlaces, fold } from './language/text.ts';
import { foldWord } from '../../domain/knowledge/words/index.ts';
import type { DayReference } from './language/when.ts';
import { givenNames } from './evidence/given-names.ts';
import { findTime } from './hear-time.ts';
import { isOnlyWhen } from './only-when.ts';
import { personWished } from './named-person.ts';
import { namesWhen } from './questions/read-days.ts';
import { anyLanguage, patternsByLanguage, spacedWords, whole } from './patterns/any-language.ts';
import type { CueName } from './words/types.ts';
import { rightedAtOnce } from './righted-phone.ts';
import { isDay, isMatter, isName, isOfTables, isOwnWords, isPlace, takesStays } from './slots.ts';
import { spanOfNumbers } from './stay-days.ts';

/** Whether a part of an answer is nothing but a day, a time, a number of people, a telephone number, yes or no. */
function isOtherValue(part: string, scene: Scene): boolean {
  const { lexicon, readWhen, local } = scene;
  if (hearPhone(part, lexicon.words) !== undefined || onlyDigits(part, lexicon) !== undefined) return true;
  if (
    lexicon.has('sameNumber', part) &&
    lexicon.contentOf(lexicon.without(['sameNumber', 'yes'], part)).length === 0
  )
    return true;
  if (isOnlyWhen(part, scene)) return true;
  const counted = lexicon.without(['people', 'forPeople'], readWhen(part, local?.date).rest);
  const plain = lexicon.without(['correction', 'no', 'yes', 'thanks'], counted);
  const rest = lexicon.contentOf(plain);
  // "Coupe" says little in a sentence, and all where it stands alone.
  const isAllThereIs = rest.length > 0 && plain === fold(part);
  return !isAllThereIs && rest.every((stem) => lexicon.paraphrases.soft.has(stem) || isNumber(stem));
}

const articleOf = perLanguage(
  ({ language }) => new RegExp(`^(?:${patternsByLanguage[language]!.article || '(?!)'})\\s`, 'iu'),
);

/** "Ein Opel", "een hond": no name; "An Nguyen" is one, where nouns are written small. */
const beginsWithArticle = (part: string, { lexicon: { words } }: Scene): boolean =>
  articleOf(words).test(part) &&
  (words.capitalNouns !== undefined || !/^\p{Lu}\p{L}+\s\p{Lu}\p{L}+$/u.test(part));

const isNumber = (stem: string): boolean => /^\d+$/.test(stem);

const PART = new RegExp(`[,;、]|(?<=\\p{L}{2}[.!?])(?<!(?<!\\p{L})${spacedWords('shortened')}\\.)\\s+`, 'iu');

export const partsOf = (text: string): string[] =>
  text
    .split(PART)
    .map(tidy)
    .filter((part) => part !== '');

/** What of an answer is told in the caller's own words: without the name, and without the values of other slots. */
function freeText(text: string, scene: Scene, slotName = ''): string | undefined {
  const said = hearIntroduction(text, scene)?.rest ?? text;
  // No other slot of a message takes a day or a number of people.
  const isAskedElsewhere =
    !isOwnWords(slotName) && scene.agent.slots.some(({ type }) => type === 'date' || type === 'number');
  const isOther = (part: string): boolean =>
    isOtherValue(part, scene) && (isAskedElsewhere || !namesWhen(part, scene));
  const own = partsOf(said).filter((part) => isFreeText(withSigns(part, scene.lexicon)) && !isOther(part));
  return own.length === 0 ? undefined : tidy(own.join(', '));
}

const FLAT = /^\p{L}{2,12}\.?\s\d{1,4}\p{L}?$/u;

/** "It's 14 Mill Lane, flat 3": an address from its first word on, with what is told behind it of the place. */
function placeIn(text: string, scene: Scene, isAsked: boolean): string | undefined {
  const heard = addressIn(text, scene);
  if (heard === undefined) return undefined;
  const behind = hearIntroduction(heard.behind, scene)?.rest ?? heard.behind;
  const isElse = (part: string): boolean =>
    isOnlyWhen(part, scene) || hearPhone(part, scene.lexicon.words) !== undefined || !isFreeText(part);
  const parts = partsOf(behind);
  // Before it is asked for, no more than the number of a flat.
  const told = isAsked ? parts : parts.slice(0, 1).filter((part) => FLAT.test(part));
  const more = told.filter((part) => !isElse(part));
  const joint = /^\s*[,;.、。]/u.test(behind) ? ', ' : ' ';
  return tidy(more.length === 0 ? heard.value : heard.value + joint + more.join(', '));
}

/** "Saturday", said on a Saturday evening, is the next one; "today" is not. */
const isPastOfToday = (day: DayReference, scene: Scene): boolean =>
  day.relation === 'weekday' && isOver(day, scene);

const NEXT_WEEK = anyLanguage('nextWeek', whole);

const someTimesOf = perLanguage(({ cues, spaced }) =>
  // A single sign of Japanese may be a part of a name.
  phrasePattern(spaced ? cues.someTime : cues.someTime.filter(({ length }) => length > 1), spaced),
);

/** "Sometime next week": nothing but when, without a day; "Winter" and "Summer Day", written as names are, may be names. */
export function isOnlySomeTime(text: string, { lexicon, readWhen, local }: Scene): boolean {
  const { words, paraphrases } = lexicon;
  const folded = fold(text);
  const isOneWord = !folded.includes(' ') || words.capitalNouns === undefined;
  if (words.spaced && isOneWord && isInCapitals(text) && !NEXT_WEEK.test(folded)) return false;
  const timeless = folded.replace(NEXT_WEEK, ' ').replace(someTimesOf(words), ' ');
  if (timeless === folded || !words.spaced) return timeless !== folded;
  const plain = readWhen(timeless, local?.date).rest;
  const beside = lexicon.contentOf(lexicon.without(['yes', 'no', 'correction', 'thanks', 'wants'], plain));
  return beside.every((stem) => paraphrases.soft.has(stem));
}

/** A day or a time in the caller's own words, where they are about one: "as soon as you can", "the 2nd or 3rd week of May". */
function someTime(text: string, scene: Scene): string | undefined {
  const { lexicon, readWhen, local } = scene;
  if (lexicon.has('someTime', text) || monthsIn(text, lexicon.words).length > 0)
    return freeText(text, scene) ?? tidy(text);
  const { part, relativeWithoutClock, times } = readWhen(text, local?.date);
  return times.length > 1 || part !== undefined || relativeWithoutClock || /\d/u.test(text)
    ? freeText(text, scene)
    : undefined;
}

/** "Morning is better": the part of the day, where nothing but when is told; for a table an hour is asked for. */
export function partOfDay(
  text: string,
  { agent, lexicon, readWhen, local }: Scene,
  isBesideDay = false,
): string | undefined {
  // "Good evening" wishes for no evening.
  const greeting = phrasePattern(lexicon.words.cues.greeting, lexicon.words.spaced);
  const plain = foldWord(text).replace(greeting, (said) => ' '.repeat(said.length));
  const { days, part, times, rest } = readWhen(plain, local?.date);
  if (part === undefined || part === 'both' || times.length > 0) return undefined;
  if (isOfTables(agent.slots)) return undefined;
  const wished = withoutSign('suits', rest, lexicon);
  const beside = lexicon.contentOf(lexicon.without(['yes', 'no', 'correction', 'thanks', 'wants'], wished));
  const said = partSaid(lexicon.words).exec(plain);
  // "A perm on Thursday morning": whatever is wished for, it is then.
  const isThen =
    isBesideDay && (days.length === 1 || lexicon.has('someTime', text)) && !tells('trouble', text, lexicon);
  return said === null || (!isThen && beside.some((stem) => !lexicon.paraphrases.soft.has(stem)))
    ? undefined
    : text.slice(said.index, said.index + said[0].length);
}

const partSaid = perLanguage(({ morning, afternoon, tonight, spaced }) => {
  const parts = alternativesOf([...morning, ...afternoon, ...tonight]).replaceAll(' ', "[\\s'’-]+");
  return new RegExp(spaced ? `(?<!\\p{L})(?:${parts})(?!\\p{L})` : parts, 'u');
});

/** "四人で八時": people or a time, in a language that has no spaces to tell them from a name. */
const countsSomething = (part: string, scene: Scene): boolean =>
  namesWhen(part, scene) || countPeople(part, scene, false) !== undefined;

/** "Wait", "sorry", "あ", before something else is said. */
const isFiller = (part: string, { lexicon }: Scene): boolean =>
  /^[\u3041-\u309fー]$/u.test(part) ||
  lexicon.has('cancel', part) ||
  ((['pause', 'correction', 'thanks', 'greeting'] as const).some((cue) => lexicon.has(cue, part)) &&
    lexicon.without(['pause', 'correction', 'thanks', 'greeting', 'yes', 'no'], part) === '');

/** "Greg, Greg Hollis", "van den Berg, Marloes van den Berg": the first name, said once more as a whole. */
const wholeOf = (
  [first = '', ...others]: readonly string[],
  { lexicon: { words } }: Scene,
): string | undefined => {
  const [before, after] = words.spaced ? [' ', ' '] : ['', ''];
  const said = `${before}${fold(first)}${after}`;
  return others.find((name) => name.length > first.length && `${before}${fold(name)}${after}`.includes(said));
};

/** "Kowalski, Jan", "Schmidt, Sabine, Schmidt with d-t": a word, and a given name behind it. */
function givenBehind(names: readonly string[]): string | undefined {
  const [surname = '', given = '', ...others] = new Set(names);
  const isGiven = (name: string): boolean => givenNames.has(name.toLowerCase());
  return others.length === 0 && isGiven(given) && !isGiven(surname) ? `${given} ${surname}` : undefined;
}

/** A name without an introduction, where it was asked for. */
function bareName(text: string, scene: Scene): string | undefined {
  const parts = partsOf(
    withoutLine(withoutSpelling(text)).replace(/\+?\(?\d[\d\s().\/-]{5,22}\d/g, ''),
  ).filter(
    (part) =>
      !isOtherValue(part, scene) &&
      !isOnlySomeTime(part, scene) &&
      !isFiller(part, scene) &&
      (scene.lexicon.words.spaced || !countsSomething(part, scene)),
  );
  // "A dog, Max", "ein Opel, der braucht …": the name of something else.
  if (beginsWithArticle(parts[0] ?? '', scene)) return undefined;
  const names = parts.map((part) => withoutLead(part, scene)).filter((part) => isBareName(part, scene));
  const [first = ''] = names;
  if (first !== '') return wholeOf(names, scene) ?? givenBehind(names) ?? first;
  // "Ana Lopez for Friday at eight": the words before the rest are written as a name.
  const opening = /^\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*)+(?=\s\p{Ll})/u.exec(
    parts[0] ?? '',
  )?.[0];
  // "Can I …", "Actually I …"
  return opening?.split(' ').some((word) => isSmallWord(word, scene)) === true ? undefined : opening;
}

/** "Table for two on Friday, Ana Lopez, 555 0101": what is written as a name between commas, where a number is told as well, else a known name at the end that is nobody's of the house. */
export function nameBesideOthers(text: string, scene: Scene): string | undefined {
  const { index, lexicon } = scene;
  if (!lexicon.words.spaced) return undefined;
  const parts = partsOf(text);
  const isGiven = (part: string): boolean =>
    givenNames.has(part.split(' ', 1)[0]!.toLowerCase()) &&
    !index.pieces.some((piece) => piece.text.includes(part));
  const told =
    hearPhone(text, lexicon.words) === undefined ? parts.slice(1).slice(-1).filter(isGiven) : parts;
  return told.find(
    (part) =>
      isWrittenAsName(part, scene) && !namesWhen(part, scene) && findService(part, scene) === undefined,
  );
}

const ofThings: readonly CueName[] = ['works', 'qualities', 'trade'];

/** "Smith", "Schmidt, Sabine": words with a capital that neither the tables of the language nor the site know. */
export function isUnknownName(text: string, scene: Scene): boolean {
  const { index, lexicon } = scene;
  const { spaced, cues } = lexicon.words;
  // What is done to things and how they are may begin any word.
  const meaning = (Object.keys(cues) as CueName[]).filter((cue) => !ofThings.includes(cue));
  const isUnknown = (word: string): boolean => {
    const [stem, ...others] = lexicon.literalOf(word);
    return (
      stem !== undefined &&
      others.length === 0 &&
      !lexicon.paraphrases.soft.has(stem) &&
      !lexicon.paraphrases.sameAs.has(stem) &&
      lexicon.topicsOf(word).size === 0 &&
      !tells('trouble', word, lexicon) &&
      meaning.every((cue) => !lexicon.has(cue, word)) &&
      index.search([stem])[0]?.coverage !== 1
    );
  };
  const parts = partsOf(withoutLine(withoutSpelling(text)));
  return (
    spaced &&
    parts.length > 0 &&
    parts.every(
      (part) => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(part) && isBareName(part, scene) && isUnknown(part),
    )
  );
}

/** "Ana Lopez I mean Ana Gomez": what is written as a name behind the correction. */
function nameBehindCorrection(text: string, scene: Scene): string | undefined {
  const { cues, spaced } = scene.lexicon.words;
  const behind = atSamePlaces(text).replaceAll(/['’]/gu, ' ');
  const last = [...behind.matchAll(phrasePattern(cues.correction, spaced))].at(-1);
  if (last === undefined) return undefined;
  const said = text.slice(last.index + last[0].length).replace(/^[\s,.、。]+/u, '');
  const name = bareName(said, scene);
  return name !== undefined && (!spaced || isInCapitals(name)) ? name : undefined;
}

function findName(text: string, scene: Scene, isAsked: boolean): string | undefined {
  const introduced = hearIntroduction(withoutSpelling(text), scene, isAsked)?.name;
  if (!isAsked) return spelledOut(text, introduced, scene);
  const name = introduced ?? nameBehindCorrection(text, scene) ?? bareName(text, scene);
  return spelledOut(text, name, scene) ?? hearSpelling(text);
}

/** "A checkup for my cat": the one kind of animal that is told, as it was said. */
function animalIn(text: string, { words }: Lexicon): string | undefined {
  const found = [...atSamePlaces(text).matchAll(animalsOf(words))];
  const kinds = new Set(found.map(([animal]) => animal));
  const [first] = found;
  return first === undefined || kinds.size > 1
    ? undefined
    : text.slice(first.index, first.index + first[0].length);
}

/** A name right behind a word or two: "is Luna". */
const NAME_NEAR = /^\P{Lu}{0,12}(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)/u;

const introducesOther = perLanguage(({ cues, spaced }) => phrasePattern(cues.otherName, spaced));

/** "Her name is Luna", "sie heißt Luna": the name of an animal. */
function otherNamed(text: string, { words }: Lexicon): string | undefined {
  const behind = behindLast([introducesOther(words)], text.replaceAll('ß', 'ss'));
  return behind === undefined ? undefined : NAME_NEAR.exec(behind)?.[1];
}

/** "It's an emergency, really", where the address is asked for. */
const isNoPlace = (text: string, { lexicon }: Scene): boolean =>
  !/\d/u.test(text) && (tells('trouble', text, lexicon) || lexicon.topicsOf(text).has('emergency'));

/** Nothing but a number or an address of e-mail is no free text. */
const isFreeText = (text: string): boolean =>
  /\p{L}{2}/u.test(text.replace(phonePattern, ' ')) && !/^\s*\S+@\S+\s*$/.test(text);

const aroundAnswer = perLanguage(({ language, spaced }) => {
  const { itIs, article } = patternsByLanguage[language]!;
  const one = article === '' ? '' : `(?:(?:${article})\\s+)?`;
  return spaced
    ? {
        before: new RegExp(`^(?:${itIs})\\s+${one}(?=\\S)`, 'iu'),
        behind: new RegExp(`\\s+(?:${itIs})$`, 'iu'),
      }
    : { before: /^(?!)/u, behind: new RegExp(`(?:${itIs})$`, 'u') };
});

/** "It's a Ford Focus", "Poekie heet ze", where just that is asked for; what a call is about is told in sentences. */
function answerAlone(slot: SlotDefinition, told: string, { lexicon }: Scene): string {
  if (isMatter(slot.name) || isOwnWords(slot.name)) return told;
  // "Her name is Léa", of the child whose hair is cut.
  if (slot.name !== 'pet_name' && lexicon.has('otherName', told)) return '';
  const { before, behind } = aroundAnswer(lexicon.words);
  return tidy(told).replace(before, '').replace(behind, '') || told;
}

/** A time of the clock or a part of the day, where that is asked for apart from the day. */
const isOfOtherTime = (text: string, scene: Scene): boolean =>
  scene.agent.slots.some(({ type }) => type === 'time') &&
  (findTime(text, scene, false) !== null || partOfDay(text, scene) !== undefined);

/**
 * The value of a slot in a text. `isAsked`: the agent has just asked for it, so free text counts; otherwise only what
 * can be nothing else is taken.
 *
 * @param dayAt which of several days in the text is meant
 */
export function recognize(
  slot: SlotDefinition,
  text: string,
  scene: Scene,
  isAsked: boolean,
  dayAt = 0,
): Recognized | null {
  const { lexicon } = scene;
  const of = (value: string | undefined): Recognized | null =>
    value === undefined || value === '' ? null : { value };
  switch (slot.type) {
    case 'phone': {
      const heard = locatePhone(text, lexicon.words);
      return (
        of(heard && rightedAtOnce(heard.value, text.slice(heard.end), scene)) ??
        of(
          (isAsked && lexicon.has('yes', text)) || lexicon.has('sameNumber', text)
            ? scene.callerId
            : undefined,
        )
      );
    }
    case 'email':
      return of(findEmail(text, lexicon));
    case 'number':
      return of(countPeople(text, scene, isAsked));
    case 'time':
      // "De 10 a 12", of a stay, are no hours.
      if (takesStays(scene.agent.slots) && spanOfNumbers(text, scene) !== undefined) return null;
      return (
        findTime(text, scene, isAsked) ?? of(isAsked ? someTime(text, scene) : partOfDay(text, scene, true))
      );
    case 'date': {
      if (!isDay(slot)) return of(findBirthDate(text, scene, isAsked));
      const said = withoutBirthDate(text, scene);
      const { days, keep } = hearDays(said, scene, takesStays(scene.agent.slots));
      if (keep !== 'day') return isAsked && keep === 'words' ? of(tidy(said)) : null;
      const day = days[dayAt];
      if (day === undefined)
        return isAsked && days.length === 0 && !isOfOtherTime(said, scene) ? of(someTime(said, scene)) : null;
      const meant = isPastOfToday(day, scene) ? { ...day, date: addDays(day.date!, daysOfWeek) } : day;
      return { value: speakDay(meant, scene), day: meant };
    }
    case 'boolean':
      if (!isAsked) return null;
      if (lexicon.has('no', text)) return { value: lexicon.say.noWord };
      return lexicon.has('yes', text) ? { value: lexicon.say.yesWord } : of(freeText(text, scene));
    case 'enum': {
      const values = slot.values ?? [];
      const found = values.find(
        (value) => fold(text).search(phrasePattern([value], lexicon.words.spaced)) >= 0,
      );
      return of(found) ?? (isAsked ? of(freeText(text, scene)) : null);
    }
    case 'string':
      if (isName(slot)) return of(findName(text, scene, isAsked));
      if (isPlace(slot)) {
        const isOnlyPlace = !isAsked || isNoPlace(text, scene);
        const place = isOnlyPlace || lexicon.words.spaced ? placeIn(text, scene, isAsked) : undefined;
        if (place !== undefined || isOnlyPlace) return of(place);
      }
      if (slot.name === 'staff_preference' && !isAsked) return of(personWished(text, scene));
      if (slot.name === 'vehicle' && !isAsked) return of(vehicleIn(text, scene));
      if (slot.name === 'pet_species' && !isAsked) return of(animalIn(text, lexicon));
      if (slot.name === 'pet_name' && !isAsked) return of(otherNamed(text, lexicon));
      if (slot.name === 'room_type' && !isAsked) return of(roomNamed(text, scene));
      if (slot.name === 'service' || slot.name === 'membership_interest')
        return (
          of(findService(text, scene)) ??
          (isAsked ? of(freeText(answerAlone(slot, text, scene), scene)) : null)
        );
      return isAsked ? of(freeText(answerAlone(slot, text, scene), scene, slot.name)) : null;
  }
}
