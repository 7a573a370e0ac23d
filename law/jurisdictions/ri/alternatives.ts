import { all, any, ask, type FactCondition, when } from '../../engine/condition.ts';
import { anyOf } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { adultConviction } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { notLockedUpForFelony, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import { neverSuch } from './convictions.ts';
import { felony, misdemeanor, violentWithGunLaw } from './offenses.ts';

/** The most serious crime of the person sets the time. */
const adultFelony = all(adultConviction, felony);
const anyFelony: FactCondition = ofWholeRecord(({ record }) =>
  anyOf(record.map((each) => ask(adultFelony, each))),
);

const crime = all(adultConviction, any(misdemeanor, felony));

export const certificate: Relief = relief({
  id: 'ri-certificate',
  name: 'Certificate of recovery and re-entry',
  kind: 'certificate',
  alternative: true,
  covers: crime,
  rules: [
    rule(
      'never-violent',
      'You were never convicted of a crime of violence. Here that takes in most felony assaults, break-ins and drug sales',
      neverSuch(violentWithGunLaw),
      cite('13-8.2-2(4); § 11-47-2'),
      { otherwise: 'You were convicted of a crime of violence' },
    ),
    rule(
      'one-felony',
      'You have no more than one felony conviction',
      atMost(1, felony, { byCase: true, elsewhere: 'felonies' }),
      cite('13-8.2-2(4); § 13-8.2-3'),
      { otherwise: 'You have more than one felony conviction' },
    ),
    rule(
      'waited',
      '1 year has passed since you left custody and paid, or 3 years if you have a felony',
      when(anyFelony, waited(years(3)).since('released'), waited(years(1)).since('released')),
      cite('13-8.2-4(2)'),
    ),
    requires(paid('fines'), cite('13-8.2-4(2)(iii)')),
  ],
  effect:
    'The parole board certifies that you have met your goals. It can help with jobs, licenses and housing.',
  limits: ['It does not hide the record.'],
  cautions: ['The board decides by majority.'],
  fee: phrase.feeUnconfirmed,
  first: task('get_form', 'Ask the Rhode Island parole board for the certificate petition.'),
  steps: [],
});

export const pardon: Relief = relief({
  id: 'ri-pardon',
  name: phrase.askGovernor,
  kind: 'pardon',
  alternative: true,
  covers: crime,
  rules: [requires(sentenceOver, other('R.I. Const. art. IX, § 13'))],
  effect: 'The state forgives the crime.',
  limits: ['A pardon alone does not hide the record.'],
  cautions: ['Pardons are very rare, and the senate must agree.'],
  fee: phrase.feeUnconfirmed,
  first: task('ask_agency', 'Ask the Governor’s office how to ask for a pardon.'),
  steps: ['Write to the Governor’s office. Say why you need it and what you have done since.'],
});

export const vote: Relief = rightToVote({
  id: 'ri-vote',
  voting: whileLockedUp(),
  automatic: true,
  covers: all(adultConviction, felony),
  rules: [requires(notLockedUpForFelony, other('R.I. Const. art. II, § 1'))],
});
