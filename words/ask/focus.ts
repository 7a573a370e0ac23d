/** What of the rules somebody asks for, and the words by which such rules are known. */
const focuses: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:how many (?:felon|misd|charges|convictions|cases|times|records|crimes)\w*|more than (?:one|1)|multiple|several|(?:two|2|three|3|both|all) (?:my |of my )?(?:felonies|misdemeanors|convictions|cases|charges|duis)|a limit)\b/,
    /at most|no more than|fewer|more than (?:one|two|three|\d)|only (?:one|conviction|your)|\bonce\b|never convicted|other (?:conviction|felony|crime)/i,
  ],
  [
    /\b(?:(?:what|which) (?:crimes?|charges?|offenses?|felonies|convictions|misdemeanors)|disqualif\w+|(?:cant|cannot|can not|not) be (?:expunged|sealed|cleared|set aside)|excluded|ineligible|exceptions?)\b/,
    /^It (?:was|is) (?:not|no)\b|left out|on (?:the|a) list|^No victim/i,
  ],
  [
    /\b(?:fines?|owe|owed|restitution|court costs|unpaid|paid off)\b/,
    /fines?\b|fees\b|restitution|owe|left to pay|court costs/i,
  ],
  [
    /\b(?:open case|case open|another case|pending (?:case|charge)|new charge|warrants?|new case)\b/,
    /open (?:criminal |felony )?(?:case|charge)/i,
  ],
];

export function focusOf(plain: string): RegExp | undefined {
  return focuses.find(([asked]) => asked.test(plain))?.[1];
}
