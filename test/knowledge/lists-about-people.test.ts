/** What somebody likes or has learnt is listed as services are, and offers nothing. */
import { describe, expect, it } from '@jest/globals';
import { servicesOf } from '../support/services-of.ts';

const under = (heading: string, text: string): string => `<h2>${heading}</h2><p>${text}</p>`;
const list = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

describe('a list of hobbies', () => {
  it.each([
    ['en', 'Services', 'Ruth enjoys planting trees, painting fences, fixing old bikes and baking.'],
    ['en', 'Services', 'In her spare time: garden design, bike repair, painting and baking.'],
    ['de', 'Leistungen', 'Ruth liebt Gartenpflege, Malerarbeiten, Reparaturen und Backkurse.'],
    ['de', 'Leistungen', 'In ihrer Freizeit: Gartenpflege, Malerarbeiten, Reparaturen und Backkurse.'],
    ['fr', 'Services', 'Ruth adore jardinage, peinture, réparation, cours de cuisine.'],
    ['es', 'Servicios', 'A Ruth le gusta la jardinería, pintura, reparación, clases de cocina.'],
    ['it', 'Servizi', 'Ruth adora giardinaggio, pittura, riparazioni, corsi di cucina.'],
    ['pt', 'Serviços', 'Ruth gosta de jardinagem, pintura, reparações, aulas de cozinha.'],
    ['nl', 'Diensten', 'Ruth houdt van tuinonderhoud, schilderwerk, reparaties, kooklessen.'],
    ['pl', 'Usługi', 'Ruth lubi pielęgnację ogrodów, malowanie, naprawy, kursy gotowania.'],
    ['ro', 'Servicii', 'Ruth iubește grădinărit, zugrăveli, reparații, cursuri de gătit.'],
  ])('%s: %s: %s', (language, heading, text) => {
    expect(servicesOf(under(heading, text), language)).toEqual([]);
  });

  it('is told apart from what is offered in the same form', () => {
    expect(servicesOf(under('Services', 'Garden design, bike repair, painting and baking.'))).toHaveLength(3);
  });
});

describe('a biography', () => {
  const work = '<h1>Our services</h1>';
  const items = list('Window cleaning', 'Carpet repair', 'Wall painting');

  it.each([['Hobbies'], ['Biography'], ['Curriculum vitae']])('offers nothing below %s', (heading) => {
    expect(servicesOf(`${work}<h2>Window care</h2>${items}`)).toContain('Carpet repair');
    expect(servicesOf(`${work}<h2>${heading}</h2>${items}`)).not.toContain('Carpet repair');
  });

  it('offers nothing in a sentence about whom its heading names', () => {
    const text = 'Ruth is garden designer, bike repairer, wall painter.';
    expect(servicesOf(`${work}${under('Ruth Field', text)}`)).not.toContain('wall painter');
  });
});
