/** What begins a request, a message or a change, and what only sounds like it. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, hours, knowledge } from './businesses.ts';
import { lastSaid, play } from './converse.ts';

const week = hours(['mon', 'tue', 'wed', 'thu', 'fri'], '09:00', '18:00', 'Mo-Fr 9-18');
const weekend = hours(['sat', 'sun'], null, null, 'Sa, So', { closed: true });

const agent = (language: string, template: string) =>
  agentOf(knowledge(language, [week, weekend]), template, 'Europe/Berlin');

const reply = (language: string, template: string, text: string): Promise<string> =>
  lastSaid(agent(language, template), [text]);

const begins = (language: string): string => wordsFor(language).say.startBooking;

describe('a thing that is changed moves no appointment', () => {
  it.each([
    ['en', 'I need an appointment to change my brake pads'],
    ['de', 'Ich brauche einen Termin, um das Öl zu wechseln'],
    ['es', 'Quería una cita para cambiar la batería'],
    ['fr', 'Je voudrais un rdv pour changer les plaquettes'],
    ['it', "Vorrei un appuntamento per cambiare l'olio"],
    ['pt', 'Queria uma marcação para mudar o óleo'],
    ['ro', 'Aș vrea o programare ca să schimb bateria'],
  ])('%s: %s', async (language, text) => {
    expect(await reply(language, 'auto_repair', text)).toContain(begins(language));
  });

  it.each([
    ['en', 'I need to change my appointment'],
    ['de', 'Ich möchte einen Termin verschieben'],
    ['es', 'Necesito cambiar la cita'],
    ['fr', 'Je voudrais changer mon rendez-vous'],
    ['it', 'Devo cambiare il mio appuntamento'],
    ['nl', 'Ik wil mijn afspraak verzetten'],
  ])('%s: %s moves one', async (language, text) => {
    expect(await reply(language, 'auto_repair', text)).toContain(wordsFor(language).say.startMessage);
  });
});

describe('what hurts, leaks or does not work begins a request about it', () => {
  it.each([
    ['en', 'dental', 'my crown came off'],
    ['en', 'home_services', 'the kitchen tap is dripping'],
    ['en', 'auto_repair', "my van won't start"],
    ['de', 'dental', 'mir tut ein Backenzahn weh'],
    ['de', 'home_services', 'unser Abfluss ist verstopft'],
    ['es', 'dental', 'me duelen las encías'],
    ['es', 'home_services', 'el calentador no funciona'],
    ['fr', 'dental', "j'ai mal à une molaire"],
    ['fr', 'auto_repair', 'ma camionnette ne démarre plus'],
    ['it', 'dental', 'mi fa male una gengiva'],
    ['it', 'home_services', 'il lavandino è intasato'],
    ['pt', 'dental', 'estou com dor de dentes'],
    ['pt', 'home_services', 'o cano está a pingar'],
    ['nl', 'auto_repair', 'mijn motor start niet'],
    ['nl', 'home_services', 'de kraan lekt'],
    ['pl', 'dental', 'bolą mnie dziąsła'],
    ['pl', 'home_services', 'zatkało się w łazience'],
    ['ro', 'dental', 'mă doare gingia'],
    ['ro', 'home_services', 's-a stricat centrala'],
    ['ja', 'dental', '奥歯が痛みます'],
    ['ja', 'home_services', '台所が水漏れしています'],
  ])('%s, %s: %s', async (language, template, text) => {
    expect(await reply(language, template, text)).toContain(begins(language));
  });

  it('keeps what it is about and asks for it no more', async () => {
    const said = await play(agent('en', 'home_services'), [
      'the boiler has been leaking since Friday',
      'Olive Marsh',
      '0151 23456789',
    ]);
    expect(said.at(-1)).toBe('At what address is it?');
  });

  it.each([
    ['en', 'home_services', 'do you repair boilers that are leaking?'],
    ['de', 'dental', 'Was kostet es, wenn ein Zahn weh tut?'],
    ['fr', 'home_services', "Combien coûte la réparation d'une fuite ?"],
  ])('%s, %s: %s asks', async (language, template, text) => {
    expect(await reply(language, template, text)).not.toContain(begins(language));
  });
});

describe('who asks to come at a time where callers are asked for a day', () => {
  it.each([
    ['en', 'Could I come in on Thursday at ten?'],
    ['de', 'Kann ich am Donnerstag um zehn vorbeikommen?'],
    ['es', '¿Puedo pasar el jueves a las diez?'],
    ['fr', 'On peut passer jeudi à dix heures ?'],
    ['it', 'Potrei passare giovedì alle dieci?'],
    ['pt', 'Podia passar na quinta às dez?'],
    ['nl', 'Mag ik donderdag om tien uur komen?'],
    ['pl', 'Czy mogę wpaść w czwartek o dziesiątej?'],
    ['ro', 'Pot să trec joi la zece?'],
    ['ja', '木曜日の十時に伺ってもよろしいですか'],
  ])('%s: is told the hours and asked on', async (language, text) => {
    const { say } = wordsFor(language);
    const told = await reply(language, 'dental', text);
    expect(told).toContain(begins(language));
    expect(told).toContain(say.span(say.time(540), say.time(1080)));
  });

  it('is promised no time at which it is closed', async () => {
    expect(await reply('en', 'dental', 'Could I come by on Sunday at ten?')).toBe(
      'No. On Sunday we are closed. Which other day would suit you?',
    );
    expect(await reply('de', 'dental', 'Könnte ich am Freitag um 20 Uhr kommen?')).toMatch(
      /^Nein\. Am Freitag haben wir von 9 bis 18 Uhr geöffnet\. /,
    );
  });

  it('asks for the hours alone where no day is asked for, or one comes to stay', async () => {
    for (const template of ['general', 'hotel'])
      expect(await reply('en', template, 'Can I come in at ten on Thursday?')).toMatch(/^Yes\. /);
  });
});

describe('somebody of the team', () => {
  it.each([
    ['en', 'Put Rosa on please'],
    ['en', 'Could I talk to Mr Hale?'],
    ['de', 'Könnte ich bitte Frau Lenz sprechen?'],
    ['es', '¿Me pasa con Rosa?'],
    ['fr', 'Je voudrais parler à Rose'],
    ['it', "C'è Rosa?"],
    ['pt', 'Queria falar com a Rosa'],
    ['nl', 'Kan ik met Roos spreken?'],
    ['pl', 'Chcę porozmawiać z Różą'],
    ['ro', 'Aș vrea să vorbesc cu Roza'],
    ['ja', '田中さんはいらっしゃいますか'],
  ])('%s: %s is wanted on the line', async (language, text) => {
    expect(await reply(language, 'salon', text)).toContain(wordsFor(language).say.person);
  });

  it.each([
    ['de', 'Geben Sie mir bitte Ihre Adresse.'],
    ['de', 'Kann ich mit Ihnen Polnisch sprechen?'],
    ['en', 'Is Parking in the price?'],
    ['en', 'Can I talk to you about something?'],
  ])('%s: %s wants nobody', async (language, text) => {
    expect(await reply(language, 'salon', text)).not.toContain(wordsFor(language).say.person);
  });

  it('who is asked for with a day is kept with the request', async () => {
    const said = await play(agent('en', 'salon'), [
      'Is Rosa free next week?',
      'Olive Marsh',
      'a perm',
      'Thursday',
      'ten',
      '0151 23456789',
    ]);
    expect(said.at(-1)).toContain('preferred person: Rosa');
  });
});

describe('what is ordered', () => {
  it('goes where orders are taken down', async () => {
    const said = await play(agent('en', 'cafe'), [
      'Could I order a poppy seed roll?',
      'Olive Marsh',
      '0151 23456789',
    ]);
    expect(said[0]).toContain(begins('en'));
    expect(said.at(-1)).toBe('When would you like to pick it up?');
  });

  it.each([
    ['en', 'Can I order two curries?'],
    ['de', 'Ich würde gern zwei Suppen bestellen'],
    ['es', '¿Puedo pedir una paella?'],
    ['fr', 'Je peux commander une quiche ?'],
    ['it', 'Posso ordinare una focaccia?'],
    ['pt', 'Posso encomendar uma feijoada?'],
    ['nl', 'Kan ik twee soepen bestellen?'],
    ['pl', 'Czy mogę zamówić żurek?'],
    ['ro', 'Pot să comand o ciorbă?'],
    ['ja', 'カレーを注文できますか'],
  ])('%s: %s is for the team, where tables are asked for', async (language, text) => {
    expect(await reply(language, 'restaurant', text)).toContain(wordsFor(language).say.startMessage);
  });

  it.each([
    ['en', 'cafe', 'Can I order online?'],
    ['en', 'cafe', 'Can I pay by card for collection?'],
    ['de', 'cafe', 'Kann ich online bestellen?'],
  ])('%s: %s asks', async (language, template, text) => {
    expect(await reply(language, template, text)).not.toContain(begins(language));
  });

  it('a table is no thing', async () => {
    expect(await reply('de', 'restaurant', 'Ich möchte einen Tisch bestellen')).toContain(begins('de'));
  });
});

describe('who was called before leaves word', () => {
  it.each([
    ['en', "I'm returning your call"],
    ['de', 'Sie haben mich angerufen'],
    ['es', 'Tengo una llamada perdida de ustedes'],
    ['fr', "Vous m'avez appelée hier"],
    ['it', 'Ho una chiamata persa'],
    ['pt', 'Ligaram-me desse número'],
    ['nl', 'Ik had een gemiste oproep'],
    ['pl', 'Miałam nieodebrane połączenie'],
    ['ro', 'Am un apel pierdut de la dumneavoastră'],
    ['ja', 'お電話をいただいたようなのですが'],
  ])('%s: %s', async (language, text) => {
    expect(await reply(language, 'general', text)).toContain(wordsFor(language).say.startMessage);
  });
});

describe('in French', () => {
  it.each(['Pouvez-vous me rappeler vos horaires ?', 'Rappelez-moi à quelle heure vous fermez'])(
    '%s asks to be told again',
    async (text) => {
      expect(await reply('fr', 'general', text)).toContain('Nos horaires');
    },
  );

  it('who wants to be called back is', async () => {
    expect(await reply('fr', 'general', 'Vous pouvez me rappeler mardi ?')).toContain(
      wordsFor('fr').say.startMessage,
    );
  });

  it('there is something at no hour', async () => {
    const said = await lastSaid(agent('fr', 'dental'), ['un rendez-vous lundi, il y a une urgence']);
    expect(said).not.toMatch(/13 h|1 h/);
  });
});

it.each([
  ['es', '¿Cierran el domingo?', '¿De verdad?'],
  ['en', 'Are you closed on Sunday?', 'Really?'],
])('%s: what is doubted is said again', async (language, asked, doubted) => {
  const [first, again] = await play(agent(language, 'general'), [asked, doubted]);
  expect(again).toBe(first);
});
