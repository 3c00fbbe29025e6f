/** Links of each service for town after town, as sites lay them out for search engines. */
import { describe, expect, it } from '@jest/globals';
import { servicesOf } from '../support/services-of.ts';

const links = (names: readonly string[]): string =>
  `<ul>${names.map((name) => `<li><a href="/${name.toLowerCase().replaceAll(' ', '-')}">${name}</a></li>`).join('')}</ul>`;
const page = (title: string, services: readonly string[], ends: readonly string[]): string =>
  `<h1>Alpha</h1><h2>${title}</h2>${services
    .map((service) => `<div><h3>${service}</h3>${links(ends.map((end) => `${service} ${end}`))}</div>`)
    .join('')}`;

describe('a service for each of several towns', () => {
  it.each([
    ['en', 'Our services', ['Drain cleaning', 'Boiler repair'], ['Ashford', 'Hythe', 'Dover', 'Deal', 'Rye']],
    ['en', 'Our services', ['Drain cleaning in', 'Boiler repair in'], ['Ashford', 'Hythe', 'Dover', 'Deal']],
    [
      'de',
      'Unsere Leistungen',
      ['Rohrreinigung', 'Dachreparatur'],
      ['Bonn', 'Siegburg', 'Hennef', 'Bad Honnef'],
    ],
    ['es', 'Nuestros servicios', ['Cerrajero', 'Fontanero'], ['Getafe', 'Leganés', 'Parla', 'Pinto']],
    ['fr', 'Nos services', ['Plombier', 'Serrurier'], ['Vannes', 'Auray', 'Lorient', 'Pontivy']],
    ['it', 'I nostri servizi', ['Idraulico', 'Elettricista'], ['Monza', 'Lissone', 'Desio', 'Seregno']],
    ['nl', 'Onze diensten', ['Loodgieter', 'Slotenmaker'], ['Breda', 'Tilburg', 'Oosterhout', 'Etten-Leur']],
    ['pl', 'Nasze usługi', ['Hydraulik', 'Elektryk'], ['Gdynia', 'Sopot', 'Rumia', 'Reda']],
    ['pt', 'Os nossos serviços', ['Canalizador', 'Eletricista'], ['Braga', 'Barcelos', 'Fafe', 'Esposende']],
    ['ro', 'Serviciile noastre', ['Instalator', 'Electrician'], ['Cluj', 'Turda', 'Gherla', 'Dej']],
  ])('in %s is told without them', (language, title, services, towns) => {
    const told = servicesOf(page(title, services, towns), language).join('; ');
    for (const town of towns) expect(told).not.toContain(town);
  });

  it.each([
    ['en', 'Our services', ['Roof', 'Gutter'], ['Repair', 'Cleaning', 'Installation', 'Replacement']],
    ['en', 'Our services', ['Haircut', 'Colour'], ['Ladies', 'Gents', 'Children', 'Seniors']],
  ])('in %s is another thing than kinds of work or for whom it is', (language, title, services, kinds) => {
    const told = servicesOf(page(title, services, kinds), language);
    expect(told).toContain(`${services[0]!} ${kinds[0]!}`);
    expect(told).toContain(`${services[1]!} ${kinds[1]!}`);
  });

  it('is needed twice: one list alone may be kinds', () => {
    const told = servicesOf(page('Our services', ['Massage'], ['Thai', 'Balinese', 'Hawaiian', 'Swedish']));
    expect(told).toContain('Massage Thai');
  });
});
