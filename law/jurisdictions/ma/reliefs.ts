import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { isSection, lists, sectionsIn } from './code.ts';
import { expungement } from './expungement.ts';
import { grades } from './grades.ts';
import { juvenile } from './juvenile.ts';
import { otherWays } from './other-ways.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { sealByMail } from './seal-by-mail.ts';
import { withoutConviction } from './without-conviction.ts';

/** Massachusetts seals most records on request after 3 or 7 years, and by itself what ended with not guilty. */
export const law: Jurisdiction = {
  ...place,
  said,
  grades,
  questions,
  isSection,
  lists,
  sectionsIn,
  reliefs: [...withoutConviction, ...sealByMail, ...expungement, ...juvenile, ...otherWays],
};
