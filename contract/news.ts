import { places } from '@openslate/law/place/places.ts';
import * as z from 'zod/mini';

export const newsCategories = ['clean-slate', 'expungement', 'pardon', 'general'] as const;
export type NewsCategory = (typeof newsCategories)[number];
const codes = places.map(({ code }) => code);

/** `US` stands for news that concerns the federal courts or the whole country. */
const NewsState = z.enum(codes);

export const NewsItem = z.object({
  id: z.string(),
  state: NewsState,
  urgent: z.boolean(),
  category: z.enum(newsCategories),
  title: z.string(),
  /** The day it takes effect, or the day it was written. */
  date: z.string(),
  source: z.exactOptional(z.object({ label: z.string(), url: z.string() })),
});
export type NewsItem = z.infer<typeof NewsItem>;

/** Newest first. */
export const NewsList = z.object({ data: z.array(NewsItem) });
export type NewsList = z.infer<typeof NewsList>;

export const NewNews = z
  .strictObject({
    state: NewsState,
    urgent: z.boolean(),
    category: z.enum(newsCategories),
    title: z.string().check(z.trim(), z.minLength(5), z.maxLength(200)),
    date: z.iso.date('Write a date as year-month-day, like 2027-01-01.'),
    /** Without one, the source goes by the name of its site. */
    sourceLabel: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    sourceUrl: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(500, { abort: true }),
          z.regex(
            /^https:\/\/[\p{L}\p{N}.-]+\.\p{L}+(?::\d+)?(?:[/?#]\S*)?$/u,
            'Write a web address that starts with https://.',
          ),
        ),
    ),
  })
  .check(
    z.refine(({ sourceLabel, sourceUrl }) => !sourceLabel || Boolean(sourceUrl), {
      error: 'Write the web address of the source too, or leave out its name.',
      path: ['sourceUrl'],
    }),
  );
export type NewNews = z.infer<typeof NewNews>;
