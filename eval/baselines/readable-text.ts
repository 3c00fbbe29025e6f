/** Baseline: the text that a readability library leaves of a page, and regular expressions over it. */
import { Readability } from '@mozilla/readability';
import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { parseHTML } from 'linkedom';
import type { Fact, Weekday } from '../../contract/schemas/facts.ts';
import { weekdays } from '../../contract/schemas/weekdays.ts';
import type { SitePage } from '../fixture-sites.ts';

const day = '(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\\.?';
const time = '(\\d{1,2})(?:[:.](\\d{2}))?\\s?([ap]m)?';
const hoursPattern = new RegExp(
  `${day}(?:\\s?(?:-|–|to)\\s?${day})?:?,?\\s+${time}\\s?(?:-|–|to)\\s?${time}`,
  'gi',
);
const closedPattern = new RegExp(`${day}:?,?\\s+closed`, 'gi');
const emailPattern = /[\w.+-]{1,64}@[\w-]{1,60}(?:\.[\w-]{2,20}){1,3}/g;
const pricePattern = /^(.{2,60}?)[\s.:–-]{1,40}([$€£])\s?(\d{1,5}(?:[.,]\d{2})?)\s*$/;
const usAddressPattern =
  /(\d{1,5} [\p{L}\d .']{3,40}),? ([\p{Lu}][\p{L} ]{2,25}),? ([A-Z]{2}) (\d{5})(?!\d)/gu;
const currencies: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP' };

export interface ReadableText {
  title: string;
  text: string;
}

/** What is used of a document; the library's own types need those of a browser. */
interface ParsedDocument {
  title: string;
  body: { innerHTML: string; textContent: string };
}

function parseDocument(html: string): ParsedDocument {
  return (parseHTML(html) as unknown as { document: ParsedDocument }).document;
}

/** Main text of a page, a line a paragraph; all of its text where the library finds no article. */
export function readableText({ html }: SitePage): ReadableText {
  const document = parseDocument(/<html/i.test(html) ? html : `<html><body>${html}</body></html>`);
  const { title } = document;
  const whole = document.body.innerHTML;
  const broken = (articleOf(document) ?? whole)
    .replace(/<(script|style)[\s\S]*?<\/\1>/gi, '')
    .replace(/<(?:br|\/(?:p|div|li|tr|h[1-6]|dt|dd|table|section))\b[^>]*>/gi, '\n')
    .replace(/<\/t[dh]>/gi, ' ');
  return { title, text: parseDocument(`<html><body>${broken}</body></html>`).body.textContent };
}

/** What the library takes for the article; it throws where the text of a broken page stands outside of its body. */
function articleOf(document: ParsedDocument): string | null {
  try {
    return new Readability(document).parse()?.content ?? null;
  } catch {
    return null;
  }
}

/** Facts of one page. */
export function readText(page: SitePage): Fact[] {
  const { title, text } = readableText(page);
  const { url } = page;
  const folded = text.replace(/[^\S\n]+/g, ' ');
  const facts: Fact[] = [];
  const name = title.split(/ [|–—-] /)[0]!.trim();
  if (name !== '') facts.push({ kind: 'name', value: { text: name }, source: { url, quote: name } });
  for (const { number, startsAt, endsAt } of findPhoneNumbersInText(folded, 'US')) {
    const printed = folded.slice(startsAt, endsAt);
    facts.push({ kind: 'phone', value: { e164: number.number, printed }, source: { url, quote: printed } });
  }
  for (const [address] of folded.matchAll(emailPattern))
    facts.push({
      kind: 'email',
      value: { address: address.toLowerCase() },
      source: { url, quote: address },
    });
  for (const [printed, street, city, region, code] of folded.matchAll(usAddressPattern))
    facts.push({
      kind: 'address',
      value: { street: street!, city: city!, region: region!, postal_code: code!, country: 'US', printed },
      source: { url, quote: printed },
    });
  facts.push(...hoursIn(folded, url), ...pricesIn(folded, url));
  return facts;
}

function hoursIn(text: string, url: string): Fact[] {
  const open = [...text.matchAll(hoursPattern)].map((match): Fact => {
    const [quote, first, last, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = match;
    const opens = clock(fromHour!, fromMinute, fromHalf ?? (toHalf && Number(fromHour) > 7 ? 'am' : toHalf));
    const closes = clock(toHour!, toMinute, toHalf);
    const value = { days: daysOf(first!, last), opens, closes, closed: false };
    return { kind: 'hours', value, source: { url, quote } };
  });
  const closed = [...text.matchAll(closedPattern)].map(([quote, first]): Fact => {
    const value = { days: daysOf(first!, undefined), opens: null, closes: null, closed: true };
    return { kind: 'hours', value, source: { url, quote } };
  });
  return [...open, ...closed];
}

function daysOf(first: string, last: string | undefined): Weekday[] {
  const from = weekdays.indexOf(first.slice(0, 3).toLowerCase() as Weekday);
  const to = last === undefined ? from : weekdays.indexOf(last.slice(0, 3).toLowerCase() as Weekday);
  return weekdays.slice(from, to + 1);
}

function clock(hour: string, minute = '00', half?: string): string {
  const base =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return `${String(base % 24).padStart(2, '0')}:${minute}`;
}

function pricesIn(text: string, url: string): Fact[] {
  return text.split('\n').flatMap((line): Fact[] => {
    const match = pricePattern.exec(line.trim().slice(0, 200));
    if (!match) return [];
    const [quote, name, sign, digits] = match as unknown as [string, string, string, string];
    const amount = Number(digits.replace(',', '.'));
    const value = { name, price_min: amount, price_max: amount, currency: currencies[sign]! };
    return [{ kind: 'service', value, source: { url, quote } }];
  });
}
