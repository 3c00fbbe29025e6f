/** Knowledge of invented businesses, written by hand, as the reading of their sites would yield it. */
import type { Fact, FactKind, FactValue, Weekday } from '../../contract/schemas/facts.ts';
import { factKinds } from '../../contract/schemas/fact-kinds.ts';
import type { Knowledge, Passage } from '../../domain/knowledge/types.ts';
import { composePrompt } from '../../domain/prompt/compose-prompt.ts';
import { findTemplate } from '../../domain/templates/index.ts';
import type { AgentProfile } from '../../engine/types.ts';

export const fact = <K extends FactKind>(
  kind: K,
  value: FactValue<K>,
  quote: string,
  url = 'https://site.example/',
): Fact => ({ kind, value, source: { url, quote } }) as Fact;

export const hours = (
  days: Weekday[],
  opens: string | null,
  closes: string | null,
  quote: string,
  extra: { closed?: boolean; label?: string } = {},
): Fact =>
  fact(
    'hours',
    {
      days,
      opens,
      closes,
      closed: extra.closed ?? false,
      ...(extra.label === undefined ? {} : { label: extra.label }),
    },
    quote,
  );

export const phone = fact('phone', { e164: '+15035550142', printed: '503 555 0142' }, '503 555 0142');

export const service = (name: string, priceText?: string, priceMin?: number): Fact =>
  fact(
    'service',
    {
      name,
      ...(priceText === undefined ? {} : { price_text: priceText }),
      ...(priceMin === undefined ? {} : { price_min: priceMin }),
    },
    priceText === undefined ? name : `${name} ${priceText}`,
  );

export const knowledge = (
  language: string,
  facts: Fact[],
  passages: Passage[] = [],
  conflicts: Knowledge['conflicts'] = [],
): Knowledge => ({
  language,
  facts,
  passages,
  conflicts,
  absent: factKinds.filter((kind) => !facts.some((each) => each.kind === kind)),
});

const passage = (heading: string, text: string, url = 'https://site.example/info'): Passage => ({
  url,
  heading,
  text,
});

export const trattoria = knowledge(
  'en',
  [
    fact('name', { text: 'Trattoria Bellafiore' }, 'Trattoria Bellafiore'),
    fact('phone', { e164: '+15035550142', printed: '(503) 555-0142' }, '(503) 555-0142'),
    fact('email', { address: 'ciao@trattoria-bellafiore.example' }, 'ciao@trattoria-bellafiore.example'),
    fact(
      'address',
      {
        street: '214 Alder Street',
        city: 'Portland',
        region: 'OR',
        printed: '214 Alder Street, Portland, OR 97205',
      },
      '214 Alder Street, Portland, OR 97205',
    ),
    hours(['mon'], null, null, 'Monday Closed', { closed: true }),
    hours(['tue', 'wed', 'thu'], '17:00', '22:00', 'Tuesday - Thursday 5:00 pm - 10:00 pm'),
    hours(['fri', 'sat'], '17:00', '01:00', 'Friday & Saturday 5:00 pm - 1:00 am'),
    hours(['sun'], '12:00', '21:00', 'Sunday 12:00 pm - 9:00 pm'),
    service('Bruschetta al Pomodoro', '$9', 9),
    service('Calamari Fritti', '$14', 14),
    service('Spaghetti Carbonara', '$19', 19),
    service('Lasagna della Nonna', '$22', 22),
    service('Branzino al Forno', '$32', 32),
    service('Catch of the Day', 'market price'),
    service('Tiramisù', '$10', 10),
    fact(
      'policy',
      { text: 'Parties of eight or more: an 18% gratuity is added to the bill.' },
      'Parties of eight or more: an 18% gratuity is added to the bill.',
    ),
  ],
  [
    passage(
      'Benvenuti!',
      'We seat 48 guests inside and 16 more on the patio in summer. Well-behaved dogs are welcome on the patio.',
    ),
    passage(
      'Good to know',
      'We accept cash, Visa and Mastercard. We do not take American Express. Corkage is $20 per bottle.',
    ),
    passage('Find us', 'We are two blocks from the Alder Street streetcar stop.'),
  ],
);

export const dental = knowledge(
  'en',
  [
    fact('name', { text: 'Bright Harbor Dental' }, 'Bright Harbor Dental'),
    fact('phone', { e164: '+15125550177', printed: '(512) 555-0177' }, 'Call (512) 555-0177'),
    fact('email', { address: 'hello@brightharbor.example' }, 'hello@brightharbor.example'),
    fact(
      'address',
      { printed: '4410 Burnet Road, Suite 3, Austin, TX 78756' },
      '4410 Burnet Road, Suite 3, Austin, TX 78756',
    ),
    hours(['mon', 'tue', 'wed', 'thu'], '08:00', '17:00', 'Monday to Thursday: 8:00 am – 5:00 pm'),
    hours(['fri'], '08:00', '13:00', 'Friday: 8:00 am – 1:00 pm'),
    service('New patient exam with X-rays', '$149', 149),
    service('Cleaning', '$110', 110),
    service('Tooth-colored filling', '$180 – $320', 180),
    service('Teeth whitening', '$395', 395),
    service('Porcelain crown', 'from $1,150', 1150),
    service('Root canal treatment'),
    service('Night guards'),
    fact(
      'faq',
      {
        question: 'Which insurance plans do you accept?',
        answer: 'We are in network with Delta Dental, Cigna and MetLife.',
      },
      'We are in network with Delta Dental, Cigna and MetLife.',
    ),
    fact(
      'faq',
      {
        question: 'What is your cancellation policy?',
        answer: 'Please let us know 24 hours ahead. Missed appointments are charged $50.',
      },
      'Please let us know 24 hours ahead. Missed appointments are charged $50.',
    ),
  ],
  [
    passage(
      'Visit us',
      'Free parking is behind the building; enter from 45th Street. The entrance is wheelchair accessible. Please bring a photo ID and your insurance card to the first visit.',
    ),
    passage(
      'Dentistry without the dread',
      'Dr. Maya Lindqvist and Dr. Owen Tran care for families in north Austin. New patients are welcome, and we book a full hour for a first visit.',
    ),
  ],
);

export const friseur = knowledge(
  'de',
  [
    fact('name', { text: 'Friseur Lindenhof' }, 'Friseur Lindenhof'),
    fact('phone', { e164: '+18305550119', printed: '(830) 555-0119' }, '(830) 555-0119'),
    fact('email', { address: 'termin@friseur-lindenhof.example' }, 'termin@friseur-lindenhof.example'),
    fact(
      'address',
      { printed: '305 Main Street, Fredericksburg, TX 78624' },
      '305 Main Street Fredericksburg, TX 78624',
    ),
    hours(['mon'], null, null, 'Montag geschlossen', { closed: true }),
    hours(['tue', 'wed', 'thu'], '09:00', '13:00', 'Dienstag bis Donnerstag 9:00–13:00 und 14:00–18:00 Uhr'),
    hours(['tue', 'wed', 'thu'], '14:00', '18:00', 'Dienstag bis Donnerstag 9:00–13:00 und 14:00–18:00 Uhr'),
    hours(['fri'], '09:00', '19:00', 'Freitag 9:00–19:00 Uhr'),
    hours(['sat'], '08:30', '14:00', 'Samstag 8:30–14:00 Uhr'),
    service('Damenhaarschnitt mit Waschen und Föhnen', '54 $', 54),
    service('Färben, kurzes Haar', 'ab 62 $', 62),
    service('Strähnen', 'ab 85 $', 85),
    service('Herrenhaarschnitt', '32 $', 32),
    service('Bartpflege', '18 $', 18),
    service('Kinderhaarschnitt bis 12 Jahre', '22 $', 22),
    service('Hochsteckfrisuren'),
    fact(
      'faq',
      { question: 'Kann ich mit Karte zahlen?', answer: 'Ja, wir nehmen alle gängigen Karten und Bargeld.' },
      'Ja, wir nehmen alle gängigen Karten und Bargeld.',
    ),
    fact(
      'faq',
      {
        question: 'Wie sage ich einen Termin ab?',
        answer: 'Bitte rufen Sie bis zum Abend davor an, dann kostet es nichts.',
      },
      'Bitte rufen Sie bis zum Abend davor an, dann kostet es nichts.',
    ),
  ],
  [
    passage('Kontakt und Anfahrt', 'Parkplätze finden Sie hinter dem Haus.'),
    passage('Preise', 'Gutscheine erhalten Sie an der Kasse in jeder Höhe.'),
  ],
);

export function agentOf(known: Knowledge, templateId: string, timeZone?: string): AgentProfile {
  const template = findTemplate(templateId);
  if (template === undefined) throw new Error(`no template ${templateId}`);
  const prompt = composePrompt({
    template,
    agentName: 'Front desk',
    knowledge: known,
    language: known.language,
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  return {
    ...prompt,
    language: known.language,
    slots: template.slots,
    knowledge: known,
    ...(timeZone === undefined ? {} : { timeZone }),
  };
}

const small = (
  language: string,
  names: { name: string; soup: string; unpriced: string; parking: string; parkingHeading: string },
): Knowledge =>
  knowledge(
    language,
    [
      fact('name', { text: names.name }, names.name),
      fact('phone', { printed: '(212) 555-0133' }, '(212) 555-0133'),
      fact('email', { address: 'post@small.example' }, 'post@small.example'),
      fact(
        'address',
        { printed: '9 Harbor Street, New York, NY 10013' },
        '9 Harbor Street, New York, NY 10013',
      ),
      hours(['mon'], null, null, 'mon closed', { closed: true }),
      hours(['tue', 'wed', 'thu', 'fri'], '09:00', '18:00', 'tue-fri 9-18'),
      hours(['sat'], '10:00', '14:30', 'sat 10-14:30'),
      service(names.soup, '12 €', 12),
      service(names.unpriced),
    ],
    [passage(names.parkingHeading, names.parking)],
  );

export const spanish = small('es', {
  name: 'Casa Marisol',
  soup: 'Sopa de pescado',
  unpriced: 'Paella de marisco',
  parkingHeading: 'Cómo llegar',
  parking: 'El aparcamiento está detrás del edificio.',
});
export const french = small('fr', {
  name: 'Chez Margaux',
  soup: 'Soupe de poisson',
  unpriced: 'Tarte aux pommes',
  parkingHeading: 'Accès',
  parking: 'Le parking se trouve derrière le bâtiment.',
});
export const italian = small('it', {
  name: 'Da Ginevra',
  soup: 'Zuppa di pesce',
  unpriced: 'Torta di mele',
  parkingHeading: 'Come arrivare',
  parking: 'Il parcheggio si trova dietro l’edificio.',
});
export const portuguese = small('pt', {
  name: 'Casa Amália',
  soup: 'Sopa de peixe',
  unpriced: 'Bolo de maçã',
  parkingHeading: 'Como chegar',
  parking: 'O estacionamento fica atrás do edifício.',
});
export const dutch = small('nl', {
  name: 'Bij Saskia',
  soup: 'Vissoep',
  unpriced: 'Appeltaart',
  parkingHeading: 'Route',
  parking: 'Parkeren kan achter het gebouw.',
});
