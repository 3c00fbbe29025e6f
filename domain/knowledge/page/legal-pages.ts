/** Tells pages that laws ask for - an imprint, privacy, terms - from those on which a business speaks of itself. */
import type { PageView } from './page-view.ts';
import { foldWord } from '../words/index.ts';

/** What such pages are called, in their address and in their title. */
const NAMES = new RegExp(
  `^(?:${[
    'impressum|imprint|legal|legal (?:notices?|information|info|disclaimer)|disclaimer|haftungsausschluss|rechtliche hinweise|rechtliches',
    'datenschutz|datenschutz(?:erklarung|hinweise|information|bestimmungen)|impressum (?:und|&) datenschutz|agbs?|nutzungsbedingungen|allgemeine geschaftsbedingungen|widerruf(?:sbelehrung)?',
    'privacy|privacy (?:policy|notice|statement)|cookies? (?:policy|notice|statement)|gdpr|(?:website )?terms(?: (?:of (?:service|use|business)|and conditions|& conditions|conditions))?|t ?& ?cs?',
    "mentions? legales?|(?:politique de )?confidentialite|politique (?:de confidentialite|de cookies|cookies)|conditions generales(?: (?:de vente|d utilisation|d'utilisation))?|cgv|cgu|rgpd",
    'avisos? legal(?:es)?|politica (?:de )?(?:privacidad|privacidade|cookies|confidentialitate|confidentialitatea)|terminos y condiciones|condiciones (?:de uso|generales)|termos (?:de uso|e condicoes)',
    'note legali|informativa(?: (?:sulla )?privacy)?|informativa (?:sui )?cookies?|termini e condizioni|condizioni generali',
    'privacy ?(?:verklaring|beleid|statement)|cookie ?(?:verklaring|beleid)|algemene voorwaarden',
    'polityka (?:prywatnosci|cookies)|rodo|regulamin(?: (?:serwisu|strony|sklepu))?|informacja prawna|termeni (?:si|și) conditii|protectia datelor',
    'プライバシーポリシー|個人情報保護方針|個人情報の取り?扱いについて|特定商取引法に基づく表[記示]|利用規約|サイトポリシー|免責事項',
  ].join('|')})$`,
  'u',
);

/** Whether a page is one of these by the end of its address or by a part of its title. */
export function isLegalPage({ url, title }: Pick<PageView, 'url' | 'title'>): boolean {
  const parts = title.split(/\s[|–—-]\s|\s?[|:｜]\s?/u);
  return [endOf(url), ...parts].some((part) => NAMES.test(foldWord(part.trim())));
}

/** "/de/legal-notice.html" ends with "legal notice". */
function endOf(url: string): string {
  const path = URL.parse(url)?.pathname ?? '';
  const last = path.replace(/\/+$/, '').split('/').at(-1)!;
  return last.replace(/\.\w{2,5}$/, '').replace(/[-_+]+|%20/g, ' ');
}
