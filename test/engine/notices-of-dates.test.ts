/** Sentences on opening or closing that name dates and made no hours: they hold for their dates, and for no others. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';

const page = (name: string, hours: string, ...notices: string[]): Record<string, string> => ({
  '': `<h1>${name}</h1><p>${hours}</p>${notices.map((each) => `<p>${each}</p>`).join('')}`,
});
const shops = {
  en: page(
    'Tansy Cafe',
    'Tue to Sat 9am-5pm. Closed Sunday and Monday.',
    'On 24 December we close at 2pm and on the 25th we do not open.',
    'Between 3 and 14 August we are on holiday.',
  ),
  de: page(
    'Café Rainfarn',
    'Dienstag bis Samstag 9-17 Uhr. Sonntag und Montag geschlossen.',
    'Am 24. Dezember schließen wir um 13 Uhr.',
    'Vom 3. bis 14. August machen wir Ferien.',
  ),
  es: page(
    'Café Tanaceto',
    'Martes a sábado de 9:00 a 17:00. Domingo y lunes cerrado.',
    'El 24 de diciembre cerramos a las 14:00 y el 25 no abrimos.',
    'Del 3 al 14 de agosto estamos de vacaciones.',
  ),
  fr: page(
    'Café Tanaisie',
    'Du mardi au samedi de 9h à 17h. Fermé le dimanche et le lundi.',
    'Le 24 décembre, nous fermons à 14h et le 25 nous n’ouvrons pas.',
    'Du 3 au 14 août, nous sommes en congés.',
  ),
  it: page(
    'Caffè Tanaceto',
    'Da martedì a sabato 9-17. Domenica e lunedì chiuso.',
    'Il 24 dicembre chiudiamo alle 14 e il 25 non apriamo.',
    'Dal 3 al 14 agosto siamo in ferie.',
  ),
  pt: page(
    'Café Tanaceto',
    'Terça a sábado das 9h às 17h. Domingo e segunda fechado.',
    'No dia 24 de dezembro fechamos às 14h e no dia 25 não abrimos.',
    'Entre 3 e 14 de agosto estamos de férias.',
  ),
  nl: page(
    'Café Wormkruid',
    'Dinsdag t/m zaterdag 9-17 uur. Zondag en maandag gesloten.',
    'Op 24 december sluiten wij om 14 uur en op de 25e gaan we niet open.',
    'Van 3 tot 14 augustus zijn we met vakantie.',
  ),
  pl: page(
    'Kawiarnia Wrotycz',
    'Od wtorku do soboty 9-17. Niedziela i poniedziałek nieczynne.',
    '24 grudnia zamykamy o 14.',
    'Od 3 do 14 sierpnia jesteśmy na urlopie.',
  ),
  ro: page(
    'Cafenea Vetrice',
    'Marți–sâmbătă 9:00-17:00. Duminică și luni închis.',
    'Pe 24 decembrie închidem la 14:00.',
    'Între 3 și 14 august suntem în concediu.',
  ),
  ja: page(
    '喫茶よもぎ',
    '火曜〜土曜 9:00〜17:00。日曜・月曜定休。',
    '年末年始は12月28日から1月4日までお休みします。',
  ),
};

describe('a sentence that names the date goes before the hours of the weekday', () => {
  it.each([
    ['en', 'What time do you close on 24 December?', /close at 2pm/],
    ['en', 'Are you open on Christmas Eve?', /close at 2pm/],
    ['en', 'Are you open on Christmas Day?', /on the 25th we do not open/],
    ['en', 'Are you open on 6 August?', /on holiday|we are closed/],
    ['de', 'Haben Sie an Heiligabend auf?', /von 9 bis 13 Uhr/],
    ['de', 'Haben Sie am 6. August offen?', /machen wir Ferien/],
    ['es', '¿El 24 de diciembre hasta qué hora están?', /cerramos a las 14:00/],
    ['es', '¿Abren en Navidad?', /el 25 no abrimos/],
    ['es', '¿Abrís el 6 de agosto?', /de vacaciones|está cerrado/],
    ['fr', 'Vous ouvrez à Noël ?', /le 25 nous n’ouvrons pas/],
    ['fr', 'Vous êtes ouverts le 6 août ?', /en congés|sommes fermés/],
    ['it', 'Siete aperti a Natale?', /il 25 non apriamo/],
    ['it', 'Siete aperti il 6 agosto?', /in ferie|siamo chiusi/],
    ['pt', 'Abrem no dia de Natal?', /no dia 25 não abrimos/],
    ['pt', 'Vocês trabalham dia 6 de agosto?', /de férias|estamos fechados/],
    ['nl', 'Zijn jullie op 25 december open?', /gaan we niet open/],
    ['nl', 'Zijn jullie op 6 augustus open?', /met vakantie|gesloten/],
    ['pl', 'Czy w Wigilię jest otwarte?', /od 9:00 do 14:00/],
    ['pl', 'Czy 6 sierpnia jest otwarte?', /na urlopie|zamknięte/],
    ['ro', 'Lucrați în Ajun?', /de la 9:00 la 14:00/],
    ['ro', 'Lucrați pe 6 august?', /în concediu|este închis/],
    ['ja', '12月30日は開いてますか？', /いいえ/],
    ['ja', 'お正月はやってますか？', /いいえ/],
  ] as const)('%s: %s', async (language, question, expected) => {
    const text = await askShop(shops[language], question, language);
    expect(text).toMatch(expected);
    expect(text).not.toMatch(/\b5 pm|17 Uhr|17:00|17h|17時/);
  });

  it.each([
    ['en', 'Are you open on 23 December?', /9 am to 5 pm/],
    ['es', '¿Abren el 26 de diciembre?', /de 9:00 a 17:00/],
    ['pt', 'Vocês abrem dia 18 de agosto?', /das 9:00 às 17:00/],
    ['ja', '1月5日は開いてますか？', /9時から17時/],
  ] as const)('%s: on other dates the week holds: %s', async (language, question, expected) => {
    const text = await askShop(shops[language], question, language);
    expect(text).toMatch(expected);
    expect(text).not.toMatch(/holiday|vacaciones|férias|cerramos/);
  });
});
