/** Hears which services of the site a caller names. */
import { phrasesFor, slotPhrase } from '../../domain/prompt/phrases/index.ts';
import { factsOf, type Scene } from './business.ts';
import { tells } from './language/signs.ts';
import { wordsOf } from './language/text.ts';
import { tidy } from './recognized.ts';
import { slotFor } from './slots.ts';

interface NamedService {
  name: string;
  stems: ReadonlySet<string>;
}

const listedServices = (scene: Scene): NamedService[] =>
  factsOf(scene, 'service').map(({ value }) => ({
    name: value.name,
    stems: new Set(scene.lexicon.contentOf(value.name)),
  }));

/** Of services those that a text names in full, the longest first. */
function namedInFull(services: readonly NamedService[], text: string, scene: Scene): NamedService[] {
  const { lexicon, index } = scene;
  const spoken = new Set(lexicon.stemsOf(text));
  const literal = new Set(lexicon.literalOf(text));
  return (
    services
      .filter(({ stems }) => stems.size > 0 && [...stems].every((stem) => index.covers(spoken, stem)))
      // A service that only means about the same is not what the caller has asked for.
      .filter(({ name }) => lexicon.literalOf(name).some((stem) => index.covers(literal, stem)))
      .sort((x, y) => y.stems.size - x.stems.size)
  );
}

/** "The Garden Suite", of a hotel: the one room that is named in full. */
export function roomNamed(text: string, scene: Scene): string | undefined {
  const { lexicon, index } = scene;
  const { label } = slotPhrase(phrasesFor(lexicon.words.language), slotFor('room_type', 'string'));
  const room = lexicon.contentOf(label);
  const isRoom = ({ stems }: NamedService): boolean => room.some((stem) => index.covers(stems, stem));
  const [longest, next] = namedInFull(listedServices(scene).filter(isRoom), text, scene);
  return next !== undefined && next.stems.size === longest?.stems.size ? undefined : longest?.name;
}

/** Listed services by their full names, otherwise the caller's own words as far as services of the site have them. */
export function findService(text: string, scene: Scene): string | undefined {
  const { lexicon, index } = scene;
  const services = listedServices(scene);
  const full = namedInFull(services, text, scene);
  const whole = new Set<string>();
  const names: string[] = [];
  for (const { name, stems } of full) {
    // "Cut", behind "cut and colour".
    if (!stems.isSubsetOf(whole)) names.push(name);
    for (const stem of stems) whole.add(stem);
  }
  const known = new Set(services.flatMap(({ stems }) => [...stems]));
  const isOf = (stems: ReadonlySet<string>, word: string): boolean =>
    lexicon.contentOf(word).some((stem) => index.covers(stems, stem));
  const named = new Set(services.flatMap(({ name }) => lexicon.literalOf(name)));
  const { soft } = lexicon.paraphrases;
  // "Half past four" is no half of anything, and "for my daughter" no service.
  const { rest } = scene.readWhen(text, scene.local?.date);
  const left = new Set(wordsOf(rest, lexicon.words));
  const isSaid = (word: string): boolean =>
    wordsOf(word, lexicon.words).every((part) => left.has(part)) &&
    (lexicon.literalOf(word).some((stem) => named.has(stem)) ||
      (!tells('persons', word, lexicon) && lexicon.contentOf(word).some((stem) => !soft.has(stem))));
  const own = text
    .split(/\s+/)
    .filter((word) => isOf(known, word) && (!lexicon.words.spaced || isSaid(word)));
  if (names.length > 0 && own.every((word) => isOf(whole, word))) return tidy(names.join(', '));
  return own.length === 0 ? undefined : tidy(own.join(' '));
}

/** "Damskie", behind "strzyżenie": the one listed service that the words make of what is to be booked, and of nothing else. */
export function narrowedService(held: string, text: string, scene: Scene): string | undefined {
  const { lexicon } = scene;
  const [stem, ...others] = lexicon.literalOf(text);
  if (held === '' || stem === undefined || others.length > 0) return undefined;
  const known = new Set(lexicon.literalOf(held));
  const isNarrower = ({ name }: NamedService): boolean => {
    const stems = new Set(lexicon.literalOf(name));
    return stems.has(stem) && stems.size === known.size + 1 && known.isSubsetOf(stems);
  };
  const [only, ...more] = known.has(stem) ? [] : listedServices(scene).filter(isNarrower);
  return more.length > 0 ? undefined : only?.name;
}
