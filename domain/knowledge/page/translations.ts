/** The same words in several languages beside each other, of which a script or a style shows one: spans marked en and es. */
import { elementsOf, hasAttributes, type ElementNode } from './dom.ts';

const LANGUAGES = new Set(
  'en de es fr it pt nl pl ro ja ar bg ca cs cy da el et eu fi ga gl he hr hu is ko lt lv nb nn no ru sk sl sq sr sv th tr uk vi zh'.split(
    ' ',
  ),
);
const MARKS = ['data-lang', 'data-lang-block', 'data-language', 'data-locale', 'lang'] as const;
/** "en", and "lang-en" or "en-only" among other classes. */
const CLASS =
  /^([a-z]{2})$|(?:^|\s)(?:(?:lang(?:uage)?|i18n|only|show|text)[-_]([a-z]{2})|([a-z]{2})[-_](?:only|text|lang|content|version))(?=\s|$)/;
const MAX_CLASS = 200;
/** By which a visitor chooses the language. */
const CHOICES = new Set(['a', 'button', 'option', 'li', 'link', 'meta']);

/** The elements that say again in another language what stands beside them; where the page's own is among these, it stays. */
export function translationsIn(root: ElementNode): ReadonlySet<ElementNode> {
  const marked = new Map<ElementNode, { element: ElementNode; language: string }[]>();
  for (const element of elementsOf(root)) {
    if (!element.parent || !hasAttributes(element) || CHOICES.has(element.name)) continue;
    const language = markedLanguage(element);
    if (language === undefined) continue;
    const beside = marked.get(element.parent);
    if (beside) beside.push({ element, language });
    else marked.set(element.parent, [{ element, language }]);
  }
  const own = primarySubtag(root.attributes['lang'] ?? '');
  const found = new Set<ElementNode>();
  for (const beside of marked.values()) {
    const kept = beside.some(({ language }) => language === own) ? own : beside[0]!.language;
    for (const { element, language } of beside) if (language !== kept) found.add(element);
  }
  return found;
}

function markedLanguage({ attributes }: ElementNode): string | undefined {
  for (const mark of MARKS) {
    const language = primarySubtag(attributes[mark] ?? '');
    if (LANGUAGES.has(language)) return language;
  }
  const language = CLASS.exec((attributes['class'] ?? '').slice(0, MAX_CLASS))
    ?.slice(1)
    .find(Boolean);
  return language !== undefined && LANGUAGES.has(language) ? language : undefined;
}

const primarySubtag = (tag: string): string => tag.slice(0, 16).toLowerCase().split('-')[0]!;
