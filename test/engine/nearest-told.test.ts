/** What a site says that may well be the answer, told beside "I don't know for certain". */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { createBuiltinEngine } from '../../engine/builtin/index.ts';
import { agentOf } from '../../eval/score-answers.ts';

const engine = createBuiltinEngine();
const now = new Date('2026-03-04T15:00:00Z');

async function reply(language: string, lines: readonly string[], ...asked: string[]) {
  const url = 'https://willow.example/';
  const html = `<html lang=${language}><title>Willow</title><body><h1>Willow</h1>${lines.map((line) => `<p>${line}</p>`).join('')}</body></html>`;
  const agent = agentOf(composeKnowledge([readPage({ url, html })], { url, readAt: now }), 'general');
  return engine.reply({ agent, turns: asked.map((text) => ({ speaker: 'caller' as const, text })), now });
}

describe('a sentence that is nearly likely enough', () => {
  it('is told as what comes nearest, without a source, and never behind "the website does not say"', async () => {
    const lines = [
      'Sex offences and murder are outside this practice.',
      'We take care of theft and assault.',
    ];
    const { text, sources } = await reply('en', lines, 'Do you handle murder cases?');
    expect(text).toContain('murder are outside this practice');
    expect(text).toContain('for certain');
    expect(sources).toEqual([]);
    expect(text).not.toContain('does not say');
  });

  it('is not looked for where nothing is near', async () => {
    const { text } = await reply('en', ['We mend walls, roofs and floors.'], 'Do you sell guitars?');
    expect(text).not.toContain('comes nearest');
    expect(text).toMatch(/don’t (?:know|see)/);
  });
});

describe('what the caller tells first', () => {
  it('decides between sentences that answer the question alike', async () => {
    const lines = [
      'From Ashby you find us on the right hand side of the road.',
      'From Milton you find us on the left hand side of the road.',
    ];
    for (const [town, side] of [
      ['Ashby', 'right'],
      ['Milton', 'left'],
    ]) {
      const { text } = await reply(
        'en',
        lines,
        `I'm driving over from ${town}, which side of the road are you on?`,
      );
      expect(text).toContain(side);
    }
  });

  it('is answered before a request about it begins', async () => {
    const { text, sources } = await reply(
      'es',
      ['Reparación de computadoras, notebooks y consolas.', 'Estamos en Lugo.'],
      'Hola, se me rompió la notebook, ¿ustedes arreglan eso?',
    );
    expect(text).toContain('Reparación de computadoras, notebooks y consolas.');
    expect(sources).toHaveLength(1);
  });
});
