import type { PostRow } from './post-rows.ts';

export const pageLength = 20;

export type Page = { rows: PostRow[]; nextCursor: string | null };
