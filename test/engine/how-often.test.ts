/** How often one comes is no answer to how long it takes. */
import { describe, expect, it } from '@jest/globals';
import { fact } from './businesses.ts';
import { ask } from './converse.ts';

const often = fact(
  'faq',
  { question: 'How often should I come for a cleaning?', answer: 'Most of our patients come twice a year.' },
  'Most of our patients come twice a year.',
);

describe('how often and how long', () => {
  it('tells nobody who asks how long it takes how often one comes', async () => {
    const said = await ask('en', [often], 'We open at nine.', 'How long does a cleaning take?');
    expect(said).not.toMatch(/^Most|says: Most/);
  });

  it('tells who asks how often', async () => {
    const said = await ask('en', [often], 'We open at nine.', 'How often should I have a cleaning?');
    expect(said).toContain('twice a year');
  });
});
