/** "Are you on Instagram?", "What are you called on Facebook?": by the accounts to which the site links. */
import { isAccount } from '../../../domain/knowledge/contact/accounts.ts';
import { factsOf, sourcesOf } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import { WHATSAPP } from './contact-questions.ts';
import { fold } from '../language/text.ts';
import { contentWithout } from '../questions/question-content.ts';
import { wordsOfName } from '../questions/wanted.ts';
import type { Topic } from '../topics/types.ts';
import type { CueName } from '../words/types.ts';

/** What callers call the networks, whatever is bent behind it ("na Instagramie"); Spanish "instalar" is none. */
const SPOKEN: readonly [network: string, spoken: RegExp][] = [
  ['Instagram', /(?<!\p{L})insta(?:gram\p{L}*)?(?!\p{L})|インスタ/u],
  ['Facebook', /(?<!\p{L})(?:facebook\p{L}*|fb)(?!\p{L})|フェイスブック/u],
  ['TikTok', /(?<!\p{L})tik ?tok|ティックトック/u],
  ['YouTube', /(?<!\p{L})you ?tube|ユーチューブ/u],
  ['X', /(?<!\p{L})twitter|ツイッター/u],
  ['LinkedIn', /(?<!\p{L})linked ?in/u],
  ['Pinterest', /(?<!\p{L})pinterest/u],
  ['WhatsApp', new RegExp(`${WHATSAPP.source}|(?<!\\p{L})app(?:en|je)(?!\\p{L})|ワッツアップ`, 'u')],
];

/** "A Facebook page", "un compte Instagram": what callers call an account. */
const PAGES =
  /(?<!\p{L})(?:pages?|profiles?|accounts?|handle|channel|seite|profile?|konto|kanal|paginas?|perfil|cuenta|canal|compte|chaine|profilo|conta|strone?|strona|profilu|kont[ao]|pagin[ai]|cont(?:ul)?|kanaal|ページ|アカウント)(?!\p{L})/gu;

/** Writing and calling there is what an account is for. */
const ofAccounts: ReadonlySet<string> = new Set<Topic>(['calling', 'social', 'writing']);

const besideAccounts: readonly CueName[] = [
  'address',
  'followUp',
  'offer',
  'phone',
  'place',
  'where',
  'website',
];

/** Null where something else is asked, or where the site links to no such account. */
export function answerAccount(clause: string, scene: Scene): Answer | null {
  const { lexicon } = scene;
  const folded = fold(clause);
  const networks = SPOKEN.filter(([, spoken]) => spoken.test(folded)).map(([network]) => network);
  if (networks.length === 0 && !lexicon.topicsOf(clause).has('social')) return null;
  const { soft, topicsOfStem } = lexicon.paraphrases;
  const known = wordsOfName(scene).union(lexicon.wordsOnTopics(clause, ofAccounts));
  const isElse = (stem: string): boolean =>
    !soft.has(stem) && !known.has(stem) && !topicsOfStem(stem).some((topic) => ofAccounts.has(topic));
  const unnamed = SPOKEN.reduce((text, [, spoken]) => text.replace(spoken, ' '), folded).replace(PAGES, ' ');
  if (contentWithout(besideAccounts, unnamed, scene).some(isElse)) return null;
  const accounts = factsOf(scene, 'other').filter(
    ({ value }) =>
      isAccount(value.text) &&
      (networks.length === 0 || networks.some((network) => value.text.startsWith(`${network}:`))),
  );
  if (accounts.length === 0) return null;
  const text = lexicon.say.list(accounts.map(({ value }) => asPrinted(value.text, scene)));
  return { text: lexicon.say.quote(text), sources: sourcesOf(accounts) };
}

/** A number as the site prints it, where it does. */
function asPrinted(account: string, scene: Scene): string {
  const number = /\+\d+$/.exec(account)?.[0];
  const phone = factsOf(scene, 'phone').find(({ value }) => value.e164 === number);
  return number === undefined || phone === undefined ? account : account.replace(number, phone.value.printed);
}
