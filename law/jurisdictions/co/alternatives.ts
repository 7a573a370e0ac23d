import { all, any } from '../../engine/condition.ts';
import { always } from '../../engine/when.ts';
import { cite, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { years } from '../../record/day.ts';
import { openIf } from '../../vocabulary/doubts.ts';
import { about, adultConviction, hurt, ofLevel, weaponUsed } from '../../vocabulary/facts.ts';
import { notRegistered } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk } from '../../vocabulary/tasks.ts';
import { notLockedUpForFelony, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { crs } from './cites.ts';
import { said } from './said.ts';

const pardon = relief({
  id: 'co-pardon',
  name: 'Governor’s pardon',
  kind: 'pardon',
  alternative: true,
  leadsTo: ['co-pardoned'],
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
  first: task('get_form', 'Get the state’s form to ask for a pardon.'),
  steps: [
    'Send the Executive Clemency application. A board advises and the Governor decides.',
    'Add proof of your good character. If you were in prison, add the prison’s statement on how you behaved there.',
    'The district attorney, the judge and the prosecutor of your case are asked what they think.',
  ],
});

/** Whom the law shuts out was read on the courts’ own page: crimes of violence, lasting injuries, and who must register. */
const perhapsViolent = all(
  ofLevel('felony'),
  any(
    about('homicide', 'assault', 'violent', 'kidnapping', 'robbery', 'sexual', 'arson'),
    weaponUsed,
    hurt('serious'),
  ),
);

const collateral = relief({
  id: 'co-collateral-relief',
  name: 'Order of collateral relief',
  kind: 'certificate',
  alternative: true,
  covers: adultConviction,
  rules: [
    requires(notRegistered, crs('18-1.3-107')('')),
    rule(
      'not-shut-out',
      'It was no “crime of violence” and no felony that needs a victim who is disabled for good',
      openIf(perhapsViolent, said.crimeOfViolence),
      crs('18-1.3-107')(''),
    ),
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
