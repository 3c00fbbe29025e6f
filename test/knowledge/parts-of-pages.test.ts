/** Titles of parts of a page stand in lists and cards as services do, and offer nothing. */
import { describe, expect, it } from '@jest/globals';
import { isPagePart } from '../../domain/knowledge/offers/no-offers.ts';
import { card, servicesOf } from '../support/services-of.ts';

it('memberships and ratings are no offers', () => {
  const list = [
    'Dog boarding',
    'Day care',
    'NASDU Member',
    'Five-star Council Rating',
    'Guild of Groomers member',
  ];
  expect(
    servicesOf(`<h2>Our services</h2><ul>${list.map((entry) => `<li>${entry}</li>`).join('')}</ul>`),
  ).toEqual(['Dog boarding', 'Day care']);
});

it('pictures that nobody named are no offers', () => {
  expect(
    servicesOf('<h2>Our services</h2><ul><li>Image 01</li><li>Image 02</li><li>Photo 3</li></ul>'),
  ).toEqual([]);
});

describe('the title of a part of a page', () => {
  it.each([
    ['Training Schedule', 'Class Information', 'Getting Started', 'Post Op Instructions', 'Publications'],
    ['Visitor information', 'Patient instructions', 'Information', 'Booking information'],
    ['Informations', 'Formulaires de contact', 'Instructions', 'Informations générales'],
    ['All rooms', 'Extras', 'New patient forms', 'Downloads', 'Class timetable'],
    ['Kursplan', 'Wichtige Informationen', 'Kursinfos', 'Pflegeanleitung', 'Anmeldeformular', 'Alle Kurse'],
    ['Planning des cours', 'Informations pratiques', 'Consignes après les soins', 'Toutes nos chambres'],
    ['Horario de clases', 'Información general', 'Primeros pasos', 'Formularios', 'Todos nuestros servicios'],
    ['Orario delle lezioni', 'Informazioni utili', 'Modulistica', 'Pubblicazioni', 'Tutte le camere'],
    ['Horário das aulas', 'Informações úteis', 'Publicações', 'Todos os quartos'],
    ['Lesrooster', 'Praktische informatie', 'Aan de slag', 'Extra’s', 'Alle kamers'],
    ['Plan zajęć', 'Informacje ogólne', 'Do pobrania', 'Publikacje', 'Wszystkie usługi'],
    ['Orar cursuri', 'Informații utile', 'Formulare', 'Publicații', 'Toate camerele'],
    ['レッスンスケジュール', '施設情報', '注意事項'],
  ])('is one: %s, %s, %s', (...titles) => {
    expect(titles.filter((title) => !isPagePart(title))).toEqual([]);
  });

  it('is told apart from what is offered', () => {
    const offered = [
      'Information technology',
      'First aid instructions',
      'Instructions for first-time riders',
      'Flight instructions',
      'Formulaires administratifs',
      'Informations juridiques',
      'Instructions de vol',
      'Informazioni catastali',
      'Información catastral',
      'Informacje prawne',
      'Juridische informatie',
      'Tourist information',
      'Driving instruction',
      'Trainingsplan',
      'Concrete forms',
      'Bookkeeping',
    ];
    expect(offered.filter(isPagePart)).toEqual([]);
  });

  it('is left out among cards of services', () => {
    const cards = ['Puppy training', 'Dog walking', 'Training schedule', 'Dog grooming'].map((title) =>
      card(title),
    );
    expect(servicesOf(`<h2>Our services</h2>${cards.join('')}`)).toEqual([
      'Puppy training',
      'Dog walking',
      'Dog grooming',
    ]);
  });
});
