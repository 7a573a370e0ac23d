import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { adviceByField, advise } from '@openslate/contract/advice.ts';
import { EligibilityRequest } from '@openslate/contract/eligibility.ts';
import { impossibleDates, repeatedIds } from '@openslate/contract/impossible-dates.ts';
import { judge } from '@openslate/law/judge.ts';
import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { type Place, placeNamed } from '@openslate/law/places.ts';
import type { Result } from '@openslate/law/result.ts';
import { recordsInCsv } from './csv-records.ts';
import { recordsInNdjson } from './ndjson-records.ts';

export type Screening = {
  input: Readable;
  format: 'csv' | 'ndjson';
  output: Writable;
  complain: (line: number, message: string) => void;
};

/** One record at a time, so that a file of any size takes the same memory. A bad one is told and passed over. */
export async function screenFile({
  input,
  format,
  output,
  complain,
}: Screening): Promise<{ judged: number; skipped: number }> {
  let judged = 0;
  let skipped = 0;
  const records = format === 'csv' ? recordsInCsv(input) : recordsInNdjson(input);
  for await (const { line, record, request, broken } of records) {
    const answer = broken ?? (await answerTo(request));
    if (typeof answer === 'string') {
      skipped += 1;
      complain(line, answer);
      continue;
    }
    judged += 1;
    const written = output.write(
      `${JSON.stringify({ line, ...(record !== undefined && { record }), ...answer })}\n`,
    );
    if (!written) await once(output, 'drain');
  }
  return { judged, skipped };
}

/** The result, or what is wrong with the request in a sentence. */
async function answerTo(request: unknown): Promise<Result | string> {
  const parsed = EligibilityRequest.safeParse(request, { error: advise });
  if (!parsed.success) return listed(adviceByField(parsed.error.issues, 'record'));
  const { state, answers, asOf } = parsed.data;
  if (!asOf) return 'asOf: Say on which day to judge, like 2026-11-15.';
  const wrong = { ...repeatedIds(answers), ...impossibleDates(answers, asOf) };
  if (Object.keys(wrong).length > 0) return listed(wrong);
  const place = placeNamed(state) as Place;
  const jurisdiction = await loadJurisdiction(place.code);
  if (!jurisdiction) return `The law of this place is not entered yet: ${place.name}.`;
  return judge(answers, jurisdiction, asOf);
}

function listed(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([field, advice]) => `${field}: ${advice}`)
    .join(' ');
}
