/** What kind of thing a slot asks for. */
import type { SlotDefinition } from '../../domain/templates/types.ts';
import type { LanguageWords } from './words/types.ts';

/** A slot that every form may have. */
export const slotFor = (name: string, type: SlotDefinition['type']): SlotDefinition => ({
  name,
  description: name,
  type,
  required: true,
});

/** Whether a slot asks for a day to come on; a date of birth is none. */
export const isDay = ({ name, type }: SlotDefinition): boolean => type === 'date' && name !== 'date_of_birth';

/** Whether callers are asked for two days: of arrival and of departure. */
export const takesStays = (slots: readonly SlotDefinition[]): boolean => slots.filter(isDay).length > 1;

/** Whether a slot asks when somebody comes. */
export const isWhen = (slot: SlotDefinition): boolean => isDay(slot) || slot.type === 'time';

/** Whether a slot asks for something that is no words. */
export const isCounted = ({ type }: SlotDefinition): boolean => ['date', 'time', 'number'].includes(type);

/** Whether a slot keeps what the caller says with its days and times, in his own words. */
export const isOwnWords = (name: string): boolean => ['message', 'booking', 'new_time'].includes(name);

/** Whether a slot asks what the call is about. */
export const isMatter = (name: string): boolean => ['reason', 'problem', 'message'].includes(name);

const maxMatterLength = 200;

/** What a call is about, of all that was told of it. */
export const matterOf = (...told: readonly string[]): string =>
  told
    // What a greeting that was taken away has left behind it.
    .map((part) => part.trim().replace(/^[\s?!.,;:…、。]+/u, ''))
    .filter((part) => part !== '')
    .join('; ')
    .slice(0, maxMatterLength);

/** Whether a slot asks where the work is to be done. */
export const isPlace = ({ name }: SlotDefinition): boolean => name === 'service_address';

/** Whether a slot asks for the name of the caller. */
export const isName = ({ name }: SlotDefinition): boolean => name === 'caller_name';

/** Whether every caller is asked for how many come: a table is wanted. */
export const isOfTables = (slots: readonly SlotDefinition[]): boolean =>
  slots.some(({ type, required }) => type === 'number' && required);

/** The kind under which callers name a slot. */
export function kindOf(slot: SlotDefinition): keyof LanguageWords['slotNames'] | undefined {
  if (isName(slot)) return 'name';
  if (slot.name === 'vehicle') return 'vehicle';
  const { type } = slot;
  return type === 'phone' || type === 'date' || type === 'time' || type === 'number' || type === 'email'
    ? type
    : undefined;
}
