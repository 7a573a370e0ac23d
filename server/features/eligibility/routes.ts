import { EligibilityRequest, EligibilityResult } from '@openslate/contract/eligibility.ts';
import { impossibleDates, repeatedIds } from '@openslate/contract/impossible-dates.ts';
import { withForks } from '@openslate/law/engine/forks.ts';
import { judge } from '@openslate/law/engine/judge.ts';
import { loadWithCrimes } from '@openslate/law/jurisdictions/with-crimes.ts';
import { type Place, placeNamed } from '@openslate/law/place/places.ts';
import type { App } from '../../http/app.ts';
import { Refusal } from '../../http/refusal.ts';
import { writeFailures } from '../../http/responses.ts';
import { unlimited } from '../../rate-limit/limits.ts';
import type { ProcessorTime } from '../../rate-limit/processor-time.ts';
import { limitedByCost } from './cost.ts';
import { todayIn } from './today.ts';

type Parts = { now: () => Date; time: ProcessorTime; processorMs: () => number };

export function eligibilityRoutes(app: App, { now, time, processorMs }: Parts): void {
  app.post(
    '/api/eligibility',
    {
      // A clinic sends thousands of records in a row. What is limited is the work they make.
      config: unlimited,
      ...limitedByCost(time, processorMs),
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
    async ({ body: { state, asOf, answers } }) => {
      // The schema has made sure of it.
      const place = placeNamed(state) as Place;
      const day = asOf ?? todayIn(place, now());
      const wrong = { ...repeatedIds(answers), ...impossibleDates(answers, day) };
      if (Object.keys(wrong).length > 0) {
        throw new Refusal(400, 'invalid_input', 'Some answers cannot be right.', wrong);
      }
      const jurisdiction = await loadWithCrimes(place.code);
      return withForks(judge(answers, jurisdiction, day), answers, jurisdiction);
    },
  );
}
