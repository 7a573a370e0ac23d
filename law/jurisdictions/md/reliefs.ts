import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { convictionReliefs } from './convictions.ts';
import { juvenileReliefs } from './juvenile.ts';
import { automaticReliefs, nonConvictionReliefs } from './non-convictions.ts';
import { alternatives, vacatur } from './other-ways.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { shielding } from './shielding.ts';

/**
 * Maryland expunges charges without a conviction under § 10-105 of the Criminal Procedure Article and listed
 * convictions under § 10-110, as changed on October 1, 2023 and October 1, 2025.
 */
export const law: Jurisdiction = {
  ...place,
  said,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [
    ...automaticReliefs,
    ...nonConvictionReliefs,
    ...convictionReliefs,
    vacatur,
    ...juvenileReliefs,
    shielding,
    ...alternatives,
  ],
};
