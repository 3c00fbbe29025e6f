/** What a caller wishes beside all that he is asked for, kept with his request. */
import type { Scene } from './business.ts';
import type { Form } from './form-state.ts';
import { fold } from './language/text.ts';
import { anyLanguage } from './patterns/any-language.ts';
import { asksAnywhere } from './questions/asking.ts';
import { partsOf } from './recognize.ts';
import { behindLead } from './refusals.ts';
import { isMatter, isOfTables, matterOf, slotFor } from './slots.ts';

/** "And" is written without accents as well; Italian "è" is none. */
const isAnd = (word: string, { words }: Scene['lexicon']): boolean =>
  words.and.some((and) => [and, fold(and)].includes(word.toLowerCase()));

/** "And …": something more. */
export const beginsWithAnd = (text: string, { lexicon }: Pick<Scene, 'lexicon'>): boolean =>
  /\s/u.test(text.trim()) && isAnd(text.trim().split(/[\s,]+/u, 1)[0] ?? '', lexicon);

/** "Yes, but outside, please" */
const BUT = anyLanguage('but', { before: '^', after: '$' });

const maxWishesLength = 200;

const wishes = slotFor('special_requests', 'string');

/** "Yes, and can we sit by the window?": the wish without what leads to it and what ends it. */
function wishOf(text: string, scene: Scene): string {
  const { without } = scene.lexicon;
  const said = text.trim().replace(/^[¿¡]|[\s.!?。！？]+$/gu, '');
  const isLead = (part: string): boolean =>
    isAnd(part, scene.lexicon) || BUT.test(part) || without(['yes', 'thanks'], part) === '';
  return behindLead(said, (lead) => lead.every(isLead) || isLead(lead.join(' ')), scene) ?? said;
}

/** A form with one wish more; a message grows. */
export function withWish(form: Form, text: string, scene: Scene): Form {
  const { message = '' } = form.values;
  if (form.kind === 'message' && message !== '')
    return { ...form, values: { ...form.values, message: matterOf(message, wishOf(text, scene)) } };
  const slots = form.slots.some(({ name }) => name === wishes.name) ? form.slots : [...form.slots, wishes];
  const before = form.values[wishes.name] ?? '';
  const told = wishOf(text, scene);
  if (before.split('; ').includes(told)) return form;
  const wish = [before, told].filter((part) => part !== '').join('; ');
  return { ...form, slots, values: { ...form.values, [wishes.name]: wish.slice(0, maxWishesLength) } };
}

/** "One of us is allergic to nuts", where anything else is asked for: kept with the request, whatever else is told. */
export function withAllergies(form: Form, text: string, scene: Scene): Form {
  const { agent, lexicon } = scene;
  const asked = form.slots.find(({ name }) => name === form.asking);
  if (form.kind === 'message' || (asked !== undefined && isMatter(asked.name))) return form;
  // "I'd like to book an allergy test" tells of none.
  const isWish = (part: string): boolean => !isOfTables(agent.slots) && lexicon.has('booking', part);
  return partsOf(text)
    .filter((part) => lexicon.topicsOf(part).has('allergy') && !isWish(part) && !asksAnywhere(part, scene))
    .reduce((kept, part) => withWish(kept, part, scene), form);
}
