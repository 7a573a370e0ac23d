/** A paper that cannot be read. Its message says to the person why, and what to do. */
export class UnreadablePaper extends Error {
  override readonly name = 'UnreadablePaper';
}

/** A scan: it has pages, and no text. Where pictures can be read, its pages can. */
export class PicturesOnly extends UnreadablePaper {}
