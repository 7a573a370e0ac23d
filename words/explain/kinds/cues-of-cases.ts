import type { CuesOf } from './cue.ts';

/** The systems in which courts show their cases to everybody. */
const systems =
  /\bautomated criminal\/?\s?infractions? system\b|\bACIS\b|\bcase\.net\b|\bmycase\b|\bWCCA\b|\bCCAP\b|\bcircuit court access\b|\bcourt records online\b|\bMCRO\b|\bcourts case information system\b|\bOECI\b|\bOSCN\b|\bcourts online\b|\bjudiciary case search\b|\bwebcrims\b|\bclerk of courts? case\b|\bcourtconnect\b|\bpublic (?:access|case) (?:case )?(?:search|lookup|portal)\b|\bJIS\b|\bPROMIS\b|\bUJS portal\b|\bCORE - case\b|\bcourtnet\b|\bcase at a glance\b|\bpublic index\b|\balacourt\b|\bSJIS\b|\bdata access\b|\bxchange\b|\bPACER\b/gi;

/** The words of papers that begin a case, lead it on, or list it. */
export const cuesOfCases = {
  complaint: [
    [
      5,
      /\b(?:criminal |police )?complaint\b(?!\s*(?:no|number|#))|(?:^|\s{3}|\)) {0,60}information *$|\bindictment\b(?!\s*(?:no|number|#))|\baccusation\b/gim,
    ],
    [3, /\b(?:did then and there|affiant|probable cause|against the peace and dignity|the grand jury)\b/gi],
    [2, /\bcharg(?:es|ed) (?:the )?(?:above-named )?defendant|count (?:one|1|i)\b/gi],
  ],
  citation: [
    [
      6,
      /\b(?:uniform )?(?:traffic |non-?traffic |criminal |civil )?(?:citation|ticket)\b(?! ?(?:no\b|number|#))/gi,
    ],
    [
      3,
      /\b(?:violator|officer'?s? (?:name|badge)|badge (?:no|number)|infraction code|posted speed|issuing officer)\b/gi,
    ],
    [8, /\b(?:arresting or )?citing officer\b|\bpromise to appear\b/gi],
    [2, /\b(?:waive your right|pay(?:able)? (?:by mail|online)|fine schedule|license plate)\b/gi],
  ],
  summons: [
    [6, /\bsummons\b|\bsubpoena\b/gi],
    [3, /\byou are (?:hereby )?(?:summoned|commanded|ordered to appear)\b/gi],
  ],
  hearing_notice: [
    [
      6,
      /\bnotice of (?:\w+ ){0,3}(?:hearing|trial|arraignment|court date|appearance|conference)\b|\bhearing notice\b/gi,
    ],
    [
      3,
      /\b(?:has been|is|was) (?:set|scheduled)(?: for| on)\b|\bplease take notice\b|\bfailure to appear\b/gi,
    ],
    [
      4,
      /\b(?:your|next|upcoming) (?:court date|hearing|court appearance|arraignment)\b|\bcourt (?:date )?reminder\b/gi,
    ],
    [
      8,
      /\b(?:has been|is|was) (?:re)?(?:set|scheduled) for (?:a )?(?:\w+ )?(?:hearing|trial|arraignment)\b|\b(?:will|shall) be heard\b|\byou are (?:directed|required|ordered|notified|expected) to appear\b/gi,
    ],
    [1, /\bcourtroom\b/gi],
  ],
  plea_agreement: [
    [
      7,
      /\bplea (?:agreement|offer|bargain|form|petition)\b|\b(?:petition|agreement) to (?:plead|enter (?:a )?plea)\b|\bwaiver of rights\b/gi,
    ],
    [
      3,
      /\b(?:i|defendant) (?:agrees? to plead|will plead|give up (?:the|my) right|understand that by pleading)\b/gi,
    ],
  ],
  warrant: [
    [
      8,
      /\b(?:bench |arrest |search )?warrant (?:of|for) (?:\w+ )?arrest\b|\b(?:bench|arrest|search) warrant\b|\bcapias\b/gi,
    ],
    [
      4,
      /\bto any (?:sheriff|peace officer|police officer|officer)\b|\byou are (?:hereby )?commanded to (?:arrest|take)\b/gi,
    ],
  ],
  docket: [
    [
      7,
      /\b(?:court summary|docket (?!n[o0]\b|#)(?:sheet|report|entries|number)?|register of actions|case (?:summary|detail|history|information|search)|roa\b|events? and (?:orders|hearings)|certificate of disposition)/gi,
    ],
    [10, systems],
    [5, /\b(?:statute|description|charge|offense|violation)\b[^\n:]{1,80}\bdisp(?:osition|o)?\b/gi],
    [4, /\b(?:disposition|disposed|dispo)(?: date)? ?:/gi],
    [
      8,
      /^\s*(?:charges?|counts|charge\(s\)|charges? information|dispositions?|disposition information)\s*$/gim,
    ],
    [
      6,
      /^\s*(?:charge|count)(?: no\.?| #)? ?0?1\b[^\n]{0,160}\n(?:[^\n]{0,160}\n){0,4}[^\n]{0,60}\bdispos(?:ition|ed) ?:/gim,
    ],
    [
      2,
      /\b(?:case (?:status|type|filed|category)|disposition event|charge (?:information|description)|event date|docket entry|filing date)\b/gi,
    ],
  ],
  criminal_history: [
    [
      8,
      /\b(?:criminal (?:history|record) (?!section|unit|bureau|division)(?:information|record|report|transcript|summary)?|rap sheet|identity history summary|record of arrests? and prosecutions?|identification record|state bureau of (?:investigation|identification)|criminal justice information services|division of criminal justice services|record review|NYSID)\b/gi,
    ],
    [
      3,
      /\b(?:fbi (?:no|number|#)|sid (?:no|number)?|ori\b|fingerprint|cycle \d|agency case|contributor|arrest \d+)\b/gi,
    ],
  ],
  background_check: [
    [
      8,
      /\b(?:background (?:check|screening|report|investigation)|consumer report|employment screening|tenant screening|pre-adverse action|adverse action)\b/gi,
    ],
    [
      4,
      /\b(?:fair credit reporting act|fcra|consumer reporting agency|candidate|applicant name|record found|criminal search|dispute)\b/gi,
    ],
  ],
} as const satisfies CuesOf;
