import { describe, expect, it } from '@jest/globals';
import { comparePrompts, type ComparedPrompt } from '../../domain/prompt/compare-prompts.ts';
import { composePrompt } from '../../domain/prompt/compose-prompt.ts';
import { factId } from '../../domain/prompt/fact-id.ts';
import { findTemplate } from '../../domain/templates/index.ts';
import type { Fact } from '../../contract/schemas/facts.ts';
import { fact, knowledge, service } from '../engine/businesses.ts';

const version = (number: number, facts: Fact[]): ComparedPrompt => {
  const template = findTemplate('salon');
  if (template === undefined) throw new Error('no template');
  const known = knowledge('en', [fact('name', { text: 'Salon 21' }, 'Salon 21'), ...facts]);
  const prompt = composePrompt({ template, agentName: 'x', knowledge: known, language: 'en' });
  return { number, ...prompt, language: 'en', facts: known.facts };
};

describe('comparePrompts', () => {
  it('shows a changed price with the facts on both sides', () => {
    const [before, after] = [service('Haircut', '$40'), service('Haircut', '$45')];
    const lines = comparePrompts(version(1, [before]), version(2, [after]));
    expect(lines[0]).toMatch(/^@@ version 1, line \d+ → version 2, line \d+ @@$/);
    expect(lines.filter((line) => /^[+-]/.test(line))).toEqual(['-- Haircut: $40', '+- Haircut: $45']);
    expect(lines).toContain(`      ${factId(before)}  https://site.example/  “Haircut $40”`);
    expect(lines).toContain(`      ${factId(after)}  https://site.example/  “Haircut $45”`);
  });

  it('is empty where nothing changed', () => {
    expect(comparePrompts(version(1, [service('Cut')]), version(2, [service('Cut')]))).toEqual([]);
  });
});

describe('factId', () => {
  it('is the same for the same statement, and another for another page or value', () => {
    const one = service('Cut', '$40');
    expect(factId({ ...one })).toBe(factId(one));
    expect(factId(fact('service', { name: 'Cut', price_text: '$41' }, 'Cut $40'))).not.toBe(factId(one));
    expect(factId({ ...one, source: { ...one.source, url: 'https://other.example/' } })).not.toBe(
      factId(one),
    );
  });
});
