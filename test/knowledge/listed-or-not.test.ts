/** Lists that look like services and are none, and lists of services that only their title or their menu tells. */
import { describe, expect, it } from '@jest/globals';
import { servicesOf } from '../support/services-of.ts';

const list = (...entries: string[]): string =>
  `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`;

describe('what somebody has learnt', () => {
  it.each([
    ['en', 'Qualifications', 'Diploma in massage therapy', 'Certificate in reflexology'],
    ['de', 'Beruflicher Werdegang', 'Ausbildung in Massage', 'Fortbildung Lymphdrainage'],
    ['fr', 'Formations et diplômes', 'Diplôme de massage suédois', 'Certificat de réflexologie'],
    ['es', 'Formación académica', 'Máster en terapia familiar', 'Curso de masaje infantil'],
    ['it', 'Percorso formativo', 'Corso di massaggio svedese', 'Diploma in osteopatia'],
    ['pt', 'Formação profissional', 'Mestrado em psicologia clínica', 'Curso de terapia familiar'],
    ['nl', 'Opleidingen en cursussen', 'Opleiding sportmassage', 'Cursus voetreflexologie'],
    ['pl', 'Wykształcenie', 'Kurs masażu klasycznego', 'Studia podyplomowe z dietetyki'],
    ['ro', 'Studii și formare', 'Curs de masaj terapeutic', 'Master în nutriție'],
    ['ja', '保有資格', 'マッサージ師免許', '整体師認定'],
  ])('%s: is not offered', (language, title, one, other) => {
    const body = `<h1>Alpha</h1><h2>${title}</h2>${list(one, other, 'Certified massage (ITEC)')}`;
    expect(servicesOf(body, language)).toEqual([]);
  });
});

describe('signs of an illness', () => {
  const signs = list('Bleeding gums', 'Increased salivation', 'Swollen gums', 'Bad breath');

  it('are not offered where a sentence says what they are', () => {
    const body = `<h2>Services</h2><h3>Dental care</h3><p>Watch your pet. Some of the signs include:</p>${signs}`;
    expect(servicesOf(body)).not.toContain('Swollen gums');
  });

  it.each([
    ['en', 'Symptoms'],
    ['de', 'Symptome'],
    ['fr', 'Les symptômes'],
    ['es', 'Síntomas'],
    ['it', 'Sintomi'],
    ['pt', 'Sintomas'],
    ['nl', 'Symptomen'],
    ['pl', 'Objawy'],
    ['ro', 'Simptome'],
    ['ja', '主な症状'],
  ])('%s: are not offered under "%s"', (language, title) => {
    expect(servicesOf(`<h1>Alpha</h1><h2>${title}</h2>${signs}`, language)).toEqual([]);
  });

  it('leave the signs that somebody makes', () => {
    const made = list('Shop signs', 'Vehicle signs', 'Neon signs');
    expect(servicesOf(`<h2>Our services</h2><p>We make all kinds of signs:</p>${made}`)).toEqual([
      'Shop signs',
      'Vehicle signs',
      'Neon signs',
    ]);
  });
});

it.each([
  ['en', 'Workshops'],
  ['de', 'Kurse und Workshops'],
  ['fr', 'Nos ateliers'],
  ['es', 'Talleres'],
  ['it', 'Corsi e laboratori'],
  ['nl', 'Workshops'],
  ['pl', 'Warsztaty'],
  ['ro', 'Ateliere'],
])('%s: whatever stands under "%s" is offered', (language, title) => {
  const body = `<h1>Alpha</h1><h2>${title}</h2>${list('WhatsApp', 'iPad', 'Internet', 'Canva')}`;
  expect(servicesOf(body, language)).toEqual(['WhatsApp', 'iPad', 'Internet', 'Canva']);
});

describe('entries that may be one or several', () => {
  it('are told once', () => {
    const entries = list(
      'Trousers, dresses, skirts and sleeves shortened',
      'Zips replaced',
      'Curtains hemmed',
    );
    const told = servicesOf(`<h2>Our services</h2>${entries}`);
    expect(told).toContain('Zips replaced');
    const isPart = (name: string): boolean => /^(?:Trousers|dresses|skirts)/.test(name);
    const whole = told.filter((name) => name.startsWith('Trousers, dresses'));
    expect(told.filter(isPart)).toHaveLength(whole.length === 1 ? 1 : 2);
  });

  it.each([
    ['en', 'And much more on request'],
    ['de', 'Und vieles mehr auf Anfrage'],
  ])('%s: nothing is called "%s"', (language, more) => {
    const told = servicesOf(`<h2>Services</h2>${list('Massage', 'Reiki', more)}`, language);
    expect(told.join(' ')).not.toMatch(/more|mehr/i);
  });
});

describe('a menu that folds out below an entry of the navigation', () => {
  const menu = (title: string, ...entries: string[]): string => {
    const links = entries.map((entry, at) => `<li><a href="/f/${at}">${entry}</a></li>`).join('');
    return `<li class=dropdown><a href="/f">${title}</a><ul class=dropdown-menu>${links}</ul></li>`;
  };
  const tiles = ['Fertility treatment', 'Acupuncture', 'Massage therapy']
    .map((title) => `<div class=tile><h3>${title}</h3><p>Gentle help from trained people.</p></div>`)
    .join('');
  const page = (...menus: string[]): string[] =>
    servicesOf(`<nav><ul>${menus.join('')}</ul></nav><main><h2>What we offer</h2>${tiles}</main>`);

  it('lists services where the page names one so', () => {
    const told = page(
      menu('Fertility treatment', 'IVF support', 'Natural support', 'Male fertility support'),
    );
    expect(told).toEqual(expect.arrayContaining(['IVF support', 'Natural support']));
  });

  it('does not where it is something else', () => {
    expect(page(menu('About', 'Our story', 'Our town', 'The house'))).toHaveLength(3);
  });
});
