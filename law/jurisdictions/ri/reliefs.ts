import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { certificate, pardon, vote } from './alternatives.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import {
  cannabis,
  decriminalized,
  felonyExpungement,
  misdemeanorExpungement,
  prostitutionExpungement,
  severalMisdemeanors,
  traffickingVacatur,
} from './convictions.ts';
import { grades } from './grades.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import {
  automaticSealing,
  clerkSealing,
  deferredSentence,
  filed,
  juvenile,
  motionToSeal,
  noCharges,
  ticket,
  underageDrinking,
} from './without-conviction.ts';

/** Rhode Island expunges for first offenders and for who has up to five misdemeanors, by motion and hearing. */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [
    automaticSealing,
    clerkSealing,
    motionToSeal,
    noCharges,
    filed,
    deferredSentence,
    ticket,
    underageDrinking,
    cannabis,
    decriminalized,
    misdemeanorExpungement,
    felonyExpungement,
    severalMisdemeanors,
    prostitutionExpungement,
    traffickingVacatur,
    juvenile,
    certificate,
    pardon,
    vote,
  ],
};
