/** A house that tells nothing but when it serves lunch and when dinner is open then. */
import type { Fact } from '../../../contract/schemas/facts.ts';
import { foldWord, phrases, wordsOf } from '../words/index.ts';

type HoursFact = Extract<Fact, { kind: 'hours' }>;

/** The facts of a site, those of both meals as the hours of the house where it has no others. */
export function openForMeals(facts: readonly Fact[], language: string): Fact[] {
  const { lunch, dinner } = wordsOf(language).hours;
  const meals = new Map<Fact, Meal>();
  for (const fact of facts) {
    const meal = fact.kind === 'hours' ? mealOf(fact, [phrases(lunch), phrases(dinner)]) : undefined;
    if (meal) meals.set(fact, meal);
  }
  const open = [...meals.values()].filter(({ fact }) => isSpan(fact));
  const others = facts.filter((fact) => !meals.has(fact)).filter(isOpening);
  if (new Set(open.map(({ at }) => at)).size < 2 || others.some((fact) => isOfHouse(fact, open)))
    return [...facts];
  return facts.flatMap((fact) => {
    const meal = meals.get(fact);
    if (meal === undefined) return [fact];
    const { label: _, ...told } = meal.fact.value;
    // Closed for one meal, the house may be open for the other.
    const days = told.closed
      ? told.days.filter((day) => !open.some((other) => other.fact.value.days.includes(day)))
      : told.days;
    if (told.closed && days.length === 0) return [];
    return [{ ...meal.fact, value: { ...told, days, ...(meal.label === '' ? {} : { label: meal.label }) } }];
  });
}

/** A fact that is told of a meal. */
interface Meal {
  fact: HoursFact;
  /** Which of the two. */
  at: number;
  /** What else its label says: "Public holidays" before "Dinner". */
  label: string;
}

function mealOf(fact: HoursFact, meals: readonly string[][]): Meal | undefined {
  const { label = '', days } = fact.value;
  const folded = foldWord(label).replace(/\s*[:：]$/, '');
  for (const [at, words] of meals.entries()) {
    const word = words.find((one) => folded === one || (days.length === 0 && folded.endsWith(` ${one}`)));
    if (word !== undefined) return { fact, at, label: label.slice(0, folded.length - word.length).trim() };
  }
  return undefined;
}

const isSpan = ({ value }: HoursFact): boolean => value.opens !== null && value.closes !== null;

const isOpening = (fact: Fact): fact is HoursFact => fact.kind === 'hours' && isSpan(fact);

/**
 * Hours without a name, unless one of the meals keeps the same; and those that begin before the meals do, such as breakfast
 * at a hotel.
 */
function isOfHouse({ value }: HoursFact, meals: readonly { fact: HoursFact }[]): boolean {
  const isOfMeal = meals.some(
    ({ fact }) =>
      fact.value.opens === value.opens &&
      fact.value.closes === value.closes &&
      value.days.every((day) => fact.value.days.includes(day)),
  );
  return (
    (value.label === undefined && value.days.length > 0 && !isOfMeal) ||
    meals.every(({ fact }) => value.opens! < fact.value.opens!)
  );
}
