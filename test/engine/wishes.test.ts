import { describe, expect, it } from '@jest/globals';
import { phrasesFor, slotPhrase } from '../../domain/prompt/phrases/index.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { slotFor } from '../../engine/builtin/slots.ts';
import { agentOf, hours, knowledge, service, dental } from './businesses.ts';
import { lastSaid, play } from './converse.ts';

const reply = (
  language: string,
  text: string,
  template: string,
  of = knowledge(language, [
    service('Perm', '60', 60),
    hours(['mon', 'tue', 'sat'], '09:00', '18:00', '9-18'),
  ]),
): Promise<string> => lastSaid(agentOf(of, template, 'Europe/London'), [text]);

const say = (language: string) => wordsFor(language).say;

describe('a plain wish begins a request', () => {
  it.each([
    ['en', 'legal', 'I need a lawyer for a custody case'],
    ['en', 'medical', "I'd like to see a doctor"],
    ['en', 'fitness', "I'd like a trial session"],
    ['en', 'hotel', 'do you have a room for tonight?'],
    ['en', 'vet', 'our rabbit is limping can I bring her in today'],
    ['en', 'dental', 'when is your next available appointment?'],
    ['en', 'dental', 'I need to see the dentist'],
    ['en', 'dental', 'I was wondering if I could get in to see someone today'],
    ['en', 'home_services', 'My sink is leaking, can someone come out tomorrow?'],
    ['en', 'cleaning', 'Could you send someone on Tuesday?'],
    ['de', 'home_services', 'Die Heizung ist aus, können Sie jemanden schicken?'],
    ['es', 'home_services', '¿Pueden enviar a alguien? Hay una fuga'],
    ['fr', 'home_services', 'Pouvez-vous envoyer un plombier ?'],
    ['it', 'home_services', 'Potete mandare un idraulico?'],
    ['pt', 'home_services', 'Podem enviar alguém?'],
    ['nl', 'home_services', 'Kunt u iemand sturen?'],
    ['pl', 'home_services', 'Czy mogą państwo przysłać hydraulika?'],
    ['ro', 'home_services', 'Puteți trimite pe cineva?'],
    ['ja', 'home_services', '修理に来てほしいのですが'],
    ['en', 'dental', 'An appointment for Tuesday, please'],
    ['de', 'salon', 'Termin zum Färben am Dienstag um elf bitte'],
    ['fr', 'salon', 'Bonjour, un rendez-vous mardi à onze heures'],
    ['it', 'salon', 'Un appuntamento per martedì'],
    ['nl', 'salon', 'Een afspraak voor dinsdag graag'],
    ['de', 'hotel', 'Ich hätte gern ein Doppelzimmer für drei Nächte'],
    ['de', 'legal', 'Ich brauche einen Anwalt für eine Scheidung'],
    ['de', 'medical', 'Wann ist der nächste freie Termin?'],
    ['es', 'legal', 'Necesito un abogado'],
    ['es', 'hotel', '¿Tienen habitaciones libres para mañana?'],
    ['fr', 'medical', 'Je voudrais voir un médecin'],
    ['fr', 'hotel', 'Avez-vous une chambre pour ce soir ?'],
    ['it', 'medical', 'Devo vedere un medico'],
    ['it', 'hotel', 'Avete una camera per stasera?'],
    ['pt', 'legal', 'Preciso de um advogado'],
    ['pt', 'hotel', 'Tem quartos para esta noite?'],
    ['nl', 'medical', 'Ik moet naar de dokter'],
    ['nl', 'hotel', 'Heeft u een kamer voor vannacht?'],
    ['pl', 'legal', 'Potrzebuję adwokata'],
    ['pl', 'hotel', 'Czy mają państwo wolny pokój na jutro?'],
    ['ro', 'legal', 'Am nevoie de un avocat'],
    ['ro', 'hotel', 'Aveți o cameră liberă pentru mâine?'],
    ['ja', 'hotel', '今夜、部屋は空いていますか'],
    ['ja', 'medical', '先生に診ていただきたいです'],
  ])('%s, %s: %s', async (language, template, text) => {
    expect(await reply(language, text, template)).toContain(say(language).startBooking);
  });

  it.each(['when is your next available appointment?', 'I need to see the dentist'])(
    'whatever else the site speaks of: %s',
    async (text) => {
      expect(await reply('en', text, 'dental', dental)).toContain(say('en').startBooking);
    },
  );

  it.each([
    ['en', 'how much is it to see a doctor?'],
    ['en', 'how many rooms do you have?'],
    ['en', 'my appointment is on Tuesday'],
    ['en', 'Can you come to Salem?'],
    ['de', 'Was kostet ein Doppelzimmer für heute Nacht?'],
  ])('a question begins none, %s: %s', async (language, text) => {
    expect(await reply(language, text, 'general')).not.toContain(say(language).startBooking);
  });
});

describe('what was arranged is called off', () => {
  it.each([
    ['en', 'I need to cancel my reservation'],
    ['de', 'Ich muss meinen Termin leider absagen'],
    ['es', 'Necesito cancelar mi reserva'],
    ['fr', 'Je dois annuler ma réservation'],
    ['it', 'Devo disdire la mia prenotazione'],
    ['pt', 'Preciso de cancelar a minha reserva'],
    ['nl', 'Ik moet mijn afspraak afzeggen'],
    ['pl', 'Muszę odwołać wizytę'],
    ['ro', 'Vreau să anulez rezervarea'],
    ['ja', '予約をキャンセルしたいです'],
  ])('by a message, %s: %s', async (language, text) => {
    expect(await reply(language, text, 'restaurant')).toContain(say(language).startMessage);
  });
});

describe('what was told before "can you …" is what the request is about', () => {
  it.each([
    ['en', 'auto_repair', 'my van pulls to the left could you guys have a look at it'],
    ['de', 'auto_repair', 'Mein Roller springt nicht an, können Sie sich das mal anschauen'],
    ['es', 'auto_repair', 'mi furgoneta pierde aceite pueden echarle un vistazo'],
    ['fr', 'auto_repair', 'ma moto cale au feu rouge est-ce que vous pourriez regarder'],
    ['it', 'auto_repair', 'il mio furgone perde olio potete darci un’occhiata'],
    ['pt', 'auto_repair', 'a minha carrinha perde óleo podem dar uma vista de olhos'],
    ['nl', 'auto_repair', 'mijn bus trekt naar links kunt u er eens naar kijken'],
    ['pl', 'auto_repair', 'moja furgonetka gubi olej czy możecie ją obejrzeć'],
    ['ro', 'auto_repair', 'duba mea pierde ulei puteți să vă uitați la ea'],
    ['ja', 'auto_repair', 'バンのオイルが漏れているんですが見てもらえますか'],
  ])('%s, %s: %s', async (language, template, text) => {
    const agent = agentOf(knowledge(language, []), template, 'Europe/London');
    const said = await play(agent, [text, 'Ann Marsh', '503 555 0190']);
    expect(said[0]).toContain(say(language).startBooking);
    const asked = slotPhrase(phrasesFor(language), slotFor('problem', 'string')).ask;
    expect(said).not.toContainEqual(expect.stringContaining(asked));
  });

  it.each([
    ['en', 'legal', 'Can you help me register a brand?'],
    ['en', 'auto_repair', 'Can you repair pianos?'],
    ['de', 'fitness', 'Kann ich bei euch den Tauchschein machen?'],
    ['en', 'auto_repair', 'hello can you help me'],
  ])('%s, %s: nothing is told before "%s"', async (language, template, text) => {
    expect(await reply(language, text, template)).not.toContain(say(language).startBooking);
  });
});

describe('a wish that names its day is one, be it put as a question', () => {
  it.each([
    ['en', 'hotel', 'do you have a room from the 3rd to the 5th of May'],
    ['en', 'salon', 'have you got anything free on Tuesday'],
    ['en', 'medical', 'I need to come in as soon as possible'],
    ['en', 'salon', 'perm on Tuesday at ten please'],
    ['en', 'salon', 'appointment please'],
    ['en', 'vet', 'could you squeeze us in on Tuesday'],
    ['de', 'salon', 'könnten Sie mich am Dienstag drannehmen'],
    ['es', 'salon', 'podrían hacerme un hueco el martes'],
    ['fr', 'salon', 'vous pourriez me prendre mardi'],
    ['it', 'salon', 'potreste inserirmi martedì'],
    ['pt', 'salon', 'conseguem encaixar-me na terça-feira'],
    ['nl', 'salon', 'kunt u mij dinsdag inplannen'],
    ['pl', 'medical', 'czy mogą państwo mnie przyjąć we wtorek'],
    ['ro', 'medical', 'puteți să mă primiți marți'],
    ['de', 'hotel', 'haben Sie vom 3. bis 5. Mai ein Doppelzimmer'],
    ['de', 'salon', 'haben Sie am Dienstag noch was frei'],
    ['es', 'salon', 'tienen hueco el martes'],
    ['es', 'hotel', 'buscamos una habitación del 3 al 5 de mayo'],
    ['fr', 'salon', 'vous auriez un créneau mardi'],
    ['it', 'salon', 'avete posto martedì mattina'],
    ['pt', 'salon', 'tem vaga terça-feira'],
    ['nl', 'salon', 'heeft u dinsdag nog een plekje'],
    ['pl', 'salon', 'czy jest wolny termin we wtorek'],
    ['ro', 'salon', 'aveți ceva liber marți'],
    ['ja', 'salon', '火曜日は空きがありますか'],
    ['ja', 'hotel', '5月3日から5日まで部屋は空いていますか'],
  ])('%s, %s: %s', async (language, template, text) => {
    expect(await reply(language, text, template)).toContain(say(language).startBooking);
  });

  it.each([
    ['en', 'hotel', 'Do you have a room with a bathtub?'],
    ['en', 'salon', 'Do I need an appointment on Tuesday?'],
    ['en', 'salon', 'Are you open on Tuesday at ten?'],
    ['en', 'salon', 'How much is a perm on Tuesday at ten?'],
    ['de', 'salon', 'Brauche ich am Dienstag einen Termin?'],
  ])('%s, %s: not in "%s"', async (language, template, text) => {
    expect(await reply(language, text, template)).not.toContain(say(language).startBooking);
  });
});

describe('a question about quotes and deposits orders nothing', () => {
  it.each([
    ['en', 'Can I get a quote first?'],
    ['en', 'If you call it off, do I get my deposit back?'],
    ['de', 'Kann ich vorher einen Kostenvoranschlag haben?'],
    ['es', '¿Me pueden dar antes un presupuesto?'],
    ['fr', "Je peux avoir un devis d'abord ?"],
    ['it', 'Posso avere prima un preventivo?'],
    ['pt', 'Posso pedir primeiro um orçamento?'],
    ['nl', 'Kan ik eerst een offerte krijgen?'],
    ['pl', 'Czy mogę najpierw dostać wycenę?'],
    ['ro', 'Pot primi întâi o ofertă?'],
    ['ja', '先に見積もりをお願いできますか？'],
  ])('%s: %s', async (language, text) => {
    expect(await reply(language, text, 'home_services')).not.toContain(say(language).startBooking);
  });

  it.each([
    ['en', "I'd like to get a quote for a roof."],
    ['it', 'Vorrei un preventivo per il tetto.'],
    ['nl', 'Ik wil graag een offerte voor een dak.'],
  ])('a wish for one still does, %s', async (language, text) => {
    expect(await reply(language, text, 'home_services')).toContain(say(language).startBooking);
  });
});

describe('what is said beside a wish', () => {
  const begun = /note your request/;
  it.each([
    ['restaurant', "I'd like a table for two on Saturday, and is there parking?", begun],
    ['restaurant', "I can't come before nine on Saturday, I'd like a table at ten", begun],
    ['dental', 'My old dentist never called me back, I’d like an appointment on Monday', begun],
    ['restaurant', 'Can I have salad instead of fries on Saturday?', /^(?!.*(?:instead\?|request))/],
    ['restaurant', 'Can I pay by card for takeaway?', /don’t know/],
    ['general', 'Do you have anything for kids on Monday?', /^(?!.*request)/],
  ])('%s: %s', async (template, text, expected) => {
    expect(await reply('en', text, template)).toMatch(expected);
  });

  it.each([
    ['es', 'Buen día'],
    ['ro', 'Zi bună'],
    ['de', 'Servus'],
  ])('%s: "%s" greets', async (language, text) => {
    expect(await reply(language, text, 'general')).toBe(say(language).greeting);
  });

  it('who has left a number is not dropped by taking leave', async () => {
    const agent = agentOf(knowledge('en', [service('Perm', '60', 60)]), 'restaurant', 'Europe/London');
    const said = ['A table please', 'Anna Smith', '020 7946 0018', 'that’s everything, thanks'];
    expect(await lastSaid(agent, said)).not.toContain(say('en').goodbye);
  });

  it('leave that is taken behind the offer to call back begins nothing', async () => {
    const agent = agentOf(knowledge('en', []), 'general', 'Europe/London');
    expect(await lastSaid(agent, ['Do you have a helipad?', 'alright then, bye'])).toBe(say('en').goodbye);
  });
});
