import { all, any, when } from '../../engine/condition.ts';
import { cite, relief, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { about, convicted, felony, inAdultCourt, traffickingVictim } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { hotline } from '../../vocabulary/tasks.ts';
import { notLockedUpForFelony, rightToVote, whileLockedUp } from '../../vocabulary/voting.ts';
import { cp } from './cites.ts';
import { guilty } from './endings.ts';
import { since } from './entitlement.ts';
import { crimeOfViolence, vacatable } from './offenses.ts';

export const vacatur = relief({
  id: 'md-trafficking-vacatur',
  name: 'Vacating a conviction of a trafficking victim',
  kind: 'vacatur',
  covers: all(inAdultCourt, guilty, traffickingVictim),
  rules: [
    rule('trafficked', 'You did it because you were trafficked', traffickingVictim, cp('8-302')),
    rule('on-the-list', 'It is one of the crimes the law lists', vacatable, cp('8-302(a)(2)')),
  ],
  effect: 'The court cancels the conviction. After that you can ask to have the record expunged.',
  fee: phrase.feeUnconfirmed,
  first: hotline,
  steps: [
    'Write a motion to the court that had your case. Add what shows that you were trafficked.',
    'Give a copy to the State’s Attorney. If no one objects, there need be no hearing.',
  ],
});

const pardonGuidelines = cite('Corr. Servs. § 7-101; Parole Commission guidelines');
const longPardon = any(crimeOfViolence, about('drug_possession', 'drug_sale'));

const pardon = relief({
  id: 'md-pardon',
  name: phrase.askGovernor,
  kind: 'pardon',
  alternative: true,
  leadsTo: ['md-pardoned'],
  covers: all(inAdultCourt, convicted),
  rules: [
    rule(
      'free-of-crime',
      'You stayed free of crime since your sentence. It takes 5 years for a misdemeanor, 10 for a felony, 20 for a violent or drug felony',
      when(felony, when(longPardon, since(20), since(10)), since(5)),
      pardonGuidelines,
    ),
  ],
  effect:
    'The conviction is forgiven. If it is your only one and was not violent, it can be expunged within 10 years.',
  limits: [
    'Pardons are rare. A pardon alone does not clear the record.',
    'It may not give back all gun rights.',
  ],
  cautions: [
    'The Commission may cut the 10 years to 7, or the 20 to 15.',
    'It looks at the crime and the sentence, how you have changed, and why you ask. It also looks at what a pardon would mean for the victim and the community.',
  ],
  fee: phrase.feeUnconfirmed,
  first: task('get_form', 'Get the pardon application from the Maryland Parole Commission.'),
  steps: [
    'Get certified copies of the docket entries for each Maryland conviction. The clerk of the court that sentenced you has them.',
    'Apply to the Maryland Parole Commission (410-585-3200). Say why you ask, and which rights you want back.',
    'Add all that the application’s checklist names. If something is missing, it may be turned down.',
  ],
});

const voting = rightToVote({
  id: 'md-voting',
  voting: whileLockedUp(),
  rules: [
    rule('not-locked-up', phrase.notLockedUp, notLockedUpForFelony, cite('Election Law § 3-102(b)'), {
      otherwise: phrase.unmet.lockedUp,
    }),
  ],
  limits: ['Who was convicted of buying or selling votes may not vote.'],
});

export const alternatives = [pardon, voting];
