import { all, type Condition, when } from '../../condition.ts';
import { years } from '../../day.ts';
import { type Relief, relief, rule } from '../../relief.ts';
import { convicted, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { waited } from '../../vocabulary/waiting.ts';
import { law202, law305 } from './cites.ts';
import { classB, trafficOffense } from './classes.ts';
import { finesPaid } from './convictions.ts';
import { automaticSteps, courtFee, directSteps, noFee, sealedEffect } from './how.ts';
import { entirely } from './non-convictions.ts';
import { noOpenCase, nothingPending, notSupervised } from './requirements.ts';

function wait(ofClassB: number, less: number): Condition {
  return when(classB, waited(years(ofClassB)).since('disposition'), waited(years(less)).since('disposition'));
}

const deletion = {
  kind: 'expungement',
  automatic: true,
  inForce: { from: '2020-05-01' },
  effect: 'The court deletes its record of the traffic case.',
  limits: ['Your driving record at the Driver License Division is another record.'],
  fee: noFee,
  steps: automaticSteps,
} as const;

const deleted = relief({
  ...deletion,
  id: 'ut-traffic-deletion',
  name: 'An old traffic case, deleted by itself',
  covers: all(inAdultCourt, convicted, trafficOffense),
  rules: [rule('You have waited 5 years since it was decided, or 6 if it is of class B', wait(6, 5), law202)],
});

const deletedWithoutConviction = relief({
  ...deletion,
  id: 'ut-traffic-no-conviction',
  name: 'A traffic case without a conviction, deleted by itself',
  covers: all(inAdultCourt, ended('acquitted', 'dismissed'), trafficOffense),
  rules: [
    rule('You were found not guilty of all charges, or all were dismissed with prejudice', entirely, law202),
  ],
});

const petition = relief({
  id: 'ut-traffic-petition',
  name: 'Expunge a traffic case sooner',
  kind: 'expungement',
  covers: all(inAdultCourt, convicted, trafficOffense),
  rules: [
    rule('You have waited 3 years since it was decided, or 4 if it is of class B', wait(4, 3), law305('(3)')),
    rule(noOpenCase, nothingPending, law305('(3)')),
    rule('You are not on probation', notSupervised, law305('(3)')),
    rule('You have paid the fine', finesPaid, law305('(3)')),
  ],
  effect: sealedEffect,
  fee: courtFee,
  steps: directSteps,
});

export const traffic: readonly Relief[] = [deleted, deletedWithoutConviction, petition];
