/** What a freshly deployed agent is asked, and what counts as an answer. */

const questions: Record<string, string> = {
  en: 'What are your opening hours?',
  de: 'Wie sind Ihre Öffnungszeiten?',
  es: '¿Cuál es su horario?',
  fr: "Quels sont vos horaires d'ouverture ?",
  it: 'Quali sono i vostri orari di apertura?',
  pt: 'Qual é o horário de funcionamento?',
  nl: 'Wat zijn uw openingstijden?',
  pl: 'Jakie są godziny otwarcia?',
  ro: 'Care este programul de lucru?',
  ja: '営業時間を教えてください。',
};

/** The question of the live check, in the agent's language where we have it. */
export function liveQuestion(language: string): string {
  return questions[language] ?? (questions['en'] as string);
}

interface LiveCall {
  agentId: string;
  turns: readonly { speaker: 'agent' | 'caller'; text: string }[];
}

/** What is wrong with the answer, as the end of a sentence, or null. */
export function judgeLiveAnswer(
  call: LiveCall,
  expected: { agentId: string; greeting: string },
): string | null {
  if (call.agentId !== expected.agentId) return 'is not the one that answers its number';
  const said = call.turns.filter((turn) => turn.speaker === 'agent').map((turn) => turn.text.trim());
  if (said[0] !== expected.greeting.trim()) return 'does not greet as it was told to';
  return said.length < 2 || said.some((text) => text === '') ? 'does not answer a question' : null;
}
