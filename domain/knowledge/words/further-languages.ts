/** Days and words of opening hours in languages that have no table of their own: the English one serves for the rest. */
import { english } from './en.ts';
import type { WordPatterns } from './word-patterns.ts';
import type { WordTable } from './word-table.ts';

interface Words {
  /** Names from Monday to Sunday with a bar between, each with what it is cut to. */
  days: string;
  everyDay: string;
  closed: string;
  /** Between two days or times. */
  through: string;
  /** Headings of hours. */
  heading: string;
  and: string;
  from: string;
}

const norwegian: Words = {
  days: 'mandag, man|tirsdag, tirs, tir|onsdag, ons|torsdag, tors, tor|fredag, fre|lørdag, lør|søndag, søn',
  everyDay: 'alle dager, hver dag, daglig',
  closed: 'stengt',
  through: 'til',
  heading: 'åpningstider, åpningstid, åpent',
  and: 'og',
  from: 'fra, kl',
};

/** By the code of the language. */
const further: Readonly<Record<string, Words>> = {
  cs: {
    days: 'pondělí, po|úterý, út|středa, středy, st|čtvrtek, čt|pátek, pá|sobota, soboty, so|neděle, ne',
    everyDay: 'denně, každý den',
    closed: 'zavřeno, nemáme otevřeno',
    through: 'až, do',
    heading: 'otevírací doba, otevírací hodiny, provozní doba, ordinační hodiny, ordinační doba',
    and: 'a, i',
    from: 'od, v',
  },
  sk: {
    days: 'pondelok, po|utorok, ut|streda, st|štvrtok, št|piatok, pi|sobota, so|nedeľa, ne',
    everyDay: 'denne, každý deň',
    closed: 'zatvorené',
    through: 'až, do',
    heading: 'otváracie hodiny, ordinačné hodiny, prevádzková doba',
    and: 'a, i',
    from: 'od, v',
  },
  hu: {
    days: 'hétfő, hétfőn|kedd, kedden|szerda, szerdán, sze|csütörtök, csütörtökön, cs|péntek, pénteken|szombat, szombaton, szo|vasárnap',
    everyDay: 'minden nap, mindennap, naponta',
    closed: 'zárva, szünnap, szünnapos',
    through: '',
    heading: 'nyitvatartás, nyitva tartás, rendelési idő, nyitvatartási idő',
    and: 'és',
    from: '',
  },
  hr: {
    days: 'ponedjeljak, ponedjeljkom, pon|utorak, utorkom, uto|srijeda, srijedom, sri|četvrtak, četvrtkom, čet|petak, petkom, pet|subota, subotom, sub|nedjelja, nedjeljom, ned',
    everyDay: 'svaki dan, svakodnevno',
    closed: 'zatvoreno, neradni dan',
    through: 'do',
    heading: 'radno vrijeme',
    and: 'i',
    from: 'od',
  },
  sr: {
    days: 'ponedeljak, понедељак, pon|utorak, уторак, uto|sreda, среда, sre|četvrtak, четвртак, čet|petak, петак, pet|subota, субота, sub|nedelja, недеља, ned',
    everyDay: 'svakog dana, сваког дана',
    closed: 'zatvoreno, затворено, neradni dan',
    through: 'do, до',
    heading: 'radno vreme, радно време',
    and: 'i, и',
    from: 'od, од',
  },
  sl: {
    days: 'ponedeljek, pon|torek, tor|sreda, sre|četrtek, čet|petek, pet|sobota, sob|nedelja, ned',
    everyDay: 'vsak dan',
    closed: 'zaprto',
    through: 'do',
    heading: 'delovni čas, odpiralni čas',
    and: 'in',
    from: 'od',
  },
  sv: {
    days: 'måndag, måndagar, mån|tisdag, tisdagar, tis|onsdag, onsdagar, ons|torsdag, torsdagar, tors, tor|fredag, fredagar, fre|lördag, lördagar, lör|söndag, söndagar, sön',
    everyDay: 'alla dagar, varje dag, dagligen',
    closed: 'stängt',
    through: 'till, t.o.m',
    heading: 'öppettider, öppet',
    and: 'och',
    from: 'från, kl',
  },
  da: {
    days: 'mandag, man|tirsdag, tirs, tir|onsdag, ons|torsdag, tors, tor|fredag, fre|lørdag, lør|søndag, søn',
    everyDay: 'alle dage, hver dag, dagligt',
    closed: 'lukket',
    through: 'til',
    heading: 'åbningstider, åbningstid, åbent',
    and: 'og',
    from: 'fra, kl',
  },
  nb: norwegian,
  no: norwegian,
  fi: {
    days: 'maanantai, maanantaisin, ma|tiistai, tiistaisin, ti|keskiviikko, keskiviikkoisin, ke|torstai, torstaisin, to|perjantai, perjantaisin, pe|lauantai, lauantaisin, la|sunnuntai, sunnuntaisin, su',
    everyDay: 'joka päivä, päivittäin',
    closed: 'suljettu, kiinni',
    through: '',
    heading: 'aukioloajat, aukiolo, avoinna',
    and: 'ja',
    from: 'klo',
  },
  et: {
    days: 'esmaspäev|teisipäev|kolmapäev|neljapäev|reede|laupäev|pühapäev',
    everyDay: 'iga päev',
    closed: 'suletud',
    through: 'kuni',
    heading: 'lahtiolekuajad, avatud',
    and: 'ja',
    from: 'kell',
  },
  lv: {
    days: 'pirmdiena|otrdiena|trešdiena|ceturtdiena|piektdiena|sestdiena|svētdiena',
    everyDay: 'katru dienu',
    closed: 'slēgts',
    through: 'līdz',
    heading: 'darba laiks',
    and: 'un',
    from: 'no',
  },
  lt: {
    days: 'pirmadienis, pirmadieniais|antradienis, antradieniais|trečiadienis, trečiadieniais|ketvirtadienis, ketvirtadieniais|penktadienis, penktadieniais|šeštadienis, šeštadieniais|sekmadienis, sekmadieniais',
    everyDay: 'kasdien',
    closed: 'nedirbame, uždaryta',
    through: 'iki',
    heading: 'darbo laikas',
    and: 'ir',
    from: 'nuo',
  },
  el: {
    days: 'δευτέρα, δευ|τρίτη, τρί|τετάρτη, τετ|πέμπτη, πέμ|παρασκευή, παρ|σάββατο, σάβ|κυριακή, κυρ',
    everyDay: 'καθημερινά, κάθε μέρα',
    closed: 'κλειστά, κλειστό',
    through: 'έως, μέχρι, ως',
    heading: 'ωράριο, ώρες λειτουργίας, ωράριο λειτουργίας',
    and: 'και',
    from: 'από',
  },
  bg: {
    days: 'понеделник, пон|вторник, вт|сряда, ср|четвъртък, четв|петък, пет|събота, съб|неделя, нед',
    everyDay: 'всеки ден, ежедневно',
    closed: 'затворено, почивен ден',
    through: 'до',
    heading: 'работно време',
    and: 'и',
    from: 'от',
  },
  ru: {
    days: 'понедельник, пн|вторник, вт|среда, ср|четверг, чт|пятница, пт|суббота, сб|воскресенье, вс',
    everyDay: 'ежедневно, каждый день',
    closed: 'выходной, закрыто',
    through: 'до',
    heading: 'часы работы, режим работы, график работы, время работы',
    and: 'и',
    from: 'с, от',
  },
  uk: {
    days: 'понеділок, пн|вівторок, вт|середа, ср|четвер, чт|п’ятниця, пт|субота, сб|неділя, нд',
    everyDay: 'щодня, щоденно, кожен день',
    closed: 'вихідний, зачинено',
    through: 'до',
    heading: 'години роботи, графік роботи, режим роботи, час роботи',
    and: 'та, і',
    from: 'з, від',
  },
  tr: {
    days: 'pazartesi, pzt|salı|çarşamba, çar|perşembe, per|cuma|cumartesi, cmt|pazar, paz',
    everyDay: 'her gün',
    closed: 'kapalı',
    through: 'ila',
    heading: 'çalışma saatleri, açılış saatleri, mesai saatleri',
    and: 've',
    from: '',
  },
  ca: {
    days: 'dilluns, dl|dimarts, dt|dimecres, dc|dijous, dj|divendres, dv|dissabte, dissabtes, ds|diumenge, diumenges, dg',
    everyDay: 'cada dia, tots els dies',
    closed: 'tancat, tanquem',
    through: 'a, fins a',
    heading: 'horari, horaris, horari d’atenció',
    and: 'i',
    from: 'de',
  },
};

/** The English table with the days and the words of hours of another language. */
function tableOf(language: string, words: Words): WordTable {
  const [mon = '', tue = '', wed = '', thu = '', fri = '', sat = '', sun = ''] = words.days.split('|');
  const { dayGroups, hours, headings } = english;
  return {
    ...english,
    language,
    days: { mon, tue, wed, thu, fri, sat, sun },
    dayInitials: '- - - - - - -',
    dayGroups: { ...dayGroups, everyDay: words.everyDay },
    headings: { ...headings, hours: `${words.heading}, ${headings.hours}` },
    hours: {
      ...hours,
      closed: `${words.closed}, ${hours.closed}`,
      through: `${words.through}, ${hours.through}`,
      and: `${words.and}, ${hours.and}`,
      from: `${words.from}, ${hours.from}`,
    },
  };
}

export const furtherTables: ReadonlyMap<string, WordTable> = new Map(
  Object.entries(further).map(([language, words]) => [language, tableOf(language, words)]),
);

/** Around addresses and numbers, whatever the language of the rest of the page. */
export const furtherContact: WordPatterns['contact'] = {
  streets: '\\butca\\b|\\bcad\\.|\\bsok\\.|gatan\\b|gade\\b|\\bcesta\\b|\\bjalan\\b|вул\\.|ул\\.',
  streetParticles: 'utca|cad',
  floors: 'sal',
  doors: 'th|tv',
  townLabels: 'г|м|с',
  phones: 'gsm|puh|puhelin|тел|телефон|моб|τηλ|τηλεφωνο|전화',
  registers: 'org\\.? ?nr|cvr|ico|dic|oib|инн|огрн|едрпоу|еик|αφμ',
};
