import { all, ask, type Condition, type FactCondition, not } from '../../engine/condition.ts';
import { allOf, always, ifSo, judgement, sinceSpan } from '../../engine/when.ts';
import { cite, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { spanOf, years } from '../../record/day.ts';
import { committedBefore } from '../../vocabulary/dates.ts';
import { about, convicted, ended, inAdultCourt, ofLevel, personFact } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askElectionOffice } from '../../vocabulary/tasks.ts';
import { rightToVote } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { page } from './cites.ts';
import { civilPenalty } from './drugs.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

const fiveYears = years(5);
const fiveYearsFree = waited(fiveYears).since('released');

/** The five years run from the newest conviction, whichever one the pardon is for. */
const fiveYearsSinceEveryConviction: Condition = ofWholeRecord(({ record, file }) =>
  allOf([
    ...record
      .filter(({ charge }) => charge.disposition === 'convicted' || !charge.isListed)
      .map((each) => ifSo(ask(convicted, each), ask(fiveYearsFree, each))),
    sinceNewestElsewhere(file.answers.elsewhere?.lastDate),
  ]),
);

function sinceNewestElsewhere(lastDate: string | undefined) {
  return lastDate === undefined ? always : sinceSpan(spanOf(lastDate), fiveYears, []);
}

const pardonRules = cite('28 C.F.R. § 1.2', 'https://www.law.cornell.edu/cfr/text/28/1.2');

export const pardon = relief({
  id: 'us-pardon',
  name: 'Presidential pardon',
  kind: 'pardon',
  alternative: true,
  covers: all(inAdultCourt, convicted, not(civilPenalty)),
  rules: [
    requires(
      waited(fiveYears)
        .counted(fiveYearsSinceEveryConviction, 'A newer conviction starts the wait again')
        .since('released'),
      pardonRules,
    ),
    rule(
      'not-supervised',
      'You are not on probation, parole or supervised release',
      sentenceOver,
      pardonRules,
      { otherwise: 'You are on probation, parole or supervised release' },
    ),
  ],
  effect:
    'A pardon is forgiveness from the President. It can give back rights and help with licenses, jobs and housing. A pardoned conviction no longer counts for the federal gun ban, unless the pardon says so.',
  limits: [
    'A pardon does not erase or expunge the record. The record then shows the conviction and the pardon.',
    'If a form asks about convictions, you must still tell of it. You may add that you were pardoned.',
    'State law may still bar you from having a gun. Ask a lawyer first.',
  ],
  cautions: [
    'The wait is rarely shortened. Few people are pardoned, and it can take years.',
    'The FBI looks into your life since: work, money, family, and what others say of you. How grave the crime was, and how long ago, counts too.',
    'There is no hearing, and no appeal if the President says no. A false answer on the form can be a crime.',
  ],
  fee: 'We found no fee. Ask the Office of the Pardon Attorney.',
  first: task('get_form', 'Get the pardon form from the Office of the Pardon Attorney.'),
  steps: [
    'Fill in the form to ask for a pardon after your sentence is over.',
    'Say what you did and that you take responsibility for it.',
    'Add letters of support, and your judgment and docket if you can get them.',
    'Send it to the Office of the Pardon Attorney, Department of Justice.',
  ],
  forms: [{ name: 'Application for Pardon After Completion of Sentence', url: page.pardonApply }],
});

const citizenOrResident = personFact('citizenOrResident', true, said.citizenOrGreenCard);

const proclamation = cite('Proclamations 10467 (2022) and 10688 (2023)', page.marijuana);

export const marijuanaPardon = relief({
  id: 'us-marijuana-pardon',
  name: 'Marijuana pardon of 2022 and 2023',
  kind: 'pardon',
  alternative: true,
  covers: all(about('marijuana'), not(about('drug_sale', 'dui'))),
  rules: [
    rule(
      'before-december-2023',
      'The offense was on or before December 22, 2023',
      committedBefore('2023-12-23'),
      proclamation,
    ),
    rule(
      'possession-only',
      'It was possession, attempted possession or use, and no more',
      not(about('drug_sale', 'dui')),
      proclamation,
      { otherwise: 'It was more than possession or use' },
    ),
    rule(
      'citizen-or-green-card',
      'You are a citizen or have a green card, and were here lawfully',
      citizenOrResident,
      proclamation,
    ),
  ],
  effect:
    'You are already pardoned, whether you were charged, convicted or neither. You can ask for a certificate that proves it.',
  limits: ['The pardon does not expunge the record. It covers no other charge in the same case.'],
  fee: 'We found no fee. Ask the Office of the Pardon Attorney.',
  first: task('get_form', 'Open the page of the Pardon Attorney on marijuana pardons.'),
  steps: [
    'Apply for a certificate of pardon on the site of the Office of the Pardon Attorney, by mail or by email. We could not confirm how it works this year.',
    'Show the certificate to employers, landlords and boards that give licenses.',
  ],
  forms: [{ name: 'Application for Certificate of Pardon', url: page.marijuana }],
});

/** Nothing else in the same case ended in a conviction. */
const nothingElseInTheCase: FactCondition = (matter) =>
  allOf(
    matter.record
      .filter(({ charge }) => charge.caseKey === matter.charge.caseKey)
      .map((each) => ask(cameToNothing, each)),
  );

const cameToNothing = ended('dismissed', 'acquitted', 'no_charges');

export const dnaRecord = relief({
  id: 'us-dna',
  name: 'Removing your DNA from the FBI’s index',
  kind: 'expungement',
  alternative: true,
  covers: all(inAdultCourt, cameToNothing),
  rules: [
    rule(
      'whole-arrest-cleared',
      'Every charge from the arrest was dropped, dismissed or ended in an acquittal',
      nothingElseInTheCase,
      cite('FBI policy on DNA records; 42 U.S.C. § 14132(d)(1)(A)', page.dna),
    ),
  ],
  effect: 'The FBI takes your DNA profile out of the national index and destroys the sample.',
  limits: ['The arrest itself stays on your record.'],
  fee: 'We found no fee. Ask the FBI.',
  first: lookUp,
  steps: [
    'Get a certified copy of the final court order for every charge.',
    'Write to the FBI Laboratory Division, Federal DNA Database Unit, and add the copies.',
  ],
});

export const voting = rightToVote({
  id: 'us-voting',
  name: 'Voting',
  voting: {
    lockedUp: 'turns',
    onProbation: 'turns',
    onParole: 'turns',
    over: 'turns',
    rule: 'After a federal conviction the state where you live decides. In most states only people in prison for a felony may not vote. In others the whole sentence has to be over, and in a few a court or the governor has to give the vote back.',
    question: 'Does the state where you live let you vote today, after a felony?',
    lets: 'yes',
    may: 'You may vote there.',
    notNow: `${phrase.notNow} Ask the election office of your state when you may.`,
    barred: `${phrase.notNow} Ask the election office of your state when you may.`,
    misdemeanors: 'A misdemeanor takes the vote in hardly any state, or only while you are locked up for it.',
  },
  covers: all(inAdultCourt, convicted, ofLevel('felony')),
  rules: [
    rule(
      'state-lets-you-vote',
      'The state you live in lets you vote after this conviction',
      () => judgement(said.stateVotingLaw),
      cite('Department of Justice, Guide to State Voting Rules (2022)', page.voting),
    ),
  ],
  effect: 'Who may vote after a federal conviction depends on the law of the state you live in.',
  first: askElectionOffice,
  steps: ['Ask before you register, or look up your state in the guide of the Department of Justice.'],
});
