import { all, not } from '../../engine/condition.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { caseOver } from '../../vocabulary/endings.ts';
import {
  about,
  adultConviction,
  crime,
  ended,
  felony,
  inAdultCourt,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { hotline } from '../../vocabulary/tasks.ts';
import { rightToVote, untilSentenceOver } from '../../vocabulary/voting.ts';
import { past, sentenceOver } from '../../vocabulary/waiting.ts';
import { cite, under } from './code.ts';
import { mayDeny, sealing, stillSeen } from './how.ts';
import { leftUnsealed } from './listed.ts';

const prostitution = under('5-70-102', about('prostitution'));
const voters = other('Ark. Const. amend. 51, § 11(d)');

export const otherWays: readonly Relief[] = [
  relief({
    id: 'ar-pardoned',
    name: 'Sealing after a pardon',
    kind: 'sealing',
    automatic: true,
    covers: all(inAdultCourt, ended('pardoned')),
    rules: [
      requires(past('pardoned'), cite('16-90-1411')),
      rule(
        'not-left-out',
        'It was no sex crime, nobody was killed or badly hurt, and no child was the victim',
        not(leftUnsealed),
        cite('16-90-1411'),
        { otherwise: 'It was a sex crime, somebody was killed or badly hurt, or a child was the victim' },
      ),
    ],
    effect: `The Governor tells the court of the pardon, and the court seals the record. ${mayDeny}`,
    limits: [stillSeen],
    fee: phrase.nothingToFile,
    first: task('check', 'Ask the court clerk whether your pardoned case is sealed.'),
    steps: ['If it is not, file a copy of your pardon there.'],
  }),
  relief({
    ...sealing,
    id: 'ar-trafficking',
    name: 'Seal a prostitution conviction of a trafficking victim',
    covers: all(adultConviction, prostitution, traffickingVictim),
    rules: [
      rule(
        'trafficked',
        'It was prostitution, and you did it because someone trafficked you',
        all(prostitution, traffickingVictim),
        cite('16-90-1412'),
      ),
    ],
    first: hotline,
    steps: [...sealing.steps, phrase.traffickingHelp],
  }),
  relief({
    id: 'ar-pardon',
    name: phrase.askGovernor,
    kind: 'pardon',
    alternative: true,
    leadsTo: ['ar-pardoned'],
    covers: all(adultConviction, crime),
    rules: [requires(caseOver, cite('16-93-204'))],
    effect: 'The Governor forgives the crime, and most pardoned crimes are then sealed.',
    limits: ['Gun rights come back only if the pardon says so (§ 5-73-103).'],
    fee: 'We found no fee.',
    first: task('get_form', 'Get the Executive Clemency form from the Post-Prison Transfer Board.'),
    steps: [
      'Send the Executive Clemency form to the Post-Prison Transfer Board, with three letters for you.',
      'The Board says what it thinks, then the Governor decides.',
    ],
  }),
  rightToVote({
    id: 'ar-voting',
    voting: untilSentenceOver({ paid: ['all fines, fees, costs and restitution', 'are'] }),
    covers: all(adultConviction, felony),
    rules: [requires(sentenceOver, voters), requires(everythingPaid, voters)],
    effect:
      'You may vote again once your whole sentence is over and all is paid. You show proof of it to the county clerk.',
    steps: [
      'If all that is so for you, bring proof to the county clerk, and register to vote. If not, do not register yet.',
    ],
  }),
];
