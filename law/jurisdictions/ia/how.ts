import * as phrase from '../../vocabulary/phrases.ts';
import { lookUp } from './tasks.ts';

/** What the guide and the reliefs both say. */

export const confidential =
  'The court’s record is kept apart and closed to the public. It no longer shows on Iowa Courts Online.';

export const noFee = 'None. The law names no fee for the request.';

export const application = {
  kind: 'expungement',
  effect: confidential,
  limits: [phrase.privateCopies, 'Federal agencies may still see it.'],
  fee: noFee,
  first: lookUp,
  steps: [
    'See there what is owed, or ask the clerk of court in that county.',
    'Get the court’s form for expungement, and fill it in.',
    'File it in your old case with the clerk of court. The county attorney gets 20 days to answer.',
    'If all is met, the judge has to order it. There may be a hearing.',
  ],
} as const;
