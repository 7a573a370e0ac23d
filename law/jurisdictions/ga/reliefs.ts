import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { juvenile, pardon, rights, vote } from './alternatives.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { misdemeanorRestriction, pardonedRestriction, traffickingVacatur } from './convictions.ts';
import { discharge, grantedLater, sealDischarge, sealedAtOnce } from './first-offender.ts';
import { grades } from './grades.ts';
import {
  automaticRestriction,
  courtFile,
  deadDocket,
  felonyCharge,
  requestedRestriction,
} from './non-convictions.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';

/**
 * Georgia “restricts” records. Cases without a conviction are hidden by themselves since July 2013; a court may restrict
 * two misdemeanors in a life, and any but the gravest crimes after a pardon.
 */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [
    automaticRestriction,
    requestedRestriction,
    felonyCharge,
    deadDocket,
    courtFile,
    discharge,
    sealedAtOnce,
    sealDischarge,
    misdemeanorRestriction,
    pardonedRestriction,
    grantedLater,
    traffickingVacatur,
    ...juvenile,
    pardon,
    rights,
    vote,
  ],
};
