/** What something is called, in the words people have for it; what is narrow stands before what is wide. */
export type Words<What> = readonly (readonly [What, RegExp])[];

export function firstOf<What>(words: Words<What>, plain: string): What | undefined {
  return words.find(([, found]) => found.test(plain))?.[0];
}
