import type { ContactTopic } from '@openslate/contract/contact-topics.ts';

export const topicWords: Readonly<Record<ContactTopic, string>> = {
  question: 'I have a question about this site',
  mistake_in_the_law: 'Something about the law is wrong',
  problem: 'Something does not work',
  media: 'I write about this, or do research',
  advertisement: 'It is about advertising',
  other: 'Something else',
};
