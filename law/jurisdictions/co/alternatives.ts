import { all } from '../../engine/condition.ts';
import { always } from '../../engine/when.ts';
import { cite, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { adultConviction, ofLevel } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk } from '../../vocabulary/tasks.ts';
import { notLockedUpForFelony, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { crs } from './cites.ts';

const pardon = relief({
  id: 'co-pardon',
  name: 'Governor’s pardon',
  kind: 'pardon',
  alternative: true,
  covers: adultConviction,
  rules: [
    rule(
      'waited',
      'About 10 years have passed since your sentence ended',
      waited(years(10)).since('completed'),
      cite('Colo. Const. art. IV, § 7; clemency guidelines'),
    ),
  ],
  effect:
    'The Governor forgives the crime. A pardon lifts the bans that the law ties to the conviction, unless it says otherwise. After a full pardon the court must in most cases seal it.',
  limits: ['The law does not say that it ends restitution, fines or costs.'],
  fee: phrase.noFee,
  first: task('get_form', 'Get the state’s application for executive clemency.'),
  steps: [
    'Send the Executive Clemency application. A board advises and the Governor decides.',
    'Add proof of your good character. If you were in prison, add the prison’s statement on how you behaved there.',
    'The district attorney, the judge and the prosecutor of your case are asked what they think.',
  ],
});

const collateral = relief({
  id: 'co-collateral-relief',
  name: 'Order of collateral relief',
  kind: 'certificate',
  alternative: true,
  covers: adultConviction,
  rules: [
    rule('any-time', 'You can ask at any time after the conviction', () => always, crs('18-1.3-107')('(1)')),
  ],
  effect: 'The court can lift a ban on a job, a license or housing that comes with the conviction.',
  fee: 'The filing fee and $30 more. The court waives both if you cannot pay.',
  first: askClerk,
  steps: [
    'Apply in your criminal case. Say which ban hurts you, and attach a fingerprint record from CBI.',
    'Within 10 days after you file, get a copy to the district attorney. If an agency gives out the license, get one to it too. Use certified mail, or have them handed over.',
  ],
});

const voting = rightToVote({
  id: 'co-voting',
  voting: whileLockedUp(),
  covers: all(adultConviction, ofLevel('felony')),
  rules: [requires(notLockedUpForFelony, crs('1-2-103')('(4)'))],
});

export const alternatives = [pardon, collateral, voting];
