/** How long something takes is told by a length of time, and by nothing else. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { ask } from './converse.ts';

const stated = [
  ['en', 'Watch repairs are ready within two to three working days.', 'How quickly are watch repairs done?'],
  ['en', 'Heels are replaced while you wait.', 'How long does it take to replace heels?'],
  ['en', 'Your keys are ready the same day.', 'How fast are my keys ready?'],
  ['de', 'Uhren sind in zwei bis drei Werktagen repariert.', 'Wie schnell ist eine Uhr repariert?'],
  ['de', 'Schlüssel fertigen wir am selben Tag.', 'Wie lange dauert es, einen Schlüssel zu fertigen?'],
  ['es', 'Arreglamos relojes en 3 días.', '¿Con qué rapidez arregláis un reloj?'],
  ['es', 'Las llaves se hacen en el acto.', '¿Cuánto se tarda en hacer una llave?'],
  ['fr', 'La réparation d’une montre prend 3 jours.', 'Quel est le délai pour réparer une montre ?'],
  ['fr', 'Les clés sont prêtes dans la journée.', 'Combien de temps pour une clé ?'],
  ['it', 'Gli orologi si riparano in 3 giorni.', 'Entro quanto riparate un orologio?'],
  ['pt', 'Os relógios ficam reparados em 3 dias.', 'Com que rapidez reparam um relógio?'],
  ['nl', 'Een horloge is binnen 3 dagen gerepareerd.', 'Hoe snel is een horloge gerepareerd?'],
  ['nl', 'Sleutels maken wij dezelfde dag.', 'Hoe lang duurt het om een sleutel te maken?'],
  ['pl', 'Zegarki naprawiamy w 3 dni.', 'Jak szybko naprawiacie zegarki?'],
  ['ro', 'Repararea unui ceas durează 3 zile.', 'Cât de repede se repară un ceas?'],
  ['ja', '時計の修理は3日で仕上がります。', '時計の修理はどのくらいでできますか？'],
] as const;

const silent = [
  ['en', 'Your watch is ready when we promised, as good as new.', 'How quickly is a watch ready?'],
  ['en', 'Monday: closed (watch repairs in the morning only)', 'How long does it take to repair a watch?'],
  ['en', 'Watch repairs: Monday to Friday 2:00 PM – 3:00 PM', 'How long do watch repairs take?'],
  ['en', '25 years of experience with watch repairs.', 'How long do watch repairs take?'],
  ['de', 'Wir begleiten Ihre Uhr mit viel Sorgfalt durch die Werkstatt.', 'Wie schnell ist eine Uhr fertig?'],
  ['de', '25 Jahre Erfahrung mit der Reparatur von Uhren.', 'Wie lange dauert die Reparatur von Uhren?'],
  ['es', 'Su reloj estará listo en el plazo acordado.', '¿Con qué rapidez está listo un reloj?'],
  ['fr', 'Votre montre est prête dans le délai convenu.', 'Quel est le délai pour une montre ?'],
  ['it', 'Il suo orologio è pronto nei tempi concordati.', 'Entro quanto è pronto un orologio?'],
  ['pt', 'O seu relógio fica pronto no prazo combinado.', 'Quanto tempo demora até o relógio estar pronto?'],
  ['nl', 'Uw horloge is klaar wanneer wij het beloven.', 'Hoe snel is een horloge klaar?'],
  ['pl', '25 lat doświadczenia w naprawie zegarków.', 'Jak długo trwa naprawa zegarków?'],
  ['ro', 'Ceasul este gata la termenul promis.', 'Cât de repede este gata un ceas?'],
  ['ja', '時計の修理は経験豊富な職人が行います。', '時計の修理はどのくらいでできますか？'],
] as const;

describe('how long it takes', () => {
  it.each(stated)('%s: %s', async (language, line, question) => {
    expect(await ask(language, [], line, question)).toContain(line.slice(0, -1));
  });

  it.each(silent)('%s: not by "%s"', async (language, line, question) => {
    const { say } = wordsFor(language);
    expect(await ask(language, [], line, question)).toContain(say.mayITakeYourNumber);
  });
});
