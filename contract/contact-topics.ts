export const contactTopics = [
  'question',
  'mistake_in_the_law',
  'problem',
  'media',
  'advertisement',
  'other',
] as const;
export type ContactTopic = (typeof contactTopics)[number];
/** What a message about a mistake is about: the id of a relief, or of a rule within it: `pa-voting/election-crime`. */
export const aboutLawPattern = /^[a-z]{2}-[a-z0-9-]{1,80}(?:\/[a-z0-9-]{1,80})?$/;
/** The address of a page. */
export const sourcePattern = /^https?:\/\/[^\s<>"]{3,600}$/;
export const contactMessageLength = { least: 10, most: 5_000 } as const;
