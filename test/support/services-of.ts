/** The services that a piece of a page states, in the short notation of tables of tests. */
import { readPage } from '../../domain/knowledge/read-page.ts';
import { serviceNotation, valuesOf } from '../../eval/fixture-sites.ts';

/** Services of a page with this body. */
export function servicesOf(
  body: string,
  language = 'en',
  url = 'https://business.example/',
  title = '',
): string[] {
  const html = `<html lang=${language}><head><title>${title}</title></head><body>${body}</body></html>`;
  return valuesOf(readPage({ url, html }).facts, 'service').map(serviceNotation);
}

/** A box with a heading and a line below it. */
export const card = (title: string, level = 3): string =>
  `<div class=card><h${level}>${title}</h${level}><p>Done with care, by hand.</p></div>`;

/** A box with a title that is no heading. */
export const tile = (title: string): string => `<div class=tile>${title}</div>`;
