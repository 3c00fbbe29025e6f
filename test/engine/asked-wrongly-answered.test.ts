/** Sentences that share words with a question, and do not answer it. */
import { describe, expect, it } from '@jest/globals';
import type { Fact } from '../../contract/schemas/facts.ts';
import { agentOf, knowledge, phone, service } from './businesses.ts';
import { lastSaid } from './converse.ts';

const ask = (
  language: string,
  heading: string,
  text: string,
  question: string,
  facts: Fact[] = [service('Chess')],
) =>
  lastSaid(
    agentOf(
      knowledge(language, facts, [{ url: 'https://site.example/', heading, text }]),
      'general',
      'Europe/London',
    ),
    [question],
  );

describe('which night', () => {
  it.each([
    ['en', 'Tapas are served on Thursday nights.', 'Tapas made by our cook.', 'Which night can I get tapas?'],
    ['de', 'Tapas gibt es donnerstags abends.', 'Tapas von unserem Koch.', 'An welchem Abend gibt es Tapas?'],
    ['fr', 'Les tapas sont servies le jeudi soir.', 'Des tapas maison.', 'Quel soir servez-vous les tapas ?'],
    ['es', 'Las tapas se sirven los jueves por la noche.', 'Tapas caseras.', '¿Qué noche hay tapas?'],
    ['it', 'Le tapas si servono il giovedì sera.', 'Tapas fatte in casa.', 'Quale sera ci sono le tapas?'],
    ['nl', 'Tapas zijn er op donderdagavond.', 'Tapas van onze kok.', 'Op welke avond zijn er tapas?'],
  ])('%s: is a day', async (language, timed, other, question) => {
    const said = await ask(language, '', `${other}\n${timed}`, question);
    expect(said).toContain(timed.replace(/\.$/, ''));
  });
});

describe('what guests fetch', () => {
  it('is not brought to them', async () => {
    const line = 'Drop off your shoes before noon and they are ready by six.';
    expect(await ask('en', 'Our workshop', line, 'Do you deliver?')).not.toContain('Drop off');
  });
});

describe('booking online', () => {
  it.each([
    ['en', 'Can I book over the internet?'],
    ['de', 'Kann ich einen Termin übers Internet buchen?'],
    ['fr', 'Peut-on prendre rendez-vous sur Doctolib ?'],
    ['es', '¿Puedo reservar por internet?'],
    ['it', 'Posso prenotare su internet?'],
    ['nl', 'Kan ik via internet reserveren?'],
  ])('%s: is told by no telephone number', async (language, question) => {
    expect(await ask(language, '', '', question, [phone])).not.toContain('0142');
  });

  it('is told by a line on it', async () => {
    const said = await ask('en', 'Visit us', 'Book your lesson online.', 'Can I book over the internet?');
    expect(said).toContain('online');
  });
});

describe('a heading over prices', () => {
  it.each([
    [
      'fr',
      'Tarifs et remboursements',
      'Séance au cabinet : 45 euros',
      'La mutuelle rembourse-t-elle ?',
      '45',
    ],
    ['de', 'Preise und Erstattung', 'Sitzung in der Praxis: 45 Euro', 'Erstattet das die Kasse?', '45'],
    ['en', 'Prices and insurance', 'Session at the practice: £45', 'Do you take insurance?', '45'],
  ])('%s: reimburses nothing', async (language, heading, line, question, price) => {
    expect(await ask(language, heading, line, question)).not.toContain(price);
  });
});

/** What comes nearest may be told beside "I don't know". */
const UNKNOWN = /don’t know|ne sais pas|weiß|non lo so|não sei|no lo sé|weet/iu;
const isTold = (said: string, beside: string): boolean => said.includes(beside) && !UNKNOWN.test(said);

describe('an age or a number of guests that is told', () => {
  it.each([
    ['en', 'Our founder is married and has a son named Sam.', 'My son is four, can he come in?', 'Sam'],
    ['en', 'Four new machines stand in our hall.', 'My son is four, can he come in?', 'machines'],
    ['de', 'Wir haben vier neue Maschinen.', 'Mein Sohn ist vier, darf er mit?', 'Maschinen'],
    ['es', 'Veinte años de experiencia.', 'Tengo 80 años, ¿soy demasiado mayor?', 'experiencia'],
    [
      'it',
      'Nel giro di quattro anni siamo cresciuti.',
      'Mio figlio ha quattro anni, può venire?',
      'cresciuti',
    ],
    ['pt', 'Há sessenta anos que esta casa recebe famílias.', 'Somos 25, podem receber-nos?', 'famílias'],
    ['en', 'Our family box feeds 4-6 people.', 'We are 25, can you take all of us?', 'box'],
  ])('%s: is answered by nothing else: %s', async (language, line, question, beside) => {
    expect(isTold(await ask(language, 'About us', line, question), beside)).toBe(false);
  });
});

describe('what has the words, and another matter', () => {
  it.each([
    ['en', 'Please drink plenty of water.', 'Can I bring my own drinks?', 'water'],
    ['en', 'Easily accessible from the motorway.', 'Is there a lift?', 'motorway'],
    ['fr', 'Le site est accessible à tout moment.', 'C’est accessible en fauteuil roulant ?', 'moment'],
    [
      'nl',
      'Bij ons ben je welkom met en zonder afspraak.',
      'Kan ik de afspraak van morgen afzeggen?',
      'welkom',
    ],
    ['fr', 'J’aime m’arrêter ici.', 'Y a-t-il un arrêt de bus à côté ?', 'aime'],
    ['de', 'Wir betreiben eine Fahrpraxis.', 'Wer ist der Chef?', 'Fahrpraxis'],
    ['en', 'This presented me with an opportunity.', 'Do you do gift vouchers?', 'opportunity'],
    ['pt', 'Uma vez por ano há uma festa.', 'Posso pagar em prestações?', 'festa'],
  ])('%s: does not answer: %s', async (language, line, question, beside) => {
    expect(isTold(await ask(language, '', line, question), beside)).toBe(false);
  });

  it('hears a question for the wait, and no wish to wait', async () => {
    expect(await ask('ro', '', 'Cursuri de șah.', 'Cât se așteaptă?')).not.toMatch(/nu vă grăbiți/);
  });
});
