/** Whether a place is open on a day is answered by what speaks of times, or not at all. */
import { describe, expect, it } from '@jest/globals';
import { agentOf, knowledge, fact } from './businesses.ts';
import { lastSaid } from './converse.ts';

const addressOf = (printed: string) => fact('address', { printed }, printed);

describe('whether a branch is open on a day', () => {
  it.each([
    ['en', '4 Larch Road, Alnwick', 'Are you open on Monday in Larch Road?'],
    ['de', 'Lärchenweg 4, 24937 Flensburg', 'Haben Sie am Montag im Lärchenweg geöffnet?'],
    ['fr', '4 rue des Mélèzes, 35000 Rennes', 'Êtes-vous ouverts le lundi rue des Mélèzes ?'],
    ['es', 'Calle Alerce 4, 37001 Salamanca', '¿Abren el lunes en la calle Alerce?'],
    ['it', 'Via Larice 4, 38122 Trento', 'Siete aperti il lunedì in via Larice?'],
    ['pt', 'Rua do Lariço 4, 3000-213 Coimbra', 'Estão abertos na segunda-feira na rua do Lariço?'],
    ['nl', 'Lariksweg 4, 7411 AB Deventer', 'Zijn jullie op maandag open in de Lariksweg?'],
    ['pl', 'ul. Modrzewiowa 4, 87-100 Toruń', 'Czy w poniedziałek jest otwarte przy Modrzewiowej?'],
    ['ro', 'Strada Larice 4, Sibiu', 'Sunteți deschis luni pe strada Larice?'],
    ['ja', '京都市からまつ通4', '月曜日にからまつ通は開いていますか？'],
  ])('%s: is told by no address', async (language, printed, question) => {
    const shop = agentOf(knowledge(language, [addressOf(printed)]), 'general', 'Europe/London');
    expect(await lastSaid(shop, [question])).not.toContain('4');
  });

  it('is told by a line with the day', async () => {
    const line = 'On Monday our shop in Larch Road stays shut.';
    const shop = agentOf(
      knowledge(
        'en',
        [addressOf('4 Larch Road, Alnwick')],
        [{ url: 'https://site.example/', heading: '', text: line }],
      ),
      'general',
      'Europe/London',
    );
    expect(await lastSaid(shop, ['Are you open on Monday in Larch Road?'])).toMatch(/shut|don’t know/);
  });
});

describe('where a business is', () => {
  it('is told by no line on what something is based on', async () => {
    const text = 'Our lessons are based on the classical Alexander school.';
    const shop = agentOf(
      knowledge('en', [], [{ url: 'https://site.example/', heading: 'Lessons', text }]),
      'general',
    );
    expect(await lastSaid(shop, ['Where are you?'])).not.toContain('Alexander');
  });
});
