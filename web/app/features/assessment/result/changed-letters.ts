/** What to say where the letters of the PDF do not have all that a person wrote. */
export function changedLetters(changed: readonly string[]): string {
  return `The PDF cannot show these letters, so others stand for them: ${changed.join(' ')}`;
}
