/** Who somebody is, where the name stands above what is told of the person. */
import { describe, expect, it } from '@jest/globals';
import { ask } from './converse.ts';

describe('the story of a life under a name', () => {
  it.each([
    [
      'en',
      'Dr. Ada Birch :: Founder and owner of the practice. She cycled to the Black Sea in 2019.',
      'Who is the owner?',
    ],
    [
      'de',
      'Dr. med. Ada Birk :: Gründerin und Inhaberin der Praxis. Im Jahr 2019 fuhr sie mit dem Rad ans Schwarze Meer.',
      'Wer ist die Inhaberin?',
    ],
    [
      'es',
      'Dra. Ada Robles :: Fundadora y propietaria de la clínica. En 2019 fue en bicicleta al Mar Negro.',
      '¿Quién es la propietaria?',
    ],
    [
      'fr',
      'Dr. Ada Bouleau :: Fondatrice et gérante du cabinet. En 2019, elle est allée à vélo à la Mer Noire.',
      'Qui est la gérante ?',
    ],
    [
      'it',
      'Dott. Ugo Betulla :: Fondatore e titolare dello studio. Nel 2019 ha raggiunto il Mar Nero in bicicletta.',
      'Chi è il titolare?',
    ],
    [
      'pt',
      'Dr. Rui Bétula :: Fundador e proprietário da clínica. Em 2019 foi de bicicleta ao Mar Negro.',
      'Quem é o proprietário?',
    ],
    [
      'nl',
      'Drs. Ada Berk :: Oprichter en eigenaar van de praktijk. In 2019 fietste ze naar de Zwarte Zee.',
      'Wie is de eigenaar?',
    ],
    [
      'pl',
      'lek. wet. Jan Brzoza :: Założyciel i właściciel gabinetu. W 2019 roku pojechał rowerem nad Morze Czarne.',
      'Kto jest właścicielem?',
    ],
    [
      'ro',
      'Dr. Ion Mesteacăn :: Fondator și proprietar al cabinetului. În 2019 a mers cu bicicleta la Marea Neagră.',
      'Cine este proprietarul?',
    ],
  ])('%s: is told with it', async (language, line, question) => {
    const [name = ''] = line.split(' :: ');
    expect(await ask(language, [], line, question)).toContain(name);
  });
});

describe('a letter of the doctor', () => {
  it.each([
    [
      'en',
      'She began her career in GP surgeries before she opened her own clinic.',
      'Can I come without seeing my GP first?',
    ],
    [
      'de',
      'Sie begann beim Hausarzt und eröffnete dann ihre Praxis.',
      'Kann ich ohne Überweisung vom Hausarzt kommen?',
    ],
    [
      'nl',
      'Zij begon haar loopbaan bij een huisarts en opende later haar praktijk.',
      'Kan ik zonder verwijzing van de huisarts komen?',
    ],
    [
      'fr',
      'Elle a commencé chez un médecin avant d’ouvrir son cabinet.',
      'Puis-je venir sans ordonnance du médecin ?',
    ],
  ])('%s: is not told by where somebody learned', async (language, line, question) => {
    expect(await ask(language, [], line, question)).not.toMatch(
      /: (?:She began|Sie begann|Zij begon|Elle a)[^.]+\.$/u,
    );
  });
});
