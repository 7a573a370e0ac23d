import { all, any } from '../../engine/condition.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { ended, inAdultCourt } from '../../vocabulary/facts.ts';
import {
  convictedElsewhereDuringSentence,
  endedDuringSentence,
  endedEarlier,
  felonyElsewhereEarlier,
} from '../../vocabulary/other-cases.ts';
import { crimeOf } from './crime-levels.ts';
import { said } from './said.ts';

const guilty = all(inAdultCourt, ended('convicted', 'pardoned'));

/** The law of July 1, 2009 reaches only sentences from that day on. */
export const sentencedBeforeJuly2009 = happenedBefore('disposition', '2009-07-01');

/** A felony conviction before this one, in any court of any state. */
export const priorFelony = any(
  endedEarlier(all(guilty, crimeOf('felony'))),
  felonyElsewhereEarlier(said.felonyElsewhereBefore),
);

/** A conviction for a new crime between the sentence and its end. What came after the end no longer counts. */
export const convictedDuringSentence = any(
  endedDuringSentence(all(guilty, crimeOf('misdemeanor', 'felony')), said.olderAsSubsequent),
  convictedElsewhereDuringSentence(said.convictedElsewhereDuring),
);
