import { backgroundCheckDispute } from './background-check-dispute.ts';
import { feeWaiver } from './fee-waiver.ts';
import type { Letter } from './letter.ts';
import { recordRequest } from './record-request.ts';

/** In the order in which people come to need them. */
export const letters: readonly [Letter, ...Letter[]] = [recordRequest, feeWaiver, backgroundCheckDispute];
