import { adviceByField, advise } from '@openslate/contract/advice.ts';
import { EligibilityRequest } from '@openslate/contract/eligibility.ts';
import { impossibleDates, repeatedIds } from '@openslate/contract/impossible-dates.ts';
import { withForks } from '@openslate/law/engine/forks.ts';
import { judge } from '@openslate/law/engine/judge.ts';
import { outcomes } from '@openslate/law/engine/outcomes.ts';
import { loadWithCrimes } from '@openslate/law/jurisdictions/with-crimes.ts';
import type { Jurisdiction } from '@openslate/law/place/jurisdiction.ts';
import { type Place, placeNamed } from '@openslate/law/place/places.ts';
import type { Answers } from '@openslate/law/record/record.ts';
import type { FileRecord } from './file-record.ts';

export type Depth = 'whole results' | 'outcomes alone';

/** The result of a record as a line of JSON, or what is wrong with the record in a sentence. */
type Answer = { result: string } | { complaint: string };

export async function answerTo(file: FileRecord, depth: Depth): Promise<Answer> {
  const { line, record } = file;
  const answer = await resultOf(file, depth);
  return typeof answer === 'string'
    ? { complaint: answer }
    : { result: JSON.stringify({ line, ...(record !== undefined && { record }), ...answer }) };
}

async function resultOf(file: FileRecord, depth: Depth): Promise<object | string> {
  if ('broken' in file) return file.broken;
  if ('request' in file) return judged(file.request, depth);
  let request: unknown;
  try {
    request = JSON.parse(file.json);
  } catch {
    return 'This line is not valid JSON.';
  }
  return judged(request, depth);
}

async function judged(request: unknown, depth: Depth): Promise<object | string> {
  const parsed = EligibilityRequest.safeParse(request, { error: advise });
  if (!parsed.success) return listed(adviceByField(parsed.error.issues, 'record'));
  const { state, answers, asOf } = parsed.data;
  if (!asOf) return 'asOf: Say on which day to judge, like 2026-11-15.';
  const wrong = { ...repeatedIds(answers), ...impossibleDates(answers, asOf) };
  if (Object.keys(wrong).length > 0) return listed(wrong);
  const { code } = placeNamed(state) as Place;
  const jurisdiction = await loadWithCrimes(code);
  return depth === 'whole results'
    ? withForks(judge(answers, jurisdiction, asOf), answers, jurisdiction)
    : outcomesOf(answers, jurisdiction, asOf);
}

/** Named as in a whole result, so that whoever reads the one can read the other. */
function outcomesOf(answers: Answers, jurisdiction: Jurisdiction, asOf: string): object {
  const { code: state, verified: lawVerified } = jurisdiction;
  const charges = outcomes(answers, jurisdiction, asOf).map((outcome, index) => ({
    id: answers.charges[index]?.id ?? `c${index + 1}`,
    outcome,
  }));
  return { state, asOf, lawVerified, charges };
}

function listed(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([field, advice]) => `${field}: ${advice}`)
    .join(' ');
}
