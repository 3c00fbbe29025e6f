/** What is told beside "I don't know" shares more with the question than what the whole site is about, or a day. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';

const vet = {
  '': `<h1>Bramble Vets</h1>${[
    'Dogs and cats are weighed at the door.',
    'A dog spay takes an hour.',
    'A cat spay takes half an hour.',
    'Bring your dog on a leash.',
    'Cats come in a carrier.',
    'We also see dogs of breeders.',
    'Your dog waits in the hall.',
    'Your cat waits in a room of its own.',
  ]
    .map((line) => `<p>${line}</p>`)
    .join('')}`,
  'faq.html':
    '<h3>What animals do you see?</h3><p>Dogs, cats, rabbits, guinea pigs and hamsters. We do not treat birds.</p><h3>Does my pet need to fast before surgery?</h3><p>No food after 10 PM the night before.</p>',
};
const inn = {
  '': '<h1>Casa Ginestra</h1><p>Singola con letto francese, 14 m².</p><p>L’autobus 6 ferma a 100 metri.</p>',
};
const clinica = {
  '': '<h1>Clínica Retama</h1><p>Viernes: 9:00 a 15:00</p><h3>Dra. Inés Haya</h3><p>Ortodoncista.</p>',
};

const garage = {
  '': '<h1>Elm Garage</h1><ul><li>Oil change $39.95</li><li>Brake pads $120</li></ul>',
};

describe('what comes near', () => {
  it.each([
    ['en', garage, 'How long does an oil change take?', /\$/],
    ['en', vet, 'Do you do acupuncture for dogs?', /rabbits/],
    ['en', vet, 'Can my dog eat breakfast before the surgery?', /rabbits/],
    ['it', inn, 'Parlate inglese?', /letto/],
    ['it', inn, 'Fate mezza pensione?', /autobus/],
    ['es', clinica, '¿Hay yoga los viernes?', /15:00/],
  ])('%s: not %#', async (language, pages, question, never) => {
    expect(await askShop(pages, question, language)).not.toMatch(never);
  });

  it('tells of the kind where nothing else is asked', async () => {
    expect(await askShop(vet, 'Do you see ferrets?')).toMatch(/rabbits/);
  });
});

describe('other words for the same', () => {
  it.each([
    ['en', 'We hold £5 million public liability insurance.', 'Are you insured?', /liability/],
    [
      'de',
      'Eine Dauerwelle dauert drei Stunden. Die Beratung ist kostenlos.',
      'Was kostet die Beratung?',
      /kostenlos/,
    ],
    ['de', 'Studierende erhalten dienstags 15 % Rabatt.', 'Gibt es einen Studentenrabatt?', /15 %/],
    [
      'fr',
      'Nous acceptons la carte bancaire et les titres-restaurant.',
      'Vous prenez les tickets resto ?',
      /titres/,
    ],
    ['it', 'I bagagli si possono lasciare in cantina.', 'Si possono lasciare le valigie?', /cantina/],
    ['es', 'El equipaje se puede dejar en recepción.', '¿Puedo dejar las maletas?', /recepción/],
    ['nl', 'Bagage kunt u achterlaten bij de receptie.', 'Kan ik mijn koffers achterlaten?', /receptie/],
  ])('%s: %s', async (language, says, question, expected) => {
    expect(await askShop({ '': `<h1>Willow</h1><p>${says}</p>` }, question, language)).toMatch(expected);
  });
});
