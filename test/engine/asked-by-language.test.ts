/** What callers of all countries ask in few words, of one small business told in ten languages. */
import { describe, expect, it } from '@jest/globals';
import { isKin } from '../../engine/builtin/evidence/similarity.ts';
import type { AgentProfile } from '../../engine/types.ts';
import { agentOf } from '../../eval/score-answers.ts';
import { fact, hours, knowledge, service } from './businesses.ts';
import { lastSaid } from './converse.ts';

const address = 'Mill 12, Brookside';

/** Open Monday to Friday from 9 to 18, closed at weekends. */
const workshop = (language: string, services: readonly [string, string][], text: string): AgentProfile => ({
  ...agentOf(
    knowledge(
      language,
      [
        fact('name', { text: 'Atelier Nord' }, 'Atelier Nord'),
        fact('address', { street: 'Mill 12', city: 'Brookside', printed: address }, address),
        fact('phone', { e164: '+15035550142', printed: '503 555 0142' }, '503 555 0142'),
        hours(['mon', 'tue', 'wed', 'thu', 'fri'], '09:00', '18:00', '09:00-18:00'),
        hours(['sat', 'sun'], null, null, 'closed', { closed: true }),
        ...services.map(([name, price]) => service(name, price)),
      ],
      text
        .split('\n')
        .map((line, at) => ({ url: `https://site.example/${String(at)}`, heading: '', text: line })),
    ),
    'general',
  ),
  timeZone: 'Europe/Berlin',
});

/** On a Wednesday. */
const ask = (agent: AgentProfile, text: string): Promise<string> =>
  lastSaid(agent, [text], { now: '2026-03-04T15:00:00Z' });

interface Told {
  services: [string, string][];
  /** How long repairs take, in words; when the telephone is answered; whom to call in an emergency. */
  text: string;
  places: string[];
  present: [string, RegExp][];
  duration: [string, RegExp];
  calling: [string, RegExp];
  emergency: string;
  kin: [string, RegExp][];
}

const languages: Record<string, Told> = {
  en: {
    services: [['Zip replacement', '£15']],
    text: 'Our repairs usually take three to five days.\nYou can call us to book on Mondays between 8 am and noon.\nIn an emergency please call 01632 960999.',
    places: ['Where do I bring my coat?', 'Where can I drop things off?', 'Which town are you in?'],
    present: [
      ['Will you be in on Saturday at two?', /^No/],
      ['Is anyone there on Monday morning?', /9/],
    ],
    duration: ['How long does a repair take?', /three to five/],
    calling: ['From when can I call to book?', /8 am/],
    emergency: 'It’s an emergency, who do I call?',
    kin: [['Do you replace zips?', /Zip replacement/]],
  },
  de: {
    services: [['Hose kürzen', '12 €']],
    text: 'Unsere Reparaturen dauern in der Regel drei bis fünf Tage.\nTelefonisch erreichen Sie uns montags von 8 bis 12 Uhr.\nIm Notfall rufen Sie bitte 0221 999999 an.',
    places: ['Wo kann ich die Sachen hinbringen?', 'Wo muss ich hin?', 'In welchem Ort sind Sie?'],
    present: [
      ['Sind Sie Samstag um zwei noch da?', /^Nein/],
      ['Sind Sie am Freitag um vier da?', /^Ja/],
    ],
    duration: ['Wie lange dauert eine Reparatur?', /drei bis fünf/],
    calling: ['Wann kann ich Sie telefonisch erreichen?', /8/],
    emergency: 'Es ist ein Notfall, welche Nummer wähle ich?',
    kin: [['Kürzen Sie auch Hosen?', /Hose kürzen/]],
  },
  es: {
    services: [['Cambio de cremallera', '15 €']],
    text: 'Los arreglos tardan normalmente de tres a cinco días.\nPara pedir cita puede llamarnos los lunes de 8 a 12 h.\nEn caso de urgencia llame al 963 999 999.',
    places: ['¿Adónde llevo las cosas?', '¿Adónde tengo que ir?', '¿En qué pueblo están?'],
    present: [['¿Estarán el sábado a las dos?', /^No/]],
    duration: ['¿Cuánto tarda un arreglo?', /tres a cinco/],
    calling: ['¿Cuándo les puedo llamar?', /8/],
    emergency: 'Es una urgencia, ¿a qué número llamo?',
    kin: [['Se me ha roto la cremallera, ¿me la pueden cambiar?', /cremallera/]],
  },
  fr: {
    services: [['Remplacement de fermeture éclair', '15 €']],
    text: 'Les réparations prennent en général trois à cinq jours.\nAppelez-nous le lundi de 8 h à 12 h.\nEn cas d’urgence, appelez le 04 99 99 99 99.',
    places: ['Où puis-je déposer mes affaires ?', 'Je dois aller où ?'],
    present: [['Je peux passer demain vers dix heures ?', /9/]],
    duration: ['Combien de temps prend une réparation ?', /trois à cinq/],
    calling: ['Quand est-ce qu’on peut vous joindre par téléphone ?', /8/],
    emergency: 'C’est une urgence, quel numéro j’appelle ?',
    kin: [['Ma fermeture éclair est cassée, vous pouvez la remplacer ?', /fermeture/]],
  },
  it: {
    services: [['Sostituzione cerniera', '15 €']],
    text: 'Le riparazioni richiedono di solito da tre a cinque giorni.\nPer gli appuntamenti chiamateci il lunedì dalle 8 alle 12.\nIn caso di emergenza chiamare lo 02 999 9999.',
    places: ['Dove posso portare le cose?', 'Dove devo venire?', 'In che città siete?'],
    present: [
      ['Venerdì pomeriggio alle quattro vi trovo?', /^Sì/],
      ['Sabato alle due ci siete?', /^No/],
    ],
    duration: ['Quanto ci vuole per una riparazione?', /tre a cinque/],
    calling: ['Quando vi posso chiamare?', /8/],
    emergency: 'È un’emergenza, che numero chiamo?',
    kin: [['Mi si è rotta la cerniera, la cambiate?', /cerniera/]],
  },
  pt: {
    services: [['Substituição de fecho', '15 €']],
    text: 'Os arranjos demoram normalmente três a cinco dias.\nPara marcações ligue à segunda-feira das 8h às 12h.\nEm caso de urgência ligue 222 999 999.',
    places: ['Onde levo o casaco?', 'Em que cidade ficam?'],
    present: [['Estão aí sexta às quatro da tarde?', /^Sim/]],
    duration: ['Quanto tempo demora um arranjo?', /três a cinco/],
    calling: ['Quando vos posso ligar?', /8/],
    emergency: 'É uma urgência, para que número ligo?',
    kin: [['O meu fecho estragou-se, podem substituir?', /fecho/]],
  },
  nl: {
    services: [['Broek inkorten', '€ 12']],
    text: 'Onze reparaties duren meestal drie tot vijf dagen.\nU kunt ons telefonisch bereiken op maandag van 8 tot 12 uur.\nBel bij spoed 050 999 9999.',
    places: ['Waar moet ik die jas naartoe brengen?', 'Waar moet ik zijn?'],
    present: [['Zijn jullie er zaterdag om twee uur?', /^Nee/]],
    duration: ['Hoe lang duurt een reparatie?', /drie tot vijf/],
    calling: ['Wanneer kan ik jullie bellen?', /8/],
    emergency: 'Het is spoed, welk nummer moet ik bellen?',
    kin: [['Kunnen jullie een broek inkorten?', /Broek inkorten/]],
  },
  pl: {
    services: [['Skracanie spodni', '40 zł']],
    text: 'Naprawa trwa zwykle od trzech do pięciu dni.\nTelefonicznie można nas złapać w poniedziałek od 8 do 12.\nW nagłych przypadkach prosimy dzwonić pod 12 999 99 99.',
    places: ['Gdzie mogę zanieść rzeczy?', 'Gdzie się mieścicie?', 'Gdzie mam przyjść?'],
    present: [['Czy w sobotę o czternastej ktoś jest?', /^Nie/]],
    duration: ['Ile trwa naprawa?', /trzech do pięciu/],
    calling: ['W jakich godzinach mogę zadzwonić?', /8/],
    emergency: 'To nagły przypadek, pod jaki numer dzwonić?',
    kin: [['Skracacie spodnie?', /Skracanie spodni/]],
  },
  ro: {
    services: [['Înlocuire fermoar', '50 lei']],
    text: 'Reparațiile durează de obicei trei până la cinci zile.\nPentru programări sunați luni între orele 8 și 12.\nÎn caz de urgență sunați la 0268 999 999.',
    places: ['Unde pot aduce hainele?', 'Unde trebuie să vin?', 'În ce oraș sunteți?'],
    present: [['Vă găsesc sâmbătă la două?', /^Nu/]],
    duration: ['Cât durează o reparație?', /trei până la cinci/],
    calling: ['De la ce oră pot suna pentru programare?', /8/],
    emergency: 'E o urgență, la ce număr de telefon sun?',
    kin: [['Schimbați fermoare?', /fermoar/]],
  },
  ja: {
    services: [['ファスナー交換', '1,500円']],
    text: '修理には通常三日から五日かかります。\nお電話は月曜の8時から12時まで承ります。\n緊急の場合は06-9999-9999へお電話ください。',
    places: ['どこに持ち込めばいいですか？', 'どこへ行けばいいですか？'],
    present: [
      ['土曜日はやってますか？', /^いいえ/],
      ['土曜日は営業していますか？', /^いいえ/],
      ['月曜日は営業していますか？', /^はい/],
    ],
    duration: ['修理は何日くらいかかりますか？', /三日から五日/],
    calling: ['何時から電話できますか？', /8時/],
    emergency: '緊急の時の電話番号は？',
    kin: [['ファスナーの交換はお願いできますか？', /ファスナー交換/]],
  },
};

describe.each(Object.entries(languages))('%s', (language, told) => {
  const agent = workshop(language, told.services, told.text);

  it.each(told.places)('says where to come: %s', async (question) => {
    expect(await ask(agent, question)).toContain(address);
  });

  it.each(told.present)('takes being there for being open: %s', async (question, expected) => {
    expect(await ask(agent, question)).toMatch(expected);
  });

  it('understands lengths of time in words', async () => {
    expect(await ask(agent, told.duration[0])).toMatch(told.duration[1]);
  });

  it('says when the telephone is answered, not its number', async () => {
    expect(await ask(agent, told.calling[0])).toMatch(told.calling[1]);
  });

  it('names the number for emergencies', async () => {
    expect(await ask(agent, told.emergency)).toMatch(/99/);
  });

  it.each(told.kin)('names a service in another form of its words: %s', async (question, expected) => {
    expect(await ask(agent, question)).toMatch(expected);
  });
});

describe('forms of one word', () => {
  it.each([
    ['sostituit', 'sostituzion', true],
    ['skracac', 'skracan', true],
    ['kind', 'kindergart', false],
    ['zip', 'zipper', false],
  ])('%s and %s', (one, other, expected) => {
    expect(isKin(one, other)).toBe(expected);
  });
});

describe('what is not listed', () => {
  it('takes renting for no repair', async () => {
    const agent = workshop('en', [['Bike rental', '£20']], 'We are by the river.');
    expect(await ask(agent, 'Can you fix my bike?')).toMatch(/take your number/);
  });
});

/** A house for holidays, of which callers ask in other words than the site uses. */
const stays: Record<string, { text: string; asked: [string, RegExp][]; silent: string }> = {
  en: {
    text: 'The cottage sleeps six in three bedrooms.\nEach extra person pays £15 per night.\nCheck-in from 3 pm, check-out by 10 am.',
    asked: [
      ['How many people fit?', /six/],
      ['What’s the supplement for an extra guest?', /15/],
      ['What time can we arrive?', /3 pm/],
    ],
    silent: 'Is there an elevator?',
  },
  de: {
    text: 'Das Haus hat drei Schlafzimmer und bietet Platz für sechs Personen.\nJede weitere Person kostet 15 € pro Nacht.\nAnreise ab 15 Uhr, Abreise bis 10 Uhr.',
    asked: [
      ['Für wie viele Leute ist das Haus?', /sechs/],
      ['Ab wann können wir rein?', /15 Uhr/],
      ['Wie viele Schlafzimmer gibt es?', /drei/],
    ],
    silent: 'Gibt es einen Aufzug?',
  },
  fr: {
    text: 'Le gîte peut accueillir six personnes dans trois chambres.\nLe séjour minimum est de trois nuits, 15 € par personne supplémentaire.\nArrivée à partir de 15 h, départ avant 10 h.',
    asked: [
      ['C’est pour combien de personnes ?', /six personnes/],
      ['À quelle heure peut-on arriver ?', /15 h/],
    ],
    silent: 'Il y a un ascenseur ?',
  },
};

describe.each(Object.entries(stays))('a stay, %s', (language, { text, asked, silent }) => {
  const agent = workshop(language, [], text);

  it.each(asked)('%s', async (question, expected) => {
    expect(await ask(agent, question)).toMatch(expected);
  });

  it('says nothing of what the site does not', async () => {
    expect(await ask(agent, silent)).toMatch(/take your number|Ihre Nummer|votre numéro/);
  });
});
