import { all, ask, type Condition, not } from '../../condition.ts';
import { type Relief, type Rule, relief, rule } from '../../relief.ts';
import { ended, inAdultCourt } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { noProtectionOrder } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { allOf } from '../../when.ts';
import { code, law303 } from './cites.ts';
import { crimeConviction } from './classes.ts';
import { withinLimits } from './counts.ts';
import { neverExpunged } from './exclusions.ts';
import { courtFee, petition } from './how.ts';
import { noOpenCase, nothingPending, notLockedUp, notSupervised } from './requirements.ts';
import { anyCompanion, throughoutCase } from './same-case.ts';
import { petitionWait } from './waits.ts';

export const finesPaid = paid('fines');
export const restitutionPaid = paid('restitution');

/** What the bureau asks of everyone who wants a certificate. */
export const aboutYou: readonly Rule[] = [
  rule(noOpenCase, nothingPending, law303('(2)')),
  rule(notLockedUp, notSupervised, law303('(2)')),
  rule(
    'No protective order or stalking injunction against you is in force',
    noProtectionOrder,
    law303('(2)(f); HB 110 (2026)'),
  ),
];

const convictionRules: readonly Rule[] = [
  ...neverExpunged,
  rule(
    'You have waited since the conviction, or since jail, prison, probation or parole ended. It is 3 years for an infraction or class C, 4 for class B, and 5 for class A or a felony for having drugs. It is 7 for other felonies, and 10 for drunk driving',
    petitionWait,
    law303('(1)(c)'),
  ),
  rule('You have paid all fines and interest', finesPaid, law303('(1)(a)')),
  rule(phrase.noRestitutionOwed, restitutionPaid, law303('(1)(b)')),
  ...aboutYou,
  rule(
    'You are within the limits: no 2 felonies, no 3 convictions with 2 of class A, no 4 with 3 of class B, no 5 in all. Drug possession counts apart, one case counts once, and after ten clean years one more is allowed',
    withinLimits,
    law303('(4)–(7)'),
  ),
];

const mayBeExpunged: Condition = (matter) => allOf(convictionRules.map(({ holds }) => ask(holds, matter)));

const fee = `The state bureau (BCI) charges $65 to apply and $65 for the certificate of each case. ${courtFee}`;

export const besideConviction = anyCompanion(crimeConviction);

export const convictions: readonly Relief[] = [
  relief({
    ...petition,
    id: 'ut-conviction-petition',
    name: 'Expunge a conviction',
    covers: crimeConviction,
    rules: convictionRules,
    fee,
  }),
  /** The certificate is for the whole case, so what else was in it goes with the conviction. */
  relief({
    ...petition,
    id: 'ut-case-petition',
    name: 'Expunge the charge together with the conviction in its case',
    covers: all(
      inAdultCourt,
      ended('dismissed', 'acquitted', 'deferred', 'diverted'),
      not(crimeConviction),
      besideConviction,
    ),
    rules: [
      rule(
        'The conviction in the same case may be expunged',
        throughoutCase(crimeConviction, mayBeExpunged),
        code('77-40a-303', ', 77-40a-101'),
      ),
    ],
    fee,
  }),
];
