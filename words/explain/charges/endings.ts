import type { Ending, EndingWords } from './layout.ts';
import type { Span } from './span.ts';

/**
 * What papers call an end, the longer words before the shorter ones they hold. A state whose papers mean another thing
 * by a word says so in its layout.
 */
const general: EndingWords = [
  ['pardoned', /\bpardon(?:ed)?\b|\bexecutive clemency\b/gi],
  [
    'not_responsible',
    /\b(?:not (?:guilty|responsible) (?:by reason of|due to|because of) (?:insanity|mental)\w*(?: (?:illness|disease|defect))?|NGRI|guilty except (?:for )?insan(?:ity|e))\b/gi,
  ],
  [
    'no_charges',
    /\b(?:no[- ]papered|no (?:charges? )?(?:was |were )?filed|charges? not filed|not filed|no[- ]?(?:true )?bill(?:ed)?|no (?:information|info\.?)(?: filed)?|no action|nolle prosequi before filing|declin(?:ed|ation)(?: (?:to|of) prosecut\w{1,30}| prosecution| by (?:prosecutor|da|district attorney))?|prosecution declined|(?:da|prosecutor|district attorney) (?:declined|rejected|reject)|pros(?:ecutor)? (?:rej|rel|reject\w{0,30})[\w/ .-]{0,30}|det(?:ention)?[ .]only|released? without charges?|rejected|not prosecuted|refused by (?:da|prosecutor)|complaint denied|warrant denied|defendant exonerated)\b/gi,
  ],
  // Adjourned without a plea, and then dismissed.
  [
    'dismissed',
    /\b(?:A\.?C\.?D\.?|adjourn(?:ed|ment) in contemplation of dismissal)[ ,(/-]{1,4}(?:case )?dismissed\b/gi,
  ],
  // Of Tennessee: a plea, and no judgment.
  ['deferred', /\bjudicial diversion\b/gi],
  [
    'diverted',
    /\b(?:A\.?R\.?D\.?(?: ?- ?county| program| completed)?|accelerated rehabilitative disposition|accelerated misdemeanor program|A\.?M\.?P\.? program|pre-?trial (?:diversion|intervention)|PTI|PTD|deferred prosecution|divert(?:ed)?|diversion(?:ary)?(?: program)?|stet(?:ted)?|A\.?C\.?O?\.?D\.?|adjourn(?:ed|ment) in contemplation of dismissal|drug school)\b/gi,
  ],
  [
    'deferred',
    /\b(?:P\.?B\.?J\.?|probation before judgment|probation without (?:verdict|judgment)|adj(?:udication|\.)? (?:of guilt )?(?:was |is )?withh(?:e|o)ld|adj(?:ud)?\.? w\/?h|withh(?:e|o)ld(?:ing)? (?:of )?adj(?:udication)?|withheld judgment|judgment withheld|deferred (?:adjudication|judgment|sentence|disposition|imposition|entry of judgment|finding|sentencing|adj\.?)(?: of guilt)?|deferred|S\.?I\.?S\.?|suspended imposition(?: of sentence)?|stay of (?:adjudication|imposition)|plea in abeyance|plea held in abeyance|first offender(?: act)?|conditional discharge|continued without a finding|C\/?W\/?O\/?F|taken under advisement|under advisement|HYTA|holmes youthful trainee|7411|delayed sentence)\b/gi,
  ],
  [
    'acquitted',
    /\b(?:not guilty(?! plea)|acquitted|acquittal|judgment of acquittal|found not guilty|innocent|directed verdict|not responsible)\b/gi,
  ],
  [
    'dismissed',
    /\b(?:nolle(?:d| pross?e?d?| prosequi\w*)?|nol[.-]? ?pros\w*\.?|NP(?=\s|$)|null? prossed|dismiss(?:ed|als?)?(?: (?:without|with) (?:prejudice|leave)| by (?:da|court|state|prosecution|party|the (?:court|state)))?|dism(?:'?d)?\.?(?=\s|$)|dropped|removed from (?:the )?charging instrument|withdrawn|withdrew|quash(?:ed)?|vacated|abandoned|abated(?: by death)?|demurrer sustained|set aside|no probable cause|no prob cause|discharged? at preliminary(?: hearing)?|discharged by court|VL)\b/gi,
  ],
  [
    'moved',
    /\b(?:held for (?:court|grand jury|trial)|waived (?:for|to) court|bound ?over|bindover|certified(?: to (?:grand jury|circuit court))?|transferred|remanded|moved to non-?traffic|proceed(?:ed)? to court|indicted|superseded|waived to (?:grand jury|superior court)|replaced by (?:information|indictment)|charge changed|disposed at lower court|amended|reduced)\b/gi,
  ],
  [
    'convicted',
    /\b(?:guilty(?: plea| by (?:plea|jury|court)| in absentia| verdict)?(?: ?- ?(?:negotiated|non-negotiated|open|bench|jury))?|convict(?:ed|ion)(?! (?:felon|may|shall))(?: upon plea of guilty| upon verdict| by plea)?|nolo(?: contendere)?(?: plea)?|no contest(?: plea)?|pleaded guilty|pled guilty|plead(?:s|ed)? (?:to|nolo)|plea of guilty|alford(?: plea)?|adjudicated(?: guilty)?|adj(?:ud)?\.? guilty|found responsible|responsible(?! (?:agency|part|for))|liable|forfeited bail|bail forfeiture|prepaid|PJC|prayer for judgment continued)\b/gi,
  ],
  [
    'pending',
    /\b(?:pending|awaiting (?:trial|disposition|plea)|no disposition(?: (?:reported|received))?|not yet disposed|active(?= case| warrant)|open case|bench warrant|undisposed|disposition not (?:reported|received))\b/gi,
  ],
];

/** Behind a label one letter is enough: “Disposition: G”, “C 03/14/12 G”. */
export function codeOf(value: string): Ending | undefined {
  const [, code = ''] = /^\s{0,9}(?:C\s{1,3}[\d/]{6,10}\s{1,3})?(NG|NP|G|D)(?=\s|$|[,;/])/.exec(value) ?? [];
  return { G: 'convicted', NG: 'acquitted', NP: 'dismissed', D: 'dismissed' }[code] as Ending | undefined;
}

type FoundEnding = Span & { readonly ending: Ending };

/** A plea is not how a case ended where another word follows it, and a court that it came from never is. */
export function endingIn(text: string, own: EndingWords = []): FoundEnding | undefined {
  const found: FoundEnding[] = [];
  for (const one of [...endingsIn(text, own), ...endingsIn(text, general)])
    if (!found.some((other) => one.from < other.upTo && other.from < one.upTo)) found.push(one);
  found.sort((one, other) => one.from - other.from);
  const ends = found.filter(({ ending }) => ending !== 'moved');
  const [first] = ends;
  const isPlea = first?.ending === 'acquitted' || first?.ending === 'convicted';
  return (isPlea ? ends.at(-1) : first) ?? found[0];
}

function endingsIn(text: string, words: EndingWords): FoundEnding[] {
  return words.flatMap(([ending, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      ending,
      from: match.index,
      upTo: match.index + match[0].length,
    })),
  );
}
