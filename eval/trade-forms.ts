/** Whole pages of invented businesses as such sites are built: services beside values, steps, people, customers, news, towns. */
import type { OfferForm } from './offer-forms.ts';
import { tradeVocabularies, type TitledList, type TradeVocabulary } from './trade-vocabularies.ts';

const each = (points: readonly string[], html: (point: string, at: number) => string): string =>
  points.map(html).join('');
const list = (points: readonly string[]): string =>
  `<ul>${each(points, (point) => `<li>${point}</li>`)}</ul>`;
const addressOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
const link = (text: string): string => `<a href="/${addressOf(text)}/">${text}</a>`;
const listOf = ({ title, points }: TitledList): string =>
  `<section><h2>${title}</h2>${list(points)}</section>`;
const logosOf = ({ title, points }: TitledList): string =>
  `<section><h3>${title}</h3><div class=logos>${each(points, (point) => `<div>${point}</div>`)}</div></section>`;

/** The parts of a page that most sites have, in one vocabulary. */
function partsOf(words: TradeVocabulary) {
  const { nav, hero, about, call, offers, services, team, say, blog, steps, towns, desc } = words;
  const told = (at: number): string => desc[at % desc.length]!;
  const entries = (points: readonly string[]): string => each(points, (point) => `<li>${link(point)}</li>`);
  const last = nav.at(-1)!;
  return {
    told,
    plainNav: `<header><nav>${list(nav.map(link))}</nav></header>`,
    dropNav: `<header><div class=menu-main><ul class=menu>${entries(nav.slice(0, 2))}<li class=menu-item-has-children><a href="/x/">${offers[0]!}</a><ul class=sub-menu>${entries(services)}</ul></li>${entries(nav.slice(2))}</ul></div></header>`,
    opening: `<section class=hero><h1>${hero[0]!}</h1><p>${about}</p><a class=btn href="/contact/">${hero[1]!}</a></section>`,
    cards: ({ title, points }: TitledList): string =>
      `<section><h2>${title}</h2><div class=grid>${each(points, (point, at) => `<div class=card><h3>${point}</h3><p>${told(at)}</p></div>`)}</div></section>`,
    people: `<section><h2>${team.title}</h2><div class=people>${each(team.points, (point) => {
      const [name, role = ''] = point.split(/, |(?=\()/);
      return `<div class=person><img src=a.jpg alt="${name!}"><h4>${name!}</h4><p>${role}</p></div>`;
    })}</div></section>`,
    quotes: `<section class=testimonials><h2>${say.title}</h2>${each(say.points, (point) => {
      const [quote, name] = point.split(/ – | (?=[A-Z]様)/);
      return `<div class=quote><p>${quote!}</p><h5>${name!}</h5></div>`;
    })}</section>`,
    news: `<section><h2>${blog.title}</h2>${each(blog.points, (point) => `<article><h3>${link(point)}</h3><time>12.03.2024</time><p>${told(1)}</p><a href="/blog/">${call}</a></article>`)}</section>`,
    steps: `<section><h2>${steps.title}</h2><ol>${each(steps.points, (point, at) => `<li><h3>${point}</h3><p>${told(at)}</p></li>`)}</ol></section>`,
    foot: (more = ''): string =>
      `<footer><div><h4>${last}</h4><p>info@business.example</p></div>${more}<div><h4>${towns.title}</h4>${list(towns.points)}</div></footer>`,
  };
}

function formsIn(words: TradeVocabulary): OfferForm[] {
  const {
    lang,
    nav,
    hero,
    about,
    offers,
    services,
    values,
    steps,
    team,
    clients,
    towns,
    kit,
    awards,
    assoc,
    blog,
  } = words;
  const {
    told,
    plainNav,
    dropNav,
    opening,
    cards,
    people,
    quotes,
    news,
    foot,
    steps: inSteps,
  } = partsOf(words);
  const [first, second] = offers as [string, string];
  const page = (body: string, found: readonly string[] = services, file = ''): OfferForm => ({
    page: {
      url: new URL(file, `https://trade.${lang}.example/`).href,
      html: `<html lang=${lang}><head><title>${hero[0]!}</title></head><body>${body}</body></html>`,
    },
    services: found,
  });
  const described = (
    points: readonly string[],
    html: (point: string, text: string, at: number) => string,
  ): string => each(points, (point, at) => html(point, told(at), at));
  const iconBoxes = (points: readonly string[]): string =>
    described(
      points,
      (point, text) =>
        `<div class=widget><div class=icon-box-content><h3 class=icon-box-title><span>${point}</span></h3><p class=icon-box-description>${text}</p></div></div>`,
    );
  const headings = (points: readonly string[], level: number): string =>
    described(points, (point, text) => `<h${level}>${point}</h${level}><p>${text}</p>`);
  const led = (points: readonly string[]): string =>
    described(points, (point, text) => `<p><strong>${point}:</strong> ${text}</p>`);
  const figures = (points: readonly string[]): string =>
    each(
      points,
      (point) => `<figure><img src=x.jpg alt="${point}"><figcaption>${point}</figcaption></figure>`,
    );
  const tiles = (points: readonly string[]): string =>
    `<div class=tiles>${each(points, (point) => `<a class=tile href="/${addressOf(point)}"><span>${point}</span></a>`)}</div>`;
  const checks = (points: readonly string[]): string => each(points, (point) => `<p>✔ ${point}</p>`);
  const items = (points: readonly string[], name: string): string =>
    described(
      points,
      (point, text) => `<div class=${name}-item><i class=fa></i><h4>${point}</h4><p>${text}</p></div>`,
    );
  const broken = (points: readonly string[]): string => points.map((point) => `• ${point}`).join('<br>');
  const bare = (points: readonly string[]): string =>
    described(
      points,
      (point, text) => `<div class=b><div class=bt>${point}</div><div class=bx>${text}</div></div>`,
    );
  return [
    page(
      `${dropNav}${opening}<section id=services><h2>${first}</h2><div class=row>${described(services, (point, text) => `<div class=col><h3>${point}</h3><p>${text}</p><a href="/${addressOf(point)}/">${words.call}</a></div>`)}</div></section>${cards(values)}${inSteps}${people}${quotes}${news}${foot()}`,
    ),
    page(
      `${plainNav}${opening}<div><h2>${second}</h2>${iconBoxes(services)}</div><div><h2>${values.title}</h2>${iconBoxes(values.points)}</div>${quotes}${logosOf(clients)}${foot()}`,
    ),
    page(
      `${plainNav}<h1>${hero[0]!}</h1><p>${about}</p>${[{ title: first, points: services }, values, kit, assoc, towns].map(listOf).join('')}`,
    ),
    page(
      `${plainNav}<h1>${first}</h1>${headings(services, 2)}<h2>${values.title}</h2><p>${told(0)}</p><h2>${hero[1]!}</h2><p>info@business.example</p>${foot()}`,
      services,
      'services/',
    ),
    page(
      `${plainNav}${opening}${headings(services, 2)}<h2>${blog.title}</h2><p>${told(2)}</p>${foot()}`,
      services,
      `${addressOf(first)}.html`,
    ),
    page(
      `${plainNav}<h1>${second}</h1>${described(services, (point, text) => `<details><summary>${point}</summary><p>${text}</p></details>`)}${listOf(kit)}${people}`,
      services,
      'services',
    ),
    page(
      `${plainNav}<h2>${first}</h2><div class=accordion>${described(services, (point, text) => `<div class=accordion-item><h3><button class=accordion-button aria-expanded=false>${point}</button></h3><div class=accordion-body><p>${text}</p></div></div>`)}</div>${inSteps}${foot()}`,
    ),
    page(
      `${plainNav}${opening}<h2>${first}</h2><ul role=tablist>${each(services, (point, at) => `<li><a role=tab href="#t${at}">${point}</a></li>`)}</ul>${described(services, (point, text, at) => `<div role=tabpanel id=t${at}><h4>${point}</h4><p>${text}</p></div>`)}${listOf(awards)}`,
    ),
    page(
      `${plainNav}${opening}<h2>${second}</h2>${figures(services)}<h2>${clients.title}</h2>${figures(clients.points)}${foot()}`,
    ),
    page(
      `<table><tr><td>${nav.map(link).join('<br>')}</td><td><font size=4><b>${first}</b></font><br>${broken(services)}<br><br><b>${values.title}</b><br>${broken(values.points)}</td></tr></table>`,
    ),
    page(
      `${plainNav}<h1>${first}</h1>${described(services, (point, text) => `<p><strong>${point}</strong></p><p>${text}</p>`)}<p><strong>${values.title}</strong></p>${list(values.points)}`,
      services,
      'offer.html',
    ),
    page(`${plainNav}<h2>${first}</h2>${led(services)}<h2>${values.title}</h2>${led(values.points)}`),
    page(
      `${plainNav}${opening}<h2>${first}</h2><div class=cols>${list(services.slice(0, 4))}${list(services.slice(4))}</div>${people}${foot()}`,
    ),
    page(
      `${plainNav}${opening}${cards(values)}${quotes}${foot(`<div><h4>${first}</h4>${list(services.map(link))}</div>`)}`,
    ),
    page(
      `${plainNav}${opening}<p class=strip>${services.slice(0, 6).join(' • ')}</p>${cards(values)}`,
      services.slice(0, 6),
    ),
    page(`${dropNav}${opening}${news}${logosOf(kit)}${foot()}`),
    page(
      `<div class=navbar>${link(nav[0]!)}<div class=dropdown><button>${first}</button><div class=dropdown-content>${services.map(link).join('')}</div></div>${link(nav.at(-1)!)}</div>${opening}${listOf(awards)}`,
    ),
    page(
      `${plainNav}<h2>${first}</h2><table>${described(services, (point, text) => `<tr><td>${point}</td><td>${text}</td></tr>`)}</table>${listOf(assoc)}`,
    ),
    page(
      `${plainNav}<h2>${second}</h2><dl>${described(services, (point, text) => `<dt>${point}</dt><dd>${text}</dd>`)}</dl>${listOf(values)}`,
    ),
    page(
      `${plainNav}${opening}<h2>${first}</h2>${tiles(services)}${people}<h2>${clients.title}</h2>${tiles(clients.points)}`,
    ),
    page(
      `${plainNav}${opening}<p>${first}: ${services.slice(0, 5).join(', ')}.</p>${listOf(values)}`,
      services.slice(0, 5),
    ),
    page(
      `${plainNav}${opening}${cards(values)}${inSteps}${people}${quotes}${news}${listOf(awards)}${listOf(assoc)}${logosOf(clients)}${listOf(kit)}${foot()}`,
      [],
    ),
    page(
      `${plainNav}<h1>${nav[1]!}</h1><p>${about}</p>${listOf(kit)}${people}${cards(steps)}${listOf(awards)}${listOf(towns)}`,
      [],
      'about/',
    ),
    page(
      `${plainNav}${opening}<section><span class=eyebrow>${second}</span><h2>${hero[0]!}</h2>${items(services, 'service')}</section><section><span class=eyebrow>${values.title}</span><h2>${about}</h2>${items(values.points, 'feature')}</section>${quotes}`,
    ),
    page(
      `${plainNav}<h1>${first}</h1>${headings(services.slice(0, 3), 3)}<h3>${nav.at(-1)!}</h3><p>info@business.example</p>${inSteps}`,
      services.slice(0, 3),
      'services.html',
    ),
    page(
      `${plainNav}${opening}<div><h3>${first}</h3>${checks(services)}</div><div><h3>${values.title}</h3>${checks(values.points)}</div>${foot()}`,
    ),
    page(
      `${each(nav, (entry) => `<div>${link(entry)}</div>`)}<div class=big>${hero[0]!}</div><div class=txt>${about}</div><div class=t2>${first}</div>${bare(services)}<div class=t2>${values.title}</div>${bare(values.points)}`,
    ),
    page(
      `${dropNav}<h1>${services[1]!}</h1><p>${told(0)} ${told(1)}</p>${listOf(values)}${listOf(steps)}<aside><h3>${first}</h3>${list(services.map(link))}</aside>`,
      services,
      `${addressOf(services[1]!)}/`,
    ),
    page(
      `${plainNav}<h1>${team.title}</h1><ul>${each(team.points, (point) => {
        const [name, role = ''] = point.split(/, |(?=\()/);
        return `<li><b>${name!}</b> ${role}</li>`;
      })}</ul><h2>${second}</h2>${list(services)}`,
    ),
  ];
}

export const tradeForms: readonly OfferForm[] = tradeVocabularies.flatMap(formsIn);
