/**
 * Answers questions about clearing a record, a line in and a line out: `npm run --silent ask -- questions.ndjson`, or from
 * standard input. No network, and no clock but the day that a question names.
 */
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { askedQuestion } from '@openslate/contract/asked-question.ts';
import { type PlaceCode, placeNamed } from '@openslate/law/place/places.ts';
import { ask } from '@openslate/words/ask/ask.ts';

const [file] = process.argv.slice(2);
// npm moves to the project's folder; the name is meant from where the person stands.
const input =
  file === undefined ? process.stdin : createReadStream(resolve(process.env.INIT_CWD ?? '.', file));
const today = new Date().toISOString().slice(0, 10);

let number = 0;
for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
  number += 1;
  if (line.trim() === '') continue;
  try {
    const { id, question, state, asOf = today, before } = askedQuestion.parse(JSON.parse(line));
    const place = state === undefined ? undefined : codeOf(state);
    const answer = await ask({ question, asOf, ...(place && { state: place }), ...(before && { before }) });
    console.log(JSON.stringify({ ...(id !== undefined && { id }), ...answer }));
  } catch (error) {
    console.error(`line ${number}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

function codeOf(state: string): PlaceCode {
  const place = placeNamed(state);
  if (!place) throw new Error(`${state} is no place that we know.`);
  return place.code;
}
