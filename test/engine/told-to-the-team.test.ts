/** Who will not come, comes late, complains, left something behind, wants to sell, or says goodbye. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, hours, knowledge } from './businesses.ts';
import { lastSaid, play } from './converse.ts';

const everyDay = hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], '08:00', '22:00', '8-22');
const agent = (language: string, template = 'restaurant') =>
  agentOf(knowledge(language, [everyDay]), template, 'Europe/Berlin');
const say = (language: string) => wordsFor(language).say;

describe('a message is taken down', () => {
  it.each([
    ['en', "we can't make it on Sunday after all"],
    ['en', 'could we do Tuesday instead of Monday'],
    ['en', 'we will be twenty minutes late'],
    ['en', 'the soup was cold yesterday'],
    ['en', 'I left my scarf at your place, the coat too'],
    ['en', 'tell the boss that I rang'],
    ['en', 'could you tell her that I rang?'],
    ['en', 'can somebody call me back?'],
    ['de', 'können Sie ihm Bescheid geben?'],
    ['fr', 'je voudrais que quelqu’un me rappelle'],
    ['it', 'mi può far richiamare?'],
    ['pt', 'podem ligar-me de volta?'],
    ['nl', 'kunt u dit doorgeven aan de kok?'],
    ['pl', 'czy ktoś mógłby oddzwonić?'],
    ['ro', 'mă puteți suna înapoi?'],
    ['ja', 'かけ直していただけますか'],
    ['de', 'am Sonntag schaffen wir es leider doch nicht'],
    ['de', 'ginge auch Dienstag statt Montag'],
    ['de', 'ich muss Sonntag absagen'],
    ['nl', 'ik moet zondag afzeggen'],
    ['de', 'wir verspäten uns zwanzig Minuten'],
    ['de', 'die Suppe war kalt'],
    ['de', 'ich habe gestern meinen Schal liegen lassen'],
    ['es', 'el domingo no vamos a poder ir'],
    ['es', 'podría ser el martes en vez del lunes'],
    ['es', 'vamos a llegar veinte minutos tarde'],
    ['es', 'la sopa estaba fría'],
    ['fr', 'on ne pourra pas venir dimanche, finalement je ne peux pas dimanche'],
    ['fr', 'ce serait possible mardi au lieu de lundi'],
    ['fr', 'nous serons en retard de vingt minutes'],
    ['fr', 'la soupe était froide'],
    ['it', 'domenica non riusciamo a venire'],
    ['it', 'si potrebbe martedì invece di lunedì'],
    ['it', 'siamo in ritardo di venti minuti'],
    ['it', 'la zuppa era fredda'],
    ['pt', 'no domingo não vamos poder ir'],
    ['pt', 'podia ser terça em vez de segunda'],
    ['pt', 'vamos chegar vinte minutos atrasados'],
    ['pt', 'a sopa estava fria'],
    ['nl', 'zondag kunnen we toch niet komen'],
    ['nl', 'kan het dinsdag in plaats van maandag'],
    ['nl', 'ik kom twintig minuten te laat'],
    ['nl', 'de soep was koud'],
    ['pl', 'w niedzielę jednak nie damy rady przyjść'],
    ['pl', 'czy może być wtorek zamiast poniedziałku'],
    ['pl', 'spóźnimy się dwadzieścia minut'],
    ['pl', 'zupa była zimna'],
    ['ro', 'duminică nu mai putem veni'],
    ['ro', 's-ar putea marți în loc de luni'],
    ['ro', 'întârziem douăzeci de minute'],
    ['ro', 'supa a fost rece'],
    ['ja', '日曜日に行けなくなりました'],
    ['ja', '月曜じゃなくて火曜にできますか'],
    ['ja', '二十分ほど遅れます'],
    ['ja', 'スープが冷めていました'],
  ])('%s: %s', async (language, text) => {
    expect(await lastSaid(agent(language), [text])).toContain(say(language).startMessage);
  });

  it.each([
    ['en', "I can't come on weekdays, are you open on Sunday?"],
    ['en', 'can I have rice instead of fries?'],
    ['en', 'are you open on Sunday instead of Monday?'],
    ['en', 'our ceiling is damaged'],
    ['de', 'ich habe meinen Schlüssel verloren'],
    ['es', 'vamos el domingo por la tarde'],
    ['nl', 'ik wil later in de week een tafel'],
    ['en', 'take me off your mailing list'],
    ['en', 'I will ring another time, have a nice day'],
    ['de', 'können Sie uns das Zimmer streichen?'],
    ['en', 'do I have to tell them about my allergy?'],
    ['en', 'did somebody call me?'],
    ['de', 'muss ich Bescheid geben, wenn ich später komme?'],
    ['de', 'können wir bei Ihnen eine Hochzeit ausrichten?'],
    ['es', '¿tengo que decirle al médico que tomo pastillas?'],
    ['fr', 'je ne me rappelle plus de votre rue'],
    ['it', 'posso richiamare dopodomani?'],
    ['pt', 'posso ligar de volta amanhã?'],
    ['nl', 'moet ik iets doorgeven over mijn allergie?'],
    ['pl', 'czy mogę oddzwonić jutro?'],
    ['ro', 'pot suna înapoi mâine?'],
    ['ja', 'またかけ直します'],
  ])('none is, %s: %s', async (language, text) => {
    expect(await lastSaid(agent(language), [text])).not.toContain(say(language).startMessage);
  });
});

describe('who wants to sell to the business', () => {
  it.each([
    ['en', 'hi, I am calling about your google listing'],
    ['en', 'who handles your energy contract?'],
    ['de', 'wir bieten Ihnen Werbung für Ihren Betrieb an'],
    ['es', 'ofrecemos publicidad para su negocio'],
    ['fr', 'nous proposons du référencement pour votre site'],
    ['it', 'offriamo pubblicità per la vostra azienda'],
    ['pt', 'oferecemos publicidade para a vossa empresa'],
    ['nl', 'wij bieden reclame voor uw bedrijf'],
    ['pl', 'oferujemy pozycjonowanie strony'],
    ['ro', 'oferim publicitate pentru afacerea dumneavoastră'],
    ['ja', '弊社の集客サービスをご案内しております'],
    ['en', 'I’d like to sell you an advertisement, who can I speak to about that?'],
    ['de', 'Ich möchte Ihnen eine Anzeige verkaufen, ginge das?'],
    ['es', 'Querría venderles un anuncio, ¿les interesa?'],
    ['fr', 'J’aimerais vous vendre un encart, cela vous intéresse ?'],
    ['it', 'Vorrei vendervi un’inserzione, vi interessa?'],
    ['pt', 'Queria vender-vos um anúncio, interessa?'],
    ['nl', 'Ik wil u een advertentie verkopen, heeft u interesse?'],
    ['pl', 'Chcę sprzedać państwu reklamę, da się?'],
    ['ro', 'Vreau să vă vând o reclamă, vă interesează?'],
    ['ja', '広告枠を販売したいのですが、いかがですか？'],
  ])('is told that nobody decides it here, %s: %s', async (language, text) => {
    expect(await lastSaid(agent(language), [text])).toBe(say(language).noSales);
  });

  it.each([
    ['en', 'your website says that you offer catering, is that so?'],
    ['en', 'I see on your website you offer delivery, what does it cost?'],
    ['en', 'would you be interested in hosting a birthday party for us?'],
    ['en', 'are you interested in the details of my insurance?'],
    ['en', 'I’d like to sell you my old car, do you buy any?'],
    ['en', 'can you sell me an advertisement on your board?'],
    ['fr', 'pouvez-vous me vendre une annonce ?'],
    ['es', '¿me pueden vender un anuncio?'],
    ['de', 'ich kann Ihnen ein Bild über die Webseite schicken'],
    ['es', 'en su web ofrecen desayuno, ¿es cierto?'],
    ['fr', 'sur votre site on propose un brunch, c’est vrai ?'],
    ['fr', 'on peut vous payer avec google pay ?'],
    ['it', 'chiamo per il contratto della luce'],
    ['pt', 'ligo por causa do contrato que assinei'],
    ['nl', 'we kunnen u op google niet vinden, waar zitten jullie?'],
    ['pl', 'dzwonię w sprawie fotowoltaiki, czy robią państwo montaż?'],
    ['ro', 'sun în legătură cu factura mea'],
    ['ja', 'ホームページのご案内を見てお電話しました。宴会を予約したいです'],
  ])('is nobody who quotes the site or asks, %s: %s', async (language, text) => {
    expect(await lastSaid(agent(language), [text])).not.toBe(say(language).noSales);
  });

  it.each([
    ['en', 'would you be interested in advertising with us?'],
    ['en', 'we can get you on the first page'],
    ['de', 'wir können Ihnen helfen, beim Strom zu sparen'],
    ['fr', 'on peut vous faire économiser sur votre électricité, c’est du marketing'],
    ['it', 'chiamo per il vostro contratto della luce'],
    ['pl', 'dzwonię w sprawie państwa umowy na prąd'],
  ])('is still known by what is sold, %s: %s', async (language, text) => {
    expect(await lastSaid(agent(language), [text])).toBe(say(language).noSales);
  });

  it('may leave a message', async () => {
    const said = await play(agent('en'), ['we offer SEO for your website', 'can I leave a message']);
    expect(said[1]).toContain(say('en').startMessage);
  });

  it.each(['do you offer SEO?', 'I need a new website', 'who is the owner?'])(
    'is nobody who asks for it: %s',
    async (text) => {
      expect(await lastSaid(agent('en'), [text])).not.toBe(say('en').noSales);
    },
  );
});

describe('an order is a request', () => {
  it.each([
    ['en', 'can I put in an order'],
    ['en', 'could I get two pies to take away'],
    ['de', 'ich würde gern etwas bestellen'],
    ['es', 'quisiera encargar un pastel'],
    ['fr', 'je voudrais commander deux tartes'],
    ['it', 'volevo ordinare due torte'],
    ['pt', 'queria encomendar duas tartes'],
    ['nl', 'ik wou twee taarten bestellen'],
    ['pl', 'chciałabym zamówić dwa torty'],
    ['ro', 'aș dori să comand două torturi'],
    ['ja', 'パイを二つ注文したいです'],
  ])('%s: %s', async (language, text) => {
    expect(await lastSaid(agent(language, 'cafe'), [text])).toContain(say(language).startBooking);
  });
});

describe('a goodbye', () => {
  it.each([
    ['en', 'all right then, talk soon'],
    ['de', 'alles klar, schönen Abend'],
    ['it', 'va bene, a posto così'],
    ['pl', 'dobrze, to tyle'],
  ])('agrees to nothing, %s: %s', async (language, text) => {
    expect(await lastSaid(agent(language), [text])).toBe(say(language).goodbye);
  });
});
