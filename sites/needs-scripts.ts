/** Tells a page that only its scripts would fill from one that has little to say. */
import type { PageContent } from '../domain/knowledge/types.ts';
import { countText } from './count-text.ts';
import { fold } from './match-topics.ts';

/** Letters and digits; navigation and a footer alone stay below. */
const thinText = 250;
/** So little beside scripts is what is shown until they have run. */
const emptyText = 25;
const lookedAt = 400_000;

/** Where the frameworks put their pages; empty as it was sent. */
const emptyMount =
  /<(?:div|main|section|body)\s[^<>]{0,200}\bid\s{0,3}=\s{0,3}["']?(?:root|app|__next|__nuxt|___gatsby|svelte|application|app-root|react-root|mount|main-app|q-app|ember\w{0,20})(?:>|["'\s][^<>]{0,200}>)\s{0,200}(?:<!--[^<>]{0,100}-->\s{0,50})?<\/(?:div|main|section)>/i;
const emptyComponent = /<([a-z][a-z0-9]{0,30}-[a-z0-9-]{1,40})(?:\s[^<>]{0,200})?>\s{0,200}<\/\1>/i;
/** Data in a script fills nothing. */
const runningScript = /<script(?![^<>]{0,300}?\btype\s{0,3}=\s{0,3}["']?application\/(?:ld\+)?json)[\s>]/i;
const maxRequests = 5;
const maxRequest = 2_000;
const pleaseEnable = /<noscript>[^]{0,600}?java\s?script/i;

/** Frame sets and signposts have no text either, but lead to it. */
export function needsScripts(html: string, { text, links, metaRefreshUrl, facts }: PageContent): boolean {
  const length = countText(text);
  if (length >= thinText || metaRefreshUrl !== undefined || links.some(({ framed }) => framed)) return false;
  const start = html.slice(0, lookedAt);
  if (!runningScript.test(start)) return false;
  const isEmpty = length < emptyText && facts.length === 0;
  return isEmpty || emptyMount.test(start) || emptyComponent.test(start) || pleaseEnable.test(start);
}

/** Without the lines that only ask for scripts: "You need to enable JavaScript to run this app." tells of no business. */
export function withoutRequests(html: string, content: PageContent): PageContent {
  const asked = html
    .slice(0, lookedAt)
    .split(/<noscript/i, maxRequests + 1)
    .slice(1)
    .map((part) =>
      fold(
        part
          .split(/<\/noscript/i, 1)[0]!
          .slice(0, maxRequest)
          .replace(/<[^<>]*>/g, ' '),
      ),
    );
  const text = content.text
    .split('\n')
    .filter((line) => !asked.some((request) => request.includes(fold(line))))
    .join('\n');
  return { ...content, text };
}
