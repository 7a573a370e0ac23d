import { type NewStory, storyLength, storyTitleLength } from '@openslate/contract/stories.ts';
import { Refusal } from '../../http/refusal.ts';
import { plainLine, plainText } from '../../reduce/plain-text.ts';

/** What is kept of a story: plain text, with personal details blanked out. */
export function reduced({ title, story, state }: NewStory, mask: (text: string) => string): NewStory {
  const kept = { title: mask(plainLine(title)), story: mask(plainText(story)), state };
  const fields = {
    ...(kept.title.length < storyTitleLength.least && { title: tooLittle(storyTitleLength.least) }),
    ...(kept.story.length < storyLength.least && { story: tooLittle(storyLength.least) }),
  };
  if (Object.keys(fields).length === 0) return kept;
  throw new Refusal(400, 'invalid_input', 'There is too little left once markup is taken out.', fields);
}

function tooLittle(least: number): string {
  return `Use at least ${least} characters of plain text.`;
}
