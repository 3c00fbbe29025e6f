/** Facts from JSON-LD, microdata, RDFa and hCard: only what is said about the business itself. */
import type { Fact, FactValue } from '../../../contract/schemas/facts.ts';
import { countryOfForm } from '../contact/address-forms.ts';
import { countryNamed } from '../contact/country-names.ts';
import { isPlaceholder } from '../contact/emails.ts';
import { isTemplateAddress } from '../contact/template-addresses.ts';
import { factOf } from '../page/page-view.ts';
import { phoneValue } from '../contact/phones.ts';
import { currencyOf } from '../offers/currencies.ts';
import { amount } from '../offers/prices.ts';
import type { MarkedPlace } from '../types.ts';
import { branchLabels, placeOfItem } from './branches-in-markup.ts';
import { hoursOfSpecification, hoursOfString, labelHours, type HoursSource } from './structured-hours.ts';
import { printedAddress } from './printed-address.ts';
import { numberAlone } from './structured-phones.ts';
import { readRemarks } from './structured-remarks.ts';
import { itemsOf, textOfProperty, textsOf, type StructuredItem } from './structured-item.ts';

const FOREIGN = new Set(
  'Review Rating AggregateRating Person ImageObject BreadcrumbList ListItem SearchAction WebPage Article BlogPosting NewsArticle Event SpeakableSpecification VideoObject JobPosting Comment Brand GeoCoordinates Country ContactPage'.split(
    ' ',
  ),
);
const OFFERS = new Set(
  'Offer Service Product MenuItem Course Menu MenuSection OfferCatalog HotelRoom Room LodgingReservation AggregateOffer'.split(
    ' ',
  ),
);
const HOURS_PROPERTIES = ['openingHours', 'openingHoursSpecification', 'specialOpeningHoursSpecification'];
const MAX_DEPTH = 8;
const MAX_FACTS = 500;

/** Where items stand. */
interface Source extends HoursSource {
  /** The default for national phone numbers. */
  country: string | undefined;
}

/** Facts of top-level items and of what they contain. */
export function readStructuredFacts(items: readonly StructuredItem[], source: Source): Fact[] {
  const facts: Fact[] = [];
  const labelOf = branchLabels(placesInMarkup(items));
  const branches: { label: string; range: [number, number] }[] = [];
  for (const item of items) {
    const first = facts.length;
    readItem(item, source, facts, 0);
    const label = labelOf(placeOfHours(item));
    if (label !== undefined) branches.push({ label, range: [first, facts.length] });
  }
  const byLabel = Map.groupBy(branches, ({ label }) => label);
  const hours = [...byLabel.values()].map((of) => timesOf(of.flatMap(({ range }) => facts.slice(...range))));
  if (new Set(hours).size > 1) for (const { label, range } of branches) labelHours(facts, range, label);
  return facts;
}

/** Of whom hours in markup are, each business by itself. */
export function placesInMarkup(items: readonly StructuredItem[]): MarkedPlace[] {
  return items.map(placeOfHours).filter((place) => place !== undefined);
}

function placeOfHours(item: StructuredItem): MarkedPlace | undefined {
  const hasHours = HOURS_PROPERTIES.some((name) => item.properties.has(name));
  return hasHours && isBusiness(item) ? placeOfItem(item) : undefined;
}

/** All that is told of opening, day by day, to compare. */
function timesOf(facts: readonly Fact[]): string {
  const times = facts.flatMap(({ kind, value }) =>
    kind === 'hours' ? value.days.map((day) => JSON.stringify({ ...value, days: [day] })) : [],
  );
  return [...new Set(times)].toSorted().join();
}

/** Whether an item describes a business (or the organisation behind the site). */
export function isBusiness({ types, properties }: StructuredItem): boolean {
  if (types.some((type) => FOREIGN.has(type) || OFFERS.has(type) || type === 'WebSite' || type === 'FAQPage'))
    return false;
  const contact = [
    'address',
    'telephone',
    'openingHours',
    'openingHoursSpecification',
    'priceRange',
    'streetAddress',
    'hasMenu',
    'email',
    'paymentAccepted',
    'currenciesAccepted',
    'areaServed',
    'knowsLanguage',
  ];
  return (
    contact.some((name) => properties.has(name)) ||
    types.some((type) => /Organization|Business|Store|Restaurant|HCard/.test(type))
  );
}

function readItem(item: StructuredItem, source: Source, facts: Fact[], depth: number, branch?: string): void {
  if (depth > MAX_DEPTH || facts.length > MAX_FACTS) return;
  if (item.types.includes('FAQPage') || item.types.includes('Question'))
    readQuestions(item, source.url, facts);
  if (item.types.some((type) => OFFERS.has(type))) readOffer(item, source.url, facts);
  if (item.types.includes('PostalAddress')) readAddress(item, item.quote, source.url, facts);
  if (item.types.some((type) => FOREIGN.has(type))) return;
  if (isBusiness(item)) {
    const first = facts.length;
    readBusiness(item, source, facts);
    if (branch !== undefined) labelHours(facts, [first, facts.length], branch);
  }
  for (const [name, values] of item.properties) {
    if (
      [
        'author',
        'creator',
        'publisher',
        'copyrightHolder',
        'maintainer',
        'review',
        'reviews',
        'aggregateRating',
        'acceptedAnswer',
        'offers',
        'priceSpecification',
        'itemOffered',
      ].includes(name)
    )
      continue;
    for (const { value } of values) {
      if (typeof value === 'string') continue;
      const isBranch = name === 'department' || (BRANCHES.has(name) && values.length > 1);
      const own = isBranch ? textOfProperty(value, 'name') : undefined;
      readItem(value, source, facts, depth + 1, own);
    }
  }
}

/** Properties whose values, where they are several, are parts of the business as departments are, each with hours of its own. */
const BRANCHES = new Set(['subOrganization', 'location', 'containsPlace']);

/** A week, twice a day, for each of several seasons. */
const MAX_HOURS = 100;

/** Nobody is closed on so many days and open on none. */
const MOST_DAYS = 5;

/** The hours of an item. A tool that was never filled in says "closed" of every day, or of all that it names, which is no statement. */
function readHours(item: StructuredItem, source: Source): Fact[] {
  const told = HOURS_PROPERTIES.flatMap((name) => item.properties.get(name) ?? []);
  const facts = told
    .slice(0, MAX_HOURS)
    .flatMap(({ value, quote }) =>
      typeof value === 'string'
        ? hoursOfString(value, quote, source)
        : hoursOfSpecification(value, quote, source),
    );
  const closed = new Set(
    facts.flatMap(({ kind, value }) =>
      kind === 'hours' && value.closed && value.label === undefined ? value.days : [],
    ),
  );
  const isOpenOnce = facts.some(({ kind, value }) => kind === 'hours' && !value.closed);
  return closed.size >= (isOpenOnce ? 7 : MOST_DAYS) ? [] : facts;
}

function readBusiness(item: StructuredItem, source: Source, facts: Fact[]): void {
  const { url, country } = source;
  for (const { text, quote } of textsOf(item, 'telephone')) {
    const number = numberAlone(text);
    const value = number === undefined ? undefined : phoneValue(number, country);
    if (value) facts.push(factOf('phone', value, url, quote));
  }
  for (const { text, quote } of textsOf(item, 'email')) {
    // "mailto:", or the label that stands in the same element.
    const address = text.replace(/^[^\s@:]{1,20}:\s{0,3}/, '').toLowerCase();
    const ownHost = new URL(url).hostname.replace(/^www\./, '');
    if (/^[^\s@]{1,64}@[^\s@]{3,200}$/.test(address) && !isPlaceholder(address, ownHost))
      facts.push(factOf('email', { address }, url, quote));
  }
  facts.push(...readHours(item, source));
  for (const { text, quote } of textsOf(item, 'address')) {
    const printed = text.replace(/\s+/g, ' ');
    if (/\d/.test(printed) && printed.length <= 200) facts.push(factOf('address', { printed }, url, quote));
  }
  if (item.types.includes('HCard') || item.properties.has('streetAddress'))
    readAddress(item, item.quote, url, facts);
  facts.push(...readRemarks(item, source));
}

function readAddress(item: StructuredItem, fallbackQuote: string, url: string, facts: Fact[]): void {
  const part = (name: string): string | undefined => textOfProperty(item, name)?.replace(/\s+/g, ' ');
  const [street, city, region, postalCode] = [
    part('streetAddress'),
    part('addressLocality'),
    part('addressRegion'),
    part('postalCode'),
  ];
  const stated =
    part('addressCountry') ?? textOfProperty(itemsOf(item, 'addressCountry')[0] ?? emptyItem, 'name');
  const country =
    stated === undefined
      ? countryOfForm(region, postalCode)
      : countryNamed(stated.length === 2 ? stated.toUpperCase() : stated);
  const code = postalCode ? asPrinted(postalCode, country) : undefined;
  const printed = printedAddress({ street, city, region, postalCode: code, country, stated });
  if ((!street && !city) || isTemplateAddress(printed)) return;
  const value: FactValue<'address'> = {
    ...(street ? { street } : {}),
    ...(city ? { city } : {}),
    ...(region ? { region } : {}),
    ...(code === undefined ? {} : { postal_code: code }),
    ...(country ? { country } : {}),
    printed,
  };
  facts.push(factOf('address', value, url, fallbackQuote));
}

/** Codes of Japan are printed with a dash, and in data often without. */
function asPrinted(code: string, country: string | undefined): string {
  return country === 'JP' ? code.replace(/^(\d{3})(\d{4})$/, '$1-$2') : code;
}

const emptyItem: StructuredItem = { types: [], properties: new Map(), quote: '' };

function readOffer(item: StructuredItem, url: string, facts: Fact[]): void {
  const inner = itemsOf(item, 'itemOffered')[0];
  const name = textsOf(item, 'name')[0] ?? (inner ? textsOf(inner, 'name')[0] : undefined);
  if (
    item.types.some((type) => ['Menu', 'MenuSection', 'OfferCatalog'].includes(type)) &&
    !item.properties.has('price')
  )
    return;
  if (!name || name.text.length > 120) return;
  const holders = [
    item,
    ...itemsOf(item, 'offers', 'priceSpecification'),
    ...itemsOf(item, 'offers').flatMap((offer) => itemsOf(offer, 'priceSpecification')),
  ];
  // Tools write 0.00 where no price was filled in: nothing tells it from what is free.
  const texts = (property: string): string[] =>
    holders
      .flatMap((holder) => textsOf(holder, property).map(({ text }) => text))
      .filter((text) => amountOf(text) !== 0);
  const price = texts('price')[0];
  const low = amountOf(texts('lowPrice')[0] ?? texts('minPrice')[0] ?? price);
  const high = amountOf(texts('highPrice')[0] ?? texts('maxPrice')[0] ?? price);
  const currency = texts('priceCurrency')[0] ?? (price === undefined ? undefined : currencyOf(price));
  const value: FactValue<'service'> = {
    name: name.text,
    ...(price === undefined ? {} : { price_text: price }),
    ...(low === undefined ? {} : { price_min: low }),
    ...(high === undefined ? {} : { price_max: high }),
    ...(low !== undefined && currency && /^[A-Z]{3}$/.test(currency) ? { currency } : {}),
  };
  facts.push(
    factOf(
      'service',
      value,
      url,
      low === undefined ? name.quote : item.quote.includes(name.text) ? item.quote : name.quote,
    ),
  );
}

function amountOf(text: string | undefined): number | undefined {
  const digits = text === undefined ? undefined : /\d[\d.,']*/.exec(text)?.[0];
  return digits === undefined ? undefined : amount(digits);
}

function readQuestions(item: StructuredItem, url: string, facts: Fact[]): void {
  const questions = item.types.includes('Question') ? [item] : itemsOf(item, 'mainEntity', 'hasPart');
  for (const question of questions) {
    const name = textsOf(question, 'name')[0];
    const answer =
      textsOf(itemsOf(question, 'acceptedAnswer', 'suggestedAnswer')[0] ?? emptyItem, 'text')[0] ??
      textsOf(question, 'acceptedAnswer')[0];
    if (!name || !answer) continue;
    const text = answer.text
      .replace(/<[^<>]{0,300}>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (text !== '')
      facts.push(factOf('faq', { question: name.text, answer: text.slice(0, 1200) }, url, answer.quote));
  }
}
