import { all, any, not } from '../../engine/condition.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { adultConviction, crime, felony, sentencedTo } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { endedEarlier, felonyElsewhereEarlier } from '../../vocabulary/other-cases.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { rightToVote, untilSentenceOver } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { violent } from './offenses.ts';
import { said } from './said.ts';

const boardRule = other('La. Admin. Code, Title 22, Part V, Chapter 2');
const aFelony = all(adultConviction, felony);

export const otherWays: readonly Relief[] = [
  relief({
    id: 'la-first-offender-pardon',
    name: 'First offender pardon',
    kind: 'pardon',
    alternative: true,
    automatic: true,
    covers: aFelony,
    rules: [
      rule(
        'first-felony',
        'You were not convicted of a felony before this one, in any state',
        all(not(endedEarlier(aFelony)), not(felonyElsewhereEarlier(said.felonyElsewhere))),
        cite('15:572(C)'),
        { otherwise: 'You were convicted of a felony before this one' },
      ),
      rule(
        'not-violent',
        'It was not one of the crimes of violence that the constitution leaves out',
        not(violent),
        cite('15:572(B); La. Const. art. IV, § 5(E)'),
        { otherwise: 'It was a crime of violence that the constitution leaves out' },
      ),
      requires(sentenceOver, cite('15:572(B)(1)')),
      rule('costs-paid', 'All court costs are paid', paid('fines'), cite('15:572(B)(3)'), {
        otherwise: 'You still owe court costs',
      }),
    ],
    effect:
      'The law pardons you when your sentence is over. You get back the basic rights of a citizen, and may ask to expunge the felony if it was not violent.',
    limits: ['It does not clear the record by itself.', phrase.noGunRights],
    fee: phrase.nothingToFile,
    first: task('get_paper', 'Ask Probation and Parole for your first offender pardon paper.'),
    steps: [],
  }),
  relief({
    id: 'la-pardon',
    name: phrase.askGovernor,
    kind: 'pardon',
    alternative: true,
    covers: all(adultConviction, crime),
    rules: [
      rule('costs-paid', 'All court costs are paid', paid('fines'), boardRule, {
        otherwise: 'You still owe court costs',
      }),
    ],
    effect:
      'The Governor forgives the crime. A full pardon gives back all rights, also to guns if the pardon says so.',
    limits: ['A pardon alone does not clear the record.'],
    cautions: [
      'You may not owe more than $1,000 from any case. You have to publish a notice in a newspaper.',
    ],
    fee: phrase.feeUnconfirmed,
    first: task('get_form', 'Get the pardon form from the Board of Pardons.'),
    steps: [
      'Send the Board of Pardons its form, by mail or online, with the papers it names.',
      'The Board says yes or no first, then the Governor decides.',
    ],
  }),
  rightToVote({
    id: 'la-voting',
    voting: untilSentenceOver({
      onProbation: 'turns',
      onParole: 'turns',
      rule: 'A felony takes your vote while you serve a sentence of jail or prison, also one that was suspended. On probation or parole you may vote if you were not locked up for it in the last 5 years. For crimes about elections the sentence has to be over.',
      question:
        'Is your whole sentence over, or is it so that you were not locked up for it at any time in the last 5 years?',
      may: 'You may vote now, also on probation or parole.',
      notNow: `${phrase.notNow} You may vote once your whole sentence is over, or once you have not been locked up for it for 5 years.`,
      barred: `${phrase.notNow} You may vote once your whole sentence is over, or once you have not been locked up for it for 5 years.`,
    }),
    covers: aFelony,
    rules: [
      rule(
        'sentence-over-or-five-years',
        'Your whole sentence is over, or you were not locked up for it in the last 5 years',
        any(sentenceOver, not(sentencedTo('jail', 'prison')), waited(years(5)).since('released')),
        cite('18:102(A)(1)(b)'),
        { otherwise: 'Your sentence runs, and you were locked up for it in the last 5 years' },
      ),
    ],
    effect:
      'You may vote again once your sentence is over. On probation or parole you may register if you were not locked up for it in the last five years.',
    steps: [
      'If that is so for you, take a paper from Probation and Parole to the registrar of voters, and register. If not, do not register yet.',
    ],
  }),
];
