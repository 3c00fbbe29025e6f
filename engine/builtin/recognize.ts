/** Recognises the values of slots in what a caller says. */
import type { SlotDefinition } from '../../domain/templates/types.ts';
import { factsOf } from './business.ts';
import type { Scene } from './business.ts';
import { speakDay } from './answers/speak-hours.ts';
import { phrasePattern } from './language/lexicon.ts';
import { findPhone, hearPhone, hearSpelling, phonePattern } from './language/spoken-numbers.ts';
import { fold, wordsOf } from './language/text.ts';
import type { DayReference } from './language/when.ts';

export interface Recognized {
  /** As the agent repeats it. */
  value: string;
  /** The day meant, where it is one. */
  day?: DayReference;
}

const maxTextLength = 200;
const tidy = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;!]+$/, '')
    .slice(0, maxTextLength);

const findEmail = (text: string): string | undefined =>
  /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/u.exec(
    text.replace(/\s+at\s+(?=\S+(?: dot |\.))/i, '@').replace(/(?<=@\S{1,63}) dot (?=\S)/i, '.'),
  )?.[0];

/** What stands after "my name is", in the caller's own writing. */
function findIntroducedName(text: string, scene: Scene): string | undefined {
  const { words } = scene.lexicon;
  if (!words.spaced) return undefined;
  const tokens = text.match(/[\p{L}\p{M}'’.-]+/gu) ?? [];
  const folded = tokens.map(fold);
  for (const cue of words.cues.nameIs.map((phrase) => fold(phrase).split(' '))) {
    const at = folded.findIndex((_, index) => cue.every((part, offset) => folded[index + offset] === part));
    if (at < 0) continue;
    const name: string[] = [];
    for (const token of tokens.slice(at + cue.length, at + cue.length + 3)) {
      if (!/^\p{Lu}/u.test(token)) break;
      name.push(token.replace(/[.,]+$/, ''));
      if (/[.,]$/.test(token)) break;
    }
    if (name.length > 0) return name.join(' ');
  }
  return undefined;
}

function bareName(text: string, scene: Scene): string | undefined {
  const introduced = findIntroducedName(text, scene);
  if (introduced !== undefined) return introduced;
  let name = tidy(text)
    .replace(/\+?\(?\d[\d\s().\/-]{5,22}\d/g, '')
    .replace(/[,;]\s*$/, '')
    .trim();
  const folded = fold(name);
  const cue = scene.lexicon.words.cues.nameIs.map(fold).find((phrase) => folded.startsWith(`${phrase} `));
  if (cue !== undefined) name = name.split(/\s+/).slice(cue.split(' ').length).join(' ');
  const count = name.split(/\s+/).length;
  return name === '' || count > 5 || /[?@\d]/.test(name) ? undefined : name;
}

/** The name with the word that is spelled beside it in that spelling. */
function spelledOut(text: string, name: string | undefined): string | undefined {
  const spelled = hearSpelling(text);
  if (spelled === undefined || name === undefined) return name;
  const kept = name.split(/\s+/).filter((word) => word.length > 1 && !/^(?:\p{L}[-–.,])+\p{L}?$/u.test(word));
  const at = kept.findLastIndex((word) => fold(word).startsWith(fold(spelled.charAt(0))));
  return at < 0
    ? [...kept.filter((word) => /^\p{Lu}/u.test(word)), spelled].join(' ')
    : kept.with(at, spelled).join(' ');
}

/** A day, a time or a telephone number alone is the answer to another question. */
function isOtherValue(text: string, { lexicon, readWhen, local }: Scene): boolean {
  const when = readWhen(text, local?.date);
  const { soft } = lexicon.paraphrases;
  const rest = lexicon.contentOf(lexicon.without(['correction', 'no', 'yes'], when.rest));
  const isWhen = when.days.length > 0 || when.times.length > 0;
  return (isWhen && rest.every((stem) => soft.has(stem))) || hearPhone(text, lexicon.words) !== undefined;
}

function findCount(text: string, scene: Scene, isAsked: boolean): string | undefined {
  const { lexicon, local } = scene;
  const { words } = lexicon;
  const { rest } = scene.readWhen(text, local?.date);
  const number = `(\\d{1,3}|${Object.keys(words.numbers)
    .sort((x, y) => y.length - x.length)
    .join('|')})`;
  const people = words.cues.people.map(fold).join('|');
  const before = words.cues.forPeople.map(fold).join('|');
  const edge = words.spaced ? '(?![\\p{L}\\p{N}])' : '';
  const match =
    new RegExp(`${number}\\s*(?:${people})${edge}`, 'u').exec(rest) ??
    new RegExp(`(?:${people}|${before})\\s+${number}${edge}`, 'u').exec(rest) ??
    (isAsked
      ? new RegExp(`${words.spaced ? '(?<![\\p{L}\\p{N}])' : ''}${number}${edge}`, 'u').exec(fold(text))
      : null);
  const found = match?.[1];
  if (found !== undefined && findPhone(text)?.includes(found) === true) return undefined;
  return found === undefined ? undefined : String(words.numbers[found] ?? Number(found));
}

/** A listed service by its full name, otherwise the caller's own words as far as services of the site have them. */
function findService(text: string, scene: Scene): string | undefined {
  const { lexicon, index } = scene;
  const spoken = new Set(lexicon.stemsOf(text));
  const services = factsOf(scene, 'service').map(({ value }) => ({
    name: value.name,
    stems: lexicon.contentOf(value.name),
  }));
  const full = services
    .filter(({ stems }) => stems.length > 0 && stems.every((stem) => index.covers(spoken, stem)))
    .sort((x, y) => y.stems.length - x.stems.length)[0];
  if (full !== undefined) return full.name;
  const known = new Set(services.flatMap(({ stems }) => stems));
  const own = text
    .split(/\s+/)
    .filter((word) => lexicon.contentOf(word).some((stem) => index.covers(known, stem)));
  return own.length === 0 ? undefined : tidy(own.join(' '));
}

/** Nothing but a number or an address of e-mail is no free text. */
const isFreeText = (text: string): boolean =>
  /\p{L}{2}/u.test(text.replace(phonePattern, ' ')) && !/^\s*\S+@\S+\s*$/.test(text);

function findTime(text: string, scene: Scene, isAsked: boolean): string | undefined {
  const { words, say } = scene.lexicon;
  const times = scene.readWhen(text, scene.local?.date).times;
  const bare = isAsked && times.length === 0 ? /^\D{0,12}(\d{1,2})\D{0,12}$/.exec(text)?.[1] : undefined;
  const marker = words.at[0] ?? '';
  const readings = bare === undefined ? times : scene.readWhen(`${marker} ${bare}`, undefined).times;
  const [first] = readings;
  if (first === undefined) return undefined;
  // Two readings stay as said: the caller hears them again at the end and can set them right.
  const isOpenToBoth = readings.length === 2 && !words.clock24;
  return isOpenToBoth ? say.time(first).replace(/\s?[ap]m$/, '') : say.time(first);
}

/**
 * The value of a slot in a text. `isAsked`: the agent has just asked for it, so free text counts; otherwise only what
 * can be nothing else is taken.
 */
export function recognize(
  slot: SlotDefinition,
  text: string,
  scene: Scene,
  isAsked: boolean,
): Recognized | null {
  const { lexicon } = scene;
  const of = (value: string | undefined): Recognized | null =>
    value === undefined || value === '' ? null : { value };
  switch (slot.type) {
    case 'phone':
      return (
        of(hearPhone(text, lexicon.words)) ??
        (isAsked && scene.callerId !== undefined && lexicon.has('yes', text)
          ? { value: scene.callerId }
          : null)
      );
    case 'email':
      return of(findEmail(text));
    case 'number':
      return of(findCount(text, scene, isAsked));
    case 'time':
      return of(findTime(text, scene, isAsked)) ?? (isAsked ? of(tidy(text)) : null);
    case 'date': {
      if (slot.name === 'date_of_birth') return isAsked && /\d/.test(text) ? of(tidy(text)) : null;
      const [day] = scene.readWhen(text, scene.local?.date).days;
      if (day !== undefined && day.date !== undefined) return { value: speakDay(day, scene), day };
      if (day !== undefined) return { value: speakDay(day, scene), day };
      return isAsked ? of(tidy(text)) : null;
    }
    case 'boolean':
      if (!isAsked) return null;
      if (lexicon.has('no', text)) return { value: lexicon.say.noWord };
      return lexicon.has('yes', text) ? { value: lexicon.say.yesWord } : of(tidy(text));
    case 'enum': {
      const values = slot.values ?? [];
      const found = values.find(
        (value) => fold(text).search(phrasePattern([value], lexicon.words.spaced)) >= 0,
      );
      return of(found) ?? (isAsked ? of(tidy(text)) : null);
    }
    case 'string':
      if (slot.name === 'caller_name')
        return of(spelledOut(text, isAsked ? bareName(text, scene) : findIntroducedName(text, scene)));
      if (slot.name === 'service' || slot.name === 'membership_interest')
        return of(findService(text, scene)) ?? (isAsked && isFreeText(text) ? of(tidy(text)) : null);
      return isAsked &&
        !isOtherValue(text, scene) &&
        (isFreeText(text) || (wordsOf(text, lexicon.words).length > 0 && findPhone(text) === undefined))
        ? of(tidy(text))
        : null;
  }
}
