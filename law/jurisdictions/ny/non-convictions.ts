import { all, any, ask, type Condition, type FactCondition, not } from '../../condition.ts';
import { dayOf, years } from '../../day.ts';
import { relief, rule } from '../../relief.ts';
import { birthday } from '../../vocabulary/age.ts';
import { happenedBefore } from '../../vocabulary/dates.ts';
import { ended, inAdultCourt } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { sameCase } from '../../vocabulary/whole-record.ts';
import { allOf, always, assuming, blocked, blockedPerhaps, judgement, never } from '../../when.ts';
import { favorableEnd, procedure } from './cites.ts';
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

const { since } = waited(years(0));
const sinceItEnded = since('disposition');
const sinceCompleted = since('completed');

/** From the day it ended, where that was told. */
const chargeOver: Condition = (matter) => {
  const { disposition, dispositionDate, path } = matter.charge;
  if (disposition === undefined) return blockedPerhaps(phrase.fix.waitForOutcome, path('disposition'));
  if (disposition === 'pending') return blocked(phrase.fix.waitForOutcome);
  return dispositionDate === undefined ? always : sinceItEnded(matter);
};

/** A case is over when its last charge is. */
export const caseOver: Condition = (matter) => allOf(sameCase(matter).map((each) => ask(chargeOver, each)));

/** Both words mean that the program or the months of good conduct are over, unless the person says otherwise. */
export const programFinished: Condition = (matter) => {
  const { completedDate, completed, disposition } = matter.charge;
  if (disposition !== 'diverted' && disposition !== 'deferred') return always;
  if (completedDate !== undefined) return sinceCompleted(matter);
  return completed === false ? blocked(phrase.fix.finishProgram) : always;
};

const year1991 = '1991-11-01';
const longAgo = happenedBefore('disposition', year1991);

/** Before November 1, 1991 nothing was sealed without being asked. Nobody under 13 is tried as an adult. */
const endedBefore1991: FactCondition = (matter) => {
  const turned13 = birthday(13, matter);
  return turned13 && turned13.first > dayOf(year1991) ? never : longAgo(matter);
};

/** “Dismissed as covered” by a plea in another case is not sealed, say the courts. */
const inYourFavor: FactCondition = ({ charge: { disposition, dismissal, path } }) => {
  if (disposition === 'not_responsible') return judgement(said.notResponsibleSealed);
  if (disposition !== 'dismissed') return always;
  if (dismissal === 'plea_to_other') return judgement(said.dismissedAsCovered);
  return dismissal ? always : assuming(said.notDroppedForPlea, always, path('dismissal'));
};

const noConvictionInCase = not(any(crimeInCase, violationInCase));

const nonConviction = all(
  inAdultCourt,
  ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred', 'not_responsible', 'pending'),
);

const since1991 = 'It ended in November 1991 or later';
const isOver = 'Your case is over';

const favorable = relief({
  ...sealedByItself,
  id: 'ny-favorable-sealing',
  name: 'Sealing of a case that ended in your favor',
  covers: nonConviction,
  rules: [
    rule('case-over', isOver, caseOver, favorableEnd('(1)')),
    rule('program-finished', phrase.programFinished, programFinished, favorableEnd('(3)')),
    rule('ended-in-your-favor', 'It ended in your favor', inYourFavor, favorableEnd('(3)')),
    rule(
      'whole-case',
      'No charge in the same case ended in a conviction',
      noConvictionInCase,
      favorableEnd('(3)'),
    ),
    rule('since-november-1991', since1991, not(endedBefore1991), favorableEnd('(4)')),
  ],
  effect: `The law treats the arrest as if it never happened. ${sealedEffect}`,
  limits: seenByFew,
  cautions: [mayStayOpen],
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
    ),
    rule(
      'no-crime-in-case',
      'No charge in the same case ended in a conviction for a crime',
      not(crimeInCase),
      violationLaw,
    ),
    rule('case-over', isOver, caseOver, violationLaw),
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
    rule('case-over', isOver, caseOver, favorableEnd('(4)')),
  ],
  limits: seenByFew,
  cautions: ['The District Attorney can object.'],
  steps: [
    certificates,
    'Ask the clerk how to make a motion. Give the District Attorney 20 days’ notice.',
    'Never charged? Ask the prosecutor or the police to certify it.',
  ],
});

export const nonConvictions = [favorable, violations, old];
