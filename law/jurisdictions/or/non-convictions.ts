import { all, allAmong, ask, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, assuming, isNot, isSo, judgement, sinceSpan, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days } from '../../record/day.ts';
import type { Charge } from '../../record/record.ts';
import { besideGuilt, unless } from '../../vocabulary/beside.ts';
import { chargeFactAsked, ended, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { presumed } from '../../vocabulary/phrases.ts';
import { called, sentenceOver, untilCaseEnds, waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { setAsideLaw } from './cites.ts';
import { drunkDriving, mayEverBeSetAside, trafficOffense } from './exclusions.ts';
import { toldDay } from './people.ts';
import { noOpenCaseWithoutConviction, setAsideLimits, withoutConviction } from './requirements.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

const notATicket = rule(
  'not-a-ticket',
  'It was not a ticket for a traffic violation',
  not(all(ofLevel('infraction'), trafficOffense)),
  setAsideLaw('(8)(b)'),
  { otherwise: 'It was a ticket for a traffic violation' },
);

/** A deferred or diverted charge is over on the day its conditions were met. */
const overWithoutConviction: Condition = when(
  ended('pending'),
  () => untilCaseEnds,
  when(ended('diverted', 'deferred'), sentenceOver, waited(days(0)).since('disposition')),
);

const finishedDiversion = chargeFactAsked('duiiDiversion');

/** Dropped by the prosecutor, or so that it could come back: diversion ends with prejudice, ORS 813.250. */
const droppedOtherwise = ({ dismissal }: Pick<Charge, 'dismissal'>) =>
  dismissal === 'declined' || dismissal === 'without_prejudice';

/** ORS 137.225(8)(a). Most dismissals of such a charge follow diversion, so nothing is presumed. */
const notByDiversion: FactCondition = (matter) => {
  const driving = ask(drunkDriving, matter);
  if (isNot(driving)) return always;
  switch (matter.charge.disposition) {
    case 'diverted':
    case 'deferred':
      return ask(not(drunkDriving), matter);
    case 'dismissed':
      if (droppedOtherwise(matter.charge)) return always;
      return isSo(driving) ? ask(not(finishedDiversion), matter) : ask(not(drunkDriving), matter);
    case undefined:
      return unknown(matter.charge.path('disposition'));
    default:
      return always;
  }
};

const takenForNoTrade = unless(besideGuilt, 'dismissal', ({ charge }) =>
  assuming(presumed.notInDeal, always, charge.path('dismissal')),
);

/**
 * A charge that was dropped because the person was convicted of a lesser one in its place. RecordSponge lets it follow
 * that conviction; no text was read that says so.
 */
const notTradedForLasting: FactCondition = (matter) => {
  const { charge } = matter;
  if (charge.disposition !== 'dismissed' && charge.doubt?.said !== 'dismissed') return always;
  const sameCase = companions(matter);
  const kept = sameCase.filter((other) => other.charge.disposition === 'convicted');
  const allKnown = sameCase.every((other) => other.charge.disposition !== undefined);
  const noneLasting = allAmong(kept, (other) => ask(mayEverBeSetAside, other));
  if (allKnown && kept.length > 0 && isSo(noneLasting)) return noneLasting;
  if (charge.dismissal === undefined) return ask(takenForNoTrade, matter);
  return charge.dismissal === 'plea_to_other' ? judgement(said.placeTakerSetAside) : always;
};

const dismissal = relief({
  ...withoutConviction(
    lookUp,
    'you ask for dismissed or acquitted charges only',
    'the court where you were charged',
  ),
  id: 'or-set-aside-dismissal',
  name: 'Set aside a charge that did not end in a conviction',
  covers: all(ended('dismissed', 'acquitted', 'diverted', 'deferred', 'pending'), inAdultCourt),
  rules: [
    rule(
      'not-convicted',
      'The charge is over and you were not convicted of it',
      overWithoutConviction,
      setAsideLaw('(1)(d)'),
    ),
    notATicket,
    rule(
      'not-drunk-driving-diversion',
      'It is not a drunk driving charge that was dismissed because you finished diversion',
      notByDiversion,
      setAsideLaw('(8)(a)'),
      { otherwise: 'It is a drunk driving charge that was dismissed after diversion. Oregon keeps those' },
    ),
    rule(
      'not-traded',
      'It was not dropped in trade for a conviction that can never be set aside',
      notTradedForLasting,
      setAsideLaw('(1)(d)'),
      { otherwise: 'It was dropped in trade for a conviction that can never be set aside' },
    ),
    noOpenCaseWithoutConviction,
  ],
  cautions: [
    'There is no deadline to ask. Convictions in the same case or elsewhere do not stand in the way.',
  ],
});

const sixtyDaysSinceArrest = waited(days(60)).since('disposition');

/** Counted from the day the prosecutor said no. Most people know only the day of the arrest. */
const sixtyDaysSinceDeclined: Condition = (matter) => {
  const { facts, path } = matter.charge;
  const told = toldDay(facts?.declinedDate);
  return told
    ? sinceSpan(told, days(60), [])
    : assuming(said.decidedOnArrestDay, ask(sixtyDaysSinceArrest, matter), path('facts.declinedDate'));
};

const arrest = relief({
  ...withoutConviction(
    task('ask_agency', 'Ask the district attorney for the day they dropped your arrest.'),
    'there was no court case',
    'the circuit court of the county where you were arrested',
  ),
  id: 'or-set-aside-arrest',
  name: 'Set aside an arrest without charges',
  covers: all(ended('no_charges'), inAdultCourt),
  rules: [
    requires(
      waited(days(60))
        .counted(sixtyDaysSinceDeclined)
        .since(called('the prosecutor decided not to charge you', 'disposition')),
      setAsideLaw('(1)(c)'),
    ),
    notATicket,
    noOpenCaseWithoutConviction,
  ],
  limits: [
    ...setAsideLimits,
    'The prosecutor may open the record again to charge you while the law still allows it. They must write to you.',
  ],
});

export const nonConvictionReliefs: readonly Relief[] = [dismissal, arrest];
