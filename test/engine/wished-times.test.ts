/** A time that a caller wishes to come at, against the opening hours of the day. */
import { describe, expect, it } from '@jest/globals';
import type { AgentProfile } from '../../engine/types.ts';
import { agentOf, hours, knowledge } from './businesses.ts';
import { lastSaid, play } from './converse.ts';

const shop = (language: string, template: string): AgentProfile =>
  agentOf(
    knowledge(language, [
      hours(['mon', 'tue', 'wed', 'thu'], '12:00', '14:00', 'Mon-Thu 12-2'),
      hours(['mon', 'tue', 'wed', 'thu'], '17:00', '22:00', 'and 5-10'),
      hours(['fri', 'sat'], '17:00', '02:00', 'Fri-Sat 5 pm - 2 am'),
    ]),
    template,
    'Europe/London',
  );
const whole = (when: string): string => `Book a table for 2 on ${when}, my name is Ines Lund, 0117 496 0111`;
const restaurant = shop('en', 'restaurant');

describe('a time at which the business is shut', () => {
  it.each([
    [
      'en',
      'Book a table for two on Tuesday at 11 pm',
      /from noon to 2 pm and from 5 pm to 10 pm.*other time/,
    ],
    ['de', 'Ich möchte am Dienstag um 23 Uhr einen Tisch reservieren', /von 12 bis 14 Uhr .*andere Uhrzeit/],
    ['es', 'Quisiera reservar una mesa el martes a las 23:00', /14:00.*otra hora/],
    ['fr', 'Je voudrais réserver une table mardi à 23 heures', /14 h.*autre heure/],
    ['it', 'Vorrei prenotare un tavolo martedì alle 23', /14:00.*altro orario/],
    ['pt', 'Queria reservar uma mesa na terça-feira às 23h', /14:00.*outra hora/],
    ['nl', 'Ik wil dinsdag om 23 uur een tafel reserveren', /14 uur.*ander tijdstip/],
    ['pl', 'Chciałbym zarezerwować stolik we wtorek o 23:00', /14.*inna godzina/],
    ['ro', 'Aș dori o rezervare marți la ora 23', /14:00.*altă oră/],
    ['ja', '火曜日の午後11時に予約したいのですが', /14時.*ご希望時間/],
  ])('is told with the hours, and another is asked for: %s', async (language, wish, told) => {
    expect(await lastSaid(shop(language, 'restaurant'), [wish])).toMatch(told);
  });

  it('is not kept; the same once more is noted for the team', async () => {
    const [, other] = await play(restaurant, [whole('Tuesday at 3 pm'), '6 pm']);
    expect(other).toMatch(/time: 6 pm/);
    const [, same] = await play(restaurant, [whole('Tuesday at 3 pm'), 'I said 3 pm']);
    expect(same).toMatch(/time: 3 pm/);
  });

  it('is found when the day changes', async () => {
    expect(await lastSaid(restaurant, [whole('Tuesday at 1 pm'), 'no, Friday'])).toMatch(
      /On Friday.*other time/,
    );
  });

  it('may be of the night that ends the day', async () => {
    expect(await lastSaid(restaurant, [whole('Saturday at 1 am')])).toMatch(/time: 1 am/);
  });

  it.each(['home_services', 'cleaning'])(
    'does not matter where somebody comes to the caller: %s',
    async (id) => {
      const said = ["I'd like to book an appointment on Tuesday at 11 pm"];
      expect(await lastSaid(shop('en', id), said)).not.toContain('other time');
    },
  );
});

describe('a time that may be of the morning or the evening', () => {
  it.each([
    ['en', [whole('Tuesday at 7')], 'time: 7 pm'],
    ['de', ['Tisch reservieren für zwei am Dienstag um acht', 'Eva Lang', '030 555 0111'], '20 Uhr'],
    ['it', ['Vorrei prenotare un tavolo per due martedì alle otto', 'Luca Neri', '02 555 0111'], '20:00'],
  ])('is the one at which it is open: %s', async (language, said, told) => {
    expect(await lastSaid(shop(language, 'restaurant'), said)).toContain(told);
  });
});

describe('a day and a time', () => {
  it('are kept where the template does not ask for them', async () => {
    const said = [
      'I need an appointment on Tuesday at 5 pm',
      'Ines Lund',
      '0117 496 0111',
      'Rex',
      'a dog',
      'limping',
    ];
    expect(await lastSaid(shop('en', 'vet'), said)).toMatch(/day: Tuesday, March 10; time: 5 pm/);
  });

  it('a time that is told where the day is asked for is no day', async () => {
    const said = ['I want to reserve a table for two', 'Ines Lund', 'at 8 in the evening'];
    expect(await lastSaid(restaurant, said)).toContain('Which day');
    expect(await lastSaid(restaurant, [...said, 'Tuesday', '0117 496 0111'])).toMatch(
      /day: Tuesday, March 10; time: 8 pm/,
    );
  });
});
