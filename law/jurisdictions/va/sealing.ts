import { all, any, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, assuming, fact, judgement, unknown } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { atMost, noOtherConvictionFor } from '../../vocabulary/convictions.ts';
import { noFelonyElsewhereFor, noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import { about, convictedOrPardoned, ended, felony, inAdultCourt, ofLevel } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { endOf } from '../../vocabulary/order.ts';
import { convictedElsewhereDuring, endedDuring, endedSameDay } from '../../vocabulary/other-cases.ts';
import { waited, waitedSinceRevocation } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { graded } from './grades.ts';
import { byItself, sealed, sealingPetition } from './how.ts';
import {
  leftOut,
  lightBySection,
  lightEnough,
  marijuanaPossession,
  onShortList,
  perhapsForLife,
  reported,
  sealedByItself,
  since1986,
} from './offenses.ts';
import { said } from './said.ts';
import { check } from './tasks.ts';

/** Found guilty, or put off after a finding and dismissed. A simple pardon leaves the conviction on record. */
const guilty = convictedOrPardoned;
const putOff = all(inAdultCourt, ended('deferred'));
const guiltyOrPutOff = any(guilty, putOff);

/** A conviction that stands in the way of sealing another. */
const counts = all(guilty, reported);

const old = (law: string) =>
  rule('since-1986', 'It happened on or after January 1, 1986', since1986, cite(law), {
    otherwise: 'It happened before January 1, 1986',
  });

const sinceConviction = (period: number) => waited(years(period)).since('conviction');
const sinceDismissal = (period: number) => waited(years(period)).since('program');
const sinceDecision = (period: number): Condition =>
  when(putOff, sinceDismissal(period), sinceConviction(period));

/** Convicted of something else between two days, here or elsewhere. */
const convictedBetween = (start: Condition, end: Condition): FactCondition =>
  any(
    endedDuring(endOf(start), endOf(end), counts),
    convictedElsewhereDuring(endOf(start), endOf(end), said.convictedElsewhere, { surely: always }),
  );

const cleanSevenYears = not(convictedBetween(sinceDecision(0), sinceDecision(7)));

const noNewConviction =
  'You had no new conviction in those 7 years, small ones and traffic under Title 46.2 apart';
const someNewConviction = 'You had a new conviction in those 7 years';

const automaticSealing = relief({
  ...byItself,
  id: 'va-automatic-conviction',
  name: 'Small misdemeanor, sealed by itself',
  covers: all(guilty, sealedByItself),
  rules: [
    old('19.2-392.6(A)'),
    requires(sinceConviction(7), cite('19.2-392.6(B)')),
    rule('no-new-conviction', noNewConviction, cleanSevenYears, cite('19.2-392.6(B)'), {
      otherwise: someNewConviction,
    }),
    rule(
      'alone-that-day',
      'On that day you were not convicted of a crime that is not on the list',
      not(endedSameDay(all(guilty, not(sealedByItself)), { sameCase: true })),
      cite('19.2-392.6(C)'),
      { otherwise: 'On that day you were also convicted of a crime that is not on the list' },
    ),
  ],
  limits: [
    ...sealed.limits,
    'The State Police may leave out a case that their computer cannot read, or if you were charged in another state in those years. Then ask the court.',
  ],
  first: check,
  steps: [
    'Wait. The State Police look for such cases each month, and the circuit court orders them sealed.',
    'Nobody writes to you. You can also order your own record.',
    'If it still shows, file the free petition under § 19.2-392.12:1. There is no limit on how many.',
  ],
});

const shortListPetition = relief({
  ...sealingPetition,
  id: 'va-short-list-petition',
  name: 'Petition to seal one of the small misdemeanors on the list',
  covers: all(guiltyOrPutOff, onShortList),
  rules: [
    old('19.2-392.12:1(A)'),
    rule(
      'waited',
      '7 years have passed since your conviction, or since the case that was put off was dismissed',
      sinceDecision(7),
      cite('19.2-392.12:1(I)'),
    ),
    rule('no-new-conviction', noNewConviction, cleanSevenYears, cite('19.2-392.12:1(I)'), {
      otherwise: someNewConviction,
    }),
    rule(
      'alone-that-day',
      'No other case that ended on that day is off the list',
      not(endedSameDay(all(guiltyOrPutOff, not(onShortList)), { sameCase: true })),
      cite('19.2-392.12:1(D)'),
      { otherwise: 'A case that is not on the list ended on the same day' },
    ),
  ],
  cautions: [
    'If all this is so, the judge must say yes. It does not count toward the two petitions of a lifetime.',
  ],
});

/** § 19.2-392.12(F)(2): from the last of these days. A violation of probation starts it again. */
const longest = (period: number): Condition =>
  when(
    putOff,
    sinceDismissal(period),
    all(waited(years(period)).since('conviction', 'released'), waitedSinceRevocation(years(period))),
  );
const wait: Condition = when(felony, longest(10), longest(7));
const start: Condition = longest(0);

/**
 * The law wants 7 or 10 years without a conviction in “a period after” that day: a newer conviction starts them again. Where
 * only the first years were clean and not the last, a person must judge whether such a period will do.
 */
const cleanAtFirst = not(convictedBetween(start, wait));
const cleanAtLast: Condition = when(
  felony,
  noOtherConvictionFor(years(10), reported),
  noOtherConvictionFor(years(7), reported),
);
const clean: Condition = any(
  cleanAtLast,
  all(cleanAtFirst, () => judgement(said.newConvictionBars)),
);

const noneForLife = atMost(
  0,
  all(inAdultCourt, felony, any(all(not(lightBySection), graded('1', '2')), perhapsForLife)),
);

/** Felonies of other states and federal courts: none that carries life, as we take it, and none in ten years. */
const noneElsewhereLately = noFelonyElsewhereFor(years(10));
const noFelonyElsewhere: Condition = (matter) => {
  const { felonies, lastDate } = matter.file.answers.elsewhere ?? {};
  const answer = noneElsewhereLately(matter);
  return felonies && lastDate !== undefined ? assuming(said.elsewhereLighter, answer) : answer;
};

const twoForLife: FactCondition = ({ file }) => {
  const { reliefReceived, reliefs } = file.answers;
  if (reliefReceived === undefined && reliefs === undefined) return unknown('reliefReceived');
  const before = Math.max(reliefReceived ?? 0, reliefs?.length ?? 0);
  return before < 2 ? fact(true) : judgement(said.twoSealed);
};

/** Contempt, failure to appear and the like have no level of their own: § 19.2-392.5(A). */
const ancillary = all(guilty, about('contempt'), not(ofLevel('misdemeanor', 'felony', 'infraction')));

const petition = relief({
  ...sealingPetition,
  id: 'va-petition',
  name: 'Petition to seal a conviction, or a case that was put off and dismissed',
  pick: {
    id: 'two-in-a-lifetime',
    text: 'Virginia’s usual petition seals two cases in your life, each with all charges of one event.',
    cite: cite('19.2-392.12(C), (F)(5)'),
    n: 2,
    byCase: true,
  },
  covers: all(guiltyOrPutOff, ofLevel('misdemeanor', 'felony')),
  rules: [
    rule(
      'light-enough',
      'It was a misdemeanor, a Class 5 or 6 felony, or one with the penalty of grand larceny',
      lightEnough,
      cite('19.2-392.12(A)'),
      { otherwise: 'It is a felony of Class 1 to 4, or one without a class that is not larceny' },
    ),
    old('19.2-392.12(A)'),
    rule(
      'not-left-out',
      'It is not one of the crimes that the law never seals. Among them are violent felonies, sex crimes and drunk driving. So are harm to family, children or animals',
      not(leftOut),
      cite('19.2-392.12(L)'),
      { otherwise: 'It is one of the crimes that the law never seals' },
    ),
    rule(
      'waited',
      'You have waited 7 years for a misdemeanor, or 10 for a felony. Count from the conviction, the dismissal, your release, or the last finding that you broke probation, whichever came last',
      wait,
      cite('19.2-392.12(F)(2)'),
    ),
    rule(
      'no-new-conviction',
      'You had no other conviction in that time, small ones and traffic under Title 46.2 apart',
      clean,
      cite('19.2-392.12(F)(2)'),
      { otherwise: 'You had another conviction in that time' },
    ),
    rule(
      'no-gravest-felony',
      'You were never convicted of a Class 1 or 2 felony, or of one that carries life in prison',
      all(noneForLife, noneSuchElsewhere({ felonies: true })),
      cite('19.2-392.12(F)(1)'),
      { otherwise: 'You were convicted of a Class 1 or 2 felony, or of one that carries life in prison' },
    ),
    rule(
      'no-grave-felony-lately',
      'You had no Class 3 or 4 felony conviction in the last 20 years',
      all(
        noOtherConvictionFor(years(20), all(inAdultCourt, felony, not(lightBySection), graded('3', '4')), {
          elsewhere: false,
        }),
        noneSuchElsewhere({ felonies: true, within: years(20) }),
      ),
      cite('19.2-392.12(F)(1)'),
      { otherwise: 'You had a Class 3 or 4 felony conviction in the last 20 years' },
    ),
    rule(
      'no-felony-lately',
      'You had no other felony conviction in the last 10 years',
      all(
        noOtherConvictionFor(years(10), all(inAdultCourt, felony), { elsewhere: false }),
        noFelonyElsewhere,
      ),
      cite('19.2-392.12(F)(1)'),
      { otherwise: 'You had another felony conviction in the last 10 years' },
    ),
    requires(paid('restitution'), cite('19.2-392.12(F)(4)')),
    rule(
      'two-in-a-lifetime',
      'You have not had two other cases sealed this way',
      twoForLife,
      cite('19.2-392.12(C), (F)(5)'),
      { otherwise: 'You have had two other cases sealed this way' },
    ),
  ],
  cautions: [
    'The judge decides, and must find that leaving the record open is a clear injustice to you (“manifest injustice”).',
    'You get two in your life. Each is for one event with all its charges. Choose the ones that hurt you most.',
    'If alcohol or drugs played a part, be ready to show that you have changed.',
    'Crimes picked for the victim’s race, faith or the like, and those against family or household members, are left out.',
  ],
});

const ancillaryMatter = relief({
  ...sealingPetition,
  id: 'va-ancillary-matter',
  name: 'Seal a failure to appear, contempt or probation violation with its case',
  covers: ancillary,
  rules: [
    rule(
      'with-its-case',
      'It belongs to a case that can be sealed, and you name it in the same petition',
      () => judgement(said.belongsToWhat),
      cite('19.2-392.12(A)'),
    ),
  ],
});

const marijuana = relief({
  ...byItself,
  id: 'va-marijuana-possession',
  name: 'Simple possession of marijuana, sealed by itself',
  covers: all(inAdultCourt, marijuanaPossession, not(ended('pending'))),
  rules: [
    rule(
      'possession-only',
      'You had marijuana, and that was all it was about (former § 18.2-250.1)',
      marijuanaPossession,
      cite('19.2-392.6:1(A)'),
    ),
  ],
  limits: [...sealed.limits, 'Paper files in the circuit court are not touched.'],
  first: check,
  steps: [
    'Wait. The courts, the State Police and the DMV seal these cases without a judge’s order.',
    'If it still shows, ask the clerk of that court.',
    'To seal a failure to appear or a probation violation in the case, file the free petition under § 19.2-392.12:1.',
  ],
});

const trafficTicket = relief({
  ...byItself,
  id: 'va-traffic-infraction',
  name: 'Traffic ticket, sealed after 11 years',
  covers: all(guiltyOrPutOff, ofLevel('infraction'), about('traffic')),
  rules: [
    old('19.2-392.17(A)'),
    rule(
      'waited',
      '11 years have passed since the case ended',
      waited(years(11)).since('disposition'),
      cite('19.2-392.17(A)'),
    ),
  ],
  limits: [
    ...sealed.limits,
    'The DMV keeps what federal rules tell it to keep, and some suspensions stay for 2 more years.',
  ],
  first: check,
  steps: ['Wait. The courts, the police and the DMV seal these by themselves.'],
});

export const sealing: readonly Relief[] = [
  automaticSealing,
  marijuana,
  trafficTicket,
  shortListPetition,
  petition,
  ancillaryMatter,
];
