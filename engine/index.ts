/** Picks the language engine by configuration. */
import { createBuiltinEngine } from './builtin/index.ts';
import { createOpenAiEngine } from './openai.ts';
import type { LanguageEngine } from './types.ts';

export interface EngineConfig {
  /** Base address of an OpenAI-compatible API; with `model` it turns the model engine on. */
  baseUrl?: string;
  apiKey?: string;
  model?: string;
}

const modelTimeoutMs = 15_000;

/** The model engine where an endpoint and a model are configured, with the built-in one behind it; else the built-in one. */
export function createEngine({ baseUrl, apiKey, model }: EngineConfig): LanguageEngine {
  const builtin = createBuiltinEngine();
  if (baseUrl === undefined || model === undefined) return builtin;
  return createOpenAiEngine({
    baseUrl,
    ...(apiKey === undefined ? {} : { apiKey }),
    model,
    fallback: builtin,
    fetch: globalThis.fetch,
    timeoutMs: modelTimeoutMs,
  });
}
