/** Which telephone numbers are those of a branch that a caller names. */
import { factsOf } from '../business.ts';
import type { FactOf, Scene } from '../business.ts';
import type { Piece } from '../evidence/retrieval.ts';
import { digitsOf } from '../language/spoken-numbers.ts';
import { fold } from '../language/text.ts';

const minStreetLength = 5;

/**
 * Numbers under a heading that has the name, or whose nearest address has it.
 *
 * @param content stems that name the branch
 * @returns none where the site does not say whose they are
 */
export function phonesOfBranch(content: readonly string[], scene: Scene): FactOf<'phone'>[] {
  const { index, lexicon } = scene;
  const named = content.filter((stem) => !lexicon.paraphrases.soft.has(stem));
  const addresses = factsOf(scene, 'address');
  if (named.length === 0 || addresses.length < 2) return [];
  const said = index.pieces.filter(({ fact }) => fact === undefined);
  const isOf = (stems: ReadonlySet<string>): boolean => named.every((stem) => stems.has(stem));
  const addressIn = ({ text, source }: Piece): FactOf<'address'> | undefined =>
    addresses.find(({ value, source: { url } }) => {
      const street = fold(value.street ?? value.printed);
      return url === source.url && street.length >= minStreetLength && fold(text).includes(street);
    });
  const nearest = (at: number): FactOf<'address'> | undefined => {
    const { url } = said[at]!.source;
    const found = said
      .map((piece, where) => ({ piece, away: Math.abs(at - where) }))
      .filter(({ piece }) => piece.source.url === url && addressIn(piece) !== undefined)
      .sort((a, b) => a.away - b.away)[0];
    return found && addressIn(found.piece);
  };
  return factsOf(scene, 'phone').filter(({ value }) => {
    const places = [...said.keys()].filter((at) =>
      digitsOf(said[at]!.text).includes(digitsOf(value.printed)),
    );
    return places.some((at) => {
      if (isOf(new Set(lexicon.stemsOf(said[at]!.context)))) return true;
      const address = nearest(at);
      return address !== undefined && isOf(new Set(lexicon.stemsOf(address.value.printed)));
    });
  });
}
