/** Japanese addresses: prefecture, town and block, from the large to the small. */
import type { FoundAddress } from './address-blocks.ts';
import type { Line } from '../page/lines.ts';
import { narrow } from '../words/index.ts';

const LABEL = String.raw`(?:(?:住所|所在地)\s?[:：]?\s?)?`;
const POSTAL = String.raw`(?<postal>\d{3}-\d{4})`;
const CODE = String.raw`(?:〒?\s?${POSTAL}\s?)?`;
const REGION = String.raw`(?<region>東京都|北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)`;
const CITY = String.raw`(?<city>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,8}?[市区町村])`;
const TOWN = String.raw`(?<city>\p{Script=Han}{1,5}市)`;
/** Up to the block; a space stands before its number only behind the name of a part of the town. */
const STREET = String.raw`(?<street>(?:[^\s,、。（(]{1,40}|[^\s,、。（(\d]{1,20}[町村目]\s)\d[^\s,、。（(]{0,20})`;

const JAPANESE = new RegExp(String.raw`${CODE}${REGION}\s?${CITY}\s?${STREET}`, 'u');
/** Without its prefecture, which people leave out of addresses in large towns. */
const JAPANESE_TOWN = new RegExp(String.raw`^${LABEL}${CODE}${TOWN}\s?${STREET}(?=$|\s?[（(])`, 'u');
/** The same behind its code, whatever follows: a building, a telephone. */
const JAPANESE_CODED_TOWN = new RegExp(String.raw`〒\s?${POSTAL}\s?${TOWN}\s?${STREET}`, 'u');
/** As far as the part of a town, and no further: an address where its code stands with it. */
const JAPANESE_UNNUMBERED = new RegExp(
  String.raw`^${LABEL}${CODE}${REGION}\s?${CITY}\s?(?<street>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,20})$`,
  'u',
);
/** A Japanese postal code on a line of its own. */
const JAPANESE_CODE = new RegExp(String.raw`^〒?\s?${POSTAL}$`, 'u');

/** A house by its name and floor, or by a word for such houses: "北斗ビル3階", "メゾン三条 1F". */
const BUILDING =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーA-Za-zⅠ-Ⅻ・\d]{2,24}(?:\s?\d{0,2}(?:ビル|ハイツ|コーポ|マンション|プラザ|タワー|センター|メゾン)\p{Script=Han}{0,2}|(?<=\D)\s?[BＢ]?\d{1,4}(?:F|階|号室|号))(?:\s?[BＢ]?\d{1,4}(?:F|階|号室|号))?$/u;

/** The building behind the block of an address, or on the line below it. */
function buildingBehind(
  after: string,
  below: Line | undefined,
  line: Line,
): { text: string; quote: string } | undefined {
  const own = after.trim();
  if (own !== '') return after.startsWith(' ') && BUILDING.test(own) ? { text: after, quote: '' } : undefined;
  if (below?.afterBreak !== true || below.container !== line.container || below.isDetached) return undefined;
  const text = narrow(below.text).trim();
  return BUILDING.test(text) ? { text, quote: ` ${below.quote}` } : undefined;
}

/** The address of a line; its code may stand on the line above, its building on the one below. */
export function japaneseAddress(
  line: Line,
  above: Line | undefined,
  below: Line | undefined,
): FoundAddress | undefined {
  if (!/[都道府県市]/.test(line.text)) return undefined;
  // "富山県高岡市上北島富山県高岡市上北島31-2": told as far as the town, and again as a whole.
  const text = narrow(line.text).replace(/([^\s\d,、。]{2,4}[都道府県][^\s\d,、。]{2,16})(?=\1)/u, '');
  const match = JAPANESE.exec(text) ?? JAPANESE_TOWN.exec(text) ?? JAPANESE_CODED_TOWN.exec(text);
  if (match !== null) return withBuilding(ofJapanese(match, line, above), match, line, below);
  const unnumbered = JAPANESE_UNNUMBERED.exec(text.trim());
  const found = unnumbered && ofJapanese(unnumbered, line, above);
  return found?.value.postal_code === undefined ? undefined : found;
}

function withBuilding(
  found: FoundAddress,
  match: RegExpExecArray,
  line: Line,
  below: Line | undefined,
): FoundAddress {
  const building = buildingBehind(match.input.slice(match.index + match[0].length), below, line);
  if (building === undefined) return found;
  const { street, printed } = found.value;
  const value = {
    ...found.value,
    street: `${street}${building.text}`,
    printed: `${printed}${building.text}`,
  };
  return { value, quote: `${found.quote}${building.quote}` };
}

function ofJapanese(match: RegExpExecArray, line: Line, above: Line | undefined): FoundAddress {
  const { postal, region, city, street } = match.groups!;
  const text = narrow(line.text);
  const behind = /^[^〒]{0,24}[（(]〒\s?(\d{3}-\d{4})/u.exec(
    text.slice(text.indexOf(match[0]) + match[0].length).trim(),
  )?.[1];
  const code = postal ?? JAPANESE_CODE.exec(narrow(above?.text ?? ''))?.groups!['postal'] ?? behind;
  const value = {
    street: street!,
    city: city!,
    ...(region === undefined ? {} : { region }),
    ...(code === undefined ? {} : { postal_code: code }),
    country: 'JP',
    printed: match[0].trim(),
  };
  return { value, quote: line.quote };
}
