import { all } from '../../condition.ts';
import { years } from '../../day.ts';
import { cite, relief, rule } from '../../relief.ts';
import { ofLevel } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { notLockedUpForFelony, rightToVote } from '../../vocabulary/voting.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { always } from '../../when.ts';
import { crs } from './cites.ts';
import { adultConviction } from './whole-case.ts';

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
  effect: 'The Governor forgives the crime. After a full pardon the court must in most cases seal it.',
  fee: phrase.noFee,
  steps: ['Send the Executive Clemency application. A board advises and the Governor decides.'],
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
  steps: ['Apply in your criminal case. Say which ban hurts you, and attach a fingerprint record from CBI.'],
});

const voting = rightToVote({
  id: 'co-voting',
  covers: all(adultConviction, ofLevel('felony')),
  rules: [rule('not-locked-up', phrase.notLockedUp, notLockedUpForFelony, crs('1-2-103')('(4)'))],
});

export const alternatives = [pardon, collateral, voting];
