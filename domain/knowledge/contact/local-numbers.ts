/** Numbers printed without their area, which another number of the site names. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Fact } from '../../../contract/schemas/facts.ts';

const MIN_LOCAL_DIGITS = 5;
const MAX_LOCAL_DIGITS = 8;
/** Of Argentina's areas only that of its capital has numbers of eight digits. */
const [BUENOS_AIRES, BUENOS_AIRES_DIGITS] = ['11', 8];

/** Gives local numbers the area of the site's other numbers of the country, where that makes a valid one. */
export function withAreas(facts: readonly Fact[], country: string | undefined): Fact[] {
  const known = facts.flatMap((fact) => {
    const number =
      fact.kind === 'phone' && fact.value.e164 !== undefined
        ? parsePhoneNumberFromString(fact.value.e164)
        : undefined;
    return number !== undefined && number.country === (country ?? number.country) ? [number] : [];
  });
  return facts.map((fact) => {
    if (fact.kind !== 'phone' || fact.value.e164 !== undefined) return fact;
    const { printed } = fact.value;
    const digits = printed.replace(/\D/g, '');
    const mobile = country === 'AR' && /^15[\s-]?\d/.test(printed) ? digits.slice(2) : undefined;
    if (mobile !== undefined) {
      // "15-5123-4567": a mobile number, dialled with the area of the town behind nought.
      const areas = known.map(({ nationalNumber }) =>
        nationalNumber.replace(/^9(?=\d{10}$)/, '').slice(0, 10 - mobile.length),
      );
      if (mobile.length === BUENOS_AIRES_DIGITS) areas.push(BUENOS_AIRES);
      for (const area of areas) {
        const number = parsePhoneNumberFromString(`0${area}15${mobile}`, 'AR');
        if (number?.isValid() === true) return { ...fact, value: { e164: number.number, printed } };
      }
      return fact;
    }
    if (digits.length < MIN_LOCAL_DIGITS || digits.length > MAX_LOCAL_DIGITS || /^\s*[+0(]/.test(printed))
      return fact;
    if (country === 'AR' && digits.length === BUENOS_AIRES_DIGITS) {
      const number = parsePhoneNumberFromString(`${BUENOS_AIRES}${digits}`, country);
      if (number?.isValid() === true) return { ...fact, value: { e164: number.number, printed } };
    }
    for (const { nationalNumber, country: own } of known) {
      // Mobile numbers of Argentina are dialled with a nine before their area.
      const national = own === 'AR' ? nationalNumber.replace(/^9(?=\d{10}$)/, '') : nationalNumber;
      const area = national.slice(0, Math.max(0, national.length - digits.length));
      if (area === '') continue;
      const number = parsePhoneNumberFromString(`${area}${digits}`, own);
      if (number?.isValid() === true) return { ...fact, value: { e164: number.number, printed } };
    }
    return fact;
  });
}
