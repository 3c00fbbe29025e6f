/** What is done on the internet, told apart from an internet for guests. */
import { anyLanguage, whole } from '../patterns/any-language.ts';

/** Who is "on the internet" has a page, and need not have any for guests; nor has one with a "page of the internet". */
const ON_THE_NET = anyLanguage('onTheNet', { ...whole, flags: 'giu' });

/** The text with "online" in the place of "on the internet". */
export const withoutNet = (text: string): string => text.replace(ON_THE_NET, ' online ');
