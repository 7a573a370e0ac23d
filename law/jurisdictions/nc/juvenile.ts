import { all, any, not, when } from '../../engine/condition.ts';
import { judgement } from '../../engine/when.ts';
import { relief, requires, rule } from '../../place/relief.ts';
import { months } from '../../record/day.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import {
  chargeFact,
  convicted,
  ended,
  inJuvenileCourt,
  ofLevel,
  traffickingVictim,
} from '../../vocabulary/facts.ts';
import { endedLater } from '../../vocabulary/other-cases.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { juvenileClerk } from '../../vocabulary/tasks.ts';
import { waitedBy } from '../../vocabulary/waiting.ts';
import { gs } from './code.ts';
import { ofClass, trafficViolation } from './exclusions.ts';
import { formUnder, goodCharacter } from './how.ts';
import { endedWell } from './non-convictions.ts';
import { said } from './said.ts';

const expunction = {
  kind: 'expungement',
  effect:
    'The juvenile court and the police expunge the case. You and your parents may answer as if it never happened.',
  fee: phrase.feeUnconfirmed,
} as const;

/** G.S. 7B-3200(i). */
const listOfNames =
  'The courts keep a confidential list of names. Only judges may look at it, to see if you had an expunction before.';

const fileIt = 'File it in the juvenile court that heard the case.';

/** A later finding, in juvenile or adult court, traffic apart. */
const laterFinding = endedLater(all(convicted, ofLevel('misdemeanor', 'felony'), not(trafficViolation)));

/** Runaways and truants: nobody calls what they did a crime. */
const undisciplined = chargeFact('undisciplined', false, said.foundDelinquent);

const noneElsewhereSince = noneElsewhere(judgement(said.convictedElsewhereAfter));

const notClassAToE = not(ofClass('felony', ['a', 'b', 'b1', 'b2', 'c', 'd', 'e'], ['f', 'g', 'h', 'i']));

const finding = relief({
  ...expunction,
  id: 'nc-juvenile-finding',
  name: 'Expunge a juvenile court finding',
  covers: all(inJuvenileCourt, convicted),
  limits: [
    'If you testify in a juvenile case, the court may order you to say whether you were found delinquent.',
    listOfNames,
    phrase.privateCopies,
  ],
  first: juvenileClerk,
  steps: [
    formUnder('7B-3200'),
    goodCharacter,
    `${fileIt} Give the district attorney a copy.`,
    'The district attorney has 10 days to object. There is a hearing. If you meet the law, the judge must order it.',
    'The clerk writes to your last address when the record is expunged.',
  ],
  rules: [
    requires(hasTurned(18), gs('7B-3200(b)')),
    requires(
      waitedBy(
        [months(0), 'if you were found “undisciplined”, not delinquent', undisciplined],
        [months(0), 'if you did it as a victim of human trafficking', traffickingVictim],
        [months(18), 'for most'],
      ).since('supervision'),
      gs('7B-3200(a), (b)(1a), (2)'),
    ),
    rule(
      'not-class-a-to-e',
      'It would not be a class A to E felony for an adult',
      any(undisciplined, notClassAToE),
      gs('7B-3200(b)(1)'),
      { otherwise: 'It would be a class A to E felony for an adult' },
    ),
    rule(
      'nothing-later',
      'You had no later finding or conviction, traffic apart. This is not asked of victims of human trafficking, or after an “undisciplined” finding',
      any(undisciplined, traffickingVictim, all(not(laterFinding), noneElsewhereSince)),
      gs('7B-3200(b)(2)'),
      { otherwise: 'You had a later finding or conviction' },
    ),
  ],
});

const noFinding = when(
  ended('deferred', 'diverted'),
  () => judgement(said.dismissedWithoutFinding),
  endedWell,
);

const droppedCase = relief({
  ...expunction,
  id: 'nc-juvenile-dismissed',
  name: 'Expunge a juvenile case that was dismissed',
  covers: all(
    inJuvenileCourt,
    ended('dismissed', 'acquitted', 'no_charges', 'not_responsible', 'deferred', 'diverted', 'pending'),
  ),
  limits: [listOfNames, phrase.privateCopies],
  first: juvenileClerk,
  steps: [
    formUnder('7B-3200'),
    `${fileIt} Give the chief court counselor a copy.`,
    'The counselor has 10 days to object. If nobody objects, the judge may decide without a hearing.',
    'If the answer is yes, the clerk sends the order to the police and the counselor. They must destroy their records.',
  ],
  rules: [
    rule(
      'is-16',
      'You are 16 or older, or 18 if the case was about being “undisciplined”',
      when(undisciplined, hasTurned(18), hasTurned(16)),
      gs('7B-3200(h)'),
      {
        otherwise: 'You are not old enough yet. It is 16, or 18 if the case was about being “undisciplined”',
      },
    ),
    rule('no-finding', 'The case was dismissed without a finding', noFinding, gs('7B-3200(h)')),
  ],
});

export const juvenile = [finding, droppedCase];
