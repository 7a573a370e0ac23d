import * as z from 'zod/mini';
import { errorIdPattern, errorIdPrefix } from './error-id.ts';

/** What is kept of each part. Longer ones are cut on arrival and not refused: a refused report is a lost one. */
export const keptOfErrorReport = { screen: 200, message: 500, version: 40 } as const;

/**
 * What the error screen tells the server: nothing about the visitor. Addresses are cut to the path and what looks
 * like personal data is masked before anything is stored.
 */
export const ErrorReport = z.strictObject({
  errorId: z
    .string()
    .check(
      z.regex(errorIdPattern, `Send the error ID that the screen shows, like ${errorIdPrefix}7K3M9QXD.`),
    ),
  screen: z.string().check(z.minLength(1), z.maxLength(2_000)),
  message: z.string().check(z.maxLength(8_000)),
  version: z.string().check(z.maxLength(200)),
});

export type ErrorReport = z.infer<typeof ErrorReport>;
