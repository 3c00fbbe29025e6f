/** Answers the clauses of a turn, each with what was told before it. */
import { aboutOf, answerClause } from './answer.ts';
import { spokenOf } from './answers/answers-of-before.ts';
import { joinAnswers } from './answers/join-answers.ts';
import { hoursAfterAll } from './answers/hours-questions.ts';
import { personOf } from './answers/staff-answers.ts';
import { namesOf } from './answers/contact-questions.ts';
import type { Answer, Scene } from './business.ts';
import { clausesOf, isPreface } from './language/clauses.ts';
import { isQuestion } from './questions/asking.ts';
import { isPriced } from './language/amounts.ts';
import { stemsTold } from './evidence/told-before.ts';
import { daysNamed } from './questions/days-before.ts';
import { hear, type Focus, type Question } from './questions/question.ts';
import { fold } from './language/text.ts';
import { answerSmallTalk } from './small-talk.ts';

/** A question by itself, or with what the caller told before it: "My car has some rust, can you treat that?" */
function answerTold(clause: string, told: string, scene: Scene, focus: Focus): Answer | null {
  const { lexicon } = scene;
  if (told === '') return answerClause(clause, scene, focus);
  const whole = `${told}${clause}`;
  // "My dog weighs 50 pounds, how much is a bath?"
  if (lexicon.measures.amountsIn(told).length > 0) {
    const measured = answerClause(whole, scene, focus, clause);
    if (measured !== null && measured.isSilent !== true) return measured;
  }
  // "It's an emergency, who do I call?", "I'm in Southgate, do you come out here?"
  const isWhom = lexicon.has('phone', clause) || lexicon.topicsOf(clause).has('calling');
  const isServed = lexicon.has('area', clause) || lexicon.topicsOf(clause).has('homeVisit');
  const isThere = isServed && namesOf(told, scene).length > 0;
  if ((isWhom && lexicon.topicsOf(told).has('emergency')) || isThere)
    return answerClause(whole, scene, focus, clause);
  const answer = answerClause(clause, { ...scene, told }, focus);
  const about = aboutOf(clause, scene);
  // "I need new brakes, could you help?" asks for no help at large.
  const isOfTold = about.length === 0 && lexicon.topicsOf(told).size > 0;
  const isThin = isOfTold || (about.length <= 1 && lexicon.topicsOf(clause).size === 0);
  if (answer !== null && answer.isSilent !== true && !isThin) return answer;
  const answerOfWhole = answerClause(whole, scene, focus, clause);
  // "A dozen eggs, how much is it?" asks for no price list.
  const isBare = about.length === 0 || !speaksOf(told, answer, scene);
  return answerOfWhole !== null && (isBare || answerOfWhole.isSilent !== true)
    ? answerOfWhole
    : (answer ?? answerOfWhole);
}

/** Whether an answer leaves out nothing that was told and that the site speaks of in places, not everywhere. */
const speaksOf = (told: string, answer: Answer | null, scene: Scene): boolean => {
  const said = new Set(scene.lexicon.stemsOf(answer?.text ?? ''));
  return stemsTold(told, scene).every((stem) => scene.index.covers(said, stem));
};

/** "Do I pay for parking?" asks for no price where none is told: what follows may be asked of anything. */
function topicOf({ topic, text }: Answer, { clause, scene, asksPrice }: Question): Focus['topic'] {
  const asksAmount = scene.lexicon.paraphrases.open.test(fold(clause)) || isPriced.test(text);
  if (topic === 'price') return asksAmount ? topic : undefined;
  return topic ?? (asksPrice && asksAmount ? 'price' : undefined);
}

const maxFrontedWords = 6;

/** "And on Saturdays, are you open?": what is put before a question, behind an "and", is a part of it. */
function withFronted(clauses: readonly string[], scene: Scene): string[] {
  const { lexicon } = scene;
  const isFronted = (clause: string): boolean => {
    const [first = '', ...others] = clause.trim().split(/\s+/u);
    return (
      others.length > 0 &&
      others.length < maxFrontedWords &&
      lexicon.has('followUp', `${first} ${others[0] ?? ''}`) &&
      !/[.?!？！。]$/u.test(clause.trim()) &&
      !isQuestion(lexicon.without(['followUp'], clause), scene)
    );
  };
  return clauses.reduce<string[]>((joined, clause) => {
    const before = joined.at(-1);
    if (before === undefined || !isFronted(before)) return [...joined, clause];
    return [...joined.slice(0, -1), `${before}, ${clause}`];
  }, []);
}

const maxClauses = 6;

/** The answers to all clauses of a turn, and what it was about; `toldBefore` is what the caller has told in turns before. */
export function answerTurn(
  text: string,
  before: Focus,
  scene: Scene,
  toldBefore = '',
): { answer: Answer | null; focus: Focus } {
  const answers: Answer[] = [];
  let focus = before;
  const clauses = withFronted(clausesOf(text, scene.lexicon.words), scene).slice(0, maxClauses);
  let told = toldBefore;
  const hasQuestion = clauses.some((clause) => isQuestion(clause, scene));
  const lastMarked = clauses.findLastIndex((clause) => /[?？]/u.test(clause));
  for (const [at, clause] of clauses.entries()) {
    // "I've got a leak, can someone come at night?": what is told before a question asks nothing by itself.
    if (hasQuestion && (isPreface(clause) || !isQuestion(clause, scene))) {
      told += `${clause} `;
      continue;
    }
    if (answerSmallTalk(clause, scene) !== null) continue;
    const found = answerTold(clause, told, scene, focus);
    const answer = found?.isSilent === true ? (hoursAfterAll(clause, told, scene) ?? found) : found;
    if (answer === null) continue;
    // "Can we bring the dog? It is a labrador.": what only tells more needs no answer of its own.
    const isMore = answers.length > 0 && at > lastMarked && lastMarked >= 0;
    if (isMore && answer.isSilent === true) continue;
    answers.push(answer);
    const question = hear(clause, { ...scene, heard: clause }, focus);
    const { about, said } = spokenOf(question, aboutOf(clause, scene));
    focus = {
      topic: topicOf(answer, question) ?? focus.topic,
      about,
      said,
      priced: answer.topic === undefined && isPriced.test(answer.text) ? answer : undefined,
      days: answer.topic === 'hours' ? daysNamed(clause, focus, scene) : [],
      person: personOf(answer, scene),
    };
  }
  return {
    answer: answers.length === 0 ? null : joinAnswers(answers, scene.lexicon.say.mayITakeYourNumber),
    focus,
  };
}
