import { all, type Condition, not, when } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { noneLately } from '../../vocabulary/clean-years.ts';
import { atMost, clearedBefore, noMoreThan, noOtherConvictionFor } from '../../vocabulary/convictions.ts';
import { convicted, crime, ended, inJuvenileCourt } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { juvenileClerk } from '../../vocabulary/tasks.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { noFilingFee, petition } from './how.ts';
import { driving, neverExpunged, noCrimeInProgram } from './offenses.ts';

const found = all(inJuvenileCourt, convicted);
/** From the final discharge, or from “any other court order not involving custody or supervision”: a dismissal is one. */
const twoYears: Condition = when(
  convicted,
  waited(years(2)).since('supervision'),
  when(ended('diverted', 'deferred'), waitedSinceProgram(years(2)), waited(years(2)).since('disposition')),
);
const whatCounts = all(crime, not(driving));
const lately = (count: number) =>
  noneLately(
    'nothing-lately',
    years(count),
    'other conviction',
    noOtherConvictionFor(years(count), whatCounts),
    'youth findings counted',
  );

export const juvenileReliefs: readonly Relief[] = [
  relief({
    ...petition,
    id: 'nj-juvenile',
    name: 'Expunge your whole juvenile record',
    covers: found,
    rules: [
      requires(waited(years(3)).since('supervision'), cite('2C:52-4.1(b)')),
      requires(lately(3), cite('2C:52-4.1(b)')),
      rule(
        'nothing-left-out',
        'No finding was for a crime that can never be expunged',
        atMost(0, all(inJuvenileCourt, neverExpunged)),
        cite('2C:52-4.1(b)'),
        { otherwise: 'You have a finding for a crime that can never be expunged' },
      ),
      rule(
        'none-cleared-before',
        'You never had a grown-up’s crime expunged',
        noMoreThan(0, clearedBefore('felony')),
        cite('2C:52-4.1(b)'),
        { otherwise: 'You had a grown-up’s crime expunged before' },
      ),
      rule(
        'no-program',
        'No grown-up’s case of a crime was dismissed after a program',
        noCrimeInProgram,
        cite('2C:52-4.1(b)'),
        { otherwise: 'A grown-up’s case of a crime was dismissed after a program such as PTI' },
      ),
      requires(nothingPending, cite('2C:52-4.1(b)')),
    ],
  }),
  relief({
    id: 'nj-juvenile-seal',
    name: 'Seal a juvenile record',
    kind: 'sealing',
    covers: all(inJuvenileCourt, ended('convicted', 'dismissed', 'acquitted', 'diverted', 'deferred')),
    rules: [
      rule(
        'waited',
        '2 years have passed since your supervision ended, or since the case ended without any',
        twoYears,
        cite('2A:4A-62(a)(1)'),
        { otherwise: '2 years must pass since your supervision ends, or since the case ends without any' },
      ),
      requires(lately(2), cite('2A:4A-62(a)')),
      requires(nothingPending, cite('2A:4A-62(a)')),
    ],
    effect: 'The file is sealed. You may answer that there is no record.',
    limits: [
      'A new finding or conviction undoes the sealing.',
      'Courts and police may keep it for later cases.',
    ],
    fee: noFilingFee,
    first: juvenileClerk,
    steps: ['File a motion in the Family Part of the Superior Court that had the case.'],
  }),
];
