import { when } from '../../engine/condition.ts';
import { relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { atMost } from '../../vocabulary/convictions.ts';
import { anything } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { notLockedUpForFelony, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { waitedBy } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { correctionLaw, electionLaw, pardonPower } from './code.ts';
import { graded } from './grades.ts';
import { ofFelony } from './offenses.ts';
import {
  crimeConviction,
  felony,
  lastSentenceOrRelease,
  sinceEveryCrime,
  sinceSentenceOrRelease,
} from './record.ts';

const aside = {
  alternative: true,
  covers: crimeConviction,
  fee: 'We could not confirm a fee.',
} as const;

const certificateOfRelief = relief({
  ...aside,
  id: 'ny-certificate-of-relief',
  name: 'Certificate of relief from disabilities',
  kind: 'certificate',
  rules: [
    rule(
      'one-felony-at-most',
      'You have at most one felony. Several that one court judged together count as one',
      ofWholeRecord(atMost(1, felony, { byCase: true, elsewhere: 'felonies' })),
      correctionLaw('700'),
    ),
  ],
  effect: 'It can lift legal bars to jobs and licenses, and employers must presume that you have changed.',
  limits: ['It does not hide the conviction or open public office.'],
  first: task('get_form', 'Ask the court clerk for the certificate of relief form.'),
  steps: [
    'Ask the court that sentenced you.',
    'After state prison, apply to the prison and parole department (DOCCS).',
  ],
});

const byClass = when(
  ofFelony,
  when(graded('a', 'b'), sinceSentenceOrRelease(years(5)), sinceSentenceOrRelease(years(3))),
  sinceSentenceOrRelease(years(1)),
);

const certificateOfGoodConduct = relief({
  ...aside,
  id: 'ny-certificate-of-good-conduct',
  name: 'Certificate of good conduct',
  kind: 'certificate',
  rules: [
    requires(
      waitedBy(
        [years(5), 'after a class A or B felony'],
        [years(3), 'after a class C, D or E felony'],
        [years(1), 'after other crimes'],
      )
        .counted(sinceEveryCrime(byClass))
        .since(lastSentenceOrRelease),
      correctionLaw('703-b', '(3)'),
    ),
  ],
  effect:
    'It can lift legal bars to jobs, licenses and public office. It does not matter how many convictions you have.',
  limits: ['It does not hide the conviction.'],
  first: task('get_form', 'Ask the state parole department (DOCCS) for the certificate form.'),
  steps: ['Apply to the prison and parole department (DOCCS).'],
});

const pardon = relief({
  ...aside,
  id: 'ny-pardon',
  name: phrase.askGovernor,
  kind: 'pardon',
  rules: [rule('any-conviction', 'You may ask for any conviction under New York law', anything, pardonPower)],
  effect: 'It lifts some or all consequences of a conviction. It does not seal the record.',
  limits: ['It is rare, and meant for when nothing else helps.'],
  first: task('get_form', 'Get the pardon application from the Executive Clemency Bureau.'),
  steps: ['Apply to the Executive Clemency Bureau.'],
});

const voting = rightToVote({
  id: 'ny-voting',
  voting: whileLockedUp(),
  rules: [requires(notLockedUpForFelony, electionLaw('5-106', '(2)'))],
});

export const alternatives = [certificateOfRelief, certificateOfGoodConduct, pardon, voting];
