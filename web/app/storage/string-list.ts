/** Reads a list of names, and leaves out what is none. Takes no schema, so that every page can afford it. */
export const stringList = {
  parse(stored: unknown): readonly string[] {
    if (!Array.isArray(stored)) throw new TypeError('Not a list.');
    return stored.filter((each) => typeof each === 'string');
  },
};
