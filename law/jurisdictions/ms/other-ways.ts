import { all, any, type Condition, not, when } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { fromDay } from '../../vocabulary/dates.ts';
import { somewhereBetween } from '../../vocabulary/doubts.ts';
import { caseAndProgramOver } from '../../vocabulary/endings.ts';
import {
  about,
  adultConviction,
  convicted,
  convictedOrPardoned,
  crime,
  ended,
  felony,
  inJuvenileCourt,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { gunLawyer, hotline } from '../../vocabulary/tasks.ts';
import { rightToVote, untilGivenBack } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { petition } from './how.ts';
import { losesVote, violent } from './offenses.ts';
import { said } from './said.ts';

const aFelony = all(adultConviction, felony);

/** HB 1546 of 2026: a conviction or an adjudication of delinquency, for a misdemeanor or a felony without violence. */
const sinceJuly2026 = fromDay('2026-07-01');
const youthOver: Condition = when(convicted, sentenceOver, caseAndProgramOver);
const dropped = ended('dismissed', 'acquitted', 'no_charges');

const listTakesVote = `${phrase.notNow} The felonies on the list take the vote. Only a pardon by the Governor, or a law passed for you alone, gives it back.`;

export const otherWays: readonly Relief[] = [
  relief({
    ...petition,
    id: 'ms-trafficking',
    name: 'Clear a conviction of a trafficking victim',
    kind: 'vacatur',
    covers: all(any(convictedOrPardoned, all(inJuvenileCourt, convicted)), crime, traffickingVictim),
    rules: [
      rule(
        'trafficked',
        'You did it because someone trafficked you',
        traffickingVictim,
        cite('97-3-54.6(5)'),
      ),
      rule(
        'adult-court',
        'An adult court convicted you, or since July 2026 a youth court found against you',
        any(not(inJuvenileCourt), sinceJuly2026),
        cite('97-3-54.6(5), (6); HB 1546 of 2026'),
      ),
      rule(
        'prostitution-or-not-violent',
        'It was about prostitution, or since July 2026 about something else that was not violent',
        any(about('prostitution'), all(sinceJuly2026, not(violent))),
        cite('97-3-54.6(5), (6); HB 1546 of 2026'),
        { otherwise: 'It was a crime of violence' },
      ),
    ],
    effect: 'The court takes back the conviction or expunges it.',
    cautions: [phrase.judgeMaySayNo],
    fee: phrase.feeUnconfirmed,
    first: hotline,
    steps: [
      'Ask the court that convicted you, in writing. Papers from an agency help, but are not a must.',
      phrase.traffickingHelp,
    ],
  }),
  relief({
    id: 'ms-youth-court',
    name: 'Seal a youth court record',
    kind: 'sealing',
    covers: inJuvenileCourt,
    rules: [
      rule('youth-case-over', 'The youth court case is over', youthOver, cite('43-21-263'), {
        otherwise: 'The youth court case is not over yet',
      }),
      rule(
        'is-20-or-dismissed',
        'You are 20 or older, or the case was dismissed',
        when(dropped, caseAndProgramOver, somewhereBetween(youthOver, hasTurned(20), said.youthBefore20)),
        cite('43-21-263(1), (2)'),
        { otherwise: 'You are not 20 yet' },
      ),
    ],
    effect: 'The court seals the record. It may also have it destroyed (§ 43-21-265).',
    limits: ['The court can open it again.'],
    cautions: [phrase.judgeMaySayNo],
    fee: phrase.feeUnconfirmed,
    first: task('ask_court', 'Ask the youth court clerk for your case number.'),
    steps: ['Ask the youth court that had the case, in writing, to seal the record. Name § 43-21-263.'],
  }),
  relief({
    id: 'ms-pardon',
    name: phrase.askGovernor,
    kind: 'pardon',
    alternative: true,
    covers: all(adultConviction, crime),
    rules: [
      requires(waited(years(7)).since('completed'), cite('47-7-31; Collateral Consequences Resource Center')),
    ],
    effect: 'The Governor forgives the crime. It gives back the right to vote and to have guns.',
    limits: ['A pardon alone does not clear the record.'],
    cautions: ['The seven years are custom, not law. Pardons are rare.'],
    fee: phrase.feeUnconfirmed,
    first: task('get_form', 'Ask the Governor’s office or Parole Board for the pardon form.'),
    steps: [],
  }),
  relief({
    id: 'ms-gun-certificate',
    restores: ['guns'],
    name: 'Certificate of rehabilitation, for guns',
    kind: 'certificate',
    alternative: true,
    covers: aFelony,
    rules: [requires(sentenceOver, cite('97-37-5(3)'))],
    effect: 'By state law you may have guns again.',
    limits: ['It does not clear the record. Federal law may still forbid guns.'],
    cautions: ['You must show the judge a useful and law-abiding life. The judge may say no.'],
    fee: phrase.feeUnconfirmed,
    first: gunLawyer,
    steps: ['Ask the court that had your case for the certificate.'],
  }),
  rightToVote({
    id: 'ms-voting',
    voting: untilGivenBack({
      lockedUp: 'turns',
      onProbation: 'turns',
      onParole: 'turns',
      rule: 'Only some felonies take your vote: murder, rape, theft, robbery, arson, forgery, fraud, bribery, perjury, bigamy and crimes like these. They take it for good. Other felonies, such as drug crimes, never do, not even in prison.',
      question:
        'The list has murder, rape, theft, robbery and arson. It also has forgery, fraud, bribery, lying under oath and bigamy. Is your felony on it?',
      lets: 'no',
      may: 'You may vote now, also while you serve your sentence.',
      notNow: listTakesVote,
      barred: listTakesVote,
      misdemeanors:
        'Most misdemeanors do not take your vote. If it was theft, bad checks or another crime of the list, ask the circuit clerk before you register.',
    }),
    covers: aFelony,
    rules: [
      rule(
        'not-disenfranchising',
        'It is not one of the felonies that take the right to vote',
        not(losesVote),
        cite('23-15-19; Miss. Const. art. 12, § 241'),
        { otherwise: 'It is one of the felonies that take the right to vote' },
      ),
    ],
    effect:
      'If your felony is not on the list, you may vote, also while you serve your sentence. If it is, only a pardon, or a law made for you, gives the vote back.',
  }),
];
