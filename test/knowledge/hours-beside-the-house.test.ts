/** Hours that stand beside those of the house and are not its own, and forms in which the house's own are easily missed. */
import { describe, expect, it } from '@jest/globals';
import { hoursOf } from '../support/hours-of.ts';

type Row = [language: string, html: string, expected: string[]];

const cells = (row: readonly string[]): string =>
  `<dl>${row.map((cell) => `<dt>${cell}</dt>`).join('')}</dl>`;

describe('hours of the house in forms that are easily missed', () => {
  it.each<Row>([
    [
      'pl',
      '<h4>Godziny otwarcia</h4><p>Mon-Fri: 9:00-18:00, Sat: 10:00-14:00</p>',
      ['mon-fri 09:00-18:00', 'sat 10:00-14:00'],
    ],
    [
      'de',
      '<h4>Öffnungszeiten</h4><p>Mon - Fri 8:00 - 18:00<br>Sun closed</p>',
      ['mon-fri 08:00-18:00', 'sun closed'],
    ],
    ['fr', '<h4>Horaires</h4><p>Mon–Sat 10:00–19:00</p>', ['mon-sat 10:00-19:00']],
    [
      'ja',
      '<p>【受付】 9:00-12:00 14:00-18:00<br>【休診】 日曜・祝日</p>',
      ['mon-sat 09:00-12:00', 'mon-sat 14:00-18:00', 'sun closed', 'closed 祝日'],
    ],
    [
      'de',
      '<p>Öffnungszeiten: 9:00–18:00 Uhr</p><p>Montag Ruhetag</p>',
      ['tue-sun 09:00-18:00', 'mon closed'],
    ],
    ['ja', '<p>受付：10:00〜19:00</p>', []],
    ['en', '<h3>Monday to Friday</h3><p>8.00am to 6.00pm</p>', ['mon-fri 08:00-18:00']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('grids of days and marks that are no tables', () => {
  it('give the times of each row to the days with its mark, and those of a note to the days with that mark', () => {
    const head = cells(['診療時間', '月', '火', '水', '木', '金', '土', '日', '祝']);
    const morning = cells(['9:00～12:00', '●', '●', '●', '-', '●', '▲', '-', '-']);
    const afternoon = cells(['14:00～18:00', '●', '-', '●', '-', '●', '-', '-', '-']);
    const note = '<p>▲ 9:00～13:00</p>';
    expect(hoursOf(`<h2>診療時間</h2>${head}${morning}${afternoon}${note}`, 'ja')).toEqual([
      'mon 09:00-12:00',
      'tue 09:00-12:00',
      'wed 09:00-12:00',
      'fri 09:00-12:00',
      'sat 09:00-13:00',
      'mon 14:00-18:00',
      'wed 14:00-18:00',
      'fri 14:00-18:00',
    ]);
  });

  it('tell nothing of a mark without a note', () => {
    const grid =
      cells(['月', '火', '水', '木', '金', '土']) + cells(['10:00～13:00', '○', '○', '★', '○', '○', '休']);
    expect(hoursOf(`<h2>診療時間</h2>${grid}`, 'ja')).toEqual([
      'mon 10:00-13:00',
      'tue 10:00-13:00',
      'thu 10:00-13:00',
      'fri 10:00-13:00',
    ]);
  });
});

describe('a name behind more hours on few of the days', () => {
  it.each<Row>([
    [
      'de',
      '<h2>Sprechzeiten</h2><table><tr><td>Montag bis Freitag</td><td>8–12 Uhr</td></tr><tr><td>Mittwoch</td><td>16–18 Uhr<br>Impfsprechstunde</td></tr></table>',
      ['mon-fri 08:00-12:00', 'wed 16:00-18:00 Impfsprechstunde'],
    ],
    [
      'en',
      '<h2>Opening hours</h2><p>Mon–Fri 9–5<br>Wed 6–8pm Travel Clinic</p>',
      ['mon-fri 09:00-17:00', 'wed 18:00-20:00 Travel Clinic'],
    ],
    [
      'fr',
      '<h2>Horaires</h2><ul><li>Lundi au vendredi 8h30–12h</li><li>Mardi 14h–16h Consultation vaccins</li></ul>',
      ['mon-fri 08:30-12:00', 'tue 14:00-16:00 Consultation vaccins'],
    ],
    [
      'en',
      '<h2>Opening hours</h2><p>Mon–Fri 9–5<br>Sat 10–4 Free Parking</p>',
      ['mon-fri 09:00-17:00', 'sat 10:00-16:00'],
    ],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Mo–Fr 9–12 Uhr<br>Mo 14–18 Uhr durchgehend geöffnet</p>',
      ['mon-fri 09:00-12:00', 'mon 14:00-18:00'],
    ],
    ['de', '<h2>Kurse</h2><p>Mo 18–20 Uhr Yoga<br>Di 18–20 Uhr Pilates</p>', []],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('what is offered at some hours, or around the clock, does not open the house', () => {
  it.each<Row>([
    ['en', '<p>Open 7 days with a 24/7 Emergency Vet on call</p>', ['mon-sun 00:00-23:59 Emergency']],
    ['en', '<p>Open 7 days, 24/7 online booking</p>', []],
    ['en', '<p>Open 7 days with 24/7 security</p>', []],
    ['en', '<p>Open 24/7 for emergencies</p>', ['mon-sun 00:00-23:59 emergencies']],
    [
      'es',
      '<p>Abierto de lunes a viernes 9:00-20:00, 24 horas urgencias</p>',
      ['mon-fri 09:00-20:00', 'mon-sun 00:00-23:59 urgencias'],
    ],
    ['en', '<p>Open 24 hours. Emergency plumbing is our trade.</p>', ['mon-sun 00:00-23:59']],
    [
      'en',
      '<p>Daily Lunch Specials: Mon. – Fri. 11 a.m. to 3 p.m.</p>',
      ['mon-fri 11:00-15:00 Lunch Specials'],
    ],
    ['de', '<p>Täglich Mittagstisch: Mo–Fr 11:30–14 Uhr</p>', ['mon-fri 11:30-14:00 Mittagstisch']],
    ['en', '<p>Daily: 9–5</p>', ['mon-sun 09:00-17:00']],
    ['en', '<p>Doctor Available: 5:00 PM – 8:30 PM</p>', ['17:00-20:30 Doctor']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('hours behind the address of a branch carry it', () => {
  it.each<Row>([
    [
      'pl',
      '<p><b>Sklep 1:</b> Gdynia, ul. Długa 3 - otwarte 24/7</p><p><b>Sklep 2:</b> Sopot, ul. Krótka 8a - otwarte od wtorku do soboty, 10:00 - 15:00</p>',
      ['mon-sun 00:00-23:59 Gdynia, ul. Długa 3', 'tue-sat 10:00-15:00 Sopot, ul. Krótka 8a'],
    ],
    [
      'en',
      '<p>Store 1: Leeds, 4 Mill Street – Mon–Fri 9:00–17:00</p><p>Store 2: York, 9 High Street – Tue–Sat 10:00–16:00</p>',
      ['mon-fri 09:00-17:00 Leeds, 4 Mill Street', 'tue-sat 10:00-16:00 York, 9 High Street'],
    ],
    [
      'fr',
      '<p>Lyon, 12 rue de la Paix : lundi au vendredi 9h–18h</p><p>Vienne, 3 place du Marché : mardi au samedi 10h–17h</p>',
      ['mon-fri 09:00-18:00 Lyon, 12 rue de la Paix', 'tue-sat 10:00-17:00 Vienne, 3 place du Marché'],
    ],
    ['de', '<p>Hauptstraße 5, 53111 Bonn: Mo–Fr 9–18 Uhr</p>', ['mon-fri 09:00-18:00']],
    [
      'de',
      '<p>Berlin, Theater am Platz 3 – Mo 20–22:30 Uhr</p><p>Bonn, Haus am Platz 4 – Di 20–22:30 Uhr</p>',
      [],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('lessons and the like told among the hours of the house', () => {
  it.each<Row>([
    ['en', '<h2>Opening hours</h2><p>Mon-Fri 9-5</p><p>Pottery class Sat 10-12</p>', ['Pottery class']],
    ['en', '<h2>Opening hours</h2><p>Mon-Fri 9-5<br>Yoga class: Wed 6pm-7pm</p>', ['Yoga class']],
    ['de', '<h2>Öffnungszeiten</h2><p>Mo-Fr 9-18 Uhr</p><p>Töpferkurs Sa 10-12 Uhr</p>', ['Töpferkurs']],
    ['fr', '<h2>Horaires</h2><p>Lun-ven 9h-18h</p><p>Atelier poterie sam 10h-12h</p>', ['Atelier poterie']],
    [
      'es',
      '<h2>Horario</h2><p>Lun-Vie 9-18h</p><p>Taller de cerámica sáb 10-12h</p>',
      ['Taller de cerámica'],
    ],
    ['it', '<h2>Orari</h2><p>Lun-Ven 9-18</p><p>Corso di ceramica sab 10-12</p>', ['Corso di ceramica']],
    ['pt', '<h2>Horário</h2><p>Seg-Sex 9h-18h</p><p>Aula de cerâmica sáb 10h-12h</p>', ['Aula de cerâmica']],
    [
      'nl',
      '<h2>Openingstijden</h2><p>ma-vr 9.00-18.00</p><p>Workshop keramiek za 10.00-12.00</p>',
      ['Workshop keramiek'],
    ],
    [
      'pl',
      '<h2>Godziny otwarcia</h2><p>pn-pt 9-18</p><p>Warsztaty ceramiki sob. 10-12</p>',
      ['Warsztaty ceramiki'],
    ],
    ['ro', '<h2>Program</h2><p>Luni-Vineri 9-18</p><p>Curs de olărit sâmbătă 10-12</p>', ['Curs de olărit']],
    ['ja', '<h3>営業時間</h3><p>月〜金 10:00～19:00</p><p>陶芸教室 土曜 10:00～12:00</p>', ['陶芸教室']],
    // Where nothing else is told, the house is open then.
    ['en', '<h2>Opening hours</h2><p>Training Tue 6pm-8pm</p>', ['']],
  ])('%s: %s', (language, html, [name]) => {
    expect(hoursOf(html, language).at(-1)).toMatch(new RegExp(`:00${name === '' ? '' : ` ${name}`}$`, 'u'));
  });
});

const rows = (...cells: string[][]): string =>
  `<table>${cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

describe('openings and closings in rows of their own below the days', () => {
  const told = ['mon 09:00-17:00', 'tue 09:00-18:00', 'wed closed'];
  it.each<Row>([
    [
      'en',
      `<h2>Hours</h2>${rows(['', 'Mon', 'Tue', 'Wed'], ['Open', '9am', '9am', 'Closed'], ['Close', '5pm', '6pm', ''])}`,
      told,
    ],
    [
      'de',
      `<h2>Öffnungszeiten</h2>${rows(['', 'Mo', 'Di', 'Mi'], ['von', '9:00', '9:00', 'geschlossen'], ['bis', '17:00', '18:00', '–'])}`,
      told,
    ],
    [
      'fr',
      `<h2>Horaires</h2>${rows(['', 'Lun', 'Mar', 'Mer'], ['Ouverture', '9h', '9h', 'fermé'], ['Fermeture', '17h', '18h', 'fermé'])}`,
      told,
    ],
    [
      'es',
      `<h2>Horario</h2>${rows(['', 'Lun', 'Mar', 'Mié'], ['Apertura', '9:00', '9:00', 'cerrado'], ['Cierre', '17:00', '18:00', 'cerrado'])}`,
      told,
    ],
    // What begins in two rows ends nowhere.
    [
      'en',
      `<h2>Hours</h2>${rows(['', 'Mon', 'Tue', 'Wed'], ['First', '9:00', '9:00', '9:00'], ['Second', '17:00', '18:00', '17:00'])}`,
      [],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('days with a dash for their times', () => {
  it.each<Row>([
    [
      'de',
      `<h2>Öffnungszeiten</h2>${rows(['Montag', '–'], ['Dienstag', '9–18 Uhr'], ['Mittwoch', '–', '–'])}`,
      ['mon closed', 'tue 09:00-18:00', 'wed closed'],
    ],
    [
      'en',
      '<h2>Hours</h2><p>Mon: 9-5<br>Sat: -<br>Sun: -</p>',
      ['mon 09:00-17:00', 'sat closed', 'sun closed'],
    ],
    [
      'ja',
      `<h3>営業時間</h3>${rows(['月', '－'], ['火', '10:00～19:00'])}`,
      ['mon closed', 'tue 10:00-19:00'],
    ],
    ['en', '<h2>Hours</h2><p>Mon -<br>Fri 9-5</p>', ['fri 09:00-17:00']],
    ['en', `<h2>Hours</h2>${rows(['Monday', '–'], ['Tuesday', '–'])}`, []],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('what is done online around the clock', () => {
  const house = 'mon-fri 09:00-17:00';
  it.each<Row>([
    ['en', '<p>Online booking open 24 hours a day</p><p>Open Mon-Fri 9-5</p>', [house]],
    ['de', '<p>Online-Buchung (24/7 geöffnet)</p><p>Geöffnet Mo-Fr 9-17 Uhr</p>', [house]],
    ['ja', '<p>LINEで予約する（24時間受付）</p><p>営業時間 月〜金 9:00～17:00</p>', [house]],
    ['en', '<p>Open 24 hours a day, every day.</p>', ['mon-sun 00:00-23:59']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('halves of a day and boxes', () => {
  const box = (...lines: string[]): string => `<div>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`;
  it.each<Row>([
    [
      'en',
      `<h2>Opening hours</h2>${box('Morning session:', 'Mon-Fri 9am-1pm')}${box('Afternoon session:', 'Mon-Wed 3pm-5pm', 'Thursday: Closed')}`,
      ['mon-fri 09:00-13:00', 'mon-wed 15:00-17:00'],
    ],
    [
      'de',
      `<h2>Sprechzeiten</h2>${box('Vormittags:', 'Mo-Fr 8-12 Uhr')}${box('Nachmittags:', 'Mo-Di 15-18 Uhr', 'Mi: geschlossen')}`,
      ['mon-fri 08:00-12:00', 'mon+tue 15:00-18:00'],
    ],
    [
      'en',
      `<h2>Opening hours</h2>${box('Order collection:', 'Mon-Fri 2pm-3pm')}${box('Saturday: closed')}`,
      ['mon-fri 14:00-15:00 Order collection', 'sat closed'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('a box for each day, with the hours of the house and of its parts', () => {
  const box = (...lines: string[]): string =>
    `<section><h2>${lines[0]}</h2><div>${lines
      .slice(1)
      .map((line) => `<div>${line}</div>`)
      .join('')}</div></section>`;

  it.each<Row>([
    [
      'de',
      box('Öffnungszeiten', 'Donnerstag bis Samstag', '17:00 – 23:00 Uhr', 'Küche bis 21:00 Uhr') +
        box('Ruhetag', 'Montag', 'Geschlossen'),
      ['thu-sat 17:00-23:00', 'mon closed'],
    ],
    [
      'de',
      box(
        'Öffnungszeiten',
        'Sonntag',
        '11:30 – 22:00 Uhr',
        'Küche 12:00–14:00 Uhr · Kaffee & Torte 14:00–17:00 Uhr',
      ),
      ['sun 11:30-22:00', 'sun 12:00-14:00 Küche', 'sun 14:00-17:00 Kaffee & Torte'],
    ],
    [
      'en',
      box('Opening hours', 'Saturday', '10 am – 6 pm', 'Kitchen 12:00–3:00 pm'),
      ['sat 10:00-18:00', 'sat 12:00-15:00 Kitchen'],
    ],
    ['de', `<h3>Do – Sa</h3><div>Donnerstag bis Samstag</div><div>17–23 Uhr</div>`, ['thu-sat 17:00-23:00']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language).toSorted()).toEqual(expected.toSorted());
  });
});

describe('what is held at the house at times of its own', () => {
  it.each<Row>([
    [
      'en',
      '<h2>Opening hours</h2><p><b>Kitchen</b><br>Mon-Sat 12 - 9pm</p><p>Live music every Friday 9.30pm – late.</p>',
      ['mon-sat 12:00-21:00 Kitchen'],
    ],
    ['en', '<h2>Hours</h2><p>Bar: Thu-Sun 5pm-11pm, live music Fri 9pm-11pm</p>', ['thu-sun 17:00-23:00']],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Di-So 17-23 Uhr</p><p>Livemusik jeden Freitag ab 20 Uhr.</p><p>Quizabend: Do 19-22 Uhr</p>',
      ['tue-sun 17:00-23:00'],
    ],
    [
      'es',
      '<h2>Horario</h2><p>Mar-Dom 12-23 h</p><p>Música en vivo los viernes de 21:00 a 23:30.</p>',
      ['tue-sun 12:00-23:00'],
    ],
    [
      'fr',
      '<h2>Horaires</h2><p>Mardi au dimanche 12h-23h</p><p>Concert tous les jeudis de 20h à 22h30.</p>',
      ['tue-sun 12:00-23:00'],
    ],
    [
      'it',
      '<h2>Orari</h2><p>Mar-dom 12-23</p><p>Musica dal vivo ogni venerdì 21:00-23:30</p>',
      ['tue-sun 12:00-23:00'],
    ],
    [
      'pt',
      '<h2>Horário</h2><p>Terça a domingo: 12h-23h</p><p>Música ao vivo: sextas 21h-23h</p>',
      ['tue-sun 12:00-23:00'],
    ],
    [
      'nl',
      '<h2>Openingstijden</h2><p>di-zo 12-23</p><p>Pubquiz: dinsdag 20:00-22:00</p>',
      ['tue-sun 12:00-23:00'],
    ],
    [
      'pl',
      '<h2>Godziny otwarcia</h2><p>wt-nd 12-23</p><p>Muzyka na żywo w piątki 20:00-22:30</p>',
      ['tue-sun 12:00-23:00'],
    ],
    [
      'ro',
      '<h2>Program</h2><p>Marți-duminică 12-23</p><p>Muzică live vineri 20:00-22:30</p>',
      ['tue-sun 12:00-23:00'],
    ],
    [
      'ja',
      '<h2>営業時間</h2><p>火〜日 17:00〜23:00</p><p>ライブ 毎週金曜 20:00〜22:30</p>',
      ['tue-sun 17:00-23:00'],
    ],
    // A name with such a word, and hours during which there is music as well.
    [
      'en',
      '<h1>Karaoke King</h1><p>Karaoke King: Thu-Sat 6pm-2am, Sun-Wed 6pm-11pm</p>',
      ['thu-sat 18:00-02:00', 'mon+tue+wed+sun 18:00-23:00'],
    ],
    [
      'en',
      '<h2>Hours</h2><p>Mon-Thu 12-10pm<br>Fri 5pm–1am with live music</p>',
      ['mon-thu 12:00-22:00', 'fri 17:00-01:00'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('a notice of so many hours', () => {
  it.each([
    ['en', 'Hours', 'Please cancel 24 hours ahead.'],
    ['en', 'Hours', 'Cancellations: 24 hours'],
    ['de', 'Öffnungszeiten', 'Termine bitte mit 24 Stunden Vorlauf absagen.'],
    ['es', 'Horario', 'Cancelaciones con 24 horas de anticipación'],
    ['fr', 'Horaires', "Merci d'annuler 24 heures d'avance."],
    ['it', 'Orari', 'Si prega di disdire con 24 ore di anticipo.'],
    ['it', 'Orari', "Disdette con almeno 24 ore d'anticipo"],
    ['nl', 'Openingstijden', 'Afzeggen tot 24 uur voor de afspraak'],
    ['pl', 'Godziny otwarcia', 'Odwołanie wizyty 24 godziny wcześniej'],
    ['pt', 'Horário', 'Desmarcar com 24 horas de antecedência'],
    ['ro', 'Program', 'Anulări cu 24 de ore în avans'],
    ['ja', '営業時間', '24時間以内に返信します'],
  ])('%s, %s: %s', (language, heading, notice) => {
    expect(hoursOf(`<h2>${heading}</h2><p>${notice}</p>`, language)).toEqual([]);
  });
});
