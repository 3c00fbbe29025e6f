/** Asks an OpenAI-compatible endpoint for a completion: within a time, once more where that may mend it, never throwing. */

export interface ChatOptions {
  /** Without `/chat/completions`, e.g. `https://llm.example/v1`. */
  baseUrl: string;
  /** Sent as a bearer token; never part of an error or an answer. */
  apiKey?: string;
  model: string;
  fetch: typeof globalThis.fetch;
  /** Of one completion, a second attempt included. */
  timeoutMs: number;
  /** Told why there was no completion: "HTTP 401", "no answer in time"; never with a key or a body. */
  onFailure: (reason: string) => void;
}

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface Completing {
  maxTokens: number;
  /** At most so long, where that is less than the endpoint's limit. */
  patienceMs?: number | undefined;
}

/** The text of the completion, or null after any failure: no error with a request in it leaves this function. */
export type Complete = (messages: readonly Message[], completing: Completing) => Promise<string | null>;

type Outcome = { text: string } | { reason: string; isPassing: boolean };

const maxAttempts = 2;
const maxResponseBytes = 1_000_000;
/** Shorter keys are words of people: an answer may hold one without giving anything away. */
const shortestSecret = 16;
/** Answers kept, so that a conversation that is held again from its beginning pays for its new turn alone. */
const maxKept = 200;

export function createChat(options: ChatOptions): Complete {
  const { baseUrl, model, timeoutMs, onFailure } = options;
  const apiKey = options.apiKey === '' ? undefined : options.apiKey;
  const endpoint = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  const kept = new Map<string, string>();

  async function attempt(body: string, signal: AbortSignal): Promise<Outcome> {
    try {
      const response = await options.fetch(endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        body,
        redirect: 'error',
        signal,
      });
      if (!response.ok) {
        await response.body?.cancel();
        const { status } = response;
        return { reason: `HTTP ${status}`, isPassing: status === 429 || status >= 500 };
      }
      const answer = await readLimited(response);
      const text = answer === null ? null : contentOf(JSON.parse(answer));
      if (text === null || text === '') return { reason: 'the answer has no text', isPassing: false };
      if (apiKey !== undefined && apiKey.length >= shortestSecret && text.includes(apiKey))
        return { reason: 'the answer holds the key', isPassing: false };
      return { text };
    } catch (error) {
      if (error instanceof SyntaxError) return { reason: 'the answer is no JSON', isPassing: false };
      return { reason: 'the endpoint cannot be reached, or breaks off', isPassing: true };
    }
  }

  async function ask(body: string, limitMs: number): Promise<string | null> {
    // Both attempts share one limit: nobody waits on the telephone for a retry.
    const signal = AbortSignal.timeout(limitMs);
    let reason = '';
    for (let tried = 0; tried < maxAttempts && !signal.aborted; tried += 1) {
      const outcome = await attempt(body, signal);
      if ('text' in outcome) return outcome.text;
      reason = outcome.reason;
      if (!outcome.isPassing) break;
    }
    onFailure(signal.aborted ? 'no answer in time' : reason);
    return null;
  }

  return async (messages, { maxTokens, patienceMs = timeoutMs }) => {
    const body = JSON.stringify({ model, messages, temperature: 0, max_tokens: maxTokens });
    const before = kept.get(body);
    if (before !== undefined) return before;
    const limitMs = Math.floor(Math.min(timeoutMs, patienceMs));
    const text = limitMs > 0 ? await ask(body, limitMs) : null;
    if (text === null) return null;
    kept.set(body, text);
    if (kept.size > maxKept) kept.delete(kept.keys().next().value!);
    return text;
  };
}

/** The text of the first choice, or null where the answer has no such shape. */
function contentOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('choices' in body) || !Array.isArray(body.choices))
    return null;
  const first: unknown = body.choices[0];
  if (typeof first !== 'object' || first === null || !('message' in first)) return null;
  const { message } = first;
  if (typeof message !== 'object' || message === null || !('content' in message)) return null;
  return typeof message.content === 'string' ? message.content.trim() : null;
}

async function readLimited(response: Response): Promise<string | null> {
  if (response.body === null) return null;
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxResponseBytes) return null;
  }
  return text + decoder.decode();
}
