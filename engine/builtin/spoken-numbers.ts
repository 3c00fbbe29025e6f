/** Telephone numbers in what is said and written. */

export const phonePattern = /\+?\(?\d[\d\s().\/-]{5,22}\d/g;

/** A telephone number of 7 to 15 digits (E.164's limit), as the caller wrote it. */
export function findPhone(text: string): string | undefined {
  return text.match(phonePattern)?.find((candidate) => {
    const digits = candidate.replace(/\D/g, '').length;
    return (
      digits >= 7 &&
      digits <= 15 &&
      !/^\d{4}-\d{2}-\d{2}$/.test(candidate) &&
      !/^\d{1,2}[./]\d{1,2}[./]\d{4}$/.test(candidate)
    );
  });
}
