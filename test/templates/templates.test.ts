import { describe, expect, it } from '@jest/globals';
import { findTemplate, templates } from '../../domain/templates/index.ts';
import { outlineFor } from '../../domain/prompt/outlines/index.ts';
import { phrasesFor } from '../../domain/prompt/phrases/index.ts';

const verticals = [
  'general',
  'restaurant',
  'cafe',
  'dental',
  'medical',
  'salon',
  'fitness',
  'legal',
  'home_services',
  'auto_repair',
  'hotel',
  'vet',
  'real_estate',
  'cleaning',
];

describe('templates', () => {
  it.each(verticals)('%s exists', (id) => {
    expect(findTemplate(id)?.id).toBe(id);
  });

  it('answers undefined for an unknown id', () => {
    expect(findTemplate('astrology')).toBeUndefined();
    expect(findTemplate('__proto__')).toBeUndefined();
  });

  it('has unique ids, roles and styles', () => {
    for (const values of [
      templates.map(({ id }) => id),
      templates.map(({ outline }) => outline.role),
      templates.map(({ outline }) => outline.style),
    ]) {
      expect(new Set(values).size).toBe(templates.length);
    }
  });

  describe.each(templates.map((template) => [template.id, template] as const))('%s', (_id, template) => {
    it('asks for four to eight well-formed slots, some of them required', () => {
      const names = template.slots.map(({ name }) => name);
      expect(names.length).toBeGreaterThanOrEqual(4);
      expect(names.length).toBeLessThanOrEqual(8);
      expect(new Set(names).size).toBe(names.length);
      for (const slot of template.slots) {
        expect(slot.name).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
        expect(slot.description).not.toBe('');
        if (slot.type === 'enum') expect(slot.values?.length).toBeGreaterThan(1);
      }
      expect(template.slots.some(({ required }) => required)).toBe(true);
      expect(template.slots.some(({ type }) => type === 'phone')).toBe(true);
    });

    it('has four to eight intents with distinct names', () => {
      const names = template.intents.map(({ name }) => name);
      expect(names.length).toBeGreaterThanOrEqual(4);
      expect(names.length).toBeLessThanOrEqual(8);
      expect(new Set(names).size).toBe(names.length);
      for (const { name, description } of template.intents) {
        expect(name).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
        expect(description).not.toBe('');
      }
    });

    it('says whom it is, what it wants, what it never does and how it hands over', () => {
      const { role, style, goals, never, handover } = template.outline;
      for (const text of [role, style, handover]) expect(text.length).toBeGreaterThan(15);
      expect(goals.length).toBeGreaterThanOrEqual(2);
      expect(never.length).toBeGreaterThanOrEqual(2);
      expect(template.confidenceThreshold).toBeGreaterThan(0);
      expect(template.confidenceThreshold).toBeLessThan(1);
    });

    it.each(['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'ro', 'ja'])(
      'can be asked and outlined in %s',
      (language) => {
        const phrases = phrasesFor(language);
        expect(phrases.language).toBe(language);
        expect(template.slots.filter(({ name }) => phrases.slots[name] === undefined)).toEqual([]);
        const outline = outlineFor(template, language);
        expect(outline.never).toHaveLength(template.outline.never.length);
        expect(outline.goals).toHaveLength(template.outline.goals.length);
        const lines = ({ role, style, goals, never, handover }: typeof outline): string[] => [
          ...[role, style, handover],
          ...goals,
          ...never,
        ];
        if (language !== 'en')
          expect(lines(outline).filter((line) => lines(template.outline).includes(line))).toEqual([]);
      },
    );
  });

  it.each(['medical', 'dental', 'legal', 'home_services'])(
    '%s sends emergencies to the local emergency number',
    (id) => {
      expect(findTemplate(id)?.outline.never.join(' ')).toMatch(/emergency number/);
    },
  );
});
