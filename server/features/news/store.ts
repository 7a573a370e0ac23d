import { randomUUID } from 'node:crypto';
import type { NewNews, NewsItem } from '@openslate/contract/news.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { oneLine } from '../../reduce/one-line.ts';

/** News that admins have written. */
export class WrittenNews {
  readonly #tables: Kysely<Tables>;

  constructor(tables: Kysely<Tables>) {
    this.#tables = tables;
  }

  /** The latest first. */
  async all(): Promise<NewsItem[]> {
    const rows = await this.#tables
      .selectFrom('news')
      .selectAll()
      .orderBy('date', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(itemOf);
  }

  async write(written: NewNews): Promise<NewsItem> {
    const row = { id: randomUUID(), ...rowOf(written) };
    await this.#tables.insertInto('news').values(row).execute();
    return itemOf(row);
  }

  async change(id: string, written: NewNews): Promise<NewsItem | undefined> {
    const row = await this.#tables
      .updateTable('news')
      .set(rowOf(written))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row && itemOf(row);
  }

  async delete(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#tables.deleteFrom('news').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0n;
  }
}

function rowOf({ state, urgent, category, title, date, sourceLabel, sourceUrl }: NewNews) {
  return {
    state,
    urgent: urgent ? (1 as const) : (0 as const),
    category,
    title: oneLine(title),
    date,
    source_label: sourceUrl === undefined ? null : oneLine(sourceLabel ?? '') || siteOf(sourceUrl),
    source_url: sourceUrl ?? null,
  };
}

function siteOf(url: string): string {
  return URL.parse(url)?.hostname ?? url;
}

function itemOf(row: Selectable<Tables['news']>): NewsItem {
  const { id, state, urgent, category, title, date, source_label: label, source_url: url } = row;
  const item = { id, state, urgent: urgent === 1, category, title, date };
  return label !== null && url !== null ? { ...item, source: { label, url } } : item;
}
