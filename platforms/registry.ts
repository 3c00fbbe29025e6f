/** Which voice platforms this installation can use. */
import type { PlatformName } from '../contract/schemas/agents.ts';
import { createLocalPlatform } from './local/local-platform.ts';
import { type PlatformCapabilities, PlatformError, type VoicePlatform } from './voice-platform.ts';

export interface PlatformsConfig {
  local: { baseUrl: string; apiKey: string; timeoutMs: number };
}

export interface PlatformRegistry {
  /** Throws a `PlatformError` (`rejected`) for a platform that is not configured here. */
  get(name: PlatformName): VoicePlatform;
  configured(): { name: PlatformName; capabilities: PlatformCapabilities }[];
}

/** Builds every configured platform once; each keeps its own connections. */
export function createPlatforms({ local }: PlatformsConfig): PlatformRegistry {
  const platforms = [createLocalPlatform(local)];
  return {
    get(name) {
      const platform = platforms.find((candidate) => candidate.name === name);
      if (!platform) throw new PlatformError('rejected', `The platform ${name} is not configured here.`);
      return platform;
    },
    configured: () => platforms.map(({ name, capabilities }) => ({ name, capabilities })),
  };
}
