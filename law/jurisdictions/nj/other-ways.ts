import { all, allAmong, any, ask, not, when } from '../../engine/condition.ts';
import { always, judgement } from '../../engine/when.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import {
  adultConviction,
  anything,
  convicted,
  crime,
  ended,
  felony,
  inAdultCourt,
  inJuvenileCourt,
  personFact,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { decided, endOfSentence, on } from '../../vocabulary/order.ts';
import { endedDuring, endedLater } from '../../vocabulary/other-cases.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { byKind, readAs } from '../../vocabulary/readings.ts';
import { askClerk, findPardon, hotline } from '../../vocabulary/tasks.ts';
import { notLockedUpForFelony, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { past, sentenceOver, waited, waitedBy } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { cite, under } from './code.ts';
import { noOpenCase, notDriving, notLeftOut, paidOrUnable } from './convictions.ts';
import { fourYears, noLeftOutCrime, threeYears } from './counts.ts';
import { graded } from './grades.ts';
import { petition } from './how.ts';
import { counted, crimeConviction, leftOutConviction } from './offenses.ts';
import { said } from './said.ts';

const notVacated = under(
  '2c:11-3 2c:11-4 2c:13-1 2c:13-6 2c:14-2',
  byKind(
    [readAs(always, said.killing), 'homicide'],
    [readAs(always, said.kidnapping), 'kidnapping'],
    [readAs(always, said.sexCrime), 'sexual'],
  ),
);
const recoveryCourt = personFact('recoveryCourt', false, said.noRecoveryCourt);
const endangering = under('2c:24-4', byKind([() => always, 'child_victim']));
const leftOutOtherwise = all(leftOutConviction, not(endangering));
/** The program was the sentence of one of the cases: nobody was convicted in it who never was while a sentence ran. */
const duringASentence = openIf(
  all(counted, endedDuring(decided, endOfSentence, counted)),
  said.duringProgram,
);
const noneDuringProgram = ofWholeRecord(({ record }) =>
  allAmong(record, (each) => ask(duringASentence, each)),
);
const early = when(felony, fourYears, threeYears);

export const otherWays: readonly Relief[] = [
  relief({
    ...petition,
    id: 'nj-recovery-court',
    name: 'Expunge your record after Recovery Court',
    covers: all(crime, any(adultConviction, all(inJuvenileCourt, convicted)), recoveryCourt),
    rules: [
      notDriving,
      rule(
        'nothing-left-out',
        'You have no adult conviction for a crime that can never be expunged. A juvenile finding for one does not matter',
        all(noLeftOutCrime, noneSuchElsewhere({ felonies: true })),
        cite('2C:35-14(m); In re P.L. (2025)'),
        { otherwise: 'You have a conviction for a crime that can never be expunged' },
      ),
      rule('graduated', 'You graduated from Recovery Court (drug court)', sentenceOver, cite('2C:35-14(m)')),
      rule(
        'none-during-program',
        'You had no new conviction while you were in Recovery Court, not even for a disorderly persons offense',
        noneDuringProgram,
        cite('2C:35-14(m)'),
      ),
      noOpenCase,
    ],
    cautions: [
      'For selling drugs in the 3rd or 4th degree, the judge must find that it serves the public (In re T.B.).',
    ],
    first: task('ask_lawyer', 'Ask the Public Defender about expungement after Recovery Court.'),
    steps: [
      'Tell your lawyer or the Public Defender before you graduate. The judge can order it then.',
      'If you graduated before April 18, 2016, file a petition in that county.',
    ],
  }),
  relief({
    ...petition,
    id: 'nj-recovery-court-child',
    name: 'Expunge your record 10 years after Recovery Court',
    covers: all(adultConviction, crime, recoveryCourt, not(noLeftOutCrime)),
    rules: [
      notDriving,
      rule(
        'only-endangering',
        'Of the crimes that can never be expunged, you have only endangering a child',
        atMost(0, leftOutOtherwise),
        cite('2C:35-14(m)'),
        { otherwise: 'You have another crime that can never be expunged' },
      ),
      requires(waited(years(10)).since('completed'), cite('2C:35-14(m)')),
      rule(
        'without-violence',
        'It was without violence or sex',
        () => judgement(said.endangered),
        cite('2C:35-14(m)'),
      ),
      noOpenCase,
    ],
    first: task('ask_lawyer', 'Ask the Public Defender about expungement after Recovery Court.'),
    steps: ['This way is new since January 2022.'],
  }),
  relief({
    ...petition,
    id: 'nj-trafficking',
    name: 'Clear a trafficking victim’s record',
    kind: 'vacatur',
    covers: all(not(ended('pending')), traffickingVictim),
    rules: [
      rule('trafficked', 'It happened because you were trafficked', traffickingVictim, cite('2C:44-1.1')),
      rule(
        'not-left-out',
        'It was not murder, manslaughter, kidnapping, luring a child or sexual assault',
        not(notVacated),
        cite('2C:44-1.1'),
        { otherwise: 'Murder, manslaughter, kidnapping, luring a child and sexual assault are left out' },
      ),
    ],
    effect: 'The conviction is set aside, and all records of it are expunged.',
    fee: phrase.feeUnconfirmed,
    first: hotline,
    steps: ['Ask the Superior Court to vacate and expunge under N.J.S.A. 2C:44-1.1.', phrase.traffickingHelp],
  }),
  relief({
    ...petition,
    first: findPardon,
    id: 'nj-pardoned',
    name: 'Expunge a pardoned conviction',
    covers: all(inAdultCourt, ended('pardoned')),
    rules: [requires(past('pardoned'), other('In re T.O., 244 N.J. 514 (2021)')), noOpenCase],
    cautions: ['The prosecutor may object. The judge weighs what you did and who you are today.'],
  }),
  relief({
    ...petition,
    id: 'nj-early',
    name: 'Ask earlier, for compelling reasons',
    alternative: true,
    covers: all(adultConviction, crime),
    rules: [
      notDriving,
      notLeftOut,
      requires(
        waitedBy([years(4), 'for a crime'], [years(3), 'for a disorderly persons offense'])
          .counted(early)
          .since('lastConviction', 'lastSentence'),
        cite('2C:52-2(a)(2)'),
      ),
      paidOrUnable('2C:52-2(a)(2)'),
      noOpenCase,
    ],
    cautions: [
      'You must show the judge compelling reasons why you cannot wait for the full time. The judge decides, and may say no. You must have had no conviction since.',
    ],
    first: askClerk,
    steps: ['Check the first box on Form A, and say why you cannot wait.', ...petition.steps],
  }),
  relief({
    id: 'nj-certificate',
    name: 'A certificate for jobs and licenses',
    kind: 'certificate',
    alternative: true,
    covers: all(adultConviction, felony),
    rules: [
      rule(
        'not-first-degree',
        'It was a crime of the 2nd, 3rd or 4th degree',
        graded('2', '3', '4'),
        cite('2A:168A-8'),
        { otherwise: 'It was a crime of the 1st degree' },
      ),
      rule(
        'no-crime-since',
        'You were not convicted of a crime since then',
        all(not(endedLater(crimeConviction)), noneSuchElsewhere({ since: on('disposition') })),
        cite('2A:168A-8'),
        { otherwise: 'You were convicted of a crime since then' },
      ),
      requires(nothingPending, cite('2A:168A-8')),
      rule(
        'needed',
        'It helps you, and is in the public interest',
        () => judgement(said.certificate),
        cite('2A:168A-8'),
      ),
    ],
    effect: 'It lifts bars to public jobs and to licenses. Your record stays as it is.',
    limits: ['It is not for jobs with the police, prisons or courts, or for lawyers.'],
    fee: phrase.feeUnconfirmed,
    first: task('ask_agency', 'Ask the office that supervised you about a certificate.'),
    steps: ['Ask the office that supervised you, such as the Parole Board or probation, or the court.'],
  }),
  relief({
    id: 'nj-pardon',
    name: phrase.askGovernor,
    kind: 'pardon',
    alternative: true,
    leadsTo: ['nj-pardoned'],
    covers: adultConviction,
    rules: [
      rule(
        'any-conviction',
        'The Governor may pardon any conviction here',
        anything,
        other('N.J. Const. art. V, § 2, ¶ 1'),
      ),
    ],
    effect: 'It forgives the crime and lifts bars to jobs and juries. The record stays until you expunge it.',
    fee: phrase.feeUnconfirmed,
    first: task('get_form', 'Open the pardon application on the state’s clemency page.'),
    steps: ['Apply to the Governor through the state’s clemency page.'],
  }),
  rightToVote({
    id: 'nj-vote',
    voting: whileLockedUp(),
    covers: all(adultConviction, felony),
    rules: [requires(notLockedUpForFelony, cite('19:4-1(8)'))],
  }),
];
