import {
  all,
  allAmong,
  any,
  ask,
  type Condition,
  type FactCondition,
  not,
  when,
} from '../../engine/condition.ts';
import { always, fact, judgement } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { days, years } from '../../record/day.ts';
import { committedBefore, happenedBefore } from '../../vocabulary/dates.ts';
import {
  about,
  convicted,
  ended,
  inAdultCourt,
  ofLevel,
  probationRevoked,
  sentencedTo,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { findPardon, hotline } from '../../vocabulary/tasks.ts';
import { notLockedUpForFelony, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { address, cite, under } from './code.ts';
import { graded } from './grades.ts';
import { newerDrugPossession } from './look-back.ts';
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
  first: hotline,
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
  first: task('check', 'Ask the court clerk whether your pardoned case is sealed.'),
  steps: ['The governor tells the court within 10 days. Ask for a copy of the order.'],
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
  first: findPardon,
  steps: [
    'Write to the governor. Name the day of the pardon, the crime and the county. Once that is confirmed, the court must seal it.',
  ],
});

const drugMisdemeanor = all(
  inAdultCourt,
  ofLevel('misdemeanor'),
  about('drug_possession'),
  not(about('marijuana', 'drug_sale')),
);

const drugRules = [
  rule(
    'since-september-2024',
    'It happened on or after September 1, 2024',
    not(committedBefore('2024-09-01')),
    cite('137.224; Oregon Laws 2024, ch. 70, §§ 73, 74'),
    { otherwise: 'It happened before September 1, 2024' },
  ),
  rule(
    'drug-enforcement-misdemeanor',
    'It was for having drugs as a “drug enforcement misdemeanor”, which has no class',
    graded('ungraded'),
    cite('137.224, 475.896'),
    { otherwise: 'It was not a “drug enforcement misdemeanor”' },
  ),
] as const;

const restOfCaseCleared: Condition = (matter) =>
  allAmong(companions(matter), (other) =>
    ask(any(not(convicted), newerDrugPossession), other) === always
      ? always
      : judgement(said.restOfCaseCleared),
  );

const restOfCase = rule(
  'rest-of-case-cleared',
  'The case holds no other conviction, or that one was set aside first',
  restOfCaseCleared,
  cite('137.224(7)'),
);

const sealedByItself = {
  kind: 'sealing',
  automatic: true,
  inForce: { from: '2024-09-01' },
  effect: 'The court seals the record of the case and of the arrest or citation.',
  limits: [
    'The court seals nothing while there is a warrant in the case. Such a time does not count toward the 3 years.',
    'If the case holds more than one such charge, all of them must be ready.',
  ],
  fee: phrase.nothingToFile,
  first: task('check', 'Ask the court clerk whether your case is sealed.'),
  steps: ['If it is not, ask the court for a sealing order.'],
} as const;

/** ORS 137.224(3)(b), (4)(a): probation that was finished well, or three years. */
const finishedProbation = all(sentencedTo('probation'), not(probationRevoked));

const drugConviction = relief({
  ...sealedByItself,
  id: 'or-drug-misdemeanor-sealing',
  name: 'Sealing of newer drug possession convictions',
  covers: all(adultConviction, drugMisdemeanor),
  rules: [
    ...drugRules,
    rule(
      'probation-or-three-years',
      'You finished probation well, or 3 years have passed since you were convicted',
      any(all(finishedProbation, sentenceOver), waited(years(3)).since('disposition')),
      cite('137.224(3)(b), (4)(a)'),
    ),
    restOfCase,
  ],
  by: any(
    all(finishedProbation, waited(days(90)).since('completed')),
    waited({ ...years(3), days: 60 }).since('disposition'),
  ),
});

/** ORS 137.224(3)(a), (c), (4)(c): an agreement that was kept, an acquittal, or three years after a dismissal. */
const drugCharge = relief({
  ...sealedByItself,
  id: 'or-drug-charge-sealing',
  name: 'Sealing of newer drug possession charges',
  covers: all(ended('deferred', 'diverted', 'acquitted', 'dismissed'), drugMisdemeanor),
  rules: [
    ...drugRules,
    rule(
      'over-or-three-years',
      'You finished your probation agreement or program, or were acquitted. If the charge was dropped for another reason, 3 years have passed',
      when(
        ended('deferred', 'diverted'),
        sentenceOver,
        when(ended('acquitted'), waited(days(0)).since('disposition'), waited(years(3)).since('disposition')),
      ),
      cite('137.224(3)(a), (c), (4)(c)'),
    ),
    restOfCase,
  ],
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
  first: task('ask_lawyer', 'Ask a public defender whether your felony can be lowered.'),
  steps: ['There is no wait.'],
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
  first: task('ask_lawyer', 'Ask a lawyer about a new look at your case.'),
  steps: ['Ask the district attorney or a lawyer.'],
});

const pardon = relief({
  id: 'or-pardon',
  name: phrase.askGovernor,
  kind: 'pardon',
  alternative: true,
  leadsTo: ['or-pardon-sealing'],
  covers: adultConviction,
  rules: [openRule('governor-grants', 'The governor grants it', said.governorGrants, cite('144.650'))],
  effect: 'A pardon forgives the crime, and the court then seals the record.',
  limits: ['Pardons are rare. First ask the court to set aside what can be set aside.'],
  fee: 'We could not confirm a fee. Ask the governor’s office before you apply.',
  first: task('ask_agency', 'Ask the governor’s office how to apply for a pardon.'),
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
  first: task('ask_lawyer', 'Talk to a lawyer about relief from reporting.'),
  steps: [
    'Do that before you file. The court asks for proof of each point.',
    'File in the circuit court of the county that convicted you. Give a copy to the district attorney.',
    'The court sets a hearing more than 90 days ahead and tells you the day. The district attorney may contest it or agree.',
  ],
});

const voting = rightToVote({
  id: 'or-voting',
  voting: whileLockedUp(),
  covers: all(adultConviction, ofLevel('felony')),
  rules: [rule('out-of-prison', 'You are out of prison', notLockedUpForFelony, cite('137.281'))],
});

export const otherReliefs: readonly Relief[] = [
  trafficking,
  pardonSealing,
  oldPardonSealing,
  drugConviction,
  drugCharge,
  reduction,
  newLook,
  pardon,
  reporting,
  voting,
];
