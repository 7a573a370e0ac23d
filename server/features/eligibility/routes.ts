import { EligibilityRequest, EligibilityResult } from '@openslate/contract/eligibility.ts';
import { impossibleDates, repeatedIds } from '@openslate/contract/impossible-dates.ts';
import { type Place, placeNamed } from '@openslate/law/place/places.ts';
import type { FastifyReply } from 'fastify';
import type { App } from '../../http/app.ts';
import { Refusal } from '../../http/refusal.ts';
import { writeFailures } from '../../http/responses.ts';
import { unlimited } from '../../rate-limit/limits.ts';
import type { ProcessorTime } from '../../rate-limit/processor-time.ts';
import { CostLimit } from './cost.ts';
import { LawThreads } from './law-threads/law-threads.ts';
import { todayIn } from './today.ts';

type Parts = { now: () => Date; time: ProcessorTime; processorMs: () => number };

export function eligibilityRoutes(app: App, { now, time, processorMs }: Parts): void {
  const limit = new CostLimit(time, processorMs);
  const threads = new LawThreads();
  app.addHook('onClose', () => threads.stop());

  app.post(
    '/api/eligibility',
    {
      // A clinic sends thousands of records in a row. What is limited is the work they make.
      config: unlimited,
      ...limit.hooks,
      schema: {
        summary: 'Judges a record under the law of one place, on one day',
        description:
          'Nothing of the request is kept or logged. The site itself judges in the browser. Thousands of records may ' +
          'follow each other; who keeps half a processor busy for a minute is told to wait.',
        tags: ['law'],
        body: EligibilityRequest,
        response: { 200: EligibilityResult, ...writeFailures },
      },
    },
    async (request, reply) => {
      const { state, asOf, answers } = request.body;
      // The schema has made sure of it.
      const place = placeNamed(state) as Place;
      const day = asOf ?? todayIn(place, now());
      const wrong = { ...repeatedIds(answers), ...impossibleDates(answers, day) };
      if (Object.keys(wrong).length > 0) {
        throw new Refusal(400, 'invalid_input', 'Some answers cannot be right.', wrong);
      }
      const visitor = await time.visitorAt(request.ip);
      const worked = await threads.judge(visitor, { place: place.code, day, answers }, endOf(reply));
      limit.tookElsewhere(request, worked.ms);
      if ('error' in worked) throw worked.error;
      return reply.type('application/json; charset=utf-8').send(asWritten(worked.json));
    },
  );
}

/** When nobody waits for the answer any more. The request itself is closed as soon as it was read. */
function endOf({ raw }: FastifyReply): AbortSignal {
  const end = new AbortController();
  raw.once('close', () => end.abort());
  return end.signal;
}

/** The thread has written it as the schema lets it through: it is sent as it is. */
function asWritten({ buffer, byteOffset, byteLength }: Uint8Array): never {
  return Buffer.from(buffer, byteOffset, byteLength) as never;
}
