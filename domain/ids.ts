/** Makes ids; the only place that does. */
import { typeidUnboxed } from 'typeid-js';
import { idPrefixes, type IdNoun } from '../contract/ids.ts';

/** A new TypeID, e.g. `agt_01h455vb4pex5vsknk084sn02q`; later ones sort behind earlier ones. */
export function newId(noun: IdNoun): string {
  return typeidUnboxed(idPrefixes[noun]);
}

/** The part of an id behind its prefix, for what is to have the same id whoever makes it. */
export function newEffectId(): string {
  return typeidUnboxed();
}

/** The id of a noun that an effect makes. */
export function idOfEffect(noun: IdNoun, effectId: string): string {
  return `${idPrefixes[noun]}_${effectId}`;
}
