/** Who is who: names in headings and lines with what they are, titles, and all of several. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';
import { ask } from './converse.ts';

const vets = {
  'team.html':
    '<h1>Meet our team</h1><h2>Dr. Ada Birch, DVM</h2><p>Owner and medical director. Dr. Birch founded the clinic in 1998.</p><h2>Dr. Tom Hale, DVM</h2><p>Dr. Hale joined us in 2011. He works Tuesday and Friday.</p><h2>Mia Long</h2><p>Practice manager. Mia handles complaints.</p>',
};
const plumbers = {
  'about.html':
    '<h2>The team</h2><ul><li>Clara Thorn – Managing director</li><li>Dan Sedge – Senior gas engineer</li><li>Ivy Moss – Bathroom specialist</li></ul>',
};
const clinica = {
  'equipo.html':
    '<h1>Nuestro equipo</h1><h3>Dra. Carmen Olmo</h3><p>Directora médica.</p><h3>Dr. Pablo Fresno</h3><p>Implantólogo y cirujano oral. Pasa consulta los martes y jueves.</p><h3>Dra. Inés Haya</h3><p>Ortodoncista. Atiende los lunes.</p>',
};
const praxis = {
  'team.html':
    '<h2>Dr. Anna Ulme</h2><p>Zahnärztin und Inhaberin.</p><h2>Dr. Paul Erle</h2><p>Kieferorthopäde. Sprechstunde am Freitag.</p><h2>Eva Tann</h2><p>Rezeption.</p>',
};
const atelier = {
  'equipe.html':
    '<h2>L’équipe</h2><ul><li>Luc Sorbier – Gérant</li><li>Anne Tilleul – Coiffeuse</li><li>Marie Orme – Coiffeuse</li></ul>',
};

describe('who is who', () => {
  it.each([
    ['en', vets, 'Who is the vet there?', [/Ada Birch/, /Tom Hale/]],
    ['en', vets, 'Who are your doctors?', [/Ada Birch/, /Tom Hale/]],
    ['en', vets, 'Who is the practice manager?', [/Mia Long/]],
    ['en', plumbers, "Who's the boss?", [/Clara Thorn: Managing director/]],
    ['en', plumbers, 'Who runs the company?', [/Clara Thorn/]],
    ['en', plumbers, 'Who is the managing director?', [/Clara Thorn/]],
    ['es', clinica, '¿Quiénes son los doctores?', [/Carmen Olmo/, /Pablo Fresno/, /Inés Haya/]],
    ['es', clinica, '¿Quién es el implantólogo?', [/Pablo Fresno: Implantólogo/]],
    ['es', clinica, '¿Quién pone los implantes?', [/Pablo Fresno/]],
    ['de', praxis, 'Wer sind die Zahnärzte?', [/Anna Ulme/]],
    ['de', praxis, 'Wer ist der Chef?', [/Anna Ulme: Zahnärztin und Inhaberin/]],
    ['de', praxis, 'Wer ist der Kieferorthopäde?', [/Paul Erle/]],
    ['fr', atelier, 'Qui est le patron ?', [/Luc Sorbier/]],
    ['fr', atelier, 'Qui sont les coiffeuses ?', [/Anne Tilleul/, /Marie Orme/]],
  ])('%s: %#', async (language, pages, question, all) => {
    const text = await askShop(pages, question, language);
    for (const expected of all) expect(text).toMatch(expected);
  });

  it.each([
    ['en', plumbers, 'Is Dan working this Friday?', /take your number/],
    ['es', clinica, '¿Está la doctora Haya los viernes?', /^No\. .*lunes/],
    ['de', praxis, 'Ist der Kieferorthopäde Erle am Freitag da?', /^Ja\. .*Freitag/],
  ])('%s: the days of who is named with what he is: %#', async (language, pages, question, expected) => {
    expect(await askShop(pages, question, language)).toMatch(expected);
  });
});

describe('a sentence that begins with a name', () => {
  it.each([
    ['en', 'Priya Birch is our head mechanic.', 'Who is your head mechanic?'],
    ['en', 'Colin Birch owns the shop and builds the wheels.', 'Who owns the shop?'],
    ['es', 'Rubén Robles es el encargado del taller.', '¿Quién es el encargado?'],
    ['pl', 'Marek Brzoza jest kierownikiem warsztatu.', 'Kto jest kierownikiem?'],
  ])('%s: %s', async (language, line, question) => {
    expect(await ask(language, [], line, question)).toContain(line.split(' ')[1]);
  });

  it('is none where the site writes its words small as well', async () => {
    const lines = 'Special Offers are run by our manager every week.\nAsk about special offers.';
    expect(await ask('en', [], lines, 'Who is the manager?')).not.toBe(
      'Our website says: Special Offers are run by our manager every week.',
    );
  });
});
