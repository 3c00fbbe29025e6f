/** "Is the lunch menu served on Saturday?": what is said of that thing, and no opening hours. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';

const place = (hours: string, rule: string) => ({ '': `<h1>Willow Shop</h1><p>${hours}</p><p>${rule}</p>` });

const shops = {
  en: place(
    'Open Tuesday to Friday 12–2pm and 7–10pm, Saturday 7–10.30pm',
    'The lunch platters are served from Tuesday to Friday, except on public holidays.',
  ),
  de: place(
    'Geöffnet Dienstag bis Freitag 12–14 und 19–22 Uhr, Samstag 19–22.30 Uhr',
    'Das Mittagsmenü servieren wir von Dienstag bis Freitag, außer an Feiertagen.',
  ),
  es: place(
    'Abierto de martes a viernes de 12:00 a 14:00 y de 19:00 a 22:00, sábado de 19:00 a 22:30',
    'El menú del mediodía se sirve de martes a viernes, salvo festivos.',
  ),
  fr: place(
    'Du mardi au vendredi : 12h–14h et 19h–22h<br>Samedi : 19h–22h30',
    'Les formules du midi sont servies du mardi au vendredi, hors jours fériés.',
  ),
  it: place(
    'Aperto da martedì a venerdì 12–14 e 19–22, sabato 19–22.30',
    'Il menù del pranzo è servito da martedì a venerdì, esclusi i festivi.',
  ),
};

const questions: [keyof typeof shops, string][] = [
  ['en', 'Do you serve the lunch platters on Saturday?'],
  ['en', 'Are the lunch platters available on Saturdays too?'],
  ['en', 'The lunch platter, is that on Saturdays too?'],
  ['de', 'Servieren Sie das Mittagsmenü auch samstags?'],
  ['de', 'Gibt es das Mittagsmenü am Samstag?'],
  ['es', '¿El menú del mediodía es también los sábados?'],
  ['es', '¿Sirven el menú del mediodía el sábado?'],
  ['fr', 'La formule du midi, c’est aussi le samedi ?'],
  ['fr', 'Vous servez la formule le samedi ?'],
  ['it', 'Il menù del pranzo c’è anche il sabato?'],
  ['it', 'Servite il menù del pranzo di sabato?'],
];
const ofTheThing =
  /Tuesday to Friday, except|Dienstag bis Freitag, außer|viernes, salvo|vendredi, hors|venerdì, esclusi/;

describe('a thing on a day', () => {
  it.each(questions)('%s: %s', async (language, question) => {
    expect(await askShop(shops[language], question, language)).toMatch(ofTheThing);
  });
});
