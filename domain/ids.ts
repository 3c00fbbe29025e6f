/** Makes ids; the only place that does. */
import { typeidUnboxed } from 'typeid-js';
import { idPrefixes, type IdNoun } from '../contract/ids.ts';

/** A new TypeID, e.g. `agt_01h455vb4pex5vsknk084sn02q`; later ones sort behind earlier ones. */
export function newId(noun: IdNoun): string {
  return typeidUnboxed(idPrefixes[noun]);
}
