import { describe, expect, it } from '@jest/globals';
import type { AgentProfile } from '../../engine/types.ts';
import { agentOf, knowledge, service } from './businesses.ts';
import { lexiconFor } from '../../engine/builtin/language/lexicons.ts';
import { lastSaid } from './converse.ts';

const ask = (agent: AgentProfile, text: string): Promise<string> => lastSaid(agent, [text]);

const saying = (language: string, heading: string, ...lines: string[]): AgentProfile =>
  agentOf(
    knowledge(
      language,
      [service('Chess')],
      [{ url: 'https://site.example/', heading, text: lines.join('\n') }],
    ),
    'general',
    'Europe/London',
  );

describe('an age against the ages that a site takes', () => {
  const clubs: Record<string, AgentProfile> = {
    en: saying('en', 'About our club', 'We welcome boys and girls aged 7+.', 'Bring a pencil.'),
    de: saying('de', 'Über uns', 'Unsere Kurse sind für Kinder ab 7 Jahren.', 'Bringt einen Stift mit.'),
    fr: saying(
      'fr',
      'Le club',
      'Nos cours accueillent les enfants à partir de 7 ans.',
      'Apportez un crayon.',
    ),
    es: saying('es', 'El club', 'Admitimos niños a partir de los 7 años.', 'Traiga un lápiz.'),
    it: saying('it', 'Il circolo', 'I corsi sono per bambini dai 7 anni.', 'Portate una matita.'),
    pt: saying('pt', 'O clube', 'As aulas são para crianças a partir dos 7 anos.', 'Tragam um lápis.'),
    nl: saying('nl', 'De club', 'Onze lessen zijn voor kinderen vanaf 7 jaar.', 'Neem een potlood mee.'),
    pl: saying('pl', 'O klubie', 'Zajęcia są dla dzieci od 7 lat.', 'Prosimy zabrać ołówek.'),
    ro: saying('ro', 'Clubul', 'Cursurile sunt pentru copii de la 7 ani.', 'Aduceți un creion.'),
    ja: saying('ja', 'クラブ', '教室の対象年齢は7歳以上です。', '鉛筆をお持ちください。'),
  };
  it.each([
    ['en', 'My son is six, can he join?', /^No\b/],
    ['en', 'Can my 9-year-old take part?', /^Yes\b/],
    ['en', 'She’s only 5, is that too young?', /^Yes\b/],
    ['en', 'Is my 12 year old too young?', /^No\b/],
    ['de', 'Meine Tochter ist sechs, kann sie mitmachen?', /^Nein\b/],
    ['de', 'Darf mein Sohn mit 8 Jahren teilnehmen?', /^Ja\b/],
    ['fr', 'Ma fille a cinq ans, peut-elle commencer ?', /^Non\b/],
    ['fr', 'Mon fils de 9 ans peut-il participer ?', /^Oui\b/],
    ['es', 'Mi hija tiene cinco años, ¿puede empezar?', /^No\b/],
    ['es', '¿Mi hijo de 8 años puede apuntarse?', /^Sí/],
    ['it', 'Mia figlia ha cinque anni, può iniziare?', /^No\b/],
    ['it', 'Mio figlio di 8 anni può partecipare?', /^Sì/],
    ['pt', 'A minha filha tem cinco anos, pode começar?', /^Não/],
    ['pt', 'O meu filho de 8 anos pode participar?', /^Sim\b/],
    ['nl', 'Mijn dochter is vijf, mag ze beginnen?', /^Nee\b/],
    ['nl', 'Kan mijn zoon van 8 jaar meedoen?', /^Ja\b/],
    ['pl', 'Moja córka ma pięć lat, czy może zacząć?', /^Nie\b/],
    ['pl', 'Czy mój syn, 8 lat, może uczestniczyć?', /^Tak\b/],
    ['ro', 'Fiica mea are cinci ani, poate începe?', /^Nu\b/],
    ['ro', 'Fiul meu de 8 ani poate participa?', /^Da\b/],
    ['ja', '娘は5歳ですが、参加できますか？', /^いいえ/],
    ['ja', '8歳の息子は参加できますか？', /^はい/],
  ])('%s: %s', async (language, question, said) => {
    const text = await ask(clubs[language]!, question);
    expect(text).toMatch(said);
    expect(text).toContain('7');
  });

  it('reads weeks and months of what is young', async () => {
    const puppies = saying('de', 'Welpenschule', 'Wir nehmen Welpen ab 8 Wochen auf.');
    expect(await ask(puppies, 'Mein Welpe ist zehn Wochen alt, ist das alt genug?')).toMatch(/^Ja\b/);
    const babies = saying('en', 'Swimming', 'Baby swimming is for babies from 4 to 18 months.');
    expect(await ask(babies, 'Can my 3-month-old baby start swimming?')).toMatch(/^No\b/);
  });

  it('takes everybody where a site is for all ages', async () => {
    const all = saying('fr', 'Le cabinet', 'Le cabinet reçoit tous les publics, du bébé à l’adulte.');
    expect(await ask(all, 'Prenez-vous aussi un bébé de trois semaines ?')).toMatch(/^Oui\b/);
  });

  it('concludes nothing from a limit of something else', async () => {
    const pool = saying('en', 'The water slide', 'The slide is for children aged 7+.', 'We have a pool.');
    expect(await ask(pool, 'Can my 9-year-old go diving?')).not.toMatch(/^Yes/);
    const firm = saying('en', 'About us', 'We have been caring for children for over 20 years.');
    expect(await ask(firm, 'My daughter is five, can she join?')).not.toMatch(/^(Yes|No)\b/);
  });

  it('leaves a gap between groups open', async () => {
    const groups = saying('en', 'Groups', 'Minis: ages 4 to 6.', 'Juniors: ages 9 to 12.');
    expect(await ask(groups, 'My son is 7, can he join?')).not.toMatch(/^(Yes|No)\b/);
    expect(await ask(groups, 'My son is 10, can he join?')).toMatch(/^Yes\b.*Juniors/);
    expect(await ask(groups, 'My son is 14, can he join?')).toMatch(/^No\b.*9 to 12/);
  });

  it('tells a rule on those within as it stands', async () => {
    const museum = saying('en', 'Visits', 'Children under 12 must be accompanied by an adult.');
    const said = await ask(museum, 'Can my 10-year-old come?');
    expect(said).toContain('accompanied');
    expect(said).not.toMatch(/^(Yes|No)\b/);
  });
});

describe('other limits', () => {
  it.each([
    ['en', 'Groups are limited to parties of up to 12 people.', 'We are 14, do you have room?', /^No\b/],
    ['en', 'We take groups of up to 20.', 'There are 14 of us, can you take us?', /^Yes\b/],
    ['de', 'Wir nehmen Gruppen bis 20 Personen auf.', 'Wir sind 24 Leute, geht das?', /^Nein\b/],
    ['en', 'We board dogs up to 10 kg.', 'My dog weighs 14 kg, do you take him?', /^No\b/],
    ['fr', 'Nous gardons les chiens jusqu’à 10 kg.', 'Mon chien fait 8 kg, vous le prenez ?', /^Oui\b/],
    ['en', 'We deliver within 10 miles.', 'We live 15 miles away, do you deliver?', /^No\b/],
    ['de', 'Wir liefern im Umkreis von 15 km.', 'Liefern Sie auch 10 km weit?', /^Ja\b/],
  ])('%s: %s', async (language, line, question, said) => {
    expect(await ask(saying(language, '', line), question)).toMatch(said);
  });
});

describe('a limit that is of something else', () => {
  it.each([
    ['Hounds and dogs up to 20 kg are welcome.', 'I weigh 90 kilos, is that too heavy?'],
    ['Dogs up to 20 kg', 'I weigh 150 kg, can I come?'],
    ['We deliver within 10 miles.', 'I live 12 miles away, can I come?'],
    ['Minimum age is 16 for the sauna.', 'I’m 17, can I come?'],
    ['Minimum age is 16 for the sauna.', 'My mother is 80, can she join?'],
    ['Minimum age is 16 for the sauna.', 'Have you been here for 20 years?'],
    ['Swim classes for ages 4 to 10.', 'I have been coming for 3 years, can I join?'],
    ['Classes for ages 4 to 10.', 'I’ve been a member for 5 years, can I join?'],
  ])('%s %s', async (line, question) => {
    expect(await ask(saying('en', 'About us', line, 'We have a café.'), question)).not.toMatch(/^(Yes|No)\b/);
  });

  it('concludes nothing from two that contradict each other', async () => {
    const both = saying('en', 'About us', 'We welcome children from 4 years.', 'Open to ages 6 to 12.');
    expect(await ask(both, 'My son is 5, can he join?')).not.toMatch(/^(Yes|No)\b/);
    expect(await ask(both, 'My son is 8, can he join?')).toMatch(/^Yes\b/);
  });
});

describe('years that are no age', () => {
  it.each([
    ['en', 'I have been coming for 8 years, can I join?', 'My son is 8 years, can he join?'],
    ['de', 'Ich komme seit 8 Jahren, kann ich mitmachen?', 'Mein Sohn ist 8 Jahre, kann er mitmachen?'],
    ['fr', 'Je viens depuis 8 ans, je peux participer ?', 'Mon fils a 8 ans, peut-il participer ?'],
    ['es', 'Vengo desde hace 8 años, ¿puedo participar?', 'Mi hijo tiene 8 años, ¿puede participar?'],
    ['it', 'Vengo da 8 anni, posso partecipare?', 'Mio figlio ha 8 anni, può partecipare?'],
    ['pt', 'Venho há 8 anos, posso participar?', 'O meu filho tem 8 anos, pode participar?'],
    ['nl', 'Ik kom al 8 jaar, mag ik meedoen?', 'Mijn zoon van 8 jaar, mag hij meedoen?'],
    ['pl', 'Chodzę od 8 lat, czy mogę uczestniczyć?', 'Mój syn ma 8 lat, czy może uczestniczyć?'],
    ['ro', 'Vin de 8 ani, pot participa?', 'Copilul meu de 8 ani poate participa?'],
    ['ja', '8年前から通っていますが、参加できますか？', '8歳ですが、参加できますか？'],
  ])('%s: %s', (language, lasting, age) => {
    const { measures } = lexiconFor(language).lexicon;
    expect(measures.amountsIn(lasting.toLowerCase())).toEqual([]);
    expect(measures.amountsIn(age.toLowerCase())).toMatchObject([{ measure: { kind: 'age', from: 8 } }]);
  });
});
