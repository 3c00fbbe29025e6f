/** Postal addresses in the conventions of many countries, as small businesses write them. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const addressesOf = (lang: string, url: string, ...pages: string[]): string[] => {
  const contents = pages.map((html, index) =>
    readPage({
      url: index === 0 ? url : `${url}${index}.html`,
      html: `<html lang=${lang}><title>Shop</title><h1>Welcome</h1>${html}`,
    }),
  );
  return valuesOf(composeKnowledge(contents, { url }).facts, 'address').map(
    ({ street, city, region, postal_code: code }) => [street, city, region, code].filter(Boolean).join('|'),
  );
};

describe('addresses', () => {
  it.each([
    [
      'ja',
      'jp',
      '<footer><p>〒150-0001 東京都渋谷区神宮前1-2-3 メゾン原宿201</p><p>TEL 03-1234-8765</p></footer>',
      ['神宮前1-2-3|渋谷区|東京都|150-0001'],
    ],
    [
      'ja',
      'example',
      '<dl><dt>住所</dt><dd>〒604-8005<br>京都市中京区三条通河原町東入ル中島町12</dd><dt>電話</dt><dd>075-221-1234</dd></dl>',
      ['中京区三条通河原町東入ル中島町12|京都市|604-8005'],
    ],
    [
      'ja',
      'example',
      '<p>所在地：大阪府堺市堺区新町5番10号</p><p>電話：072（238）1234　FAX：072（238）1235</p>',
      ['堺区新町5番10号|堺市|大阪府'],
    ],
    [
      'ja',
      'jp',
      '<p>〒231-0001 横浜市中区本町1-2-3 山田ビル2F 電話 045-123-4567</p>',
      ['中区本町1-2-3|横浜市|231-0001'],
    ],
    [
      'ja',
      'jp',
      '<p>〒１００－０００１　東京都千代田区千代田１－２－３</p>',
      ['千代田1-2-3|千代田区|東京都|100-0001'],
    ],
    [
      'ja',
      'jp',
      '<table><tr><th>住所</th><td>愛知県名古屋市中区栄3丁目4−5</td></tr><tr><th>電話番号</th><td>052-241-1234</td></tr></table>',
      ['中区栄3丁目4−5|名古屋市|愛知県'],
    ],
    [
      'ja',
      'jp',
      '<dl><dt>住所</dt><dd>〒378-0005<br>群馬県沼田市久屋原町</dd></dl>',
      ['久屋原町|沼田市|群馬県|378-0005'],
    ],
    ['ja', 'jp', '<p>〒378-0005 群馬県沼田市久屋原町</p>', ['久屋原町|沼田市|群馬県|378-0005']],
    ['ja', 'jp', '<p>〒378-0005 群馬県沼田市久屋原町 8-12</p>', ['久屋原町 8-12|沼田市|群馬県|378-0005']],
    [
      'es',
      'es',
      '<div><strong>Taller en Lorca</strong> <span>Calle Larga, 23<br>30800 Lorca, Murcia</span></div>',
      ['Calle Larga, 23|Lorca|30800'],
    ],
    ['ja', 'jp', '<p>群馬県沼田市久屋原町</p><p>群馬県沼田市の皆様へ</p>', []],
    [
      'ja',
      'jp',
      '<p>北海道小樽市花園1丁目2-3</p><p>TEL:(0134)22-1234 / 携帯 090-1234-8765</p>',
      ['花園1丁目2-3|小樽市|北海道'],
    ],
    [
      'pl',
      'pl',
      '<p>Gabinet Kosmetyczny<br>ul. Kościuszki 12/4<br>50-037 Wrocław<br>tel. 71 343 12 34<br>kom. 601 234 567</p>',
      ['ul. Kościuszki 12/4|Wrocław|50-037'],
    ],
    [
      'pl',
      'pl',
      '<footer>Zapraszamy do salonu przy ul. Długiej 8 w Gdańsku, 80-827 Gdańsk, tel. (58) 301-12-34</footer>',
      ['ul. Długiej 8|Gdańsk|80-827'],
    ],
    [
      'pl',
      'example',
      '<p>Warsztat: Stara Wieś 45A, 34-600 Limanowa<br>telefon: 18 337 12 34</p>',
      ['Stara Wieś 45A|Limanowa|34-600'],
    ],
    [
      'pl',
      'pl',
      '<p>os. Piastowskie 22/1<br>61-148 Poznań</p><p>Telefon: 512-345-678</p>',
      ['os. Piastowskie 22/1|Poznań|61-148'],
    ],
    [
      'pt',
      'com.br',
      '<p>Rua Augusta, 1508 - Consolação, São Paulo - SP, 01304-001</p><p>(11) 3255-1234 | WhatsApp (11) 98765-4321</p>',
      ['Rua Augusta, 1508|São Paulo|SP|01304-001'],
    ],
    [
      'pt',
      'com.br',
      '<footer>Av. Paulista, 900 – Sala 12 – Bela Vista<br>São Paulo/SP – CEP 01310-100<br>Fone: 11 3284.1234</footer>',
      ['Av. Paulista, 900|São Paulo|SP|01310-100'],
    ],
    [
      'pt',
      'com.br',
      '<p>Endereço: Rua XV de Novembro, 250, Centro, Curitiba - PR<br>CEP: 80020-310<br>Tel.: (41) 3222 1234</p>',
      ['Rua XV de Novembro, 250|Curitiba|PR|80020-310'],
    ],
    [
      'pt',
      'com.br',
      '<p>Rua Dona Rosália, 845 casa 3<br>Aldeota - CEP: 60.150-160<br>Fortaleza - Ceará</p>',
      ['Rua Dona Rosália, 845 casa 3|Fortaleza|Ceará|60150-160'],
    ],
    [
      'pt',
      'com.br',
      '<p>Rua Dona Rosália, 845<br>Aldeota - CEP 60150-160<br>Fortaleza - CE</p>',
      ['Rua Dona Rosália, 845|Fortaleza|CE|60150-160'],
    ],
    [
      'pt',
      'com.br',
      '<p>Rua Dona Rosália, 845 - Aldeota - CEP: 60.150-160 - Fortaleza/CE</p>',
      ['Rua Dona Rosália, 845|Fortaleza|CE|60150-160'],
    ],
    [
      'en',
      'in',
      '<p>Shop No. 4, Ground Floor, Sai Complex, M.G. Road, Pune - 411001, Maharashtra<br>Mob: 98220 12345</p>',
      ['Shop No. 4, Ground Floor, Sai Complex, M.G. Road|Pune|Maharashtra|411001'],
    ],
    [
      'en',
      'co.in',
      '<p>No 23, Anna Salai<br>Chennai 600 002<br>Tamil Nadu, India<br>Phone: 044 - 2852 1234</p>',
      ['No 23, Anna Salai|Chennai|Tamil Nadu|600 002'],
    ],
    [
      'en',
      'co.za',
      '<p>14 Long Street<br>Cape Town<br>8001</p><p>Tel: 021 424 1234<br>Cell: 082 123 4567</p>',
      ['14 Long Street|Cape Town|8001'],
    ],
    [
      'en',
      'co.za',
      '<footer><p>33 Church Street, Stellenbosch, Western Cape, 7600, South Africa</p><p>+27 (0)21 887 1234</p></footer>',
      ['33 Church Street|Stellenbosch|Western Cape|7600'],
    ],
    [
      'ro',
      'md',
      '<p>mun. Chișinău, str. Ismail 33, of. 5<br>tel: 022 27-12-34, mob: 079 123 456</p>',
      ['str. Ismail 33, of. 5|Chișinău'],
    ],
    [
      'ro',
      'example',
      '<p>or. Ungheni, str. Națională 5 <br>&nbsp; 069-731-111 - Ala</p><p>Republica Moldova</p>',
      ['str. Națională 5|Ungheni'],
    ],
    [
      'en',
      'ie',
      '<p>Unit 3, Ballymount Industrial Estate, Walkinstown, Dublin 12, D12 X4R2<br>01 456 1234</p>',
      ['Unit 3, Ballymount Industrial Estate, Walkinstown|Dublin 12|D12 X4R2'],
    ],
    [
      'en',
      'ie',
      '<p>Main Street, Kinvara, Co. Galway, H91 K2N8</p><p>Phone 091 637 123</p>',
      ['Main Street|Kinvara|Galway|H91 K2N8'],
    ],
    [
      'en',
      'ie',
      '<p>7 Rosscarn Road, Carnmore,<br>Co. Galway, H91 K2N8</p>',
      ['7 Rosscarn Road|Carnmore|Galway|H91 K2N8'],
    ],
    [
      'en',
      'ie',
      '<address>The Square<br>Kenmare<br>County Kerry<br>V93 E2H7</address><p>Tel: 064-6641234, Mobile 087 2345678</p>',
      ['The Square|Kenmare|Kerry|V93 E2H7'],
    ],
    [
      'en',
      'co.uk',
      '<p>Flat 2, 14 Station Road<br>Harpenden<br>Hertfordshire<br>AL5 4SA</p><p>01582 712 345</p>',
      ['Flat 2, 14 Station Road|Harpenden|Hertfordshire|AL5 4SA'],
    ],
    [
      'en',
      'co.uk',
      '<footer>23 Bold St, Liverpool L1 4DN · 0151 709 1234</footer>',
      ['23 Bold St|Liverpool|L1 4DN'],
    ],
    [
      'en',
      'com',
      '<p>Our studio is at 45 Great Eastern Street, London, EC2A 3HP.</p><p>020 7739 1234</p>',
      ['45 Great Eastern Street|London|EC2A 3HP'],
    ],
    [
      'en',
      'com',
      '<p>P.O. Box 1234<br>Bend, OR 97709</p><p>541-382-1234</p>',
      ['P.O. Box 1234|Bend|OR|97709'],
    ],
    [
      'en',
      'com',
      '<p>1200 N. Main St., Ste. B<br>Santa Ana, CA 92701</p><p>Ph: 714.543.1234  Fx: 714.543.1235</p>',
      ['1200 N. Main St., Ste. B|Santa Ana|CA|92701'],
    ],
    [
      'en',
      'com',
      '<footer>4455 E Camelback Rd • Suite 200 • Phoenix, Arizona • (602) 952-1234</footer>',
      ['4455 E Camelback Rd, Suite 200|Phoenix|Arizona'],
    ],
    [
      'en',
      'com',
      '<p>Call (207) 799-1234 or 799-5678 after hours. 12 Shore Rd., Cape Elizabeth, Maine 04107</p>',
      ['12 Shore Rd.|Cape Elizabeth|Maine|04107'],
    ],
    [
      'en',
      'com',
      '<p>Mailing address: PO Box 88, Stowe, VT 05672<br>Shop: 345 Mountain Road, Stowe, VT 05672</p>',
      ['345 Mountain Road|Stowe|VT|05672'],
    ],
    [
      'en',
      'ca',
      '<p>1234 rue Sainte-Catherine Ouest, Montréal (Québec) H3G 1P1<br>514 849-1234</p>',
      ['1234 rue Sainte-Catherine Ouest|Montréal|Québec|H3G 1P1'],
    ],
    ['en', 'ca', "<p>88 Water St.<br>St. John's, NL<br>A1C 1A3</p>", ["88 Water St.|St. John's|NL|A1C 1A3"]],
    [
      'en',
      'com.au',
      '<p>Shop 5, 120 Beach Rd<br>Sandringham VIC 3191</p><p>Ph (03) 9598 1234 | Mob 0412 345 678</p>',
      ['Shop 5, 120 Beach Rd|Sandringham|VIC|3191'],
    ],
    [
      'en',
      'com.au',
      '<footer>2/45 Smith Street, Collingwood, Victoria, 3066. 1300 123 456</footer>',
      ['2/45 Smith Street|Collingwood|Victoria|3066'],
    ],
    [
      'en',
      'com.au',
      '<p>Level 1, 22 Hunter St, Newcastle</p><p>NSW 2300</p><p>02 4929 1234</p>',
      ['Level 1, 22 Hunter St|Newcastle|NSW|2300'],
    ],
    [
      'en',
      'co.nz',
      '<p>45 Victoria Street, Te Aro, Wellington 6011<br>04 385 1234<br>0800 123 456</p>',
      ['45 Victoria Street, Te Aro|Wellington|6011'],
    ],
    [
      'de',
      'de',
      '<p>Schuhmacherei Kurz<br>Inh. Petra Kurz<br>Am Markt 3<br>D-37073 Göttingen</p><p>Fon 0551 / 4 87 65 · Fax 0551 / 4 87 66</p>',
      ['Am Markt 3|Göttingen|37073'],
    ],
    [
      'de',
      'de',
      '<footer>Lange Str. 12 a, 27232 Sulingen-Groß Lessen, Tel.: 04271 - 12 34</footer>',
      ['Lange Str. 12 a|Sulingen-Groß Lessen|27232'],
    ],
    [
      'de',
      'de',
      '<p>Sie finden uns in der Bahnhofstraße 17 in 88662 Überlingen.</p><p>Rufen Sie an: 0 75 51 - 6 12 34</p>',
      ['Bahnhofstraße 17|Überlingen|88662'],
    ],
    [
      'de',
      'at',
      '<p>Hauptplatz 7/2/5, A-8010 Graz<br>+43 (0)316 / 82 12 34</p>',
      ['Hauptplatz 7/2/5|Graz|8010'],
    ],
    [
      'de',
      'at',
      '<p>Dorf 112<br>6764 Lech am Arlberg</p><p>Tel. 05583/21 23</p>',
      ['Dorf 112|Lech am Arlberg|6764'],
    ],
    [
      'de',
      'ch',
      '<p>Seestrasse 45, 8002 Zürich<br>044 201 12 34<br>Postfach 221</p>',
      ['Seestrasse 45|Zürich|8002'],
    ],
    [
      'fr',
      'ch',
      '<p>Rue du Grand-Pont 12<br>CH - 1003 Lausanne</p><p>Tél. 021/312.12.34</p>',
      ['Rue du Grand-Pont 12|Lausanne|1003'],
    ],
    [
      'it',
      'ch',
      '<p>Via Nassa 5<br>6900 Lugano TI</p><p>+41 91 922 12 34</p>',
      ['Via Nassa 5|Lugano|TI|6900'],
    ],
    [
      'nl',
      'be',
      '<p>Kerkstraat 12 bus 3, 9000 Gent<br>09 225 12 34<br>BTW BE 0456.789.123</p>',
      ['Kerkstraat 12 bus 3|Gent|9000'],
    ],
    [
      'fr',
      'be',
      '<p>Rue de la Station, 45 - 1300 Wavre<br>Gsm : 0475/12.34.56</p>',
      ['Rue de la Station, 45|Wavre|1300'],
    ],
    [
      'nl',
      'nl',
      '<p>Dorpsstraat 15a<br>3471 AB Kamerik<br>T: 0348-401234</p>',
      ['Dorpsstraat 15a|Kamerik|3471 AB'],
    ],
    [
      'es',
      'es',
      '<p>C/ Mayor, 25, 2º B<br>28013 - Madrid</p><p>Tlf: 91 366 12 34 - Móvil: 666 123 456</p>',
      ['C/ Mayor, 25, 2º B|Madrid|28013'],
    ],
    [
      'es',
      'es',
      '<footer>Avda. de la Constitución s/n · 41001 Sevilla · 954 22 12 34</footer>',
      ['Avda. de la Constitución s/n|Sevilla|41001'],
    ],
    [
      'es',
      'com',
      '<p>| C/ Real, nº 8 | 46367 Yátova (Valencia) | Telf. 699399111 / (+34)962516111 |</p>',
      ['C/ Real, nº 8|Yátova|Valencia|46367'],
    ],
    [
      'es',
      'es',
      '<p>Polígono Industrial Las Salinas, Parcela 14, 11500 El Puerto de Santa María (Cádiz)</p>',
      ['Polígono Industrial Las Salinas, Parcela 14|El Puerto de Santa María|Cádiz|11500'],
    ],
    [
      'ca',
      'cat',
      '<p>Carrer de Balmes, 112, baixos<br>08008 Barcelona</p><p>Tel. 93 451 12 34</p>',
      ['Carrer de Balmes, 112, baixos|Barcelona|08008'],
    ],
    [
      'it',
      'it',
      '<p>Via Roma, 12 - Fraz. San Martino<br>12030 Manta (CN)<br>Tel. 0175 85123 Cell. 333 1234567</p>',
      ['Via Roma, 12 - Fraz. San Martino|Manta|CN|12030'],
    ],
    ['it', 'it', '<p>Siamo in Corso Garibaldi 44 a Cefalù (PA)</p>', ['Corso Garibaldi 44|Cefalù|PA']],
    [
      'pt',
      'pt',
      '<p>Rua de Santa Catarina, 321 - 2.º Esq.<br>4000-452 Porto</p><p>Tlm: 912 345 678 / Tel: 22 200 12 34</p>',
      ['Rua de Santa Catarina, 321 - 2.º Esq.|Porto|4000-452'],
    ],
    [
      'ro',
      'ro',
      '<p>Str. Republicii nr. 14, bl. A2, sc. B, ap. 5, Cluj-Napoca, jud. Cluj, 400015</p><p>Tel: 0264.123.456 / 0745 123 456</p>',
      ['Str. Republicii nr. 14, bl. A2, sc. B, ap. 5|Cluj-Napoca|Cluj|400015'],
    ],
    [
      'ro',
      'ro',
      '<footer>București, Sector 3, Bd. Unirii 45 | 021 320 12 34</footer>',
      ['Bd. Unirii 45|București'],
    ],
    [
      'sv',
      'se',
      '<p>Storgatan 14<br>582 23 Linköping<br>013-12 34 56</p>',
      ['Storgatan 14|Linköping|582 23'],
    ],
    ['no', 'no', '<p>Kirkegata 5, 0153 Oslo<br>Telefon: 22 12 34 56</p>', ['Kirkegata 5|Oslo|0153']],
    [
      'fi',
      'fi',
      '<p>Hämeenkatu 10 B 12<br>33100 Tampere<br>puh. 03 212 1234</p>',
      ['Hämeenkatu 10 B 12|Tampere|33100'],
    ],
    ['cs', 'cz', '<p>Husova 12<br>602 00 Brno<br>tel.: 541 123 456</p>', ['Husova 12|Brno|602 00']],
    ['sk', 'sk', '<p>Hlavná 45, 040 01 Košice, 055/622 12 34</p>', ['Hlavná 45|Košice|040 01']],
    ['hu', 'hu', '<p>1052 Budapest, Váci utca 12.<br>+36 1 318 1234</p>', ['Váci utca 12|Budapest|1052']],
    ['el', 'gr', '<p>Ερμού 25, 105 63 Αθήνα<br>Τηλ: 210 322 1234</p>', ['Ερμού 25|Αθήνα|105 63']],
    [
      'en',
      'gr',
      '<p>25 Ermou Street, 105 63 Athens, Greece<br>+30 210 322 1234</p>',
      ['25 Ermou Street|Athens|105 63'],
    ],
    [
      'es',
      'com.co',
      '<p>Carrera 15 # 88-64, Bogotá, Colombia<br>Tel: (601) 621 1234 Cel: 310 123 4567</p>',
      ['Carrera 15 # 88-64|Bogotá'],
    ],
    [
      'en',
      'ph',
      '<p>Unit 5, 123 Katipunan Ave., Quezon City, Metro Manila 1108<br>(02) 8426-1234 / 0917 123 4567</p>',
      ['Unit 5, 123 Katipunan Ave.|Quezon City|Metro Manila|1108'],
    ],
    [
      'uk',
      'ua',
      '<p>вул. Хрещатик, 22, Київ, 01001<br>(044) 279-12-34</p>',
      ['вул. Хрещатик, 22|Київ|01001'],
    ],
    ['hr', 'hr', '<p>Ilica 45, 10000 Zagreb<br>01/4833-123</p>', ['Ilica 45|Zagreb|10000']],
    [
      'sl',
      'si',
      '<p>Slovenska cesta 12<br>1000 Ljubljana<br>01 241 12 34</p>',
      ['Slovenska cesta 12|Ljubljana|1000'],
    ],
    [
      'fr',
      'fr',
      '<p><strong>Adresse</strong>3 Rue des Lilas<br>28000 Chartres, France</p>',
      ['3 Rue des Lilas|Chartres|28000'],
    ],
    [
      'de',
      'de',
      '<p><span>Anschrift</span><span>Ringstraße 8, 86316 Friedberg</span></p>',
      ['Ringstraße 8|Friedberg|86316'],
    ],
    [
      'de',
      'de',
      '<p>Ringstraße 8<br>86316 Friedberg - Bachern</p>',
      ['Ringstraße 8|Friedberg - Bachern|86316'],
    ],
    ['de', 'de', '<p>Am Bach 3<br>OT Altdorf<br>04567 Kitzscher</p>', ['Am Bach 3|Kitzscher|04567']],
    ['de', 'de', '<p>Zur Mühle 1, D – 35423 Lich / Hessen</p>', ['Zur Mühle 1|Lich|35423']],
    ['nl', 'be', '<p>Grote Markt 5 b4 - 8500 Kortrijk</p>', ['Grote Markt 5 b4|Kortrijk|8500']],
    ['fr', 'fr', '<p>Lieu-dit Le Moulin, 24250 Domme</p>', ['Lieu-dit Le Moulin|Domme|24250']],
    [
      'fr',
      'fr',
      '<p>La boutique : 14 place du Marché à Vannes (56000)</p>',
      ['14 place du Marché|Vannes|56000'],
    ],
    [
      'fr',
      'ca',
      '<p>455, boul. René-Lévesque Est, bureau 200, Québec (Québec) G1R 2B5</p>',
      ['455, boul. René-Lévesque Est, bureau 200|Québec|Québec|G1R 2B5'],
    ],
    [
      'it',
      'it',
      '<p>Loc. Pian dei Mori 4 – 53018 Sovicille (Siena)</p>',
      ['Loc. Pian dei Mori 4|Sovicille|Siena|53018'],
    ],
    ['it', 'it', '<footer>Piazza San Marco, 1 Venezia</footer>', ['Piazza San Marco, 1|Venezia']],
    [
      'es',
      'es',
      '<p>C/. San Juan nº 12 bajo, 26001 Logroño (La Rioja)</p>',
      ['C/. San Juan nº 12 bajo|Logroño|La Rioja|26001'],
    ],
    [
      'es',
      'es',
      '<p>Pza. Mayor 3 - 1º Izda. 37002 Salamanca</p>',
      ['Pza. Mayor 3 - 1º Izda.|Salamanca|37002'],
    ],
    [
      'es',
      'com.mx',
      '<p>Calle 60 No. 480 x 55 y 57, Centro, 97000 Mérida, Yucatán</p>',
      ['Calle 60 No. 480 x 55 y 57|Mérida|Yucatán|97000'],
    ],
    ['es', 'com.ar', '<p>Bv. San Juan 456 - X5000 Córdoba</p>', ['Bv. San Juan 456|Córdoba|X5000']],
    [
      'pt',
      'com.br',
      '<footer>R. Harmonia, 123 - Vila Madalena - São Paulo - SP</footer>',
      ['R. Harmonia, 123|São Paulo|SP'],
    ],
    ['pl', 'pl', '<p>31-010 Kraków, Rynek Główny 12</p>', ['Rynek Główny 12|Kraków|31-010']],
    ['pl', 'pl', '<footer>Warszawa, ul. Puławska 12 m. 3</footer>', ['ul. Puławska 12 m. 3|Warszawa']],
    ['ro', 'ro', '<h3>Adresă: Vadu, nr. 12, jud. Bihor</h3>', ['nr. 12|Vadu|Bihor']],
    ['ro', 'ro', '<p>Sat Vama, nr. 214, com. Vama, jud. Suceava</p>', ['nr. 214|Vama|Suceava']],
    [
      'en',
      'co.uk',
      '<p>Unit 7 Riverside Business Park, Otley Road, Shipley, BD17 7DY</p>',
      ['Unit 7 Riverside Business Park, Otley Road|Shipley|BD17 7DY'],
    ],
    [
      'en',
      'com',
      '<p>Our shop is located at 12 Elm Street in Concord, NH.</p>',
      ['12 Elm Street|Concord|NH'],
    ],
    [
      'en',
      'ca',
      '<p>200-1450 Government St, Victoria, BC  V8W 1Z2</p>',
      ['200-1450 Government St|Victoria|BC|V8W 1Z2'],
    ],
    [
      'en',
      'com.au',
      '<footer>Lot 12 Bruce Highway, Gympie, QLD</footer>',
      ['Lot 12 Bruce Highway|Gympie|QLD'],
    ],
    [
      'en',
      'com.au',
      '<p>Cnr Smith & Main Rds, Eltham VIC 3095</p>',
      ['Cnr Smith & Main Rds|Eltham|VIC|3095'],
    ],
    [
      'en',
      'co.za',
      '<p>Shop 12, Waterfront Mall, Beach Road, Knysna, 6570</p>',
      ['Shop 12, Waterfront Mall, Beach Road|Knysna|6570'],
    ],
    [
      'en',
      'in',
      '<p>12/A, 4th Cross, Indiranagar, Bengaluru - 560 038</p>',
      ['12/A, 4th Cross, Indiranagar|Bengaluru|560 038'],
    ],
    [
      'en',
      'in',
      '<p>Opp. City Hospital, Station Road, Anand-388001, Gujarat</p>',
      ['Opp. City Hospital, Station Road|Anand|Gujarat|388001'],
    ],
    [
      'fr',
      'example',
      '<h4>(613) 555-0142</h4><h4>14-820 Mill Road,</h4><h4>Guelph ON,</h4><h4>N1H 2B4</h4>',
      ['14-820 Mill Road|Guelph|ON|N1H 2B4'],
    ],
    [
      'es',
      'cl',
      '<address>Paseo Olivos 81, Piso 3, Oficina 304 Temuco, Región de la Araucanía</address>',
      ['Paseo Olivos 81, Piso 3, Oficina 304|Temuco|Región de la Araucanía'],
    ],
    [
      'pt',
      'example',
      '<p>Rua das Palmeiras, 61<br>Bairro: Alto Novo - Cidade: Floriano<br>UF: PI<br>CEP: 64800-000</p>',
      ['Rua das Palmeiras, 61|Floriano|PI|64800-000'],
    ],
    [
      'pl',
      'example',
      '<p>Adres: Jawor, ul. Wiatrowa 4, 59-400</p><p>© 2025 Noclegi u Jana</p>',
      ['ul. Wiatrowa 4|Jawor|59-400'],
    ],
  ])('%s, %s: %s', (lang, end, html, expected) => {
    expect(addressesOf(lang, `https://shop.${end}/`, html)).toEqual(expected);
  });
});

describe('one address in several spellings', () => {
  it.each([
    [
      'with its code on one page and without on another',
      'en',
      ['<p>51 Mill st.<br>Kingston ON', '<p>51 Mill Street</p><p>Kingston, ON</p><p>K7K 3E7'],
      ['51 Mill Street|Kingston|ON|K7K 3E7'],
    ],
    [
      'in the words that people read and in markup that adds the country',
      'ro',
      [
        '<address>str. Lungă 7, Breaza, Prahova</address>',
        '<script type="application/ld+json">{"@type":"Store","telephone":"1","address":{"@type":"PostalAddress","streetAddress":"Strada Lungă 7","addressLocality":"Breaza","addressRegion":"Prahova","addressCountry":"RO"}}</script>',
      ],
      ['str. Lungă 7|Breaza|Prahova'],
    ],
  ])('%s is one', (_, lang, pages, expected) => {
    expect(addressesOf(lang, 'https://shop.example/', ...pages)).toEqual(expected);
  });
});

describe('stacked addresses', () => {
  it.each([
    [
      '<p>Community Hall</p><p>Mill Lane, Broomfield</p><p>Chelmsford</p><p>CM1 7BQ',
      'Mill Lane, Broomfield|Chelmsford|CM1 7BQ',
    ],
    [
      '<address>Auburn<br>College Road<br>Newbridge<br>Co. Kildare<br>W12 XE77</address>',
      'Auburn, College Road|Newbridge|Kildare|W12 XE77',
    ],
    [
      '<p>Thornley Riding School<br>Southside<br>Tarnby<br>Co. Durham<br>DH9 1XX<br>Tel: 0191 496 0123</p>',
      'Southside|Tarnby|Co. Durham|DH9 1XX',
    ],
    [
      '<p>Thornley Riding School<br>Southside, Tarnby<br>Co. Durham<br>DH9 1XX</p>',
      'Southside|Tarnby|Co. Durham|DH9 1XX',
    ],
    [
      '<p>12 Mill Road<br>Ashby, Leicestershire<br>LE65 1AB</p>',
      '12 Mill Road|Ashby|Leicestershire|LE65 1AB',
    ],
    ['<p>12 Mill Road<br>Ashby Leicestershire<br>LE65 1AB</p>', '12 Mill Road|Ashby|Leicestershire|LE65 1AB'],
    [
      '<p>Open since 1991 on Mill Road, Ashby.</p><p>Dairy Awards 2022 Farm of the Year.</p><p>12 Mill Road<br>Ashby<br>LE65 1AB</p>',
      '12 Mill Road|Ashby|LE65 1AB',
    ],
    ['<p>Pine Kennels<br>Tarnby<br>Co. Durham<br>DH9 1XX</p>', 'Tarnby|Co. Durham|DH9 1XX'],
    ['<p>Pine Kennels, High Moss, Tarnby, Merseyside, L9 6XX</p>', 'Tarnby|Merseyside|L9 6XX'],
  ])('%s', (html, expected) => {
    expect(addressesOf('en', 'https://shop.example/', html)).toEqual([expected]);
  });
});

describe('a box at the post office', () => {
  it('is told where there is no house', () => {
    expect(addressesOf('en', 'https://shop.com/', '<p>P.O. Box 22111<br>Kansas City, MO 64113')).toEqual([
      'P.O. Box 22111|Kansas City|MO|64113',
    ]);
  });
});

describe('digits that are no address', () => {
  it.each([
    ['en', 'com', '<p>In 2019 we moved 12 vans, Leeds 5000 customers later we are here.'],
    ['it', 'it', '<p>Via Roma<p>12030 Manta (CN) Tel. 0175 85123 Cell. 333 1234567'],
    ['en', 'co.uk', '<h2>Testimonials</h2><p>"Great job at 12 High Street, Leeds" – Jane'],
    [
      'de',
      'at',
      '<h2>Kontakt</h2><p>Bahn: Ausgang Neustadt, Fußweg 5 Minuten. Oder Ausgang Hauptbahnhof.</p>',
    ],
    ['en', 'com', '<p>We are located on highway 93, Springfield is near'],
    ['en', 'ca', '<p>37 Mill St.<p>(416) 361-1037<p>Fax (416) 850-9077'],
  ])('%s %s: %s', (lang, end, html) => {
    expect(addressesOf(lang, `https://shop.${end}/`, html)).toEqual([]);
  });
});

describe('codes with the letters of their country', () => {
  it.each([
    [
      '<p>Strada Mihai Eminescu 18<br>Tarnești, MD-3701, Moldova</p>',
      'Strada Mihai Eminescu 18|Tarnești|MD-3701',
    ],
    ['<p>str. Florilor 22, MD-2013, Tarnești, Republica Moldova</p>', 'str. Florilor 22|Tarnești|MD-2013'],
  ])('%s', (html, expected) => {
    expect(addressesOf('ro', 'https://shop.example/', html)).toEqual([expected]);
  });
});

it.each([
  ['fr', 'https://shop.mc/', '12 avenue des Larches, 98000 Monaco', '12 avenue des Larches|Monaco|98000'],
  ['it', 'https://shop.sm/', 'Via Larice 4, 47890 San Marino', 'Via Larice 4|San Marino|47890'],
])('a town that is called as its country, %s: %s', (language, url, printed, expected) => {
  expect(addressesOf(language, url, `<p>${printed}</p>`)).toEqual([expected]);
});

describe('an address behind credits', () => {
  const credits = 'Le site a été développé par Pixelweb et appartient à Anne Roux.';

  it('is told in a sentence on the house', () => {
    const own = 'Le gîte Tarnes Vertes se situe au 8 rue du Pré 01140 Tarnes.';
    expect(addressesOf('fr', 'https://tarnesvertes.fr/', `<p>${credits} ${own}</p>`)).toEqual([
      '8 rue du Pré|Tarnes|01140',
    ]);
  });

  it('is otherwise theirs', () => {
    expect(
      addressesOf('fr', 'https://tarnesvertes.fr/', `<p>${credits} 8 rue du Pré 01140 Tarnes.</p>`),
    ).toEqual([]);
  });
});

describe('a town in place of an address', () => {
  const townOf = (title: string, html: string): string[] =>
    valuesOf(
      composeKnowledge(
        [readPage({ url: 'https://shop.example/', html: `<html lang=en><title>${title}</title>${html}` })],
        { url: 'https://shop.example/' },
      ).facts,
      'address',
    ).map(({ city, region }) => [city, region].filter(Boolean).join('|'));

  it.each([
    [
      'Ann’s Travels',
      '<footer><ul><li>+91 99440 11851</li><li>Chat</li><li>Tarnapur, Tamil Nadu</li></ul></footer>',
      'Tarnapur|Tamil Nadu',
    ],
    ['Ann’s', '<footer>© 2025 Ann’s Windows · Tarnby, Co. Cork</footer>', 'Tarnby|Co. Cork'],
    ['Ann’s', '<footer>© 2025 Ann’s Roasters, Tarnville, NC</footer>', 'Tarnville|NC'],
    ['Ann’s', '<footer>Ann’s Roasters - Tarnville, North Carolina</footer>', 'Tarnville|North Carolina'],
    ['Ann’s Farm — Farm Stand in Tarnville, Tennessee', '<p>Eggs</p>', 'Tarnville|Tennessee'],
    ['Jane Smith, MD', '<p>Location: Tarnville, TX</p><footer>Jane Smith, MD</footer>', 'Tarnville|TX'],
    ['Ann’s Yoga | Tarn Park, MD', '<p>Yoga in Tarn Park</p>', 'Tarn Park|MD'],
  ])('%s %s', (title, html, expected) => {
    expect(townOf(title, html)).toEqual([expected]);
  });

  it.each([
    ['Ann’s', '<footer>Serving Tarnville, Colorado and Denby, Colorado</footer>'],
    ['Ann’s', '<footer><p>Tarnville, NC</p><p>Denby, NC</p></footer>'],
    ['Ann’s', '<blockquote>Great class. — Anna, Tarnville, CO</blockquote>'],
    ['Ann’s Guide to the Best of Food', '<p>Eggs</p>'],
    ['Jane Smith, MD', '<p>By Jane Smith, MD</p>'],
    ['Smith Dental, PC', '<p>Teeth</p>'],
    ['Meier Consulting, AG', '<p>Advice</p>'],
    ['Elopement Photographer, Scotland', '<p>Photographs</p>'],
    ['Wedding Photography, Ireland | Moss', '<p>Photographs</p>'],
    ['Authentic Thai Food, Texas', '<p>Soup</p>'],
    ['Clean Sweep (UK)', '<p>Brooms</p>'],
    ['Ann’s', '<footer>Jane Smith, MD</footer>'],
    ['Ann’s', '<footer>Wedding Photographer, Scotland</footer>'],
  ])('none: %s %s', (title, html) => {
    expect(townOf(title, html)).toEqual([]);
  });
});

describe('of countries without a form of their own', () => {
  const footer = (line: string): string[] =>
    addressesOf('en', 'https://shop.example/', `<footer><p>${line}</p></footer>`);

  it.each([
    ['98, Triq San Pawl, Rabat, Malta', '98, Triq San Pawl|Rabat'],
    ['Osama Bin Zaid Avenue,<br>Adliya, Kingdom of Bahrain', 'Osama Bin Zaid Avenue|Adliya'],
    ['Plot 12, Kampala Road, Kampala, Uganda', 'Plot 12, Kampala Road|Kampala'],
    ['Rr. Ismail Qemali 12, Tirana, Albania', 'Rr. Ismail Qemali 12|Tirana'],
    ['Andrássy út 60, 1061 Budapest, Hungary', 'Andrássy út 60|Budapest|1061'],
    ['Shop 4, Al Wasl Road, Dubai, UAE', 'Shop 4, Al Wasl Road|Dubai'],
  ])('the name of the country ends them: %s', (line, expected) => {
    expect(footer(line)).toEqual([expected]);
  });

  it.each([
    ['7 days in Cusco, Sacred Valley, Peru'],
    ['Weddings, Portraits, Paris, France'],
    ['Lisbon, Madrid, Rome, Italy'],
    ['Site by Pixel Works, 4 High Street, Valletta, Malta'],
    ['123 Street, New York, USA'],
  ])('none ends in %s', (line) => {
    expect(footer(line)).toEqual([]);
  });

  it('without a word for a street only where addresses stand', () => {
    const line = '<p>Read by 40 Maltese, Valletta, Malta</p><p>98, Triq San Pawl, Rabat, Malta</p>';
    expect(addressesOf('en', 'https://shop.example/', `<main>${line}</main>`)).toEqual([]);
    expect(addressesOf('en', 'https://shop.example/', `<div class="address">${line}</div>`)).toEqual([
      '98, Triq San Pawl|Rabat',
    ]);
  });
});
