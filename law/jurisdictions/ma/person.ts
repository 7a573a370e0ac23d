import { chargeFactAsked } from '../../vocabulary/facts.ts';

/** Whether the Sex Offender Registry Board ever put the person in one of its two upper levels. */
export const level2or3 = chargeFactAsked('level2or3');
