import { all, ask, type Condition, type FactCondition, not } from '../../condition.ts';
import { days, spanOf } from '../../day.ts';
import { type Relief, relief, rule } from '../../relief.ts';
import { chargeFactAsked, ended, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { always, assuming, blocked, judgement, sinceSpan } from '../../when.ts';
import { setAsideLaw } from './cites.ts';
import { drunkDriving, mayEverBeSetAside, trafficOffense } from './exclusions.ts';
import { noOpenCaseRule, setAsideForms, setAsideLimits } from './requirements.ts';

const shared = {
  kind: 'set_aside',
  effect:
    'The law treats it as if it never happened, and you may say so. The court seals the case and the police records of it.',
  limits: setAsideLimits,
  fee: 'None. The Oregon State Police charges only where there was a conviction.',
  forms: setAsideForms,
} as const;

const sendPrints = 'Send your fingerprints and the Request for Set Aside form to the Oregon State Police.';

const notATicket = rule(
  'It was not a ticket for a traffic violation',
  not(all(ofLevel('infraction'), trafficOffense)),
  setAsideLaw('(8)(b)'),
);

const closed = waited(days(0)).since('disposition');

/** A deferred or diverted charge is over on the day its conditions were met. */
const overWithoutConviction: Condition = (matter) => {
  switch (matter.charge.disposition) {
    case 'pending':
      return blocked('Wait until the case is over. If it ends without a conviction, you can ask at once.');
    case 'diverted':
    case 'deferred':
      return ask(sentenceOver, matter);
    default:
      return ask(closed, matter);
  }
};

const finishedDiversion = chargeFactAsked('duiiDiversion');

/** ORS 137.225(8)(a). Most dismissals of such a charge follow diversion, so nothing is presumed. */
const notByDiversion: FactCondition = (matter) => {
  const driving = ask(drunkDriving, matter);
  if (driving.earliest === Number.POSITIVE_INFINITY) return always;
  switch (matter.charge.disposition) {
    case 'diverted':
    case 'deferred':
      return ask(not(drunkDriving), matter);
    case 'dismissed':
      return driving.latest === Number.NEGATIVE_INFINITY
        ? ask(not(finishedDiversion), matter)
        : ask(not(drunkDriving), matter);
    default:
      return always;
  }
};

/**
 * A charge that was dropped because the person was convicted of a lesser one in its place. RecordSponge lets it follow
 * that conviction; no text was read that says so.
 */
const notTradedForLasting: FactCondition = (matter) => {
  const { charge } = matter;
  if (charge.disposition !== 'dismissed') return always;
  const sameCase = companions(matter);
  const kept = sameCase.filter((other) => other.charge.disposition === 'convicted');
  if (charge.dismissal === undefined)
    return kept.length > 0
      ? assuming(
          'We assumed that this charge was not dropped in trade for the one you were convicted of.',
          always,
          charge.path('dismissal'),
        )
      : always;
  if (charge.dismissal !== 'plea_to_other') return always;
  const allKnown = sameCase.every((other) => other.charge.disposition !== undefined);
  const lasting = kept.some((other) => ask(mayEverBeSetAside, other).latest !== Number.NEGATIVE_INFINITY);
  return allKnown && kept.length > 0 && !lasting
    ? always
    : judgement('Can the conviction that took the place of this charge be set aside?');
};

const dismissal = relief({
  ...shared,
  id: 'or-set-aside-dismissal',
  name: 'Set aside a charge that did not end in a conviction',
  covers: all(ended('dismissed', 'acquitted', 'diverted', 'deferred', 'pending'), inAdultCourt),
  rules: [
    rule('The charge is over and you were not convicted of it', overWithoutConviction, setAsideLaw('(1)(d)')),
    noOpenCaseRule,
    notATicket,
    rule(
      'It is not a drunk driving charge that was dismissed because you finished diversion',
      notByDiversion,
      setAsideLaw('(8)(a)'),
    ),
    rule(
      'It was not dropped in trade for a conviction that can never be set aside',
      notTradedForLasting,
      setAsideLaw('(1)(d)'),
    ),
  ],
  cautions: ['Convictions in the same case or elsewhere do not stand in the way, but an open case does.'],
  steps: [
    'Get the case number from the court or from your own record.',
    sendPrints,
    'Fill in the court’s Motion to Set Aside and Seal. Mark that you ask for dismissed or acquitted charges only.',
    'File it in the court where you were charged. Mail a copy to the district attorney or city attorney. The court must grant it if these rules are met.',
  ],
});

/** Counted from the day the prosecutor said no. Most people know only the day of the arrest. */
const sixtyDaysSinceDeclined: Condition = ({ charge, file }) => {
  const told = charge.facts?.declinedDate;
  if (typeof told === 'string' && /^\d{4}(-\d\d){0,2}$/.test(told))
    return sinceSpan(spanOf(told), days(60), []);
  const { span, missing } = charge.dateOf('disposition');
  return assuming(
    'We assumed the prosecutor decided on the day of the arrest not to charge you. If it was later, the 60 days start then.',
    sinceSpan({ first: span.first, last: Math.min(span.last, file.asOf) }, days(60), missing),
    charge.path('facts.declinedDate'),
  );
};

const arrest = relief({
  ...shared,
  id: 'or-set-aside-arrest',
  name: 'Set aside an arrest without charges',
  covers: all(ended('no_charges'), inAdultCourt),
  rules: [
    rule(
      '60 days have passed since the prosecutor decided not to charge you',
      sixtyDaysSinceDeclined,
      setAsideLaw('(1)(c)'),
    ),
    noOpenCaseRule,
    notATicket,
  ],
  steps: [
    'Ask the district attorney for the day on which they decided not to charge you.',
    sendPrints,
    'Fill in the court’s Motion to Set Aside and Seal. Mark that there was no court case.',
    'File it in the circuit court of the county where you were arrested. Mail a copy to the district attorney. The court must grant it if these rules are met.',
  ],
  limits: [
    ...setAsideLimits,
    'The prosecutor may open the record again to charge you while the law still allows it. They must write to you.',
  ],
});

export const nonConvictionReliefs: readonly Relief[] = [dismissal, arrest];
