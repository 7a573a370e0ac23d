import type { SharedPayload } from '@openslate/contract/shared-payload.ts';
import { inWords } from '@openslate/law/engine/describe.ts';
import type {
  Basis,
  Bound,
  Fork,
  LongerWay,
  Presumption,
  Reason,
  ReliefResult,
  Result,
} from '@openslate/law/engine/result.ts';
import { voteOf } from '@openslate/law/engine/vote.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { type Limit, limitsIn, picksIn, textOf } from '@openslate/law/place/relief.ts';
import { dayOf } from '@openslate/law/record/day.ts';
import { everywhere } from '@openslate/law/vocabulary/phrases.ts';
import { isField, isOffered } from './closed-answers.ts';

type SharedRelief = SharedPayload['charges'][number]['reliefs'][number];
type SharedFork = NonNullable<SharedPayload['charges'][number]['ifs']>[number];
type SharedReason = SharedRelief['reasons'][number];

/**
 * A shared result in the words of our own law, as it stands today. Nothing where the law no longer has what the result
 * names: then its reasons would be half the story.
 */
export function resultOf(payload: SharedPayload, jurisdiction: Jurisdiction): Result | undefined {
  try {
    return inOurWords(payload, jurisdiction);
  } catch (error) {
    if (error instanceof NoSuchWords) return undefined;
    throw error;
  }
}

class NoSuchWords extends Error {}

function inOurWords(payload: SharedPayload, jurisdiction: Jurisdiction): Result {
  const { state, asOf, lawVerified, charges } = payload;
  const reliefs = new Map(jurisdiction.reliefs.map((relief) => [relief.id, relief]));
  const said = new Map(Object.entries({ ...everywhere, ...jurisdiction.said }));
  const day = dayOf(asOf);

  const fieldOf = (path: string) => found(isField(path, charges.length, jurisdiction) ? path : undefined);
  const presumption = ({ said: key, field }: SharedPayload['assumed'][number]): Presumption => ({
    text: found(said.get(key)),
    ...(field && { field: fieldOf(field) }),
  });
  const presumed = payload.presumed?.map(presumption);
  const assumptions = payload.assumed.map(presumption);
  // An older link does not tell which of its reasons rest on something assumed.
  const untold = presumed === undefined && assumptions.length > 0;

  function basisOf({ met, assumed }: SharedReason): Basis {
    if (met === null) return 'unknown';
    return assumed || untold ? 'assumed' : 'told';
  }

  function reason(shared: SharedReason, relief: SharedRelief): Reason {
    const { id, met, assumed, on, fix, question } = shared;
    const rule = found(found(reliefs.get(relief.id)).rules.find((each) => each.id === id));
    const { cite } = rule;
    return {
      id,
      text: textOf(rule, met),
      met,
      basis: basisOf(shared),
      cite,
      ...(assumed && { assumed: assumed.map((place) => found(presumed?.[place])) }),
      ...(on && { on }),
      ...(fix && { fix: found(said.get(fix)) }),
      ...(question && { question: found(said.get(question)) }),
    };
  }

  function relief(shared: SharedRelief): ReliefResult {
    const { id, outcome, on, between, by, pick, choose, bounds, asksLevel, reasons } = shared;
    const law = found(reliefs.get(id));
    /** What was used before may leave fewer to choose than the law allows. */
    const left = () => {
      const { n } = found(
        picksIn(law).find(({ n, used }) => (used ? n >= (choose ?? n) : n === (choose ?? n))),
      );
      return choose ?? n;
    };
    const said = reasons.map((each) => reason(each, shared));
    const vote = voteOf(law, { reasons: said }, !asksLevel);
    return {
      ...inWords(law, day),
      outcome,
      ...(on && { on }),
      ...(between && { between }),
      ...(by && { by }),
      ...(pick && { pick: { n: left(), of: pick.map((place) => `c${place}`) } }),
      reasons: said,
      ...(vote && { vote }),
      ...(bounds && { bounds: bounds.map((name) => bound(name, limitsIn(law))) }),
    };
  }

  function bound(name: string, limits: readonly Limit[]): Bound {
    const { id, text, cite } = found(limits.find((limit) => limit.id === name));
    return { id, text, cite };
  }

  /** Only what our own questions offer is said. */
  const fork = ({ field, value, outcome, on, between }: SharedFork): Fork => ({
    when: { [fieldOf(field)]: found(isOffered(field, value, jurisdiction) ? value : undefined) },
    outcome,
    ...(on && { on }),
    ...(between && { between }),
  });

  /** Both steps stand in our own law, or there is no such way. */
  const longerWay = ({ pardon, opens }: LongerWay): LongerWay => ({
    pardon: found(reliefs.get(pardon)).id,
    opens: found(reliefs.get(opens)).id,
  });

  return {
    state,
    asOf,
    lawVerified,
    lawKnownFrom: jurisdiction.knownFrom,
    charges: charges.map(({ outcome, on, between, ifs, reliefs: ways, alternatives, longer }, index) => ({
      id: `c${index + 1}`,
      outcome,
      ...(on && { on }),
      ...(between && { between }),
      ...(ifs && { ifs: ifs.map(fork) }),
      reliefs: ways.map(relief),
      alternatives: alternatives.map(relief),
      ...(longer && { longer: longerWay(longer) }),
    })),
    ...(payload.counts && {
      counts: {
        ...payload.counts,
        bounds: payload.counts.bounds.map((name) => bound(name, jurisdiction.reliefs.flatMap(limitsIn))),
      },
    }),
    missing: payload.missing.map(fieldOf),
    unsure: (payload.unsure ?? []).map(fieldOf),
    assumed: [...new Set(assumptions.map(({ text }) => text))],
    assumptions,
  };
}

function found<Found>(value: Found | undefined): Found {
  if (value === undefined) throw new NoSuchWords();
  return value;
}
