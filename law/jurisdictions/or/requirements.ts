import type { Condition } from '../../condition.ts';
import { type Period, years } from '../../day.ts';
import { cite, type Rule, rule } from '../../relief.ts';
import { paid } from '../../vocabulary/money.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver, waited, waitedSinceRevocation } from '../../vocabulary/waiting.ts';
import { page, setAsideLaw } from './cites.ts';

/** ORS 137.225(1)(b): from the conviction, or from leaving jail or prison for it, if that was later. */
export function waitedSinceConvictionOrRelease(period: Period): Condition {
  return waited(period).since('disposition', 'released');
}

/**
 * What every motion to set aside a conviction or a finding asks for, whatever its class. Fines are part of the sentence.
 * A bill of 2025 lets a court waive them where the conviction is 10 years old; either way they stand until then.
 */
export const common: readonly Rule[] = [
  rule('You have finished every part of your sentence', sentenceOver, setAsideLaw('(1)(a)')),
  rule(
    phrase.noRestitutionOwed,
    paid('restitution'),
    cite('ORS 137.225(1)(a); State v. Grant, 339 Or App 612 (2025)', page.grant),
  ),
  rule('You have paid your fines and fees', paid('fines'), setAsideLaw('(1)(a)')),
  rule(
    'If your probation was revoked, 3 years have passed since then',
    waitedSinceRevocation(years(3)),
    cite('ORS 137.225(1)(e)', page.revoked),
  ),
  rule(
    phrase.noOpenCase,
    nothingPending,
    cite('ORS 137.225; declaration on the court’s motion form (January 2022)', page.form),
  ),
];

export const setAsideEffect =
  'The law treats you as if you were never convicted, and you may say so. The court seals the case and the police records of it.';

export const setAsideLimits: readonly string[] = [
  'A prosecutor who looks into a crime can ask a judge to open sealed records.',
  'If the truth of the record matters in a civil case, a party can ask to open it.',
  'An Oregon court cannot set aside federal, tribal or other states’ cases.',
];

export const setAsideCautions: readonly string[] = [
  'File before anything new happens. A new conviction starts the wait again for each older one.',
  'If the prosecutor objects, a judge decides at a hearing and can say no.',
  'Lawyers say that a conviction set aside before still counts.',
];

export const convictionFee =
  'The court charges no fee. If you were convicted, the Oregon State Police charges for a record check. We could not confirm how much. Ask before you pay.';

export const convictionSteps: readonly string[] = [
  'Get the case number and the date of the judgment from the court or from your own record.',
  'Fill in the court’s Motion to Set Aside and the declaration that comes with it.',
  'File it in the court that convicted you. Give a copy to the district attorney or city attorney.',
  'Send your fingerprints, the Request for Set Aside form and the fee to the Oregon State Police.',
  'Wait. The prosecutor has 120 days to object. If nobody objects, the court must grant it.',
];

export const setAsideForms = [
  { name: 'Motion to Set Aside and Declaration (January 2022 copy)', url: page.form },
];
