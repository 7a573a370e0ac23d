import { placeNamed } from '@openslate/law/place/places.ts';
import * as z from 'zod/mini';
import { Answers } from './record.ts';

/** What a browser keeps of an assessment, on the device alone. What is not needed to go on may be broken or absent. */
export const SavedProgress = z.object({
  selectedState: z.string().check(z.refine((code) => placeNamed(code) !== undefined)),
  currentStep: z.string(),
  answers: Answers,
  /** The questions answered with “I don’t know”, by path. */
  unknown: z.catch(z.array(z.string()), []),
  /** What the person calls each charge, by its id. */
  names: z.catch(z.record(z.string(), z.string()), {}),
  /** Answered for someone else. */
  helping: z.catch(z.boolean(), false),
  /** What has been ticked off, by relief and step. */
  done: z.catch(z.array(z.string()), []),
});
