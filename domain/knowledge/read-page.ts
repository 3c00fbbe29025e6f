/** Understands one HTML page: text, links, passages and the facts that it states. */
import type { Fact } from '../../contract/schemas/facts.ts';
import { readAccounts } from './contact/accounts.ts';
import { readAddressFacts } from './contact/addresses.ts';
import {
  countryDialled,
  countryOfEvidence,
  countryInTitle,
  countryTold,
  guessCountry,
  inferCountry,
} from './contact/country.ts';
import { visitorsWords } from './page/comments.ts';
import { dropInvisible, elementsOf, foldSpace, textOf, type ElementNode } from './page/dom.ts';
import { parseHtml } from './page/parse-html.ts';
import { readEmails } from './contact/emails.ts';
import { readFaqs } from './faqs.ts';
import { readClosures } from './hours/closures.ts';
import { readHours } from './hours/read-hours.ts';
import { readJsonLd } from './structured/json-ld.ts';
import { readLanguage, readRegion } from './page/language.ts';
import { readAddresses } from './page/links.ts';
import { mergeFacts } from './merge-facts.ts';
import { readMicrodata } from './structured/microdata.ts';
import { readNames } from './names/names.ts';
import { readOpenGraph } from './structured/open-graph.ts';
import { linesOfOthers, linesOnOtherPlaces } from './page/other-places.ts';
import { isSoundFact, isSoundPlace, isSoundText, soundPassages } from './page/order-gate.ts';
import { linksToMachines, toldToMachines } from './page/orders.ts';
import type { PageView } from './page/page-view.ts';
import { readFormChoices } from './page/form-choices.ts';
import { readPassages } from './page/passages.ts';
import { nationalNumbers, readPhones } from './contact/phones.ts';
import { asWritten, quoteChecker } from './page/quotes.ts';
import { readSelfDescriptions } from './self-description.ts';
import { readServices } from './offers/services.ts';
import { readStatements } from './statements.ts';
import { placesInMarkup, readStructuredFacts } from './structured/structured-facts.ts';
import { withoutForgottenHours } from './structured/structured-hours.ts';
import { readLines } from './page/text-blocks.ts';
import type { MarkedPlace, NameCandidate, PageContent, SelfDescription } from './types.ts';
import { unseenLinks, unseenParts } from './page/unseen.ts';
import { isUnwantedText, keepWorthwhile } from './page/visible-lines.ts';
import { foldWord, wordsOf } from './words/index.ts';
import { whileKeepingWords } from './words/phrase-index.ts';

/** Beyond it a page is cut: no page of a small business is longer. */
const MAX_HTML_LENGTH = 3_000_000;
const MAX_TEXT_LENGTH = 300_000;
const MAX_FACTS = 1_500;
/** Checking a quote costs a scan of the page; this many scanned characters are enough for any real page. */
const MAX_CHECKED_LENGTH = 200_000_000;

/**
 * Reads a page. Pure and linear in the length of `html`, whatever it contains; `url` is the address that answered.
 * Every fact's quote occurs in `html`, as it is or as text with white space folded.
 */
export function readPage(page: { url: string; html: string }): PageContent {
  return whileKeepingWords(() => contentOf(viewPage(page)));
}

function contentOf(view: PageView): PageContent {
  const { url, root, lines, title, language } = view;
  const { facts, nameCandidates, selfDescriptions, markedPlaces } = readFacts(view);
  const visible = lines.filter((line) => line.kind !== 'alt').map((line) => line.text);
  return {
    url,
    title,
    ...(language === undefined ? {} : { language }),
    text: visible.join('\n').slice(0, MAX_TEXT_LENGTH),
    ...readAddresses(root, url),
    facts,
    passages: soundPassages([...readPassages(view), ...readFormChoices(view)], lines),
    nameCandidates,
    selfDescriptions,
    markedPlaces,
  };
}

/** Parses a page and makes lines of it. */
export function viewPage({ url, html }: { url: string; html: string }): PageView {
  const source = html.slice(0, MAX_HTML_LENGTH).toWellFormed();
  const root = parseHtml(source);
  const isUnseen = unseenParts(root);
  const all = readLines(root, isUnseen);
  const title = readTitle(root);
  const language = readLanguage(root, [...all.map((line) => line.text), title]);
  const machineTalk = toldToMachines(all);
  const isVisitors = visitorsWords();
  const lines = keepWorthwhile(all, machineTalk, language, { url, title, isVisitors });
  for (const line of linesOfOthers({ lines, title, url, words: wordsOf(language) })) line.ownLength = 0;
  const isToMachine = linksToMachines(machineTalk, lines);
  const isUnseenLink = unseenLinks(isUnseen);
  return {
    url,
    html: source,
    root,
    lines,
    allLines: all,
    isUntold: (link) => isToMachine(link) || isUnseenLink(link) || isVisitors(link),
    title,
    language,
    words: wordsOf(language),
  };
}

function readFacts(page: PageView): {
  facts: Fact[];
  nameCandidates: NameCandidate[];
  selfDescriptions: SelfDescription[];
  markedPlaces: MarkedPlace[];
} {
  const { url, root, html, language } = page;
  const items = [...readJsonLd(root), ...readMicrodata(root), ...readOpenGraph(root)];
  const region =
    readRegion(root) ?? countryTold(page.lines) ?? countryDialled(html) ?? countryInTitle(page.title);
  const emails = readEmails(page);
  const addresses = readAddressFacts(page, inferCountry(emails, url, language, region));
  const stated = readStructuredFacts(items, { url, language, country: undefined });
  const faqs = readFaqs(page);
  const places = addresses.flatMap(({ kind, value }) =>
    kind === 'address' ? [foldWord(value.printed)] : [],
  );
  // "12 High St, Denver", and below it "Prices from $30": what stands over a price may be where it is.
  const elsewhere = linesOnOtherPlaces(page);
  const taken = faqs.taken.union(elsewhere);
  const services = readServices(page, taken).filter(
    ({ kind, value }) => kind !== 'service' || !places.includes(foldWord(value.name)),
  );
  const evidence = [...stated, ...addresses, ...services, ...emails];
  const country =
    countryOfEvidence(evidence, url, language, region) ??
    countryOfForm(page, stated) ??
    guessCountry(nationalNumbers(page), language, {
      facts: addresses,
      texts: [page.title, ...page.lines.map(({ text }) => text)],
    });
  const here = { ...page, lines: page.lines.filter((line) => !elsewhere.has(line)) };
  const hours = readHours(here, addresses);
  const inMarkup = withoutForgottenHours(readStructuredFacts(items, { url, language, country }), hours);
  // What people read comes first: where markup says the same, the visible words are the better quote.
  const facts = [
    ...readPhones(page, country, addresses),
    ...emails,
    ...addresses,
    ...hours,
    ...readClosures(here),
    ...services,
    ...faqs.facts,
    ...readStatements(page, taken, addresses),
    ...readAccounts(page),
    ...inMarkup,
  ];
  const isQuoted = quoteChecker(html, root);
  const allowed = Math.min(MAX_FACTS, Math.floor(MAX_CHECKED_LENGTH / Math.max(1, html.length)));
  // Attributes stand in the markup with their entities.
  const quoted = (fact: Fact): Fact[] => {
    const { quote } = fact.source;
    if (isQuoted(quote)) return [fact];
    const written = asWritten(html, quote);
    return isQuoted(written) ? [{ ...fact, source: { url, quote: written } }] : [];
  };
  const nameCandidates = readNames(page, items, { all: page.allLines, emails: emailsOf(facts) }).filter(
    (candidate) => isSoundText(candidate) && isQuoted(candidate.quote),
  );
  const selfDescriptions = readSelfDescriptions(page).flatMap((description) => {
    const quote = isQuoted(description.quote) ? description.quote : asWritten(html, description.quote);
    return isSoundText(description) && isQuoted(quote) ? [{ ...description, quote }] : [];
  });
  const merged = mergeFacts(facts.slice(0, allowed).filter(isSoundFact).flatMap(quoted), country);
  return {
    facts: merged,
    nameCandidates,
    selfDescriptions,
    markedPlaces: placesInMarkup(items).filter(isSoundPlace),
  };
}

/** Numbers in the form of North America's on an English page without other evidence are taken for what they look like. */
function countryOfForm({ lines, language }: PageView, structured: Fact[]): string | undefined {
  if (language !== undefined && language !== 'en') return undefined;
  const northAmerican =
    /(?<![\d+])(?:1[-. ])?(?:\([2-9]\d{2}\)\s?|[2-9]\d{2}[-. \u2010\u2011])\d{3}[-. \u2010\u2011–•]{1,3}\d{4}(?!\d)/;
  const stated = structured.flatMap((fact) => (fact.kind === 'phone' ? [fact.value.printed] : []));
  const texts = [...lines.map(({ text }) => text.slice(0, 2000)), ...stated];
  return texts.some((text) => /\d{3}/.test(text) && northAmerican.test(text)) ? 'US' : undefined;
}

const emailsOf = (facts: readonly Fact[]): string[] =>
  facts.flatMap((fact) => (fact.kind === 'email' ? [fact.value.address] : []));

function readTitle(root: ElementNode): string {
  for (const element of elementsOf(root)) {
    if (element.name !== 'title' || element.parent?.name === 'svg') continue;
    const title = foldSpace(dropInvisible(textOf(element))).slice(0, 300);
    return isUnwantedText(title) ? '' : title;
  }
  return '';
}
