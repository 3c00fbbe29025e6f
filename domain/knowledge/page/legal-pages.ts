/** Tells pages that laws ask for - an imprint, privacy, terms - from those on which a business speaks of itself. */
import type { PageView } from './page-view.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord } from '../words/index.ts';

/** What such pages are called, in their address and in their title. */
const NAMES = new RegExp(`^${inAnyLanguage.page.legalPages}$`, 'u');

/** Whether a page is one of these by the end of its address or by a part of its title. */
export function isLegalPage({ url, title }: Pick<PageView, 'url' | 'title'>): boolean {
  return [endOfAddress(url), ...titleParts(title)].some((part) => isLegalName(foldWord(part)));
}

/** What a title says, one part after the other: "Legal notice", "Elm Lodge". */
export const titleParts = (title: string): string[] =>
  title.split(/\s[|–—-]\s|\s?[|:｜]\s?/u).map((part) => part.trim());

/** Whether a folded title or heading is the name of such a page. */
export const isLegalName = (folded: string): boolean => NAMES.test(folded);

/** "/de/legal-notice.html" ends with "legal notice". */
export function endOfAddress(url: string): string {
  const path = URL.parse(url)?.pathname ?? '';
  const last = path.replace(/\/+$/, '').split('/').at(-1)!;
  return last.replace(/\.\w{2,5}$/, '').replace(/[-_+]+|%20/g, ' ');
}
