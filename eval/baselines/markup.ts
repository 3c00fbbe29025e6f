/** Baseline: what JSON-LD and microdata say, read as their documentation describes them, and nothing else. */
import { load, type CheerioAPI } from 'cheerio';
import type { Fact, FactKind, FactValue, Weekday } from '../../contract/schemas/facts.ts';
import { weekdays } from '../../contract/schemas/weekdays.ts';
import { phoneValue } from '../../domain/knowledge/contact/phones.ts';
import type { SitePage } from '../fixture-sites.ts';

type Item = Record<string, unknown>;

/** Facts of one page. */
export function readMarkup({ url, html }: SitePage): Fact[] {
  const $ = load(html);
  const items = [...jsonLdItems($), ...microdataItems($)].flatMap(unfold);
  return items.flatMap((item) => factsOf(item, url));
}

function jsonLdItems($: CheerioAPI): unknown[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => {
      try {
        return [JSON.parse($(script).text()) as unknown];
      } catch {
        return [];
      }
    });
}

function microdataItems($: CheerioAPI): Item[] {
  const read = (element: Parameters<CheerioAPI>[0]): Item => {
    const item: Item = { '@type': ($(element as never).attr('itemtype') ?? '').split('/').pop() };
    const own = $(element as never).find('[itemprop]');
    for (const node of own.toArray()) {
      if (
        !$(node)
          .parent()
          .closest('[itemscope]')
          .is(element as never)
      )
        continue;
      const value = $(node).is('[itemscope]')
        ? read(node)
        : ($(node).attr('content') ?? $(node).attr('datetime') ?? $(node).text().trim());
      for (const name of ($(node).attr('itemprop') ?? '').split(/\s+/))
        item[name] = name in item ? [item[name], value].flat() : value;
    }
    return item;
  };
  return $('[itemscope]:not([itemprop])')
    .toArray()
    .map((element) => read(element as never));
}

/** An item with all items inside it. */
function unfold(value: unknown): Item[] {
  if (Array.isArray(value)) return value.flatMap(unfold);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Item, ...Object.values(value).flatMap(unfold)];
}

const textsOf = (value: unknown): string[] =>
  [value].flat().flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? [String(one)] : []));
const itemsOf = (value: unknown): Item[] =>
  [value].flat().filter((one): one is Item => typeof one === 'object' && one !== null);

function factsOf(item: Item, url: string): Fact[] {
  const of = <K extends FactKind>(kind: K, value: FactValue<K>, quote: string): Fact =>
    ({ kind, value, source: { url, quote } }) as Fact;
  const facts: Fact[] = [];
  const [name] = textsOf(item['name']);
  const isBusiness = 'address' in item || 'telephone' in item || 'openingHoursSpecification' in item;
  if (name !== undefined && isBusiness) facts.push(of('name', { text: name }, name));
  for (const printed of textsOf(item['telephone'])) {
    const value = phoneValue(printed, undefined);
    if (value) facts.push(of('phone', value, printed));
  }
  for (const text of textsOf(item['email']))
    facts.push(of('email', { address: text.replace(/^mailto:/, '').toLowerCase() }, text));
  const [street] = textsOf(item['streetAddress']);
  if (street !== undefined) facts.push(of('address', addressOf(item, street), street));
  for (const text of textsOf(item['openingHours'])) facts.push(...hoursOfText(text, url));
  for (const hours of itemsOf(item['openingHoursSpecification'])) facts.push(...hoursOfItem(hours, url));
  const offers = [item, ...itemsOf(item['offers'])];
  const price = Number(offers.flatMap((offer) => textsOf(offer['price']))[0]);
  const [currency] = offers.flatMap((offer) => textsOf(offer['priceCurrency']));
  if (name !== undefined && Number.isFinite(price) && currency !== undefined)
    facts.push(of('service', { name, price_min: price, price_max: price, currency }, name));
  for (const answer of itemsOf(item['acceptedAnswer'])) {
    const [text] = textsOf(answer['text']);
    if (name !== undefined && text !== undefined)
      facts.push(of('faq', { question: name, answer: text }, text));
  }
  return facts;
}

function addressOf(item: Item, street: string): FactValue<'address'> {
  const [city] = textsOf(item['addressLocality']);
  const [region] = textsOf(item['addressRegion']);
  const [code] = textsOf(item['postalCode']);
  return {
    street,
    ...(city === undefined ? {} : { city }),
    ...(region === undefined ? {} : { region }),
    ...(code === undefined ? {} : { postal_code: code }),
    printed: [street, code, city].filter((part) => part !== undefined).join(', '),
  };
}

const dayOf = (text: string): Weekday | undefined =>
  weekdays.find((day) => text.replace(/^.*\//, '').toLowerCase().startsWith(day.slice(0, 2)));

function hoursOf(days: Weekday[], opens: string, closes: string, url: string, quote: string): Fact[] {
  if (days.length === 0) return [];
  const value = { days, opens: opens.slice(0, 5), closes: closes.slice(0, 5), closed: false };
  return [{ kind: 'hours', value, source: { url, quote } }];
}

function hoursOfItem(item: Item, url: string): Fact[] {
  const days = textsOf(item['dayOfWeek']).flatMap((text) => dayOf(text) ?? []);
  const [opens] = textsOf(item['opens']);
  const [closes] = textsOf(item['closes']);
  return opens === undefined || closes === undefined ? [] : hoursOf(days, opens, closes, url, opens);
}

function hoursOfText(text: string, url: string): Fact[] {
  const match = /^([A-Z][a-z])(?:-([A-Z][a-z]))? (\d\d:\d\d)-(\d\d:\d\d)$/.exec(text);
  const first = match && dayOf(match[1]!);
  const last = match?.[2] === undefined ? first : dayOf(match[2]);
  if (!first || !last) return [];
  const days = weekdays.slice(weekdays.indexOf(first), weekdays.indexOf(last) + 1);
  return hoursOf(days, match[3]!, match[4]!, url, text);
}
