import type {
  ChargeResult,
  Counts,
  Outcome,
  ReliefResult,
  Result,
  Timing,
} from '@openslate/law/engine/result.ts';
import type { ReliefKind } from '@openslate/law/record/record.ts';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { costsNothing } from './fee-words.ts';
import { hasLongerWay, notDirectly, twoSteps } from './longer-way.ts';

/** What is done to a record, as a word that follows “be” or “have it”. */
export const doneTo: Record<ReliefKind, string> = {
  expungement: 'expunged',
  sealing: 'sealed',
  set_aside: 'set aside',
  vacatur: 'vacated',
  dismissal: 'dismissed',
  pardon: 'pardoned',
  certificate: 'certified',
  rights: 'restored',
};

export const outcomeLabels: Record<Outcome, string> = {
  automatic: 'May clear by itself',
  eligible: 'You may ask now',
  not_yet: 'Not yet',
  not_eligible: 'No way to clear it here',
  needs_review: 'Needs a closer look',
};

/** To choose from, where a list is narrowed down to what it comes to. */
export const outcomeOptions = (Object.keys(outcomeLabels) as Outcome[]).map((value) => ({
  value,
  label: outcomeLabels[value],
}));

/** The answer for one charge in one sentence, no stronger than what it rests on. */
export function verdict(charge: ChargeResult, placeName: string, asOf: string): string {
  const said = plainVerdict(charge, placeName, asOf);
  return restsOnWholeRecord(charge) ? `If there is nothing else on your record, ${lower(said)}` : said;
}

function plainVerdict(charge: ChargeResult, placeName: string, asOf: string): string {
  const [best] = charge.reliefs;
  const done = best ? doneTo[best.kind] : 'cleared';
  const unasked = perhapsByItself(charge);
  switch (charge.outcome) {
    case 'automatic':
      return best ? byItself(best, asOf) : `This may be ${done} by itself, without you asking.`;
    case 'eligible':
      return unasked
        ? `This may be ${doneTo[unasked.kind]} by itself. If not, you may be able to have it ${done} now.`
        : `You may be able to have this ${done} now.`;
    case 'not_yet':
      return notYet(charge, best, done);
    case 'needs_review':
      return 'We cannot say yet. It turns on something we do not know.';
    case 'not_eligible':
      if (hasLongerWay(charge)) return notDirectly;
      return `We found no way to clear this under the law of this place: ${placeName}.`;
  }
}

/** What the law has done already is told as done; what it still has time for is not. */
function byItself(relief: ReliefResult, asOf: string): string {
  const done = doneTo[relief.kind];
  const day = doneByLaw(relief, asOf);
  if (!day) return `This may be ${done} by itself, without you asking.`;
  return relief.by
    ? `By law this should have been ${done} by ${spokenDate(day)}.`
    : `By law this should be ${done} already, since ${spokenDate(day)}.`;
}

/** What may be asked for now may be done by law too, if an answer that is not known is the right one. */
function perhapsByItself({ outcome, reliefs }: ChargeResult): ReliefResult | undefined {
  if (outcome !== 'eligible') return undefined;
  return reliefs.find(
    (each) =>
      each.automatic && each.outcome === 'needs_review' && each.reasons.every(({ met }) => met !== false),
  );
}

/** The day from which on a record should be clear by law, without anybody asking, where that lies behind. */
export function doneByLaw({ outcome, on, by }: ReliefResult, asOf: string): string | undefined {
  const day = outcome === 'automatic' ? (by ?? on) : undefined;
  return day !== undefined && day <= asOf ? day : undefined;
}

/** The fields that tell of what else a person has on record. */
const ofWholeRecord = /^(recordComplete|elsewhere)(\.|$)/;

/** Whether an answer that gives hope rests on there being nothing else, which nobody said. */
function restsOnWholeRecord({ outcome, reliefs: [best] }: ChargeResult): boolean {
  if (outcome === 'not_eligible' || outcome === 'needs_review') return false;
  return (best?.reasons ?? []).some(
    ({ basis, assumed = [] }) =>
      basis === 'assumed' && assumed.some(({ field = '' }) => ofWholeRecord.test(field)),
  );
}

const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

function notYet(charge: ChargeResult, best: ReliefResult | undefined, done: string): string {
  const when = spokenTiming(charge);
  if (!when) return `This may be ${done} once something changes that stands in the way.`;
  return best?.automatic
    ? `This may be ${done} by itself ${when}.`
    : `You may be able to have this ${done} ${when}.`;
}

/** “from September 10, 2028 on”, or the days between which it lies. */
export function spokenTiming({ on, between }: Timing): string | undefined {
  if (on) return `from ${spokenDate(on)} on`;
  if (between) return `from a day between ${spokenDate(between[0])} and ${spokenDate(between[1])} on`;
  return undefined;
}

/** What to know next to the verdict. */
export function afterword(charge: ChargeResult, asOf: string): string {
  const [best] = charge.reliefs;
  switch (charge.outcome) {
    case 'automatic':
      return best ? afterByItself(best, asOf) : 'Check your record to see that it has been done.';
    case 'eligible':
      return perhapsByItself(charge)
        ? 'That turns on something we do not know. Look at your record before you pay for anything.'
        : 'You have to ask for it. The steps are below.';
    case 'not_yet':
      if (!spokenTiming(charge)) return 'Below is what to do about it.';
      return best?.automatic
        ? 'It needs no petition, as long as nothing new happens until then.'
        : 'A new conviction before that day can move it or close the way.';
    case 'needs_review':
      return charge.ifs?.length
        ? 'Below is what each answer would lead to, and where to find it out.'
        : 'Below is what to find out, and where. Then come back and change your answer.';
    case 'not_eligible':
      return hasLongerWay(charge)
        ? twoSteps
        : 'That is not the end. Below is what you can do, and who to talk to.';
  }
}

/** Nobody is told that there is nothing to file where a fee or a letter follows. */
function afterByItself(best: ReliefResult, asOf: string): string {
  if (!costsNothing(best.fee))
    return 'You do not need a petition. But check with the court: there is a step for you below.';
  if (best.by && best.by > asOf)
    return `You do not have to file anything. The state has until ${spokenDate(best.by)} to do it.`;
  return 'You do not have to file anything. Check that your record shows it.';
}

/** A result, as far as its headline tells of it. A link made with an older version of the site has no counts. */
type Headlined = Pick<Result, 'charges' | 'asOf'> & { readonly counts?: Counts };

/** The whole record in one sentence, and what limits it. */
export function wholeRecord({ charges, asOf, counts }: Headlined, placeName: string): string {
  const [only, ...others] = charges;
  const several = others.length > 0;
  if (several && charges.every(hasLongerWay)) return notDirectly;
  if (several && charges.every((charge) => charge.outcome === 'not_eligible' && !hasLongerWay(charge)))
    return `We found no way to clear your ${charges.length} charges under the law of this place: ${placeName}.`;
  const said =
    only && others.length === 0 ? verdict(only, placeName, asOf) : inNumbers(charges, asOf, counts);
  return [said, ...limitsOn(charges, counts)].join(' ');
}

function inNumbers(charges: readonly ChargeResult[], asOf: string, counts: Counts | undefined): string {
  if (!counts) return `Below is each of your ${charges.length} charges by itself.`;
  const { byItself, askNow, byItselfLater, askLater, instead } = counts;
  const done = charges.filter(({ reliefs: [best] }) => best && doneByLaw(best, asOf)).length;
  const count = (outcome: Outcome) => charges.filter((charge) => charge.outcome === outcome).length;
  const afterPardon = charges.filter(hasLongerWay).length;
  const [open, closed] = [count('needs_review'), count('not_eligible') - afterPardon];
  const asked = [...(askNow > 0 ? [`${askNow} now`] : []), ...(askLater > 0 ? [`${askLater} later`] : [])];
  const parts = [
    [done, `${done} should be cleared by law already`],
    [byItself - done, `${byItself - done} may clear by ${itself(byItself - done)}`],
    [byItselfLater, `${byItselfLater} may clear by ${itself(byItselfLater)} later`],
    [asked.length, `you may ask to clear ${asked.join(' and ')}`],
    [instead, `${instead} could only be cleared instead`],
    [open, `${open} ${open === 1 ? 'needs' : 'need'} a closer look`],
    [afterPardon, `${afterPardon} ${afterPardon === 1 ? 'needs' : 'need'} a pardon first`],
    [closed, `${closed} cannot be cleared here`],
  ] as const;
  const told = parts.filter(([number]) => number > 0).map(([, words]) => words);
  const last = told.pop() ?? '';
  const said = `Of your ${charges.length} charges, ${told.length > 0 ? `${told.join(', ')}, and ` : ''}${last}.`;
  return charges.some(restsOnWholeRecord) ? `${said} That is if there is nothing else on your record.` : said;
}

const itself = (number: number) => (number === 1 ? 'itself' : 'themselves');

/** More would be a text and no headline. The ways themselves tell all. */
const mostLimits = 2;

/** How often the law gives what may be asked for: what leaves less than there is, or else what the person would use up. */
function limitsOn(charges: readonly ChargeResult[], counts: Counts | undefined): readonly string[] {
  const binding = counts?.bounds.map(({ text }) => text) ?? [];
  if (binding.length > 0) return [...new Set(binding.slice(0, mostLimits)), 'You choose which.'];
  const used = charges.flatMap(({ outcome, reliefs: [best] }) =>
    best && !best.automatic && (outcome === 'eligible' || outcome === 'not_yet') ? (best.bounds ?? []) : [],
  );
  return [...new Set(used.map(({ text }) => text))].slice(0, mostLimits);
}
