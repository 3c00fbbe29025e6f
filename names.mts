import { readPages } from '/root/fix-hc/eval/fixture-sites.ts';
import { readPage } from '/root/fix-hc/domain/knowledge/read-page.ts';
import { rankNames } from '/root/fix-hc/domain/knowledge/names/site-name.ts';
import path from 'node:path'; import { readFileSync } from 'node:fs';
const dir=process.argv[2]!; const truth = JSON.parse(readFileSync(path.join(dir,'truth.json'),'utf8'));
const pages=readPages(dir, truth.url).map(p=>readPage(p));
for (const r of rankNames(pages, truth.url, truth.language).slice(0,8)) console.log(r.score.toFixed(1), r.tally.text, JSON.stringify([...new Set(r.tally.mentions.map(m=>m.candidate.place+':'+m.candidate.part))]), Object.entries(r.features).map(([k,v])=>k+(v===1?'':'='+(+v).toFixed(2))).join(' ').slice(0,200));
