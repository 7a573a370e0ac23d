import type { CuesOf } from './cue.ts';

/** The words of papers that end a case, or say what follows from its end. */
export const cuesOfEndings = {
  judgment: [
    [
      6,
      /\bjudgment (?:and|of) (?:sentence|conviction|commitment)\b|\bjudgment in a criminal case\b|\bsentencing order\b|\bsentence order\b|\bcertificate of conviction\b|\bcommitment order\b/gi,
    ],
    [
      3,
      /\b(?:adjudged|found|adjudicated) guilty\b|\bis (?:hereby )?sentenced to\b|\bit is the judgment of\b/gi,
    ],
    [1, /\bjudgment\b/gi],
    // What a clerk wrote down in court is most often a sentence.
    [6, /^\s*(?:minute (?:order|entry)|journal entry)\b/gim],
  ],
  probation_terms: [
    [
      7,
      /\b(?:terms|conditions|order) (?:and conditions )?of (?:probation|community supervision|supervision|supervised release|community control|parole)\b|\bprobation (?:order|conditions|agreement)\b/gi,
    ],
    [
      3,
      /\b(?:report to (?:your|the) (?:probation|supervis)|probation(?:er)? (?:shall|must)|you (?:shall|must) (?:not )?(?:commit|report|possess|submit|remain))\b/gi,
    ],
  ],
  probation_discharge: [
    [
      8,
      /\b(?:discharge|early termination|termination|release) (?:of |from )?(?:\w+ ){0,2}(?:probation|supervision|community control|parole)\b|\b(?:probation|supervision) (?:is )?(?:hereby )?(?:discharged|terminated)\b|\bcertificate of (?:final )?discharge\b|\bnotice of (?:case )?closure\b/gi,
    ],
    [
      8,
      /\b(?:probation|supervision|supervised release|parole) (?:has |was |is )?(?:ended|over|expired|been completed)\b|\bno longer (?:under|on) (?:\w+ )?(?:probation|supervision|parole)\b|\b(?:released|discharged) from (?:\w+ )?(?:probation|supervision|parole)\b/gi,
    ],
    [3, /\b(?:satisfactorily|successfully) completed\b/gi],
  ],
  dismissal_order: [
    [
      7,
      /\b(?:order|notice|motion|entry) (?:of|to|for|granting) (?:\w+ ){0,2}dismiss(?:al)?\b|\bnolle prosequi\b|\bnol\.? pros\w*|\bnotice of (?:withdrawal|declination)\b|\bno information\b|\bdeclin(?:e|es|ation) (?:to|of) prosecut\w+|\bdismissal order\b|\b(?:decided |decision )?not to prosecute\b|\bwill not (?:be )?prosecute?d?\b/gi,
    ],
    [
      4,
      /\b(?:is|are|be|hereby) (?:hereby )?(?:dismissed|withdrawn|quashed)\b|\b(?:case|charges?) (?:is|are|was|were|has been|have been) dismissed\b|\bwith(?:out)? prejudice\b/gi,
    ],
    [2, /\bdismissed\b/gi],
  ],
  acquittal: [
    [8, /\b(?:judgment|verdict|order) of (?:acquittal|not guilty)\b|\bacquittal\b/gi],
    [
      5,
      /\b(?:find|finds|found) (?:the )?(?:defendant )?(?:,? ?[\w ,.]{0,40})?not guilty\b|\bis (?:hereby )?acquitted\b/gi,
    ],
  ],
  deferral_order: [
    [
      8,
      /\b(?:deferred (?:adjudication|judgment|sentence|disposition|entry of judgment|prosecution)|deferral|adjournment in contemplation of dismissal|probation before judgment|conditional discharge|stay of (?:adjudication|imposition)|withh(?:e|o)ld(?:ing)? (?:of )?adjudication|adjudication (?:of guilt )?(?:is )?withheld|accelerated rehabilitative disposition|pre-?trial (?:diversion|intervention)|diversion agreement|first offender|plea in abeyance|withheld judgment|stet|(?:imposition of )?sentence (?:is )?(?:hereby )?deferred)\b/gi,
    ],
    [
      3,
      /\bwithout (?:entering|an adjudication of|a finding of)\b|\b(?:upon|after) successful completion\b/gi,
    ],
  ],
  pardon: [
    [
      9,
      /\b(?:full |conditional |absolute )?(?:and unconditional )?pardon(?:ed)?\b|\bexecutive clemency\b|\bcommutation\b/gi,
    ],
    [3, /\bgovernor\b|\bboard of pardons\b/gi],
  ],
  protection_order: [
    [
      9,
      /\b(?:protection from abuse|protective order|protection order|order of protection|restraining order|no[- ]contact order|injunction (?:for|against)|harassment (?:order|injunction)|stay[- ]away order)\b/gi,
    ],
    [
      3,
      /\b(?:respondent (?:shall|must|is)|no contact|stay (?:away|at least)|protected (?:person|party))\b/gi,
    ],
  ],
} as const satisfies CuesOf;
