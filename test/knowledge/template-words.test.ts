/** What templates leave where a business should say something: addresses, numbered services, "insert your hours here". */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';

const factsOf = (lang: string, body: string) =>
  readPage({ url: 'https://reed.example/', html: `<html lang=${lang}><title>Reed</title><body>${body}` })
    .facts;
const namesOf = (lang: string, body: string) =>
  factsOf(lang, body).flatMap((fact) => (fact.kind === 'service' ? [fact.value.name] : []));

describe('words of templates are no facts', () => {
  it.each([
    ['en', '<p>500 Terry Francois Street, San Francisco, CA 94158</p>'],
    ['en', '<p>500 Terry Francine St.<br>San Francisco, CA 94158</p>'],
    ['en', '<p>500 Terry A. Francois Boulevard, San Francisco, CA 94158</p>'],
    ['en', '<p>Insert your opening hours here: Mon-Fri 9-5</p>'],
    ['en', '<p>Your opening times go here: Mon-Fri 9am-5pm</p>'],
    ['en', '<p>Your business address goes here, 7 Street, City</p>'],
    ['en', '<p>Enter your parking policy here, so that visitors know.</p>'],
    ['de', '<p>Hier Ihre Öffnungszeiten eintragen: Mo-Fr 9-17 Uhr</p>'],
    ['fr', '<p>Insérez vos horaires ici : lun-ven 9h-17h</p>'],
    ['es', '<p>Escribe aquí tu horario: lunes a viernes 9:00-17:00</p>'],
    ['it', '<p>Inserisci qui i tuoi orari: lun-ven 9:00-17:00</p>'],
    ['pt', '<p>Insira aqui o seu horário: seg a sex 9:00-17:00</p>'],
    ['nl', '<p>Vul hier uw openingstijden in: ma-vr 9:00-17:00</p>'],
    ['pl', '<p>Wpisz tutaj swoje godziny otwarcia: pon-pt 9:00-17:00</p>'],
    ['ro', '<p>Introduceți aici programul dvs.: luni-vineri 9:00-17:00</p>'],
    ['ja', '<p>ここに営業時間を入力してください：月〜金 9:00〜17:00</p>'],
  ])('%s: %s', (lang, body) => {
    expect(factsOf(lang, body)).toEqual([]);
  });

  it.each([
    ['en', 'Our services', 'Service 1', 'Service Two', 'Lorem service', 'Lawn mowing'],
    ['de', 'Unsere Leistungen', 'Leistung 1', 'Dienstleistung 2', 'Lorem Leistung', 'Rasen mähen'],
    ['fr', 'Nos services', 'Service 1', 'Prestation 2', 'Prestation 3', 'Tonte de pelouse'],
    ['es', 'Nuestros servicios', 'Servicio 1', 'Servicio 2', 'Producto 3', 'Corte de césped'],
    ['it', 'I nostri servizi', 'Servizio 1', 'Servizio 2', 'Prodotto 3', 'Taglio del prato'],
    ['pt', 'Nossos serviços', 'Serviço 1', 'Serviço 2', 'Produto 3', 'Corte de relva'],
    ['nl', 'Onze diensten', 'Dienst 1', 'Dienst 2', 'Product 3', 'Gras maaien'],
    ['pl', 'Nasze usługi', 'Usługa 1', 'Usługa nr 2', 'Produkt 3', 'Koszenie trawy'],
    ['ro', 'Serviciile noastre', 'Serviciu 1', 'Serviciul 2', 'Produs 3', 'Tuns gazon'],
    ['ja', 'サービス', 'サービス1', 'サービス２', 'サービス 3', '芝刈り'],
  ])('numbered services in %s', (lang, heading, ...items) => {
    const own = items.at(-1)!;
    const names = namesOf(
      lang,
      `<h2>${heading}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
    );
    expect(names.filter((name) => name !== own)).toEqual([]);
  });

  it('but what is numbered and named is told', () => {
    const body =
      '<h2>Prices</h2><ul><li>Service 1 (small check) $90</li><li>Service 2 (full check) $190</li></ul>';
    expect(namesOf('en', body)).toHaveLength(2);
  });
});

describe('an address over a price is no service', () => {
  it.each([
    ['en', '<p>123 Main St, Denver, CO 80202</p><p>Prices from $30.</p>'],
    ['en', '<p>4 Mill Lane, Leeds LS1 5HD</p><p>Prices from £30.</p>'],
    ['de', '<p>Hauptstr. 4, 10115 Berlin</p><p>Preise ab 30 €.</p>'],
    ['fr', '<p>4 rue du Lac, 69002 Lyon</p><p>Prix à partir de 30 €.</p>'],
    ['es', '<p>Calle Mayor 4, 28013 Madrid</p><p>Precios desde 30 €.</p>'],
  ])('%s: %s', (lang, body) => {
    expect(namesOf(lang, body)).toEqual([]);
  });
});
