/** Text and JSON that the database takes: PostgreSQL knows no NUL, and in JSON that it looks into no half of a pair. */

const REFUSED = /[\0\p{Surrogate}]/gu;
/** How `JSON.stringify` writes these; behind a backslash it may be plain text, which costs a second look only. */
const REFUSED_IN_JSON = /\\u(?:0000|d[89a-f])/;

/** A text without what the database refuses. Browsers leave NUL out too; half a pair is what cutting a text leaves. */
export function storableText(text: string): string {
  return text.includes('\0') || !text.isWellFormed() ? text.replace(REFUSED, '') : text;
}

/** `value` as JSON, its texts without what the database refuses: a script of data may spell it as an escape. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!REFUSED_IN_JSON.test(json)) return json;
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'string' ? storableText(part) : part,
  );
}
