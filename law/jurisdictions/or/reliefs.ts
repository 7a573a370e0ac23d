import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { convictionReliefs } from './convictions.ts';
import { grades } from './grades.ts';
import { juvenileReliefs } from './juvenile.ts';
import { marijuanaReliefs } from './marijuana.ts';
import { nonConvictionReliefs } from './non-convictions.ts';
import { otherReliefs } from './other-ways.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';

/**
 * Oregon sets convictions and charges aside on a motion, ORS 137.225. Where the free tool RecordSponge and the text of
 * the law differ, the text is followed: the years run from the release if that was later, an age of exactly 65 counts,
 * and marijuana that is legal today is a Class C misdemeanor.
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
    ...convictionReliefs,
    ...nonConvictionReliefs,
    ...marijuanaReliefs,
    ...juvenileReliefs,
    ...otherReliefs,
  ],
};
