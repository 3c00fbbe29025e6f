/** "My dog ate a battery, should I be worried?": who is alarmed asks for help, and for nothing that soothes. */
import type { Scene } from '../business.ts';
import { fold } from '../language/text.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';

const ALARMED = anyLanguage('alarmed', whole);

const alarmedIn = new WeakMap<Scene, boolean>();

/** Told once for all pieces of the site that might answer. */
export function isAlarmed(scene: Scene): boolean {
  const known = alarmedIn.get(scene);
  if (known !== undefined) return known;
  const isOne = ALARMED.test(fold(scene.heard));
  alarmedIn.set(scene, isOne);
  return isOne;
}
