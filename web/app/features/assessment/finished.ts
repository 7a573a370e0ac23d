/** Among the ticks of a state: its result was seen, also where somebody has gone back to the questions since. */
export const finishedMark = 'step:finished';

export function withFinished(done: readonly string[]): readonly string[] {
  return done.includes(finishedMark) ? done : [...done, finishedMark];
}
