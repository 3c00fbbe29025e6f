/** Which of several things a question means: whose days, which number, the dearest of what. */
import { describe, expect, it } from '@jest/globals';
import { askShop, callShop } from './ask-shop.ts';

const page = (...lines: string[]) => ({
  '': `<h1>Willow Shop</h1>${lines.map((line) => (line.startsWith('<') ? line : `<p>${line}</p>`)).join('')}`,
});

describe('the number of the house', () => {
  const main = '020 7946 0200';
  const line = '07700 900777';
  it.each([
    ['en', 'Emergencies', `Outside opening hours please call ${line}.`, 'What is your phone number?'],
    [
      'de',
      'Notfälle',
      `Außerhalb der Sprechzeiten rufen Sie bitte ${line} an.`,
      'Wie ist Ihre Telefonnummer?',
    ],
    ['es', 'Urgencias', `Fuera de horario llame al ${line}.`, '¿Cuál es su teléfono?'],
    ['fr', 'Urgences', `En dehors des horaires, appelez le ${line}.`, 'C’est quoi votre numéro ?'],
    ['it', 'Emergenze', `Fuori orario chiamate il ${line}.`, 'Mi dà il numero di telefono?'],
    ['pt', 'Urgências', `Fora do horário ligue para ${line}.`, 'Qual é o vosso telefone?'],
    ['nl', 'Spoed', `Buiten openingstijden belt u ${line}.`, 'Wat is jullie telefoonnummer?'],
  ])('%s: is none that is for emergencies alone', async (language, heading, rule, question) => {
    const shop = page(`<h2>${heading}</h2>`, rule, '<h2>Contact</h2>', `Tel. ${main}`);
    const said = await askShop(shop, question, language);
    expect(said).toContain(main);
    expect(said).not.toContain(line);
  });

  it('is that one where the site has no other', async () => {
    const said = await askShop(
      page('<h2>Emergencies</h2>', `Call ${line} day and night.`),
      'What is your number?',
    );
    expect(said).toContain(line);
  });
});

describe('the days of somebody', () => {
  const team = {
    fr: page(
      '<h2>L’équipe</h2>',
      'Dr Ilan Moreau, dentiste – présent le lundi et le jeudi',
      'Nina Roux, assistante – présente le matin',
    ),
    it: page(
      '<h2>Chi siamo</h2>',
      'Dott. Ugo Brera, dentista – presente lunedì e giovedì',
      'Nina Rossi, segreteria – presente la mattina',
    ),
    en: page(
      '<h2>Our team</h2>',
      'Dr Hugh Barrow, dentist – in on Mondays and Thursdays',
      'Nina Rowe, front desk – in the mornings',
    ),
  };
  it.each([
    ['fr', 'Le docteur Moreau est là le mardi ?', /^Non\. .*lundi et le jeudi/],
    ['fr', 'Est-ce que madame Moreau est là jeudi ?', /^Oui\. .*lundi et le jeudi/],
    ['fr', 'Nina est là l’après-midi ?', /^Non\. .*le matin/],
    ['it', 'Il dottor Brera c’è il martedì?', /^No\. .*lunedì e giovedì/],
    ['it', 'La signora Nina c’è di pomeriggio?', /^No\. .*la mattina/],
    ['it', 'Nina c’è la mattina?', /^Sì\. .*la mattina/],
    ['en', 'Is Nina in in the afternoon?', /^No\. .*in the mornings/],
    ['en', 'When is Nina in?', /in the mornings/],
  ] as const)('%s: %s', async (language, question, expected) => {
    expect(await askShop(team[language], question, language)).toMatch(expected);
  });

  it.each([
    ['fr', 'Le docteur Moreau est là le mardi ?', 'Et le jeudi ?', /^Oui\. .*lundi et le jeudi/],
    ['it', 'Il dottor Brera c’è il martedì?', 'E il giovedì?', /^Sì\. .*lunedì e giovedì/],
    ['en', 'Is Dr Barrow in on Tuesday?', 'And on Thursday?', /^Yes\. .*Mondays and Thursdays/],
  ] as const)('%s: are asked for again by the day alone', async (language, first, next, expected) => {
    expect(await callShop(team[language], [first, next], language)).toMatch(expected);
  });

  it('are not asked for by who wants her on the line', async () => {
    expect(await askShop(team.fr, 'Est-ce que Nina est là ?', 'fr')).toContain('vous passer');
  });
});

describe('the cheapest and the dearest', () => {
  const rooms = (name: string) =>
    page(
      `<h2>${name}</h2>`,
      `<ul><li>${name} Alba 65 €</li><li>${name} Bruma 90 €</li><li>${name} Cedro 120 €</li></ul>`,
      '<h2>Extra</h2>',
      '<ul><li>Massage 200 €</li></ul>',
    );
  it.each([
    ['en', 'Lodge', 'Which is the cheapest lodge?', 'And the most expensive?'],
    ['de', 'Hütte', 'Was ist die günstigste Hütte?', 'Und die teuerste?'],
    ['es', 'Cabaña', '¿Cuál es la cabaña más barata?', '¿Y la más cara?'],
    ['fr', 'Cabane', 'Quelle est la cabane la moins chère ?', 'Et la plus chère ?'],
    ['it', 'Baita', 'Qual è la baita più economica?', 'E la più cara?'],
    ['pt', 'Cabana', 'Qual é a cabana mais barata?', 'E a mais cara?'],
  ])('%s: are those of the kind that was just asked for', async (language, name, first, next) => {
    expect(await callShop(rooms(name), [first, next], language)).toContain('Cedro: 120');
  });

  it.each([
    ['fr', 'Cabane', 'Qu’est-ce que vous avez comme cabanes ?', 'C’est laquelle la moins chère ?'],
    ['it', 'Baita', 'Quali baite avete?', 'Qual è la più economica?'],
    ['en', 'Lodge', 'What lodges do you have?', 'Which one is the cheapest?'],
  ])('%s: are those of the kind that was listed', async (language, name, first, next) => {
    expect(await callShop(rooms(name), [first, next], language)).toContain('Alba: 65');
  });

  it.each([
    ['it', 'Baita', 'Quanto costa la baita Bruma?', 'E la più economica?'],
    ['fr', 'Cabane', 'Combien coûte la cabane Bruma ?', 'Et la moins chère ?'],
  ])('%s: are not the one that was just told', async (language, name, first, next) => {
    expect(await callShop(rooms(name), [first, next], language)).not.toContain('Bruma');
  });
});

it('a line with a comma in it is no label of the next', async () => {
  const team = page('<h2>Info</h2>', 'Ada Sala, elettrauto', 'Ugo Fermi, accettazione e preventivi in sede');
  expect(await askShop(team, 'Chi fa l’elettrauto?', 'it')).not.toContain('Fermi');
});

describe('the hours of what is named', () => {
  const house = {
    en: page(
      '<h2>Restaurant</h2>',
      'Our restaurant is open Thursday to Sunday 7pm–10pm.',
      'Reception open daily 8am–9pm.',
    ),
    de: page(
      '<h2>Restaurant</h2>',
      'Unser Restaurant ist Donnerstag bis Sonntag von 19 bis 22 Uhr geöffnet.',
      'Rezeption: täglich 8–21 Uhr.',
    ),
    fr: page(
      '<h2>Restaurant</h2>',
      'Le restaurant est ouvert du jeudi au dimanche de 19h à 22h.',
      'Réception ouverte tous les jours de 8h à 21h.',
    ),
    it: page(
      '<h2>Ristorante</h2>',
      'Il ristorante è aperto dal giovedì alla domenica dalle 19.00 alle 22.00.',
      'Reception aperta tutti i giorni dalle 8.00 alle 21.00.',
    ),
  };
  it.each([
    ['en', 'Is the restaurant open on Wednesday?', /9 pm/],
    ['de', 'Hat das Restaurant am Mittwoch offen?', /21 Uhr/],
    ['fr', 'Le restaurant est ouvert le mercredi ?', /21 h/],
    ['it', 'Il ristorante è aperto mercoledì?', /21:00/],
  ] as const)('%s: are not those of another part', async (language, question, ofOther) => {
    expect(await askShop(house[language], question, language)).not.toMatch(ofOther);
  });
});

describe('a time that is too late', () => {
  const shops = {
    en: page('Mon–Fri 9am–6pm, Sat 9am–1pm'),
    de: page('Mo–Fr 9–18 Uhr, Sa 9–13 Uhr'),
    es: page('Lunes a viernes 9:00–18:00, sábado 9:00–13:00'),
    fr: page('Lundi–vendredi 9h–18h, samedi 9h–13h'),
    it: page('Lunedì–venerdì 9.00–18.00, sabato 9.00–13.00'),
    pt: page('Segunda a sexta 9:00–18:00, sábado 9:00–13:00'),
    nl: page('Ma–vr 9.00–18.00, za 9.00–13.00'),
    pl: page('Poniedziałek–piątek 9:00–18:00, sobota 9:00–13:00'),
    ro: page('Luni–vineri 9:00–18:00, sâmbătă 9:00–13:00'),
  };
  it.each([
    [
      'en',
      'Is 3 pm on Saturday too late?',
      'Is 3 pm on Friday too late?',
      'Would 7 am on Friday be too early?',
    ],
    [
      'de',
      'Ist Samstag um 15 Uhr zu spät?',
      'Ist Freitag um 15 Uhr zu spät?',
      'Ist Freitag um 7 Uhr zu früh?',
    ],
    [
      'es',
      '¿El sábado a las 15:00 es demasiado tarde?',
      '¿El viernes a las 15:00 es muy tarde?',
      '¿El viernes a las 7:00 es demasiado temprano?',
    ],
    [
      'fr',
      'Samedi à 15h c’est trop tard ?',
      'Vendredi à 15h c’est trop tard ?',
      'Vendredi à 7h c’est trop tôt ?',
    ],
    [
      'it',
      'Sabato alle 15 è troppo tardi?',
      'Venerdì alle 15 è troppo tardi?',
      'Venerdì alle 7 è troppo presto?',
    ],
    ['pt', 'Sábado às 15h é tarde demais?', 'Sexta às 15h é demasiado tarde?', 'Sexta às 7h é cedo demais?'],
    [
      'nl',
      'Is zaterdag om 15 uur te laat?',
      'Is vrijdag om 15 uur te laat?',
      'Is vrijdag om 7 uur te vroeg?',
    ],
    [
      'pl',
      'Czy sobota o 15:00 to za późno?',
      'Czy piątek o 15:00 to za późno?',
      'Czy piątek o 7:00 to za wcześnie?',
    ],
    [
      'ro',
      'Sâmbătă la ora 15 e prea târziu?',
      'Vineri la ora 15 e prea târziu?',
      'Vineri la ora 7 e prea devreme?',
    ],
  ] as const)('%s: is one at which it is closed', async (language, late, inTime, early) => {
    const [yes, no, yesToo] = await Promise.all(
      [late, inTime, early].map(
        async (each) => (await askShop(shops[language], each, language)).split(/[.,!]/u)[0],
      ),
    );
    expect([yes, no]).toEqual([say[language].yes, say[language].no]);
    expect(yesToo).toBe(yes);
  });

  const say = {
    en: { yes: 'Yes', no: 'No' },
    de: { yes: 'Ja', no: 'Nein' },
    es: { yes: 'Sí', no: 'No' },
    fr: { yes: 'Oui', no: 'Non' },
    it: { yes: 'Sì', no: 'No' },
    pt: { yes: 'Sim', no: 'Não' },
    nl: { yes: 'Ja', no: 'Nee' },
    pl: { yes: 'Tak', no: 'Nie' },
    ro: { yes: 'Da', no: 'Nu' },
  };

  it.each([
    ['fr', 'Mardi–samedi 19h–22h. Dernière commande à 21h30.', 'On peut encore commander à 21h45 ?'],
    ['it', 'Martedì–sabato 19.00–22.00. Ultimi ordini alle 21.30.', 'Alle 21.45 si può ancora ordinare?'],
    [
      'de',
      'Dienstag–Samstag 19–22 Uhr. Letzte Bestellung um 21.30 Uhr.',
      'Kann man um 21.45 Uhr noch bestellen?',
    ],
    ['en', 'Tue–Sat 7pm–10pm. Last orders at 9.30pm.', 'Can we still order at 9.45 pm?'],
  ])('%s: for an order is told by that on the last ones', async (language, line, question) => {
    expect(await askShop(page('<h2>Info</h2>', line), question, language)).toMatch(/21[h.]30|9\.30/);
  });
});

describe('what is put before a question', () => {
  const shops = {
    en: page('Mon–Fri 9am–6pm, Sat 10am–1pm'),
    de: page('Mo–Fr 9–18 Uhr, Sa 10–13 Uhr'),
    es: page('Lunes a viernes 9:00–18:00, sábado 10:00–13:00'),
    fr: page('Lundi–vendredi 9h–18h, samedi 10h–13h'),
    it: page('Lunedì–venerdì 9.00–18.00, sabato 10.00–13.00'),
    pt: page('Segunda a sexta 9:00–18:00, sábado 10:00–13:00'),
    nl: page('Ma–vr 9.00–18.00, za 10.00–13.00'),
  };
  it.each([
    ['en', 'And on Saturday, when do you close?', 'On Saturday we close at 1 pm.'],
    ['de', 'Und am Samstag, wann schließen Sie?', 'Am Samstag schließen wir um 13 Uhr.'],
    ['es', '¿Y el sábado, a qué hora cierran?', 'El sábado cerramos a las 13:00.'],
    ['fr', 'Et le samedi, vous fermez à quelle heure ?', 'Le samedi nous fermons à 13 h.'],
    ['it', 'E sabato, a che ora chiudete?', 'Sabato chiudiamo alle 13:00.'],
    ['pt', 'E no sábado, a que horas fecham?', 'Sábado fechamos às 13:00.'],
    ['nl', 'En op zaterdag, hoe laat sluiten jullie?', 'Op zaterdag sluiten we om 13 uur.'],
  ] as const)('%s: is no question of its own', async (language, question, told) => {
    expect(await askShop(shops[language], question, language)).toBe(told);
  });
});

describe('who somebody is', () => {
  it.each([
    [
      'fr',
      'La famille Quiroux tient la maison, elle est gérée par trois cousins.',
      'C’est qui le patron ?',
      'Quiroux',
    ],
    ['it', 'La famiglia Brunaldi lo gestisce dal 1996.', 'Chi sono i proprietari?', 'Brunaldi'],
    [
      'es',
      'La familia Barrantes dirige la casa, dirigida hoy por dos hermanas.',
      '¿Quiénes son los dueños?',
      'Barrantes',
    ],
  ])(
    '%s: is told by the sentence with the name of those who lead: %s',
    async (language, line, question, name) => {
      const shop = page('<h2>Info</h2>', 'Xyz abc def.', line);
      const said = await askShop(shop, question, language);
      expect(said).toContain(name);
      expect(said).not.toMatch(/certain|certeza|certezza|certitude/);
    },
  );
});
