import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { certificate, pardon, vote } from './alternatives.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import {
  cannabis,
  duiSealing,
  felonySealing,
  misdemeanorSealing,
  noLongerCrime,
  pardonedSealing,
  traffickingVacatur,
  underTwentyFive,
  youngSealing,
} from './convictions.ts';
import { grades } from './grades.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import {
  automaticSealing,
  deferred,
  diversion,
  juvenile,
  petitionToSeal,
  ticket,
} from './without-conviction.ts';

/** Since July 2025 Vermont seals. It expunges only what is no crime any more, deferred sentences and diversion. */
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
    petitionToSeal,
    deferred,
    diversion,
    ticket,
    cannabis,
    noLongerCrime,
    misdemeanorSealing,
    duiSealing,
    felonySealing,
    pardonedSealing,
    youngSealing,
    underTwentyFive,
    traffickingVacatur,
    ...juvenile,
    pardon,
    certificate,
    vote,
  ],
};
