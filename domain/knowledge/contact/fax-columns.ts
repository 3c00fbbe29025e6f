/** Labels in one column, values in the next: which of the numbers is the fax. */
import type { PageView } from '../page/page-view.ts';
import { phrases, type WordTable } from '../words/index.ts';

type Label = 'phone' | 'fax' | 'email';

/**
 * "Phone: / Fax: / Email:" one below the other, and then what they are: the fax stands in the place of its label. As
 * printed; `numbersIn` finds the telephone numbers of a text.
 */
export function faxesInColumns(page: PageView, numbersIn: (text: string) => string[]): string[] {
  const faxes: string[] = [];
  let labels: Label[] = [];
  for (const [index, line] of page.lines.entries()) {
    const label = line.text.length <= 20 ? labelOf(line.folded, page) : undefined;
    if (label !== undefined) {
      labels.push(label);
      continue;
    }
    const numbered = labels.filter((one) => one !== 'email');
    if (labels.length >= 2 && numbered.includes('fax')) {
      const values = page.lines
        .slice(index, index + labels.length)
        .flatMap(({ text }) => (text.length > 300 ? [] : numbersIn(text)))
        .slice(0, numbered.length);
      if (values.length === numbered.length) faxes.push(values[numbered.indexOf('fax')]!);
    }
    labels = [];
  }
  return faxes;
}

/** What a label on a line of its own says of the line below it; labels one below the other are columns. */
export function labelAbove(page: PageView, index: number): Label | undefined {
  const [above, further] = [index - 1, index - 2].map((at) => {
    const line = page.lines[at];
    return line && line.text.length <= 20 ? labelOf(line.folded, page) : undefined;
  });
  return further === undefined ? above : undefined;
}

const labelsOf = new WeakMap<WordTable, ReadonlyMap<string, Label>>();

function labelOf(folded: string, { words }: PageView): Label | undefined {
  let labels = labelsOf.get(words);
  if (labels === undefined) {
    const { fax, phone } = words.phone;
    labels = new Map<string, Label>([
      ...['email', 'e-mail'].map((label) => [label, 'email'] as const),
      ...phrases(`${phone}, tel, phone`).map((label) => [label, 'phone'] as const),
      ...phrases(`${fax}, fax`).map((label) => [label, 'fax'] as const),
    ]);
    labelsOf.set(words, labels);
  }
  return labels.get(folded.replace(/[\s.:]+$/, ''));
}
