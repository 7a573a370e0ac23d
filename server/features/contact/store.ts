import { randomUUID } from 'node:crypto';
import type { KeptMessage, KeptMessages } from '@openslate/contract/contact.ts';
import type { ContactTopic } from '@openslate/contract/contact-topics.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { type Position, pageOf } from '../../http/page.ts';

const hour = 60 * 60 * 1000;
const keptMs = 365 * 24 * hour;

/** What a message about a mistake in the law names. */
type Named = { about?: string | undefined; source?: string | undefined };

/** Messages to the people who run the site, for twelve months. They know their hour, and not who sent them. */
export class ContactMessages {
  readonly #tables: Kysely<Tables>;
  readonly #now: () => Date;
  readonly #erasing: () => Date;

  constructor(tables: Kysely<Tables>, now: () => Date, erasing = now) {
    this.#tables = tables;
    this.#now = now;
    this.#erasing = erasing;
  }

  async keep(topic: ContactTopic, message: string, { about, source }: Named = {}): Promise<void> {
    // To the minute, it could be held against somebody else's log to find out who wrote it.
    const sent_at = new Date(Math.floor(this.#now().getTime() / hour) * hour).toISOString();
    await this.#tables
      .insertInto('contact_messages')
      .values({
        id: randomUUID(),
        topic,
        message,
        about: about ?? null,
        source: source ?? null,
        sent_at,
        read: 0,
      })
      .execute();
  }

  /** The latest first. */
  async page(after: Position | undefined, limit: number): Promise<KeptMessages> {
    const kept = this.#tables.selectFrom('contact_messages').where('sent_at', '>=', this.#oldest());
    const { total } = await kept
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await kept
      .selectAll()
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('sent_at', 'id'), '<', tuple(after?.at ?? '', after?.id ?? '')),
        ),
      )
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const { data, nextCursor } = pageOf(rows, limit, ({ sent_at, id }) => ({ at: sent_at, id }));
    return { data: data.map(messageOf), pagination: { nextCursor, total } };
  }

  async mark(id: string, read: boolean): Promise<KeptMessage | undefined> {
    const row = await this.#tables
      .updateTable('contact_messages')
      .set({ read: read ? 1 : 0 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row && messageOf(row);
  }

  async delete(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#tables
      .deleteFrom('contact_messages')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async unread(): Promise<number> {
    const { count } = await this.#tables
      .selectFrom('contact_messages')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('read', '=', 0)
      .where('sent_at', '>=', this.#oldest())
      .executeTakeFirstOrThrow();
    return count;
  }

  async forgetOld(): Promise<void> {
    await this.#tables
      .deleteFrom('contact_messages')
      .where('sent_at', '<', this.#oldest(this.#erasing()))
      .execute();
  }

  #oldest(now = this.#now()): string {
    return new Date(now.getTime() - keptMs).toISOString();
  }
}

function messageOf({
  sent_at,
  read,
  about,
  source,
  ...row
}: Selectable<Tables['contact_messages']>): KeptMessage {
  return {
    ...row,
    ...(about !== null && { about }),
    ...(source !== null && { source }),
    sentAt: sent_at,
    read: read === 1,
  };
}
