import { all, ask, type Condition, type FactCondition, not, when } from '../../engine/condition.ts';
import { always, never } from '../../engine/when.ts';
import { relief, requires, rule } from '../../place/relief.ts';
import { anything, felony, inAdultCourt, personFact } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { cp } from './cites.ts';
import { noNewConviction } from './clean-years.ts';
import { guilty } from './endings.ts';
import { afterThree, erasableToday, restOfCase } from './entitlement.ts';
import { shieldedLimit } from './how.ts';
import { domestic, mayBeShielded, minorTraffic, shieldable } from './offenses.ts';
import { said } from './said.ts';
import { lookUp } from './tasks.ts';

const counts: FactCondition = all(guilty, not(minorTraffic));
const noNewCrime = noNewConviction(afterThree, counts, all(mayBeShielded, afterThree));

const wholeUnit = restOfCase(when(guilty, mayBeShielded, anything));

const shieldedBefore = personFact('shielded', false, said.noShieldingBefore);

const onlyOnce: Condition = (matter) => {
  const { reliefReceived, reliefs } = matter.file.answers;
  if (reliefs?.some(({ kind }) => kind === 'sealing')) return never;
  return reliefReceived === 0 ? always : ask(not(shieldedBefore), matter);
};

export const shielding = relief({
  id: 'md-shielding',
  name: 'Shielding a conviction',
  kind: 'sealing',
  inForce: { from: '2015-10-01' },
  covers: all(inAdultCourt, guilty, not(felony), shieldable, not(erasableToday)),
  howOften: {
    id: 'one-shielding',
    text: 'Maryland grants shielding once in your life, in one county. Put every conviction that fits into one petition.',
    cite: cp('10-303'),
  },
  rules: [
    rule('on-the-list', 'It is one of the 12 crimes that can be shielded', shieldable, cp('10-301(f)')),
    requires(afterThree, cp('10-303')),
    rule(
      'no-new-conviction',
      'You had no new conviction in that time, or it can be shielded too',
      noNewCrime,
      cp('10-303'),
      { otherwise: 'You had a new conviction in that time' },
    ),
    rule(
      'not-domestically-related',
      'The court did not mark it as “domestically related”',
      not(domestic),
      cp('10-302(a)'),
      { otherwise: 'The court marked it as “domestically related”' },
    ),
    requires(nothingPending, cp('10-303')),
    rule(
      'whole-incident',
      'Every other conviction from the same incident can be shielded too',
      wholeUnit,
      cp('10-303'),
    ),
    rule(
      'no-earlier-shielding',
      'You have never had a petition for shielding granted',
      onlyOnce,
      cp('10-303'),
      { otherwise: 'You have had a petition for shielding granted before. It can be done only once' },
    ),
  ],
  effect:
    'The public no longer sees the conviction on Case Search or at the courthouse. Most employers, and schools, may not make you tell of it.',
  limits: ['The record is hidden, not removed. Expungement protects you more.', shieldedLimit],
  cautions: [
    'You can have this only once in your life, and for one county. Put every conviction that fits into one petition, or wait and expunge instead.',
    'Talk to a lawyer first if you were convicted in more than one court. The same if your probation was closed as “unsatisfactory”.',
  ],
  fee: phrase.noFee,
  first: lookUp,
  steps: [
    'Fill in forms CC-DC-CR-148 and MDJ-008.',
    'File them with the court that had your case.',
    'The State’s Attorney gets your petition, and the victims are told of it. If someone objects within 30 days, there may be a hearing.',
  ],
});
