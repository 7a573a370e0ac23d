/** Where the next sentence begins: after a full stop, its citations and a space, at a capital, a quotation mark or a digit. */
const boundary = /([.!?][”"’)]?(?: ?\[[\d, ]{1,40}\]){0,6})\s+(?=[A-Z“"(\d])/g;

/** “Pa.”, “No.”, “U.S.” and “§ 9122.1” end no sentence. */
const shortened =
  /(?:^|[\s(“"])(?:[A-Z][a-z]{0,3}|[A-Za-z](?:\.[A-Za-z]){1,5}|no|sec|art|ch|subd|vs?|etc|e\.g|i\.e|a\.m|p\.m)\.$/;

/** The sentences that are whole, and what may still go on. */
export function wholeSentences(text: string): { readonly whole: readonly string[]; readonly rest: string } {
  const whole: string[] = [];
  let from = 0;
  for (const found of text.matchAll(boundary)) {
    const end = found.index + (found[1] ?? '').length;
    const sentence = text.slice(from, end).trim();
    if (shortened.test(sentence.replaceAll(/(?: ?\[[\d, ]{1,40}\]){1,6}$/g, ''))) continue;
    whole.push(sentence);
    from = end;
  }
  return { whole, rest: text.slice(from) };
}
