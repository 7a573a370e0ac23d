import { all, any } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { adultConviction, crime, infraction } from '../../vocabulary/facts.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import { cite } from './code.ts';
import { askForm, expunged, fiftyDollars, fileThere, judgeWeighs, sealed, wholeCase } from './how.ts';
import {
  common,
  expungementWait,
  longAfterDuty,
  mildDomesticViolence,
  noDomesticViolence,
  noOrderViolation,
  restMayBeExpunged,
  restMayBeSealed,
  sealingWait,
} from './sealable.ts';
import { lookUp } from './tasks.ts';

const restOfCase = {
  id: 'whole-case',
  text: 'The rest of the same case can be cleared by now too',
  cite: cite('2953.61(A); State v. Futrall, 2009-Ohio-5590'),
  otherwise: 'Another conviction of the same case cannot be cleared, or not yet',
} as const;

const covers = all(adultConviction, any(crime, infraction));
const pending = requires(nothingPending, cite('2953.32(D)(1)(b)'));

export const convictions: readonly Relief[] = [
  relief({
    ...sealed,
    id: 'oh-seal-conviction',
    name: 'Sealing a conviction',
    inForce: { from: '2023-04-04' },
    covers,
    rules: [
      ...common,
      mildDomesticViolence,
      requires(sealingWait, cite('2953.32(B)(1)(a)')),
      pending,
      rule(restOfCase.id, restOfCase.text, restMayBeSealed, restOfCase.cite, {
        otherwise: restOfCase.otherwise,
      }),
    ],
    cautions: [judgeWeighs, wholeCase],
    fee: fiftyDollars,
    first: lookUp,
    steps: [askForm, fileThere],
  }),
  relief({
    ...expunged,
    id: 'oh-expunge-conviction',
    name: 'Expungement of a conviction',
    inForce: { from: '2023-04-04' },
    covers,
    rules: [
      ...common,
      noDomesticViolence,
      noOrderViolation,
      longAfterDuty,
      requires(expungementWait, cite('2953.32(B)(1)(b)')),
      pending,
      rule(restOfCase.id, restOfCase.text, restMayBeExpunged, restOfCase.cite, {
        otherwise: restOfCase.otherwise,
      }),
    ],
    cautions: [judgeWeighs, wholeCase, 'A felony can be sealed 10 years earlier than it can be expunged.'],
    fee: fiftyDollars,
    first: lookUp,
    steps: [askForm, fileThere],
  }),
];
