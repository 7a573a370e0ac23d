import { Challenge, ChallengeQuery } from '@openslate/contract/bot-check.ts';
import { loginPastWaitAction } from '@openslate/contract/forum.ts';
import type { App } from '../../http/app.ts';
import { readFailures } from '../../http/responses.ts';
import { atMost } from '../../rate-limit/limits.ts';
import type { BotCheck } from './bot-check.ts';

/** `loginHardness`: how much harder it is now to pass a wait at the login. */
export function botCheckRoutes(app: App, botCheck: BotCheck, loginHardness: () => Promise<number>): void {
  app.get(
    '/api/community/challenge',
    {
      // Making a puzzle costs us a millisecond or two.
      config: atMost(60, 'minute'),
      schema: {
        summary: 'A proof-of-work puzzle, good for 10 minutes, one answer and one kind of request',
        description:
          'ALTCHA, second version. Send `{ challenge, solution }` as base64 of JSON in `recaptchaToken`. The puzzle ' +
          'stands in for a captcha and tells us nothing about whoever solves it.',
        tags: ['community'],
        querystring: ChallengeQuery,
        response: { 200: Challenge, ...readFailures },
      },
    },
    async ({ query: { action } }) =>
      botCheck.challenge(action, action === loginPastWaitAction ? await loginHardness() : undefined),
  );
}
