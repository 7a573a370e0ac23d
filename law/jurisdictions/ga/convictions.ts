import { all, any, ask, type FactCondition, not } from '../../engine/condition.ts';
import { judgement } from '../../engine/when.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { clearedBefore, noMoreThan, noOtherConvictionFor } from '../../vocabulary/convictions.ts';
import {
  adultConviction,
  convictedOrPardoned,
  ended,
  felony,
  inAdultCourt,
  misdemeanor,
  ofLevel,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { everAfter, on } from '../../vocabulary/order.ts';
import { convictedElsewhereDuring, endedDuring } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk, hotline } from '../../vocabulary/tasks.ts';
import { past, sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { pages, records } from './cites.ts';
import { cite } from './code.ts';
import * as how from './how.ts';
import { gravest, leftOutMisdemeanor, nonseriousTraffic } from './offenses.ts';
import { said } from './said.ts';

/** A crime that counts against a person: not a small traffic offense, and no city ordinance. */
const counts: FactCondition = all(any(misdemeanor, felony), not(nonseriousTraffic));

const fourYears = years(4);

const isMisdemeanor: FactCondition = (matter) => {
  const { level } = matter.charge;
  return level === 'infraction' ? judgement(said.ordinance) : ask(misdemeanor, matter);
};

const restriction = {
  kind: 'sealing',
  effect: how.restricted,
  limits: how.restrictedLimits,
  fee: how.courtFee,
} as const;

const askTheCourt = [
  'Get your Georgia record and the court’s papers on the case.',
  'Write a petition for the court where you were convicted. Ask it to seal its own file in the same petition.',
  'Say how the record hurts you. Add letters from employers, landlords or a school.',
  'Give a copy to the prosecutor. If you or they ask for a hearing, it comes within 90 days.',
  'After the order, check your Georgia record again.',
];

export const misdemeanorRestriction: Relief = relief({
  ...restriction,
  id: 'ga-misdemeanor-restriction',
  name: 'Restricting a misdemeanor conviction',
  inForce: { from: '2021-01-01' },
  covers: all(adultConviction, ofLevel('misdemeanor', 'infraction')),
  pick: {
    id: 'two-misdemeanors',
    text: 'Georgia lets you ask for two misdemeanor convictions in your life. All from one incident count as one.',
    cite: records('(j)(4)(C)'),
    n: 2,
    byCase: true,
    used: clearedBefore('misdemeanor'),
  },
  rules: [
    rule('a-misdemeanor', 'It was a misdemeanor', isMisdemeanor, records('(j)(4)(A)')),
    rule(
      'not-left-out',
      'It is not on the list of those left out. The list has DUI and other serious driving, theft other than shoplifting, family violence, sex crimes and crimes against minors',
      not(leftOutMisdemeanor),
      records('(j)(4)(B)'),
      { otherwise: 'It is on the list of misdemeanors that are left out' },
    ),
    requires(sentenceOver, records('(j)(4)(A)')),
    requires(everythingPaid, records('(j)(4)(A)')),
    requires(waited(fourYears).since('conviction'), records('(j)(4)(A)')),
    rule(
      'no-other-conviction',
      'You had no other conviction in the last 4 years, anywhere, small traffic cases apart',
      noOtherConvictionFor(fourYears, counts),
      records('(j)(4)(A)'),
    ),
    requires(nothingPending, records('(j)(4)(A)')),
    rule(
      'two-in-a-life',
      'You have not had 2 misdemeanors hidden this way before',
      noMoreThan(1, clearedBefore('misdemeanor')),
      records('(j)(4)(C)'),
      { otherwise: 'You have had 2 misdemeanors hidden this way, and the law allows no more' },
    ),
  ],
  cautions: [
    how.courtDecides,
    'You can ask for only 2 misdemeanor convictions in your life. All from one incident count as one. Choose with care.',
    'Some offices count the 4 years from the end of your sentence. If yours ended less than 4 years ago, ask the prosecutor first.',
    'If the judge says no, you must wait 2 years before you ask again for the same one.',
  ],
  first: askClerk,
  steps: askTheCourt,
});

const convictedSincePardon = any(
  endedDuring(on('pardoned'), everAfter, all(convictedOrPardoned, counts)),
  convictedElsewhereDuring(on('pardoned'), everAfter, said.convictedElsewhereSincePardon),
);

export const pardonedRestriction: Relief = relief({
  ...restriction,
  id: 'ga-pardoned-restriction',
  name: 'Restricting a conviction after a pardon',
  inForce: { from: '2021-01-01' },
  covers: all(inAdultCourt, ended('pardoned')),
  rules: [
    rule(
      'not-gravest',
      'It was not one of the worst violent crimes or a sex crime',
      not(gravest),
      records('(j)(7)'),
      { otherwise: 'It was one of the worst violent crimes or a sex crime' },
    ),
    requires(past('pardoned'), records('(j)(7)')),
    rule(
      'no-conviction-since-pardon',
      'You had no conviction since your pardon, small traffic cases apart',
      not(convictedSincePardon),
      records('(j)(7)'),
      { otherwise: 'You had a conviction since your pardon' },
    ),
    requires(nothingPending, records('(j)(7)')),
  ],
  cautions: [how.courtDecides, 'The pardon must come from the Georgia board.'],
  first: task('get_paper', 'Get a copy of your pardon order.'),
  steps: ['The Board sends it by email.', ...askTheCourt],
});

const trafficked = rule(
  'trafficked',
  'It happened because someone trafficked you',
  traffickingVictim,
  cite('17-10-21(a)(1)'),
);

export const traffickingVacatur: Relief = relief({
  id: 'ga-trafficking-vacatur',
  name: 'Undoing the case of a trafficking victim',
  kind: 'vacatur',
  inForce: { from: '2020-06-29' },
  covers: all(inAdultCourt, ended('convicted', 'pardoned', 'deferred'), traffickingVictim),
  rules: [trafficked],
  effect:
    'The court vacates the conviction and sentence and restricts the record. What you paid in fines and fees comes back to you.',
  limits: ['Police and prosecutors may still see that there was a case.'],
  cautions: [
    'Clear any open warrant first, in Georgia and elsewhere.',
    'It must be a direct result of the trafficking. If it only happened while you were trafficked, ask to restrict it instead.',
  ],
  fee: 'There is no fee to restrict the record.',
  first: hotline,
  steps: [
    phrase.traffickingHelp,
    'Use the petition of the Attorney General. It is filed under seal, so the public does not see it.',
    'Add your Georgia record, made at most 3 business days before. It is free for this.',
    'Proof from an office helps, but you do not need it.',
    'Give a copy to the prosecutor. If they do not answer within 30 days, the court must say yes.',
  ],
  forms: [{ name: 'Petition for vacatur, Attorney General of Georgia', url: pages.traffickingForms }],
});
