import { errorIdLength, errorIdPrefix } from '@openslate/contract/error-id.ts';
import type { ErrorReport } from '@openslate/contract/error-report.ts';
import { readableAlphabet } from '@openslate/contract/readable-code.ts';
import { screenAt } from '@openslate/contract/site.ts';
import { change } from '../../api/change.ts';
import { version } from '../../settings.ts';

type Failure = { errorId: string; error: unknown; pathname: string };

export function newErrorId(): string {
  const random = crypto.getRandomValues(new Uint8Array(errorIdLength));
  const letters = [...random].map((byte) => readableAlphabet[byte % readableAlphabet.length]);
  return errorIdPrefix + letters.join('');
}

/** Tells the people who run the site. Nothing of the person's goes along: no query, no answer, no browser. */
export async function reportError({ errorId, error, pathname }: Failure): Promise<void> {
  const report: ErrorReport = {
    errorId,
    screen: screenAt(pathname),
    message: (error instanceof Error ? error.message : String(error)).slice(0, 500),
    version,
  };
  await change('POST', '/api/errors', { body: report });
}
