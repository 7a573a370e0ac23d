/** A sentence with its full stop. Rules are written without one. */
export function sentence(words: string): string {
  const text = words.trim();
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The first sentences that fit into so many characters; at least one. */
export function few(sentences: readonly string[], most: number): string {
  const chosen: string[] = [];
  for (const each of sentences.map(sentence)) {
    if (chosen.length > 0 && [...chosen, each].join(' ').length > most) break;
    chosen.push(each);
  }
  return chosen.join(' ');
}

export function listed(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
