import { randomBytes } from 'node:crypto';
import { postCategories, postStates } from '@openslate/contract/forum.ts';
import type { Database } from '../server/database/database.ts';
import { searchText } from '../server/features/community/search.ts';

const atOnce = 1_000;
const sentences = [
  'I applied in spring and heard nothing for months.',
  'The clerk was kind and showed me the right form.',
  'Does the waiting period start with the sentence or with the last payment?',
  'My petition was granted, and I start my new job on Monday.',
  'Bring a photo ID and three copies of everything.',
  'I was nineteen and it follows me still.',
  'Legal aid took my case for free after two calls.',
];

/** Writes posts as the forum keeps them, without the checks that would make a hundred thousand of them take an hour. */
export async function seedPosts({ tables }: Database, count: number): Promise<void> {
  for (let from = 0; from < count; from += atOnce) {
    const posts = Array.from({ length: Math.min(atOnce, count - from) }, (_, index) => post(from + index));
    await tables.insertInto('posts').values(posts).execute();
  }
  const perKind = await tables
    .selectFrom('posts')
    .select(({ fn }) => ['state', 'category', fn.countAll<number>().as('published')])
    .groupBy(['state', 'category'])
    .execute();
  await tables.insertInto('post_counts').values(perKind).execute();
}

function post(index: number) {
  const title = `Question ${index} about sealing`;
  const content = Array.from({ length: 8 }, (_, place) => pick(sentences, index * 3 + place * 5)).join(' ');
  const category = pick(postCategories, index);
  const state = pick(postStates, index * 7);
  return {
    id: randomBytes(16).toString('base64url'),
    title,
    content,
    category,
    state,
    handle: `Quiet Heron ${index % 1000}`,
    status: 'published',
    flags: '',
    crisis_help: 0,
    helpful_count: (index * 31) % 97,
    view_count: index % 500,
    created_at: new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString(),
    search_text: searchText({ title, content, category, state }),
    text_hash: String(index),
    delete_key_hash: '',
    idempotency_key_hash: null,
    reply: index % 3 === 0 ? pick(sentences, index) : null,
    replied_at: index % 3 === 0 ? '2026-01-01T00:00:00.000Z' : null,
    replied_by: index % 3 === 0 ? '' : null,
  } as const;
}

function pick<Item extends string>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
