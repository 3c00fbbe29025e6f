/** Hears whom of the team a caller asks for by name. */
import { escapeRegExp } from '../../domain/knowledge/words/union.ts';
import { factsOf, type Scene } from './business.ts';
import { perLanguage } from './language/per-language.ts';
import { tells, withoutSign } from './language/signs.ts';
import { capitalize } from './language/text.ts';
import { patternsByLanguage, spacedWords } from './patterns/any-language.ts';
import { isLanguage } from './questions/is-about.ts';
import { hoursCues } from './questions/question-content.ts';

const TITLE = new RegExp(`^(?:${spacedWords('titles')}|${spacedWords('courtesy')})\\.? `, 'u');
const NAME = `((?:${spacedWords('titles')}\\.? |${spacedWords('courtesy')}\\.? )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)`;
const JAPANESE_NAME = '([^、。\\s]{1,8}?)';

const patternsOf = perLanguage(({ language, spaced }) => {
  const { speakTo, reached, personFree } = patternsByLanguage[language]!;
  const compile = (source: string): RegExp =>
    spaced
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${source.replaceAll('NAME', NAME)})(?![\\p{L}\\p{N}])`, 'u')
      : new RegExp(source.replaceAll('NAME', JAPANESE_NAME), 'u');
  return { speakTo: compile(speakTo), reached: compile(reached), personFree: compile(personFree) };
});

/** Whether the site writes a word with a small letter, which no name has; addresses of mail do. */
function isWrittenSmall(word: string, { index, lexicon: { words } }: Scene): boolean {
  if (!words.spaced) return false;
  const small = new RegExp(
    `(?<![\\p{L}\\p{N}@./_-])${escapeRegExp(word.toLowerCase())}(?![\\p{L}\\p{N}@./_-])`,
    'u',
  );
  return index.pieces.some(({ text }) => small.test(text));
}

/** Whether a word with a capital is neither a day nor a language, nothing that callers ask about and no offer. */
function isPerson(name: string, scene: Scene): boolean {
  const { lexicon, readWhen } = scene;
  const { days, relativeWithoutClock } = readWhen(name, undefined);
  if (days.length > 0 || relativeWithoutClock || lexicon.topicsOf(name).size > 0) return false;
  // "¿Está Abierto?"
  if (hoursCues.some((cue) => lexicon.has(cue, name))) return false;
  // "Ihre Nummer" is written with a capital, too.
  const [first = ''] = name.replace(TITLE, '').split(' ');
  const stems = lexicon.literalOf(first).length === 0 ? [] : lexicon.contentOf(name);
  // "Is Pilates available?", where the site writes of pilates.
  if (isWrittenSmall(first, scene)) return false;
  const offered = factsOf(scene, 'service').flatMap(({ value }) => lexicon.contentOf(value.name));
  return stems.length > 0 && stems.every((stem) => !isLanguage(stem, lexicon) && !offered.includes(stem));
}

function named(form: 'speakTo' | 'reached' | 'personFree', text: string, scene: Scene): string | undefined {
  const pattern = patternsOf(scene.lexicon.words)[form];
  const said = text.trim().replace(/^[¿¡]+|\s*[.!?？。]+$/gu, '');
  // "Is Maria in?" begins with a capital that names nobody.
  for (const each of [said, `${said.charAt(0).toLowerCase()}${said.slice(1)}`]) {
    const name = pattern
      .exec(each)
      ?.slice(1)
      .find((group) => group !== undefined);
    if (name !== undefined && isPerson(name, scene)) return capitalize(name);
  }
  return undefined;
}

/** "Can I speak to Maria?", "Put Maria on, please": who is wanted on the line. */
export const personWanted = (text: string, scene: Scene): string | undefined =>
  // "When is Maria in?" asks for her days, "On which number can I reach Maria?" for the number.
  scene.lexicon.has('when', text) || asksWhichNumber(text, scene) ? undefined : named('speakTo', text, scene);

/** "Let me speak to the doctor", and nothing of what it is about. */
export const wantsByRole = (text: string, { lexicon }: Scene): boolean => {
  const isAsked = tells('personByRole', text, lexicon) && !lexicon.has('when', text);
  const beside = lexicon.without(['greeting', 'thanks', 'yes'], text);
  return isAsked && lexicon.contentOf(withoutSign('personByRole', beside, lexicon)).length === 0;
};

const asksWhichNumber = (text: string, { lexicon }: Scene): boolean =>
  lexicon.has('which', text) && (lexicon.has('phone', text) || lexicon.has('email', text));

/** "Is Maria free next week?": with whom an appointment is wished. */
export const personWished = (text: string, scene: Scene): string | undefined =>
  named('personFree', text, scene);

/** "Is this Domino's?": whom the caller believes to have reached. */
export const nameReached = (text: string, scene: Scene): string | undefined => named('reached', text, scene);
