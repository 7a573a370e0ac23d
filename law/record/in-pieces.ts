/** Work in pieces of about one judgment each, for devices on which all of it at once would be felt. */
export type InPieces<Found> = Generator<undefined, Found>;

export function atOnce<Found>(work: InPieces<Found>): Found {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
