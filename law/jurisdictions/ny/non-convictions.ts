import { all, any, ask, type FactCondition, not } from '../../engine/condition.ts';
import { always, assuming, isSo, judgement, never } from '../../engine/when.ts';
import { relief, requires, rule } from '../../place/relief.ts';
import { turnedAfter } from '../../vocabulary/age.ts';
import { besideGuilt, unless } from '../../vocabulary/beside.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { programFinished, wholeCaseOver } from '../../vocabulary/endings.ts';
import { ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { askClerk, askIfCleared } from '../../vocabulary/tasks.ts';
import { favorableEnd, procedure } from './code.ts';
import {
  certificates,
  mayStayOpen,
  onMotion,
  openFile,
  sealedByItself,
  sealedEffect,
  seenByFew,
} from './how.ts';
import { abilityImpaired, erased } from './offenses.ts';
import { crimeInCase, droppedCharge, inSameCase, violation, violationInCase } from './record.ts';
import { said } from './said.ts';

const year1991 = '1991-11-01';
const longAgo = happenedBefore('disposition', year1991);

/** Before November 1, 1991 nothing was sealed without being asked. Nobody under 13 is tried as an adult. */
const endedBefore1991: FactCondition = (matter) =>
  isSo(ask(tooYoungIn1991, matter)) ? never : longAgo(matter);
const tooYoungIn1991 = turnedAfter(13, year1991, never);

/** “Dismissed as covered” by a plea in another case is not sealed, say the courts. */
const inYourFavor = unless(besideGuilt, 'dismissal', ({ charge: { disposition, dismissal, path } }) => {
  if (disposition === 'not_responsible') return judgement(said.notResponsibleSealed);
  if (disposition !== 'dismissed') return always;
  if (dismissal === 'plea_to_other') return judgement(said.dismissedAsCovered);
  return dismissal ? always : assuming(said.notDroppedForPlea, always, path('dismissal'));
});

const noConvictionInCase = not(any(crimeInCase, violationInCase));

const nonConviction = all(
  inAdultCourt,
  ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred', 'not_responsible', 'pending'),
);

const since1991 = 'It ended in November 1991 or later';

const favorable = relief({
  ...sealedByItself,
  id: 'ny-favorable-sealing',
  name: 'Sealing of a case that ended in your favor',
  covers: nonConviction,
  rules: [
    requires(wholeCaseOver, favorableEnd('(1)')),
    requires(programFinished, favorableEnd('(3)')),
    rule('ended-in-your-favor', 'It ended in your favor', inYourFavor, favorableEnd('(3)')),
    rule(
      'whole-case',
      'No charge in the same case ended in a conviction',
      noConvictionInCase,
      favorableEnd('(3)'),
      { otherwise: 'Another charge in the same case ended in a conviction' },
    ),
    rule('since-november-1991', since1991, not(endedBefore1991), favorableEnd('(4)')),
  ],
  effect: `The law treats the arrest as if it never happened. ${sealedEffect}`,
  limits: seenByFew,
  cautions: [mayStayOpen],
  first: askIfCleared,
  steps: [
    ...sealedByItself.steps,
    'An adjournment in contemplation of dismissal (ACD) is sealed when it is dismissed.',
  ],
});

/** A violation, or a charge dropped in a case that ended with one. */
const minor = any(all(violation, not(erased)), all(droppedCharge, violationInCase, not(crimeInCase)));

const impaired = all(violation, abilityImpaired);
const violationLaw = procedure('160.55', '(1)');

const violations = relief({
  ...sealedByItself,
  id: 'ny-violation-sealing',
  name: 'Sealing of a violation or traffic infraction',
  covers: minor,
  rules: [
    rule(
      'not-dwai',
      'It was not driving while ability impaired by alcohol (DWAI)',
      not(any(impaired, inSameCase(impaired))),
      violationLaw,
      { otherwise: 'It was driving while impaired by alcohol (DWAI), which is not sealed' },
    ),
    rule(
      'no-crime-in-case',
      'No charge in the same case ended in a conviction for a crime',
      not(crimeInCase),
      violationLaw,
      { otherwise: 'Another charge in the same case ended in a conviction for a crime' },
    ),
    requires(wholeCaseOver, violationLaw),
    rule('since-november-1991', since1991, not(endedBefore1991), violationLaw),
  ],
  effect: 'The state, the police and the prosecutor seal their records. A violation is not a crime.',
  limits: [openFile, 'It does not change your driving record.'],
  cautions: ['With a conditional discharge, most courts wait until the year is over.', mayStayOpen],
});

const old = relief({
  ...onMotion,
  id: 'ny-old-case-motion',
  name: 'Ask the court to seal a case from before November 1991',
  covers: all(any(nonConviction, violation), endedBefore1991),
  rules: [
    rule(
      'ended-in-your-favor',
      'It ended in your favor, or with a violation that was not DWAI',
      any(
        all(violation, not(impaired), not(crimeInCase)),
        all(nonConviction, inYourFavor, noConvictionInCase),
      ),
      favorableEnd('(4)'),
    ),
    requires(wholeCaseOver, favorableEnd('(4)')),
  ],
  limits: seenByFew,
  cautions: ['The District Attorney can object.'],
  first: askClerk,
  steps: [
    certificates,
    'Ask the clerk how to make a motion. Give the District Attorney 20 days’ notice.',
    'Never charged? Ask the prosecutor or the police to certify it.',
  ],
});

export const nonConvictions = [favorable, violations, old];
