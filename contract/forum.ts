import { type PlaceCode, places } from '@openslate/law/place/places.ts';

/*
 * What the forum is made of, apart from the schemas, so that a page can draw the form without loading them.
 */

export const postCategories = [
  'general_support',
  'success_stories',
  'legal_questions',
  'process_help',
] as const;
export type PostCategory = (typeof postCategories)[number];

/** Five large states first, then the others as people expect to find them, then `other`. */
const firstStates = ['CA', 'NY', 'TX', 'FL', 'NC'] as const satisfies readonly PlaceCode[];
export type PostState = PlaceCode | 'other';
export const postStates: readonly PostState[] = [
  ...firstStates,
  ...places.map(({ code }) => code).filter((code) => !(firstStates as readonly string[]).includes(code)),
  'other',
];

export const newPostDefaults = { category: 'general_support', state: 'CA' } as const;

export const postSorts = ['newest', 'helpful'] as const;
export type PostSort = (typeof postSorts)[number];

export const titleLength = { least: 3, most: 120 } as const;
export const contentLength = { least: 10, most: 5_000 } as const;
export const replyLength = { least: 1, most: 1_000 } as const;
export const reportReasonLength = { most: 500 } as const;

/** Why an admin should look at a post, or holds it. */
export const postFlags = [
  'slur',
  'insult',
  'threat',
  'spam',
  'exposes_somebody',
  'no_bot_check',
  'many_posts',
  'held_by_setting',
  'held_by_admin',
  'hidden_by_reports',
] as const;
export type PostFlag = (typeof postFlags)[number];

/** What a proof of work must say it is for. One made for a message opens no login. */
export const communityPostAction = 'community_post';
export const adminLoginAction = 'admin_login';
/** For a login to a name that has to wait because others failed. Harder than the others. */
export const loginPastWaitAction = 'admin_login_past_wait';
export const contactAction = 'contact';
export const postReportAction = 'post_report';
export const botCheckActions = [
  communityPostAction,
  adminLoginAction,
  loginPastWaitAction,
  contactAction,
  postReportAction,
] as const;
export type BotCheckAction = (typeof botCheckActions)[number];

/** The header in which the browser that wrote a post proves it. */
export const postKeyHeader = 'x-post-key';

/** Why somebody reports a post. */
export const reportReasons = ['personal_details', 'abuse', 'spam', 'wrong_information', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Two reports for one of these hide a post until an admin looks: what it does to somebody cannot wait. */
export const hidingReasons: readonly ReportReason[] = ['personal_details', 'abuse'];
