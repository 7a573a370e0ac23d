const orders =
  /\b(?:ignore|disregard|forget) (?:all |any )?(?:previous|prior|earlier|above|other) (?:instructions?|orders?|rules?|text)\b|\byou are (?:now )?an? (?:ai|assistant|language model|chatbot)\b|\bsystem prompt\b|\b(?:respond|reply|answer) only with\b/i;

const paysByCard =
  /\b(?:gift cards?|wire transfer|bitcoin|cryptocurrency|western union|moneygram|zelle|cash ?app)\b/i;

/** What the reader should know before they trust what was read. */
export function warningsOf(text: string): readonly string[] {
  return [
    ...(isPoor(text)
      ? ['Parts of this paper were hard to read. Compare what we found with the paper itself.']
      : []),
    ...(isCutOff(text) ? ['The text seems to be cut off. A page may be missing.'] : []),
    ...(orders.test(text)
      ? [
          'This text gives orders to a machine that reads it. We did not follow them. Be careful with whoever sent it.',
        ]
      : []),
    ...(paysByCard.test(text)
      ? [
          'Courts do not take gift cards, wire transfers or crypto money. This may be a scam. Call the court at a number that you looked up.',
        ]
      : []),
  ];
}

/** Words that hold signs no word holds are the marks of a poor picture. */
function isPoor(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => word.length > 2);
  if (words.length < 20) return false;
  const odd = words.filter((word) =>
    /[|~^\\{}<>¢¥€£]|[A-Za-z]\d[A-Za-z]|[a-z][A-Z]{2,}[a-z]/.test(word),
  ).length;
  return odd / words.length > 0.08;
}

/** It ends in the middle of a sentence, or says that more pages follow. */
function isCutOff(text: string): boolean {
  const pages = /\bpage\s{1,40}(\d{1,12})\s{1,40}of\s{1,40}(\d{1,12})\b/gi;
  const told = [...text.matchAll(pages)].map(([, page, of]) => ({ page: Number(page), of: Number(of) }));
  const last = Math.max(0, ...told.map(({ page }) => page));
  const all = Math.max(0, ...told.map(({ of }) => of));
  if (last > 0 && last < all) return true;
  return /(?:,|\b(?:and|or|the|of|to|for|by|with|that|which|shall|within))\s*$/i.test(text.trim());
}
