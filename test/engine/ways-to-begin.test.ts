/** How callers begin a request in other words, and what only sounds like it. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, hours, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

const everyDay = hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], '08:00', '22:00', '8-22');

const reply = (language: string, template: string, text: string): Promise<string> =>
  lastSaid(agentOf(knowledge(language, [everyDay]), template, 'Europe/Berlin'), [text]);

describe('a request is begun', () => {
  it.each([
    ['en', 'vet', 'could you squeeze him in tomorrow'],
    ['en', 'vet', 'put us down for Tuesday at nine'],
    ['en', 'medical', 'is Dr Okafor available on Thursday'],
    ['en', 'home_services', 'I need a locksmith'],
    ['en', 'home_services', 'could you give me a quote for a fence'],
    ['en', 'restaurant', 'lunch for five on Sunday at one'],
    ['en', 'restaurant', 'is there room for three at nine tonight'],
    ['en', 'hotel', "we'd like three nights from Monday"],
    ['de', 'vet', 'könnten Sie uns morgen noch dazwischenschieben'],
    ['de', 'medical', 'hat Frau Doktor am Dienstag Zeit'],
    ['de', 'home_services', 'ich bräuchte einen Schlüsseldienst'],
    ['de', 'restaurant', 'drei Personen am Sonntag um eins'],
    ['de', 'restaurant', 'können wir morgen um acht zu viert kommen'],
    ['de', 'hotel', 'drei Nächte ab Montag bitte'],
    ['es', 'vet', 'me pueden hacer un hueco mañana'],
    ['es', 'home_services', 'necesito un cerrajero'],
    ['es', 'restaurant', 'somos tres, el domingo a la una'],
    ['fr', 'vet', 'vous pourriez me caser demain'],
    ['fr', 'home_services', "j'ai besoin d'un serrurier"],
    ['fr', 'restaurant', 'on serait trois dimanche à treize heures'],
    ['it', 'vet', 'riuscite a inserirmi domani'],
    ['it', 'home_services', 'mi serve un fabbro'],
    ['it', 'restaurant', 'siamo in tre domenica alle tredici'],
    ['pt', 'vet', 'conseguem encaixar-me amanhã'],
    ['pt', 'home_services', 'preciso de um técnico'],
    ['pt', 'restaurant', 'somos três no domingo às treze'],
    ['nl', 'vet', 'kun je me er morgen tussen schuiven'],
    ['nl', 'home_services', 'ik zoek een slotenmaker'],
    ['nl', 'restaurant', 'kunnen we zondag met drie personen komen eten'],
    ['pl', 'vet', 'czy da się mnie jutro wcisnąć'],
    ['pl', 'home_services', 'potrzebuję ślusarza'],
    ['pl', 'restaurant', 'trzy osoby w niedzielę o trzynastej'],
    ['ro', 'vet', 'mă puteți strecura mâine'],
    ['ro', 'home_services', 'mi-ar trebui un lăcătuș'],
    ['ro', 'restaurant', 'trei persoane duminică la ora unu'],
    ['ja', 'vet', '明日なんとか入れていただけませんか'],
    ['ja', 'home_services', '見積もりを出してほしいので見積もりをお願いします'],
    ['ja', 'restaurant', '日曜の一時に三人でお願いします'],
  ])('%s, %s: %s', async (language, template, text) => {
    expect(await reply(language, template, text)).toContain(wordsFor(language).say.startBooking);
  });
});

describe('no request is begun', () => {
  it.each([
    ['en', 'restaurant', 'is there a discount for six people on Friday?'],
    ['en', 'general', 'is parking free on Sunday?'],
    ['en', 'hotel', 'how much are two nights from Friday?'],
    ['de', 'general', 'ist der Eintritt am Sonntag frei?'],
    ['de', 'general', 'habt ihr am Freitag frei?'],
    ['es', 'general', '¿la entrada está libre el domingo?'],
    ['fr', 'restaurant', 'il y a une réduction pour six personnes vendredi'],
    ['it', 'general', "l'ingresso è libero la domenica?"],
    ['nl', 'general', 'is de toegang vrij op zondag?'],
    ['pl', 'salon', 'o której w poniedziałek mogę przyjść na farbowanie?'],
  ])('%s, %s: %s', async (language, template, text) => {
    expect(await reply(language, template, text)).not.toContain(wordsFor(language).say.startBooking);
  });
});
