import { judge } from '../../engine/judge.ts';
import type { ChargeResult, Outcome, Reason, Result } from '../../engine/result.ts';
import type { Jurisdiction } from '../../place/jurisdiction.ts';
import type { WorkedCase } from '../../place/worked-case.ts';
import { idOf } from '../../record/answers.ts';
import type { Answers, Charge } from '../../record/record.ts';

/** A small thing that was put beside a life, and the charges that it made worse. */
type Beside = 'ticket' | 'contempt';

type Worsened = {
  readonly what: Beside;
  readonly life: string;
  /** `xx-relief/rule`: what changed in the way that was best before. */
  readonly rules: readonly string[];
  /** What it rests on is said, asked, or a question for a person who knows the case. */
  readonly isSaid: boolean;
};

const small = 'small';

const paid = {
  id: small,
  court: 'adult',
  disposition: 'convicted',
  completed: true,
  sentence: ['fine'],
  finesPaid: true,
  restitutionPaid: true,
} as const satisfies Charge;

const ticket: Charge = { ...paid, level: 'infraction', offense: ['traffic'] };
/** Contempt of court has no level. */
const contempt: Charge = { ...paid, offense: ['contempt'] };

const on = (day: string) => ({ offenseDate: day, dispositionDate: day, completedDate: day });

/** Each life with a paid ticket before, lately and in its own case, and with a contempt before and lately. */
export function worsenedBySmallThings(lives: readonly WorkedCase[], place: Jurisdiction): Worsened[] {
  return lives.flatMap((life) => {
    const [first] = life.answers.charges;
    const apart = [on('2016-04-01'), on('2026-05-20')].map((days) => ({ ...days, caseId: small }));
    const own = first?.dispositionDate && { ...on(first.dispositionDate), caseId: first.caseId ?? 'own' };
    const more = [
      ...apart.map((days) => ['ticket', { ...ticket, ...days }] as const),
      ...(own ? [['ticket', { ...ticket, ...own }] as const] : []),
      ...apart.map((days) => ['contempt', { ...contempt, ...days }] as const),
    ];
    return more
      .filter(([, { dispositionDate = '' }]) => dispositionDate <= life.asOf)
      .flatMap(([what, charge]) => worsenedBy(what, charge, life, place));
  });
}

function worsenedBy(what: Beside, more: Charge, life: WorkedCase, place: Jurisdiction): Worsened[] {
  const inCase: Answers = {
    ...life.answers,
    charges: life.answers.charges.map((charge, index) => ({
      ...charge,
      id: idOf(charge, index),
      ...(index === 0 && more.caseId === 'own' && { caseId: 'own' }),
    })),
  };
  const before = judge(inCase, place, life.asOf);
  const after = judge({ ...inCase, charges: [...inCase.charges, more] }, place, life.asOf);
  return before.charges.flatMap((was) => {
    const is = after.charges.find(({ id }) => id === was.id);
    if (!is || !isWorse(was, is)) return [];
    const rules = changedRules(was, is);
    return [{ what, life: life.title, rules: rules.map(({ name }) => name), isSaid: isSaid(rules, after) }];
  });
}

const worth: Readonly<Record<Outcome, number>> = {
  automatic: 4,
  eligible: 3,
  needs_review: 2,
  not_yet: 1,
  not_eligible: 0,
};

function isWorse(was: ChargeResult, is: ChargeResult): boolean {
  if (was.outcome === 'needs_review') return worth[is.outcome] < worth.not_yet;
  if (worth[is.outcome] !== worth[was.outcome]) return worth[is.outcome] < worth[was.outcome];
  return was.outcome === 'not_yet' && (is.on ?? '9') > (was.on ?? '9');
}

type Changed = { readonly name: string; readonly now: Reason | undefined };

function changedRules(was: ChargeResult, is: ChargeResult): readonly Changed[] {
  const [best] = was.reliefs;
  const same = is.reliefs.find(({ id }) => id === best?.id);
  if (!best || !same) return [{ name: `${best?.id}/covers`, now: undefined }];
  return best.reasons.flatMap((reason) => {
    const now = same.reasons.find(({ id }) => id === reason.id);
    const changed = now?.met !== reason.met || now?.on !== reason.on;
    return changed ? [{ name: `${best.id}/${reason.id}`, now }] : [];
  });
}

function isSaid(rules: readonly Changed[], { missing }: Result): boolean {
  const isAboutIt = (field = '') => field.startsWith(`charges.${small}.`);
  if (rules.length === 0) return missing.some(isAboutIt);
  return rules.some(
    ({ now }) =>
      now?.question !== undefined ||
      now?.assumed?.some(({ field }) => isAboutIt(field)) === true ||
      (now?.met === null && missing.some(isAboutIt)),
  );
}
