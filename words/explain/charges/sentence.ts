/** Running words and no boxes: a line of a paragraph, which is no row of a table. */
export function isSentence(line: string): boolean {
  const text = line.trim();
  if (/\s{3}|\t|\|/.test(text)) return false;
  const words = text.split(/\s+/).filter((word) => /[A-Za-z]{2}|^[aI]$/.test(word));
  const small = words.filter((word) => /^["“(]?[a-z]/.test(word)).length;
  return words.length >= 8 && small / words.length > 0.5;
}
