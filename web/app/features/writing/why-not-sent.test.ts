import { expect, it } from 'vitest';
import { ApiError, asApiError } from '../../api/api-error.ts';
import { whyNotSent } from './why-not-sent.ts';

it.each([
  [
    'a refusal in its own words',
    new ApiError('Wait a minute.', { code: 'rate_limited', statusCode: 429 }),
    'Wait a minute.',
  ],
  [
    'a fault in ours',
    new ApiError('boom', { code: 'internal', statusCode: 500 }),
    'Something went wrong on our side. Please try again in a minute.',
  ],
  [
    'an answer that is none',
    new ApiError('HTTP 413', { code: 'HTTP_ERROR', statusCode: 413 }),
    'Something went wrong on our side. Please try again in a minute.',
  ],
  [
    'a network that is gone',
    asApiError(new TypeError('Failed to fetch')),
    'We could not reach the site. Check your connection, then try again.',
  ],
])('says of %s what to do', (_, error, expected) => {
  expect(whyNotSent(error)).toBe(expected);
});
