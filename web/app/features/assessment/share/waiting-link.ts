import { CreatedAssessment } from '@openslate/contract/shared-assessment.ts';
import { type PlaceCode, placeNamed } from '@openslate/law/place/places.ts';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { localDay } from '../../../ui/local-day.ts';
import { track } from '../../analytics/counting.ts';
import type { Afterwards } from '../../sync-queue/afterwards.ts';
import { rememberLink } from './made-links.ts';

/** What becomes of a link whose result could not be sent at once. */
export const afterwards: Afterwards = {
  arrived({ timestamp, place = '' }, answer) {
    const { id, deleteKey, expiresAt } = CreatedAssessment.parse(answer);
    const made = localDay(new Date(timestamp));
    const code = placeNamed(place)?.code;
    if (code) rememberLink({ id, deleteKey, place: code, made, expires: expiresAt });
    track('result_shared', code as PlaceCode);
    return {
      kind: 'good',
      title: 'Your private link works now',
      description: `It waited for a connection. It opens until ${spokenDate(localDay(new Date(expiresAt)))}.`,
      duration: 10_000,
    };
  },
  lost({ place = '' }, why) {
    return {
      kind: 'no',
      title: 'Your private link does not open',
      description: `The result could not be sent. ${why} Your answers are where they were: make a new link from your result.`,
      duration: Number.POSITIVE_INFINITY,
      action: {
        label: 'Go to your answers',
        hint: 'To make a new link, open the assessment.',
        press: () => location.assign(`/assessment/${place.toLowerCase()}`),
      },
    };
  },
};
