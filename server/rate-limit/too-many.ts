import { Refusal } from '../http/refusal.ts';

/** "Not now", with when. */
export function tooManyRequests(ttlMs: number): Refusal {
  return new Refusal(
    429,
    'too_many_requests',
    `That was a lot at once. Please try again in ${inWords(ttlMs)}.`,
  );
}

function inWords(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
