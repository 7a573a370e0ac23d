/** The sentences of a paper, each on one line: rows of tables are left out, and a blank line ends a sentence. */
export function runningText(text: string): string {
  return text
    .replaceAll('’', "'")
    .split('\n')
    .map((line) => (line.trim() === '' || isRow(line) ? '. ' : line.trim()))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

const proposed =
  /^[ \t]{0,80}(?:proposed |\[proposed\] )?(?:order|o r d e r|decree|final order)\b[^\n]{0,60}\n(?=[\s\S]{0,500}(?:_{3,40} day of|day of _{3}|granted ?\/ ?denied))/im;

/** A request often comes with the order it asks for, which nobody has signed. */
export function withoutBlankOrder(text: string): string {
  const at = text.search(proposed);
  return at > 200 ? text.slice(0, at) : text;
}

function isRow(line: string): boolean {
  return line.trim().split(/\s{3,}|\t|\|/).length > 2;
}
