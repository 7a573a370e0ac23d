/** What a “not” before it says did not come: a conviction, or a finding or plea of guilty. */
const conviction = 'convict\\w*|(?:found|proven|plead|pled|pleaded) guilty';

/** “Never been”, “wasn’t ever”, “didn’t end in a”: what takes a conviction back, however many small words stand between. */
const takenBack = new RegExp(
  `\\b(?:never|not|no|nor|without|wasnt|werent|isnt|aint|didnt|doesnt|havent|hasnt|nobody|nothing)(?: (?:been|ever|was|were|get|got|gotten|getting|actually|really|formally|officially|even|an?|any|one|me|him|her|us|have|had|has|be|being|find|end(?:ed|ing)? (?:in|up|with)|lead(?:s|ing)?(?: me)? to|led to|result(?:s|ed|ing)? in|turn(?:ed)? into|come to|became?|become)){0,5} (?:${conviction})(?: (?:or|nor|and never|and didnt|and havent|and not)(?: (?:ever|even|been|get|got)){0,2} (?:${conviction}|guilty|sentenced|charged))?\\b`,
  'g',
);

/** “No conviction since then”, “not convicted of anything else”: of this case it says nothing. */
const goesOn =
  /^ (?:since|after\w*|before|again|until|within|besides|except|else|other than|(?:in|for|over)(?: (?:the|at least|about|over))?(?: (?:last|past))? (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|many|last|past)|of (?:an?|any|anything|nothing|something)? ?(?:other|else|new|more|another))\b/;

/** “Ten years without a conviction” is a wait; “may I say I was never convicted” asks what one may answer. */
const comesBefore =
  /\b(?:(?:years?|months?|stay|staying|remain|go|going)|(?:say|says|saying|answer|tell|telling|claim|means?|write|put|mark|check|as if|as though|considered|treated|pretend)(?: \w+){0,5}) $/;

const guiltyElsewhere =
  /\b(?:convicted|convictions?|(?:pled|plead|pleaded|found) guilty|sentenced|took a plea|plea deal)\b/;

/** “I pled not guilty” is how a case begins, not how it ends. */
const plea =
  /\b(?:pled|plead|pleads|pleaded|pleading|plea(?: of| was)?|entered(?: an?)?(?: plea of)?) not guilty\b/g;

/** Without the plea with which a case begins. */
export function withoutPlea(plain: string): string {
  return plain.replaceAll(plea, ' ');
}

/**
 * Whether somebody says that a case ended without a conviction, in whatever words: “arrested, never convicted”. Not where
 * they speak of another case that did end in one.
 */
export function saysNotConvicted(plain: string): boolean {
  let isSaid = false;
  const rest = plain.replaceAll(takenBack, (found, at: number) => {
    const isMeant = !goesOn.test(plain.slice(at + found.length)) && !comesBefore.test(plain.slice(0, at));
    isSaid ||= isMeant;
    return isMeant ? ' ' : found;
  });
  return isSaid && !guiltyElsewhere.test(rest);
}
