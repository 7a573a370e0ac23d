import { DataSet, englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher } from 'obscenity';

/*
 * The word list of `obscenity`, sorted by what a word does here. People tell what they were charged with and how it
 * felt, so the names of offenses and of body parts are no abuse, and an oath is abuse only when it is thrown at
 * somebody.
 */

/** Words that put people down whoever says them, or about whom. */
const slurs = new Set(
  'abeed africoon arabush boonga chingchong chink cunt cuck dyke fag kike nigger retard slut tranny twat whore'.split(
    ' ',
  ),
);
/** Oaths and insults: abuse when they are aimed. */
const oaths = new Set(
  'arse ass bastard bitch bollocks cock dick fuck piss prick pussy shit tit turd wank'.split(' '),
);

const slurMatcher = matcherOf(slurs, (dataset) =>
  dataset
    .addPhrase((phrase) => phrase.addPattern(pattern`|wetback`))
    .addPhrase((phrase) => phrase.addPattern(pattern`|spic|`).addPattern(pattern`|spics|`))
    .addPhrase((phrase) => phrase.addPattern(pattern`|gook|`).addPattern(pattern`|gooks|`))
    .addPhrase((phrase) => phrase.addPattern(pattern`|beaner`))
    .addPhrase((phrase) => phrase.addPattern(pattern`towelhead`).addPattern(pattern`raghead`))
    .addPhrase((phrase) => phrase.addPattern(pattern`|shemale`).addPattern(pattern`|tran[n]ies`))
    .addPhrase((phrase) => phrase.addPattern(pattern`|coon|`).addPattern(pattern`|coons|`))
    .addPhrase((phrase) => phrase.addPattern(pattern`jigaboo`).addPattern(pattern`porch monkey`))
    .addPhrase((phrase) => phrase.addPattern(pattern`|darkie`).addPattern(pattern`|chinaman`))
    .addPhrase((phrase) => phrase.addPattern(pattern`libtard`).addPattern(pattern`|paki|`))
    .addPhrase((phrase) =>
      phrase.addWhitelistedTerm('retardant').addWhitelistedTerm('fagan').addWhitelistedTerm('van dyke'),
    ),
);
const oathMatcher = matcherOf(oaths);

export function hasSlur(text: string): boolean {
  return unstarred(text).some((reading) => slurMatcher.hasMatch(reading));
}

/** A star or a dash in a word stands for a vowel, and it may be any. */
function unstarred(text: string): string[] {
  const starred = /(?<=[a-z])[*#_]{1,9}(?=[a-z])/gi;
  return text.search(starred) < 0 ? [text] : [...'aeiou'].map((vowel) => text.replaceAll(starred, vowel));
}

const aimedBefore =
  /\b(?:you|u|ya|your|ur|you'?re|youre|yall|y'all|stupid|dumb|fat|ugly|little|suck my|eat|eat my)\b[^.!?]{0,14}$/i;
const aimedAfter =
  /^\w{0,4} ?(?:like (?:you|u)|you|u|off|ur|your|yourself|all of you|the lot of you|felons?)\b/i;
const aimedInside = /^(?:bitch|cunt|pussy|prick|dick)(?: nobody| you| shut)/i;
/** "They make you feel like shit" is about how it feels, and "your ass" in "get your ass to legal aid" is a figure of speech. */
const felt =
  /\b(?:feel|feels|felt|feeling|treat|treats|treated|like|as|get|got|bust|busted|work|worked|cover|save)\b[^.!?]{0,20}$/i;

/** "I was the dumb ass who signed" is hard on nobody else. */
const own = /\b(?:i was|i am|i'?m|i feel|i felt|myself)\b(?:(?!\b(?:you|u|your|ur)\b)[^.!?]){0,20}$/i;
/** So many, and little besides. */
const outburst = { oaths: 3, wordsForEach: 5 };

/** Oaths thrown at whoever reads. */
export function hasAimedOath(text: string): boolean {
  return unstarred(text).some(hasAimed);
}

function hasAimed(text: string): boolean {
  const oaths = oathMatcher.getAllMatches(text);
  if (oaths.length >= outburst.oaths && text.split(' ').length <= oaths.length * outburst.wordsForEach)
    return true;
  return oaths.some(({ startIndex, endIndex }) => {
    const before = text.slice(Math.max(0, startIndex - 30), startIndex);
    const after = text.slice(endIndex + 1, endIndex + 25);
    if (felt.test(before) || own.test(before)) return false;
    return (
      aimedBefore.test(before) ||
      aimedAfter.test(after) ||
      aimedInside.test(text.slice(startIndex, endIndex + 12))
    );
  });
}

function matcherOf(
  words: ReadonlySet<string>,
  more: (dataset: DataSet<{ originalWord: string }>) => DataSet<{ originalWord: string }> = (dataset) =>
    dataset,
): RegExpMatcher {
  const dataset = new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf((phrase) => !words.has(phrase.metadata?.originalWord ?? ''));
  return new RegExpMatcher({ ...more(dataset).build(), ...englishRecommendedTransformers });
}
