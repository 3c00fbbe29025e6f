/** Of what stated hours are: the business, one of its parts, a place, a person, or somebody else. */
import { describe, expect, it } from '@jest/globals';
import { hoursOf } from '../support/hours-of.ts';

type Row = [language: string, html: string, expected: string[]];

const parts: Row[] = [
  [
    'es',
    '<p>Atención general: lunes a sábado de 9:00 a 20:00</p><p>Clínica: lunes a viernes de 9:00 a 20:00 | sábado de 9:00 a 14:00</p>',
    ['mon-sat 09:00-20:00', 'mon-fri 09:00-20:00 Clínica', 'sat 09:00-14:00 Clínica'],
  ],
  [
    'de',
    '<p>Café: Mo–Fr 8–18 Uhr</p><p>Bäckerei: Mo–Fr 6–18 Uhr</p>',
    ['mon-fri 08:00-18:00 Café', 'mon-fri 06:00-18:00 Bäckerei'],
  ],
  [
    'de',
    '<p>Hofladen: Di–Sa 9–18 Uhr<br>Käserei: Di–Do 8–12 Uhr',
    ['tue-sat 09:00-18:00 Hofladen', 'tue-thu 08:00-12:00 Käserei'],
  ],
  [
    'de',
    '<h2>Öffnungszeiten</h2><p>Museum: Di–So 10–17 Uhr</p><p>Archiv: Mi 13–16 Uhr</p>',
    ['tue-sun 10:00-17:00 Museum', 'wed 13:00-16:00 Archiv'],
  ],
  [
    'de',
    '<h2>Öffnungszeiten</h2><p>Mo–Sa 11–23 Uhr</p><p>Küche: Mo–Sa 12–21 Uhr</p>',
    ['mon-sat 11:00-23:00', 'mon-sat 12:00-21:00 Küche'],
  ],
  [
    'de',
    '<p>Öffnungszeiten Hallenbad: täglich 8–20 Uhr</p><p>Öffnungszeiten Sauna: täglich 10–22 Uhr</p>',
    ['mon-sun 08:00-20:00 Hallenbad', 'mon-sun 10:00-22:00 Sauna'],
  ],
  [
    'de',
    '<p>Café: Mo–Fr 8–18 Uhr<br>Sa 9–14 Uhr<br>Laden: Mo–Fr 9–17 Uhr<br>Sa 9–12 Uhr',
    [
      'mon-fri 08:00-18:00 Café',
      'sat 09:00-14:00 Café',
      'mon-fri 09:00-17:00 Laden',
      'sat 09:00-12:00 Laden',
    ],
  ],
  [
    'de',
    '<h3>Gärtnerei</h3><p>Öffnungszeiten</p><p>Mo–Fr 8–18 Uhr</p><h3>Floristik</h3><p>Öffnungszeiten</p><p>Mo–Fr 9–19 Uhr</p>',
    ['mon-fri 08:00-18:00 Gärtnerei', 'mon-fri 09:00-19:00 Floristik'],
  ],
  [
    'de',
    '<h2>Bäckerei</h2><h3>Öffnungszeiten</h3><p>Mo–Fr 6–18 Uhr</p><h2>Konditorei</h2><h3>Öffnungszeiten</h3><p>Mo–Fr 9–18 Uhr</p>',
    ['mon-fri 06:00-18:00 Bäckerei', 'mon-fri 09:00-18:00 Konditorei'],
  ],
  [
    'en',
    '<p>Showroom: Mon–Fri 9–5</p><p>Workshop: Mon–Fri 7–4</p>',
    ['mon-fri 09:00-17:00 Showroom', 'mon-fri 07:00-16:00 Workshop'],
  ],
  [
    'en',
    '<p>Tearoom: daily 10am–4pm<br>Gardens: daily 10am–6pm',
    ['mon-sun 10:00-16:00 Tearoom', 'mon-sun 10:00-18:00 Gardens'],
  ],
  [
    'en',
    '<h2>Hours</h2><p>Taproom: Thu–Sun 12pm–10pm<br>Bottle shop: Mon–Sun 11am–8pm',
    ['thu-sun 12:00-22:00 Taproom', 'mon-sun 11:00-20:00 Bottle shop'],
  ],
  [
    'en',
    '<h2>Hours</h2><p>Front desk: Mon–Fri 8am–8pm. Rooftop: Mon–Sun 10am–6pm.</p>',
    ['mon-fri 08:00-20:00 Front desk', 'mon-sun 10:00-18:00 Rooftop'],
  ],
  [
    'en',
    '<h2>Opening hours</h2><p>Mon–Sat 8am–6pm</p><p>Sun 10am–4pm</p><p>Timber yard: Mon–Fri 7am–5pm</p>',
    ['mon-sat 08:00-18:00', 'sun 10:00-16:00', 'mon-fri 07:00-17:00 Timber yard'],
  ],
  [
    'en',
    '<h2>Hours</h2><table><tr><td>Sales</td><td>Mon–Sat 9am–7pm</td></tr><tr><td>Body shop</td><td>Mon–Fri 8am–5pm</td></tr></table>',
    ['mon-sat 09:00-19:00 Sales', 'mon-fri 08:00-17:00 Body shop'],
  ],
  [
    'en',
    '<h2>Hours</h2><table><tr><th>Day</th><th>Store</th><th>Nursery</th></tr><tr><td>Monday</td><td>9–5</td><td>8–4</td></tr><tr><td>Sunday</td><td>closed</td><td>10–2</td></tr></table>',
    ['mon 09:00-17:00 Store', 'mon 08:00-16:00 Nursery', 'sun closed Store', 'sun 10:00-14:00 Nursery'],
  ],
  [
    'en',
    '<h2>Hours</h2><table><tr><th></th><th>Mon–Fri</th><th>Saturday</th></tr><tr><td>Parts counter</td><td>8–5</td><td>9–1</td></tr><tr><td>Rental desk</td><td>7–6</td><td>8–2</td></tr></table>',
    [
      'mon-fri 08:00-17:00 Parts counter',
      'sat 09:00-13:00 Parts counter',
      'mon-fri 07:00-18:00 Rental desk',
      'sat 08:00-14:00 Rental desk',
    ],
  ],
  [
    'en',
    '<p>Dining room hours: Wed–Sun 5pm–10pm</p><p>Rooftop hours: Fri–Sun 4pm–12am</p>',
    ['wed-sun 17:00-22:00 Dining room', 'fri-sun 16:00-00:00 Rooftop'],
  ],
  [
    'fr',
    '<p>Épicerie : lundi au samedi 8h–20h<br>Traiteur : mardi au samedi 10h–19h',
    ['mon-sat 08:00-20:00 Épicerie', 'tue-sat 10:00-19:00 Traiteur'],
  ],
  [
    'fr',
    '<h2>Horaires</h2><p>Du mardi au dimanche de 10h à 18h</p><p>Boutique : du mardi au dimanche de 11h à 17h</p>',
    ['tue-sun 10:00-18:00', 'tue-sun 11:00-17:00 Boutique'],
  ],
  [
    'fr',
    '<h2>Secrétariat</h2><p>Lundi au vendredi : 8h–12h</p><h2>Cabinet</h2><p>Lundi au vendredi : 9h–18h</p>',
    ['mon-fri 08:00-12:00 Secrétariat', 'mon-fri 09:00-18:00'],
  ],
  [
    'es',
    '<p>Piscina: lunes a domingo de 10:00 a 20:00</p><p>Gimnasio: lunes a viernes de 7:00 a 22:00</p>',
    ['mon-sun 10:00-20:00 Piscina', 'mon-fri 07:00-22:00 Gimnasio'],
  ],
  [
    'es',
    '<h2>Horario</h2><p>Lunes a viernes de 9:00 a 19:00</p><p>Taller: lunes a viernes de 8:00 a 16:00</p>',
    ['mon-fri 09:00-19:00', 'mon-fri 08:00-16:00 Taller'],
  ],
  [
    'it',
    '<p>Pasticceria: tutti i giorni 7–20<br>Gelateria: tutti i giorni 11–23',
    ['mon-sun 07:00-20:00 Pasticceria', 'mon-sun 11:00-23:00 Gelateria'],
  ],
  [
    'it',
    '<h2>Orari</h2><p>Dal lunedì al venerdì 8.30-18.30</p><p>Magazzino: dal lunedì al venerdì 7.30-16.30</p>',
    ['mon-fri 08:30-18:30', 'mon-fri 07:30-16:30 Magazzino'],
  ],
  [
    'pt',
    '<p>Loja: segunda a sábado 9h–19h<br>Oficina: segunda a sexta 8h–17h',
    ['mon-sat 09:00-19:00 Loja', 'mon-fri 08:00-17:00 Oficina'],
  ],
  [
    'nl',
    '<p>Winkel: di t/m za 9.00-17.30 uur<br>Werkplaats: ma t/m vr 8.00-16.30 uur',
    ['tue-sat 09:00-17:30 Winkel', 'mon-fri 08:00-16:30 Werkplaats'],
  ],
  [
    'nl',
    '<h2>Openingstijden</h2><p>ma t/m za 10.00-22.00 uur</p><p>Keuken: ma t/m za 12.00-21.00 uur</p>',
    ['mon-sat 10:00-22:00', 'mon-sat 12:00-21:00 Keuken'],
  ],
  [
    'pl',
    '<p>Sklep: pon.–pt. 9:00–18:00<br>Serwis: pon.–pt. 8:00–16:00',
    ['mon-fri 09:00-18:00 Sklep', 'mon-fri 08:00-16:00 Serwis'],
  ],
  [
    'ro',
    '<p>Magazin: luni – sâmbătă 9:00–20:00<br>Depozit: luni – vineri 8:00–16:00',
    ['mon-sat 09:00-20:00 Magazin', 'mon-fri 08:00-16:00 Depozit'],
  ],
  [
    'ja',
    '<p>本店：月〜金 9:00〜18:00<br>カフェ：月〜金 11:00〜15:00',
    ['mon-fri 09:00-18:00 本店', 'mon-fri 11:00-15:00 カフェ'],
  ],
];

const sentences: Row[] = [
  ['en', '<p>Breakfast is served from 7 to 11 in our sunny dining room.</p>', ['07:00-11:00 Breakfast']],
  [
    'en',
    '<p>We believe in a good start, and so breakfast, cooked to order, is served from 7am to 10am.</p>',
    ['07:00-10:00 breakfast'],
  ],
  [
    'en',
    '<h2>Opening hours</h2><p>Mon–Sun 7am–11pm</p><p>Lunch is served daily from 12pm to 3pm.</p>',
    ['mon-sun 07:00-23:00', 'mon-sun 12:00-15:00 Lunch'],
  ],
  ['en', '<p>Reception is open daily from 8am to 10pm.</p>', ['mon-sun 08:00-22:00 Reception']],
  ['en', '<p>Check-in is from 3pm to 10pm.</p>', ['15:00-22:00 Check-in']],
  ['de', '<p>Frühstück gibt es von 7 bis 10 Uhr.</p>', ['07:00-10:00 Frühstück']],
  ['de', '<p>Unsere Rezeption ist täglich von 7 bis 22 Uhr besetzt.</p>', ['mon-sun 07:00-22:00 Rezeption']],
  ['fr', '<p>Le petit-déjeuner est servi de 7h30 à 10h.</p>', ['07:30-10:00 petit-déjeuner']],
  ['es', '<p>El desayuno se sirve de 8:00 a 10:30.</p>', ['08:00-10:30 desayuno']],
  ['it', '<p>La colazione viene servita dalle 8 alle 10.</p>', ['08:00-10:00 colazione']],
  ['nl', '<p>Het ontbijt wordt geserveerd van 8.00 tot 10.00 uur.</p>', ['08:00-10:00 ontbijt']],
  ['pt', '<p>O pequeno-almoço é servido das 8h às 10h30.</p>', ['08:00-10:30 pequeno-almoço']],
  ['pl', '<p>Śniadanie podajemy od 8:00 do 10:00.</p>', ['08:00-10:00 Śniadanie']],
  ['ro', '<p>Micul dejun se servește între orele 8:00 și 10:00.</p>', ['08:00-10:00 Micul dejun']],
];

const around: Row[] = [
  ['de', '<p>Wir haben rund um die Uhr geöffnet.</p>', ['mon-sun 00:00-23:59']],
  ['ja', '<p>年中無休、24時間営業</p>', ['mon-sun 00:00-23:59']],
  ['ja', '<h2>診療時間</h2><p>平日 9:00-18:00</p><p>ネット予約（24時間受付）</p>', ['mon-fri 09:00-18:00']],
  ['en', '<p>Available 24 hours a day, 7 days a week</p>', []],
  [
    'en',
    '<h2>Opening hours</h2><p>Mon–Fri 9–5</p><p>On Saturday the kitchen is open all day</p>',
    ['mon-fri 09:00-17:00'],
  ],
  [
    'en',
    '<p>Overnight pickup and drop-off hours: 24/7</p>',
    ['mon-sun 00:00-23:59 Overnight pickup and drop-off'],
  ],
  [
    'en',
    '<h2>Hours</h2><p>Mon–Fri 8–5</p><p>Emergency line 24 hours</p>',
    ['mon-fri 08:00-17:00', 'mon-sun 00:00-23:59 Emergency line'],
  ],
  [
    'en',
    '<h2>Hours</h2><p>Mon–Fri 8–5</p><p>24/7 towing</p>',
    ['mon-fri 08:00-17:00', 'mon-sun 00:00-23:59 towing'],
  ],
  ['en', '<p>Mon–Fri 8am–5pm</p><p>Our night safe is available 24 hours a day.</p>', ['mon-fri 08:00-17:00']],
  ['en', '<p>Book online 24/7</p>', []],
  ['en', '<p>Your data is monitored 24/7 by our partners.</p>', []],
  ['en', '<p>We are open 24 hours a day, 7 days a week</p>', ['mon-sun 00:00-23:59']],
  ['en', '<p>Emergency plumber, open 24/7</p>', ['mon-sun 00:00-23:59']],
  ['en', '<h2>Hours</h2><p>24/7</p>', ['mon-sun 00:00-23:59']],
  [
    'en',
    '<h2>Hours</h2><p>Monday: open 24 hours</p><p>Tuesday: open 24 hours</p>',
    ['mon 00:00-23:59', 'tue 00:00-23:59'],
  ],
  ['de', '<p>Öffnungszeiten: rund um die Uhr</p>', ['mon-sun 00:00-23:59']],
  [
    'de',
    '<p>Büro: Mo–Fr 8–16 Uhr</p><p>Notdienst: 24 Stunden</p>',
    ['mon-fri 08:00-16:00', 'mon-sun 00:00-23:59 Notdienst'],
  ],
  ['de', '<p>Der Geldautomat ist rund um die Uhr zugänglich.</p>', []],
  [
    'es',
    '<p>Servicio de grúa 24 horas</p><h2>Horario</h2><p>Lunes a viernes de 9:00 a 18:00</p>',
    ['mon-fri 09:00-18:00'],
  ],
  [
    'fr',
    '<p>Dépannage 24h/24 et 7j/7</p><h2>Horaires</h2><p>Du lundi au vendredi 8h–18h</p>',
    ['mon-sun 00:00-23:59 Dépannage', 'mon-fri 08:00-18:00'],
  ],
  [
    'it',
    '<h2>Orari</h2><p>Lun-Ven 8:30-12:30</p><p>Pronto intervento: 24 ore su 24</p>',
    ['mon-fri 08:30-12:30', 'mon-sun 00:00-23:59 Pronto intervento'],
  ],
];

const others: Row[] = [
  [
    'en',
    '<h2>Out of hours</h2><p>Ring NHS 111. This service is available every day, 24 hours a day.</p>',
    [],
  ],
  ['en', '<p>Phone the NHS 111 service, open every day, 24 hours a day</p>', []],
  ['en', '<p>The free car park next door is open daily from 6am to 11pm.</p>', []],
  ['en', '<p>The nearest pharmacy on duty is open Monday to Sunday 8am to 10pm.</p>', []],
  ['de', '<p>Ärztlicher Bereitschaftsdienst 116117: täglich 18–8 Uhr</p>', []],
  ['de', '<p>Giftnotruf: rund um die Uhr erreichbar</p>', []],
  ['it', '<p>Guardia medica: tutti i giorni 20-8</p>', []],
  ['nl', '<p>Huisartsenpost: dagelijks 17.00-8.00 uur</p>', []],
];

const places: Row[] = [
  [
    'it',
    '<table><tr><td>Studio TRIESTE</td><td>Via Roma, 18, Trieste</td><td>OGNI GIORNO: 15-19</td></tr><tr><td>Studio GORIZIA</td><td>Via Verdi, 2, Gorizia</td><td>SOLO MERCOLEDÌ: 15-17</td></tr></table>',
    ['mon-sun 15:00-19:00 Studio TRIESTE', 'wed 15:00-17:00 Studio GORIZIA'],
  ],
  [
    'it',
    '<p>Udine: ogni lunedì dalle 15 alle 19</p><p>Gemona: ogni giovedì dalle 9 alle 12</p>',
    ['mon 15:00-19:00 Udine', 'thu 09:00-12:00 Gemona'],
  ],
  [
    'it',
    '<h3>Udine</h3><p>ogni lunedì dalle 15 alle 19</p><h3>Gemona</h3><p>ogni giovedì dalle 9 alle 12</p>',
    ['mon 15:00-19:00 Udine', 'thu 09:00-12:00 Gemona'],
  ],
  [
    'en',
    '<p>Leeds: Mon–Fri 9–5</p><p>York: Mon–Sat 10–6</p>',
    ['mon-fri 09:00-17:00 Leeds', 'mon-sat 10:00-18:00 York'],
  ],
  [
    'en',
    '<p><b>Leeds</b> Mon–Fri 9–5</p><p><b>York</b> Mon–Sat 10–6</p>',
    ['mon-fri 09:00-17:00 Leeds', 'mon-sat 10:00-18:00 York'],
  ],
  [
    'en',
    '<p>Leeds clinic – Mon, Wed 9am–5pm</p><p>York clinic – Tue, Thu 9am–5pm</p>',
    ['mon+wed 09:00-17:00 Leeds clinic', 'tue+thu 09:00-17:00 York clinic'],
  ],
  [
    'es',
    '<p>Getafe: lunes a viernes 9:00–14:00</p><p>Leganés: lunes a viernes 16:00–20:00</p>',
    ['mon-fri 09:00-14:00 Getafe', 'mon-fri 16:00-20:00 Leganés'],
  ],
  [
    'nl',
    '<p>Delft: maandag 9.00-12.00 uur</p><p>Gouda: woensdag 9.00-12.00 uur</p>',
    ['mon 09:00-12:00 Delft', 'wed 09:00-12:00 Gouda'],
  ],
  [
    'en',
    '<p>Dr. Anna Field: Mon, Wed 9am–4pm</p><p>Dr. Tom Marsh: Tue, Thu 10am–6pm</p>',
    ['mon+wed 09:00-16:00 Dr. Anna Field', 'tue+thu 10:00-18:00 Dr. Tom Marsh'],
  ],
  [
    'de',
    '<p>Frau Dr. Berg: Mo und Mi 8–12 Uhr</p><p>Herr Dr. Tal: Di und Do 14–18 Uhr</p>',
    ['mon+wed 08:00-12:00 Frau Dr. Berg', 'tue+thu 14:00-18:00 Herr Dr. Tal'],
  ],
];

const plain: Row[] = [
  [
    'en',
    '<h2>Hours</h2><p>11 - 22</p><p>MON - WED</p><p>11 - 23</p><p>THU</p><p>11 - 01</p><p>FRI - SAT</p>',
    ['mon-wed 11:00-22:00', 'thu 11:00-23:00', 'fri+sat 11:00-01:00'],
  ],
  ['en', '<p>Timings: 10 am to 7 pm (Sunday closed)</p>', ['mon-sat 10:00-19:00', 'sun closed']],
  ['en', '<p>Between Tuesday and Saturday we are open 9:30-18:00</p>', ['tue-sat 09:30-18:00']],
  ['es', '<p>Horario de atención</p><p>24/7</p>', ['mon-sun 00:00-23:59']],
  [
    'nl',
    '<p>Openingstijden:<br>Weekdagen: 09:00 - 17:00<br>Weekend: 10:00 - 12:00',
    ['mon-fri 09:00-17:00', 'sat+sun 10:00-12:00'],
  ],
  [
    'es',
    '<p>Horario de atención:</p><p>Jueves de 08:30 a 13:30 hrs., para entrega de documentos.</p>',
    ['thu 08:30-13:30'],
  ],
  [
    'pl',
    '<h2>Auto Nowak</h2><p>godziny pracy: pn.–pt. 7:00–17:00</p><p>sobota: 7:00–14:00</p>',
    ['mon-fri 07:00-17:00', 'sat 07:00-14:00'],
  ],
  ['es', '<p>Atención general: lunes a sábados de 9:00 a 20:00</p>', ['mon-sat 09:00-20:00']],
  ['en', '<p>Visit us: Mon–Fri 9–5</p>', ['mon-fri 09:00-17:00']],
  ['en', '<p>Business hours: Mon–Fri 9–5, Sat 10–2</p>', ['mon-fri 09:00-17:00', 'sat 10:00-14:00']],
  [
    'en',
    '<p>Staffed hours: Mon-Fri 5am-10pm, Sat-Sun 7am-8pm</p>',
    ['mon-fri 05:00-22:00', 'sat+sun 07:00-20:00'],
  ],
  ['en', '<p>Weekdays: 9–5</p><p>Weekends: 10–4</p>', ['mon-fri 09:00-17:00', 'sat+sun 10:00-16:00']],
  [
    'en',
    '<h3>Mon - Fri: 8am to 6pm</h3><h3>Saturday: 8am to 3pm</h3><h3>Sunday: Closed</h3>',
    ['mon-fri 08:00-18:00', 'sat 08:00-15:00', 'sun closed'],
  ],
  ['en', '<p>Harbour Books is open Tuesday to Saturday from 10am to 6pm.</p>', ['tue-sat 10:00-18:00']],
  [
    'en',
    '<h2>Opening hours</h2><p>Mornings: Mon–Fri 9–1</p><p>Afternoons: Mon–Fri 2–6</p>',
    ['mon-fri 09:00-13:00', 'mon-fri 14:00-18:00'],
  ],
  ['en', '<h2>Find us</h2><p>Mon–Fri 9–5</p><h2>Contact</h2><p>Mon–Fri 9–5</p>', ['mon-fri 09:00-17:00']],
  [
    'en',
    '<table><tr><th>Day</th><th>Opens</th><th>Closes</th></tr><tr><td>Monday</td><td>9:00</td><td>17:00</td></tr><tr><td>Tuesday</td><td>9:00</td><td>18:00</td></tr><tr><td>Friday</td><td>9:00</td><td>16:00</td></tr></table>',
    ['mon 09:00-17:00', 'tue 09:00-18:00', 'fri 09:00-16:00'],
  ],
  [
    'en',
    '<h2>Hours</h2><table><tr><th>Day</th><th>Morning</th><th>Afternoon</th></tr><tr><td>Monday</td><td>9:00–12:00</td><td>13:00–17:00</td></tr></table>',
    ['mon 09:00-12:00', 'mon 13:00-17:00'],
  ],
  ['de', '<p>Wir sind für Sie da: Mo–Fr 8–17 Uhr</p>', ['mon-fri 08:00-17:00']],
  ['de', '<p>Unser Laden hat Mo–Fr von 9 bis 18 Uhr geöffnet.</p>', ['mon-fri 09:00-18:00']],
  [
    'de',
    '<h2>Öffnungszeiten</h2><table><tr><th>Tag</th><th>Vormittag</th><th>Nachmittag</th></tr><tr><td>Montag</td><td>8:00–12:00</td><td>14:00–18:00</td></tr></table>',
    ['mon 08:00-12:00', 'mon 14:00-18:00'],
  ],
  ['fr', '<p>Nous vous accueillons du mardi au samedi de 9h à 19h</p>', ['tue-sat 09:00-19:00']],
  ['es', '<p>Te esperamos de lunes a viernes de 10:00 a 20:00</p>', ['mon-fri 10:00-20:00']],
  [
    'es',
    '<h2>Horario</h2><p>Mañanas: lunes a viernes 9:00–13:30</p><p>Tardes: lunes a viernes 16:30–20:00</p>',
    ['mon-fri 09:00-13:30', 'mon-fri 16:30-20:00'],
  ],
  ['it', '<p>Ci trovate aperti dal lunedì al sabato dalle 8 alle 20</p>', ['mon-sat 08:00-20:00']],
  ['pt', '<p>Horário de funcionamento: segunda a sexta, 9h às 18h</p>', ['mon-fri 09:00-18:00']],
  ['nl', '<p>Wij zijn geopend van maandag t/m vrijdag van 8.00 tot 17.00 uur</p>', ['mon-fri 08:00-17:00']],
  ['pl', '<p>Zapraszamy od poniedziałku do piątku w godz. 9:00–17:00</p>', ['mon-fri 09:00-17:00']],
  ['ro', '<p>Program de lucru: luni – vineri 9:00–18:00</p>', ['mon-fri 09:00-18:00']],
  ['ja', '<p>営業時間：月〜金 9:00〜18:00</p>', ['mon-fri 09:00-18:00']],
];

describe('hours of a part of the business carry its name', () => {
  it.each(parts)('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('hours in a sentence about one thing carry its name', () => {
  it.each(sentences)('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('around the clock is the business only where it says so', () => {
  it.each(around)('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('hours of somebody else are left out', () => {
  it.each(others)('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('hours of places and people carry their names', () => {
  it.each(places)('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('hours of the whole business stay without a label', () => {
  it.each(plain)('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});
