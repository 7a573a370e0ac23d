import { all, any, type FactCondition, not } from '../../engine/condition.ts';
import { fact } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { days } from '../../record/day.ts';
import { committedBefore, happenedBefore } from '../../vocabulary/dates.ts';
import {
  about,
  ended,
  inAdultCourt,
  ofLevel,
  sentencedTo,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { rightToVote } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { address, cite, under } from './code.ts';
import { graded } from './grades.ts';
import { adultConviction, openRule } from './requirements.ts';
import { said } from './said.ts';
import { sexCrimesOfYoungPeople } from './sections.ts';

/** ORS 167.007, or a city's own ordinance against it. */
const soldSex = under('167.007', about('prostitution'));

const trafficking = relief({
  id: 'or-trafficking-vacatur',
  name: 'Undo a prostitution conviction of a trafficking victim',
  kind: 'vacatur',
  covers: all(adultConviction, traffickingVictim, soldSex),
  rules: [
    requires(waited(days(21)).since('conviction'), cite('137.221')),
    rule(
      'trafficked',
      'You were a victim of sex trafficking at or around that time',
      traffickingVictim,
      cite('137.221'),
    ),
  ],
  effect: 'The court takes back (“vacates”) the judgment, so you are no longer convicted.',
  limits: ['It is only for prostitution, not for other crimes of that time.'],
  cautions: ['You need strong proof (“clear and convincing”) at a hearing.'],
  fee: phrase.feeUnconfirmed,
  steps: [
    phrase.traffickingHelp,
    'File a motion in the county of the conviction. Give a copy to the district attorney.',
    'Tell in it what happened to you, and why the court did not hear of it then.',
    'Bring proof to the hearing. It can be papers of a court or of immigration that call you a victim, or a sworn statement of a victim helper or a lawyer.',
  ],
});

const longPardoned = happenedBefore('pardoned', '2014-06-13');

const sealedAfterPardon = {
  kind: 'sealing',
  inForce: { from: '2019-06-13' },
  covers: all(ended('pardoned'), inAdultCourt),
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
  rules: [
    rule(
      'pardoned-since-june-2014',
      'The governor pardoned you on or after June 13, 2014',
      all(not(longPardoned), waited(days(0)).since('pardoned')),
      cite('144.655; SB 388 (2019)'),
    ),
  ],
  steps: [
    'The governor tells the court within 10 days. Ask the court that convicted you for a copy of the order.',
  ],
});

const oldPardonSealing = relief({
  ...sealedAfterPardon,
  id: 'or-pardon-sealing-on-request',
  name: 'Ask to have an old pardoned case sealed',
  rules: [
    rule(
      'pardoned-before-june-2014',
      'The governor pardoned you before June 13, 2014',
      longPardoned,
      cite('144.655'),
    ),
  ],
  steps: [
    'Write to the governor. Name the day of the pardon, the crime and the county. Once that is confirmed, the court must seal it.',
  ],
});

const drugLaw = other('HB 4002 (2024); Oregon Laws 2024, chapter 70');

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
      'since-september-2024',
      'It happened on or after September 1, 2024',
      not(committedBefore('2024-09-01')),
      drugLaw,
    ),
    requires(sentenceOver, drugLaw),
    openRule(
      'court-clears-it',
      'The court clears it after you finish probation well, or 3 years after you were convicted',
      said.drugLawClears,
      drugLaw,
    ),
  ],
  effect: 'The record of the case is cleared.',
  fee: phrase.feeUnconfirmed,
  steps: ['Ask the clerk or a lawyer what the drug law of 2024 does for you. We could not read that law.'],
});

/** A Class A felony, but a judge may treat it as a misdemeanor after probation. */
const racketeering = under('166.720');

const reduction = relief({
  id: 'or-felony-reduction',
  name: 'Have a felony treated as a misdemeanor',
  kind: 'rights',
  alternative: true,
  covers: all(adultConviction, ofLevel('felony'), any(graded('c'), racketeering)),
  rules: [
    openRule(
      'felony-too-harsh',
      'A judge finds that a felony is too harsh for what you did and who you are',
      said.felonyAsMisdemeanor,
      cite('161.705'),
    ),
  ],
  effect:
    'The felony becomes a Class A misdemeanor, and the wait to set it aside falls from 5 years to 3. A traffic crime still cannot be set aside.',
  fee: phrase.feeUnconfirmed,
  steps: ['There is no wait. Ask a lawyer or a public defender whether a motion fits your case.'],
});

const newLook = relief({
  id: 'or-new-look',
  name: 'A new look at the case with the district attorney',
  kind: 'vacatur',
  alternative: true,
  covers: all(adultConviction, ofLevel('felony')),
  rules: [
    openRule(
      'prosecutor-joins',
      'The district attorney joins you in asking, and the court agrees',
      said.prosecutorJoins,
      other('ORS chapter 137; SB 819 (2021)', address('137.225')),
    ),
  ],
  effect: 'The court can undo the old judgment and enter a lesser one.',
  fee: phrase.feeUnconfirmed,
  steps: ['Ask the district attorney or a lawyer.'],
});

const pardon = relief({
  id: 'or-pardon',
  name: phrase.askGovernor,
  kind: 'pardon',
  alternative: true,
  covers: adultConviction,
  rules: [openRule('governor-grants', 'The governor grants it', said.governorGrants, cite('144.650'))],
  effect: 'A pardon forgives the crime, and the court then seals the record.',
  limits: ['Pardons are rare. First ask the court to set aside what can be set aside.'],
  fee: 'We could not confirm a fee. Ask the governor’s office before you apply.',
  steps: [
    'Send the governor a signed application with all your reasons.',
    'Give copies to the district attorney of that county, the state’s parole board and the Director of the Department of Corrections.',
  ],
});

const closeInAge: FactCondition = under(sexCrimesOfYoungPeople, ({ charge }) =>
  fact(charge.offense?.includes('sexual') === true),
);

const reporting = relief({
  id: 'or-reporting-relief',
  name: 'Relief from reporting as a sex offender',
  kind: 'rights',
  alternative: true,
  covers: all(adultConviction, ofLevel('felony', 'misdemeanor'), closeInAge),
  rules: [
    openRule(
      'close-in-age',
      'You were less than 5 years older than the other person, who was at least 14. Age was the only reason it was a crime. You have no other sex crime',
      said.allOfThatSo,
      cite('163A.140'),
    ),
  ],
  effect: 'You no longer have to report. After that, such a conviction may be set aside.',
  fee: 'The court charges a filing fee. We could not confirm how much. Ask the clerk before you file.',
  steps: [
    'Talk to a lawyer before you file. The court asks for proof of each point.',
    'File in the circuit court of the county that convicted you. Give a copy to the district attorney.',
    'The court sets a hearing more than 90 days ahead and tells you the day. The district attorney may contest it or agree.',
  ],
});

const voting = rightToVote({
  id: 'or-voting',
  covers: all(adultConviction, ofLevel('felony')),
  rules: [
    rule(
      'out-of-prison',
      'You are out of prison',
      any(not(sentencedTo('prison')), waited(days(0)).since('released')),
      cite('137.281'),
    ),
  ],
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
