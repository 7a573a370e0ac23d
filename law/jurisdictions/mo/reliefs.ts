import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { alternatives } from './alternatives.ts';
import { automaticReliefs } from './automatic.ts';
import { closedReliefs } from './closed.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { convictionReliefs } from './convictions.ts';
import { grades } from './grades.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { specialReliefs } from './special.ts';

/**
 * Missouri closes cases without a conviction by itself, and suspended sentences (SIS) once probation is over. Convictions
 * are expunged on a petition, § 610.140, within limits for life. From 2027 on the state does that by itself for having drugs
 * or drug gear.
 */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...closedReliefs, ...specialReliefs, ...automaticReliefs, ...convictionReliefs, ...alternatives],
};
