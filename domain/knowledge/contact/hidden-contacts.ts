/** Contact data that no page shows and only links hold: a template's or a maker's emails, numbers for messages. */
import type { Fact } from '../../../contract/schemas/facts.ts';
import { hostLetters, isAtProvider, nameKey } from '../names/name-keys.ts';

/**
 * Facts of a site without emails that stand in links alone, at a host that is neither the site's nor a provider's and
 * has nothing of the business's name, where the site shows another one.
 */
export function withoutHiddenEmails(facts: readonly Fact[], url: string, name: string | undefined): Fact[] {
  const shown = new Set<string>();
  for (const fact of facts) if (fact.kind === 'email' && !isLinked(fact)) shown.add(fact.value.address);
  const own = [hostLetters(url), ...(name === undefined ? [] : nameKey(name).split(' '))];
  return facts.filter((fact) => {
    if (fact.kind !== 'email' || !isLinked(fact)) return true;
    const { address } = fact.value;
    return shown.size === 0 || shown.has(address) || isTheirs(address, own, shown);
  });
}

const isLinked = ({ source }: Fact): boolean => /^\s*mailto:/i.test(source.quote);

/** At a provider, at the host of an email that is shown, or at one that shares a word with the business. */
function isTheirs(address: string, own: readonly string[], shown: ReadonlySet<string>): boolean {
  if (isAtProvider(address)) return true;
  const host = address.slice(address.indexOf('@') + 1);
  const letters = host.replace(/[^\p{L}]/gu, '');
  return (
    [...shown].some((one) => one.endsWith(`@${host}`)) ||
    own.some((word) => word.length > 3 && letters.includes(word))
  );
}

const MESSENGER =
  /^\s*https?:\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:[^#]{0,60}&)?phone=)(?:\+|%2B)?(?<digits>[1-9][\d.-]{7,17}\d)(?!\d)/i;

/** Whether a number is told by a link to a messenger alone. */
export const isForMessages = ({ source }: Pick<Fact, 'source'>): boolean => MESSENGER.test(source.quote);

/** The number that a link to a messenger holds, in international form. */
export function messengerNumber(href: string): string | undefined {
  const digits = MESSENGER.exec(href)?.groups!['digits'];
  return digits === undefined ? undefined : `+${digits.replace(/\D/g, '')}`;
}
