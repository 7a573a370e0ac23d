import { all, allAmong, ask, type Condition } from '../../condition.ts';
import { type Period, years } from '../../day.ts';
import { cite, type Rule, rule } from '../../relief.ts';
import { paid } from '../../vocabulary/money.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver, waited, waitedSinceRevocation } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { always, blocked } from '../../when.ts';
import { page, setAsideLaw } from './cites.ts';
import { abuseContempt } from './exclusions.ts';

/** ORS 137.225(7)(a)(C): no crime, and no contempt about abuse, is charged while the motion is before the court. */
export const noOpenCaseRule = rule(
  phrase.noOpenCase,
  all(
    nothingPending,
    ofWholeRecord(({ record }) =>
      allAmong(record, (each) =>
        each.charge.disposition === 'pending' && ask(abuseContempt, each) === always
          ? blocked(phrase.waitForOpenCase)
          : always,
      ),
    ),
  ),
  setAsideLaw('(7)(a)(C)'),
);

/** ORS 137.225(1)(b): from the conviction, or from leaving jail or prison for it, if that was later. */
export function waitedSinceConvictionOrRelease(period: Period): Condition {
  return waited(period).since('disposition', 'released');
}

/**
 * What every motion to set aside a conviction or a finding asks for, whatever its class. Fines are part of the sentence;
 * those of other cases do not matter (State v. Kindred, 314 Or App 280 (2021)).
 */
export const common: readonly Rule[] = [
  rule(
    'You have finished every part of your sentence, with any treatment the court ordered',
    sentenceOver,
    cite('ORS 137.225(1)(a); State v. Long-Ellis, 330 Or App 414 (2024)', page.longEllis),
  ),
  rule(
    phrase.noRestitutionOwed,
    paid('restitution'),
    cite('ORS 137.225(1)(a); State v. Grant, 339 Or App 612 (2025)', page.grant),
  ),
  rule('You have paid the fines and fees of this case', paid('fines'), setAsideLaw('(1)(a)')),
  rule(
    'If your probation was revoked, 3 years have passed since then',
    waitedSinceRevocation(years(3)),
    setAsideLaw('(1)(e)'),
  ),
  noOpenCaseRule,
];

export const setAsideEffect =
  'The law treats you as if you were never convicted, and you may say so. The court seals the case and the police records of it.';

export const setAsideLimits: readonly string[] = [
  'A prosecutor can ask a judge to open sealed records for a good reason.',
  'If the truth of the record matters in a civil case, a party can ask to open it.',
  'An Oregon court cannot set aside federal, tribal or other states’ cases.',
  'It may not give back gun rights. Ask a lawyer first.',
];

export const setAsideCautions: readonly string[] = [
  'File before anything new happens. A new conviction starts the wait again for each older one.',
  'If the prosecutor objects, there is a hearing, and a victim may speak. The judge can say no only on clear proof that you are a risk to public safety.',
  'Lawyers say that a conviction set aside before still counts.',
];

export const convictionFee =
  'The court and the prosecutor charge no fee. If you were convicted, the Oregon State Police charges once for a record check, however many counties you file in. We could not confirm how much. Ask before you pay.';

export const convictionSteps: readonly string[] = [
  'Get the case number and the date of the judgment from the court or from your own record.',
  'Send your fingerprints, the Request for Set Aside form and the fee to the Oregon State Police.',
  'Fill in the court’s Motion to Set Aside and Seal and its declaration.',
  'File it in the court that convicted you. Mail a copy to the district attorney or city attorney.',
  'Wait. The prosecutor has 120 days to object. If nobody objects, the court must grant it.',
];

export const setAsideForms = [
  {
    name: 'Motion to Set Aside and Seal, with declaration (January 2026), from the Oregon courts',
    url: 'https://www.courts.oregon.gov',
  },
];
