import { all, ask, type Condition, type FactCondition, type Matter, not, when } from '../../condition.ts';
import { dayOf, days } from '../../day.ts';
import { cite, relief, rule } from '../../relief.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { chargeFact, ended } from '../../vocabulary/facts.ts';
import { untilCaseEnds, waited } from '../../vocabulary/waiting.ts';
import { allOf, from, judgement, opposite, unknown, type When } from '../../when.ts';
import { automaticLaw, expunctionLaw, page, recordsOnly } from './cites.ts';
import { forcible } from './forcible.ts';
import * as how from './how.ts';
import {
  crimeOnRecord,
  insanity,
  neverAdjudicated,
  noOrderBefore,
  offSupervision,
  restOfCaseCleared,
  wholeCase,
} from './limits.ts';

const allCleared = 'Every charge of the case was dropped, dismissed or ended in not guilty';

/** A charging document for a forcible felony keeps the whole record open. Was none filed, the words of the law fit. */
const nothingForcible: Condition = (matter) => allOf(wholeCase(matter).map(notForcible));

function notForcible(matter: Matter): When {
  const { disposition, path } = matter.charge;
  const violent = ask(forcible, matter);
  if (violent.earliest === Number.POSITIVE_INFINITY) return opposite(violent);
  if (disposition === undefined) return unknown(path('disposition'), ...violent.missing);
  if (disposition !== 'no_charges') return opposite(violent);
  return {
    ...judgement('Is an arrest for a forcible felony sealed by itself if no charge was ever filed?'),
    missing: violent.missing,
  };
}

const unfit = chargeFact(
  'unfit',
  false,
  'We assumed the case was not dropped because you were unfit for trial.',
);

const closed = waited(days(0)).since('disposition');

/** Clerks send how a case ended “upon the disposition”, since October 1, 2019. A bill to reach back did not pass. */
const sinceTheLaw: Condition = when(
  happenedBefore('disposition', '2019-10-01'),
  () => judgement('Has the state sealed this older case? The law speaks of cases as they end.'),
  closed,
);

export const automaticSealing = relief({
  id: 'fl-automatic-sealing',
  name: 'Automatic sealing of a case without a conviction',
  kind: 'sealing',
  automatic: true,
  inForce: { from: '2019-10-01' },
  covers: ended('dismissed', 'acquitted', 'no_charges', 'diverted'),
  rules: [
    rule(allCleared, restOfCaseCleared, automaticLaw('(2)(a)')),
    rule('It was a crime, not a ticket', crimeOnRecord, recordsOnly),
    rule('If you were in a program, you have finished it', offSupervision, automaticLaw('(2)(a)2.')),
    rule(
      'No charge in the case was a forcible felony or a sex crime of the registry',
      nothingForcible,
      cite('Fla. Stat. §§ 943.0595(2)(a), 776.08', page.forcible),
    ),
    rule(
      'It was not dropped because you were unfit for trial',
      not(all(ended('dismissed'), unfit)),
      automaticLaw('(2)(a)2.'),
    ),
    rule('The case ended on or after October 1, 2019', sinceTheLaw, automaticLaw('(3)(a)')),
  ],
  effect: `The state seals its record of the case, and the clerk keeps the court file from the public. ${how.mayDeny} Other convictions and the number of cases do not matter.`,
  limits: ['Police and jails keep their own files. A court order is needed to reach those.', how.stillAsked],
  fee: 'Free.',
  steps: [
    'Ask FDLE for your own record and see if the case is gone.',
    'If it is still there, ask the clerk of court to send FDLE a certified copy of how the case ended.',
    'If you can, also ask for an expunction. It reaches police files too.',
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
      return judgement(insanity);
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
  pick: { n: 1, byCase: true },
  covers: ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'not_responsible', 'pending'),
  rules: [
    rule(
      'The charge was not filed, was dropped or dismissed, or you were found not guilty',
      endedWell,
      expunctionLaw('(1)(a)-(b)'),
    ),
    rule(allCleared, restOfCaseCleared, expunctionLaw('(1)(b), (e), (h)')),
    rule('It was a crime, not a ticket', crimeOnRecord, recordsOnly),
    rule(
      'You were never adjudicated guilty of a crime in Florida',
      neverAdjudicated,
      expunctionLaw('(1)(d)'),
    ),
    rule('You are off court supervision for it', offSupervision, expunctionLaw('(1)(f)')),
    rule(
      'No court has sealed or expunged a Florida record of yours before',
      noOrderBefore,
      expunctionLaw('(1)(g)'),
    ),
  ],
  effect: `Police, prosecutors and the court destroy their records. ${how.oneCopy} ${how.mayDeny}`,
  limits: [how.judgeDecides, how.stillAsked],
  cautions: how.cautions,
  fee: how.fee,
  steps: how.expunctionSteps,
  forms: how.forms,
});

const selfDefense: FactCondition = chargeFact(
  'selfDefense',
  false,
  'We assumed the case was not dropped because of lawful self-defense.',
);

const specialFee = 'FDLE charges $75. Ask the clerk for the filing fee.';

export const selfDefenseExpunction = relief({
  id: 'fl-self-defense-expunction',
  name: 'Expunction after lawful self-defense',
  kind: 'expungement',
  inForce: { from: '2014-06-20' },
  covers: all(ended('dismissed', 'no_charges'), selfDefense),
  rules: [
    rule(
      'The State Attorney certifies that it was dropped because you acted in lawful self-defense',
      selfDefense,
      cite('Fla. Stat. § 943.0578(1)', page.selfDefense),
    ),
  ],
  effect: 'The record is expunged. Earlier convictions or an earlier sealing do not stand in the way.',
  limits: [how.judgeDecides, how.stillAsked],
  fee: specialFee,
  steps: [
    'Ask the State Attorney for a certified statement that it was self-defense.',
    'Apply to FDLE with its own form for self-defense, then file the petition in court.',
  ],
});

const byMistake: FactCondition = chargeFact(
  'mistakenArrest',
  false,
  'We assumed the arrest was not a mistake or against the law.',
);

export const administrativeExpunction = relief({
  id: 'fl-administrative-expunction',
  name: 'Expunction of a mistaken arrest',
  kind: 'expungement',
  covers: all(ended('dismissed', 'acquitted', 'no_charges', 'diverted'), byMistake),
  rules: [
    rule(
      'The arrest was a mistake or against the law, and the police agency or the State Attorney backs your request',
      byMistake,
      cite('Fla. Stat. § 943.0581', page.mistake),
    ),
  ],
  effect: 'FDLE and the police expunge the arrest record. It does not use up your one court order.',
  limits: ['It does not reach the court file.'],
  fee: 'We could not confirm the fee. Ask FDLE before you apply.',
  steps: [
    'Ask the head of the police agency that arrested you, or the State Attorney, to endorse your request.',
    'Ask FDLE for the form for an “administrative expunction”. Fill it in and send it back.',
  ],
});
