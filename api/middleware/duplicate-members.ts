/** Members that stand twice in a JSON text. Parsers keep the last one, others the first: what was meant is not known. */

interface Frame {
  /** Where it stands, e.g. `payload.slots[2]`. */
  path: string;
  /** Names seen so far; absent in arrays. */
  names?: Set<string>;
  name: string;
  index: number;
}

/**
 * Paths of all that stand twice, whether or not their values are equal, each cut to `longestPath`. Walks without recursion
 * and in linear time.
 * @param text valid JSON
 */
export function findDuplicateMembers(text: string, longestPath: number): string[] {
  const found: string[] = [];
  const open: Frame[] = [];
  let awaitsName = false;
  const pathHere = (frame: Frame | undefined) => {
    if (!frame) return '';
    if (!frame.names) return `${frame.path}[${frame.index}]`.slice(0, longestPath);
    return (frame.path === '' ? frame.name : `${frame.path}.${frame.name}`).slice(0, longestPath);
  };
  for (let at = 0; at < text.length; at += 1) {
    const frame = open.at(-1);
    switch (text[at]) {
      case '{':
        open.push({ path: pathHere(frame), names: new Set(), name: '', index: 0 });
        awaitsName = true;
        break;
      case '[':
        open.push({ path: pathHere(frame), name: '', index: 0 });
        awaitsName = false;
        break;
      case '}':
      case ']':
        open.pop();
        awaitsName = false;
        break;
      case ',':
        if (frame) frame.index += 1;
        awaitsName = frame?.names !== undefined;
        break;
      case '"': {
        const end = endOfString(text, at);
        if (awaitsName && frame?.names) {
          frame.name = JSON.parse(text.slice(at, end + 1)) as string;
          if (frame.names.has(frame.name)) found.push(pathHere(frame));
          frame.names.add(frame.name);
        }
        awaitsName = false;
        at = end;
        break;
      }
      default:
    }
  }
  return [...new Set(found)];
}

/** Of the closing quote. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
