import { all, any, not } from '../../engine/condition.ts';
import { judgement } from '../../engine/when.ts';
import { type Relief, type Rule, relief, requires, rule } from '../../place/relief.ts';
import { years } from '../../record/day.ts';
import { ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { noProtectionOrder } from '../../vocabulary/person.ts';
import { called, waitedBy } from '../../vocabulary/waiting.ts';
import { law } from './cites.ts';
import { crimeConviction, trafficOffense } from './classes.ts';
import { withinLimits } from './counts.ts';
import { neverExpunged } from './exclusions.ts';
import { petition } from './how.ts';
import { noOpenCase, nothingPending, notLockedUp, notSupervised } from './requirements.ts';
import { said } from './said.ts';
import { anyCompanion, throughoutCase } from './same-case.ts';
import { petitionWait } from './waits.ts';

export const finesPaid = paid('fines');
export const restitutionPaid = paid('restitution');

/** What the bureau asks of everyone who wants a certificate. */
export const aboutYou: readonly Rule[] = [
  rule('no-open-case', noOpenCase, nothingPending, law(303, '(2)'), {
    otherwise: 'You have an open criminal case',
  }),
  rule('not-locked-up', notLockedUp, notSupervised, law(303, '(2)'), {
    otherwise: 'You are locked up, on probation or on parole',
  }),
];

/** HB 110 of 2026. Until then an order counted only if it belonged to the case. */
const noOrderInForce: readonly Rule[] = [
  rule(
    'no-order-in-case',
    'No protective order or stalking injunction from this case is in force',
    any(noProtectionOrder, () => judgement(said.orderInCase)),
    law(303, '(2)(f)'),
    { until: '2026-05-05' },
  ),
  rule(
    'no-protective-order',
    'No protective order or stalking injunction against you is in force',
    noProtectionOrder,
    law(303, '(2)(f); HB 110 (2026)'),
    { from: '2026-05-06', otherwise: 'A protective order or stalking injunction against you is in force' },
  ),
];

const convictionRules: readonly Rule[] = [
  ...neverExpunged,
  requires(
    waitedBy(
      [years(3), 'for an infraction or class C'],
      [years(4), 'for class B'],
      [years(5), 'for class A or a felony for having drugs'],
      [years(7), 'for other felonies'],
      [years(10), 'for drunk driving'],
    )
      .counted(petitionWait)
      .since('conviction', called('any jail, prison, probation or parole ended', 'completed')),
    law(303, '(1)(c)'),
  ),
  rule('fines-paid', 'You have paid all fines and interest', finesPaid, law(303, '(1)(a)')),
  requires(restitutionPaid, law(303, '(1)(b)')),
  ...aboutYou,
  ...noOrderInForce,
  rule(
    'within-limits',
    'You are within the limits: no 2 felonies, no 3 convictions with 2 of class A, no 4 with 3 of class B, no 5 in all. Drug possession counts apart, one case counts once, and after ten clean years one more is allowed',
    withinLimits,
    law(303, '(4)–(7)'),
    {
      otherwise:
        'You are over the limits: 2 felonies, 3 convictions with 2 of class A, 4 with 3 of class B, or 5 in all. Drug possession counts apart, and one case counts once',
    },
  ),
];

const mayBeExpunged = all(...convictionRules.map(({ holds }) => holds));

export const besideConviction = anyCompanion(crimeConviction);
/** A traffic offense in a case of its own: beside another crime it is no traffic case. */
export const trafficCase = all(trafficOffense, not(besideConviction));

export const convictions: readonly Relief[] = [
  relief({
    ...petition,
    id: 'ut-conviction-petition',
    name: 'Expunge a conviction',
    covers: crimeConviction,
    rules: convictionRules,
  }),
  /** The certificate is for the whole case, so what else was in it goes with the conviction. */
  relief({
    ...petition,
    id: 'ut-case-petition',
    name: 'Expunge the charge together with the conviction in its case',
    covers: all(
      inAdultCourt,
      ended('dismissed', 'acquitted', 'deferred', 'diverted', 'convicted'),
      not(crimeConviction),
      besideConviction,
    ),
    rules: [
      rule(
        'conviction-can-be-expunged',
        'The conviction in the same case may be expunged',
        throughoutCase(crimeConviction, mayBeExpunged),
        law(303),
      ),
    ],
  }),
];
