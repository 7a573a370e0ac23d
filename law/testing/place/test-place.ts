import { describe } from 'vitest';
import type { PlaceCode } from '../../place/places.ts';
import { beginsWithATask } from './begins-with-a-task.ts';
import { decidesItsCases } from './decides-its-cases.ts';
import { guidesItsPeople } from './guides-its-people.ts';
import { keepsItsWord } from './keeps-its-word.ts';
import { leadsToItsAnswers } from './leads-to-its-answers.ts';
import { leavesNoDeadEnd } from './leaves-no-dead-end.ts';
import { mindsNoSmallThings } from './minds-no-small-things.ts';
import { saysWhatItRestsOn } from './says-what-it-rests-on.ts';
import { tellsLives } from './tells-lives.ts';
import { keepsWithinLimits } from './within-limits.ts';

/** All that is held of every place. Each has a small test file of its own, so that one runs alone in seconds. */
export function testPlace(code: PlaceCode): void {
  describe(code, () => {
    tellsLives(code);
    decidesItsCases(code);
    guidesItsPeople(code);
    beginsWithATask(code);
    keepsItsWord(code);
    leadsToItsAnswers(code);
    leavesNoDeadEnd(code);
    mindsNoSmallThings(code);
    saysWhatItRestsOn(code);
    keepsWithinLimits(code);
  });
}
