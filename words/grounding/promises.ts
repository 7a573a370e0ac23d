/** “If you qualify” says nothing yet. */
const supposed =
  /\b(?:if|whether|when|once|unless|until|that|may|might|could|to see what) (?:you|it|they|your (?:record|case|charge|conviction)|the (?:record|case|charge|conviction|court|judge))(?: (?:may|might|could|can|do|does|will|is|are|be)){0,4}(?: (?:not|also|still))? (?:qualif\w+|eligible|cleared|sealed|expunged|erased|granted|grants?|approves?|denie[sd])\b/g;

const done =
  '(?:cleared|sealed|expunged|erased|granted|dismissed|removed|wiped|approved|deleted|destroyed|forgiven|pardoned|gone|set aside|vacated|shielded|hidden)';
const surely =
  '(?:(?:definitely|certainly|surely|fully|now|still|already|also|then|not|never|all|most likely|likely|probably) ){0,3}';
const theirs =
  '(?:your|this|that|the) (?:\\w+ ){0,2}(?:records?|cases?|charges?|convictions?|felon(?:y|ies)|misdemeanors?|arrests?)';

/** What nobody can know of a case that they have not seen, or of what a judge will do. */
const verdicts: readonly RegExp[] = [
  new RegExp(`\\byou ${surely}(?:do |do not |don't |cannot |can't |won't |will )?${surely}qualify\\b`),
  new RegExp(
    `\\byou(?:'re| are| will be|'ll be| aren't|'d be| would be) ${surely}(?:eligible|ineligible|qualified|disqualified|entitled|approved|barred|${done})\\b`,
  ),
  new RegExp(
    `\\b(?:${theirs}|it|they|everything) (?:will|is going to|are going to|shall|can|cannot|can't|won't)(?: not)? ${surely}be ${surely}${done}\\b`,
  ),
  new RegExp(
    `\\byour (?:\\w+ ){0,2}(?:record|case|charge|conviction|felony|misdemeanor|arrest)s? (?:is|are|has been|have been|was) ${surely}(?:eligible|ineligible|${done})\\b`,
  ),
  new RegExp(`\\b(?:${theirs}|it) will ${surely}(?:disappear|go away|come off|vanish|fall off|drop off)\\b`),
  /\b(?:judge|court|prosecutor|board|governor|state|they|law) will (?:\w+ )?(?:grant|approve|deny|agree|say yes|clear|seal|expunge|erase|accept|forgive|dismiss|refuse)\b/,
  /\b(?:guarantee\w*|for sure|definitely|certainly|without (?:a )?doubt|no doubt|rest assured|i promise|we promise|100 ?%|you will (?:win|succeed|lose)|(?:sure|certain|bound) to (?:win|succeed|qualify|be))\b/,
  /\byou (?:can|cannot|can't|should|will) (?:now )?(?:plead|testify|confess)\b/,
];

/** Whether a sentence promises something, or decides a case. */
export function promises(sentence: string): boolean {
  const said = sentence.toLowerCase().replaceAll(/[’‘]/g, "'").replaceAll(supposed, ' ');
  return verdicts.some((verdict) => verdict.test(said));
}
