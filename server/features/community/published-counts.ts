import type { PostQuery } from '@openslate/contract/community.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

type Kind = { state: string; category: string };

/** So many posts more or less of this kind are published. Part of the transaction that makes it so. */
export async function addPublished(
  db: Kysely<Tables>,
  { state, category }: Kind,
  change: number,
): Promise<void> {
  await db
    .insertInto('post_counts')
    .values({ state, category, published: change })
    .onConflict((conflict) =>
      conflict
        .columns(['state', 'category'])
        .doUpdateSet({ published: sql<number>`post_counts.published + excluded.published` }),
    )
    .execute();
}

/** Each of these is published, or is not any more. Kinds come in one order, so that no two changes wait for each other. */
export async function addPublishedOfEach(
  db: Kysely<Tables>,
  posts: readonly Kind[],
  change: 1 | -1,
): Promise<void> {
  const kinds = Map.groupBy(posts, ({ state, category }) => `${state} ${category}`);
  for (const name of [...kinds.keys()].sort()) {
    const [kind, ...others] = kinds.get(name) ?? [];
    if (kind) await addPublished(db, kind, change * (1 + others.length));
  }
}

/** How many posts are published: a sum over a couple of hundred rows at most, however many posts there are. */
export async function countPublished(
  db: Kysely<Tables>,
  { state, category }: Pick<PostQuery, 'state' | 'category'> = {},
): Promise<number> {
  let query = db.selectFrom('post_counts').select(({ fn }) => fn.sum<number | null>('published').as('total'));
  if (state) query = query.where('state', '=', state);
  if (category) query = query.where('category', '=', category);
  const { total } = await query.executeTakeFirstOrThrow();
  return total ?? 0;
}
