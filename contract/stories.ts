import { places } from '@openslate/law/place/places.ts';
import * as z from 'zod/mini';
import { PageQuery } from './admin.ts';

export const storyLength = { least: 30, most: 3_000 } as const;
export const storyTitleLength = { least: 3, most: 120 } as const;
const codes = places.map(({ code }) => code);
const written = ({ least, most }: { least: number; most: number }) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most));

export const NewStory = z.strictObject({
  title: written(storyTitleLength),
  story: written(storyLength),
  state: z.enum(codes),
});
export type NewStory = z.infer<typeof NewStory>;

/** The story was kept and waits for a person to read it. */
export const StoryReceived = z.object({ id: z.string(), status: z.literal('waiting') });

export const Story = z.object({
  id: z.string(),
  title: z.string(),
  story: z.string(),
  state: z.enum(codes),
  /** The day it was sent. */
  sentOn: z.string(),
});
export type Story = z.infer<typeof Story>;
/** Approved ones alone, newest first. */
export const Stories = z.object({
  data: z.array(Story),
  pagination: z.object({ nextCursor: z.nullable(z.string()), total: z.int() }),
});
export type Stories = z.infer<typeof Stories>;

export const storyStatuses = ['waiting', 'approved', 'rejected'] as const;
export type StoryStatus = (typeof storyStatuses)[number];
/** Without a status, all of them. */
export const AdminStoryQuery = z.extend(PageQuery, { status: z.optional(z.enum(storyStatuses)) });
export const AdminStory = z.extend(Story, { status: z.enum(storyStatuses) });
export type AdminStory = z.infer<typeof AdminStory>;
export const AdminStories = z.object({
  data: z.array(AdminStory),
  pagination: z.object({ nextCursor: z.nullable(z.string()), total: z.int() }),
});
export type AdminStories = z.infer<typeof AdminStories>;
export const StoryDecision = z.strictObject({ status: z.enum(storyStatuses) });
