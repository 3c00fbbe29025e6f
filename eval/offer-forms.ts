/**
 * Small pages of our own in ten languages, in the plain forms in which offers and other lists stand on sites: they hold the
 * fit of `fit-services.ts` to what no sample of real sites is large enough to show in every language.
 */
import type { SitePage } from './fixture-sites.ts';

interface Vocabulary {
  offers: string;
  services: string[];
  reasons: [title: string, ...points: string[]];
  team: [title: string, ...people: string[]];
  steps: [title: string, ...steps: string[]];
  /** Home, about, gallery, contact. */
  menu: string[];
  sentence: string;
  call: string;
}

const vocabularies: Readonly<Record<string, Vocabulary>> = {
  en: {
    offers: 'Our services',
    services: ['Tree pruning', 'Hedge trimming', 'Lawn care', 'Stump removal', 'Garden design'],
    reasons: [
      'Why choose us',
      'Fully insured',
      'Fair prices',
      'Local and reliable',
      'Twenty years of experience',
    ],
    team: ['Meet the team', 'Holly Barnes', 'Greg Tanner', 'Nora Pike'],
    steps: ['How it works', 'Send us a photo', 'We come by', 'You get a quote'],
    menu: ['Home', 'About us', 'Gallery', 'Contact'],
    sentence: 'We do this with good tools and with care, and we leave the place tidy.',
    call: 'Read more',
  },
  de: {
    offers: 'Unsere Leistungen',
    services: ['Malerarbeiten', 'Fassadenanstrich', 'Bodenbeläge', 'Trockenbau', 'Schimmelsanierung'],
    reasons: ['Warum wir', 'Faire Preise', 'Termintreue', 'Meisterbetrieb', 'Persönlich und nah'],
    team: ['Unser Team', 'Petra Lang', 'Uwe Thoma', 'Ilse Kranz'],
    steps: ['So läuft es ab', 'Anfrage senden', 'Wir kommen vorbei', 'Sie erhalten ein Angebot'],
    menu: ['Startseite', 'Über uns', 'Galerie', 'Kontakt'],
    sentence: 'Wir arbeiten sauber und sorgfältig und halten uns an das, was wir zusagen.',
    call: 'Mehr erfahren',
  },
  es: {
    offers: 'Nuestros servicios',
    services: ['Limpieza dental', 'Ortodoncia', 'Implantes', 'Blanqueamiento', 'Endodoncia'],
    reasons: ['Por qué elegirnos', 'Trato cercano', 'Sin esperas', 'Precios claros', 'Años de experiencia'],
    team: ['Nuestro equipo', 'Lucía Herrera', 'Pablo Nieto', 'Carmen Soler'],
    steps: ['Cómo funciona', 'Pida su cita', 'Le visitamos', 'Reciba el presupuesto'],
    menu: ['Inicio', 'Sobre nosotros', 'Galería', 'Contacto'],
    sentence: 'Lo hacemos con cuidado y con los mejores materiales, y siempre a su gusto.',
    call: 'Leer más',
  },
  fr: {
    offers: 'Nos prestations',
    services: ['Coupe femme', 'Coloration', 'Balayage', 'Soin profond', 'Chignon de mariée'],
    reasons: [
      'Pourquoi nous choisir',
      'À votre écoute',
      'Produits naturels',
      'Sans rendez-vous',
      'Une équipe passionnée',
    ],
    team: ['Notre équipe', 'Sophie Marchal', 'Julien Perrot', 'Élodie Vasseur'],
    steps: ['Comment ça marche', 'Prenez rendez-vous', 'Nous vous accueillons', 'Vous repartez ravie'],
    menu: ['Accueil', 'À propos', 'Galerie', 'Contact'],
    sentence: 'Nous travaillons avec soin et avec de bons produits, selon vos envies.',
    call: 'En savoir plus',
  },
  it: {
    offers: 'I nostri servizi',
    services: ['Tagliando auto', 'Cambio gomme', 'Revisione freni', 'Carrozzeria', 'Diagnosi elettronica'],
    reasons: [
      'Perché sceglierci',
      'Prezzi onesti',
      'Tempi certi',
      'Personale qualificato',
      'Esperienza di anni',
    ],
    team: ['Il nostro team', 'Marta Galli', 'Paolo Conti', 'Elena Riva'],
    steps: ['Come funziona', 'Chiamaci', 'Valutiamo insieme', 'Ritiri la tua auto'],
    menu: ['Home', 'Chi siamo', 'Galleria', 'Contatti'],
    sentence: 'Lavoriamo con cura e con pezzi originali, e ti diciamo prima quanto costa.',
    call: 'Scopri di più',
  },
  pt: {
    offers: 'Os nossos serviços',
    services: ['Massagem relaxante', 'Limpeza de pele', 'Depilação', 'Manicure', 'Drenagem linfática'],
    reasons: [
      'Porquê escolher-nos',
      'Ambiente calmo',
      'Produtos naturais',
      'Horário alargado',
      'Equipa experiente',
    ],
    team: ['A nossa equipa', 'Inês Prado', 'Rui Matos', 'Teresa Lobo'],
    steps: ['Como funciona', 'Marque a hora', 'Recebemos com calma', 'Volte quando quiser'],
    menu: ['Início', 'Sobre nós', 'Galeria', 'Contactos'],
    sentence: 'Fazemos tudo com cuidado e com bons produtos, ao ritmo de cada pessoa.',
    call: 'Saber mais',
  },
  nl: {
    offers: 'Onze diensten',
    services: ['Dakreparatie', 'Loodgieterswerk', 'Schilderwerk', 'Badkamerrenovatie', 'Vloer leggen'],
    reasons: ['Waarom wij', 'Eerlijke prijzen', 'Snel ter plaatse', 'Vakmensen', 'Altijd bereikbaar'],
    team: ['Ons team', 'Anouk Vries', 'Bram Smit', 'Lotte Bos'],
    steps: ['Hoe het werkt', 'Stuur een foto', 'Wij komen langs', 'U krijgt een offerte'],
    menu: ['Home', 'Over ons', 'Galerij', 'Contact'],
    sentence: 'Wij werken netjes en met goed gereedschap, en ruimen alles weer op.',
    call: 'Lees meer',
  },
  pl: {
    offers: 'Nasze usługi',
    services: [
      'Strzyżenie psów',
      'Kąpiel i suszenie',
      'Obcinanie pazurów',
      'Trymowanie',
      'Czyszczenie zębów',
    ],
    reasons: ['Dlaczego my', 'Uczciwe ceny', 'Bez pośpiechu', 'Wieloletnie doświadczenie', 'Miła atmosfera'],
    team: ['Nasz zespół', 'Ewa Lis', 'Jan Wrona', 'Olga Zając'],
    steps: ['Jak to działa', 'Zadzwoń do nas', 'Umawiamy wizytę', 'Odbierasz pupila'],
    menu: ['Strona główna', 'O nas', 'Galeria', 'Kontakt'],
    sentence: 'Pracujemy spokojnie i dokładnie, a każdy zwierzak ma u nas swój czas.',
    call: 'Czytaj więcej',
  },
  ro: {
    offers: 'Serviciile noastre',
    services: [
      'Instalații sanitare',
      'Montaj centrale',
      'Desfundare canalizare',
      'Reparații boilere',
      'Zugrăveli',
    ],
    reasons: ['De ce noi', 'Prețuri corecte', 'Răspuns rapid', 'Lucrări garantate', 'Experiență de ani'],
    team: ['Echipa noastră', 'Ioana Munteanu', 'Radu Ilie', 'Mara Dobre'],
    steps: ['Cum funcționează', 'Ne sunați', 'Venim la dumneavoastră', 'Primiți oferta'],
    menu: ['Acasă', 'Despre noi', 'Galerie', 'Contact'],
    sentence: 'Lucrăm curat și cu materiale bune și respectăm ce am promis clientului.',
    call: 'Citește mai mult',
  },
  ja: {
    offers: 'サービス',
    services: ['肩こり施術', '骨盤矯正', '鍼灸治療', '足つぼマッサージ', '美容整体'],
    reasons: ['選ばれる理由', '完全予約制', '駅から近い', '経験豊富', '安心の対応'],
    team: ['スタッフ紹介', '山本 花', '中村 健', '小林 葵'],
    steps: ['ご利用の流れ', 'お電話ください', 'ご相談', 'お会計'],
    menu: ['ホーム', '当院について', 'ギャラリー', 'お問い合わせ'],
    sentence: '一人ひとりのお身体に合わせて、丁寧に時間をかけて行っております。',
    call: '詳しくはこちら',
  },
};

/** One page with the names that it offers. */
export interface OfferForm {
  page: SitePage;
  services: readonly string[];
}

export const offerForms: readonly OfferForm[] = Object.entries(vocabularies).flatMap(formsIn);

function formsIn([language, words]: [string, Vocabulary]): OfferForm[] {
  const { offers, services, reasons, team, steps, menu, sentence, call } = words;
  const h = (level: number, text: string): string => `<h${level}>${text}</h${level}>`;
  const list = (names: readonly string[]): string =>
    `<ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`;
  const links = (names: readonly string[]): string =>
    list(names.map((name, at) => `<a href="/${at}.html">${name}</a>`));
  const cards = (names: readonly string[], level = 3): string =>
    `<div class=row>${names.map((name) => `<div class=card>${h(level, name)}<p>${sentence}</p></div>`).join('')}</div>`;
  const tiles = (names: readonly string[]): string =>
    `<div class=grid>${names.map((name) => `<div class=tile>${name}</div>`).join('')}</div>`;
  const nav = `<nav>${links(menu)}</nav>`;
  const others = [reasons, team, steps].map(([title, ...points]) => ({ title, points }));
  const page = (body: string, found: readonly string[], file = ''): OfferForm => ({
    page: {
      url: new URL(file, `https://${language}.business.example/`).href,
      html: `<html lang=${language}><head><title>${menu[0]!}</title></head><body>${body}</body></html>`,
    },
    services: found,
  });
  return [
    page(nav + h(2, offers) + list(services), services),
    page(nav + h(2, offers) + cards(services), services),
    page(nav + h(2, offers) + cards(services, 2), services, 'a.html'),
    page(h(1, menu[1]!) + `<p>${sentence}</p>` + h(2, offers) + tiles(services), services),
    page(nav + `<div class=label>${offers}</div>` + cards(services), services),
    page(nav + `<section id=services>${cards(services)}</section>`, services),
    page(
      h(1, offers) + services.map((name) => `${h(2, name)}<p>${sentence}</p>`).join(''),
      services,
      'services.html',
    ),
    page(`<p>${sentence}</p>` + `<p>${offers}: ${services.join(', ')}</p>`, services),
    page(
      `<nav><ul><li><a href=/>${menu[0]!}</a></li><li><a href="/s">${offers}</a>${links(services)}</li><li><a href="/c">${menu[3]!}</a></li></ul></nav><p>${sentence}</p>`,
      services,
    ),
    page(
      `${nav}<p>${sentence}</p><footer>${h(5, menu[1]!)}${links(menu)}${h(5, offers)}${links(services)}</footer>`,
      services,
    ),
    ...others.flatMap(({ title, points }) => [
      page(nav + h(2, title) + cards(points), []),
      page(nav + h(2, offers) + cards(services) + h(2, title) + cards(points), services),
      page(h(1, offers) + list(services) + h(2, title) + list(points), services, 'services.html'),
    ]),
    page(
      nav +
        h(2, offers) +
        `<ul>${services.map((name) => `<li><i></i><div><strong>${name}</strong><small>${sentence}</small></div></li>`).join('')}</ul>`,
      services,
    ),
    page(
      nav +
        h(3, offers) +
        `<div>${services.map((name) => `<p><strong>${name}</strong><br>${sentence} ${sentence}</p>`).join('')}</div>`,
      services,
      'practice.html',
    ),
    page(nav + h(2, offers) + tiles(services.slice(0, 3)), services.slice(0, 3)),
    page(nav + h(3, offers) + list(services.slice(0, 2)), services.slice(0, 2)),
    page(
      [...services.slice(0, 2), reasons[0], call].map((title) => `${h(2, title)}<p>${sentence}</p>`).join(''),
      services.slice(0, 2),
      'services.html',
    ),
    page(
      `<nav><div class=dropdown><a>${offers}</a><div class=dropdown-menu>${services
        .slice(0, 2)
        .map((name) => `<a>${name}</a>`)
        .join('')}</div></div></nav>`,
      services.slice(0, 2),
    ),
    page(nav + h(2, menu[2]!) + tiles(services.map((_, at) => `${menu[2]!} ${at + 1}`)), []),
    page(
      nav + h(2, offers) + cards(services).replaceAll('</p>', `</p><a href="/more">${call}</a>`),
      services,
    ),
    page(
      h(1, services[0]!) + `<p>${sentence}</p>` + links(services) + links(menu),
      services,
      'services/0.html',
    ),
  ];
}
