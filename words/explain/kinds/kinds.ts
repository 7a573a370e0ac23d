import { inRows } from '../charges/unfold.ts';
import { chargesIn } from '../charges/walk.ts';
import type { PaperKind } from '../explanation.ts';
import { acts } from './acts.ts';
import type { Cue, Known } from './cue.ts';
import { cuesOfCases } from './cues-of-cases.ts';
import { cuesOfEndings } from './cues-of-endings.ts';
import { cuesOfRequests } from './cues-of-requests.ts';
import { asDecided, asTold } from './decided.ts';
import { isOfLaw } from './of-law.ts';
import { runningText, withoutBlankOrder } from './running-text.ts';
import { shapesOf } from './shape.ts';
import { kindsTitled } from './title-lines.ts';

const cues: Readonly<Record<Known, readonly Cue[]>> = { ...cuesOfCases, ...cuesOfEndings, ...cuesOfRequests };

const heading = 600;
/** A heading that names the paper alone is worth this much. */
const plenty = 14;
/** The uppermost title says most, and a second one less. */
const titled = [24, 12, 6];

const isList: ReadonlySet<PaperKind> = new Set<PaperKind>(['criminal_history', 'docket']);

export type RankedKinds = {
  readonly kind: PaperKind;
  readonly sure: number;
  readonly orElse: readonly PaperKind[];
};

/** What a paper is most likely, how sure that is, and what else it may be. */
export function kindOf(whole: string): RankedKinds {
  const text = withoutBlankOrder(inRows(whole));
  const shapes = shapesOf(text);
  // Above a greeting stands who writes.
  const titles = kindsTitled(text).filter((kind) => !(shapes.letter && isList.has(kind)));
  const said = runningText(text);
  const ranked = (Object.keys(cues) as Known[])
    .map((kind) => ({
      kind,
      score:
        scoreOf(kind, text) + didOf(kind, said) + (shapes[kind] ?? 0) + (titled[titles.indexOf(kind)] ?? 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const [best, second] = ranked;
  const isKnown = isOfLaw(text);
  if (isKnown && (!best || best.score < 4) && listsCharges(text))
    return { kind: 'docket', sure: 0.4, orElse: [] };
  if (!best || best.score < 4 || !isKnown)
    return { kind: 'unknown', sure: 0, orElse: ranked.map(({ kind }) => kind).slice(0, 2) };
  const kind = asDecided(asTold(best.kind, titles, text), text);
  const apart = best.score / (best.score + (second?.score ?? 0));
  const enough = Math.min(1, best.score / plenty);
  return {
    kind,
    sure: Math.round(100 * apart * (0.5 + enough / 2)) / 100,
    orElse: ranked
      .map((each) => each.kind)
      .filter((each) => each !== kind)
      .slice(0, 2),
  };
}

/** Whatever it is called: charges, and how each of them ended. */
function listsCharges(text: string): boolean {
  return chargesIn(text, { marks: [] }).some(
    ({ disposition, statute, level }) => disposition !== undefined && (statute ?? level) !== undefined,
  );
}

function didOf(kind: Known, said: string): number {
  return (acts[kind] ?? [])
    .filter(([, pattern]) => said.search(pattern) !== -1)
    .reduce((sum, [weight]) => sum + weight, 0);
}

/** The same word again says less each time. */
function scoreOf(kind: Known, text: string): number {
  const top = text.slice(0, heading);
  let score = 0;
  for (const [weight, pattern] of cues[kind]) {
    const times = [...text.matchAll(pattern)].length;
    if (times === 0) continue;
    const inHeading = [...top.matchAll(pattern)].length > 0;
    score += weight * (inHeading ? 1.3 : 1) * Math.min(2, 1 + Math.log2(times) / 4);
  }
  return score;
}
