import { all, any, not, when } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { atLeast } from '../../vocabulary/age.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import {
  about,
  chargeFact,
  convictedOrPardoned,
  ended,
  felony,
  inAdultCourt,
  sentencedTo,
} from '../../vocabulary/facts.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { hsc } from './cites.ts';
import { under } from './code.ts';
import { noFee, unknownFee } from './how.ts';
import { said } from './said.ts';

const marijuana = about('marijuana');
const selling = about('drug_sale');

const possession = under('11357', all(marijuana, not(selling)));
/** Growing, and selling and moving. */
const sale = under('11358 11359 11360', all(marijuana, selling));

const beforeLegal = happenedBefore('disposition', '2016-11-09');
const smallAmount = chargeFact('smallMarijuana', true, said.smallAmount);

const legalToday = relief({
  id: 'ca-marijuana-automatic',
  name: 'Automatic dismissal and sealing of marijuana possession',
  kind: 'sealing',
  automatic: true,
  inForce: { from: '2019-01-01' },
  covers: all(convictedOrPardoned, possession),
  rules: [
    rule(
      'before-november-2016',
      'The conviction is from before November 9, 2016',
      beforeLegal,
      hsc('11361.9'),
    ),
    requires(atLeast(21), hsc('11361.8', '(e)')),
    rule('small-amount', 'It was a small amount that is legal today', smallAmount, hsc('11361.8', '(e)')),
  ],
  effect: 'The court dismisses and seals it. By law it did not happen.',
  limits: ['Under federal law marijuana is still a crime.'],
  fee: noFee,
  first: task('check', 'Ask the court clerk whether your marijuana case was sealed.'),
  steps: ['Courts had to do this by March 1, 2023.', 'If it was not done, file form CR-400 there.'],
  cautions: ['The prosecutor could say no until July 1, 2020.'],
});

const twoYears = when(
  all(ended('convicted', 'pardoned'), sentencedTo('jail', 'prison')),
  waited(years(2)).since('disposition', 'released'),
  waited(years(2)).since('disposition'),
);

const destroyed = relief({
  id: 'ca-marijuana-destroyed',
  name: 'Destruction of a small marijuana record',
  kind: 'expungement',
  automatic: true,
  inForce: { from: '1976-01-01' },
  covers: all(
    inAdultCourt,
    ended('convicted', 'pardoned', 'dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred'),
    possession,
    not(felony),
  ),
  rules: [
    requires(
      waited(years(2))
        .counted(twoYears, 'Without a conviction they run from the arrest')
        .since('conviction', 'released'),
      hsc('11361.5', '(a)'),
    ),
    rule(
      'since-1976',
      'The record is from 1976 or later',
      not(happenedBefore('disposition', '1976-01-01')),
      hsc('11361.5', '(a)'),
    ),
    rule('small-amount', 'It was a small amount', smallAmount, hsc('11361.5', '(a)')),
  ],
  effect: 'Courts and state agencies wipe out the record as if it had never been.',
  limits: ['The FBI keeps its own copy.'],
  fee: noFee,
  first: task('check', 'Ask the court clerk whether your marijuana record was destroyed.'),
  steps: ['Still there? Write to the court.'],
});

const reduced = relief({
  id: 'ca-marijuana-reduction',
  name: 'Lowering a marijuana felony',
  kind: 'rights',
  alternative: true,
  covers: all(convictedOrPardoned, any(sale, possession), felony),
  rules: [
    rule(
      'before-november-2016',
      'The conviction is from before November 9, 2016',
      beforeLegal,
      hsc('11361.8', '(e)'),
    ),
  ],
  effect: 'For most people, a felony for having sold, grown or moved it is now a misdemeanor.',
  fee: unknownFee,
  first: task('check', 'Ask the court clerk whether your marijuana felony was lowered.'),
  steps: ['If it was not, file form CR-400.'],
});

export const marijuanaReliefs: readonly Relief[] = [legalToday, destroyed, reduced];
