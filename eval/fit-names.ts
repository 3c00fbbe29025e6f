/**
 * `node eval/fit-names.ts FOLDER… [--write]`: fits what speaks for a name to the truths of folders of sites, besides the
 * fixture sites, and says how often it is right on sites that it was not fitted to (each left out once, in folds).
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { nameWeights } from '../domain/knowledge/names/name-weights.ts';
import { rankNames } from '../domain/knowledge/names/site-name.ts';
import { fixtureFolder, loadSites, type FixtureSite } from './fixture-sites.ts';
import { plain } from './score-facts.ts';

const variants = ['whole', 'no host', 'bare'] as const;
type Variant = (typeof variants)[number];
const PLAIN_PLACES = new Set([
  'business',
  'website',
  'siteName',
  'app',
  'logo',
  'brand',
  'copyright',
  'legal',
]);

interface Choice {
  site: string;
  /** Sites are fitted as they are, without a host that says something, and without the places that say it plainly. */
  variant: Variant;
  candidates: { text: string; features: Record<string, number> }[];
  right: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    errors: { type: 'boolean', default: false },
  },
});
const RATE = 2;
const ROUNDS = 500;
const DECAY = 0.0016;
const FOLDS = 12;

const folders = [fixtureFolder, ...positionals];
const choices = folders.flatMap((folder) => loadSites(folder).flatMap(choicesOf));
const reached = choices.filter(({ right }) => right >= 0);
for (const { site, variant, right } of choices)
  if (right < 0 && variant === 'whole') process.stdout.write(`no candidate is right: ${site}\n`);

function choicesOf({ name, truth, contents, knowledge }: FixtureSite): Choice[] {
  const wanted = plain(truth.name);
  return variants.map((variant) => {
    const pages = contents.map((page) => ({
      ...page,
      nameCandidates: (page.nameCandidates ?? []).filter(
        ({ place }) => variant !== 'bare' || !PLAIN_PLACES.has(place),
      ),
    }));
    const url = variant === 'no host' ? 'http://127.0.0.1/' : truth.url;
    const candidates = rankNames(pages, url, knowledge.language).map(({ tally, features }) => ({
      text: tally.text,
      features,
    }));
    const right = candidates.findIndex(({ text }) => plain(text) === wanted);
    return { site: name, variant, candidates, right };
  });
}

/** The features of all candidates as numbers in rows: names are looked up once. */
interface Table {
  right: number;
  rows: { at: Int32Array; values: Float64Array }[];
}

/** What can only speak for a name, and what only against one: a fit to few sites may find the contrary. */
const FOR = new Set(
  'places home title.common spread often host host.name host.exact mail business.agrees text line absorbs'.split(
    ' ',
  ),
);
const AGAINST = new Set(
  'once title.topic page.topic topic.name calls third slogan generic topic separated edge town.only'.split(
    ' ',
  ),
);

const names: string[] = [];
const index = new Map<string, number>();

function tableOf({ candidates, right }: Choice): Table {
  const rows = candidates.map(({ features }) => {
    const entries = Object.entries(features);
    const at = entries.map(([name]) => {
      if (!index.has(name)) index.set(name, names.push(name) - 1);
      return index.get(name)!;
    });
    return { at: Int32Array.from(at), values: Float64Array.from(entries.map(([, value]) => value)) };
  });
  return { right, rows };
}

function scoresOf({ rows }: Table, weights: Float64Array): number[] {
  return rows.map(({ at, values }) => {
    let score = 0;
    for (let i = 0; i < at.length; i += 1) score += weights[at[i]!]! * values[i]!;
    return score;
  });
}

/**
 * Conditional logistic regression: of the candidates of a site the right one is to have the highest score. Where the
 * sites say nothing, the weights in force hold: they were fitted to others.
 */
function fit(given: readonly Table[]): Float64Array {
  const weights = new Float64Array(names.length);
  const slope = new Float64Array(names.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    slope.fill(0);
    for (const table of given) {
      const scores = scoresOf(table, weights);
      const top = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - top));
      const all = powers.reduce((sum, power) => sum + power, 0);
      for (const [row, { at, values }] of table.rows.entries()) {
        const pull = (row === table.right ? 1 : 0) - powers[row]! / all;
        for (let i = 0; i < at.length; i += 1) slope[at[i]!]! += pull * values[i]!;
      }
    }
    for (const [i, name] of names.entries()) {
      weights[i]! += RATE * (slope[i]! / given.length - DECAY * (weights[i]! - (nameWeights[name] ?? 0)));
      if (FOR.has(name)) weights[i] = Math.max(0, weights[i]!);
      if (AGAINST.has(name)) weights[i] = Math.min(0, weights[i]!);
    }
  }
  return weights;
}

function best(table: Table, weights: Float64Array): number {
  const scores = scoresOf(table, weights);
  return scores.indexOf(Math.max(...scores));
}

const tables = new Map(choices.map((choice) => [choice, tableOf(choice)]));
const tablesOf = (given: readonly Choice[]): Table[] => given.map((choice) => tables.get(choice)!);
const whole = fit(tablesOf(reached));
const sites = [...new Set(choices.map(({ site }) => site))];
const rights: Record<Variant, number> = { whole: 0, 'no host': 0, bare: 0 };
for (let fold = 0; fold < FOLDS; fold += 1) {
  const held = new Set(sites.filter((_, at) => at % FOLDS === fold));
  const weights = fit(tablesOf(reached.filter(({ site }) => !held.has(site))));
  for (const choice of choices.filter(({ site }) => held.has(site))) {
    const { site } = choice;
    const told = choice.candidates[best(tables.get(choice)!, weights)]?.text ?? '';
    const isRight = choice.right >= 0 && plain(told) === plain(choice.candidates[choice.right]!.text);
    if (isRight) rights[choice.variant] += 1;
    else if (values.errors)
      process.stdout.write(
        `${choice.variant} ${site}: ${told} | ${choice.candidates[choice.right]?.text ?? ''}\n`,
      );
  }
}
process.stdout.write(`${sites.length} sites, right when left out: ${JSON.stringify(rights)}\n`);
const tops = reached
  .filter(({ variant }) => variant === 'whole')
  .map((choice) => {
    const scores = scoresOf(tables.get(choice)!, whole);
    const top = Math.max(...scores);
    return { top, isRight: scores.indexOf(top) === choice.right };
  })
  .sort((a, b) => a.top - b.top);
process.stdout.write(
  `lowest scores: ${tops
    .slice(0, 12)
    .map(({ top, isRight }) => `${top.toFixed(1)} ${isRight ? 'right' : 'wrong'}`)
    .join(', ')}\n`,
);
const lines = names
  .map((name, at) => [name, whole[at]!] as const)
  .filter(([, weight]) => Math.abs(weight) >= 0.05)
  .sort((a, b) => b[1] - a[1])
  .map(([name, weight]) => `  '${name}': ${weight.toFixed(2)},`);
if (values.write)
  writeFileSync(
    path.join(import.meta.dirname, '..', 'domain', 'knowledge', 'names', 'name-weights.ts'),
    `/** How much each feature speaks for a name. Written by eval/fit-names.ts; decision 31 tells how. */\nexport const nameWeights: Readonly<Record<string, number>> = {\n${lines.join('\n')}\n};\n`,
  );
else process.stdout.write(`${lines.join('\n')}\n`);
