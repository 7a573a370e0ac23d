/** A paper that cannot be read. Its message says to the person why, and what to do. */
export class UnreadablePaper extends Error {
  override readonly name = 'UnreadablePaper';
}
