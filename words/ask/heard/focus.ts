import { withoutWhatIsNot } from './what-is-not.ts';

/** What a question turns on, and the words by which a rule or a sentence of a guide on it is known. */
const focuses: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:also have (?:\w+ ){0,4}in|in another state|other states?|another state|out of state (?:conviction|record|case|felony)|federal conviction too)\b/,
    /another state|other state|elsewhere|federal court/i,
  ],
  [
    /\b(?:everything|whole record|all at once|too many|the whole lot|entire record|all (?:of )?(?:my|his|her) (?:record|cases|charges|convictions)|(?:[5-9]|1\d) (?:cases|convictions|misdemeanors|felonies|charges))\b/,
    /\bwhole\b|every (?:conviction|case|misdemeanor)|all (?:your|convictions|cases)|clean slate/i,
  ],
  [
    /\b(?:(?:money|fines?|fees?|paid|pay me) back|get back (?:the|my) (?:money|fines?|fees?)|refund\w*|reimburs\w*)\b/,
    /get back|refund|pays? back/i,
  ],
  [
    /\b(?:how often|how many (?:felon|misd|charges|convictions|cases|times|records|crimes)\w*|more than (?:one|1)|multiple|several|(?:two|2|three|3|four|4|both|all) (?:my |of my |of them|three|two)?(?:felonies|misdemeanors|convictions|cases|charges|duis)|a limit|one time(?: only)?|(?:only|just)(?: \w+){0,2} (?:once|one)|once in|one petition|single petition|(?:again|second time) (?:later|after|if)|come back(?: \w+){0,8} (?:other|later|second|one)|do it (?:again|twice)|how many (?!grams|ounces|copies|days|months|years|weeks)(?:\w+ ){0,4}(?:can|could|may|will))\b/,
    /at most|one petition|every \d+ (?:months|years)|once (?:every|a year|in \d)|in your life|up to (?:two|three|four|five|\d)|no more than|fewer|more than (?:one|two|three|\d)|only (?:one|conviction|your)|\bonce\b|never convicted|\bseveral\b|other (?:conviction|felony|crime)/i,
  ],
  [
    /\b(?:(?:what|which) (?:crimes?|charges?|offenses?|felonies|convictions|misdemeanors)|disqualif\w+|(?:cant|cannot|can not|not) be (?:expunged|sealed|cleared|set aside)|excluded|ineligible|exceptions?)\b/,
    /^It (?:was|is) (?:not|no)\b|left out|on (?:the|a) list|^No victim/i,
  ],
  [
    /\b(?:fines?|multas?|debo|owe|owed|restitution|court costs|unpaid|paid off)\b/,
    /fines?\b|fees\b|restitution|owe|left to pay|court costs/i,
  ],
  [
    /\b(?:open case|case open|another case|pending (?:case|charge)|new charge|warrants?|new case)\b/,
    /open (?:criminal |felony )?(?:case|charge)/i,
  ],
  [/\b(?:have to register|must register|registry|registered|registering)\b/, /\bregist(?:er|ry)/i],
  [/\b(?:guns?|firearms?|rifles?|hunt\w*)\b/, /\bguns?\b|firearm/i],
  [/\b(?:army|navy|marines?|air force|military|enlist\w*|recruiter|veterans?)\b/, /military|veteran/i],
  [
    /\b(?:counties|each county|(?:two|2|both|several|different|multiple|other) count(?:y|ies)|another county)\b/,
    /\bcount(?:y|ies)\b[^.]{0,60}(?:days|each|other|every)|(?:each|other|every) count(?:y|ies)/i,
  ],
  [
    /\b(?:sooner|earlier|quicker|faster|early|before the (?:5|10|7|3))\b/,
    /compelling|sooner|earlier|\bearly\b/i,
  ],
  [
    /\b(?:deadline|before when|by (?:what date|when)|have to be (?:done|finished|through)|how long do(?:es)? (?:the courts?|they|the state) have)\b/,
    /\b(?:until|by|before|no later than) (?:January|February|March|April|May|June|July|August|September|October|November|December) \d/,
  ],
  [
    /\b(?:(?:have|has|gotta|got) to (?:clear|grant|say yes|approve|seal|expunge)|gotta (?:say yes|grant|approve)|must (?:they|the judge|the court)|judge (?:gotta|has to|must))\b/,
    /must (?:say yes|grant|expunge|seal|clear|annul)|judge (?:decides|weighs)|may say no|has to (?:say yes|expunge|grant|seal)/i,
  ],
  [
    /\b(?:rehab|treatment (?:program|center)|job (?:course|training|program)|ged)\b/,
    /treatment|job course|program/i,
  ],
  [/\b(?:gaming|casino)\b/, /gaming|casino/i],
  [
    /\b(?:age thing|age limit|what age|at what age|too (?:old|young)|(?:i|he|she) was (?:only |just )?(?:1[5-9]|2[0-5])\b(?! years ago))/,
    /\byou were (?:under|at least|younger|\d)|\bunder (?:18|21|22|25)\b|years old|(?:turn|turned|at|reach|until) (?:1[6-9]|2[0-9])\b/i,
  ],
  [
    /\b(?:in (?:pieces|parts)|installments?|payment plan|payments|a little at a time)\b/,
    /in parts|installment|payment plan/i,
  ],
  [/\bcomplain\w*\b/, /complain|Human Rights|Attorney General/i],
  [/\b(?:free|gratis|for nothing)\b/, /\bfree\b|no (?:filing )?fee|costs nothing/i],
  [
    /\b(?:how old can|too old|be fresh|how (?:fresh|recent|current)|expire\w*|still good|good for|go stale)\b/,
    /older than|within the last|days old|\bvalid\b|\bgood for\b|expires?/i,
  ],
  [/\b(?:banks?|finra|securities)\b/, /\bbanks?\b|FINRA/i],
  [/\b(?:interlock|blow machine)\b/, /interlock/i],
  [/\b(?:plea deal|plea bargain|plea agreement)\b/, /plea deal/i],
  [
    /\b(?:used my name|my identity|identity theft|stole my (?:name|identity)|wrong (?:guy|person|man)|mistaken identity)\b/,
    /used your name|identity|wrong person|mistake/i,
  ],
  [
    /\b(?:child ?care|day ?care|nursing home|caregiver|home health|cna|teach\w*|school job|work with kids|foster)\b/,
    /child|school|teach|care\b|elder|vulnerable|Human Services/i,
  ],
  [
    /\b(?:police (?:job|officer|academy)|become a cop|law enforcement job|correctional officer|security guard)\b/,
    /police (?:job|work)|law enforcement job|jobs? (?:with|in) (?:the )?police|security/i,
  ],
  [/\b(?:mugshots?|newspapers?|google|internet|online articles?)\b/, /mugshot|internet|newspaper|website/i],
  [/\bfbi\b/, /\bFBI\b/],
  [/\b(?:died|dead|deceased|passed away)\b/, /\bdie[ds]?\b|deceased|death/i],
  [
    /\b(?:still on (?:probation|parole|paper)|on (?:probation|parole) (?:now|still|right now|until|till)|probation (?:isnt|not) (?:over|done))\b/,
    /probation|sentence is over|whole sentence/i,
  ],
  [/\bvictims?\b/, /victim/i],
  [
    /\b(?:dl|drivers? licen[cs]e|driving record|dmv|penndot)\b/,
    /driving record|driver|DMV|PennDOT|motor vehicle/i,
  ],
];

/** All that a question turns on. */
export function focusesOf(plain: string): readonly RegExp[] {
  const turning = withoutWhatIsNot(plain);
  return focuses.filter(([asked]) => asked.test(turning)).map(([, told]) => told);
}

export function focusOf(plain: string): RegExp | undefined {
  return focusesOf(plain)[0];
}
