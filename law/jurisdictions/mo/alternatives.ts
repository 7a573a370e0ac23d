import { all, not } from '../../engine/condition.ts';
import { type Relief, relief, requires } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { noneLately } from '../../vocabulary/clean-years.ts';
import { freeOfConvictionFor } from '../../vocabulary/convictions.ts';
import { about, adultConviction, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { rightToVote, untilSentenceOver } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { pardonRule, voteLaw } from './cites.ts';

const crime = all(adultConviction, ofLevel('misdemeanor', 'felony'));

export const alternatives: readonly Relief[] = [
  relief({
    id: 'mo-pardon',
    name: phrase.askGovernor,
    kind: 'pardon',
    alternative: true,
    covers: crime,
    rules: [
      requires(waited(years(3)).since('completed'), pardonRule),
      requires(
        noneLately(
          'no-conviction-lately',
          years(3),
          'conviction',
          ofWholeRecord(freeOfConvictionFor(years(3), all(inAdultCourt, not(about('traffic'))))),
          'minor traffic apart',
        ),
        pardonRule,
      ),
      requires(nothingPending, pardonRule),
    ],
    effect: 'The governor forgives the crime. It gives back rights that were lost because of it.',
    limits: ['A pardon does not close or expunge the record. Ask the court for that.'],
    cautions: ['The governor decides, and is free to say no. If you are turned down, you must wait 3 years.'],
    fee: phrase.noFee,
    first: task('get_form', 'Get the clemency application from the Missouri Parole Board.'),
    steps: ['Send it with all papers it asks for. The Board looks into it and writes to the governor.'],
  }),
  rightToVote({
    id: 'mo-vote',
    voting: untilSentenceOver({ misdemeanors: phrase.misdemeanorsVoteOutside }),
    automatic: true,
    covers: all(adultConviction, ofLevel('felony')),
    rules: [requires(sentenceOver, voteLaw)],
    effect:
      'You may vote again once you are off probation and parole. After a misdemeanor you may vote as soon as you are out of jail.',
    limits: [
      'A conviction for an election crime takes the vote for life.',
      'After a felony you cannot sit on a jury, unless it is expunged or pardoned.',
    ],
  }),
];
