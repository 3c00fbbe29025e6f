/** Tells streets from what stands around them. */
import type { Form } from './address-forms.ts';
import type { Line } from './lines.ts';

/** A part of a house, which never opens an address. */
const SUITE =
  /^(?:suite|ste\.?|unit|floor|apt\.?|level|shop|flat|office|room|bldg\.?|building|bureau|local|loja|sala|b[âa]t(?:iment|\.)?|#)\s?\S{1,12}$/i;
/** A district on a line between street and town: "OT Altdorf". */
const DISTRICT = /^(?:OT|Ortsteil|Stadtteil)\s\p{Lu}[\p{L} -]{2,30}$/u;
/** Words that streets are called by. */
export const STREET_WORD =
  /stra(?:ß|ss)e|str\.|gasse\b|weg\b|platz|allee|ufer|damm|ring\b|\brue\b|avenue|\bav\.|boulevard|\bbd\b|\bplace\b|chemin|\bquai\b|impasse|\broute\b|\bcours\b|\bsquare\b|calle|\bc\/|avda|\bavd\b|avenida|plaza|paseo|carrer|ronda|camino|\bvia\b|viale|piazza|corso|vicolo|largo|strada|\bul\.|\bal\.|aleja|plac\b|\brua\b|travessa|praça|straat|laan|plein|gracht|kade|\bstr\b|bulevardul|șoseaua|street|\bst\b|\bave\b|road|\brd\b|lane|\bln\b|drive|\bdr\b|\bway\b|court|\bblvd|highway|\bhwy|parkway|\bpkwy|terrace|crescent|close\b|market|\brow\b|gate\b|\bquay\b|\bwharf\b|\bmews\b|\bgrove\b|\bestate\b|\bparade\b|\bgardens\b|\bhill\b|\bcolony\b|\bnagar\b|\bmarg\b|chauss[ée]e|steenweg|contrada|piazzale|\blocalit[àa]\b|\brodovia\b|\balameda\b|\bsteeg\b|\bsingel\b|\bdreef\b|\bhof\b|\bos\.|\bv\.le|\bc\.so|\bp\.zza|\bbd\.|\bblvd|\bsalai\b|\bcarrera\b|\bcra\.|\bjr\.|\butca\b|\bcad\.|\bsok\.|gatan\b|gade\b|\bcesta\b|\bjalan\b|вул\.|ул\.|\bpol[íi]gono\b|\blieu[- ]dit\b|\b(?:rynek|calea|aleea|splaiul|pia[țt]a|boul|pza|plza|ctra|carretera|rds|cnr|grote markt)\b|\b(?:r\. |b[vl]\.|km\.? ?\d)/iu;
/** How Colombians tell a house: by its street, the street that crosses it and the metres between. */
const CROSSING =
  /^(?:carrera|calle|avenida|diagonal|transversal|cra|kra|cr|kr|cll|cle|cl|dg|diag|tv|trans|av)\.? ?\d{1,3} ?[a-z]{0,2}(?: (?:sur|norte|bis|este|oeste)){0,2} ?(?:#|n[o°º]\.?|nro\.?|-) ?\d{1,3} ?[a-z]{0,2} ?-? ?\d{1,3}(?: (?:sur|norte|este|oeste))?$/i;
/** Cheap, and true of every line with one. */
const CROSSING_HINT = /\d ?\p{L}{0,6} ?(?:#|[Nn][o°ºr]\.? ?) ?\d/u;

/** "Cr 5B #22-20": a whole part of a line. */
export function isCrossing(text: string): boolean {
  return CROSSING_HINT.test(text) && CROSSING.test(text);
}

/** A box at the post office is no place to go to. */
const BOX =
  /^(?:postal[:\s]+)?(?:p\.? ?o\.? ?box|post office box|private bag|postfach|bo[iî]te postale|b\.?p\.?(?= ?\d)|apartado(?: de correos)?|casella postale|postbus|skrytka pocztowa|caixa postal)(?!\p{L})/iu;
/** The number of a house, or that it has none. */
const NUMBERED = /\d|\bs\/n|\bsnc\b|\bs\.n\./;
const STREET = /^[\p{L}\d][\p{L}\d\s.,'’#&/()°ºª–-]{4,90}$/u;

export interface Street {
  text: string;
  quote: string;
  isSameLine: boolean;
  /** On the line after the town. */
  isBelow?: true;
  start: number;
}

/** The street before the town: earlier in the line, or on the line above (with a suite between, two above). */
export function streetBefore(
  lines: Line[],
  index: number,
  match: RegExpExecArray,
  { countries, isLong }: Form,
): Street | undefined {
  const line = lines[index]!;
  const before = line.text.slice(0, match.index).replace(/[\s,·•|/–-]+$/, '');
  const inCity = match.index === 0 || before === '' ? undefined : sameLineStreet(before, isLong ? 7 : 3);
  if (inCity) return { ...inCity, quote: line.quote, isSameLine: true };
  const landmarks = isLong === true ? landmarksIn(before) : undefined;
  if (landmarks) return { ...landmarks, quote: line.quote, isSameLine: true };
  const lastPart = before.split(/,\s*/).at(-1)!;
  // Houses on village streets have names instead of numbers, and hamlets are streets.
  const isBritish = countries[0] === 'GB' || countries[0] === 'IE';
  const isNamed =
    lastPart.length <= 50 && (isBritish ? STREET_WORD.test(lastPart) : isHamlet(lastPart) && match[0] !== '');
  if (isNamed)
    return { text: lastPart, quote: line.quote, isSameLine: true, start: before.lastIndexOf(lastPart) };
  const ownBox = BOX.test(lastPart) && lastPart.length <= 40 ? lastPart : undefined;
  if (ownBox !== undefined)
    return { text: ownBox, quote: line.quote, isSameLine: true, start: before.lastIndexOf(ownBox) };
  if (before.length > 25) return undefined;
  const isBox = BOX.test(lines[index - 1]?.text ?? '');
  const box = isBox ? lines[index - 1]! : undefined;
  const boxed =
    box === undefined || box.text.length > 40 || !/\d/.test(box.text)
      ? undefined
      : { text: box.text.replace(/[,\s]+$/, ''), quote: box.quote, isSameLine: false, start: 0 };
  const above = lines[index - (isBox ? 2 : 1)];
  if (!above || above.kind === 'alt' || above.text.length > 90) return boxed;
  const further = isBox ? undefined : lines[index - 2];
  const isDistrict = DISTRICT.test(above.text);
  if ((isDistrict || SUITE.test(above.text)) && further && isStreet(further.text)) {
    const isApart = above.isDetached;
    return {
      text: isDistrict ? further.text : `${further.text}, ${above.text}`,
      quote: isApart ? above.quote : `${further.quote} ${above.quote}`,
      isSameLine: false,
      start: 0,
    };
  }
  const text = above.text
    .replace(LABEL_LEAD, '')
    .replace(/^[\p{L} ]{3,14}:\s+/u, '')
    .replace(/\s\([^()\d]{2,30}\)$/, '')
    .replace(/[,\s]+$/, '');
  if (!isStreet(text) && !(isAddressLabel(lines[index - 2]) && isPlaceName(text))) return boxed;
  const quote = isBox ? `${above.quote} ${lines[index - 1]!.quote}` : above.quote;
  return { text, quote, isSameLine: false, start: 0 };
}

/** "Lieu-dit Le Moulin", "Loc. Pian dei Mori", "Finca La Ermita": a place in the country that no street leads through. */
const HAMLET =
  /^(?:lieu[- ]?dit|le bourg|hameau|loc(?:\.|alit[àa])|fraz(?:\.|ione)|c(?:ontrada|\.da)|borgo|podere|tenuta|finca|partida|paraje|caser[íi]o|lugar d[aeo]|quinta d[aeo]s?|s[íi]tio|fazenda|herdade|cnr|corner of)(?!\p{L})[\p{L} .,'’&-]{0,40}$/iu;

function isHamlet(text: string): boolean {
  return /^\p{Lu}/u.test(text) && HAMLET.test(text);
}

const ADDRESS_LABEL =
  /^(?:(?:our |office |postal |street |visiting )?address|location|adresse|anschrift|direcci[oó]n|domicilio|indirizzo|morada|endere[cç]o|adres|adres[aă]|bezoekadres|siedziba|sede|où nous trouver)\s?:?$/iu;

/** "Address:" on a line of its own: what follows is the street, with a number or without. */
export function isAddressLabel(line: Pick<Line, 'text'> | undefined): boolean {
  return line !== undefined && line.text.length <= 24 && ADDRESS_LABEL.test(line.text.trim());
}

function isPlaceName(text: string): boolean {
  return /^\p{Lu}[\p{L} .'’-]{6,60}$/u.test(text) && text.includes(' ');
}

/** "Opp. City Hospital, Station Road", "12/A, 4th Cross, Indiranagar": where no house has a number, all that stands there. */
function landmarksIn(before: string): { text: string; start: number } | undefined {
  const text = trimLead(before);
  const parts = text.split(/,\s*/);
  const isPlace =
    parts.length >= 2 &&
    parts.length <= 7 &&
    text.length <= 110 &&
    parts.every((part) => /^[\p{Lu}\d#]/u.test(part) && part.length <= 45) &&
    (STREET_WORD.test(text) || /\d/.test(text) || /^(?:opp|near|behind|next to)/i.test(text));
  return isPlace && !/[@:]|\d{5}/.test(text) ? { text, start: before.lastIndexOf(text) } : undefined;
}

function sameLineStreet(before: string, maxParts: number): { text: string; start: number } | undefined {
  // The last parts between commas or bullets that together hold a number.
  const cut =
    /[|•·;:]\s|(?<=[\p{L}\d)])(?<!(?<!\p{L})(?:\p{Lu}|St|Av|Ave|Dr|Str|ul|al|Pl|Pza|Rd|No|Nr|Avda|Urb|Col|boul|Boul|Loc|loc|Fraz|Pol|Ctra|Bv|Bl|Rod|Opp|Nr|da|so|le|Izda|Dcha|Edif))\.\s+(?=\p{Lu}[\p{L}]{2,}\s\p{L}|\d{1,5}\s\p{Lu})/gu;
  let start = 0;
  for (const mark of before.matchAll(cut)) {
    const rest = before.slice(mark.index + mark[0].length);
    if (/\d/.test(rest)) start = mark.index + mark[0].length;
  }
  const text = before
    .slice(start)
    .replace(/^[^\p{L}\d]+/u, '')
    .trim();
  const parts = text.split(/,\s*/);
  for (let from = parts.length - 1; from >= Math.max(0, parts.length - maxParts); from -= 1) {
    const street = parts.slice(from).join(', ');
    const opening = parts[from]!;
    // "14, rue de la République": the number is a part of its own.
    const isNumbered =
      /^\d{1,4}\s?(?:bis|ter|[a-z]|[-/]\d{1,4})?$/i.test(opening) &&
      (STREET_WORD.test(street) || /^\d{1,3}\/\d/.test(opening));
    const isWhole =
      isNumbered ||
      (STREET_WORD.test(opening) ? /\d/.test(street) : /\d/.test(opening) && /\p{L}{3}/u.test(opening));
    // "Unit 4, Mill Trading Estate": a unit opens an address only where the rest is no street of its own.
    const isOpening =
      !SUITE.test(opening) ||
      (parts.length - from >= 2 && (/^unit\s/i.test(opening) || STREET_WORD.test(parts.at(-1)!)));
    if (isWhole && isOpening && isStreet(street)) {
      const own = trimLead(fromStreetWord(street));
      const opener = own === street ? (parts[from - 1] ?? '') : '';
      // "455, boul. René-Lévesque Est, bureau 200": the number before the street that names another one behind.
      const isHouse = /^\d{1,5}[a-z]?$/i.test(opener) && /^\D/.test(street);
      const isUnit = isHouse || (SUITE.test(opener) && /^\d/.test(street));
      const isEstate =
        !STREET_WORD.test(street) && STREET_WORD.test(opener) && !/\d/.test(opener) && opener.length <= 40;
      const trimmed = (isUnit || isEstate) && isStreet(`${opener}, ${street}`) ? `${opener}, ${street}` : own;
      return { text: trimmed, start: start + before.slice(start).lastIndexOf(trimmed) };
    }
  }
  return undefined;
}

/** "Zapraszamy do salonu przy ul. Długiej 8": words of a sentence before the word that opens the street. */
export function fromStreetWord(street: string): string {
  const opening =
    /^.{4,}?(?<!\p{L})\p{Ll}[\p{L}']*\s(?=(?:ul\.|al\.|os\.|rue|avenue|via|viale|corso|piazza|calle|c\/|avda\.?|rua|avenida|str\.|strada|bd\.|bulevardul)\s)/iu.exec(
      street,
    );
  return opening && /\d/.test(street.slice(opening[0].length)) && !/\d/.test(opening[0])
    ? street.slice(opening[0].length)
    : street;
}

const UNIT_WORD =
  /^(?:unit|lot|shop|flat|suite|office|studio|level|no|nr|plot|stand|erf|block|plaza|rr)\.?\s\d/i;
/** "Adresse3 rue du Lac", "Anschrift Am Bach 3": a label that a colon, a space or only a style divides from the street. */
const LABEL_LEAD =
  /^(?:[Oo]ur )?(?:[Aa]ddress|[Aa]dresse|[Aa]nschrift|[Dd]irecci[oó]n|[Dd]omicilio|[Ii]ndirizzo|[Mm]orada|[Ee]ndere[cç]o|[Aa]dres|[Aa]dres[aă]|[Bb]ezoekadres|[Ll]ocation|[Ss]iège social|[Ss]ede(?: legale)?)(?:\s?[:：]\s?|\s|(?=[\d\p{Lu}]))(?=[\d\p{Lu}])/u;

/** "You find us at 12 High Street": the street begins at its number or its first capital letter before it. */
export function trimLead(street: string): string {
  const label = LABEL_LEAD.exec(street);
  if (label) return trimLead(street.slice(label[0].length));
  const lead =
    /^.*?(?<![\p{L}\p{M}])(?:at|in der|in|located at|address|adresse|anschrift|dirección|indirizzo|morada|adres|adresa|to|en|à|au|is|:)[:\s]\s*(?=\d|\p{Lu})/u.exec(
      street,
    );
  const rest = (lead ? street.slice(lead[0].length) : street)
    .replace(/\s(?:à|in|at)$/, '')
    .replace(
      /(?<=\d[a-zA-Z]?)\s(?:(?:in|à|en|em|te|din|at|im)(?:\s\p{Lu}[\p{L}-]+)?|(?:a|w)\s\p{Lu}[\p{L}-]+)$/u,
      '',
    );
  // "Elm Stores 5 Elm Road": where the number comes first, nothing before it is the street.
  const name = UNIT_WORD.test(rest) ? null : /^[^\d,]{2,60}\s(?=\d{1,5}[a-z]?\s+\p{L})/iu.exec(rest);
  const dash = /^[^\d]{2,60}\s[-–—|:]\s(?=\d{1,5}[a-z]?\s+\p{L})/iu.exec(rest);
  if (dash) return rest.slice(dash[0].length);
  const own =
    name && !STREET_WORD.test(name[0]) && STREET_WORD.test(rest.slice(name[0].length))
      ? rest.slice(name[0].length)
      : rest;
  return /\d/.test(own) ? own : street;
}

/** Whether a text is a box at the post office. */
export function isBox(text: string): boolean {
  return BOX.test(text);
}

/** Whether a street's text holds the number of a house, at its beginning or its end. */
export function isHouseNumber(street: string): boolean {
  return /^\d{1,5}[a-zA-Z]?(?:\s?[-–/]\s?\d{1,4}[a-zA-Z]?)?[\s,]|[\s.°º#]\d{1,5}\s?[a-zA-Z]?(?:\s?[-–/]\s?\w{1,4})?$/u.test(
    street,
  );
}

/** Whether a text looks like a street with its number. */
export function isStreet(text: string): boolean {
  if (text.length > 90 || !NUMBERED.test(text) || !STREET.test(text) || BOX.test(text)) return false;
  if (
    /(?<!^)(?<!\d)\d{3,}[\s./-]\d{3,}|^\d{3,}[\s./-]\d{3,}(?!\d*(?:,|\s\p{Lu}\p{L}{2}))|\b\d{1,2}:\d{2}\b|@|www\./u.test(
      text,
    )
  )
    return false;
  return (
    STREET_WORD.test(text) ||
    /^\d{1,6}[a-zA-Z]?[\s,]+\p{L}/u.test(text) ||
    /\p{L}{3,}[\s,]+(?:n[º°o]\.?\s?)?\d{1,4}\s?[a-zA-Z]?(?:[\s/–-]+\d{1,3}[a-z]?)?(?:\s(?:b|bus|bte|box|top|lok|m)\.?\s?\d{1,4})?(?:,.*)?$/u.test(
      text,
    )
  );
}
