import type { PaperKind } from './explanation.ts';
import { kindsTitled } from './titles.ts';

type Known = Exclude<PaperKind, 'unknown'>;

/** The systems in which courts show their cases to everybody. */
const systems =
  /\bautomated criminal\/?\s?infractions? system\b|\bACIS\b|\bcase\.net\b|\bmycase\b|\bWCCA\b|\bCCAP\b|\bcircuit court access\b|\bcourt records online\b|\bMCRO\b|\bcourts case information system\b|\bOECI\b|\bOSCN\b|\bcourts online\b|\bjudiciary case search\b|\bwebcrims\b|\bclerk of courts? case\b|\bcourtconnect\b|\bpublic (?:access|case) (?:case )?(?:search|lookup|portal)\b|\bJIS\b|\bPROMIS\b|\bUJS portal\b|\bCORE - case\b|\bcourtnet\b|\bcase at a glance\b|\bpublic index\b|\balacourt\b|\bSJIS\b|\bdata access\b|\bxchange\b|\bPACER\b/gi;

/** What gives a kind of paper away, and how much it says. In the heading it says twice as much. */
const cues: Readonly<Record<Known, readonly (readonly [number, RegExp])[]>> = {
  complaint: [
    [
      5,
      /\b(?:criminal |police )?complaint\b(?!\s*(?:no|number|#))|\binformation\b(?= *\n)|\bindictment\b(?!\s*(?:no|number|#))|\baccusation\b/gi,
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
  letter: [
    [4, /^\s*dear\b/gim],
    [3, /\b(?:sincerely|yours truly|best regards|very truly yours)\b/gi],
    [1, /\bre:\s/gi],
  ],
};

const heading = 600;
/** A heading that names the paper alone is worth this much. */
const plenty = 14;
/** The uppermost title says most, and a second one less. */
const titled = [24, 12, 6];

export type RankedKinds = {
  readonly kind: PaperKind;
  readonly sure: number;
  readonly orElse: readonly PaperKind[];
};

/** What a paper is most likely, how sure that is, and what else it may be. */
export function kindOf(text: string): RankedKinds {
  const titles = kindsTitled(text);
  const ranked = (Object.keys(cues) as Known[])
    .map((kind) => ({ kind, score: scoreOf(kind, text) + (titled[titles.indexOf(kind)] ?? 0) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const [best, second] = ranked;
  if (!best || best.score < 4)
    return { kind: 'unknown', sure: 0, orElse: ranked.map(({ kind }) => kind).slice(0, 2) };
  const kind = asDecided(asTold(best.kind, titles, text), text);
  const apart = best.score / (best.score + (second?.score ?? 0));
  const enough = Math.min(1, best.score / plenty);
  return {
    kind,
    sure: Math.round(100 * apart * (0.5 + enough / 2)) / 100,
    orElse: ranked
      .map((each) => each.kind)
      .filter((each) => each !== kind)
      .slice(0, 2),
  };
}

const denied =
  /\bhereby is,?\s{1,40}denied\b|\b(?:is|are|be|was|has been|hereby|must be)\s{1,40}(?:hereby\s{1,40}|therefore\s{1,40}|respectfully\s{1,40})?denied\b|[xX☒☑✓]\]?\)?\s{0,40}(?:is )?denied\b|\bdenied\s{0,40}[.:]|\b(?:annul|expunge|seal|expungement|petition|application|motion|aside) denied\b|\bden(?:y|ies|ying)\b|_[xX]_{1,20}\s{0,40}denied/i;
const granted =
  /\b(?:is|are|be|was|has been|hereby)\s{1,40}(?:hereby\s{1,40})?(?:granted|approved|allowed)\b|[xX☒☑✓]\]?\)?\s{0,40}(?:is )?granted\b|\bgrant(?:s|ing)\b|\bgranted\b|\bshall be (?:expunged|sealed|destroyed)\b|\bis (?:hereby )?(?:expunged|sealed|vacated|set aside)\b/i;
const grantedNow =
  /\bhereby is,?\s{1,40}granted\b|\b(?:is|are|was|has been|hereby)\s{0,40},?\s{1,40}(?:hereby\s{1,40})?(?:granted|approved|allowed)\b|[xX☒☑✓]\]?\)?\s{0,40}(?:is )?granted\b/i;
const decides =
  /\b(?:notice of decision|decision|it is (?:hereby |therefore |so ){0,3}ordered|so ordered|by the court|the court (?:finds|orders|hereby)|and now|having considered|order of the court|finding of (?:this|the) court|ordered,? adjudged)\b/i;

const minutes = /\bminute (?:order|entry)\b|\bjournal entry\b/i;
const dropped = /\bdismissed\b|\bnolle pros/i;
const condemned = /\b(?:guilty|nolo contendere|no contest|sentenced|convicted|probation)\b/i;

const opposed =
  /\b(?:opposes?|objects? to|is opposed to) (?:the |this |your |such )?(?:application|petition|motion|request|relief|expun\w{1,10}|sealing)\b/i;
const called =
  /\b(?:will|shall) be heard\b|\b(?:set|scheduled) for (?:a )?(?:hearing|\w{1,9}day)\b|\b(?:directed|required|ordered) to appear\b/i;
const promised = /\bciting officer\b|\bpromise to appear\b/i;

/** A paper that speaks of a request without being titled as one tells what became of it; an officer's notice to appear is a ticket. */
function asTold(kind: Known, titles: readonly PaperKind[], text: string): Known {
  if (kind === 'hearing_notice' && promised.test(text)) return 'citation';
  if (kind !== 'expungement_petition' || titles.includes(kind)) return kind;
  if (opposed.test(text)) return 'objection';
  return called.test(text) ? 'hearing_notice' : kind;
}

const freed = /\b(?:is|was|stands|be) (?:hereby )?acquitted\b|\bverdict ?: {0,9}not guilty\b/i;

/** An order on a request is told apart by what was decided, which its title often leaves open. */
function asDecided(kind: Known, text: string): Known {
  if (kind === 'expungement_order' && denied.test(text) && !granted.test(text)) return 'expungement_denial';
  if (kind === 'judgment' && minutes.test(text) && dropped.test(text) && !condemned.test(text))
    return 'dismissal_order';
  if (kind === 'judgment' && freed.test(text)) return 'acquittal';
  if (kind === 'expungement_denial' && granted.test(text) && !denied.test(text)) return 'expungement_order';
  if (kind === 'expungement_petition' && decides.test(text)) {
    if (denied.test(text)) return 'expungement_denial';
    if (grantedNow.test(text)) return 'expungement_order';
  }
  return kind;
}

/** The same word again says less each time. */
function scoreOf(kind: Known, text: string): number {
  const top = text.slice(0, heading);
  let score = 0;
  for (const [weight, pattern] of cues[kind]) {
    const times = [...text.matchAll(pattern)].length;
    if (times === 0) continue;
    const inHeading = [...top.matchAll(pattern)].length > 0;
    score += weight * (inHeading ? 1.3 : 1) * Math.min(2, 1 + Math.log2(times) / 4);
  }
  return score;
}
