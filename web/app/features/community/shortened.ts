const longest = 900;
const shownOfLonger = 700;

/** The beginning of a long text, up to the end of a word. A text that is hardly longer is given whole. */
export function shortened(text: string): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, shownOfLonger);
  const endOfWord = start.search(/\s\S*$/);
  return (endOfWord > 0 ? start.slice(0, endOfWord) : start).trimEnd();
}
