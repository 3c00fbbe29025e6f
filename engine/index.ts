/** Picks the language engine by configuration. */
import { createBuiltinEngine } from './builtin/index.ts';
import { createOpenAiEngine } from './openai/index.ts';
import type { LanguageEngine } from './types.ts';

export interface EngineConfig {
  /** Base address of an OpenAI-compatible API; with `model` it turns the model engine on. */
  baseUrl?: string;
  apiKey?: string | undefined;
  model?: string;
}

/** Longer nobody waits on the telephone. */
const modelTimeoutMs = 8_000;
/** The same failure is told once in this time: a model that is gone fails at every turn of every call. */
const tellEveryMs = 60_000;

/**
 * The model engine where an endpoint and a model are configured, with the built-in one behind it; else the built-in one.
 * @param onModelFailure told, at most once a minute each, why the built-in engine speaks for the model
 */
export function createEngine(
  { baseUrl, apiKey, model }: EngineConfig,
  onModelFailure: (reason: string) => void,
): LanguageEngine {
  const builtin = createBuiltinEngine();
  if (baseUrl === undefined || model === undefined) return builtin;
  const toldAt = new Map<string, number>();
  return createOpenAiEngine({
    baseUrl,
    ...(apiKey === undefined ? {} : { apiKey }),
    model,
    fallback: builtin,
    fetch: globalThis.fetch,
    timeoutMs: modelTimeoutMs,
    onFailure(reason) {
      const now = performance.now();
      if (now - (toldAt.get(reason) ?? -Infinity) < tellEveryMs) return;
      toldAt.set(reason, now);
      onModelFailure(reason);
    },
  });
}
