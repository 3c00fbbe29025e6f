/** When API keys were last used: remembered here and written now and then, not on every request. */

export interface KeyUsage {
  mark(keyId: string): void;
  /** Writes what was marked since the last time; what could not be written is kept for the next. */
  flush(): Promise<void>;
}

export function createKeyUsage(write: (uses: ReadonlyMap<string, Date>) => Promise<void>): KeyUsage {
  let marked = new Map<string, Date>();
  return {
    mark(keyId) {
      marked.set(keyId, new Date());
    },
    async flush() {
      if (marked.size === 0) return;
      const writing = marked;
      marked = new Map();
      try {
        await write(writing);
      } catch (error) {
        marked = new Map([...writing, ...marked]);
        throw error;
      }
    },
  };
}
