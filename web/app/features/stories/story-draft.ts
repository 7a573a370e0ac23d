import type { NewStory } from '@openslate/contract/stories.ts';
import { type PlaceCode, places } from '@openslate/law/place/places.ts';
import { keys } from '../../storage/keys.ts';
import { keptTexts } from '../writing/kept-texts.ts';

export type Draft = Omit<NewStory, 'state'> & { readonly state: PlaceCode | '' };

export const nothingWritten: Draft = { title: '', story: '', state: '' };
export const drafts = keptTexts<Draft>(
  keys.storyDraft,
  nothingWritten,
  ({ state }) => state === '' || places.some(({ code }) => code === state),
);
export const isUnwritten = ({ title, story }: Draft) => title === '' && story === '';

/** Puts a story back into the form of this tab, after what is being written there. */
export function putBack(story: Draft): void {
  const found = drafts.find();
  const draft = found.kind === 'kept' ? found.value : nothingWritten;
  drafts.write(
    isUnwritten(draft)
      ? story
      : { ...draft, story: [draft.story, story.title, story.story].filter(Boolean).join('\n\n') },
  );
  dispatchEvent(new StorageEvent('storage', { key: keys.storyDraft.name }));
}
