import { PostList, type PostQuery } from '@openslate/contract/community.ts';
import type { onSendHookHandler } from 'fastify';
import type { App } from '../../http/app.ts';
import type { ReadyAnswer, ReadyData } from '../../http/ready-answer.ts';

/** Another process may have written to the same database: what it changed is shown after this time at the latest. */
const keptMs = 1_000;
/** Far more than there are filters and orders in use. */
const mostKept = 200;

type Kept = { answer: Promise<ReadyAnswer>; madeAt: number };

/**
 * First pages of the list as they were last sent: what everybody asks for, and what changes only when somebody writes.
 * Whoever asks while one is being read waits for the same reading. Every write of this process drops them all, before
 * whoever wrote is answered.
 */
export class KeptPages {
  readonly #ready: ReadyData;
  readonly #now: () => Date;
  #pages = new Map<string, Kept>();

  constructor(ready: ReadyData, now: () => Date) {
    this.#ready = ready;
    this.#now = now;
  }

  /** The page as it is kept, if it is. */
  kept(query: PostQuery): Promise<ReadyAnswer> | undefined {
    if (query.cursor) return undefined;
    const kept = this.#pages.get(keyOf(query));
    return kept && Math.abs(this.#now().getTime() - kept.madeAt) < keptMs ? kept.answer : undefined;
  }

  /** The page that is kept, or the one that is read now. */
  page(query: PostQuery, read: () => Promise<PostList>): Promise<ReadyAnswer> {
    const kept = this.kept(query);
    if (kept) return kept;
    const answer = this.#made(read);
    if (query.cursor) return answer;
    const key = keyOf(query);
    const pages = this.#pages;
    if (pages.size >= mostKept) pages.clear();
    pages.set(key, { answer, madeAt: this.#now().getTime() });
    // What could not be read is no page: the next who asks tries again.
    answer.catch(() => pages.delete(key));
    return answer;
  }

  async #made(read: () => Promise<PostList>): Promise<ReadyAnswer> {
    return this.#ready.of(PostList, await read());
  }

  /** A page that is still being read goes into those that nobody looks at any more. */
  drop(): void {
    this.#pages = new Map();
  }
}

/** Whatever is written to the forum, or by admins, whose names stand below replies. For routes registered after it. */
export function dropAfterWrites(app: App, pages: KeptPages): void {
  const drop: onSendHookHandler = (_request, _reply, payload, done) => {
    pages.drop();
    done(null, payload);
  };
  app.addHook('onRoute', (route) => {
    const reads = [route.method].flat().every((method) => ['GET', 'HEAD'].includes(method));
    if (!reads && /^\/api\/(community|admin)\//.test(route.url))
      route.onSend = [drop, route.onSend ?? []].flat();
  });
}

/** All that is asked for; `_t` only tells caches on the way that it is asked anew. */
function keyOf({ _t, ...asked }: PostQuery): string {
  return JSON.stringify(asked);
}
