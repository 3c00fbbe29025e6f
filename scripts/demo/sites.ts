/** What a demo can be made from: a bundled sample by name, or any address. */
import { StackError } from '../stack/errors.ts';

export interface DemoSite {
  url: string;
  template: string;
  /** Asked where nobody is there to type. */
  questions: string[];
}

const samples: Record<string, Omit<DemoSite, 'url'>> = {
  trattoria: {
    template: 'restaurant',
    questions: [
      'Are you open on Sunday at one?',
      'How much is the lasagna?',
      'Do you have live music?',
      'Thank you, bye!',
    ],
  },
  dental: {
    template: 'dental',
    questions: [
      'When do you open on Monday?',
      'Do you take new patients?',
      'Do you sell bicycles?',
      'Thank you, bye!',
    ],
  },
  friseur: {
    template: 'salon',
    questions: [
      'Wann haben Sie am Samstag geöffnet?',
      'Was kostet ein Herrenschnitt?',
      'Verkaufen Sie Fahrräder?',
      'Danke, tschüss!',
    ],
  },
};

const anyBusiness = [
  'What are your opening hours?',
  'What is your address?',
  'How much do you charge?',
  'Thank you, bye!',
];

/** @param given a sample's name or an address; the first sample where it is left out. Throws `StackError`. */
export function chooseSite(given: string | undefined, sampleUrls: Record<string, string>): DemoSite {
  const name = given ?? Object.keys(samples)[0] ?? '';
  const sample = samples[name];
  const sampleUrl = sampleUrls[name];
  if (sample && sampleUrl) return { url: sampleUrl, ...sample };
  if (given === undefined || sample)
    throw new StackError('The sample sites are not served here; give an address.');
  if (/^[\w-]+$/.test(given))
    throw new StackError(
      `There is no sample site called ${given}. Samples: ${Object.keys(samples).join(', ')}; or give a web address.`,
    );
  const known = Object.entries(sampleUrls).find(([, url]) => given.replace(/\/$/, '') === url)?.[0];
  return { url: given, template: 'general', questions: anyBusiness, ...(known ? samples[known] : {}) };
}
