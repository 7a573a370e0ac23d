import { asApiError, isUnreachable } from '../../api/api-error.ts';

/** What to do about something that could not be sent. What the server says no with is meant to be read; a fault is not. */
export function whyNotSent(error: unknown): string {
  if (isUnreachable(error)) return 'We could not reach the site. Check your connection, then try again.';
  const { statusCode, code, message } = asApiError(error);
  const wasRefused = statusCode >= 400 && statusCode < 500 && code !== 'HTTP_ERROR';
  return wasRefused ? message : 'Something went wrong on our side. Please try again in a minute.';
}
