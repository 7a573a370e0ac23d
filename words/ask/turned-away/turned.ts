import type { Answer } from '../answer.ts';

/** What is said instead of an answer, and the words that call for it. */
export type Turned = {
  readonly found: RegExp;
  /** What has to stand there too, however far apart. */
  readonly with?: readonly RegExp[];
  readonly unless?: RegExp;
  readonly answer: Answer;
  /** The same to whoever writes in Spanish. */
  readonly spanish?: Answer;
};

export const decline = (topic: Answer['topic'], text: string, links: readonly string[] = []): Answer => ({
  kind: 'declined',
  topic,
  text,
  sources: [],
  links,
});

export const aboutRecords =
  /\b(?:records?|expung\w*|seal\w*|felon\w*|misdemeanors?|convict\w*|arrest\w*|charged?|charges|pardon\w*|clemency|background|criminal|clean slate|dismiss\w*|duis?|dwi|antecedentes|delitos?)\b/;
