import { all, type Condition } from '../../engine/condition.ts';
import { always, assuming } from '../../engine/when.ts';
import { relief, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { anything, convicted, inAdultCourt } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { notLockedUpForFelony, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { electionCrimes, pardonPower, votingLaw } from './laws.ts';
import { said } from './said.ts';

const pardon = relief({
  id: 'pa-pardon',
  name: phrase.askGovernor,
  kind: 'pardon',
  alternative: true,
  leadsTo: ['pa-pardon-expungement'],
  covers: all(inAdultCourt, convicted),
  rules: [rule('any-conviction', 'You may ask for any conviction', anything, pardonPower)],
  effect:
    'You are forgiven. If the pardon has no conditions, the record is erased. State boards may not use a pardoned conviction when you apply for a license.',
  limits: ['It is a matter of mercy, and it can take years.'],
  fee: 'None. It is free to apply.',
  first: task('get_form', 'Get the pardon form from the Board of Pardons.'),
  steps: [
    'Get the court papers of each conviction, and a photo of yourself.',
    'Fill in the form of the Board of Pardons. Tell what you have done with your life since, and why you ask.',
    'Add what shows it, if you can: letters of support, diplomas, training. You may send letters later, at least two weeks before a hearing.',
    'The Board may hold a hearing. If it says yes, the Governor decides.',
    'If the Board says no, you may apply again after 12 months. If it has said no twice, wait 24 months.',
  ],
});

/** The state's account names one more bar: breaking the election law itself. */
const noElectionCrime: Condition = () => assuming(said.noElectionCrime, always);

const voting = rightToVote({
  id: 'pa-voting',
  voting: whileLockedUp(),
  rules: [
    rule('not-locked-up', phrase.notLockedUp, notLockedUpForFelony, votingLaw, {
      otherwise: phrase.unmet.lockedUp,
    }),
    rule(
      'no-election-crime',
      'You were not convicted of breaking the state election law in the last 4 years',
      noElectionCrime,
      electionCrimes,
      { otherwise: 'You were convicted of breaking the state election law in the last 4 years' },
    ),
  ],
});

export const alternatives = [pardon, voting];
