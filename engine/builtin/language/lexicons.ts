/** The languages that the built-in engine speaks; others get English. */
import { compileLexicon } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import { createWhenReader } from './when.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { fr } from '../words/fr.ts';
import { it } from '../words/it.ts';
import { ja } from '../words/ja.ts';
import { nl } from '../words/nl.ts';
import { pl } from '../words/pl.ts';
import { pt } from '../words/pt.ts';
import { ro } from '../words/ro.ts';
import { perLanguage } from './per-language.ts';
import type { LanguageWords } from '../words/types.ts';

export const allWords: readonly LanguageWords[] = [en, de, es, fr, it, pt, nl, pl, ro, ja];

/** Accepts any BCP 47 tag (`de-AT`); only the primary subtag counts. */
export function wordsFor(language: string): LanguageWords {
  const primary = language.toLowerCase().split(/[-_]/)[0];
  return allWords.find((each) => each.language === primary) ?? en;
}

export interface CompiledLanguage {
  lexicon: Lexicon;
  readWhen: ReturnType<typeof createWhenReader>;
}

const compiledFor = perLanguage((words): CompiledLanguage => {
  const lexicon = compileLexicon(words);
  return { lexicon, readWhen: createWhenReader(lexicon) };
});

/** A language with its words compiled; as `wordsFor` takes it. */
export const lexiconFor = (language: string): CompiledLanguage => compiledFor(wordsFor(language));
