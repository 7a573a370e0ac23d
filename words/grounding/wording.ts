import { places } from '@openslate/law/place/places.ts';

/** What changes everything where it is said, and what a model is fond of saying: each only where our own words say it. */
const weighty: readonly RegExp[] = [
  /\bautomatic|\bby (?:itself|themselves)\b|\bon (?:its|their) own\b|\bwithout (?:asking|applying|filing|a petition)\b/i,
  /\bnever\b/i,
  /\balways\b|\bforever\b|\bpermanent/i,
  /\bfree\b|\bno (?:fee|cost|charge)\b|\bcosts? nothing\b|\bwaive/i,
  /\b(?:everyone|everybody|anyone|anybody|all (?:people|records|convictions|felonies|crimes|charges))\b/i,
  /\b(?:nobody|no one|none)\b/i,
  /\bimmediate|\binstant|\bright away\b|\btoday\b|\btomorrow\b/i,
  /\b(?:twice|double|triple|half|dozen|decade)s?\b/i,
  /\b(?:i|me|my|mine|we|our|us)\b/i,
  /\b(?:click|download|password|credit card|gift card|bank|bitcoin|venmo|paypal|e-?mail)\b/i,
  /\b(?:ignore|prompt|instructions?|passages?|system|assistant|language model|chatbot)\b/i,
  /\b(?:lie|lying|hide|conceal|deny|destroy|forge|fake|bribe)\b/i,
  /\b(?:must|required|have to|has to|need to)\b/i,
  /\b(?:lawyer|attorney)/i,
];

export function addsWeight(sentence: string, cited: string): boolean {
  return weighty.some((words) => words.test(sentence) && !words.test(cited));
}

/** Sources stand beside an answer; an address in it would be the model’s own. */
export function holdsStrangeAddress(sentence: string, cited: string): boolean {
  if (/https?:|:\/\/|www\.|\]\(|mailto:/i.test(sentence)) return true;
  const addresses = sentence.match(
    /[\w.+-]{0,64}@[\w.-]{1,80}|\b[\w-]{1,63}\.(?:com|org|net|gov|us|io|info|edu|co|app|site|ai)\b/gi,
  );
  return (addresses ?? []).some((address) => !cited.toLowerCase().includes(address.toLowerCase()));
}

export function holdsMarkup(sentence: string): boolean {
  return /[<>{}`|\\]|^\s{0,9}#|\*\*|__|!\[|\n\s{0,9}[-*•\d]/.test(sentence);
}

/** Names of courts, forms, laws and helpers, and words in quotation marks, which our own words do not have. */
export function holdsStrangeName(sentence: string, cited: string, placeName: string | undefined): boolean {
  const known = ` ${even(`${cited} ${placeName ?? ''}`)} `;
  const stands = (words: string) => known.includes(` ${even(words)} `);
  const quotes = [...sentence.matchAll(/[“"]([^”"]{1,200})[”"]/g)].map(([, words = '']) => words);
  const runs = [...sentence.matchAll(nameRun)].filter(([run, before]) => {
    const name = run.slice((before ?? '').length);
    // Any sentence begins with a capital.
    const rest = (before ?? '') === '' ? name.split(/\s+/).slice(1).join(' ').replace(linking, '') : name;
    return rest !== '' && /[A-Z]/.test(rest) && rest !== 'I' && !stands(name) && !stands(rest);
  });
  const others = places.filter(
    ({ name }) => ` ${even(sentence)} `.includes(` ${even(name)} `) && !stands(name),
  );
  return quotes.some((words) => !stands(words)) || runs.length > 0 || others.length > 0;
}

const linking = /^(?:of|for|the|and|to|in|on|&|a|an)\s+/;
const nameRun =
  /(^|[\s(“"])[A-Z][\w’'&.-]{0,40}(?:\s(?:(?:of|for|the|and|to|in|on|&)\s){0,2}[A-Z][\w’'&.-]{0,40}){0,9}/g;

function even(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[’‘']/g, '')
    .replaceAll(/[^a-z0-9§$]+/g, ' ')
    .trim();
}
