/** What callers of each trade say for what its pages call by another name, in the Romance languages. */
import { describe, expect, it } from '@jest/globals';
import { agentOf } from '../../eval/score-answers.ts';
import { fact, knowledge, phone } from './businesses.ts';
import { pagesOf, replyTo } from './converse.ts';

/** Whether the business tells it from its site. */
async function ask(
  language: string,
  lines: string,
  question: string,
): Promise<{ text: string; tells: boolean }> {
  const known = knowledge(
    language,
    [fact('name', { text: 'Casa Nord' }, 'Casa Nord'), phone],
    pagesOf(lines),
  );
  const { text, sources } = await replyTo(agentOf(known, 'general'), question);
  return { text, tells: sources.length > 0 };
}

describe('words of trades', () => {
  it.each([
    [
      'es',
      'Ofrecemos pedicura con esmalte permanente.',
      '¿Me podéis pintar las uñas de los pies?',
      /pedicura/,
    ],
    ['es', 'Realizamos aperturas y apertura de puertas sin daños.', '¿Abren puertas?', /apertura de puertas/],
    ['es', 'Servicio técnico de notebooks e impresoras.', '¿Arregláis portátiles?', /notebooks/],
    ['es', 'Hacemos tratamientos de conductos.', '¿Hacéis endodoncias?', /conductos/],
    [
      'es',
      'Desatascos de tuberías y bajantes.',
      'Tengo un atasco en las tuberías, ¿lo hacéis?',
      /Desatascos/,
    ],
    ['fr', 'Installation de bornes de recharge.', 'Vous installez un chargeur pour ma voiture ?', /bornes/],
    ['fr', 'Raccordement de spa et de piscine.', 'Vous faites le raccordement d’un bain tourbillon ?', /spa/],
    ['fr', 'Nous faisons les injections au cabinet.', 'Vous faites les piqûres ?', /injections/],
    ['fr', 'Nous sommes ouverts toute l’année.', 'Vous êtes ouverts en hiver ?', /toute l’année/],
    ['fr', 'Le gîte peut accueillir 2 à 8 personnes.', 'On peut être combien au maximum ?', /8 personnes/],
    ['it', 'ECG e holter in studio.', 'Posso fare un elettrocardiogramma da voi?', /ECG/],
    [
      'it',
      'Infermieri a domicilio per iniezioni e medicazioni.',
      'Mandate qualcuno a fare le punture?',
      /iniezioni/,
    ],
    ['it', 'Consegna farmaci a domicilio.', 'Mi portate le medicine a casa?', /Consegna/],
    ['it', 'Duplicazione chiavi in pochi minuti.', 'Fate la copia delle chiavi?', /Duplicazione/],
    ['pt', 'Afiação de facas e tesouras.', 'Vocês afiam facas?', /Afiação/],
    ['pt', 'Os exames são feitos sob sedação.', 'Posso fazer o exame a dormir?', /sedação/],
    ['pt', 'Fechaduras com senha ou biometria.', 'Têm fechaduras que abrem com a digital?', /biometria/],
    [
      'pt',
      'Desentupimento de esgotos e pias.',
      'A minha pia está entupida, vocês desentopem pias?',
      /Desentupimento/,
    ],
  ])('%s: %s', async (language, lines, question, expected) => {
    const { text, tells } = await ask(language, lines, question);
    expect(text).toMatch(expected);
    expect(tells).toBe(true);
  });

  it.each([
    ['es', 'Horario de apertura: consulte en recepción.', '¿Abren puertas de coches?'],
    ['es', 'Falta de limpieza en el ventilador.', '¿Quitáis el sarro?'],
    ['fr', 'Notre plancher chauffant est garanti.', 'Il y a un barbecue ?'],
    ['fr', 'Formulaire: Nom Téléphone Email', 'Comment s’appelle le patron ?'],
    ['it', 'Taglio uomo e donna.', 'Fate il tagliando?'],
    ['it', 'Lardo di Colonnata €6,50', 'Quanto costa il colore?'],
    ['pt', 'Médico responsável: Rui Pinto Cardoso', 'Vocês pintam casas?'],
    ['pt', 'A doença pode levar à perda do osso na região.', 'Entregam em casa?'],
  ])('%s: like words are no answer: %s', async (language, lines, question) => {
    expect((await ask(language, lines, question)).tells).toBe(false);
  });
});
