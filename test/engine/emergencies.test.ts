/** Who cannot wait hears the number for it first, and a rule for closed hours is told while it is closed. */
import { describe, expect, it } from '@jest/globals';
import type { AgentProfile } from '../../engine/types.ts';
import { agentOf, fact, hours, knowledge } from './businesses.ts';
import { lastSaid, pagesOf, play } from './converse.ts';

const number = '0117 496 0222';
const phones = ['0117 496 0111', number].map((printed) => fact('phone', { printed }, printed));
const open = hours(['mon', 'tue', 'wed', 'thu', 'fri'], '09:00', '17:00', 'Mon-Fri 9-17');
const shut = hours(['sun'], null, null, 'Sunday closed', { closed: true });

/** A business with an office and a line for emergencies, of which it says this. */
const withLine = (language: string, line: string, template = 'home_services'): AgentProfile =>
  agentOf(knowledge(language, [...phones, open, shut], pagesOf(line)), template, 'Europe/London');

/** A language, the line of the site, what cannot wait, and what can. */
const urgent: [string, string, string[], string[]][] = [
  [
    'en',
    `Emergency line: day and night on ${number}.`,
    [
      'My pipe has burst, water is everywhere!',
      "It's an emergency, I need a plumber now",
      'My kitchen is flooding!',
    ],
    ['My tap drips, it is not urgent', 'I need a new tap'],
  ],
  [
    'de',
    `Notdienst: Tag und Nacht unter ${number}.`,
    ['Ich habe einen Rohrbruch, überall Wasser!', 'Ich brauche einen Klempner, es ist dringend'],
    ['Mein Hahn tropft, es ist nicht dringend', 'Ich brauche einen neuen Hahn'],
  ],
  [
    'fr',
    `Urgences : jour et nuit au ${number}.`,
    ['Un tuyau a éclaté, il y a de l’eau partout !', 'J’ai besoin d’un plombier, c’est urgent'],
    ['Mon robinet goutte, ce n’est pas urgent'],
  ],
  [
    'es',
    `Urgencias: día y noche en el ${number}.`,
    ['Se me ha roto una tubería, hay agua por todas partes', 'Necesito un fontanero, es urgente'],
    ['Gotea el grifo, no es urgente'],
  ],
  [
    'it',
    `Emergenze: giorno e notte al ${number}.`,
    ['Mi è scoppiato un tubo, acqua dappertutto!', 'Ho bisogno di un idraulico, è urgente'],
    ['Il rubinetto perde, non è urgente'],
  ],
  [
    'pt',
    `Urgências: dia e noite pelo ${number}.`,
    ['Rebentou um cano, há água por todo o lado!', 'Preciso de um canalizador, é urgente'],
    ['A torneira pinga, não é urgente'],
  ],
  [
    'nl',
    `Spoed: dag en nacht op ${number}.`,
    ['De leiding is gesprongen, overal water!', 'Ik heb een loodgieter nodig, het is dringend'],
    ['Mijn kraan lekt, het is niet dringend'],
  ],
  [
    'pl',
    `Pogotowie awaryjne: dzień i noc ${number}.`,
    ['Pękła rura, woda wszędzie!', 'Potrzebuję hydraulika, to pilne'],
    ['Cieknie kran, nie jest pilne'],
  ],
  [
    'ro',
    `Urgențe: zi și noapte la ${number}.`,
    ['S-a spart o țeavă, e apă peste tot!', 'Am nevoie de un instalator, este urgent'],
    ['Picură robinetul, nu este urgent'],
  ],
  [
    'ja',
    `緊急電話：24時間 ${number}`,
    ['水道管が破裂して水浸しです', '水漏れです。至急お願いします'],
    ['蛇口を替えたいです'],
  ],
];

describe('what cannot wait', () => {
  it.each(urgent)('%s: is told the number for it first', async (language, line, calls, others) => {
    for (const call of calls)
      expect((await lastSaid(withLine(language, line), [call])).slice(0, 160)).toContain(number);
    for (const call of others)
      expect((await lastSaid(withLine(language, line), [call])).slice(0, 60)).not.toContain(number);
  });

  it('is told it once, and the request is taken down', async () => {
    const agent = withLine('en', `Emergency line: day and night on ${number}.`);
    const [first = '', second = ''] = await play(agent, [
      'My pipe has burst, water is everywhere!',
      'Ann Lee, it is urgent',
    ]);
    expect(first).toContain(number);
    expect(first).toContain('May I have your name?');
    expect(second).not.toContain(number);
  });

  it('is told no number that is the only one, or where the site has none for it', async () => {
    const said = 'My pipe has burst, water is everywhere!';
    expect(await lastSaid(withLine('en', 'We repair boilers.'), [said])).not.toContain(number);
    const only = agentOf(
      knowledge('en', [phones[1]!, open], pagesOf(`Emergency line: day and night on ${number}.`)),
      'home_services',
      'Europe/London',
    );
    expect(await lastSaid(only, [said])).not.toContain(number);
  });
});

it('a day on which only the line for emergencies is there is refused with it', async () => {
  const line = hours(['sun', 'mon'], '00:00', '24:00', `Emergency line 24 hours on ${number}`, {
    label: 'Emergency line',
  });
  const known = knowledge(
    'en',
    [...phones, open, shut, line],
    pagesOf(`Emergency line: day and night on ${number}.`),
  );
  const agent = agentOf(known, 'home_services', 'Europe/London');
  expect(await lastSaid(agent, ['Can you come out on a Sunday?'])).toMatch(/closed.*0222.*other day/u);
});

describe('a rule for closed hours', () => {
  const rules: [string, string, string, string][] = [
    [
      'en',
      `After-hours emergencies: ring the night clinic on ${number}.`,
      'My dog swallowed a sock, what do I do?',
      'What do I do if my dog has an emergency at night?',
    ],
    [
      'de',
      `Notfälle nachts: rufen Sie die Nachtklinik unter ${number}.`,
      'Mein Hund hat eine Socke gefressen, was soll ich tun?',
      'Was mache ich bei einem Notfall in der Nacht?',
    ],
    [
      'fr',
      `Urgences la nuit : appelez la clinique de nuit au ${number}.`,
      'Mon chien a avalé une chaussette, que faire ?',
      'Que faire en cas d’urgence la nuit ?',
    ],
    [
      'es',
      `Urgencias de noche: llame a la clínica nocturna al ${number}.`,
      'Mi perro se ha comido un calcetín, ¿qué hago?',
      '¿Qué hago si hay una urgencia de noche?',
    ],
    [
      'it',
      `Urgenze di notte: chiamate la clinica notturna al ${number}.`,
      'Il mio cane ha ingoiato un calzino, cosa faccio?',
      'Cosa faccio se c’è un’urgenza di notte?',
    ],
  ];
  const clinic = (language: string, rule: string) => withLine(language, rule, 'vet');

  it.each(rules)(
    '%s: is told to who asks for it, and while it is closed',
    async (language, rule, now, atNight) => {
      const day = { now: '2026-03-04T11:00:00Z' };
      expect(await lastSaid(clinic(language, rule), [now], day)).not.toContain(number);
      expect(await lastSaid(clinic(language, rule), [atNight], day)).toContain(number);
    },
  );

  it('is told while it is closed', async () => {
    const [, rule, question] = rules[0]!;
    const night = { now: '2026-03-04T22:00:00Z' };
    expect(await lastSaid(clinic('en', rule), [question], night)).toContain(number);
  });

  it.each([
    ["My cat is sick, it's the middle of the night. What do I do?"],
    ['Where do I go when you are closed and my cat is sick?'],
  ])('is meant by %s', async (question) => {
    expect(await lastSaid(clinic('en', rules[0]![1]), [question], { now: '2026-03-04T11:00:00Z' })).toContain(
      number,
    );
  });
});

it.each([
  [
    'en',
    'In an emergency drive to Oakmoor Clinic. They are open 24 hours.',
    'Is there help 24 hours?',
    'Oakmoor',
  ],
  [
    'de',
    'Im Notfall hilft Frau Eichmoor. Sie arbeitet rund um die Uhr.',
    'Arbeitet jemand rund um die Uhr?',
    'Eichmoor',
  ],
  [
    'fr',
    'La nuit, allez à la clinique Chênevert. Elle travaille 24 heures sur 24.',
    'Qui travaille 24 heures sur 24 ?',
    'Chênevert',
  ],
  [
    'nl',
    'Ga dan naar dokter Eikenveld. Hij werkt 24 uur per dag.',
    'Wie werkt er 24 uur per dag?',
    'Eikenveld',
  ],
])('%s: a sentence that speaks of somebody is told with who it is', async (language, line, question, who) => {
  expect(await lastSaid(withLine(language, line, 'general'), [question])).toContain(who);
});
