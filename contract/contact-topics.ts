export const contactTopics = [
  'question',
  'mistake_in_the_law',
  'problem',
  'media',
  'advertisement',
  'other',
] as const;
export type ContactTopic = (typeof contactTopics)[number];
export const contactMessageLength = { least: 10, most: 5_000 } as const;
