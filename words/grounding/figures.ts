const spelledOut: Readonly<Record<string, string>> = Object.fromEntries(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at): [string, string] => [word, String(at + 2)])
    .concat(
      'thirty forty fifty sixty seventy eighty ninety hundred'
        .split(' ')
        .map((word, at): [string, string] => [word, String((at + 3) * 10)]),
    ),
);

const units =
  'years?|months?|weeks?|days?|hours?|minutes?|ounces?|grams?|pounds?|percent|convictions?|felon(?:y|ies)|misdemeanors?|copies|copy|cases?|charges?|arrests?|times';
/** “One of the courts” counts nothing. */
const oneUnit = new RegExp(
  `\\b(?:one (?=(?:${units})\\b)|an? (?=(?:year|month|week|day|hour|ounce|gram|pound)\\b))`,
  'g',
);
const date =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:\d{1,2}(?:, \d{4})?|\d{4})\b/g;
const span = new RegExp(
  `\\b\\d[\\d,.]{0,15}(?: (?:full|clean|calendar|business|working|whole|more|other|prior))? (?:${units})\\b`,
  'g',
);
const hyphened = new RegExp(`(\\d)-(?=(?:${units})\\b)`, 'g');
const anyWord = /[$\w.,:/()§%-]+/g;

/** Written one way: small letters, digits for words, a space where “10-year” has a hyphen. */
function evened(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[‐‑–—]/g, '-')
    .replaceAll(oneUnit, '1 ')
    .replaceAll(/\b[a-z]+\b/g, (word) =>
      Object.hasOwn(spelledOut, word) ? (spelledOut[word] ?? word) : word,
    )
    .replaceAll(hyphened, '$1 ');
}

/**
 * The dates, spans, sums, sections, form numbers and phone numbers of a text, each as one: “10 years” is more than a 10
 * beside some years.
 */
export function figuresIn(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const take = (figure: string) => {
    found.add(figure);
    return ' ';
  };
  evened(text)
    .replaceAll(date, take)
    .replaceAll(span, (figure) => take(singular(figure)))
    .replaceAll(anyWord, (word) =>
      /\d/.test(word) ? take(word.replaceAll(/^[.,:(-]{1,9}|[.,:)-]{1,9}$/g, '')) : word,
    );
  return found;
}

function singular(figure: string): string {
  return figure
    .replace(/ (?:full|clean|calendar|business|working|whole|more|other|prior) /, ' ')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
}
