/** Steps of work, terms of a stay and titles over services: they stand in lists and cards as services do. */
import { describe, expect, it } from '@jest/globals';
import { servicesOf } from '../support/services-of.ts';

const items = (...names: string[]): string => `<ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`;
const counted = (...names: string[]): string => items(...names.map((name, at) => `0${at + 1} ${name}`));

describe('steps of work', () => {
  it.each([
    [
      'en',
      'Our services',
      ['Dent repair', 'Spray painting', 'Polishing'],
      ['Inspection', 'Quotation', 'Delivery'],
    ],
    [
      'de',
      'Leistungen',
      ['Lackierung', 'Unfallreparatur', 'Politur'],
      ['Anfrage', 'Kostenvoranschlag', 'Übergabe'],
    ],
    [
      'fr',
      'Nos prestations',
      ['Peinture', 'Carrosserie', 'Polissage'],
      ['Prise de contact', 'Devis', 'Livraison'],
    ],
    ['es', 'Servicios', ['Pintura', 'Chapa', 'Pulido'], ['Contacto', 'Presupuesto', 'Entrega']],
    [
      'it',
      'Servizi',
      ['Verniciatura', 'Carrozzeria', 'Lucidatura'],
      ['Sopralluogo', 'Preventivo', 'Consegna'],
    ],
    ['pt', 'Serviços', ['Pintura', 'Bate-chapa', 'Polimento'], ['Contacto', 'Orçamento', 'Entrega']],
    [
      'nl',
      'Diensten',
      ['Spuitwerk', 'Schadeherstel', 'Polijsten'],
      ['Kennismaking', 'Offerte', 'Oplevering'],
    ],
    [
      'pl',
      'Usługi',
      ['Lakierowanie', 'Naprawy blacharskie', 'Polerowanie'],
      ['Oględziny', 'Wycena', 'Odbiór'],
    ],
    ['ro', 'Servicii', ['Vopsitorie', 'Tinichigerie', 'Polish auto'], ['Inspecție', 'Deviz', 'Predare']],
  ])('%s: are none', (language, title, services, steps) => {
    const html = `<h2>${title}</h2>${items(...services)}<h2>${title} 1 – 3</h2>${counted(...steps)}`;
    const told = servicesOf(html, language);
    expect(told).toEqual(expect.arrayContaining(services));
    for (const step of steps) expect(told.filter((name) => name.includes(step))).toEqual([]);
  });

  it('are none of what is counted for its looks', () => {
    const html = `<h2>Our services</h2>${counted('Dent repair', 'Spray painting', 'Wheel alignment')}`;
    expect(servicesOf(html).length).toBe(3);
  });
});

describe('terms of a stay', () => {
  it.each([
    ['en', ['Minimum stay', 'Arrival', 'Departure', 'Payment methods']],
    ['de', ['Mindestaufenthalt', 'Anreise', 'Abreise', 'Zahlung']],
    ['fr', ['Séjour minimum', 'Arrivée', 'Départ', 'Moyens de paiement']],
    ['es', ['Estancia mínima', 'Llegada', 'Salida', 'Formas de pago']],
    ['it', ['Soggiorno minimo', 'Arrivo', 'Partenza', 'Metodi di pagamento']],
    ['pt', ['Estadia mínima', 'Chegada', 'Partida', 'Formas de pagamento']],
    ['nl', ['Minimum verblijf', 'Aankomst', 'Vertrek', 'Betaling']],
    ['pl', ['Minimalny pobyt', 'Przyjazd', 'Wyjazd', 'Formy płatności']],
    ['ro', ['Sejur minim', 'Sosire', 'Plecare', 'Metode de plată']],
    ['ja', ['最低宿泊数', 'チェックイン', 'チェックアウト', 'お支払い方法']],
  ])('%s: are no services', (language, terms) => {
    const html = terms.map((term) => `<div><strong>${term}</strong><span>4 + 2</span></div>`).join('');
    expect(servicesOf(`<h2>Services</h2>${html}`, language)).toEqual([]);
  });
});

describe('a heading over several services', () => {
  it('is their title', () => {
    const box = (name: string, text: string): string =>
      `<div class=card><h3>${name}</h3><p>${text}</p></div>`;
    const clinics =
      box('Travel clinic', 'Vaccinations and advice before a longer journey, with all papers.') +
      box('Diabetes clinic', 'Regular checks of blood sugar, eyes and feet by our nurse and doctor.') +
      box('Blood tests', 'Samples are taken every morning, results are told the day after that.');
    const html = `<h1>Our services</h1><h2>Specialised clinics</h2><p>For everything that lasts.</p>${clinics}`;
    expect(servicesOf(html, 'en', 'https://b.example/services', 'Our services | Mill Clinic')).toEqual([
      'Travel clinic',
      'Diabetes clinic',
      'Blood tests',
    ]);
  });
});

describe('sentences and shares of the insured', () => {
  it('are no names in Japanese', () => {
    const html =
      '<h3>保険診療</h3><table><tr><td>3割負担の方</td><td>900円</td></tr><tr><td>1割負担の方</td><td>300円</td></tr></table><p>別途初診料がかかります 500円</p>';
    expect(servicesOf(html, 'ja')).toEqual(['保険診療 300-900 JPY']);
  });
});

describe('steps under a heading that says so', () => {
  it.each([
    ['en', 'The Implant Process', 'Consultation', 'Placement', 'Healing'],
    ['en', 'Your new garden in 3 easy steps', 'Visit', 'Planting', 'Watering'],
    ['de', 'Behandlungsablauf', 'Beratung', 'Planung', 'Einsetzen'],
    ['de', 'In 3 Schritten zum Implantat', 'Beratung', 'Röntgen', 'Zahnersatz'],
    ['fr', 'Les étapes de votre traitement', 'Consultation', 'Empreinte', 'Pose'],
    ['es', 'Fases del tratamiento', 'Estudio', 'Cirugía', 'Corona'],
    ['it', 'Le fasi del trattamento', 'Visita', 'Impronta', 'Corona'],
    ['nl', 'Stappenplan', 'Intake', 'Behandeling', 'Nazorg'],
    ['pl', 'Przebieg leczenia', 'Konsultacja', 'Zabieg', 'Kontrola'],
    ['pt', 'Etapas do tratamento', 'Consulta', 'Cirurgia', 'Coroa'],
    ['ro', 'Etapele tratamentului', 'Consultație', 'Amprentă', 'Coroană'],
    ['ja', '治療の流れ', 'カウンセリング', '検査', '治療'],
  ])('%s: %s: are no services', (language, heading, ...steps) => {
    const html = `<h1>Alpha</h1><h2>${heading}</h2><ul>${steps.map((step) => `<li>${step}</li>`).join('')}</ul>`;
    expect(servicesOf(html, language)).toEqual([]);
  });
});

describe('entries of a list that are headed like the list', () => {
  it.each([
    ['en', 'Our classes', 'Pilates', 'Spinning', 'Yoga'],
    ['pt', 'Aulas de grupo', 'Pilates', 'Spinning', 'Yoga'],
    ['de', 'Unsere Kurse', 'Pilates', 'Spinning', 'Yoga'],
  ])('%s: stand under %s', (language, heading, ...names) => {
    const entries = names.map((name) => `<li><h2>${name}</h2><p>Postura e flexibilidade.</p></li>`).join('');
    const html = `<h1>Força!</h1><section><h2>${heading}</h2><ul>${entries}</ul></section>`;
    expect(servicesOf(html, language)).toEqual(names);
  });
});

it.each([
  ['fr', 'Nos prestations', 'Ravalement', 'Zinguerie', 'Besoin d’un devis ?'],
  ['en', 'Our services', 'Gutter cleaning', 'Roof repair', 'Have questions?'],
  ['es', 'Nuestros servicios', 'Limpieza dental', 'Ortodoncia', '¿Necesitas cita?'],
  ['de', 'Unsere Leistungen', 'Dachrinnen', 'Fassadenreinigung', 'Noch Fragen?'],
])('%s: a question among cards is no service', (language, heading, one, other, question) => {
  const cards = [one, other, question].map((title) => `<div class="c"><h3>${title}</h3><p>012 345</p></div>`);
  expect(servicesOf(`<h1>Alpha</h1><h2>${heading}</h2>${cards.join('')}`, language)).toEqual([one, other]);
});
