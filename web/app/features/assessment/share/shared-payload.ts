import { payloadVersion, type SharedPayload } from '@openslate/contract/shared-payload.ts';
import type {
  Fork,
  Presumption,
  Reason,
  ReliefResult,
  Result,
  Timing,
} from '@openslate/law/engine/result.ts';
import { asksWhetherFelony } from '@openslate/law/engine/vote.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { idOf } from '@openslate/law/record/answers.ts';
import { everywhere } from '@openslate/law/vocabulary/phrases.ts';
import { named } from '../charge-name.ts';
import type { Told } from '../saved-progress.ts';
import { closedAnswers } from './closed-answers.ts';

/** What the owner has before them, and may share. */
export type Shareable = {
  readonly result: Result;
  readonly told: Told;
  readonly jurisdiction: Jurisdiction;
};

type SharedRelief = SharedPayload['charges'][number]['reliefs'][number];
type SharedFork = NonNullable<SharedPayload['charges'][number]['ifs']>[number];
type SharedPresumption = SharedPayload['assumed'][number];

/** What a link is to show, without a word. The answers are in it only if the owner says so. */
export function payloadOf(
  { result, told, jurisdiction }: Shareable,
  { made, withAnswers }: { made: string; withAnswers: boolean },
): SharedPayload {
  const { charges } = told.answers;
  const ids = result.charges.map(({ id }) => id);
  const keys = new Map(
    Object.entries({ ...everywhere, ...jurisdiction.said }).map(([key, text]) => [text as string, key]),
  );
  const keyOf = <Name extends string>(name: Name, text: string | undefined) => {
    const key = text === undefined ? undefined : keys.get(text);
    return (key === undefined ? {} : { [name]: key }) as { [key in Name]?: string };
  };

  const presumed = new Map<string, SharedPresumption>();
  /** The place of a presumption among all of them: many reasons rest on the same. */
  function placeOf(presumption: Presumption): number[] {
    return sharedPresumption(presumption).map((shared) => {
      const key = `${shared.said} ${shared.field ?? ''}`;
      if (!presumed.has(key)) presumed.set(key, shared);
      return [...presumed.keys()].indexOf(key);
    });
  }

  const sharedPresumption = ({ text, field }: Presumption): SharedPresumption[] => {
    const said = keys.get(text);
    return said === undefined ? [] : [{ said, ...(field && { field: byPlace(field, ids) }) }];
  };

  const reason = ({ id, met, assumed, on, fix, question }: Reason) => ({
    id,
    met,
    ...(assumed && { assumed: assumed.flatMap(placeOf) }),
    ...(on && { on }),
    ...keyOf('fix', fix),
    ...keyOf('question', question),
  });

  const relief = ({
    id,
    outcome,
    by,
    pick,
    bounds,
    reasons,
    vote,
    ...timing
  }: ReliefResult): SharedRelief => ({
    id,
    outcome,
    ...timingOf(timing),
    ...(by && { by }),
    ...(pick && { pick: pick.of.map((each) => ids.indexOf(each) + 1), choose: pick.n }),
    ...(bounds && { bounds: bounds.map((bound) => bound.id) }),
    ...(asksWhetherFelony(vote) && { asksLevel: true as const }),
    reasons: reasons.map(reason),
  });

  const fork = ({ when, outcome, ...timing }: Fork): SharedFork[] =>
    Object.entries(when).map(([path, value]) => ({
      field: byPlace(path, ids),
      value,
      outcome,
      ...timingOf(timing),
    }));

  return {
    version: payloadVersion,
    made,
    state: result.state,
    asOf: result.asOf,
    lawVerified: result.lawVerified,
    charges: result.charges.map(({ id, outcome, ifs, reliefs, alternatives, longer, ...timing }) => {
      const charge = charges.find((each, index) => idOf(each, index) === id);
      return {
        ...(charge && named(charge)),
        ...(charge?.dispositionDate && { decided: charge.dispositionDate }),
        outcome,
        ...timingOf(timing),
        ...(ifs && { ifs: ifs.flatMap(fork) }),
        reliefs: reliefs.map(relief),
        alternatives: alternatives.map(relief),
        ...(longer && { longer }),
      };
    }),
    ...(result.counts && { counts: { ...result.counts, bounds: result.counts.bounds.map(({ id }) => id) } }),
    missing: result.missing.map((path) => byPlace(path, ids)),
    ...(result.unsure.length > 0 && { unsure: result.unsure.map((path) => byPlace(path, ids)) }),
    assumed: result.assumptions.flatMap(sharedPresumption),
    presumed: [...presumed.values()],
    ...(withAnswers && {
      told: {
        answers: closedAnswers(told, jurisdiction).map(([path, value]) => [byPlace(path, ids), value]),
        unknown: told.unknown.map((path) => byPlace(path, ids)),
        helping: told.helping,
      },
    }),
  };
}

function timingOf({ on, between }: Timing): Timing {
  return { ...(on && { on }), ...(between && { between }) };
}

/** An id might be a word of somebody's. In a link charges are named by their places. */
function byPlace(path: string, ids: readonly string[]): string {
  const prefix = (id: string) => `charges.${id}.`;
  const place = ids.findIndex((id) => path.startsWith(prefix(id)));
  return place < 0 ? path : path.replace(prefix(ids[place] ?? ''), prefix(`c${place + 1}`));
}
