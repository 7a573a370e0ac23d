import { all, any, type FactCondition, not } from '../../condition.ts';
import { days } from '../../day.ts';
import { cite, type Relief, relief, rule } from '../../relief.ts';
import { committedBefore, happenedBefore } from '../../vocabulary/dates.ts';
import {
  about,
  convicted,
  ended,
  graded,
  inAdultCourt,
  ofLevel,
  sentencedTo,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { rightToVote } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { always, fact, judgement, never, unknown } from '../../when.ts';
import { page } from './cites.ts';
import { isOneOf, sectionOf, sexCrimesOfYoungPeople } from './sections.ts';

const adultConviction = all(convicted, inAdultCourt);

/** ORS 167.007, or a city's own ordinance against it. */
const soldSex: FactCondition = ({ charge }) => {
  const section = sectionOf(charge);
  if (section) return fact(section.number === '167.007');
  return charge.offense === undefined
    ? unknown(charge.path('offense'))
    : fact(charge.offense.includes('prostitution'));
};

const trafficking = relief({
  id: 'or-trafficking-vacatur',
  name: 'Undo a prostitution conviction of a trafficking victim',
  kind: 'vacatur',
  covers: all(adultConviction, traffickingVictim, soldSex),
  rules: [
    rule(
      'At least 21 days have passed since the judgment',
      waited(days(21)).since('disposition'),
      cite('ORS 137.221', page.trafficking),
    ),
    rule(
      'You were a victim of sex trafficking at or around that time',
      traffickingVictim,
      cite('ORS 137.221', page.trafficking),
    ),
  ],
  effect: 'The court takes back (“vacates”) the judgment, so you are no longer convicted.',
  limits: ['It is only for prostitution. For other crimes of that time there is no such way in Oregon.'],
  cautions: [
    'You must give strong proof (“clear and convincing”) at a hearing. A lawyer can help you prepare.',
  ],
  fee: phrase.feeUnconfirmed,
  steps: ['File a motion in the county of the conviction. Give a copy to the district attorney.'],
});

const pardonedConviction = all(ended('pardoned'), inAdultCourt);
const longPardoned = happenedBefore('pardoned', '2014-06-13');

const sealedAfterPardon = {
  kind: 'sealing',
  covers: pardonedConviction,
  effect: 'The court seals the case, with the records of the arrest and the charge.',
  limits: ['The papers of the pardon itself stay open.'],
  fee: phrase.noFee,
} as const;

/** Pardons of the five years before the law were looked through by the governor, newer ones are told to the court. */
const pardonSealing = relief({
  ...sealedAfterPardon,
  id: 'or-pardon-sealing',
  name: 'Sealing after a pardon',
  automatic: true,
  inForce: { from: '2019-06-13' },
  rules: [
    rule(
      'The governor pardoned you on or after June 13, 2014',
      all(not(longPardoned), waited(days(0)).since('pardoned')),
      cite('SB 388 (2019)', page.pardonSeal),
    ),
  ],
  steps: [
    'The governor tells the court within 10 days. Ask the court that convicted you for a copy of the order that sealed it.',
  ],
});

const oldPardonSealing = relief({
  ...sealedAfterPardon,
  id: 'or-pardon-sealing-on-request',
  name: 'Ask to have an old pardoned case sealed',
  inForce: { from: '2019-06-13' },
  rules: [
    rule('The governor pardoned you before June 13, 2014', longPardoned, cite('ORS 144.655', page.oldPardon)),
  ],
  steps: [
    'Write to the governor. Name the day of the pardon, the crime and the county. When the facts are confirmed, the court must seal it.',
  ],
});

const drugMisdemeanor = relief({
  id: 'or-drug-misdemeanor-sealing',
  name: 'Clearing of newer drug possession cases',
  kind: 'sealing',
  covers: all(
    adultConviction,
    ofLevel('misdemeanor'),
    about('drug_possession'),
    not(about('marijuana', 'drug_sale')),
  ),
  rules: [
    rule(
      'It happened on or after September 1, 2024',
      not(committedBefore('2024-09-01')),
      cite('HB 4002 (2024)', page.bill4002),
    ),
    rule('You have finished your sentence or probation', sentenceOver, cite('HB 4002 (2024)', page.bill4002)),
    rule(
      'The court clears it after you finish probation well, or 3 years after you were convicted',
      () => judgement('How does the court clear drug possession cases from September 2024 on?'),
      cite('HB 4002 (2024)', page.bill4002),
    ),
  ],
  effect: 'The record of the drug possession case is cleared.',
  fee: phrase.feeUnconfirmed,
  steps: [
    'Ask the clerk or a lawyer whether the drug law of 2024 clears your case, and what you must do. We could not read that law.',
  ],
});

/** A Class A felony, but a judge may treat it as a misdemeanor after probation. */
const racketeering: FactCondition = ({ charge }) => fact(sectionOf(charge)?.number === '166.720');

const reduction = relief({
  id: 'or-felony-reduction',
  name: 'Have a Class C felony treated as a misdemeanor',
  kind: 'rights',
  alternative: true,
  covers: all(adultConviction, ofLevel('felony'), any(graded('c'), racketeering)),
  rules: [
    rule(
      'A judge finds that a felony is too harsh for what you did and who you are',
      () => judgement('Would a judge treat your felony as a Class A misdemeanor?'),
      cite('ORS 161.705', page.reduction),
    ),
  ],
  effect:
    'The felony becomes a Class A misdemeanor. The wait to set it aside then falls from 5 years to 3. A traffic crime still cannot be set aside.',
  fee: phrase.feeUnconfirmed,
  steps: [
    'There is no wait. Ask a lawyer or a public defender whether a motion under ORS 161.705 fits your case.',
  ],
});

const newLook = relief({
  id: 'or-new-look',
  name: 'A new look at the case together with the district attorney',
  kind: 'vacatur',
  alternative: true,
  covers: all(adultConviction, ofLevel('felony')),
  rules: [
    rule(
      'The district attorney joins you in asking, and the court agrees',
      () => judgement('Will the district attorney join you in asking?'),
      cite('SB 819 (2021)', page.bill819),
    ),
  ],
  effect: 'The court can undo the old judgment and enter a lesser one. That may be set aside in its time.',
  fee: phrase.feeUnconfirmed,
  steps: ['Ask the office of the district attorney if it takes such requests, or ask a lawyer.'],
});

const pardon = relief({
  id: 'or-pardon',
  name: 'Pardon by the governor',
  kind: 'pardon',
  alternative: true,
  covers: adultConviction,
  rules: [
    rule(
      'The governor grants it',
      () => judgement('Will the governor grant a pardon?'),
      cite('ORS 144.650', page.pardon),
    ),
  ],
  effect: 'A pardon forgives the crime, and the court then seals the record.',
  limits: ['Pardons are rare. First ask the court to set aside what can be set aside.'],
  fee: 'We could not confirm a fee. Ask the governor’s office before you apply.',
  steps: [
    'Send the governor a signed application with all your reasons.',
    'Give copies to the district attorney of the county of conviction, the State Board of Parole and Post-Prison Supervision and the Director of the Department of Corrections.',
  ],
});

const freedom: FactCondition = ({ charge }) => {
  const section = sectionOf(charge);
  if (section) return fact(isOneOf(section, sexCrimesOfYoungPeople));
  return charge.offense?.includes('sexual') ? always : never;
};

const reporting = relief({
  id: 'or-reporting-relief',
  name: 'Relief from reporting as a sex offender',
  kind: 'rights',
  alternative: true,
  covers: all(adultConviction, ofLevel('felony', 'misdemeanor'), freedom),
  rules: [
    rule(
      'You were less than 5 years older, and the other person was at least 14. Age was the only reason it was a crime. You have no other sex crime',
      () => judgement('Were the two of you close in age, and was age the only reason it was a crime?'),
      cite('ORS 163A.140', page.reporting),
    ),
  ],
  effect: 'You no longer have to report. After that, such a conviction may be set aside.',
  fee: phrase.feeUnconfirmed,
  steps: ['Talk to a lawyer before you file. The court asks for proof of each point.'],
});

const voting = rightToVote({
  id: 'or-voting',
  name: 'Voting',
  covers: all(adultConviction, ofLevel('felony')),
  rules: [
    rule(
      'You are out of prison',
      any(not(sentencedTo('prison')), waited(days(0)).since('released')),
      cite('ORS 137.281', page.rights),
    ),
  ],
  effect: 'You may vote. The right is lost only while you serve a felony sentence in prison.',
  steps: ['Register to vote again after your release.'],
});

export const otherReliefs: readonly Relief[] = [
  trafficking,
  pardonSealing,
  oldPardonSealing,
  drugMisdemeanor,
  reduction,
  newLook,
  pardon,
  reporting,
  voting,
];
