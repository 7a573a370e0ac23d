import { placeNamed } from '@openslate/law/place/places.ts';
import * as z from 'zod/mini';

/** What a browser keeps of a link that was made in it: what deleting takes, and not the key that opens it. */
const MadeLink = z.object({
  id: z.string(),
  deleteKey: z.string(),
  place: z.string().check(z.refine((code) => placeNamed(code) !== undefined)),
  made: z.string(),
  expires: z.iso.datetime(),
});

export type MadeLink = z.infer<typeof MadeLink>;

/** The newest first. */
export const MadeLinks = z.array(MadeLink);
