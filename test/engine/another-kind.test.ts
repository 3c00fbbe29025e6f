/** The yes of a FAQ to one kind is none to another. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';

const faq = (...pairs: [string, string][]) => ({
  'faq.html': pairs.map(([question, answer]) => `<h3>${question}</h3><p>${answer}</p>`).join(''),
});
const inns = {
  en: faq(
    ['Do you accept pets?', 'Yes, small dogs are welcome for $10 a night.'],
    ['Do you see children?', 'Yes, from age 3.'],
  ),
  de: faq(['Sind Haustiere erlaubt?', 'Ja, kleine Hunde sind für 10 € pro Nacht willkommen.']),
  es: faq(
    ['¿Aceptan mascotas?', 'Sí, los perros pequeños son bienvenidos.'],
    ['¿Atienden a niños?', 'Sí, a partir de los 3 años.'],
  ),
  fr: faq(
    ['Acceptez-vous les animaux ?', 'Oui, les petits chiens sont les bienvenus.'],
    ['Les chiens sont-ils acceptés en terrasse ?', 'Oui, en laisse.'],
  ),
  it: faq(['Accettate animali?', 'Sì, i cani di piccola taglia sono benvenuti.']),
};
const yes = /^(?:Yes|Ja|Sí|Oui|Sì)\b|(?:is|ist|web es|site|sito è) ?: (?:Yes|Ja|Sí|Oui|Sì),/u;

describe('another kind', () => {
  it.each([
    ['en', 'Do you accept cats?'],
    ['en', 'Can I bring my cat?'],
    ['en', 'Can I bring a big dog?'],
    ['en', 'Do you have a playroom for children?'],
    ['de', 'Darf ich meine Katze mitbringen?'],
    ['de', 'Sind große Hunde erlaubt?'],
    ['es', '¿Aceptan gatos?'],
    ['es', '¿Tienen ludoteca para niños?'],
    ['fr', 'Acceptez-vous les chats ?'],
    ['fr', 'Vous avez une terrasse ?'],
    ['it', 'Accettate i gatti?'],
    ['it', 'Posso portare un cane grande?'],
  ] as const)('%s: %s', async (language, question) => {
    expect(await askShop(inns[language], question, language)).not.toMatch(yes);
  });

  it.each([
    ['en', 'Can I bring my dog?', /^Yes, small dogs/],
    ['en', 'Do you accept pets?', /^Yes, small dogs/],
    ['en', 'Do you see children?', /^Yes, from age 3/],
    ['de', 'Darf ich meinen Hund mitbringen?', /^Ja, kleine Hunde/],
    ['fr', 'Acceptez-vous les chiens ?', /^Oui, les petits chiens/],
    ['it', 'Accettate i cani?', /^Sì, i cani/],
  ] as const)('the same kind: %s: %s', async (language, question, expected) => {
    expect(await askShop(inns[language], question, language)).toMatch(expected);
  });
});
