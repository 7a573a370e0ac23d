import { all, any, type Condition, type FactCondition, not } from '../../condition.ts';
import { days } from '../../day.ts';
import { relief, rule } from '../../relief.ts';
import {
  about,
  chargeFact,
  convicted,
  ended,
  graded,
  inJuvenileCourt,
  ofLevel,
} from '../../vocabulary/facts.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { judgement } from '../../when.ts';
import { juvenileLaw } from './cites.ts';
import { drug } from './classes.ts';
import { trafficOffense, victimCrime } from './exclusions.ts';
import { caseOver } from './non-convictions.ts';

const expunged = {
  kind: 'expungement',
  effect: 'You may say that you were never arrested, charged or found guilty in this case.',
  limits: ['Prosecutors, judges and some agencies can still see that there was a case. The military cannot.'],
  fee: 'None.',
} as const;

const violent = chargeFact(
  'aggravatedJuvenile',
  false,
  'We assumed that the youth court did not call you an “aggravated” or violent offender.',
);

const allowed = rule(
  'It was not a killing, a sex felony, drunk driving or a traffic case. The court did not call you an “aggravated” or violent offender',
  all(
    not(about('homicide')),
    not(all(ofLevel('felony'), about('sexual'))),
    not(trafficOffense),
    not(about('dui')),
    not(violent),
  ),
  juvenileLaw('(8)'),
);

/** Petty offenses, class 2 and 3 misdemeanors and drug misdemeanors, without a victim on the list. */
const minor: FactCondition = all(
  any(ofLevel('infraction'), all(ofLevel('misdemeanor'), any(drug, graded('2', '3', 'petty')))),
  not(victimCrime),
);

const whenClosed: Condition = (matter) =>
  matter.charge.disposition === 'convicted' ? waited(days(42)).since('completed')(matter) : caseOver(matter);

const steps = [
  'The court does it by itself. Ask the clerk of the juvenile court if it was done.',
  'If not, file a petition to expunge (JDF 302) in that court.',
];

const automatic = relief({
  ...expunged,
  id: 'co-juvenile',
  name: 'Automatic expungement of a youth case',
  automatic: true,
  covers: all(inJuvenileCourt, not(ended('no_charges'))),
  rules: [
    rule('The case is over. After a sentence, 42 days have passed', whenClosed, juvenileLaw('(4)')),
    rule(
      'It was dropped, you were not found guilty, or you finished a program. Or it was a petty offense or a class 2, 3 or drug misdemeanor and not on the list of crimes with a victim',
      any(not(convicted), minor),
      juvenileLaw('(4)(a), (5)(a)'),
    ),
    allowed,
  ],
  steps,
  cautions: ['After a program the prosecutor or a victim can object. Then there is a hearing.'],
});

const petition = relief({
  ...expunged,
  id: 'co-juvenile-petition',
  name: 'Asking to expunge another youth record',
  covers: all(inJuvenileCourt, any(ended('no_charges'), all(convicted, not(minor)))),
  rules: [
    allowed,
    rule(
      'Enough time has passed, and the court finds that you have changed',
      () => judgement('Has the time for it passed, and will the court find that you have changed?'),
      juvenileLaw('(5), (6)'),
    ),
  ],
  steps,
});

export const juvenileReliefs = [automatic, petition];
