import {
  all,
  allAmong,
  any,
  anyAmong,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { fact, isSo, judgement } from '../../engine/when.ts';
import type { Jurisdiction } from '../../place/jurisdiction.ts';
import { type Cite, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days, years } from '../../record/day.ts';
import { atLeast, hasTurned, youngerThan } from '../../vocabulary/age.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { caseOver, droppedInDeal } from '../../vocabulary/endings.ts';
import {
  about,
  adultConviction,
  anything,
  chargeFact,
  chargeFactAsked,
  convictedOrPardoned,
  ended,
  inAdultCourt,
  inJuvenileCourt,
  ofLevel,
  probationRevoked,
  sentencedTo,
  weaponUsed,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind } from '../../vocabulary/readings.ts';
import { rightToVote, untilSentenceOver } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { companions, sameCase } from '../../vocabulary/whole-record.ts';
import {
  alcoholLaw,
  closedLaw,
  juvenileLaw,
  marijuanaLaw,
  marijuanaOrder,
  mistakeLaw,
  pardonRule,
  setAsideLaw,
  voteLaw,
  websiteLaw,
} from './cites.ts';
import { isSection, lists, sectionsIn, under } from './code.ts';
import { graded, grades } from './grades.ts';
import * as how from './how.ts';
import { place } from './place.ts';
import { questions } from './questions.ts';
import { said } from './said.ts';
import { check, lookUp } from './tasks.ts';

/** A program or a suspended entry of judgment ends with the dismissal, on the day it is over. */
const inProgram = ended('deferred', 'diverted');
const since = (period: ReturnType<typeof days>): Condition =>
  when(inProgram, waited(period).since('program'), waited(period).since('disposition'));

const insanity: Condition = when(
  ended('not_responsible'),
  () => judgement(said.insanityIsAcquittal),
  anything,
);

/**
 * AS 12.62.900(19): a year after the dismissal, the acquittal, the decision not to charge or the arrest, the state may no
 * longer give it out to anybody who asks.
 */
const withoutConviction = all(
  inAdultCourt,
  ended('dismissed', 'acquitted', 'no_charges', 'deferred', 'diverted', 'not_responsible', 'pending'),
);

const closing = {
  kind: 'sealing',
  automatic: true,
  rules: [
    requires(caseOver, closedLaw('')),
    rule(
      'waited',
      '1 year has passed since the case was dismissed, you were acquitted, or you were arrested without a charge',
      since(years(1)),
      closedLaw(''),
    ),
    rule(
      'not-for-insanity',
      'You were not found not guilty by reason of insanity',
      insanity,
      closedLaw('(B)'),
    ),
  ],
  limits: how.closedLimits,
  fee: phrase.nothingToFile,
} as const;

const wholeCaseDropped: FactCondition = (matter) => allAmong(sameCase(matter), (each) => ask(dropped, each));
const dropped = ended('dismissed', 'acquitted', 'deferred', 'diverted');

const convictedInCase: FactCondition = (matter) =>
  anyAmong(companions(matter), (each) => ask(ended('convicted', 'pardoned'), each));
const besideConvictionOrInDeal = any(convictedInCase, droppedInDeal);
/** Surely so: where the rest of the case is not known, the other way says what to look for. */
const staysOnCourtView: FactCondition = (matter) => fact(isSo(ask(besideConvictionOrInDeal, matter)));

const ownRecord = 'Get your own record from the Department of Public Safety.';

const closed = relief({
  ...closing,
  id: 'ak-closed-without-conviction',
  name: 'Closed by law a year after a case without a conviction',
  covers: all(withoutConviction, not(staysOnCourtView)),
  effect: 'The Department of Public Safety no longer gives it out to the public, employers or landlords.',
  first: check,
  steps: ['If it still shows 60 days after the end, ask the court to take it off.', ownRecord],
});

/** AS 22.35.030 takes whole cases off the website, and none that was dropped in a plea deal in another case. */
const closedBeside = relief({
  ...closing,
  id: 'ak-closed-but-on-courtview',
  name: 'Closed by law a year later, but still on CourtView',
  covers: all(withoutConviction, staysOnCourtView),
  effect:
    'The Department of Public Safety no longer gives it out to the public, employers or landlords. Anybody can still see it on CourtView, the courts’ website.',
  cautions: [
    'The court does not have to take it off CourtView. The law takes off only whole cases without a conviction, and none that was dropped in a plea deal in another case.',
  ],
  first: task('check', 'Check your own record from Public Safety. It costs $20.'),
  steps: [
    'Keep a court paper that shows how this charge ended. Show it when somebody finds the case on CourtView.',
  ],
});

const website = relief({
  id: 'ak-off-the-website',
  name: 'Off the court website after 60 days',
  kind: 'sealing',
  automatic: true,
  alternative: true,
  covers: all(inAdultCourt, dropped),
  rules: [
    rule('waited', '60 days have passed since the case ended', since(days(60)), websiteLaw('')),
    rule(
      'whole-case',
      'Every charge of the case was dismissed or ended in an acquittal',
      wholeCaseDropped,
      websiteLaw('(1) to (4)'),
      { otherwise: 'Another charge of the case ended in a conviction' },
    ),
    rule(
      'not-in-deal',
      'It was not dropped as part of a plea deal in another case',
      not(droppedInDeal),
      websiteLaw('(2)'),
      { otherwise: 'It was dropped as part of a plea deal in another case' },
    ),
  ],
  effect: 'The court may no longer show the case on CourtView.',
  limits: ['The file stays open at the courthouse.'],
  fee: phrase.nothingToFile,
  first: check,
  steps: ['If it still shows, ask the clerk of the court.'],
});

/** AS 12.55.085(f)(1), as it stands today. Who got an SIS before it was written may still have one. */
const noSuspensionToday = under(`
  11.41.100–11.41.220 11.41.260–11.41.320 11.41.360–11.41.370 11.41.410–11.41.530 11.46.400 11.61.125 11.61.127
  11.61.128 11.66.110–11.66.135
`);

/** Most had none. A suspended sentence with no time in jail or prison was most often one, so there it is asked. */
const suspendedAlone = all(sentencedTo('suspended'), not(sentencedTo('jail', 'prison')));
const suspendedImposition = when(
  suspendedAlone,
  chargeFactAsked('suspendedImposition'),
  chargeFact('suspendedImposition', false, said.noSuspendedImposition),
);

const setAside = relief({
  id: 'ak-set-aside',
  name: 'Setting aside a conviction after a suspended imposition of sentence (SIS)',
  kind: 'set_aside',
  covers: convictedOrPardoned,
  rules: [
    rule(
      'suspended-imposition',
      'The judge suspended imposition of your sentence (SIS)',
      suspendedImposition,
      setAsideLaw('(a)'),
      { otherwise: 'The judge did not suspend imposition of your sentence (SIS)' },
    ),
    rule(
      'suspension-allowed',
      'It is not one of the grave crimes for which the law forbids an SIS',
      openIf(noSuspensionToday, said.suspensionForbidden),
      setAsideLaw('(f)'),
    ),
    rule(
      'sentence-over',
      'You finished the probation and the court let you go',
      sentenceOver,
      setAsideLaw('(d)'),
    ),
    rule('not-revoked', 'Your probation was not revoked', not(probationRevoked), setAsideLaw('(c), (e)'), {
      otherwise: 'Your probation was revoked',
    }),
  ],
  effect:
    'The court sets the conviction aside and gives you a certificate. You may say that it was set aside.',
  limits: [
    'The record of it stays open, and it shows the set-aside: Journey v. State, 895 P.2d 955 (Alaska 1995).',
    'It can still count as an earlier conviction in a later case.',
    'A duty to register as a sex offender or child kidnapper stays: AS 12.63.100(3).',
  ],
  cautions: [phrase.judgeMaySayNo],
  fee: phrase.feeUnconfirmed,
  first: task('ask_court', 'Ask the court clerk whether your conviction was set aside.'),
  steps: [
    'Often the court does it when probation ends.',
    'If it did not, write a motion under AS 12.55.085(e). Say that you finished probation.',
    'Keep the certificate, and show it when somebody asks about the record.',
  ],
});

const juvenileSealed = relief({
  id: 'ak-juvenile-sealed',
  name: 'Juvenile record, sealed by itself',
  kind: 'sealing',
  automatic: true,
  covers: all(
    inJuvenileCourt,
    ended('convicted', 'deferred', 'diverted', 'dismissed', 'acquitted', 'no_charges', 'not_responsible'),
  ),
  rules: [
    rule('is-18', 'You are 18 or older. The court has 30 days from then', hasTurned(18), juvenileLaw('(d)')),
    rule(
      'case-closed',
      'The juvenile court has let you go',
      any(not(ended('convicted', 'deferred', 'diverted')), sentenceOver),
      juvenileLaw('(d)'),
      { otherwise: 'The juvenile court still has your case' },
    ),
    rule('not-traffic', 'It was not a traffic offense', not(about('traffic')), juvenileLaw('(d)'), {
      otherwise: 'It was a traffic offense',
    }),
  ],
  effect: 'The court seals its records of the case. Nobody may use them without an order of the court.',
  limits: [
    'A judge may open it for a good reason, or for a report before a sentence.',
    'It does not reach records that were made public with a dual sentence. For those you can ask after 5 years.',
  ],
  fee: phrase.nothingToFile,
  first: task('check', 'Ask the court clerk whether your juvenile case was sealed.'),
  steps: [],
});

/** AS 47.12.030(a): from 16 on, the gravest crimes against a person go straight to adult court. */
const againstPerson = under(
  '11.41.100–11.41.530 11.46.400 11.61.190',
  byKind([
    anything,
    'homicide',
    'assault',
    'violent',
    'sexual',
    'kidnapping',
    'robbery',
    'arson',
    'weapon',
    'child_victim',
    'domestic_violence',
  ]),
);
const gravest = all(ofLevel('felony'), graded('a', 'ungraded'), atLeast(16), againstPerson);
const armedAgain = all(ofLevel('felony'), graded('b'), atLeast(16), againstPerson, weaponUsed);

/** AS 47.12.030(b): these go to adult court at any age, and no juvenile court has to send them there. */
const smallInAdultCourt = all(
  ofLevel('misdemeanor'),
  any(about('traffic', 'dui', 'alcohol_minor'), under('04.16.050 28.15.291 28.35.030 28.35.032')),
);

const youngInAdultCourt = relief({
  id: 'ak-seal-minor-tried-as-adult',
  name: 'Sealing an adult case from before you were 18',
  kind: 'sealing',
  covers: all(convictedOrPardoned, youngerThan(18), ofLevel('misdemeanor', 'felony')),
  rules: [
    rule(
      'sent-to-adult-court',
      'A juvenile court sent you to adult court',
      when(
        smallInAdultCourt,
        chargeFact('waivedToAdultCourt', false, said.notWaived),
        chargeFact('waivedToAdultCourt', true, said.waivedToAdultCourt),
      ),
      juvenileLaw('(f)'),
      { otherwise: 'No juvenile court sent you to adult court' },
    ),
    requires(waited(years(5)).since('completed'), juvenileLaw('(f)')),
    rule(
      'not-gravest',
      'It was not one of the gravest crimes, for which 16-year-olds go straight to adult court',
      all(not(gravest), openIf(armedAgain, said.armedBefore)),
      juvenileLaw('(f)(2)'),
      { otherwise: 'It was one of the gravest crimes, for which 16-year-olds go straight to adult court' },
    ),
    rule('not-traffic', 'It was not a traffic offense', not(about('traffic')), juvenileLaw('(f)'), {
      otherwise: 'It was a traffic offense',
    }),
  ],
  effect: 'The superior court seals the case. That gives back the rights that the conviction took.',
  limits: ['A judge may open it for a good reason, or for a report before a sentence.'],
  cautions: ['You must show that the sentence had its effect and that you followed every order.'],
  fee: phrase.feeUnconfirmed,
  first: lookUp,
  steps: [
    'Write a petition to the superior court under AS 47.12.300(f). Name the case and the day your sentence ended.',
    'Add what shows how you live now: work, school, letters.',
  ],
});

const nothingElseInCase: FactCondition = (matter) =>
  allAmong(companions(matter), (each) => ask(notGuilty, each));
const notGuilty = not(ended('convicted', 'pardoned'));

/** Less than an ounce was never a felony. */
const smallMarijuana = all(about('marijuana'), not(about('drug_sale')), not(ofLevel('felony')));

/** The court’s order of 2023 and the law of 2026 ask the same. */
const marijuanaRules = (cite: Cite) => [
  rule(
    'under-an-ounce',
    'It was less than an ounce',
    chargeFact('underAnOunce', true, said.underAnOunce),
    cite,
    {
      otherwise: 'It was an ounce or more',
    },
  ),
  requires(atLeast(21), cite),
  rule('nothing-else', 'You were not convicted of anything else in the case', nothingElseInCase, cite, {
    otherwise: 'You were convicted of something else in the case',
  }),
];

const marijuanaConviction = {
  kind: 'sealing',
  covers: all(convictedOrPardoned, under('11.71.060', smallMarijuana)),
  fee: phrase.nothingToFile,
} as const;

const marijuana = relief({
  ...marijuanaConviction,
  id: 'ak-marijuana-website',
  name: 'Marijuana possession, off the court website',
  automatic: true,
  alternative: true,
  inForce: { from: '2023-05-01' },
  rules: marijuanaRules(marijuanaOrder),
  effect: 'The case no longer shows on CourtView.',
  limits: ['The file stays open at the courthouse. A state background check still shows it.'],
  first: check,
  steps: ['If it still shows, ask the clerk of the court.'],
});

/** AS 12.62.160(f): in 2027 for those who ask, from 2028 on for all. */
const closedMarijuana = {
  ...marijuanaConviction,
  rules: marijuanaRules(marijuanaLaw),
  effect: 'The state no longer gives it out to employers or landlords who ask for your record.',
  limits: how.closedLimits,
  cautions: [
    'We read of this law in a report, not in the act itself. Ask the Department of Public Safety first.',
  ],
} as const;

const marijuanaRequest = relief({
  ...closedMarijuana,
  id: 'ak-marijuana-request',
  name: 'Marijuana possession: asking the state not to give it out',
  inForce: { from: '2027-01-01', until: '2027-12-31' },
  fee: phrase.feeUnconfirmed,
  first: lookUp,
  steps: [
    'From January 1, 2027, write to the Department of Public Safety. Ask that it does not give out the case.',
    'From January 1, 2028, you need not ask.',
  ],
});

const marijuanaClosed = relief({
  ...closedMarijuana,
  id: 'ak-marijuana-closed',
  name: 'Marijuana possession, closed by law from 2028',
  automatic: true,
  inForce: { from: '2028-01-01' },
  first: check,
  steps: ['Get your own record from the Department of Public Safety, and see whether it is gone.'],
});

/** AS 04.21.078: only what was charged alone. */
const underageAlcohol = relief({
  id: 'ak-underage-alcohol-website',
  name: 'Alcohol under 21, off the court website',
  kind: 'sealing',
  automatic: true,
  alternative: true,
  inForce: { from: '2016-10-04' },
  covers: all(
    inAdultCourt,
    ofLevel('infraction'),
    under('04.16.049 04.16.050', byKind([anything, 'alcohol_minor'])),
  ),
  rules: [
    rule(
      'charged-alone',
      'Nothing else was charged in the case',
      (matter) => fact(companions(matter).length === 0),
      alcoholLaw,
      { otherwise: 'Something else was charged in the case' },
    ),
  ],
  effect: 'The court may not show the case on CourtView.',
  limits: ['The file stays open at the courthouse.'],
  fee: phrase.nothingToFile,
  first: check,
  steps: ['If it still shows, ask the clerk of the court.'],
});

const mistake = relief({
  id: 'ak-seal-mistake',
  name: 'Sealing a record that is a mistake',
  kind: 'sealing',
  alternative: true,
  covers: all(inAdultCourt, ended('convicted', 'pardoned', 'pending')),
  rules: [
    rule(
      'mistake',
      'It came, beyond a reasonable doubt, from a mistake about who you are or from a false accusation',
      () => judgement(said.mistakeOrFalse),
      mistakeLaw,
    ),
  ],
  effect: 'The agency seals it. You may then say that it does not exist.',
  limits: ['Each agency seals only its own records.'],
  fee: phrase.feeUnconfirmed,
  first: task('order_record', 'Order your own record from Public Safety. It costs $20.'),
  steps: [
    'Write to the head of the agency that keeps the record, and add your proof.',
    'If they say no, you can appeal to a court.',
  ],
});

const pardon = relief({
  id: 'ak-pardon',
  name: phrase.askGovernor,
  kind: 'pardon',
  alternative: true,
  covers: all(adultConviction, ofLevel('misdemeanor', 'felony')),
  rules: [rule('state-crime', 'It was a crime under Alaska state law, not a city’s', anything, pardonRule)],
  effect: 'The governor forgives the crime.',
  limits: [
    'A pardon does not erase the record.',
    'It does not end a duty to register as a sex offender or child kidnapper: AS 12.63.100(3).',
  ],
  cautions: ['It is very rare. We found none granted between 2006 and 2024.'],
  fee: phrase.noFee,
  first: task('get_form', 'Get the clemency application and waivers from the Board of Parole.'),
  steps: [how.paroleBoard],
  forms: [{ name: 'Clemency Application and Waivers', url: how.clemency }],
});

/** AS 15.80.010 names these, and says that it is no whole list: of other felonies somebody has to look. */
const mayBeNoTurpitude: FactCondition = when(
  about(
    'homicide',
    'assault',
    'violent',
    'sexual',
    'child_victim',
    'kidnapping',
    'robbery',
    'burglary',
    'arson',
    'theft',
    'fraud',
    'drug_possession',
    'drug_sale',
    'marijuana',
    'property_damage',
    'escape',
  ),
  () => fact(false),
  () => judgement(said.moralTurpitude),
);

const vote = rightToVote({
  id: 'ak-vote',
  voting: untilSentenceOver({
    lockedUp: 'turns',
    onProbation: 'turns',
    onParole: 'turns',
    rule: 'A felony “involving moral turpitude” takes your vote until your whole sentence is over, with any probation and parole. Most felonies are of that kind. Others do not take it.',
    question:
      'Is your whole sentence over, with probation and parole? Or was it no felony of “moral turpitude”?',
    barred: `${phrase.notNow} You may vote again once your whole sentence is over, with any probation and parole.`,
  }),
  automatic: true,
  restores: ['vote', 'jury'],
  covers: all(adultConviction, ofLevel('felony')),
  rules: [
    rule(
      'sentence-over-or-no-turpitude',
      'Your whole sentence is over, or it was no felony of “moral turpitude”',
      any(sentenceOver, mayBeNoTurpitude),
      voteLaw,
      { otherwise: phrase.unmet.sentenceRuns },
    ),
  ],
  effect:
    'A felony “involving moral turpitude” takes your vote until probation and parole are over. Then you may register. You may sit on a jury again, too.',
  limits: ['Most felonies are of that kind (AS 15.80.010). If yours is not, you never lost the vote.'],
});

const reliefs: readonly Relief[] = [
  closed,
  closedBeside,
  setAside,
  juvenileSealed,
  youngInAdultCourt,
  marijuanaRequest,
  marijuanaClosed,
  website,
  marijuana,
  underageAlcohol,
  mistake,
  pardon,
  vote,
];

/** Alaska has no law to expunge or seal a valid conviction. What ended without one is closed by itself. */
export const law: Jurisdiction = { ...place, said, grades, questions, isSection, lists, sectionsIn, reliefs };
