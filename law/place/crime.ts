/** A crime of a place: where it stands in its laws, and what it is called. */
export type Crime = {
  /** As the place writes it, so that it can be told as the section of a charge: “Penal Law § 155.25”. */
  readonly section: string;
  /** The number alone, by which people look for it: “155.25”. */
  readonly number: string;
  readonly name: string;
  /** Other words people use for it. */
  readonly also: string;
};

/**
 * The crimes of a place, in the order in which people look for them. A list for each code, under what stands before its
 * sections; in it a line for each crime: its number, its name, and what else people call it.
 *
 *     crimesOf({ 'Penal Law §': `
 *       155.25 | Petit larceny | stealing something small
 *     ` })
 */
export function crimesOf(codes: Readonly<Record<string, string>>): readonly Crime[] {
  return Object.entries(codes).flatMap(([before, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [number = '', name = '', also = ''] = line.split('|').map((part) => part.trim());
        return { section: `${before} ${number}`, number, name, also };
      }),
  );
}
