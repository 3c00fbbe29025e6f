/** Texts that tell a telephone number or an email. */
import { elementText, type ElementNode } from './dom.ts';

/** Numbers and emails as lines show them. */
const CONTACT = /@|\d{3}[\s.)/-]{1,2}\d{2,}|(?:\d{2}[\s.-]){4}|\d{7}/;

export const tellsContact = (text: string): boolean => CONTACT.test(text);

export const holdsContact = (element: ElementNode): boolean => tellsContact(elementText(element));
