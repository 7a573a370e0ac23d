import type { PlaceCode } from '@openslate/law/place/places.ts';
import { track } from '../analytics/counting.ts';
import type { Afterwards } from '../sync-queue/afterwards.ts';
import { type Draft, putBack } from './story-draft.ts';

/** What becomes of a story that could not be sent at once. */
export const afterwards: Afterwards = {
  arrived({ data }) {
    track('story_sent', (data as Draft).state as PlaceCode);
    return {
      kind: 'good',
      title: 'Your story was sent',
      description: 'It waited for a connection. A person reads it before it is shown.',
      duration: 10_000,
    };
  },
  lost({ data }, why) {
    putBack(data as Draft);
    return {
      kind: 'no',
      title: 'Your story was not sent',
      description: `${why} What you wrote is back in the form, in this tab.`,
      duration: Number.POSITIVE_INFINITY,
      action: {
        label: 'Go to the form',
        hint: 'To read what you wrote, open Impact Stories.',
        press: () => location.assign('/impact-stories#your-story'),
      },
    };
  },
};
