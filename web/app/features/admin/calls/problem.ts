import { Failure } from '@openslate/contract/failure.ts';
import { asApiError, isUnreachable } from '../../../api/api-error.ts';

/** What went wrong with a call, in words for whoever made it. */
export type Problem = {
  readonly message: string;
  /** By the name of the field that is to be put right. */
  readonly fields: Readonly<Record<string, string>>;
};

/** The same in one line, for where the fields are not at hand. */
export function problemWords(error: unknown): string {
  const { message, fields } = problemIn(error);
  const advice = Object.values(fields);
  return advice.length > 0 ? advice.join(' ') : message;
}

export function problemIn(error: unknown): Problem {
  if (isUnreachable(error))
    return { message: 'The server could not be reached. Check your connection, then try again.', fields: {} };
  const { code, message, details } = asApiError(error);
  const failure = Failure.safeParse(details);
  if (failure.success) return { message, fields: failure.data.error.fields ?? {} };
  return {
    message: code === 'HTTP_ERROR' ? `The server answered “${message}”.` : 'Something unexpected came back.',
    fields: {},
  };
}
