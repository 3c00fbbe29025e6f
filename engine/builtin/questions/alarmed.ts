/** "My dog ate a battery, should I be worried?": who is alarmed asks for help, and for nothing that soothes. */
import type { Scene } from '../business.ts';
import { fold } from '../language/text.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';

const ALARMED = anyLanguage('alarmed', whole);

export const isAlarmed = ({ heard }: Scene): boolean => ALARMED.test(fold(heard));
