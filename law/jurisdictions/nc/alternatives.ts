import { all, any, not } from '../../condition.ts';
import { months } from '../../day.ts';
import { cite, relief, rule } from '../../relief.ts';
import { anything } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { rightToVote } from '../../vocabulary/voting.ts';
import { sentenceOver, waited } from '../../vocabulary/waiting.ts';
import { gs } from './cites.ts';
import { felony, misdemeanor, upperFelony } from './exclusions.ts';
import { onlyInnocence, wholeSentenceOver } from './how.ts';
import { atMostThreeSessions, convictedAsAdult, noOther } from './sessions.ts';

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
      all(atMostThreeSessions, not(upperFelony), noOther(upperFelony)),
      gs('15A-173.2', '(a)'),
    ),
    rule(
      'waited',
      'A year has passed since your sentence ended',
      waited(months(12)).since('completed'),
      gs('15A-173.2', '(b)(1)'),
    ),
    rule('no-open-case', phrase.noOpenCase, nothingPending, gs('15A-173.2', '(b)')),
  ],
  effect:
    'A judge may lift many automatic bars that follow a conviction. It helps with licenses, and protects those who hire you or rent to you.',
  limits: ['It does not take the conviction off your record.'],
  fee: phrase.feeUnconfirmed,
  steps: ['Ask the clerk of the court that convicted you for the petition.'],
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
  steps: ['Write to the Governor’s Clemency Office. There is no official form.'],
});

const voting = rightToVote({
  id: 'nc-voting',
  covers: all(convictedAsAdult, felony),
  rules: [rule('sentence-over', wholeSentenceOver, sentenceOver, gs('13-1'))],
  effect: 'You may vote again. The right comes back by itself, even if you still owe money.',
  steps: ['Register to vote again, even if you did so before.'],
});

export const alternatives = [certificate, pardon, voting];
