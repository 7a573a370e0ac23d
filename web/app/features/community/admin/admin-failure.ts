import { asApiError } from '../../../api/api-error.ts';
import { whyNotSent } from '../../writing/why-not-sent.ts';
import { noTokenFound } from './admin-calls.ts';

/** What an administrator is told about a call that failed, and what to do about it. */
export function adminFailure(title: string, error: unknown): { title: string; advice: string } {
  if (asApiError(error).message === noTokenFound)
    return { title: noTokenFound, advice: 'You were logged out. Log in again, then try once more.' };
  if (asApiError(error).statusCode === 401)
    return { title, advice: 'Your admin session has ended. Try again, and you can log in right here.' };
  return { title, advice: whyNotSent(error) };
}
