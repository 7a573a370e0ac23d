import { places } from '@openslate/law/place/places.ts';
import { reliefKinds } from '@openslate/law/record/record.ts';
import * as z from 'zod/mini';

const codes = places.map((place) => place.code);

/** The 52 places, in the order people expect to find them, each with the ways that its law offers. */
export const States = z.object({
  data: z.array(
    z.object({
      code: z.enum(codes),
      name: z.string(),
      /** The law of every place is entered. */
      coverage: z.literal('entered'),
      /** What is cleared without asking: some convictions, only other records, or nothing that we know of. */
      automatic: z.enum(['convictions', 'other_records', 'none']),
      /** When the rules were last checked against their sources. */
      verified: z.string(),
      reliefs: z.array(
        z.object({ id: z.string(), name: z.string(), kind: z.enum(reliefKinds), automatic: z.boolean() }),
      ),
    }),
  ),
});

export type States = z.infer<typeof States>;
