import { defaultDisplayName } from '@openslate/contract/admin-limits.ts';
import type { Post } from '@openslate/contract/community.ts';
import type { PostCategory, PostFlag, PostState } from '@openslate/contract/forum.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const ownColumns = [
  'number',
  'id',
  'title',
  'content',
  'category',
  'state',
  'handle',
  'crisis_help',
  'helpful_count',
  'view_count',
  'created_at',
  'reply',
  'replied_at',
  'replied_by',
] as const satisfies readonly (keyof Tables['posts'])[];

const replierName = sql<string | null>`(select display_name from admins where admins.id = posts.replied_by)`;

/** The columns that make a post as everybody sees it. */
export const postColumns = [...ownColumns, replierName.as('replier_name')] as const;

/** What is not made like an id of ours is not worth a query, and might hold what a database refuses. */
export function isPostId(id: string): boolean {
  return /^[\w-]{22}$/.test(id);
}

/** The flags of a row and one more, for an update. */
export function withFlag(flag: PostFlag): RawBuilder<string> {
  return sql<string>`case when flags = '' then ${sql.lit(flag)} else flags || ' ' || ${sql.lit(flag)} end`;
}

export type PostRow = Pick<Selectable<Tables['posts']>, (typeof ownColumns)[number]> & {
  replier_name: string | null;
};

export function postOf(row: PostRow): Post {
  const post: Post = {
    id: row.id,
    title: row.title,
    content: row.content,
    // Checked against the lists when it was written.
    category: row.category as PostCategory,
    state: row.state as PostState,
    isAnonymous: true,
    anonymousHandle: row.handle,
    helpfulCount: row.helpful_count,
    viewCount: row.view_count,
    createdAt: row.created_at,
    crisisHelp: row.crisis_help === 1,
  };
  if (row.reply !== null && row.replied_at !== null && row.replied_by !== null) {
    post.adminReply = row.reply;
    post.adminRepliedAt = row.replied_at;
    post.adminRepliedBy = row.replier_name ?? defaultDisplayName;
  }
  return post;
}
