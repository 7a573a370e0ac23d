import { randomUUID } from 'node:crypto';
import type { AdminStory, NewStory, StoryStatus } from '@openslate/contract/stories.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { type Position, pageOf } from '../../http/page.ts';

export type StoryPage = { data: AdminStory[]; pagination: { nextCursor: string | null; total: number } };

/** What visitors tell, shown to everybody once an admin has approved it. */
export class Stories {
  readonly #tables: Kysely<Tables>;
  readonly #now: () => Date;

  constructor(tables: Kysely<Tables>, now: () => Date) {
    this.#tables = tables;
    this.#now = now;
  }

  /** A browser that got no answer sends its story again; it waits once. Returns its id. */
  async keep({ title, story, state }: NewStory): Promise<string> {
    const waiting = await this.#tables
      .selectFrom('stories')
      .select('id')
      .where('status', '=', 'waiting')
      .where('title', '=', title)
      .where('story', '=', story)
      .where('state', '=', state)
      .executeTakeFirst();
    if (waiting) return waiting.id;
    const id = randomUUID();
    const sent_on = this.#now().toISOString().slice(0, 10);
    await this.#tables
      .insertInto('stories')
      .values({ id, title, story, state, sent_on, status: 'waiting' })
      .execute();
    return id;
  }

  /** Those of one status, or all; the latest first. */
  async page(
    status: StoryStatus | undefined,
    after: Position | undefined,
    limit: number,
  ): Promise<StoryPage> {
    const wanted = this.#tables
      .selectFrom('stories')
      .$if(status !== undefined, (query) => query.where('status', '=', status as StoryStatus));
    const { total } = await wanted
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await wanted
      .selectAll()
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('sent_on', 'id'), '<', tuple(after?.at ?? '', after?.id ?? '')),
        ),
      )
      .orderBy('sent_on', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const { data, nextCursor } = pageOf(rows, limit, ({ sent_on, id }) => ({ at: sent_on, id }));
    return { data: data.map(storyOf), pagination: { nextCursor, total } };
  }

  async decide(id: string, status: StoryStatus): Promise<AdminStory | undefined> {
    const row = await this.#tables
      .updateTable('stories')
      .set({ status })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row && storyOf(row);
  }

  async delete(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#tables
      .deleteFrom('stories')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** How many wait for somebody to read them. */
  async waiting(): Promise<number> {
    const { count } = await this.#tables
      .selectFrom('stories')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', 'waiting')
      .executeTakeFirstOrThrow();
    return count;
  }
}

function storyOf({ sent_on, ...row }: Selectable<Tables['stories']>): AdminStory {
  return { ...row, sentOn: sent_on };
}
