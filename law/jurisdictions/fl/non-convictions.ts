import { all, any, ask, type Condition, not, when } from '../../engine/condition.ts';
import { allOf, from, judgement } from '../../engine/when.ts';
import { relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { dayOf, days } from '../../record/day.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { programFinished } from '../../vocabulary/endings.ts';
import { chargeFact, ended } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { untilCaseEnds, waited } from '../../vocabulary/waiting.ts';
import { sameCase } from '../../vocabulary/whole-record.ts';
import {
  automaticLaw,
  expunctionLaw,
  forcibleLaw,
  mistakeLaw,
  recordsOnly,
  selfDefenseLaw,
} from './cites.ts';
import { forcibleOrRegistered } from './forcible.ts';
import * as how from './how.ts';
import {
  crimeOnRecord,
  neverAdjudicated,
  noOrderBefore,
  offSupervision,
  restOfCaseCleared,
} from './limits.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

export const withoutGuilt = ended('dismissed', 'acquitted', 'no_charges', 'diverted');

const allCleared = 'Every charge of the case was dropped, dismissed or ended in not guilty';
export const aCrime = rule('a-crime', 'It was a crime, not a ticket', crimeOnRecord, recordsOnly, {
  otherwise: 'It was a ticket, not a crime',
});

/** A charging document for a forcible felony keeps the whole record open. Was none filed, the words of the law fit. */
const chargedWithForce = all(
  forcibleOrRegistered,
  any(not(ended('no_charges')), () => judgement(said.forcibleArrestWithoutCharge)),
);
const notForcible = not(chargedWithForce);
const nothingForcible: Condition = (matter) => allOf(sameCase(matter).map((each) => ask(notForcible, each)));

const unfit = chargeFact('unfit', false, said.fitForTrial);

const closed = waited(days(0)).since('disposition');

/** Clerks send how a case ended “upon the disposition”, since October 1, 2019. A bill to reach back did not pass. */
const sinceTheLaw: Condition = when(
  happenedBefore('disposition', '2019-10-01'),
  () => judgement(said.olderCaseSealed),
  closed,
);

export const automaticSealing = relief({
  id: 'fl-automatic-sealing',
  name: 'Automatic sealing of a case without a conviction',
  kind: 'sealing',
  automatic: true,
  inForce: { from: '2019-10-01' },
  covers: withoutGuilt,
  rules: [
    rule('whole-case-cleared', allCleared, restOfCaseCleared, automaticLaw('(2)(a)'), {
      otherwise: 'Another charge of the case was not dropped, and did not end in not guilty',
    }),
    aCrime,
    requires(programFinished, automaticLaw('(2)(a)2.')),
    rule(
      'not-forcible-or-sex-crime',
      'No charge in the case was a forcible felony or a sex crime of the registry',
      nothingForcible,
      forcibleLaw,
      { otherwise: 'A charge in the case was a forcible felony or a sex crime of the registry' },
    ),
    rule(
      'fit-for-trial',
      'It was not dropped because you were unfit for trial',
      not(all(ended('dismissed'), unfit)),
      automaticLaw('(2)(a)2.'),
      { otherwise: 'It was dropped because you were unfit for trial' },
    ),
    rule(
      'since-october-2019',
      'The case ended on or after October 1, 2019',
      sinceTheLaw,
      automaticLaw('(3)(a)'),
    ),
  ],
  effect: `The state seals its record of the case. ${how.clerkToo} ${how.mayDeny} Other convictions and the number of cases do not matter.`,
  limits: [how.policeFiles, how.stillAsked],
  fee: phrase.nothingToFile,
  first: check,
  steps: [
    how.checkRecord,
    'If it is still there, ask the clerk of court to send FDLE a certified copy of how the case ended.',
    'An expunction reaches police files too, but it uses up your one court order.',
  ],
});

/** Until then a record had to be sealed for ten years first if there had been a trial. */
const sinceAcquittalsCount = from(dayOf('2018-10-01'));

/** How the case ended, for an expunction. */
const endedWell: Condition = (matter) => {
  switch (matter.charge.disposition) {
    case 'pending':
      return untilCaseEnds;
    case 'not_responsible':
      return judgement(said.insanityAsNotGuilty);
    case 'acquitted':
      return allOf([ask(closed, matter), sinceAcquittalsCount]);
    default:
      return ask(closed, matter);
  }
};

export const expunction = relief({
  id: 'fl-expunction',
  name: 'Court-ordered expunction',
  kind: 'expungement',
  pick: how.oneOrder,
  covers: any(withoutGuilt, ended('not_responsible', 'pending')),
  rules: [
    rule(
      'not-convicted',
      'The charge was not filed, was dropped or dismissed, or you were found not guilty',
      endedWell,
      expunctionLaw('(1)(a)-(b)'),
    ),
    rule('whole-case-cleared', allCleared, restOfCaseCleared, expunctionLaw('(1)(b), (e), (h)'), {
      otherwise: 'Another charge of the case was not dropped, and did not end in not guilty',
    }),
    aCrime,
    rule(
      'never-adjudicated-guilty',
      'You were never adjudicated guilty of a crime in Florida',
      neverAdjudicated,
      expunctionLaw('(1)(d)'),
      { otherwise: 'You were adjudicated guilty of a crime in Florida. That closes this way' },
    ),
    rule('supervision-over', 'You are off court supervision for it', offSupervision, expunctionLaw('(1)(f)')),
    rule(
      'no-earlier-order',
      'No court has sealed or expunged a Florida record of yours before',
      noOrderBefore,
      expunctionLaw('(1)(g)'),
      {
        otherwise:
          'A court has sealed or expunged a Florida record of yours before. It can be done only once',
      },
    ),
  ],
  effect: `${how.destroyed} ${how.mayDeny}`,
  ...how.byOrder,
  cautions: how.cautions,
  first: lookUp,
  steps: how.expunctionSteps,
  forms: how.forms,
});

const selfDefense = chargeFact('selfDefense', false, said.notSelfDefense);

export const selfDefenseExpunction = relief({
  id: 'fl-self-defense-expunction',
  name: 'Expunction after lawful self-defense',
  kind: 'expungement',
  inForce: { from: '2014-06-20' },
  covers: all(ended('dismissed', 'no_charges'), selfDefense),
  rules: [
    rule(
      'self-defense-certified',
      'The State Attorney certifies that it was dropped because you acted in lawful self-defense',
      selfDefense,
      selfDefenseLaw('(1)'),
    ),
  ],
  effect: `The record is expunged. Earlier convictions or an earlier sealing do not stand in the way. ${how.orderUnused}`,
  ...how.byOrder,
  first: lookUp,
  steps: ['Use FDLE’s own form for lawful self-defense.', ...how.expunctionSteps],
});

const byMistake = chargeFact('mistakenArrest', false, said.lawfulArrest);

export const administrativeExpunction = relief({
  id: 'fl-administrative-expunction',
  name: 'Expunction of a mistaken arrest',
  kind: 'expungement',
  covers: all(withoutGuilt, byMistake),
  rules: [
    rule(
      'unlawful-arrest-backed',
      'The arrest was a mistake or against the law, and the police agency or the State Attorney backs your request',
      byMistake,
      mistakeLaw('(3)'),
    ),
  ],
  effect: `FDLE and the police expunge the arrest record. ${how.orderUnused}`,
  limits: ['It does not reach the court file.'],
  fee: 'We found no fee.',
  first: task('ask_agency', 'Ask the police who arrested you whether they agree.'),
  steps: [
    'Ask the head of the police agency that arrested you, or the State Attorney, to endorse your request on their letterhead.',
    'Write to FDLE with it. Give your name, the day and time of the arrest, its OBTS number and the charges.',
  ],
});
