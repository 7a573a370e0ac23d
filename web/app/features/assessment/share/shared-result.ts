import type { SharedPayload } from '@openslate/contract/shared-payload.ts';
import { inWords } from '@openslate/law/engine/describe.ts';
import type { Reason, ReliefResult, Result } from '@openslate/law/engine/result.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { picksIn } from '@openslate/law/place/relief.ts';
import { dayOf } from '@openslate/law/record/day.ts';
import { everywhere } from '@openslate/law/vocabulary/phrases.ts';
import { isField } from './closed-answers.ts';

type SharedRelief = SharedPayload['charges'][number]['reliefs'][number];
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

  function reason({ id, met, on, fix, question }: SharedReason, relief: SharedRelief): Reason {
    const { text, cite } = found(found(reliefs.get(relief.id)).rules.find((rule) => rule.id === id));
    return {
      id,
      text,
      met,
      cite,
      ...(on && { on }),
      ...(fix && { fix: found(said.get(fix)) }),
      ...(question && { question: found(said.get(question)) }),
    };
  }

  function relief(shared: SharedRelief): ReliefResult {
    const { id, outcome, on, between, by, pick, choose, reasons } = shared;
    const law = found(reliefs.get(id));
    const limit = () => found(picksIn(law).find(({ n }) => n === (choose ?? n)));
    return {
      ...inWords(law, day),
      outcome,
      ...(on && { on }),
      ...(between && { between }),
      ...(by && { by }),
      ...(pick && { pick: { n: limit().n, of: pick.map((place) => `c${place}`) } }),
      reasons: reasons.map((each) => reason(each, shared)),
    };
  }

  const fieldOf = (path: string) => found(isField(path, charges.length, jurisdiction) ? path : undefined);
  const assumptions = payload.assumed.map(({ said: key, field }) => ({
    text: found(said.get(key)),
    ...(field && { field: fieldOf(field) }),
  }));
  return {
    state,
    asOf,
    lawVerified,
    lawKnownFrom: jurisdiction.knownFrom,
    charges: charges.map(({ outcome, on, between, reliefs: ways, alternatives }, index) => ({
      id: `c${index + 1}`,
      outcome,
      ...(on && { on }),
      ...(between && { between }),
      reliefs: ways.map(relief),
      alternatives: alternatives.map(relief),
    })),
    missing: payload.missing.map(fieldOf),
    assumed: [...new Set(assumptions.map(({ text }) => text))],
    assumptions,
  };
}

function found<Found>(value: Found | undefined): Found {
  if (value === undefined) throw new NoSuchWords();
  return value;
}
