import type { CuesOf } from './cue.ts';

/** The words of requests and what became of them, of bills, and of letters. */
export const cuesOfRequests = {
  fee_bill: [
    [
      8,
      /\battempt to collect a debt\b|\bassigned to us for collection\b|\bcollection agency\b|\bbalance owed\b|\bamount you owe\b|\baccount summary\b/gi,
    ],
    [
      7,
      /\b(?:statement of (?:account|costs|fees|court costs)|bill of costs|invoice|payment (?:notice|plan|due|agreement)|past[- ]due notice|cost(?:s)? and fines? (?:statement|summary)|notice of (?:delinquen\w+|amount due|overdue)|financial statement)\b/gi,
    ],
    [
      3,
      /\b(?:amount due|balance due|total due|remit|pay(?:ment)? (?:by|to|options)|make checks? payable|past due|collections?)\b/gi,
    ],
  ],
  fee_waiver_order: [
    [
      9,
      /\b(?:order (?:on|granting|denying|waiving|regarding)[\w ,]{0,50}(?:fee waiver|waiver of (?:fees|costs)|fees|in forma pauperis|indigen\w+)|in forma pauperis|fee waiver (?:order|granted|denied)|affidavit of indigen\w+|waiver of (?:court )?(?:fees|costs))\b/gi,
    ],
    [3, /\b(?:fees? (?:is|are) waived|without (?:payment|prepayment) of (?:fees|costs)|unable to pay)\b/gi],
  ],
  expungement_petition: [
    [
      8,
      /\b(?:petition|application|motion|request) (?:for|to) (?:\w+ ){0,4}(?:expunge(?:ment)?|expunction|seal(?:ing)?|set[- ]aside|vacate|annul(?:ment)?|erasure|limited access|dismissal and expungement|record restriction|nondisclosure)\b/gi,
    ],
    [
      3,
      /\b(?:petitioner|applicant|movant) (?:respectfully |hereby )?(?:requests?|asks?|prays?|moves?|states?)\b/gi,
    ],
  ],
  expungement_order: [
    [
      8,
      /\border (?:of|for|granting|to|directing)(?: \w+){0,6} (?:expunge(?:ment)?|expunction|seal(?:ing)?|set(?:ting)?[- ]aside|annul(?:ment)?|erasure|limited access|nondisclosure|record restriction)\b|\bexpun(?:gement|ction) order\b/gi,
    ],
    [
      4,
      /\b(?:petition|application|motion) (?:is|be|has been) (?:hereby )?granted\b|\b(?:records?|conviction) (?:shall|is|are|be) (?:hereby )?(?:be )?(?:expunged|sealed|set aside|destroyed|annulled)\b/gi,
    ],
  ],
  expungement_denial: [
    [
      9,
      /\border (?:denying|of denial)[\w ,]{0,60}(?:expun|seal|set[- ]aside|annul|petition|nondisclosure|restrict)\w*|\bdenial of (?:petition|application|motion|request|expun\w+)/gi,
    ],
    [
      6,
      /\b(?:petition|application|motion|request)[\w ,']{0,60} (?:is|be|has been|was) (?:hereby )?denied\b/gi,
    ],
    [2, /\b(?:expun|seal|set[- ]aside|annul|nondisclos)\w*/gi],
  ],
  objection: [
    [
      8,
      /\b(?:objection|opposition|response in opposition|answer in opposition) (?:to|of)\b|\bnotice of objection\b/gi,
    ],
    [
      4,
      /\b(?:the )?(?:state|commonwealth|people|prosecut\w+|district attorney|city)[\w' ]{0,40} (?:objects?|opposes?)\b/gi,
    ],
  ],
  letter: [
    [4, /^\s*dear\b/gim],
    [3, /\b(?:sincerely|yours truly|best regards|very truly yours)\b/gi],
    [1, /\bre:\s/gi],
  ],
} as const satisfies CuesOf;
