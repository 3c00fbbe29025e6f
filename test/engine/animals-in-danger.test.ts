/** Where an animal in danger finds help: the number that the site has for now, else the vet that is open. */
import { describe, expect, it } from '@jest/globals';
import type { AgentProfile } from '../../engine/types.ts';
import { agentOf, fact, hours, knowledge } from './businesses.ts';
import { lastSaid, pagesOf } from './converse.ts';

const [house, night] = ['0117 496 0111', '0117 496 0222'];
const open = hours(['mon', 'tue', 'wed', 'thu', 'fri'], '09:00', '17:00', 'Mon-Fri 9-17');
const day = { now: '2026-03-06T11:00:00Z' };
const dark = { now: '2026-03-06T23:00:00Z' };

/** A business that says this of emergencies. */
const named = (name: string, language: string, line: string, template = 'vet'): AgentProfile =>
  agentOf(
    knowledge(
      language,
      [fact('name', { text: name }, name), fact('phone', { printed: house }, house), open],
      pagesOf(line),
    ),
    template,
    'Europe/London',
  );

/** A language, the name of a vet's, its line for closed hours, and animals in danger. */
const vets: [string, string, string, string[]][] = [
  [
    'en',
    'Elm Vets',
    `Out of hours emergencies: call Ash Hospital on ${night}.`,
    ["My rabbit's been run over!", "Our cat can't breathe", 'There’s blood everywhere, my dog cut her paw'],
  ],
  [
    'de',
    'Tierarztpraxis Ulme',
    `Notdienst außerhalb der Sprechzeiten: ${night}.`,
    ['Meine Katze bekommt keine Luft', 'Unser Hund wurde angefahren'],
  ],
  [
    'es',
    'Veterinaria Olmo',
    `Urgencias fuera de horario: ${night}.`,
    ['Mi gata no puede respirar', 'Han atropellado a mi conejo'],
  ],
  [
    'fr',
    'Clinique vétérinaire de l’Orme',
    `Urgences en dehors des heures d’ouverture : ${night}.`,
    ['Mon chat n’arrive plus à respirer', 'Mon lapin a été écrasé'],
  ],
  [
    'it',
    'Clinica veterinaria Olmo',
    `Urgenze fuori orario: ${night}.`,
    ['Il mio gatto non riesce a respirare', 'Hanno investito il mio cane'],
  ],
  [
    'pt',
    'Clínica veterinária Olmo',
    `Urgências fora de horas: ${night}.`,
    ['O meu gato não consegue respirar', 'Atropelaram a minha cadela, foi atropelada agora'],
  ],
  [
    'nl',
    'Dierenkliniek De Iep',
    `Spoed buiten openingstijden: ${night}.`,
    ['Mijn kat krijgt geen lucht', 'Ons konijn ligt op zijn zij en eet niet'],
  ],
  [
    'pl',
    'Lecznica Wiąz',
    `Nagłe przypadki poza godzinami: ${night}.`,
    ['Mój kot nie może oddychać', 'Mój pies został potrącony'],
  ],
  [
    'ro',
    'Cabinet veterinar Ulmul',
    `Urgențe în afara programului: ${night}.`,
    ['Pisica mea nu poate respira', 'Câinele meu a fost lovit de mașină'],
  ],
  ['ja', 'にれ動物病院', `時間外の急患：${night}`, ['犬が呼吸ができないんです', '猫が車にひかれました']],
];

describe.each(vets)('%s, %s', (language, name, line, danger) => {
  it.each(danger)('at night hears its number for such hours: %s', async (said) => {
    expect(await lastSaid(named(name, language, line), [said], dark)).toContain(night);
  });

  it.each(danger)('hears that the vet is open: %s', async (said) => {
    const told = await lastSaid(named(name, language, line), [said], day);
    expect(told).toContain(house);
    expect(told).not.toContain(night);
  });
});

it.each([
  ['en', 'My dog was hit by a car', 'What’s the number?'],
  ['nl', 'Mijn hond is aangereden', 'Wat is het nummer?'],
  ['es', 'Han atropellado a mi perro', '¿Cuál es el número?'],
])('%s: the number that is asked for right behind it is the same', async (language, said, asked) => {
  const [, name, line] = vets.find(([each]) => each === language)!;
  expect(await lastSaid(named(name, language, line), [said, asked], dark)).toContain(night);
  expect(await lastSaid(named(name, language, line), [asked], dark)).toContain(house);
});

it('who is no vet is not said to be open for it', async () => {
  const told = await lastSaid(named('Elm Bakery', 'en', 'Bread and rolls.'), ['My dog was run over'], day);
  expect(told).not.toContain(house);
});

it.each(["I can't breathe, I'm allergic to my cat", "My dad's collapsed"])(
  'people in danger are told of the emergency services: %s',
  async (said) => {
    const [, name, line] = vets[0]!;
    expect(await lastSaid(named(name, 'en', line), [said], day)).toContain('local emergency number');
  },
);

describe('a number for emergencies', () => {
  it.each([
    ['en', 'Do you have an emergency number?'],
    ['de', 'Haben Sie eine Notfallnummer?'],
    ['nl', 'Heeft u een spoednummer?'],
    ['es', '¿Tienen un número de urgencias?'],
    ['fr', 'Vous avez un numéro d’urgence ?'],
  ])('%s: is told in the middle of a request as well', async (language, asked) => {
    const [, name, line] = vets.find(([each]) => each === language)!;
    const begun = {
      en: 'I need an appointment',
      de: 'Ich brauche einen Termin',
      nl: 'Ik wil een afspraak maken',
    };
    const before = begun[language as keyof typeof begun];
    const agent = named(name, language, line);
    expect(await lastSaid(agent, before === undefined ? [asked] : [before, asked], day)).toContain(night);
  });
});

describe('what cannot wait', () => {
  const line = 'What if I have an emergency? :: Call the office; the dentist on call will ring you back.';
  it.each(["I've knocked my front tooth out", 'I broke a tooth', "I'm in terrible pain"])(
    'hears whom to call, without a number as well: %s',
    async (said) => {
      const told = await lastSaid(named('Elm Dental', 'en', line, 'dental'), [said], day);
      expect(told).toContain('the dentist on call will ring you back');
      expect(told).not.toContain('our website does not say');
    },
  );

  it.each([
    [
      'en',
      'Our cat hasn’t eaten since yesterday and keeps vomiting',
      `Emergencies: day and night on ${night}.`,
    ],
    ['es', 'Mi perro no come y está vomitando', `Urgencias 24 h: ${night}.`],
    ['de', 'Meine Katze frisst nicht und erbricht', `Notdienst: Tag und Nacht ${night}.`],
    ['fr', 'Mon chien ne mange plus et il vomit', `Urgences jour et nuit : ${night}.`],
  ])('%s: hears the number before what is asked for a request', async (language, said, urgent) => {
    expect(await lastSaid(named('Elm Vets', language, urgent), [said], day)).toContain(night);
  });

  it('is not told to who asks what is offered', async () => {
    const told = await lastSaid(named('Elm Dental', 'en', line, 'dental'), ['Do you mend a tooth?'], day);
    expect(told).not.toContain('on call');
  });
});
