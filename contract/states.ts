import { places } from '@openslate/law/places.ts';
import * as z from 'zod/mini';

const codes = places.map((place) => place.code);

/** The places whose law the site covers, in the order people expect to find them. */
export const States = z.object({
  data: z.array(z.object({ code: z.enum(codes), name: z.string() })),
});

export type States = z.infer<typeof States>;
