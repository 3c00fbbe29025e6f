/** What a request or a message is about, told wherever the caller thinks of it. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, knowledge } from './businesses.ts';
import { lastSaid, play } from './converse.ts';

const say = (language: string) => wordsFor(language).say;
const agentIn = (language: string, template: string) =>
  agentOf(knowledge(language, []), template, 'Europe/London');

describe('a matter that is told where a number is asked for is kept', () => {
  it.each([
    ['en', 'I want to make an appointment', 'my elbow is swollen'],
    ['de', 'Ich brauche einen Termin', 'mein Ellbogen ist geschwollen'],
    ['es', 'Quisiera pedir cita', 'se me ha hinchado el codo'],
    ['fr', 'Je voudrais prendre rendez-vous', 'mon coude est très gonflé'],
    ['it', 'Vorrei prendere un appuntamento', 'mi si è gonfiato il gomito'],
    ['pt', 'Queria marcar uma consulta', 'o meu cotovelo está inchado'],
    ['nl', 'Ik wil een afspraak maken', 'mijn elleboog is gezwollen'],
    ['pl', 'Chciałabym umówić wizytę', 'mam spuchnięty łokieć'],
    ['ro', 'Aș vrea să fac o programare', 'mi s-a umflat cotul'],
  ])('%s: %s, %s', async (language, wish, matter) => {
    const said = [wish, 'Ann Marsh', matter, '503 555 0190'];
    const text = await play(agentIn(language, 'dental'), said);
    expect(text[2]).not.toContain(say(language).didNotCatch);
    const all = await lastSaid(agentIn(language, 'dental'), [...said, '12.5.', '10:00', '10:00']);
    expect(all).toContain(matter);
  });
});

describe('a message grows with what is told', () => {
  it.each([
    ['en', 'I want to complain', 'the fitter never rang the bell'],
    ['de', 'Ich möchte mich beschweren', 'der Monteur hat nie geklingelt'],
    ['es', 'Quiero poner una queja', 'el técnico no vino ayer'],
    ['fr', 'Je veux faire une réclamation', 'le technicien n’a jamais sonné'],
    ['it', 'Voglio fare un reclamo', 'il tecnico non ha mai suonato'],
    ['pl', 'Chcę złożyć skargę', 'monter nie zadzwonił do drzwi'],
  ])('%s: %s, %s', async (language, wish, more) => {
    const said = [wish, more, 'ann marsh', '503 555 0190'];
    const text = await lastSaid(agentIn(language, 'general'), said);
    expect(text).toContain(`${wish}; ${more}`);
    expect(text).toContain('Ann Marsh');
  });

  it.each([
    ['en', 'can you call me back about my invoice', 'my invoice'],
    ['de', 'Können Sie mich wegen meiner Rechnung zurückrufen', 'meiner Rechnung'],
    ['fr', 'Pouvez-vous me rappeler au sujet de ma facture', 'ma facture'],
    ['nl', 'Kunt u mij terugbellen over mijn factuur', 'mijn factuur'],
  ])('%s: begins with what the call back is about: %s', async (language, wish, about) => {
    const text = await lastSaid(agentIn(language, 'general'), [wish, '503 555 0190', 'Ann Marsh']);
    expect(text).toContain(about);
    expect(text).toContain('Ann Marsh');
  });

  it('keeps all that was asked for before somebody accepts to be called back', async () => {
    const said = ['do you sell hammocks', 'do you sell parasols', 'yes', '503 555 0190', 'Ann Marsh'];
    const text = await lastSaid(agentIn('en', 'general'), said);
    expect(text).toContain('hammocks');
    expect(text).toContain('parasols');
  });

  it('asks for what it is about where only a call back is wanted', async () => {
    const said = ['please call me back', '503 555 0190', 'Ann Marsh'];
    expect(await lastSaid(agentIn('en', 'general'), said)).toBe('What may I pass on?');
  });
});

describe('a wish beside what is read out', () => {
  const begun = ['I want a table for two tomorrow at noon', 'Ann Marsh', '503 555 0190'];
  it.each(['no allergies', 'in the morning'])('%s', async (wish) => {
    const text = await lastSaid(agentIn('en', 'restaurant'), [...begun, wish]);
    expect(text).toContain(`special wishes: ${wish}`);
  });

  it('is none in a plain no', async () => {
    expect(await lastSaid(agentIn('en', 'restaurant'), [...begun, 'no'])).toBe(say('en').whatToChange);
  });
});

describe('what holds a small word, and does not ask or refuse', () => {
  it('is no question for the hours', async () => {
    const text = await lastSaid(agentIn('en', 'general'), ['I have been waiting for three hours']);
    expect(text).toContain(say('en').startMessage);
  });

  it('is no goodbye', async () => {
    const text = await lastSaid(agentIn('en', 'general'), ['a fishing licence of no limit']);
    expect(text).not.toBe(say('en').goodbye);
  });
});

describe('a viewing and a visit are requests', () => {
  it.each([
    ['en', 'real_estate', 'can I have a look at the flat on Hill Road'],
    ['de', 'real_estate', 'Ich würde gern die Wohnung in der Bergstraße besichtigen'],
    ['es', 'real_estate', 'Me gustaría visitar el piso de la calle Sol'],
    ['fr', 'real_estate', 'J’aimerais visiter l’appartement de la rue Verte'],
    ['it', 'real_estate', 'Vorrei vedere l’appartamento di via Verde'],
    ['pt', 'real_estate', 'Gostaria de visitar o apartamento da rua Verde'],
    ['nl', 'real_estate', 'Ik zou graag de woning aan de Dijk bezichtigen'],
    ['pl', 'real_estate', 'Chciałbym obejrzeć mieszkanie przy Zielonej'],
    ['ro', 'real_estate', 'Aș vrea să văd apartamentul de pe strada Verde'],
    ['ja', 'real_estate', 'マンションを内見したいのですが'],
    ['en', 'cleaning', 'could you come on Friday'],
    ['de', 'cleaning', 'Können Sie am Freitag kommen'],
    ['es', 'cleaning', 'pueden venir el viernes'],
    ['fr', 'cleaning', 'vous pourriez passer vendredi'],
    ['it', 'cleaning', 'potete venire venerdì'],
    ['pt', 'cleaning', 'podem vir na sexta-feira'],
    ['nl', 'cleaning', 'kunnen jullie vrijdag langskomen'],
    ['pl', 'cleaning', 'czy możecie przyjechać w piątek'],
    ['ro', 'cleaning', 'puteți să veniți vineri'],
    ['ja', 'cleaning', '金曜日に来てもらえますか'],
  ])('%s, %s: %s', async (language, template, text) => {
    expect(await lastSaid(agentIn(language, template), [text])).toContain(say(language).startBooking);
  });
});

describe('trouble that lasts is a request', () => {
  it.each([
    ['en', 'My boiler has stopped working again'],
    ['en', 'The tap is leaking and it is not any better now'],
    ['en', 'There is no hot water, it is all gone now'],
    ['en', 'The pipe is leaking, I need it fixed now'],
    ['de', 'Die Heizung ist kaputt, das muss heute erledigt werden'],
    ['de', 'Der Boiler ist undicht, es läuft wieder Wasser raus'],
    ['de', 'Die Heizung ist ausgefallen, sie geht wieder nicht'],
    ['es', 'La caldera no funciona, no está arreglada'],
    ['fr', 'La chaudière fuit et ça ne va pas mieux'],
    ['it', 'La caldaia non funziona di nuovo'],
    ['it', 'È passato un mese e la caldaia perde acqua'],
    ['pt', 'A caldeira não funciona, ainda não já está bem'],
    ['nl', 'De ketel lekt en het gaat niet weer beter'],
    ['pl', 'Kocioł przecieka i nie jest już lepiej'],
    ['ro', 'A trecut o săptămână și centrala nu funcționează'],
  ])('%s: %s', async (language, said) => {
    expect(await lastSaid(agentIn(language, 'home_services'), [said])).toContain(say(language).startBooking);
  });

  it.each([
    ['en', 'The boiler was not working, it is fixed now'],
    ['de', 'Die Heizung war kaputt, läuft wieder'],
    ['fr', 'Le robinet fuit depuis hier, c’est réparé'],
    ['it', 'La caldaia non funziona, ora funziona'],
    ['nl', 'De ketel lekte, doet het weer'],
  ])('and what is over is none, %s: %s', async (language, said) => {
    expect(await lastSaid(agentIn(language, 'home_services'), [said])).not.toContain(
      say(language).startBooking,
    );
  });
});
