import { all, allAmong, ask, type Condition } from '../../engine/condition.ts';
import { always, blocked, judgement } from '../../engine/when.ts';
import { type Cite, type Rule, requires, rule } from '../../place/relief.ts';
import type { Saying } from '../../place/saying.ts';
import type { Task } from '../../place/task.ts';
import { type Period, years } from '../../record/day.ts';
import { convicted, inAdultCourt } from '../../vocabulary/facts.ts';
import { paid } from '../../vocabulary/money.ts';
import { nothingPending } from '../../vocabulary/person.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { sentenceOver, waited, waitedSinceRevocation } from '../../vocabulary/waiting.ts';
import { ofWholeRecord } from '../../vocabulary/whole-record.ts';
import { setAsideLaw } from './cites.ts';
import { cite } from './code.ts';
import { abuseContempt } from './exclusions.ts';
import { lookUp } from './tasks.ts';

/** A judge, the governor or somebody else decides: no rule can tell. */
export function openRule(id: string, text: string, question: Saying, where: Cite): Rule {
  return rule(id, text, () => judgement(question), where);
}

export const adultConviction = all(convicted, inAdultCourt);

const noContemptChargeAboutAbuse: Condition = ofWholeRecord(({ record }) =>
  allAmong(record, (each) =>
    each.charge.disposition === 'pending' && ask(abuseContempt, each) === always
      ? blocked(phrase.fix.waitForOpenCase)
      : always,
  ),
);

/** No crime, and no contempt about abuse, is charged while the motion is before the court. */
const noOpenCase = all(nothingPending, noContemptChargeAboutAbuse);

const noOpenCaseAs = (part: string) =>
  rule('no-open-case', phrase.noOpenCase, noOpenCase, setAsideLaw(part), {
    otherwise: phrase.unmet.openCase,
  });

/** (8)(c): so it is where there was no conviction. */
export const noOpenCaseWithoutConviction = noOpenCaseAs('(8)(c)');

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
    'sentence-over',
    'You have finished every part of your sentence, with any treatment the court ordered',
    sentenceOver,
    cite('137.225(1)(a); State v. Long-Ellis, 330 Or App 414 (2024)'),
  ),
  requires(paid('restitution'), cite('137.225(1)(a); State v. Grant, 339 Or App 612 (2025)')),
  rule('fines-paid', 'You have paid the fines and fees of this case', paid('fines'), setAsideLaw('(1)(a)')),
  requires(waitedSinceRevocation(years(3)), setAsideLaw('(1)(e)')),
  noOpenCaseAs('(7)(a)(C)'),
];

export const sealed = 'The court seals the case and the police records of it.';

export const reopened =
  'A prosecutor can ask a judge to open sealed records for a good reason. So can a party in a civil case in which the truth of the record matters.';

export const setAsideLimits: readonly string[] = [
  reopened,
  'An Oregon court cannot set aside federal, tribal or other states’ cases. The order does not reach records that federal offices or other states hold.',
  'Do not rely on it for gun rights. The Oregon State Police says that you must ask for those apart. Ask a lawyer first.',
];

export const whereToFile =
  'File it in the court that convicted you. Mail a copy to the district attorney or city attorney.';
export const whileYouWait =
  'The prosecutor has 120 days to object. If nobody objects, the court must grant it.';

const forms = [
  {
    name: 'Motion to Set Aside and Seal (January 2026)',
    url: 'https://www.courts.oregon.gov',
  },
];

/** The same motion, after a conviction or a finding. */
export const setAside = {
  kind: 'set_aside',
  effect: `The law treats you as if you were never convicted, and you may say so. ${sealed}`,
  limits: setAsideLimits,
  cautions: [
    'File before anything new happens. A new conviction starts the wait again for each older one.',
    'If the prosecutor objects, there is a hearing, and a victim may speak. The judge can say no only on clear proof that you are a risk to public safety. They may not count money you owe or traffic violations against you.',
    'A conviction set aside before still counts as another one.',
  ],
  fee: 'The court and the prosecutor charge nothing. If you were convicted, the Oregon State Police charges once for a record check, however many counties you file in. An older page of the police says $80. Ask them before you send it.',
  first: lookUp,
  steps: [
    'Send your fingerprints, the Request for Set Aside form and the fee to the Oregon State Police.',
    'Fill in the court’s Motion to Set Aside and Seal and its declaration.',
    whereToFile,
    whileYouWait,
  ],
  forms,
} as const;

/** The motion where there was no conviction: what to find out first, what to mark on it, and where to file it. */
export function withoutConviction(first: Task, mark: string, file: string) {
  return {
    kind: 'set_aside',
    effect: `The law treats it as if it never happened, and you may say so. ${sealed}`,
    limits: setAsideLimits,
    fee: 'None. The Oregon State Police charges only where there was a conviction.',
    first,
    steps: [
      'Send your fingerprints and the Request for Set Aside form to the Oregon State Police.',
      `Fill in the court’s Motion to Set Aside and Seal. Mark that ${mark}.`,
      `File it in ${file}. Mail a copy to the district attorney or city attorney. The court must grant it if these rules are met.`,
    ],
    forms,
  } as const;
}
