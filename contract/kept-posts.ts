import * as z from 'zod/mini';
import { postCategories, postStates } from './forum.ts';

/*
 * What a browser keeps of the posts that are written in it.
 */

/** With its key whoever wrote a post can delete it. */
export const KeptPostKeys = z.array(z.object({ id: z.string(), key: z.string() }));
export type KeptPostKeys = z.infer<typeof KeptPostKeys>;

/** What somebody is writing, finished or not. */
export const KeptDraft = z.object({
  title: z.string(),
  content: z.string(),
  category: z.enum(postCategories),
  state: z.enum(postStates),
});
export type KeptDraft = z.infer<typeof KeptDraft>;
