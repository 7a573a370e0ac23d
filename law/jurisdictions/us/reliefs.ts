import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { dnaRecord, marijuanaPardon, pardon, voting } from './alternatives.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import {
  firstOffenderDismissal,
  firstOffenderExpungement,
  firstOffenderProbation,
} from './first-offender.ts';
import { civilPenaltyExpungement, juvenileRecord, unlawfulRecord } from './narrow-ways.ts';
import { youthCorrections } from './old-law.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { traffickingArrest, traffickingVacatur } from './trafficking.ts';

/** Federal courts. The courts of the District of Columbia have a law of their own. */
export const law: Jurisdiction = {
  ...place,
  said,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [
    firstOffenderExpungement,
    traffickingVacatur,
    traffickingArrest,
    juvenileRecord,
    civilPenaltyExpungement,
    youthCorrections,
    firstOffenderProbation,
    unlawfulRecord,
    firstOffenderDismissal,
    marijuanaPardon,
    pardon,
    dnaRecord,
    voting,
  ],
};
