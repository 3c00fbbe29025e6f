/** Questions as they are said on a telephone: indirect, with words that the site leaves out, of forms that few pages repeat. */
import { describe, expect, it } from '@jest/globals';
import { agentOf, fact, hours, knowledge, phone, service } from './businesses.ts';
import { ask, lastSaid, replyTo } from './converse.ts';

const email = fact('email', { address: 'desk@site.example' }, 'desk@site.example');

describe('contact data, whatever it is wanted for', () => {
  it.each([
    ['en', 'Which email should I send photos to?'],
    ['de', 'Unter welcher E-Mail erreiche ich euch?'],
    ['pt', 'Para qual e-mail posso mandar os documentos?'],
    ['ro', 'Pe ce adresă de mail trimit documentele?'],
  ])('%s: %s', async (language, question) => {
    expect(await ask(language, [email, phone], 'Hello.', question)).toContain('desk@site.example');
  });

  it('gives the number of WhatsApp that stands apart', async () => {
    const text = await ask('es', [phone], 'Escríbanos por WhatsApp al 600 960 122.', '¿Cuál es su WhatsApp?');
    expect(text).toContain('600 960 122');
  });

  it('tells where something happens by a line that names a place', async () => {
    const lines = 'Our training consists of three elements.\nOn Mondays training is held at The Cabin.';
    expect(await ask('en', [], lines, 'Where do you train?')).toContain('The Cabin');
  });
});

describe('what stands on the site in other words', () => {
  it.each([
    ['en', 'We repair all makes of car.', 'Do you repair Fords?', /all makes/],
    ['de', 'Wir reparieren Autos aller Marken.', 'Repariert ihr auch BMW?', /aller Marken/],
    ['fr', 'Nous réparons les voitures de toutes marques.', 'Vous réparez les Peugeot ?', /toutes marques/],
    ['it', 'Auto sostitutiva gratuita.', 'Avete una macchina sostitutiva?', /sostitutiva/],
    ['it', 'Vendita di pneumatici.', 'Vendete gomme?', /pneumatici/],
    ['en', 'The firm is run by Tom Ridley.', 'Who is the owner?', /Tom Ridley/],
    ['de', 'Inhaberin der Praxis ist Sabine Kern.', 'Wem gehört die Praxis?', /Kern/],
    ['nl', 'De rijschool is geopend door eigenaar Karin Mulder.', 'Wie is de eigenaar?', /Karin/],
    ['nl', 'De rijschool is opgericht in 2009.', 'Sinds wanneer bestaan jullie?', /2009/],
    ['pt', 'A oficina nasceu em 1990.', 'Há quantos anos existem?', /1990/],
    ['de', 'Sagen Sie Termine bitte 24 Stunden vorher ab.', 'Was ist, wenn ich absagen muss?', /24/],
    ['de', 'Bitte bringen Sie Ihr Rezept mit.', 'Was muss ich mitbringen?', /Rezept/],
    ['pl', 'Prosimy umawiać się telefonicznie.', 'Jak się umówić?', /telefonicznie/],
  ])('%s: %s', async (language, lines, question, expected) => {
    expect(await ask(language, [phone], lines, question)).toMatch(expected);
  });

  it.each([
    ['de', 'Prophylaxe\nBleaching\nImplantate', 'Machen Sie auch Bleaching?', /Bleaching/],
    ['en', 'Catering available', 'Do you do catering?', /Catering/],
  ])(
    '%s: a line of a list answers whether there is such a thing',
    async (language, lines, question, said) => {
      const text = await ask(language, [], lines, question);
      expect(text).toMatch(said);
      expect(text).not.toContain('?');
    },
  );
});

describe('the form that is asked for', () => {
  it.each([
    ['fr', 'Offrez un bon cadeau, valable un an.', 'Le bon cadeau est valable combien de temps ?', /un an/],
    ['fr', 'Massage relaxant 1h 70 €', 'Combien de temps dure le massage ?', /1h/],
    ['fr', '-10 % pour les étudiantes.', 'Vous avez un tarif étudiant ?', /10/],
    ['nl', 'Wij vangen kinderen op van 0 tot 4 jaar.', 'Voor welke leeftijd zijn jullie?', /0 tot 4/],
    [
      'en',
      'Call us on Fridays between 11am and 10pm to order.',
      'From what time can I ring to place an order?',
      /11/,
    ],
    ['en', 'Payment by bank transfer is preferred.', 'How do you like to be paid?', /bank transfer/],
    ['nl', 'Open van 1 april tot 1 oktober.', 'Wanneer zijn jullie open?', /april/],
    ['ro', 'Câinii sunt acceptați, 30 de lei pe noapte.', 'Cât plătim pentru câine?', /30 de lei/],
  ])('%s: %s', async (language, lines, question, expected) => {
    expect(await ask(language, [phone], lines, question)).toMatch(expected);
  });

  it.each([
    ['en', [service('Boiler service', '£85', 85)], 'Hello.', 'How much is a new boiler?', /^Boiler|says: /],
    [
      'en',
      [],
      'Check in is from 3pm. Please leave your room by 10.30am.',
      'How many rooms have you got?',
      /says: Check/,
    ],
    ['es', [], 'Hay un aparcamiento público en la plaza.', '¿Se puede pagar a plazos?', /plaza/],
    ['es', [], 'Para reservar pedimos una señal.', '¿Se puede llegar en autobús?', /señal\.$/],
    ['en', [], 'Gentle Yoga: Monday and Wednesday 9:30am.', 'Who teaches gentle yoga?', /Our website says/],
  ])('%s: another thing is no answer to %j', async (language, facts, lines, question, wrong) => {
    expect(await ask(language, facts, lines, question)).not.toMatch(wrong);
  });
});

describe('which number, which hour, which opening', () => {
  const address = fact(
    'address',
    { street: 'Rua das Flores 7', printed: 'Rua das Flores 7, Aveiro' },
    'Rua das Flores 7, Aveiro',
  );
  const weekdays = hours(['mon', 'tue', 'wed', 'thu', 'fri'], '09:00', '18:30', '9:00-18:30');

  it.each([
    ['pt', 'Qual é a rua e o número?', /Flores 7/],
    ['fr', 'C’est quoi le nom de la rue et le numéro ?', /Flores 7/],
    ['it', 'Che numero civico avete?', /Flores 7/],
  ])('%s: the number of a house is no telephone: %s', async (language, question, expected) => {
    const text = await ask(language, [address, phone], 'Hello.', question);
    expect(text).toMatch(expected);
    expect(text).not.toContain('503 555');
  });

  it.each([
    ['fr', 'TVA : FR 40 303 265 045', 'Quel est votre numéro de TVA ?'],
    ['en', 'V.A.T. 40 303 265 045', 'What is your VAT number?'],
  ])('%s: the number of a registration is no telephone: %s', async (language, lines, question) => {
    const text = await ask(language, [phone], lines, question);
    expect(text).toContain('303 265 045');
    expect(text).not.toContain('503 555');
  });

  it('pt: WhatsApp by its short name', async () => {
    const text = await ask('pt', [phone], 'WhatsApp: (11) 95555-0142', 'Qual o número do Zap?');
    expect(text).toContain('95555-0142');
  });

  it.each([
    ['fr', 'La gare est à 25 minutes du gîte.', 'À partir de quelle heure on peut arriver ?', /minutes/],
    ['pt', 'A praia fica a 10 minutos da casa.', 'A partir de que horas se pode entrar?', /minutos/],
  ])('%s: minutes on the way are no hour of arrival: %s', async (language, lines, question, wrong) => {
    expect(await ask(language, [phone], lines, question)).not.toMatch(wrong);
  });

  it.each([
    ['pt', 'Abrimos portas e cofres sem estragar a fechadura.', 'Vocês abrem cofres?', /cofres/],
    ['es', 'Abrimos puertas blindadas.', '¿Abren puertas blindadas?', /blindadas/],
  ])('%s: what is opened is no opening hour: %s', async (language, lines, question, expected) => {
    expect(await ask(language, [weekdays, phone], lines, question)).toMatch(expected);
  });

  it.each([
    ['fr', 'Jusqu’à quelle heure je peux vous amener la voiture le mercredi ?', /18 h 30/],
    ['pt', 'À quarta às seis da tarde ainda estão abertos?', /^Sim/],
    ['pt', 'Terça às sete da tarde ainda tem alguém na loja?', /^Não/],
  ])('%s: hours by what is brought, or who is there: %s', async (language, question, expected) => {
    const lines = Array.from({ length: 40 }, (_, at) => `Voiture ${String(at)}`).join('\n');
    expect(await ask(language, [weekdays, phone], lines, question)).toMatch(expected);
  });
});

describe('who and what is meant', () => {
  it('names the owners by the heading over what they are', async () => {
    const passages = [
      { url: 'https://site.example/', heading: 'Anne et Julien', text: 'Propriétaires du gîte du Moulin' },
      {
        url: 'https://site.example/',
        heading: '',
        text: 'La maison du propriétaire a une entrée indépendante.',
      },
    ];
    const known = knowledge('fr', [fact('name', { text: 'Le Moulin' }, 'Le Moulin')], passages);
    const agent = agentOf(known, 'general', 'Europe/Paris');
    const text = await lastSaid(agent, ['Comment s’appellent les propriétaires ?']);
    expect(text).toContain('Anne et Julien');
  });

  it('does not take the owner’s house for the owner’s name', async () => {
    const lines = 'Nous accueillons nos hôtes dans la maison du propriétaire.';
    const text = await ask('fr', [], lines, 'Comment s’appelle le propriétaire ?');
    expect(text).not.toContain('Notre site dit');
  });

  it.each([
    ['fr', 'Nos secteurs', 'Vallée de Joux', 'Venez-vous à Joux aussi ?', /Joux/],
    ['it', 'Comuni serviti', 'Fiesole', 'Venite anche a Fiesole?', /Fiesole/],
    ['pt', 'Cidades atendidas', 'Campinas', 'Vocês vão até Campinas?', /Campinas/],
    ['es', 'Municipios', 'Getxo', '¿Venís hasta Getxo?', /Getxo/],
  ])(
    '%s: a place under the heading of the areas is served',
    async (language, heading, line, question, said) => {
      const passages = [{ url: 'https://site.example/', heading, text: `${line}\nBrookside\nMill Town` }];
      const known = knowledge(
        language,
        [fact('name', { text: 'Atelier Nord' }, 'Atelier Nord'), phone],
        passages,
      );
      const { text, sources } = await replyTo(agentOf(known, 'general'), question);
      expect(text).toMatch(said);
      expect(sources).not.toEqual([]);
    },
  );

  it('takes a rule against animals as one for every animal', async () => {
    const lines = 'Nos amis les animaux ne sont pas admis\nLe parc des oiseaux est à voir.';
    expect(await ask('fr', [], lines, 'Je peux venir avec mon chien ?')).toContain('ne sont pas admis');
  });

  it.each([
    ['Cópia de controles para portões.', 'Fazem cópia do controle do meu portão?', /portões/],
    ['Aluguel de aventais e lençóis.', 'Vocês alugam lençol?', /lençóis/],
  ])('pt: many are one: %s', async (lines, question, expected) => {
    expect(await ask('pt', [phone], lines, question)).toMatch(expected);
  });
});

describe('everyday forms of the Romance languages', () => {
  const facts = [
    phone,
    fact(
      'address',
      { street: 'Mill 12', city: 'Brookside', printed: 'Mill 12, Brookside' },
      'Mill 12, Brookside',
    ),
    hours(['mon', 'tue', 'wed', 'thu', 'fri'], '09:00', '18:00', '9-18'),
    hours(['sat'], '09:00', '13:00', '9-13'),
    hours(['sun'], null, null, 'closed', { closed: true }),
  ];

  it.each([
    ['fr', 'Vous bossez le samedi après-midi ?', /Non|13/],
    ['fr', 'Comment y aller ?', /Mill 12/],
    ['es', '¿Cuándo cerráis los viernes?', /18/],
    ['es', '¿Trabajáis los sábados por la tarde?', /No|13/],
    ['es', '¿A partir de qué hora abrís?', /9/],
    ['es', '¿Qué día descansáis?', /domingo/],
    ['es', '¿Cómo puedo contactar con vosotros?', /0142/],
    ['it', 'Come ci arrivo?', /Mill 12/],
    ['it', 'Come posso contattarvi?', /0142/],
    ['it', 'Da che ora siete aperti?', /9/],
    ['pt', 'Como é que chego aí?', /Mill 12/],
    ['pt', 'Como posso entrar em contato?', /0142/],
  ])('%s: %s', async (language, question, expected) => {
    expect(await ask(language, facts, 'Hello.', question)).toMatch(expected);
  });

  it.each([
    ['fr', 'Nous nous déplaçons à domicile.', 'Vous venez à la maison ?', /domicile/],
    ['es', 'Vamos a domicilio en toda la comarca.', '¿Vais a casa de la gente?', /domicilio/],
    ['it', 'Veniamo a domicilio in tutta la provincia.', 'Andate a casa delle persone?', /domicilio/],
    ['pt', 'Vamos ao domicílio em toda a zona.', 'Vocês vêm a casa?', /domicílio/],
    ['fr', 'Atelier fondé en 1998.', 'Ça existe depuis longtemps ?', /1998/],
    ['es', 'Taller fundado en 1998.', '¿Lleváis mucho tiempo abiertos?', /1998/],
    ['es', 'La dueña es Clara Ruiz.', '¿De quién es el salón?', /Clara/],
  ])('%s: home, age and owner: %s', async (language, lines, question, expected) => {
    expect(await ask(language, facts, lines, question)).toMatch(expected);
  });

  it('fr: a railway station is no car park', async () => {
    const text = await ask('fr', facts, 'La gare est au bout de la rue.', 'On peut se garer ?');
    expect(text).not.toContain('gare est');
  });
});
