import { all, ask, type Condition, type FactCondition, not } from '../../condition.ts';
import { months } from '../../day.ts';
import { relief, rule } from '../../relief.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { convicted, ended, inJuvenileCourt, ofLevel } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { allOf, always, judgement, never, unknown } from '../../when.ts';
import { gs } from './cites.ts';
import { trafficViolation } from './exclusions.ts';
import { endedWell } from './non-convictions.ts';

const expunction = {
  kind: 'expungement',
  effect: 'The juvenile court and the police expunge the case. You may answer as if it never happened.',
  limits: [phrase.privateCopies],
  fee: phrase.feeUnconfirmed,
  steps: [
    'Ask the clerk of the juvenile court for the petition under G.S. 7B-3200.',
    'Add your own sworn statement and those of two people outside your family.',
    'File it in the court that heard the case.',
  ],
} as const;

/** What would be a class A to E felony for an adult stays. */
const notGrave: FactCondition = ({ charge }) => {
  if (charge.level === undefined) return unknown(charge.path('level'));
  if (charge.level !== 'felony') return always;
  if (charge.grade === undefined) return unknown(charge.path('grade'));
  if (['a', 'b', 'b1', 'b2', 'c', 'd', 'e'].includes(charge.grade)) return never;
  return ['f', 'g', 'h', 'i'].includes(charge.grade) ? always : unknown(charge.path('grade'));
};

/** No later finding, in juvenile or adult court, traffic apart. */
const nothingSince: FactCondition = (matter) => {
  const mine = matter.charge.dateOf('disposition').span;
  const later = matter.record.map((other) => {
    const { span, missing } = other.charge.dateOf('disposition');
    const sameCase = other.charge.caseKey === matter.charge.caseKey;
    if (sameCase || span.last <= mine.first) return always;
    const counts = allOf([ask(convicted, other), ask(crimeOrFinding, other)]);
    if (counts.earliest === Number.POSITIVE_INFINITY) return always;
    const sure = counts.latest === Number.NEGATIVE_INFINITY && span.first > mine.last;
    return sure
      ? never
      : unknown(...counts.missing, ...missing, ...matter.charge.dateOf('disposition').missing);
  });
  return allOf([...later, nothingSinceElsewhere(matter)]);
};

const nothingSinceElsewhere = noneElsewhere(judgement('Was the conviction elsewhere after this case?'));

const crimeOrFinding = all(ofLevel('misdemeanor', 'felony'), not(trafficViolation));

const finding = relief({
  ...expunction,
  id: 'nc-juvenile-finding',
  name: 'Expunge a juvenile court finding',
  covers: all(inJuvenileCourt, convicted),
  rules: [
    rule('You are 18 or older', hasTurned(18), gs.juvenile('(b)')),
    rule(
      '18 months have passed since the juvenile court let you go',
      waited(months(18)).since('completed'),
      gs.juvenile('(b)(2)'),
    ),
    rule('It would not be a class A to E felony for an adult', notGrave, gs.juvenile('(b)(1)')),
    rule('You had no later finding or conviction, traffic apart', nothingSince, gs.juvenile('(b)(2)')),
  ],
});

const noFinding: Condition = (matter) =>
  matter.charge.disposition === 'deferred' || matter.charge.disposition === 'diverted'
    ? judgement('Was the petition dismissed without a finding?')
    : ask(endedWell, matter);

const droppedCase = relief({
  ...expunction,
  id: 'nc-juvenile-dismissed',
  name: 'Expunge a juvenile case that was dismissed',
  covers: all(
    inJuvenileCourt,
    ended('dismissed', 'acquitted', 'no_charges', 'not_responsible', 'deferred', 'diverted', 'pending'),
  ),
  rules: [
    rule('You are 16 or older', hasTurned(16), gs.juvenile('(h)')),
    rule('The case was dismissed without a finding', noFinding, gs.juvenile('(h)')),
  ],
});

export const juvenile = [finding, droppedCase];
