import { contentLength, newPostDefaults, titleLength } from '@openslate/contract/forum.ts';
import { KeptDraft } from '@openslate/contract/kept-posts.ts';
import { kept } from '../../storage/kept.ts';
import { keys } from '../../storage/keys.ts';
import { chosenPlace } from '../assessment/chosen-place.ts';

/** What somebody is writing. It is kept until the tab is closed, so that a reload or a wrong tap loses nothing. */
export type PostDraft = Readonly<KeptDraft>;

/** Where somebody begins: with the place of their assessment on this device, if there is one. */
export function newDraft(): PostDraft {
  return { title: '', content: '', ...newPostDefaults, state: chosenPlace() ?? newPostDefaults.state };
}

const stored = kept(keys.postDraft, KeptDraft);

export function keptDraft(): PostDraft {
  const found = stored.find();
  return found.kind === 'kept' ? found.value : newDraft();
}

export function keepDraft(draft: PostDraft): void {
  if (isEmpty(draft)) stored.forget();
  else stored.write(draft);
}

export function isEmpty({ title, content }: PostDraft): boolean {
  return title.trim() === '' && content.trim() === '';
}

export type DraftProblem = { readonly field: 'title' | 'content'; readonly message: string };

/** What keeps a draft from being sent, and what to do about it. */
export function problemsIn({ title, content }: PostDraft): DraftProblem[] {
  return [
    ...lengthProblems('title', 'title', title.trim().length, titleLength),
    ...lengthProblems('content', 'post', content.trim().length, contentLength),
  ];
}

function lengthProblems(
  field: DraftProblem['field'],
  called: string,
  length: number,
  { least, most }: { least: number; most: number },
): DraftProblem[] {
  if (length === 0) return [{ field, message: field === 'title' ? 'Enter a title' : 'Write your post' }];
  if (length < least) return [{ field, message: `Make the ${called} at least ${least} characters long` }];
  if (length <= most) return [];
  const characters = length - most === 1 ? 'character' : 'characters';
  return [{ field, message: `Shorten the ${called} by ${length - most} ${characters}` }];
}
