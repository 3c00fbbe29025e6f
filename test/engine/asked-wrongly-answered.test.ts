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
