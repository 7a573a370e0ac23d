import { all } from '../../engine/condition.ts';
import { type Relief, relief, requires } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { caseOver } from '../../vocabulary/endings.ts';
import { adultConviction, felony } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { rightToVote, untilSentenceOver } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { cite } from './code.ts';
import { drugFelony } from './offenses.ts';

export const alternatives: readonly Relief[] = [
  relief({
    id: 'ks-registry-relief',
    name: 'Ask to leave the drug offender registry',
    kind: 'rights',
    alternative: true,
    inForce: { from: '2022-05-12' },
    covers: all(adultConviction, drugFelony),
    rules: [requires(waited(years(5)).since('released'), cite('22-4908'))],
    effect:
      'You no longer have to register for the drug crime. You may ask for its expungement at the same time.',
    limits: ['It is only for people who must register for a drug crime.'],
    cautions: [phrase.judgeMaySayNo],
    fee: phrase.feeUnconfirmed,
    first: task('ask_lawyer', 'Ask a lawyer whether you can leave the registry.'),
    steps: [
      'Fill in the Judicial Council’s petition for relief from registration, and file it in the court that sentenced you.',
    ],
  }),
  relief({
    id: 'ks-pardon',
    name: phrase.askGovernor,
    kind: 'pardon',
    alternative: true,
    covers: adultConviction,
    rules: [requires(caseOver, cite('22-3701'))],
    effect: 'The Governor forgives the crime. The conviction stays on your record.',
    limits: ['Pardons are rare. The Governor decides, and may say no.'],
    fee: 'We found no fee for asking. You pay the newspaper for the notice, unless you swear that you are poor.',
    first: task('get_form', 'Get the clemency application of the Prisoner Review Board.'),
    steps: [
      'Send notices to the judge, the prosecutor, the sheriff and the police chief of the county.',
      'Have the notice printed in the county’s official newspaper.',
      'Send the application to the Prisoner Review Board in Topeka. It advises the Governor.',
    ],
  }),
  rightToVote({
    id: 'ks-voting',
    voting: untilSentenceOver(),
    covers: all(adultConviction, felony),
    rules: [requires(sentenceOver, cite('21-6613'))],
    effect:
      'You may vote again once your whole sentence is over, with probation and parole. Then register anew.',
    limits: ['If you were discharged and owe money in civil collection, you may still vote.'],
  }),
];
