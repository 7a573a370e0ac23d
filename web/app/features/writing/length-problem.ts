type Limits = { readonly least: number; readonly most: number };

/** What is wrong with the length of what was written, and how to put it right. Called as in “Make the story longer”. */
export function lengthProblem(text: string, called: string, { least, most }: Limits): string | undefined {
  const { length } = text.trim();
  if (length === 0) return `Write the ${called}`;
  if (length < least) return `Make the ${called} at least ${least} characters long`;
  if (length <= most) return undefined;
  return `Shorten the ${called} by ${length - most} ${length - most === 1 ? 'character' : 'characters'}`;
}
