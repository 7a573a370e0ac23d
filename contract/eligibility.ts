import { bases, outcomes, votes } from '@openslate/law/engine/result.ts';
import { placeNamed, places } from '@openslate/law/place/places.ts';
import { civilRights } from '@openslate/law/place/relief.ts';
import { taskKinds } from '@openslate/law/place/task.ts';
import { reliefKinds } from '@openslate/law/record/record.ts';
import * as z from 'zod/mini';
import { Answers, ReckonedDate, WholeDate } from './record.ts';

const codes = places.map(({ code }) => code);

export const EligibilityRequest = z.strictObject({
  state: z
    .string()
    .check(
      z.refine(
        (code) => code.length === 2 && placeNamed(code) !== undefined,
        'Use the two letters of a state, DC, or US for federal records.',
      ),
    ),
  asOf: z.optional(WholeDate),
  answers: Answers,
});

export type EligibilityRequest = z.infer<typeof EligibilityRequest>;

const timing = {
  on: z.exactOptional(ReckonedDate),
  between: z.exactOptional(z.tuple([ReckonedDate, ReckonedDate])),
};

const Presumption = z.object({ text: z.string(), field: z.exactOptional(z.string()) });

const Cite = z.object({ label: z.string(), url: z.exactOptional(z.string()) });

/** How often the law gives something. */
const Bound = z.object({ id: z.string(), text: z.string(), cite: Cite });

const Relief = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(reliefKinds),
  automatic: z.boolean(),
  outcome: z.enum(outcomes),
  ...timing,
  reasons: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      met: z.nullable(z.boolean()),
      basis: z.enum(bases),
      assumed: z.exactOptional(z.readonly(z.array(Presumption))),
      on: z.exactOptional(ReckonedDate),
      cite: Cite,
      fix: z.exactOptional(z.string()),
      question: z.exactOptional(z.string()),
    }),
  ),
  by: z.exactOptional(ReckonedDate),
  coming: z.exactOptional(ReckonedDate),
  pick: z.exactOptional(z.object({ n: z.number(), of: z.readonly(z.array(z.string())) })),
  bounds: z.exactOptional(z.readonly(z.array(Bound))),
  effect: z.string(),
  limits: z.readonly(z.array(z.string())),
  cautions: z.readonly(z.array(z.string())),
  fee: z.string(),
  first: z.object({ text: z.string(), kind: z.enum(taskKinds), url: z.exactOptional(z.string()) }),
  steps: z.readonly(z.array(z.string())),
  forms: z.readonly(z.array(z.object({ name: z.string(), url: z.string() }))),
  restores: z.exactOptional(z.readonly(z.array(z.enum(civilRights)))),
  vote: z.exactOptional(
    z.object({
      standing: z.enum(votes),
      says: z.string(),
      asks: z.exactOptional(
        z.readonly(z.array(z.object({ question: z.string(), yes: z.string(), no: z.string() }))),
      ),
    }),
  ),
});

export const EligibilityResult = z.object({
  state: z.enum(codes),
  asOf: ReckonedDate,
  lawVerified: ReckonedDate,
  lawKnownFrom: ReckonedDate,
  charges: z.array(
    z.object({
      id: z.string(),
      outcome: z.enum(outcomes),
      ...timing,
      ifs: z.exactOptional(
        z.readonly(
          z.array(
            z.object({
              when: z.readonly(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
              outcome: z.enum(outcomes),
              ...timing,
            }),
          ),
        ),
      ),
      reliefs: z.array(Relief),
      alternatives: z.array(Relief),
      longer: z.exactOptional(z.readonly(z.object({ pardon: z.string(), opens: z.string() }))),
    }),
  ),
  /** What the whole record comes to within the limits of the law: no limit is used up by what clears by itself. */
  counts: z.exactOptional(
    z.object({
      byItself: z.number(),
      askNow: z.number(),
      byItselfLater: z.number(),
      askLater: z.number(),
      instead: z.number(),
      bounds: z.readonly(z.array(Bound)),
    }),
  ),
  missing: z.array(z.string()),
  assumed: z.array(z.string()),
  assumptions: z.readonly(z.array(Presumption)),
  ifsLeftOut: z.exactOptional(z.readonly(z.array(z.string()))),
});
