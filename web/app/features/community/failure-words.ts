import { Failure } from '@openslate/contract/failure.ts';
import { asApiError } from '../../api/api-error.ts';

/** What the server said no with, where it did. What went wrong on the way or inside it is nothing for people to read. */
export function refusalIn(error: unknown): string | undefined {
  const { statusCode, message, details } = asApiError(error);
  return statusCode < 500 && Failure.safeParse(details).success ? message : undefined;
}

/** What the server said about single fields. */
export function fieldsIn(error: unknown): Readonly<Record<string, string>> {
  const failure = Failure.safeParse(asApiError(error).details);
  return (failure.success && failure.data.error.fields) || {};
}
