/** Notices without a date that the house is closed, for now or for good. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { hoursOf } from '../support/hours-of.ts';

const hours: Record<string, string> = {
  en: 'Opening hours: Mon–Fri 9am–5pm',
  de: 'Öffnungszeiten: Mo–Fr 9–17 Uhr',
  fr: 'Horaires : lundi au vendredi 9h-17h',
  es: 'Horario: lunes a viernes 9:00-17:00',
  it: 'Orari: lunedì-venerdì 9:00-17:00',
  pt: 'Horário: segunda a sexta 9h-17h',
  nl: 'Openingstijden: maandag t/m vrijdag 9.00-17.00',
  pl: 'Godziny otwarcia: pon.-pt. 9:00-17:00',
  ro: 'Program: luni-vineri 9:00-17:00',
  ja: '営業時間 月～金 9:00～17:00',
};

const told = (language: string, html: string): string[] =>
  hoursOf(`<h1>Fern</h1><p>${hours[language]!}</p>${html}`, language);

describe('a notice without a date', () => {
  it.each([
    ['en', 'We are closed until further notice.'],
    ['en', 'Please note: the shop is temporarily closed for renovation.'],
    ['en', 'Due to illness, we are closed this week.'],
    ['en', 'After thirty years we have closed our doors for good.'],
    ['en', 'We have sadly ceased trading.'],
    ['de', 'Bis auf Weiteres geschlossen!'],
    ['de', 'Wegen Krankheit geschlossen'],
    ['de', 'Wir haben unser Geschäft zum 30.9.2025 aufgegeben.'],
    ['fr', 'Fermeture exceptionnelle jusqu’à nouvel ordre.'],
    ['fr', 'Nous avons définitivement fermé.'],
    ['es', 'Cerrado temporalmente por obras.'],
    ['es', 'Hemos cerrado definitivamente.'],
    ['it', 'Chiuso fino a nuovo avviso.'],
    ['it', 'Siamo temporaneamente chiusi.'],
    ['pt', 'Encerrado temporariamente para obras.'],
    ['pt', 'Encerrámos definitivamente.'],
    ['nl', 'Wij zijn tijdelijk gesloten.'],
    ['nl', 'Wegens verbouwing gesloten'],
    ['pl', 'Nieczynne do odwołania.'],
    ['pl', 'Zakończyliśmy działalność.'],
    ['ro', 'Închis temporar pentru renovare.'],
    ['ro', 'Suntem închiși până la noi anunțuri.'],
    ['ja', '当面の間、休業いたします。'],
    ['ja', '9月末をもちまして閉店いたしました。'],
  ])('closes all days under its own words (%s: %s)', (language, notice) => {
    const [week, ...more] = told(language, `<p>${notice}</p>`);
    expect(week).toBe('mon-fri 09:00-17:00');
    expect(more).toEqual([`mon-sun closed ${notice}`]);
  });

  it.each([
    ['en', '<p>The pool is temporarily closed.</p>'],
    ['en', '<h2>Sauna</h2><p>Temporarily closed.</p>'],
    ['en', '<p>If we are closed due to snow, we will call you.</p>'],
    ['en', '<p>Are you temporarily closed?</p>'],
    ['en', '<p>We are sometimes closed due to bad weather.</p>'],
    ['en', '<p>The old mine closed down long ago.</p>'],
    ['en', '<h3>12 March 2020</h3><p>We are closed until further notice.</p>'],
    ['de', '<p>Wir haben die Hoffnung nie aufgegeben.</p>'],
    ['de', '<p>Das Schwimmbad ist vorübergehend geschlossen.</p>'],
    ['fr', '<p>La piscine est temporairement fermée.</p>'],
    ['ja', '<p>プールは現在使えません。</p>'],
  ])('of something else, of one case or of an old post closes nothing (%s: %s)', (language, html) => {
    expect(told(language, html)).toEqual(['mon-fri 09:00-17:00']);
  });

  it.each([
    ['closed due to snow on 12 January 2019', 'closed 12 January 2019'],
    ['We are closed for renovation until 12 May 2026.', 'closed until 12 May 2026'],
  ])('is told by its date where it has one: %s', (notice, expected) => {
    expect(told('en', `<p>${notice}</p>`)).toEqual(['mon-fri 09:00-17:00', expected]);
  });

  it('is never stale, for who has closed for good stays closed', () => {
    const url = 'https://house.example/';
    const html =
      '<html lang=de><body><p>Wir haben unser Geschäft zum 30.9.2025 aufgegeben.</p></body></html>';
    const { facts } = composeKnowledge([readPage({ url, html })], { url, readAt: new Date('2026-03-04') });
    expect(facts.filter(({ kind }) => kind === 'hours').map(({ stale }) => stale)).toEqual([undefined]);
  });
});
