/** Every language whose pages can be judged by their words; a new one is a file and a line here. */
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { dutch } from './nl.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { romanian } from './ro.ts';
import type { PageWords } from './types.ts';

export const languages: readonly PageWords[] = [
  english,
  german,
  spanish,
  french,
  italian,
  portuguese,
  dutch,
  polish,
  romanian,
  japanese,
];
