/** What callers of all kinds of businesses ask, each in several ways, of a site that says it in one sentence. */
import { describe, expect, it } from '@jest/globals';
import { ask } from './converse.ts';

type Asked = readonly [language: string, line: string, questions: readonly string[]];

const asked: Record<string, readonly Asked[]> = {
  'what is cancelled': [
    [
      'en',
      'You can cancel free of charge up to 24 hours before.',
      [
        'What is your cancellation policy?',
        'Can I cancel for free?',
        'How late can I cancel?',
        'What if I have to cancel?',
        'Do I lose money if I cancel?',
        'Until when can I call it off?',
        'Is there a cancellation fee?',
      ],
    ],
    [
      'de',
      'Termine können bis 24 Stunden vorher kostenlos abgesagt werden.',
      [
        'Wie kann ich absagen?',
        'Bis wann kann ich absagen?',
        'Kostet es etwas, wenn ich absage?',
        'Was ist, wenn ich absagen muss?',
        'Wie sind Ihre Stornobedingungen?',
        'Kann ich kostenlos stornieren?',
      ],
    ],
    [
      'es',
      'Puede cancelar gratis hasta 24 horas antes.',
      [
        '¿Hasta cuándo puedo cancelar?',
        '¿Qué pasa si cancelo?',
        '¿Cobran por cancelar?',
        '¿Cuál es su política de cancelación?',
      ],
    ],
    [
      'fr',
      'Annulation gratuite jusqu’à 24 heures avant.',
      [
        'Jusqu’à quand puis-je annuler ?',
        'Et si je dois annuler ?',
        'Quelles sont vos conditions d’annulation ?',
        'L’annulation est payante ?',
        'Je peux annuler sans frais ?',
      ],
    ],
    [
      'it',
      'La disdetta è gratuita fino a 24 ore prima.',
      [
        'Fino a quando posso disdire?',
        'E se devo annullare?',
        'C’è una penale se disdico?',
        'Come funziona la disdetta?',
        'Posso annullare gratis?',
      ],
    ],
    [
      'pt',
      'Pode cancelar sem custos até 24 horas antes.',
      [
        'Até quando posso cancelar?',
        'E se eu tiver de desmarcar?',
        'Cobram se eu cancelar?',
        'Qual é a política de cancelamento?',
        'Posso desmarcar de graça?',
      ],
    ],
    [
      'nl',
      'Afzeggen kan kosteloos tot 24 uur van tevoren.',
      [
        'Tot wanneer kan ik afzeggen?',
        'Wat als ik moet afzeggen?',
        'Wat zijn jullie annuleringsvoorwaarden?',
        'Kan ik gratis annuleren?',
      ],
    ],
    [
      'pl',
      'Wizytę można odwołać bezpłatnie do 24 godzin wcześniej.',
      [
        'Do kiedy mogę odwołać wizytę?',
        'Co jeśli muszę odwołać?',
        'Czy odwołanie jest płatne?',
        'Jakie są zasady odwoływania?',
        'Mogę odwołać za darmo?',
      ],
    ],
    [
      'ro',
      'Puteți anula gratuit cu 24 de ore înainte.',
      [
        'Până când pot anula?',
        'Ce se întâmplă dacă anulez?',
        'Se plătește anularea?',
        'Care e politica de anulare?',
        'Pot anula gratuit?',
      ],
    ],
    [
      'ja',
      'キャンセルは24時間前まで無料です。',
      [
        'いつまでキャンセルできますか？',
        'キャンセル料はかかりますか？',
        'キャンセルしたい場合はどうすればいいですか？',
        '無料でキャンセルできますか？',
      ],
    ],
  ],
  'whether to book': [
    [
      'en',
      'Appointments are required; please call ahead.',
      [
        'Do I need an appointment?',
        'Can I just walk in?',
        'Do you take walk-ins?',
        'Should I call ahead?',
        'Is it by appointment only?',
        'Do I have to book?',
      ],
    ],
    [
      'de',
      'Wir arbeiten nur nach Terminvereinbarung.',
      [
        'Brauche ich einen Termin?',
        'Kann ich einfach vorbeikommen?',
        'Muss ich vorher anrufen?',
        'Geht es auch ohne Termin?',
        'Muss man einen Termin machen?',
      ],
    ],
    [
      'es',
      'Atendemos solo con cita previa.',
      [
        '¿Necesito cita?',
        '¿Puedo ir sin cita?',
        '¿Hay que pedir hora?',
        '¿Tengo que reservar?',
        '¿Puedo pasarme sin más?',
      ],
    ],
    [
      'fr',
      'Nous recevons uniquement sur rendez-vous.',
      [
        'Faut-il un rendez-vous ?',
        'Je peux venir sans rendez-vous ?',
        'Il faut réserver ?',
        'On peut passer comme ça ?',
        'Dois-je prendre rendez-vous ?',
      ],
    ],
    [
      'it',
      'Si riceve solo su appuntamento.',
      [
        'Serve l’appuntamento?',
        'Posso venire senza appuntamento?',
        'Bisogna prenotare?',
        'Devo prendere appuntamento?',
      ],
    ],
    [
      'pt',
      'Atendemos apenas por marcação.',
      [
        'Preciso de marcação?',
        'Posso ir sem marcar?',
        'É preciso marcar?',
        'Tenho de marcar?',
        'Posso aparecer aí?',
      ],
    ],
    [
      'nl',
      'Wij werken uitsluitend op afspraak.',
      [
        'Moet ik een afspraak maken?',
        'Kan ik zonder afspraak komen?',
        'Is het alleen op afspraak?',
        'Kan ik gewoon binnenlopen?',
        'Is het noodzakelijk om een afspraak te maken?',
      ],
    ],
    [
      'pl',
      'Przyjmujemy tylko po wcześniejszym umówieniu.',
      [
        'Czy muszę się umówić?',
        'Mogę przyjść bez umawiania?',
        'Czy trzeba się zapisać?',
        'Czy potrzebna jest rezerwacja?',
        'Można wejść z ulicy?',
      ],
    ],
    [
      'ro',
      'Lucrăm doar cu programare.',
      [
        'Trebuie programare?',
        'Pot veni fără programare?',
        'E nevoie de programare?',
        'Trebuie să mă programez?',
        'Pot să trec direct?',
      ],
    ],
    [
      'ja',
      '完全予約制です。',
      [
        '予約は必要ですか？',
        '予約なしで行けますか？',
        '飛び込みでも大丈夫ですか？',
        '予約しないとだめですか？',
      ],
    ],
  ],
  'how to pay': [
    [
      'en',
      'We accept cash, Visa and Mastercard.',
      [
        'How can I pay?',
        'What payment methods do you take?',
        'Do you take cards?',
        'Can I pay by card?',
        'Is it cash only?',
        'Can I pay cash?',
        'What forms of payment do you accept?',
      ],
    ],
    [
      'de',
      'Sie können bar oder mit EC-Karte zahlen.',
      [
        'Wie kann ich zahlen?',
        'Welche Zahlungsmöglichkeiten gibt es?',
        'Nehmen Sie Karte?',
        'Kann ich mit EC-Karte zahlen?',
        'Geht auch Kartenzahlung?',
        'Wie darf ich die Rechnung begleichen?',
        'Nur Bares?',
      ],
    ],
    [
      'es',
      'Aceptamos efectivo y tarjeta.',
      [
        '¿Cómo puedo pagar?',
        '¿Aceptan tarjeta?',
        '¿Puedo pagar con tarjeta?',
        '¿Qué formas de pago tienen?',
        '¿Se puede pagar en efectivo?',
      ],
    ],
    [
      'fr',
      'Nous acceptons les espèces et la carte bancaire.',
      [
        'Comment peut-on payer ?',
        'Vous prenez la carte ?',
        'Quels moyens de paiement acceptez-vous ?',
        'Je peux payer en liquide ?',
        'On peut régler par carte ?',
      ],
    ],
    [
      'it',
      'Accettiamo contanti e carte.',
      [
        'Come si può pagare?',
        'Accettate carte?',
        'Posso pagare con la carta?',
        'Che metodi di pagamento accettate?',
        'Si può pagare in contanti?',
      ],
    ],
    [
      'pt',
      'Aceitamos dinheiro e Multibanco.',
      [
        'Como posso pagar?',
        'Aceitam Multibanco?',
        'Posso pagar em dinheiro?',
        'Quais são os meios de pagamento?',
        'Dá para pagar com cartão?',
      ],
    ],
    [
      'nl',
      'U kunt contant of met pin betalen.',
      [
        'Hoe kan ik betalen?',
        'Kan ik pinnen?',
        'Welke betaalmethoden zijn er?',
        'Kan ik contant betalen?',
        'Accepteren jullie pin?',
      ],
    ],
    [
      'pl',
      'Przyjmujemy gotówkę i karty.',
      [
        'Jak mogę zapłacić?',
        'Czy można płacić kartą?',
        'Jakie są formy płatności?',
        'Przyjmujecie karty?',
        'Mogę zapłacić gotówką?',
      ],
    ],
    [
      'ro',
      'Acceptăm numerar și card.',
      [
        'Cum pot plăti?',
        'Acceptați card?',
        'Pot plăti cu cardul?',
        'Ce metode de plată aveți?',
        'Se poate plăti cash?',
      ],
    ],
    [
      'ja',
      'お支払いは現金とクレジットカードです。',
      ['支払い方法は？', 'カードは使えますか？', 'クレジットカードで払えますか？', '現金だけですか？'],
    ],
  ],
  'since when': [
    [
      'en',
      'The workshop was founded in 1984.',
      [
        'How long have you been in business?',
        'Since when do you exist?',
        'When was it founded?',
        'How old is the business?',
        'What year did you open?',
        'When did you start?',
        'Have you been around long?',
      ],
    ],
    [
      'de',
      'Die Werkstatt wurde 1984 gegründet.',
      [
        'Seit wann gibt es Sie?',
        'Wie lange gibt es Sie schon?',
        'Wann wurde die Werkstatt gegründet?',
        'Wie alt ist der Betrieb?',
        'Seit wann machen Sie das?',
        'Gibt es Sie schon lange?',
      ],
    ],
    [
      'es',
      'El taller se fundó en 1984.',
      [
        '¿Desde cuándo existen?',
        '¿Cuánto tiempo llevan abiertos?',
        '¿Cuándo se fundó?',
        '¿Cuántos años tienen?',
        '¿En qué año abrieron?',
        '¿Llevan mucho tiempo?',
      ],
    ],
    [
      'fr',
      'L’atelier a été fondé en 1984.',
      [
        'Depuis quand existez-vous ?',
        'Vous existez depuis longtemps ?',
        'Quand a été fondé l’atelier ?',
        'En quelle année avez-vous ouvert ?',
        'Ça fait combien de temps que vous êtes là ?',
      ],
    ],
    [
      'it',
      'La bottega è stata fondata nel 1984.',
      [
        'Da quando esistete?',
        'Da quanto tempo siete aperti?',
        'Quando è stata fondata?',
        'In che anno avete aperto?',
      ],
    ],
    [
      'pt',
      'A oficina foi fundada em 1984.',
      [
        'Há quanto tempo existem?',
        'Desde quando estão abertos?',
        'Quando foi fundada?',
        'Em que ano abriram?',
      ],
    ],
    [
      'nl',
      'De werkplaats is opgericht in 1984.',
      [
        'Sinds wanneer bestaan jullie?',
        'Hoe lang bestaan jullie al?',
        'Wanneer is het opgericht?',
        'In welk jaar zijn jullie begonnen?',
        'Bestaan jullie al lang?',
      ],
    ],
    [
      'pl',
      'Warsztat założono w 1984 roku.',
      [
        'Od kiedy działacie?',
        'Jak długo istniejecie?',
        'Kiedy powstała firma?',
        'W którym roku otwarto warsztat?',
        'Długo już działacie?',
      ],
    ],
    [
      'ro',
      'Atelierul a fost fondat în 1984.',
      [
        'De când existați?',
        'De cât timp sunteți pe piață?',
        'Când a fost fondat?',
        'În ce an ați deschis?',
        'Sunteți de mult timp?',
      ],
    ],
    [
      'ja',
      '1984年に創業しました。',
      ['いつからやっていますか？', '創業は何年ですか？', 'お店は何年続いていますか？'],
    ],
  ],
  'how long it takes': [
    ['en', 'A standard service takes two hours.', ['How long does a standard service take?']],
    [
      'es',
      'La revisión completa lleva unas dos horas.',
      [
        '¿Cuánto dura la revisión completa?',
        '¿Cuánto tardáis con la revisión?',
        '¿Cuánto se tarda en la revisión?',
        '¿En cuánto tiempo está la revisión?',
        '¿Cuántas horas es la revisión?',
      ],
    ],
    [
      'fr',
      'La révision complète prend environ deux heures.',
      [
        'Combien de temps prend la révision ?',
        'La révision, c’est long ?',
        'Il faut combien de temps pour la révision ?',
        'Vous mettez combien de temps pour la révision ?',
        'En combien de temps la révision est faite ?',
      ],
    ],
    [
      'de',
      'Die große Inspektion dauert etwa zwei Stunden.',
      [
        'Wie lange dauert die Inspektion?',
        'Wie lange brauchen Sie für die Inspektion?',
        'Wie viel Zeit braucht die Inspektion?',
        'Dauert die Inspektion lange?',
        'Wie schnell ist die Inspektion fertig?',
        'Wie viele Stunden braucht man für die Inspektion?',
      ],
    ],
    [
      'it',
      'La revisione completa richiede circa due ore.',
      [
        'Quanto dura la revisione?',
        'Quanto ci vuole per la revisione?',
        'Quanto tempo serve per la revisione?',
        'Quanto ci mettete per la revisione?',
        'È lunga la revisione?',
        'In quanto tempo fate la revisione?',
      ],
    ],
    [
      'pt',
      'A revisão completa demora cerca de duas horas.',
      [
        'Quanto tempo demora a revisão?',
        'Quanto dura a revisão?',
        'A revisão leva quanto tempo?',
        'A revisão é demorada?',
        'Em quanto tempo fazem a revisão?',
      ],
    ],
    [
      'nl',
      'De grote beurt duurt ongeveer twee uur.',
      [
        'Hoe lang duurt de grote beurt?',
        'Hoe lang zijn jullie bezig met de grote beurt?',
        'Duurt de grote beurt lang?',
        'Hoe snel is de grote beurt klaar?',
      ],
    ],
    [
      'pl',
      'Przegląd generalny trwa około dwóch godzin.',
      [
        'Ile trwa przegląd generalny?',
        'Jak długo trwa przegląd?',
        'Ile czasu zajmuje przegląd?',
        'W ile godzin robicie przegląd?',
      ],
    ],
    [
      'ro',
      'Revizia completă durează cam două ore.',
      [
        'Cât durează revizia?',
        'Cât timp ia revizia?',
        'În cât timp faceți revizia?',
        'Durează mult revizia?',
        'Cât stați la o revizie?',
      ],
    ],
    [
      'ja',
      '点検は約2時間かかります。',
      [
        '点検はどのくらいかかりますか？',
        '点検にどれくらい時間がかかりますか？',
        '点検は何時間ですか？',
        '点検って長いですか？',
      ],
    ],
  ],
  parking: [
    [
      'en',
      'There is free parking behind the shop.',
      [
        'Is there parking?',
        'Can I park there?',
        'Where can I park?',
        'Do you have a car park?',
        'Can I leave my car there?',
        'Do I pay for parking?',
        'Is parking free?',
        'Where do I leave the car?',
      ],
    ],
    [
      'de',
      'Zwei Kundenparkplätze sind im Innenhof.',
      [
        'Kann ich bei Ihnen parken?',
        'Gibt es Parkplätze?',
        'Wo kann ich parken?',
        'Wo kann ich mein Auto abstellen?',
        'Haben Sie Parkmöglichkeiten?',
        'Parken, geht das bei euch?',
        'Kann man da parken?',
      ],
    ],
    [
      'es',
      'Hay aparcamiento gratuito detrás de la tienda.',
      [
        '¿Hay aparcamiento?',
        '¿Se puede aparcar?',
        '¿Dónde puedo aparcar?',
        '¿Dónde dejo el coche?',
        '¿Tienen parking?',
        '¿Puedo dejar el coche allí?',
        '¿El parking es gratis?',
      ],
    ],
    [
      'fr',
      'Un parking gratuit se trouve derrière la boutique.',
      [
        'Il y a un parking ?',
        'On peut se garer ?',
        'Où puis-je me garer ?',
        'Où laisser la voiture ?',
        'Le stationnement est payant ?',
      ],
    ],
    [
      'it',
      'C’è un parcheggio gratuito dietro il negozio.',
      [
        'C’è parcheggio?',
        'Dove posso parcheggiare?',
        'Si può parcheggiare?',
        'Dove lascio la macchina?',
        'Avete un parcheggio?',
        'Il parcheggio si paga?',
      ],
    ],
    [
      'pt',
      'Há estacionamento gratuito atrás da loja.',
      [
        'Há estacionamento?',
        'Onde posso estacionar?',
        'Dá para estacionar?',
        'Onde deixo o carro?',
        'O estacionamento é pago?',
        'Têm lugar para o carro?',
      ],
    ],
    [
      'nl',
      'Achter de winkel is een gratis parkeerterrein.',
      [
        'Kan ik daar parkeren?',
        'Is er parkeerplaats?',
        'Waar kan ik parkeren?',
        'Waar zet ik de auto?',
        'Is parkeren gratis?',
        'Kan ik de auto kwijt?',
      ],
    ],
    [
      'pl',
      'Za sklepem jest bezpłatny parking.',
      [
        'Czy jest parking?',
        'Gdzie można zaparkować?',
        'Można u was zaparkować?',
        'Gdzie zostawić samochód?',
        'Czy parking jest płatny?',
        'Za postój się płaci?',
      ],
    ],
    [
      'ro',
      'În spatele magazinului este o parcare gratuită.',
      ['Aveți parcare?', 'Unde pot parca?', 'Se poate parca?', 'Unde las mașina?', 'Parcarea e cu plată?'],
    ],
    [
      'ja',
      '店舗裏に無料駐車場があります。',
      ['駐車場はありますか？', 'どこに車を停められますか？', '駐車場は無料ですか？', '車は置けますか？'],
    ],
  ],
  'buses and trams': [
    [
      'en',
      'Bus 12 stops at Mill Lane, two minutes away.',
      [
        'Which bus do I take?',
        'Can I get there by bus?',
        'How do I get there by public transport?',
        'Is there a bus stop nearby?',
        'What bus goes to you?',
      ],
    ],
    [
      'de',
      'Die Linie 12 hält an der Florastraße, zwei Minuten entfernt.',
      [
        'Welche Bahn muss ich nehmen?',
        'Wie komme ich mit öffentlichen Verkehrsmitteln zu Ihnen?',
        'Welche Haltestelle ist in der Nähe?',
        'Wie komme ich mit dem Bus zu euch?',
      ],
    ],
    [
      'es',
      'El autobús 12 para en la Plaza Mayor, a dos minutos.',
      [
        '¿Qué autobús tengo que coger?',
        '¿Cómo llego en transporte público?',
        '¿Hay parada de autobús cerca?',
      ],
    ],
    ['fr', 'Le tram B s’arrête aux Halles, à deux minutes.', ['Quel tram dois-je prendre ?']],
    [
      'it',
      'L’autobus 12 ferma in Piazza Grande, a due minuti.',
      [
        'Che autobus devo prendere?',
        'Come arrivo con i mezzi pubblici?',
        'C’è una fermata vicino?',
        'A che fermata scendo?',
      ],
    ],
    [
      'pt',
      'O autocarro 12 pára na Praça Grande, a dois minutos.',
      ['Que autocarro devo apanhar?', 'Como chego de transportes públicos?', 'Há paragem perto?'],
    ],
    [
      'nl',
      'Bus 12 stopt aan de Molenstraat, op twee minuten.',
      [
        'Welke bus moet ik nemen?',
        'Hoe kom ik er met het openbaar vervoer?',
        'Is er een bushalte in de buurt?',
      ],
    ],
    [
      'pl',
      'Tramwaj linii 4 zatrzymuje się na przystanku Wrzosy, dwie minuty stąd.',
      ['Jakim tramwajem dojadę?', 'Na którym przystanku mam wysiąść?', 'Czy jest przystanek w pobliżu?'],
    ],
    [
      'ro',
      'Tramvaiul 4 oprește la Piața Mare, la două minute.',
      ['Cu ce tramvai ajung?', 'E o stație aproape?'],
    ],
  ],
  'how long in other words': [
    ['pl', 'Pełny przegląd trwa około dwóch godzin.', ['Ile się czeka na przegląd?']],
    [
      'es',
      'La revisión completa dura unas dos horas.',
      [
        '¿Cuánto tardáis con la revisión?',
        'La revisión, ¿mucho rato?',
        '¿En cuánto tiempo está la revisión?',
      ],
    ],
    [
      'it',
      'Il tagliando completo dura circa due ore.',
      ['Il tagliando è una cosa lunga?', 'Il tagliando quanto vi porta via?'],
    ],
    [
      'fr',
      'La révision complète prend environ deux heures.',
      ['La révision, c’est fait en combien de temps ?'],
    ],
    ['pt', 'A revisão completa demora cerca de duas horas.', ['Demoram muito com a revisão?']],
    ['de', 'Die Inspektion dauert etwa zwei Stunden.', ['In wie vielen Tagen ist die Inspektion fertig?']],
    ['ja', '点検は約2時間かかります。', ['点検の日数は？', '点検の納期は？']],
  ],
  'ways to pay': [
    [
      'nl',
      'U kunt aan de balie pinnen of achteraf betalen via een betaalverzoek per iDEAL.',
      ['Op welke manier kan ik betalen?', 'Op welke wijze kan ik de behandeling voldoen?'],
    ],
    ['de', 'Bei uns zahlen Sie bar oder mit EC-Karte.', ['Auf welche Weise kann ich bezahlen?']],
    [
      'fr',
      'Nous acceptons les espèces et la carte bancaire.',
      ['De quelle façon puis-je payer ?', 'De quelle manière peut-on payer ?'],
    ],
    ['es', 'Aceptamos efectivo y tarjeta.', ['¿De qué forma se puede pagar?', '¿Qué medios de pago tienen?']],
    [
      'it',
      'Accettiamo contanti e carte.',
      ['In che modo posso pagare?', 'Quali mezzi di pagamento accettate?'],
    ],
    [
      'pt',
      'Aceitamos numerário e multibanco.',
      ['De que forma posso pagar?', 'Quais são os meios de pagamento?', 'De que maneira se paga?'],
    ],
    [
      'pl',
      'Przyjmujemy gotówkę i karty.',
      ['W jaki sposób można zapłacić?', 'Jakie formy płatności państwo akceptują?'],
    ],
    ['ro', 'Acceptăm numerar și carduri.', ['În ce mod pot plăti?', 'Ce modalități de plată aveți?']],
    [
      'en',
      'We accept cash and cards.',
      ['In what way can I pay?', 'What ways of paying are there?', 'By what means can I pay?'],
    ],
  ],
  'behind what leads to the question': [
    [
      'ja',
      '店舗前に無料駐車場が5台分あります。',
      [
        '車で行きたいんですが駐車場はありますか',
        '車で伺う予定なんですけど、停めるところありますか',
        '車で行く場合、どこに停めればいいですか',
      ],
    ],
    [
      'ja',
      '現金とPayPayがご利用いただけます。',
      ['PayPayは使えますか', 'ペイペイで払えますか', '財布を忘れそうなんですがPayPayは使えますか'],
    ],
  ],
};

describe.each(Object.entries(asked))('%s', (_, rows) => {
  it.each(
    rows.flatMap(([language, line, questions]) => questions.map((question) => [language, line, question])),
  )('%s: %s: %s', async (language, line, question) => {
    const said = await ask(language, [], line, question);
    expect(said).toContain(line.replace(/[.。]$/, ''));
  });
});
