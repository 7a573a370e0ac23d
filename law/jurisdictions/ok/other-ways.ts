import { all, not } from '../../engine/condition.ts';
import { cite as other, type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import {
  about,
  adultConviction,
  ended,
  inAdultCourt,
  ofLevel,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { everythingPaid } from '../../vocabulary/money.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { findPardon, hotline } from '../../vocabulary/tasks.ts';
import { rightToVote, untilSentenceOver } from '../../vocabulary/voting.ts';
import { past, sentenceOver } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { category } from './convictions.ts';
import { petition } from './how.ts';

const pardonRule = other('Okla. Const. art. VI, § 10; Pardon and Parole Board, questions and answers');

export const otherWays: readonly Relief[] = [
  relief({
    ...petition,
    id: 'ok-pardoned',
    name: 'Expunge a conviction after a full pardon',
    covers: all(inAdultCourt, ended('pardoned')),
    rules: [requires(past('pardoned'), category('4'))],
    limits: ['Police and prosecutors still see it.'],
    first: findPardon,
    steps: [...petition.steps, 'You may ask for a hearing within 30 days after you file.'],
  }),
  relief({
    ...petition,
    id: 'ok-trafficking',
    name: 'Expunge a prostitution case of a trafficking victim',
    covers: all(inAdultCourt, not(ended('pending')), traffickingVictim, about('prostitution')),
    rules: [
      rule(
        'trafficked',
        'It was about prostitution, and you did it because someone trafficked you',
        all(traffickingVictim, about('prostitution')),
        cite('22: 19c'),
      ),
    ],
    limits: ['Police still see it.'],
    cautions: ['You must show good cause. The judge decides, and may say no.'],
    first: hotline,
    steps: ['Ask the court that had the case to expunge it under 22 O.S. § 19c.', phrase.traffickingHelp],
  }),
  relief({
    id: 'ok-pardon',
    name: phrase.askGovernor,
    kind: 'pardon',
    alternative: true,
    leadsTo: ['ok-pardoned'],
    covers: all(adultConviction, ofLevel('misdemeanor', 'felony')),
    rules: [
      rule(
        'not-traffic',
        'It was not a traffic misdemeanor',
        not(all(ofLevel('misdemeanor'), about('traffic'))),
        pardonRule,
        { otherwise: 'It was a traffic misdemeanor' },
      ),
      requires(sentenceOver, pardonRule),
      requires(everythingPaid, pardonRule),
      requires(nothingPending, pardonRule),
    ],
    effect:
      'The Governor forgives the crime. After a full pardon you may ask a court to expunge it. If it was nonviolent, and no other felony is left, you may have guns again (21 O.S. § 1283).',
    limits: ['A pardon alone does not clear the record.'],
    cautions: ['The Board looks at taxes, child support and warrants too. You may ask once in 12 months.'],
    fee: phrase.noFee,
    first: task('get_form', 'Get the newest pardon form from the Pardon and Parole Board.'),
    steps: [
      'Fill in the Board’s newest form and send it to the Pardon and Parole Board.',
      'It takes about 6 to 12 months. The Board says yes or no first, then the Governor decides.',
    ],
  }),
  rightToVote({
    id: 'ok-voting',
    voting: untilSentenceOver(),
    covers: all(adultConviction, ofLevel('felony')),
    rules: [requires(sentenceOver, cite('26: 4-101(1)'))],
    effect:
      'You may vote again once your whole sentence is over, with any parole, supervision or probation. You do not have to pay fines first.',
  }),
];
