/** Who it is, where the business is one person whose name stands alone beside its address. */
import { factsOf } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import type { Source } from '../../../contract/schemas/facts.ts';
import { contentWithout } from '../questions/question-content.ts';
import { isRoleUnderName, openingOf } from '../evidence/people-evidence.ts';
import { fold } from '../language/text.ts';
import { spacedWords } from '../patterns/any-language.ts';

/** "Dr. Ada Birch", "Ada Birch": titles, and two or three words with a capital. */
const PERSON_LINE = new RegExp(
  `^(?:(?:${spacedWords('titles')}|${spacedWords('courtesy')})\\.?\\s+)*(\\p{Lu}\\p{Ll}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){1,2})$`,
  'u',
);
const TITLED = new RegExp(`^${spacedWords('titles')}\\.?\\s`, 'u');
const minNameLength = 4;

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
    .some((part) => part.length >= minNameLength && boxes.includes(part));
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

/**
 * "What is the masseuse called?": by the cards of those who work there; else where nothing is named but what someone is, and the site names one person, who has a title or
 * an address of e-mail, or is the business itself ("Dr. Birch").
 */
export function answerPerson(content: readonly string[], scene: Scene): Answer | null {
  const { soft, people } = scene.lexicon.paraphrases;
  const roles = content.filter((stem) => people.has(stem));
  if (asksForAll(scene)) return answerFromCards([], scene);
  if (roles.length === 0 || !content.every((stem) => people.has(stem) || soft.has(stem))) return null;
  const cards = answerFromCards(roles, scene);
  if (cards !== null) return cards;
  const [name] = factsOf(scene, 'name');
  if (name !== undefined && TITLED.test(name.value.text))
    return { text: scene.lexicon.say.quote(name.value.text), sources: [name.source] };
  const persons = personsOf(scene);
  const [person] = persons;
  if (person === undefined || persons.some(({ name }) => fold(name) !== fold(person.name))) return null;
  return { text: scene.lexicon.say.quote(person.name), sources: [person.source] };
}
