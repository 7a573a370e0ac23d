import { all, anyAmong, type FactCondition, not, when } from '../../condition.ts';
import { months } from '../../day.ts';
import { relief, rule } from '../../relief.ts';
import { hasTurned } from '../../vocabulary/age.ts';
import { noneElsewhere } from '../../vocabulary/elsewhere.ts';
import { convicted, ended, inJuvenileCourt, ofLevel } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { those } from '../../vocabulary/whole-record.ts';
import { allOf, judgement, never } from '../../when.ts';
import { gs } from './cites.ts';
import { ofClass, trafficViolation } from './exclusions.ts';
import { formUnder, goodCharacter } from './how.ts';
import { endedWell } from './non-convictions.ts';
import { said } from './said.ts';
import { byDays } from './sessions.ts';

const expunction = {
  kind: 'expungement',
  effect: 'The juvenile court and the police expunge the case. You may answer as if it never happened.',
  limits: [phrase.privateCopies],
  fee: phrase.feeUnconfirmed,
  steps: [formUnder('7B-3200'), goodCharacter, 'File it in the juvenile court that heard the case.'],
} as const;

const findings = those(all(convicted, ofLevel('misdemeanor', 'felony'), not(trafficViolation)));

/** A later finding, in juvenile or adult court, traffic apart. */
const laterFinding: FactCondition = (matter) => {
  const mine = matter.charge.dateOf('disposition');
  return anyAmong(findings(matter), ({ other, is }) => {
    if (other.charge.caseKey === matter.charge.caseKey) return never;
    const theirs = other.charge.dateOf('disposition');
    const { first, last } = theirs.span;
    return allOf([is, byDays(first > mine.span.last, last > mine.span.first, mine, theirs)]);
  });
};

const noneElsewhereSince = noneElsewhere(judgement(said.convictedElsewhereAfter));

const finding = relief({
  ...expunction,
  id: 'nc-juvenile-finding',
  name: 'Expunge a juvenile court finding',
  covers: all(inJuvenileCourt, convicted),
  rules: [
    rule('is-18', 'You are 18 or older', hasTurned(18), gs('7B-3200', '(b)')),
    rule(
      'waited',
      '18 months have passed since the juvenile court let you go',
      waited(months(18)).since('completed'),
      gs('7B-3200', '(b)(2)'),
    ),
    rule(
      'not-class-a-to-e',
      'It would not be a class A to E felony for an adult',
      not(ofClass('felony', 'a b b1 b2 c d e', 'f g h i')),
      gs('7B-3200', '(b)(1)'),
    ),
    rule(
      'nothing-later',
      'You had no later finding or conviction, traffic apart',
      all(not(laterFinding), noneElsewhereSince),
      gs('7B-3200', '(b)(2)'),
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
  rules: [
    rule('is-16', 'You are 16 or older', hasTurned(16), gs('7B-3200', '(h)')),
    rule('no-finding', 'The case was dismissed without a finding', noFinding, gs('7B-3200', '(h)')),
  ],
});

export const juvenile = [finding, droppedCase];
