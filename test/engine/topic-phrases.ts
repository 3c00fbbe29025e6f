/** Everyday topics in ten languages: what a site says of each, and how callers ask for it in other words. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export interface TopicPhrases {
  topic: string;
  /** Topics of one family may answer each other, so that they never stand on one site. */
  family: string;
  says: string;
  asks: readonly string[];
}

const folder = path.join(import.meta.dirname, '..', 'fixtures', 'topics');

/** By language; a file has for each topic `# topic family`, `= what the site says`, and questions between bars. */
export const topicPhrases = (): ReadonlyMap<string, readonly TopicPhrases[]> =>
  new Map(
    readdirSync(folder).map((file) => [
      path.basename(file, '.txt'),
      readFileSync(path.join(folder, file), 'utf8')
        .split(/^# /mu)
        .slice(1)
        .map((part): TopicPhrases => {
          const [head = '', says = '', asks = ''] = part.split('\n');
          const [topic = '', family = topic] = head.trim().split(' ');
          return { topic, family, says: says.replace('= ', ''), asks: asks.split(' | ') };
        }),
    ]),
  );

const sites = 4;

/** The topics of a language on few sites, those of one family apart. */
export function inSites(topics: readonly TopicPhrases[]): TopicPhrases[][] {
  const parts = Array.from({ length: sites }, (): TopicPhrases[] => []);
  for (const each of topics) {
    const [free] = parts
      .filter((part) => part.every(({ family }) => family !== each.family))
      .sort((a, b) => a.length - b.length);
    (free ?? parts[0])?.push(each);
  }
  return parts;
}
