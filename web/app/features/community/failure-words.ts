import { Failure } from '@openslate/contract/failure.ts';
import { asApiError, isUnreachable } from '../../api/api-error.ts';

/** What the server said no with, where it did. What went wrong on the way or inside it is nothing for people to read. */
export function refusalIn(error: unknown): string | undefined {
  const { statusCode, message, details } = asApiError(error);
  return statusCode < 500 && Failure.safeParse(details).success ? message : undefined;
}

/** What to do about a call that failed. */
export function adviceFor(error: unknown): string {
  if (isUnreachable(error)) return 'We could not reach the site. Check your connection, then try again.';
  return refusalIn(error) ?? 'Something went wrong on our side. Please try again in a minute.';
}

/** What the server said about single fields. */
export function fieldsIn(error: unknown): Readonly<Record<string, string>> {
  const failure = Failure.safeParse(asApiError(error).details);
  return (failure.success && failure.data.error.fields) || {};
}
