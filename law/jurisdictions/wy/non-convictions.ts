import { all, allAmong, ask, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { assuming, judgement, opposite } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { days } from '../../record/day.ts';
import { droppedInDeal } from '../../vocabulary/endings.ts';
import { anything, chargeFactAsked, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { decidedByNow, on } from '../../vocabulary/order.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { waitedSinceProgram } from '../../vocabulary/programs.ts';
import { askClerk } from '../../vocabulary/tasks.ts';
import { elapsed, untilCaseEnds } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import * as how from './how.ts';
import { said } from './said.ts';

const halfYear = days(180);
const sinceTheEnd: Condition = (matter) => elapsed(halfYear, decidedByNow(matter));
const arrest = on('offense');

/** The law counts from the arrest or from the day of the dismissal. A verdict is no dismissal, so it counts from the arrest. */
const sinceArrest: Condition = (matter) => assuming(said.arrestedSoon, elapsed(halfYear, arrest(matter)));

const waitedHalfYear: Condition = when(
  ended('pending'),
  () => untilCaseEnds,
  when(
    ended('diverted', 'deferred'),
    waitedSinceProgram(halfYear),
    when(ended('acquitted', 'not_responsible'), sinceArrest, sinceTheEnd),
  ),
);

/** § 7-13-301, § 35-7-1037 and former § 7-13-203. A program without a plea may have been one too. */
const underDeferral: FactCondition = when(
  ended('diverted'),
  chargeFactAsked('deferralLaw'),
  ended('deferred'),
);

const convictedOrDeferred = ended('convicted', 'pardoned', 'deferred');

const wholeIncidentClear: Condition = (matter) =>
  allAmong(companions(matter), (other) => opposite(ask(convictedOrDeferred, other)));

export const arrestExpungement: Relief = relief({
  ...how.adult,
  id: 'wy-no-conviction',
  name: 'Expunging an arrest or a case without a conviction',
  covers: all(
    inAdultCourt,
    ended('dismissed', 'acquitted', 'no_charges', 'diverted', 'deferred', 'not_responsible', 'pending'),
  ),
  rules: [
    rule(
      'waited',
      '180 days have passed since the charge was dropped, or since the arrest',
      waitedHalfYear,
      cite('7-13-1401(a)(i)'),
      { otherwise: '180 days must pass since the charge was dropped, or since the arrest' },
    ),
    requires(nothingPending, cite('7-13-1401(a)(i)')),
    rule(
      'no-deferral',
      'It did not end under a deferral law (§ 7-13-301 or § 35-7-1037)',
      not(underDeferral),
      cite('7-13-1401(a)(i)'),
      { otherwise: 'It ended under a deferral law. No such case can be expunged here' },
    ),
    rule(
      'no-conviction-in-incident',
      'Nothing from the same incident ended in a conviction or a deferral',
      all(
        wholeIncidentClear,
        when(droppedInDeal, () => judgement(said.sameIncident), anything),
      ),
      cite('7-13-1401(a)(i)(A)'),
      {
        otherwise: 'You were found guilty of another charge from the same event, or that charge was put off',
      },
    ),
    rule(
      'not-insanity',
      'You were not found “not guilty” because of mental illness',
      not(all(ended('not_responsible'), () => judgement(said.insanityVerdict))),
      cite('7-13-1401(a)(i)(A)'),
    ),
  ],
  effect:
    'The state stops showing the record, and the court seals its file. You may answer as if the arrest or charge never happened.',
  fee: 'None. The law says there is no filing fee.',
  first: askClerk,
  steps: [
    how.verified,
    'Name the arrest, each charge and how it ended. Add the court papers that show it.',
    'File it in the court where the case was, or would have been. Give the prosecutor a copy.',
    'The prosecutor has 20 days to object. If they do, there is a hearing. If not, the judge may decide at once.',
    'If you meet the law, the judge must order it. The court sends the order to the state.',
  ],
  cautions: ['If your case is still open: a deferral by a judge shuts this way for good.'],
});
