/** What a site is silent about, so that an agent may say so without looking any further. */
import type { FactKind } from '../../contract/schemas/facts.ts';
import { mayHoldSpan } from '../knowledge/hours/gate.ts';
import type { Knowledge } from '../knowledge/types.ts';
import { inAnyLanguage } from '../knowledge/words/in-any-language.ts';

const NUMBER = /\d(?:[\s()./-]{0,2}\d){6}/;
const ADDRESS = new RegExp(
  `(?:^|\\n|[•·*]\\s?)(?:${inAnyLanguage.contact.addressLabels})\\s?[:：]\\s?\\S`,
  'iu',
);

/** Whether a passage may tell what was not read as a fact. Of what is offered and how it is done any sentence may. */
const mayTell: Partial<Record<FactKind, (text: string) => boolean>> = {
  phone: (text) => NUMBER.test(text),
  email: (text) => text.includes('@'),
  address: (text) => ADDRESS.test(text),
  hours: mayHoldSpan,
};

/** Contact data and hours of which there is neither a fact nor a passage that may tell them. */
export const silentKinds = ({ absent, passages }: Knowledge): FactKind[] =>
  absent.filter((kind) => {
    const tells = mayTell[kind];
    return tells !== undefined && !passages.some(({ text }) => tells(text));
  });
