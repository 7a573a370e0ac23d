import { all, any, not } from '../../engine/condition.ts';
import { cite, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { months } from '../../record/day.ts';
import { noneSuchElsewhere } from '../../vocabulary/elsewhere.ts';
import { anything, felony, misdemeanor } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { rightToVote, untilSentenceOver } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { gs } from './code.ts';
import { upperFelony } from './exclusions.ts';
import { onlyInnocence } from './how.ts';
import { atMostThreeSessions, convictedAsAdult, noOther } from './sessions.ts';
import { lookUp } from './tasks.ts';

const certificate = relief({
  id: 'nc-certificate-of-relief',
  name: 'Certificate of relief',
  kind: 'certificate',
  alternative: true,
  inForce: { from: '2018-12-01' },
  covers: all(convictedAsAdult, any(misdemeanor, felony)),
  rules: [
    rule(
      'three-felonies-at-most',
      'You have at most three felonies, all of class H or I. Those of one session count as one',
      all(atMostThreeSessions, not(upperFelony), noOther(upperFelony), noneSuchElsewhere({ felonies: true })),
      gs('15A-173.2(a)'),
    ),
    requires(waited(months(12)).since('completed'), gs('15A-173.2(b)(1)')),
    requires(nothingPending, gs('15A-173.2(b)')),
  ],
  effect:
    'A judge may lift many automatic bars that follow a conviction. It helps with licenses, and protects those who hire you or rent to you.',
  limits: [
    'It does not take the conviction off your record.',
    'The judge may add limits or conditions. A later conviction may take it away again.',
  ],
  cautions: [
    'You have to show that you meet the law. The judge looks at your whole record, and at what the district attorney and any victim say.',
  ],
  fee: phrase.feeUnconfirmed,
  first: lookUp,
  steps: [
    'Ask the clerk of the court that convicted you for the petition.',
    'The court tells the district attorney at least three weeks before the hearing.',
    'If the judge says no, ask when you may try again. The judge may set conditions for that.',
  ],
});

const pardon = relief({
  id: 'nc-pardon',
  name: phrase.askGovernor,
  kind: 'pardon',
  alternative: true,
  covers: convictedAsAdult,
  rules: [
    rule('any-conviction', 'You may ask for any conviction', anything, cite('N.C. Const. art. III, § 5(6)')),
  ],
  effect: `The Governor forgives the crime. ${onlyInnocence}`,
  limits: ['The Clemency Office has asked for 5 years after the sentence.'],
  fee: 'We could not confirm a fee. Ask the Clemency Office.',
  first: task('ask_agency', 'Ask the Governor’s Clemency Office what to send.'),
  steps: [
    'Get certified copies of the charge (“indictment”), the verdict and the judgment from the clerk of the court.',
    'Write to the Governor’s Clemency Office. There is no official form. Give your reasons, sign, and add the copies.',
  ],
});

const voting = rightToVote({
  id: 'nc-voting',
  voting: untilSentenceOver(),
  covers: all(convictedAsAdult, felony),
  rules: [requires(sentenceOver, gs('13-1'))],
  effect:
    'Once your sentence is over, with any probation and parole, you may vote again. The right comes back by itself, even if you still owe money.',
  limits: [phrase.noGunRights],
  steps: [phrase.registerToVote, 'Register anew, even if you were registered before.'],
});

export const alternatives = [certificate, pardon, voting];
