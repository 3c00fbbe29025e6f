/**
 * `node eval/fit-services.ts [FOLDER…] [--write]`: fits the weights by which names of services are told from other words, on the
 * fixture sites and the sites of these folders. Prints what comes out for sites that were left out of the fit; `--write`
 * writes the weights of all. Neither names nor texts of the sites are kept.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { FactValue } from '../contract/schemas/facts.ts';
import { readFaqs } from '../domain/knowledge/faqs.ts';
import type { Evidence } from '../domain/knowledge/offers/wording-evidence.ts';
import { viewPage } from '../domain/knowledge/read-page.ts';
import { neighbourEvidence, type GroupEvidence } from '../domain/knowledge/offers/service-evidence.ts';
import { weigh, type Weights } from '../domain/knowledge/offers/service-judgement.ts';
import { describeServices } from '../domain/knowledge/offers/services.ts';
import { fixtureFolder, loadSites, valuesOf, type FixtureSite } from './fixture-sites.ts';
import { fitLogistic, logOdds, type Example } from './logistic.ts';
import { offerForms, type OfferForm } from './offer-forms.ts';
import { parseService, plain } from './score-facts.ts';
import { tradeForms } from './trade-forms.ts';

const PENALTY = 2;
/** Fixture sites were written by the hand that wrote the tables of words: they count half. */
const FIXTURE_WEIGHT = 1;
/** The forms are many and alike; with less, the plainest of them are left out. */
const FORM_WEIGHT = 0.9;
/** Whole pages of our own are many candidates each, as alike as the forms. */
const PAGE_WEIGHT = 0.25;
/** A site with more candidates counts more, but not in proportion. */
const USUAL_CANDIDATES = 60;
/** The one that is used, told for each folder. */
const MIDDLE = 0.5;
const THRESHOLDS = [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7];
/** Smaller weights change no decision. */
const LEAST_WEIGHT = 0.02;

interface Site {
  name: string;
  folder: string;
  pages: GroupEvidence[][];
  wanted: Set<string>;
  /** Names that have a price: they are told whatever the weights are. */
  priced: Set<string>;
  weight: number;
}

/** Names of evidence as columns. */
class Columns {
  private readonly known = new Map<string, number>([['bias', 0]]);

  get names(): string[] {
    return [...this.known.keys()];
  }

  example(parts: readonly Evidence[], isOne: boolean, weight: number): Example {
    const columns = [0];
    const values = [1];
    for (const [name, value] of parts.flatMap((part) => [...part])) {
      const column = this.known.get(name) ?? this.known.size;
      this.known.set(name, column);
      columns.push(column);
      values.push(value);
    }
    return { columns, values, isOne, weight };
  }

  weights(fitted: Float64Array): Weights {
    return Object.fromEntries(this.names.map((name, at) => [name, fitted[at]!]));
  }
}

const { values: options, positionals } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    errors: { type: 'boolean', default: false },
    folds: { type: 'string' },
  },
  allowPositionals: true,
});
const sites = [
  ...offerForms.map((form) => describeForm(form, FORM_WEIGHT)),
  ...tradeForms.map((form) => describeForm(form, PAGE_WEIGHT)),
  ...[fixtureFolder, ...positionals].flatMap((folder) =>
    loadSites(folder).map((site) => describe(site, folder)),
  ),
];
const folds = Number(options.folds ?? sites.length);
const first = new Columns();
const firstExamples = sites.map(firstExamplesOf);
const firstFit = fitLogistic(firstExamples.flat(), first.names.length, PENALTY);
// The odds of a site are those of a fit without it: by those of a fit with it, neighbours would look too sure of each other.
const firstLeftOut = leftOut(firstExamples, first.names.length, firstFit);
const second = new Columns();
const secondExamples = sites.map((site, at) => secondExamplesOf(site, firstLeftOut[at]!));
const secondFit = fitLogistic(secondExamples.flat(), second.names.length, PENALTY);
const secondLeftOut = leftOut(secondExamples, second.names.length, secondFit);
report();
if (options.errors) for (const at of sites.keys()) printErrors(at);
if (options.write) write();

function describe(site: FixtureSite, folder: string): Site {
  const pages = site.pages.map((page) => {
    const view = viewPage(page);
    return describeServices(view, readFaqs(view).taken).groups;
  });
  const count = pages.flat().reduce((sum, { own }) => sum + own.length, 0);
  const services: FactValue<'service'>[] = valuesOf(site.knowledge.facts, 'service');
  return {
    name: site.name,
    folder,
    pages,
    wanted: new Set(site.truth.services.map((text) => plain(parseService(text).name))),
    priced: new Set(
      services.flatMap(({ name, price_text }) => (price_text === undefined ? [] : [plain(name)])),
    ),
    weight:
      Math.min(1, Math.sqrt(USUAL_CANDIDATES / Math.max(1, count))) *
      (folder === fixtureFolder ? FIXTURE_WEIGHT : 1),
  };
}

function describeForm({ page, services }: OfferForm, weight: number): Site {
  return {
    name: page.url,
    folder: 'forms',
    pages: [describeServices(viewPage(page), new Set()).groups],
    wanted: new Set(services.map(plain)),
    priced: new Set(),
    weight,
  };
}

function namesOf({ pages }: Site): string[] {
  return pages.flat().flatMap(({ group }) => group.members.map(({ name }) => plain(name)));
}

function firstExamplesOf({ pages, wanted, weight }: Site): Example[] {
  return pages
    .flat()
    .flatMap(({ group, shared, own }) =>
      group.members.map(({ name }, at) => first.example([shared, own[at]!], wanted.has(plain(name)), weight)),
    );
}

function secondExamplesOf({ pages, wanted, weight }: Site, fitted: Float64Array): Example[] {
  const weights = first.weights(fitted);
  return pages.flatMap((groups) => {
    const weighed = weigh(groups, weights);
    const evidence = neighbourEvidence(weighed);
    return weighed.map(({ candidate }, at) =>
      second.example([evidence[at]!], wanted.has(plain(candidate.name)), weight),
    );
  });
}

/** For each site the weights of a fit that has not seen it; forms and fixture sites are in all fits. */
function leftOut(examples: readonly Example[][], width: number, start: Float64Array): Float64Array[] {
  const real = [...sites.keys()].filter((at) => positionals.includes(sites[at]!.folder));
  const foldOf = new Map(real.map((at, order) => [at, order % folds]));
  const fits = Array.from({ length: Math.min(folds, real.length) }, (_, fold) =>
    fitLogistic(examples.filter((_one, at) => foldOf.get(at) !== fold).flat(), width, PENALTY, start),
  );
  return examples.map((_, at) => fits[foldOf.get(at) ?? -1] ?? start);
}

/** What of the true names was right, told, true. */
interface Outcome {
  right: number;
  told: number;
  true: number;
}

/** Recall, precision and F1 by site, of those without a price and of all names, at each threshold. */
function report(): void {
  const count = sites.reduce((sum, site) => sum + namesOf(site).length, 0);
  process.stdout.write(
    `${sites.length} sites, ${count} candidates, ${first.names.length} kinds of evidence\n`,
  );
  const folders = ['forms', fixtureFolder, ...positionals];
  for (const folder of [...folders, undefined]) {
    const of = [...sites.keys()].filter((at) =>
      folder === undefined ? positionals.includes(sites[at]!.folder) : sites[at]!.folder === folder,
    );
    const label = folder === undefined ? 'all real' : path.basename(folder);
    process.stdout.write(`${label}: ${of.length} sites, ceiling ${ceiling(of)}\n`);
    for (const threshold of folder === undefined ? THRESHOLDS : [MIDDLE])
      process.stdout.write(`  at ${threshold}: ${figures(of, threshold)}\n`);
  }
}

function rate(part: number, whole: number): string {
  return (part / Math.max(1, whole)).toFixed(3);
}

function ceiling(of: readonly number[]): string {
  let [reachable, all] = [0, 0];
  for (const at of of) {
    const { wanted, priced } = sites[at]!;
    reachable += new Set(namesOf(sites[at]!)).union(priced).intersection(wanted).size;
    all += wanted.size;
  }
  return rate(reachable, all);
}

function figures(of: readonly number[], threshold: number): string {
  const least = Math.log(threshold / (1 - threshold));
  const named: Outcome[] = [];
  const all: Outcome[] = [];
  for (const at of of) {
    const { wanted, priced } = sites[at]!;
    const names = namesOf(sites[at]!);
    const told = new Set(
      names.filter((_, one) => logOdds(secondExamples[at]![one]!, secondLeftOut[at]!) >= least),
    ).difference(priced);
    const outcome = (set: Set<string>, truth: Set<string>): Outcome => ({
      right: set.intersection(truth).size,
      told: set.size,
      true: truth.size,
    });
    named.push(outcome(told, wanted.difference(priced)));
    all.push(outcome(told.union(priced), wanted));
  }
  const micro = (list: Outcome[]): string => {
    const sum = { right: 0, told: 0, true: 0 };
    for (const one of list) {
      sum.right += one.right;
      sum.told += one.told;
      sum.true += one.true;
    }
    return `${rate(sum.right, sum.true)}/${rate(sum.right, sum.told)} F ${rate(2 * sum.right, sum.told + sum.true)}`;
  };
  const real = all.filter((one) => one.true + one.told > 0);
  const macro = real.reduce((sum, one) => sum + (2 * one.right) / (one.told + one.true), 0) / real.length;
  return `all ${micro(all)}  without a price ${micro(named)}  mean F of sites ${macro.toFixed(3)}`;
}

/** What is taken for a service and is none, and the other way round, for people. */
function printErrors(at: number): void {
  const { name: siteName, pages, wanted, priced } = sites[at]!;
  const candidates = pages.flat().flatMap(({ group }) => group.members);
  const likely = new Map<string, number>();
  for (const [one, { name }] of candidates.entries()) {
    const odds = logOdds(secondExamples[at]![one]!, secondLeftOut[at]!);
    likely.set(plain(name), Math.max(odds, likely.get(plain(name)) ?? -Infinity));
  }
  for (const name of wanted) if (!priced.has(name) && !likely.has(name)) likely.set(name, -Infinity);
  const wrong = [...likely].filter(([name, odds]) => !priced.has(name) && odds >= 0 !== wanted.has(name));
  if (wrong.length === 0) return;
  process.stdout.write(`${siteName}\n`);
  for (const [name, odds] of wrong)
    process.stdout.write(`  ${wanted.has(name) ? 'missed  ' : 'invented'} ${odds.toFixed(1)} ${name}\n`);
}

function write(): void {
  const table = (name: string, comment: string, weights: Weights): string => {
    const rows = Object.entries(weights)
      .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
      .map(
        ([key, weight]) => `  ${/^[a-z]+$/.test(key) ? key : `'${key}'`}: ${Number(weight.toFixed(2))},\n`,
      );
    return `/** ${comment} */\nexport const ${name}: Weights = {\n${rows.join('')}};\n`;
  };
  const file = path.join(import.meta.dirname, '..', 'domain', 'knowledge', 'offers', 'service-weights.ts');
  writeFileSync(
    file,
    [
      '/** How much each piece of evidence speaks for a name of a service; written by `eval/fit-services.ts`, not by hand; decision 32 tells how. */\n' +
        "import type { Weights } from './service-judgement.ts';\n",
      table('firstWeights', 'A candidate by itself and its group.', first.weights(firstFit)),
      table('neighbourWeights', 'What its neighbours say of it.', second.weights(secondFit)),
    ].join('\n'),
  );
}
