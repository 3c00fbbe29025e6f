import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, hours, knowledge, service } from './businesses.ts';
import { lastSaid, play } from './converse.ts';

/** What is said to the last of these, at a practice that has one line of hours and one service. */
const last = (language: string, said: readonly string[], template = 'medical'): Promise<string> => {
  const facts = [service('Massage', '60', 60), hours(['mon', 'tue'], '09:00', '18:00', '9-18')];
  return lastSaid(agentOf(knowledge(language, facts), template, 'Europe/London'), said);
};

const told: Record<string, readonly string[]> = {
  en: [
    'please help, there’s a fire in our kitchen',
    "I think there's a gas leak in the basement",
    'it smells of gas in here',
    'he is choking on a grape',
    'she is drowning in the pool',
    'I can not breathe',
    'my grandfather, he collapsed and is not breathing',
    'my chest hurts really badly',
    'she is bleeding a lot',
    'my daughter swallowed bleach',
    'our carbon monoxide alarm is going off',
    'do you treat, oh, I am having a heart attack',
    'my father had a stroke and he can’t breathe',
    'he just passed out and won’t wake up',
  ],
  de: [
    'Hier riecht es nach Gas',
    'Ich rieche Gas im Flur',
    'Mein Opa atmet nicht mehr',
    'Sie blutet ganz stark',
    'Ich habe starke Schmerzen in der Brust',
    'In meiner Küche brennt es',
  ],
  es: [
    'me duele mucho el pecho',
    'mi padre no respira',
    'hay fuego en la cocina',
    'aquí huele a gas',
    'mi hijo ha tragado lejía',
  ],
  fr: [
    'il y a le feu chez moi',
    "j'ai très mal à la poitrine",
    'ça sent le gaz',
    'mon père ne respire plus',
    'elle saigne abondamment',
  ],
  it: [
    'sento odore di gas',
    'mio padre non respira',
    'ho un forte dolore al petto',
    'la cucina va a fuoco',
    'perde tanto sangue e non si ferma',
  ],
  pt: [
    'cheira a gás aqui',
    'ela está a sangrar muito',
    'o meu pai não respira',
    'tenho uma dor forte no peito',
    'há fogo na cozinha',
  ],
  nl: [
    'ik ruik gas',
    'mijn vader ademt niet',
    'ze bloedt heel erg',
    'ik heb pijn op mijn borst',
    'mijn keuken staat in brand',
  ],
  pl: [
    'czuję gaz',
    'tata nie oddycha',
    'boli mnie bardzo w klatce piersiowej',
    'ona mocno krwawi',
    'kuchnia się pali',
  ],
  ro: [
    'tata nu respiră',
    'miroase a gaz aici',
    'mă doare pieptul tare',
    'sângerează foarte mult',
    'e foc în bucătărie',
  ],
  ja: [
    '父が息をしていません',
    '息ができません',
    '意識がありません',
    '胸が痛いです',
    'ガス漏れです',
    '血が止まりません',
    '煙探知機が鳴っています',
  ],
};

const harmless: Record<string, readonly string[]> = {
  en: [
    'do you treat people after a stroke or a heart attack?',
    'do you repair gas leaks?',
    'can I have smoke alarms installed?',
    'how much is a chest X-ray?',
    'my gas boiler is leaking water',
    'do you offer a first aid course for choking?',
    'is there a fire in the lobby in winter?',
    'I can’t come to the breathing class',
    'I’m drowning in debt, do you handle bankruptcy?',
    'my wife is drowning in paperwork',
  ],
  de: [
    'Behandeln Sie nach einem Schlaganfall?',
    'Wir sind selbständig und mein Mann erstickt in Arbeit',
    'Er ertrinkt in Schulden, können Sie da helfen?',
    'Was kostet Röntgen der Brust?',
    'Können Sie Rauchmelder installieren?',
    'Reparieren Sie Gaslecks?',
  ],
  es: [
    '¿Tratan a pacientes después de un infarto?',
    '¿Cuánto cuesta una radiografía de pecho?',
    'Se ahoga en deudas, ¿le ayudan?',
  ],
  fr: [
    'Traitez-vous les gens après un AVC ?',
    'Combien coûte une radio de la poitrine ?',
    'ma moto cale au feu rouge',
    'Il se noie dans les dettes',
  ],
  it: [
    'Fate riabilitazione dopo un ictus?',
    'Quanto costa una radiografia al petto?',
    'sto soffocando nei debiti',
  ],
  pt: [
    'Fazem reabilitação depois de um AVC?',
    'Quanto custa uma radiografia ao peito?',
    'estou a afogar-me em dívidas',
  ],
  nl: [
    'Behandelt u mensen na een beroerte?',
    'Wat kost een röntgenfoto van de borst?',
    'mijn man verdrinkt in de schulden',
  ],
  pl: ['Czy leczycie po udarze?', 'Ile kosztuje prześwietlenie klatki?', 'mąż tonie w długach'],
  ro: ['Tratați pacienți după un infarct?', 'Cât costă o radiografie de piept?', 'mă înec în datorii'],
  ja: ['脳卒中の後遺症のリハビリはありますか', '胸のレントゲンはいくらですか'],
};

const sayings = (language: string) => wordsFor(language).say;
const pairs = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([language, texts]) => texts.map((text) => [language, text] as const));

describe('danger to life', () => {
  it.each(pairs(told))('%s: %s', async (language, text) => {
    expect(await last(language, [text])).toBe(sayings(language).danger);
  });

  it('is heard in the middle of a form', async () => {
    expect(await last('en', ["I'd like an appointment", 'my husband stopped breathing'])).toBe(
      sayings('en').danger,
    );
  });

  it.each(pairs(harmless))('is not where an offer is asked for, %s: %s', async (language, text) => {
    expect(await last(language, [text])).not.toBe(sayings(language).danger);
  });
});

describe('danger that is not the caller’s own', () => {
  const business = agentOf(knowledge('en', []), 'vet');
  const { danger, animalDanger, crisis, condolence } = wordsFor('en').say;

  it.each([
    ['I think my dog has been poisoned', animalDanger],
    ['my cat was hit by a car, what do I do?', animalDanger],
    ["my cat isn't breathing", animalDanger],
    ['our cat is choking', animalDanger],
    ["my dog bit my son and he won't stop bleeding", danger],
    ['there are sparks coming from my outlet', danger],
    ['I smell burning from the fuse box', danger],
    ["I don't want to live anymore", crisis],
    ['I want to kill myself', crisis],
  ])('%s', async (text, expected) => {
    expect(await lastSaid(business, [text])).toBe(expected);
  });

  it.each([
    'is chocolate bad for dogs?',
    'do you treat poisoned dogs?',
    'can you fix sparking outlets?',
    'do you have suicide wings?',
    'my car caught fire last week, can you repair it?',
  ])('asks about it only: %s', async (text) => {
    expect([danger, animalDanger]).not.toContain(await lastSaid(business, [text]));
  });

  it.each([
    ['de', 'Meine Katze wurde angefahren'],
    ['es', 'han envenenado a mi perro, está envenenado'],
    ['fr', 'mon chien a été renversé par une voiture'],
    ['it', 'hanno investito il mio gatto, è stato investito'],
    ['nl', 'mijn hond is aangereden'],
    ['ja', '猫が車にひかれました'],
  ])('%s: %s', async (language, text) => {
    expect(await lastSaid(agentOf(knowledge(language, []), 'vet'), [text])).toBe(
      wordsFor(language).say.animalDanger,
    );
  });

  it.each([
    ['de', 'Ich will nicht mehr leben'],
    ['de', 'Ich will sterben'],
    ['es', 'no quiero vivir'],
    ['fr', "j'ai envie d'en finir"],
    ['it', 'voglio farla finita'],
    ['pt', 'quero morrer'],
    ['nl', 'ik wil niet meer leven'],
    ['pl', 'nie chcę żyć'],
    ['ro', 'nu mai vreau să trăiesc'],
    ['ja', '死にたいです'],
  ])('%s: of who thinks of dying: %s', async (language, text) => {
    expect(await lastSaid(agentOf(knowledge(language, []), 'general'), [text])).toBe(
      wordsFor(language).say.crisis,
    );
  });

  it.each([
    ['en', 'Do you do wiring for smoke alarms?'],
    ['en', 'Is there a smoking area with a plug socket?'],
    ['en', "My dog won't take his pills, he is eating fine"],
    ['fr', 'Mon fils adore le poulet grillé, vous en avez ?'],
    ['fr', 'J’ai envie d’en finir avec les poils sur les jambes'],
    ['nl', 'Mijn hond heeft pillen nodig, kan ik op zaterdag langskomen?'],
    ['es', 'Quiero acabar con todo el moho'],
    ['ja', '禁煙席でコンセントが使える席はありますか'],
  ])('%s: no alarm is raised by "%s"', async (language, text) => {
    const { danger: alarm, animalDanger: ofAnimals, crisis: ofCrisis } = wordsFor(language).say;
    const said = await lastSaid(agentOf(knowledge(language, []), 'general'), [text]);
    for (const each of [alarm, ofAnimals, ofCrisis]) expect(said).not.toContain(each);
  });

  it('an animal that only stands beside the danger is not what the vet is called for', async () => {
    const text = 'My cat chewed a wire and now there are sparks at the outlet';
    expect(await lastSaid(business, [text])).toBe(danger);
  });

  it.each(['My son was driving and the engine died', 'My husband says the battery is dead'])(
    'no condolences are given to a thing: %s',
    async (text) => {
      expect(await lastSaid(business, [text])).not.toContain(condolence);
    },
  );

  it('who tells of a death hears once that we are sorry, and is called back', async () => {
    const said = ['my mother died this morning', '0117 496 0154', 'John Miller'];
    const replies = await play(agentOf(knowledge('en', []), 'general'), said);
    expect(replies[0]).toContain(condolence);
    expect(replies[2]).not.toContain(condolence);
    expect(replies[2]).toContain('message: my mother died this morning');
  });
});
