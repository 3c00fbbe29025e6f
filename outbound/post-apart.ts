/** Posts with connections apart for each receiver, so that what one does to its connections is no other's concern. */
import type { Agent } from 'undici';
import { createPost, type Post, type PostOutcome, type PostRequest } from './post.ts';

/** @param key names the receiver: posts share connections with posts of the same key only */
export type PostApart = (key: string, request: PostRequest) => Promise<PostOutcome>;

export interface ApartPosts {
  post: PostApart;
  /** Receivers that have connections, or had them until lately. */
  size: () => number;
  /** Breaks off what is under way. */
  close(): Promise<void>;
}

export interface ApartPostsOptions {
  /** A guarded agent: it decides which addresses are connected to. Called once for a receiver until it has been idle. */
  newAgent: () => Agent;
  /** A receiver's agent is closed after this long without a post; at least its connections' keep-alive. */
  idleMs: number;
}

interface Own {
  agent: Agent;
  post: Post;
  underWay: number;
  idleSince: number;
}

/**
 * Two subscriptions may name one origin. On a shared agent the one that hangs, floods or answers out of turn would do so
 * on connections that the other is given next, and over TLS the other would wait while the first connection is made.
 */
export function createApartPosts({ newAgent, idleMs }: ApartPostsOptions): ApartPosts {
  const owned = new Map<string, Own>();
  const sweeper = setInterval(() => {
    const before = performance.now() - idleMs;
    for (const [key, own] of owned) {
      if (own.underWay > 0 || own.idleSince > before) continue;
      owned.delete(key);
      void own.agent.destroy();
    }
  }, idleMs);
  sweeper.unref();

  const open = (key: string): Own => {
    const agent = newAgent();
    const own: Own = { agent, post: createPost(agent), underWay: 0, idleSince: 0 };
    owned.set(key, own);
    return own;
  };

  return {
    async post(key, request) {
      const own = owned.get(key) ?? open(key);
      own.underWay += 1;
      const outcome = await own.post(request);
      own.underWay -= 1;
      own.idleSince = performance.now();
      return outcome;
    },
    size: () => owned.size,
    async close() {
      clearInterval(sweeper);
      await Promise.all([...owned.values()].map(({ agent }) => agent.destroy()));
      owned.clear();
    },
  };
}
