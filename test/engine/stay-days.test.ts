/** The days of a stay: the last one is counted from the first. */
import { describe, expect, it } from '@jest/globals';
import { phrasesFor } from '../../domain/prompt/phrases/index.ts';
import { agentOf, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

const inn = (language: string) => agentOf(knowledge(language, []), 'hotel', 'Europe/Berlin');
const number = '503 555 0190';

/** Arrival and departure as they are read out. */
const stayOf = (text: string, language: string): (string | undefined)[] => {
  const { slots } = phrasesFor(language);
  return ['check_in_date', 'check_out_date'].map(
    (slot) =>
      text.split(`${slots[slot]!.label}: `)[1]?.split(/\s?[;；、](?!\s?\d)|\.\s(?=\p{Lu}\p{Ll}+ )/u)[0],
  );
};

/** A wish, how the end of the stay is set right, and the days of both as they are read out. */
const stays: Record<string, { wish: string; people: string; moved: string; days: [string, string, string] }> =
  {
    en: {
      wish: "I'd like a room from Friday 22 May till Monday",
      people: 'two guests',
      moved: 'We leave on Wednesday instead',
      days: ['Friday, May 22', 'Monday, May 25', 'Wednesday, May 27'],
    },
    de: {
      wish: 'Ich hätte gern ein Zimmer von Freitag, 22. Mai, bis Montag',
      people: 'zwei Personen',
      moved: 'Wir reisen doch erst am Mittwoch ab',
      days: ['Freitag, 22. Mai', 'Montag, 25. Mai', 'Mittwoch, 27. Mai'],
    },
    es: {
      wish: 'Quisiera una habitación desde el viernes 22 de mayo hasta el lunes',
      people: 'dos personas',
      moved: 'Nos vamos el miércoles',
      days: ['viernes 22 de mayo', 'lunes 25 de mayo', 'miércoles 27 de mayo'],
    },
    fr: {
      wish: 'Je voudrais une chambre du vendredi 22 mai au lundi',
      people: 'deux personnes',
      moved: 'Nous partons plutôt mercredi',
      days: ['vendredi 22 mai', 'lundi 25 mai', 'mercredi 27 mai'],
    },
    it: {
      wish: 'Vorrei una camera da venerdì 22 maggio a lunedì',
      people: 'due persone',
      moved: 'Partiamo mercoledì invece',
      days: ['venerdì 22 maggio', 'lunedì 25 maggio', 'mercoledì 27 maggio'],
    },
    pt: {
      wish: 'Queria um quarto de sexta-feira, 22 de maio, até segunda-feira',
      people: 'duas pessoas',
      moved: 'Partimos na quarta-feira',
      days: ['sexta-feira, 22 de maio', 'segunda-feira, 25 de maio', 'quarta-feira, 27 de maio'],
    },
    nl: {
      wish: 'Ik wil graag een kamer van vrijdag 22 mei tot maandag',
      people: 'twee personen',
      moved: 'We vertrekken op woensdag',
      days: ['vrijdag 22 mei', 'maandag 25 mei', 'woensdag 27 mei'],
    },
    pl: {
      wish: 'Chciałbym pokój od piątku 22 maja do poniedziałku',
      people: 'dwie osoby',
      moved: 'Wyjeżdżamy w środę',
      days: ['piątek, 22 maja', 'poniedziałek, 25 maja', 'środa, 27 maja'],
    },
    ro: {
      wish: 'Aș dori o cameră de vineri 22 mai până luni',
      people: 'două persoane',
      moved: 'Plecăm miercuri',
      days: ['vineri, 22 mai', 'luni, 25 mai', 'miercuri, 27 mai'],
    },
    ja: {
      wish: '5月22日の金曜日から月曜日まで部屋を予約したいです',
      people: '大人2人です',
      moved: '出発は水曜日にします',
      days: ['5月22日（金曜日）', '5月25日（月曜日）', '5月27日（水曜日）'],
    },
  };

describe('a weekday at the end of a stay is the first one behind the arrival', () => {
  it.each(Object.entries(stays))('%s', async (language, { wish, people, moved, days }) => {
    const [arrival, departure, later] = days;
    const name = language === 'ja' ? '松本です' : 'Ann Marsh';
    const said = [wish, name, number, people];
    expect(stayOf(await lastSaid(inn(language), said), language)).toEqual([arrival, departure]);
    expect(stayOf(await lastSaid(inn(language), [...said, moved]), language)).toEqual([arrival, later]);
  });
});

describe('a day of a stay', () => {
  const read = async (...said: string[]) => stayOf(await lastSaid(inn('en'), [...said, 'two guests']), 'en');
  const wish = (days: string) => [`I'd like a room ${days}`, 'Ann Marsh', number];

  it.each([
    ['from the 22nd of May to the 25th', 'Friday, May 22', 'Monday, May 25'],
    ['arriving on May 22 and leaving on Monday', 'Friday, May 22', 'Monday, May 25'],
    ['from Sunday to Friday', 'Sunday, March 8', 'Friday, March 13'],
    ['from the 30th to the 2nd of April', 'Monday, March 30', 'Thursday, April 2'],
  ])('is read with the other one: %s', async (days, arrival, departure) => {
    expect(await read(...wish(days))).toEqual([arrival, departure]);
  });

  it('is one of the month of the other, where it is told alone', async () => {
    expect(await read(...wish('from May 22'), 'the 25th')).toEqual(['Friday, May 22', 'Monday, May 25']);
    expect(await read(...wish('from May 30'), 'until Tuesday')).toEqual([
      'Saturday, May 30',
      'Tuesday, June 2',
    ]);
  });

  it('is set right near to the one that was told, whichever is asked for', async () => {
    const said = wish('from Friday 22 May till Monday');
    expect(await read(...said, 'The arrival is the 21st')).toEqual(['Thursday, May 21', 'Monday, May 25']);
    expect(await read(...said, 'Sorry, we arrive on Thursday and leave on Sunday')).toEqual([
      'Thursday, May 21',
      'Sunday, May 24',
    ]);
    expect(await read(...said, 'We check out on Tuesday')).toEqual(['Friday, May 22', 'Tuesday, May 26']);
  });
});

/** A stay of which only the departure names its month, and how both days are set right once all was read out. */
const rightedStays: Record<string, { wish: string; people: string; righted: string; days: string[][] }> = {
  en: {
    wish: "I'd like a room from the 10th to the 13th of May",
    people: 'two guests',
    righted: 'no, from the 11th to the 12th',
    days: [
      ['Sunday, May 10', 'Wednesday, May 13'],
      ['Monday, May 11', 'Tuesday, May 12'],
    ],
  },
  de: {
    wish: 'Ich hätte gern ein Zimmer vom zehnten bis dreizehnten Mai',
    people: 'zwei Personen',
    righted: 'nein, vom 11. bis 12.',
    days: [
      ['Sonntag, 10. Mai', 'Mittwoch, 13. Mai'],
      ['Montag, 11. Mai', 'Dienstag, 12. Mai'],
    ],
  },
  es: {
    wish: 'Quisiera una habitación desde el 10 hasta el 13 de mayo',
    people: 'dos personas',
    righted: 'no, del 11 al 12',
    days: [
      ['domingo 10 de mayo', 'miércoles 13 de mayo'],
      ['lunes 11 de mayo', 'martes 12 de mayo'],
    ],
  },
  fr: {
    wish: 'Je voudrais une chambre du 10 jusqu’au 13 mai',
    people: 'deux personnes',
    righted: 'non, du 11 au 12',
    days: [
      ['dimanche 10 mai', 'mercredi 13 mai'],
      ['lundi 11 mai', 'mardi 12 mai'],
    ],
  },
  it: {
    wish: 'Vorrei una camera dal 10 fino al 13 maggio',
    people: 'due persone',
    righted: 'no, dal 11 al 12',
    days: [
      ['domenica 10 maggio', 'mercoledì 13 maggio'],
      ['lunedì 11 maggio', 'martedì 12 maggio'],
    ],
  },
  pt: {
    wish: 'Queria um quarto do dia 10 até ao dia 13 de maio',
    people: 'duas pessoas',
    righted: 'não, de 11 a 12',
    days: [
      ['domingo, 10 de maio', 'quarta-feira, 13 de maio'],
      ['segunda-feira, 11 de maio', 'terça-feira, 12 de maio'],
    ],
  },
  nl: {
    wish: 'Ik wil graag een kamer van de 10e tot de 13e mei',
    people: 'twee personen',
    righted: 'nee, van 11 tot 12',
    days: [
      ['zondag 10 mei', 'woensdag 13 mei'],
      ['maandag 11 mei', 'dinsdag 12 mei'],
    ],
  },
  pl: {
    wish: 'Chciałbym pokój od 10. do 13. maja',
    people: 'dwie osoby',
    righted: 'nie, od 11 do 12',
    days: [
      ['niedziela, 10 maja', 'środa, 13 maja'],
      ['poniedziałek, 11 maja', 'wtorek, 12 maja'],
    ],
  },
  ro: {
    wish: 'Aș dori o cameră de pe 10 până pe 13 mai',
    people: 'două persoane',
    righted: 'nu, de pe 11 până pe 12',
    days: [
      ['duminică, 10 mai', 'miercuri, 13 mai'],
      ['luni, 11 mai', 'marți, 12 mai'],
    ],
  },
  ja: {
    wish: '5月10日から13日まで部屋を予約したいです',
    people: '大人2人です',
    righted: 'いいえ、11日から12日までです',
    days: [
      ['5月10日（日曜日）', '5月13日（水曜日）'],
      ['5月11日（月曜日）', '5月12日（火曜日）'],
    ],
  },
};

describe('both days of a stay have the month that is told once, and the number stays as it was', () => {
  it.each(Object.entries(rightedStays))('%s', async (language, { wish, people, righted, days }) => {
    const name = language === 'ja' ? '松本です' : 'Ann Marsh';
    const said = [wish, name, number, people];
    const [told, meant] = days;
    expect(stayOf(await lastSaid(inn(language), said), language)).toEqual(told);
    const last = await lastSaid(inn(language), [...said, righted]);
    expect(stayOf(last, language)).toEqual(meant);
    expect(last).toContain(number);
  });
});

describe('the days of a stay without their month', () => {
  /** A Wednesday. */
  const now = '2026-03-04T12:00:00Z';
  it.each([
    ['it', 'Vorrei una camera dal 2 al 9', 'due persone', ['giovedì 2 aprile', 'giovedì 9 aprile']],
    [
      'it',
      'Vorrei la suite per la prima settimana di maggio, dal 2 al 9',
      'due persone',
      ['sabato 2 maggio', 'sabato 9 maggio'],
    ],
    [
      'en',
      "I'd like the suite in May, from the 2nd to the 9th",
      'two guests',
      ['Saturday, May 2', 'Saturday, May 9'],
    ],
    [
      'de',
      'Ich hätte gern die Suite im Mai, vom 2. bis 9.',
      'zwei Personen',
      ['Samstag, 2. Mai', 'Samstag, 9. Mai'],
    ],
    [
      'en',
      'May I have a room from the 12th to the 15th?',
      'two guests',
      ['Thursday, March 12', 'Sunday, March 15'],
    ],
  ])('%s: %s', async (language, wish, people, days) => {
    const last = await lastSaid(inn(language), [wish, 'Ann Marsh', number, people], { now });
    expect(stayOf(last, language)).toEqual(days);
  });

  it('may be told with a dash, and the end of a number is no day', async () => {
    const said = ["I'd like a room from 10 to 13 May", 'Ann Marsh', number, 'two guests'];
    expect(stayOf(await lastSaid(inn('en'), [...said, 'no, 11-14']), 'en')).toEqual([
      'Monday, May 11',
      'Thursday, May 14',
    ]);
    expect(await lastSaid(inn('en'), [...said, 'no, sorry, 97'])).toContain('503 555 0197');
  });
});
