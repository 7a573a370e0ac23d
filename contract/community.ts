import * as z from 'zod/mini';
import {
  contentLength,
  newPostDefaults,
  postCategories,
  postFlags,
  postKeyHeader,
  postSorts,
  postStates,
  replyLength,
  reportReasonLength,
  reportReasons,
  titleLength,
} from './forum.ts';

const Category = z.enum(postCategories);
const State = z.enum(postStates);
const written = ({ least, most }: { least: number; most: number }) =>
  // Counted in the form that is kept: some characters come apart in it.
  z.string().check(z.normalize('NFC'), z.trim(), z.minLength(least), z.maxLength(most));

/** A proof of work, where the browser could get one. */
const ProofToken = z.optional(z.nullable(z.string().check(z.maxLength(4_000))));

/** A post as everybody sees it. */
export const Post = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  category: Category,
  state: State,
  isAnonymous: z.literal(true),
  anonymousHandle: z.string(),
  helpfulCount: z.int(),
  viewCount: z.int(),
  createdAt: z.iso.datetime(),
  /** The post speaks of self-harm: a line with crisis help stands below it. */
  crisisHelp: z.boolean(),
  adminReply: z.exactOptional(z.string()),
  adminRepliedAt: z.exactOptional(z.iso.datetime()),
  /** The name that the admin chose to be shown, never the one they log in with. */
  adminRepliedBy: z.exactOptional(z.string()),
});
export type Post = z.infer<typeof Post>;

const Pagination = z.object({ nextCursor: z.nullable(z.string()), total: z.int() });

export const PostList = z.object({ data: z.array(Post), pagination: Pagination });
export type PostList = z.infer<typeof PostList>;

export const PostQuery = z.object({
  /** Sent so that no cache on the way answers; it means nothing to the server. */
  _t: z.optional(z.string()),
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
  state: z.optional(State),
  category: z.optional(Category),
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  sort: z.optional(z.enum(postSorts)),
});
export type PostQuery = z.infer<typeof PostQuery>;

export const NewPost = z.strictObject({
  title: written(titleLength),
  content: written(contentLength),
  category: z._default(Category, newPostDefaults.category),
  state: z._default(State, newPostDefaults.state),
  /** Accepted, and always treated as true. */
  isAnonymous: z.optional(z.unknown()),
  recaptchaToken: ProofToken,
});
export type NewPost = z.infer<typeof NewPost>;

/** What whoever wrote a post is told, once more than anybody else: whether a person looks at it first, and the key. */
export const CreatedPost = z.extend(Post, {
  held: z.boolean(),
  /** Lets the browser that wrote the post delete it. Kept on the server only as a hash. */
  deleteKey: z.string(),
});
export type CreatedPost = z.infer<typeof CreatedPost>;

export const PostId = z.object({ id: z.string().check(z.maxLength(64)) });
export const PostKey = z.object({ [postKeyHeader]: z.optional(z.string().check(z.maxLength(200))) });

export const PostCounts = z.object({ helpfulCount: z.int(), viewCount: z.int() });
export type PostCounts = z.infer<typeof PostCounts>;
export const Deleted = z.object({ deleted: z.literal(true) });

export const PostReport = z.strictObject({
  reason: z.enum(reportReasons),
  note: z.optional(z.string().check(z.trim(), z.maxLength(reportReasonLength.most))),
  recaptchaToken: ProofToken,
});
export type PostReport = z.infer<typeof PostReport>;

/** `adminUsername` is accepted and ignored: the reply carries the display name of whoever is logged in. */
export const AdminReply = z.strictObject({
  adminReply: written(replyLength),
  adminUsername: z.optional(z.unknown()),
});

/*
 * What admins see and do beyond that.
 */

const postStatuses = ['published', 'held'] as const;

export const AdminPost = z.extend(Post, {
  status: z.enum(postStatuses),
  /** Why it waits for a person: the kinds of words that were found, or that the bot check could not be had. */
  flags: z.array(z.string()),
  reports: z.array(
    z.object({
      id: z.string(),
      reason: z.enum(reportReasons),
      note: z.string(),
      reportedAt: z.iso.datetime(),
      /** It came with a proof of work. Only such reports can hide a post. */
      proven: z.boolean(),
    }),
  ),
});
export type AdminPost = z.infer<typeof AdminPost>;

/** `queue`: all posts, those held, those reported and not yet looked at, those flagged because the bot check was out. */
export const postQueues = ['all', 'held', 'reported', 'flagged'] as const;
/** Which posts an admin means: those to which all of this applies. */
const PostSelection = z.object({
  queue: z.optional(z.enum(postQueues)),
  state: z.optional(State),
  category: z.optional(Category),
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  flag: z.optional(z.enum(postFlags)),
  /** Written at this moment or later, and before that one. */
  from: z.optional(z.iso.datetime()),
  until: z.optional(z.iso.datetime()),
});
export type PostSelection = z.infer<typeof PostSelection>;
export const AdminPostQuery = z.extend(PostQuery, PostSelection.shape);
export type AdminPostQuery = z.infer<typeof AdminPostQuery>;
export const AdminPostList = z.object({ data: z.array(AdminPost), pagination: Pagination });
export type AdminPostList = z.infer<typeof AdminPostList>;

/** publish: show a held post. hold: take a shown one back to the queue. settle: its reports and flags are dealt with. */
export const moderations = ['publish', 'hold', 'settle'] as const;
export const Moderation = z.strictObject({ action: z.enum(moderations) });

/** The same for many at once; and delete, which cannot be taken back. */
const bulkActions = ['publish', 'hold', 'delete'] as const;
export type BulkAction = (typeof bulkActions)[number];

const bulkWish = { action: z.enum(bulkActions), which: z.strictObject(PostSelection.shape) };
export const BulkWish = z.strictObject(bulkWish);
export type BulkWish = z.infer<typeof BulkWish>;

/** How many posts the wish would change, and the number of the newest of them. */
export const BulkCount = z.object({ posts: z.int(), upTo: z.int() });
export type BulkCount = z.infer<typeof BulkCount>;

/** `upTo` comes from the count: what was written since is not what the admin agreed to, and stays as it is. */
export const BulkOrder = z.strictObject({ ...bulkWish, upTo: z.int().check(z.minimum(0)) });
export type BulkOrder = z.infer<typeof BulkOrder>;

/** How many were changed by this call, and how many there are left for the next. */
export const BulkOutcome = z.object({ changed: z.int(), left: z.int() });
export type BulkOutcome = z.infer<typeof BulkOutcome>;
