import type { NewPost } from '@openslate/contract/community.ts';
import { contentLength, titleLength } from '@openslate/contract/forum.ts';
import { blanked } from '@openslate/contract/personal-details.ts';
import { Refusal } from '../../http/refusal.ts';
import { plainLine, plainText } from '../../reduce/plain-text.ts';
import { concernsAbout } from './safety/check.ts';
import { speaksOfSelfHarm } from './safety/crisis.ts';
import type { PlainPost, ReadyPost } from './store.ts';

/** What was sent, as plain text. Refused where nothing much is left of it. */
export function plainPost({ title, content, category, state }: NewPost): PlainPost {
  const plain = { title: plainLine(title), content: plainText(content), category, state };
  refuseEmptied(plain);
  return plain;
}

/** Read, blanked, and held where a person should look at it first. This is what costs time. */
export function readyPost(plain: PlainPost): ReadyPost {
  const { title, content } = plain;
  const both = `${title}\n${content}`;
  const concerns = concernsAbout(both);
  return {
    ...plain,
    title: blanked(title),
    content: blanked(content),
    flags: concerns,
    held: concerns.length > 0,
    crisisHelp: speaksOfSelfHarm(both),
  };
}

/** Long enough when it came, and too short now that what nobody can read is out. */
function refuseEmptied({ title, content }: { title: string; content: string }): void {
  const fields: Record<string, string> = {};
  if (title.length < titleLength.least)
    fields.title = `Use at least ${titleLength.least} characters of plain text.`;
  if (content.length < contentLength.least)
    fields.content = `Use at least ${contentLength.least} characters of plain text.`;
  const count = Object.keys(fields).length;
  if (count === 0) return;
  const message = count === 1 ? 'One thing needs to be changed.' : `${count} things need to be changed.`;
  throw new Refusal(400, 'invalid_input', message, fields);
}
