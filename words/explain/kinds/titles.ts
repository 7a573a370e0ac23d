import type { PaperKind } from '../explanation.ts';

const clearing =
  '\\b(?:expun(?:g\\w{0,20}|ction)|seal(?:ing|ed)?|set(?:ting)?[- ]aside|annul\\w{0,20}|erasure|limited access|non-?disclosure|record (?:restriction|clear(?:ing|ance))|restrict\\w{0,20}|vacat\\w{0,20}|vacatur|1203\\.4|clear(?:ing)? (?:of )?(?:\\w{1,20} )?records?|destr(?:oy|uction))';
const asked = '(?:petition|application|motion|request)';

/** What a line that stands as a title says the paper is; the first that fits, since longer names hold shorter ones. */
const titles: readonly (readonly [kind: PaperKind, found: RegExp, unless?: RegExp])[] = [
  [
    'objection',
    /\b(?:objections?|opposition|memorandum contra|response in opposition|answer in opposition|notice of (?:intent to )?(?:objection|oppos\w+|object))\b|\b(?:state|people|commonwealth|government|city|prosecut\w{1,9}|attorney)['’]?s? (?:\w{1,20} ){0,2}(?:response|answer|reply|argument)\b/i,
    /\b(?:non-?opposition|no objection|consent)\b/i,
  ],
  [
    'fee_waiver_order',
    /\b(?:order|decision|ruling|notice)\b.{0,60}\b(?:fee waiver|waiv(?:er|ing|e)\b.{0,40}\b(?:fees?|costs?)|in forma pauperis|indigen\w+|inability to (?:afford|pay)\b.{0,60}|court fees|without (?:pre)?payment)\b|\bin forma pauperis\b|\bfee waiver (?:order|granted|denied)\b/i,
  ],
  ['citation', /\b(?:citation|ticket|notice of (?:infraction|violation))\b(?!\s*(?:no|number|#))/i],
  [
    'hearing_notice',
    /\b(?:notice (?:of|to) (?:\w+ ){0,5}(?:hearing|trial|arraignment|court date|appear(?:ance)?|conference|setting|continuance)|hearing notice|rule nisi|order to show cause|notice of (?:assignment|setting|rescheduled)|court date (?:notice|reminder)|(?:trial|scheduling) (?:notice|order)|notice to appear|(?:order|entry) (?:setting|scheduling|fixing)|appearance notice|order for (?:continuance|hearing)|note for (?:\w+ )?(?:motion|hearing|calendar|trial)|notification of (?:scheduled|hearing|court))\b/i,
  ],
  [
    'expungement_denial',
    new RegExp(
      `\\b(?:den(?:ying|ial|ied)|reject(?:ion|ing|ed)|disapprov\\w+)\\b.{0,80}(?:${clearing}|\\b${asked}\\b)|${clearing}.{0,80}\\b(?:denied|denial|denying)\\b`,
      'i',
    ),
  ],
  [
    'expungement_order',
    new RegExp(
      `\\b(?:order|decree|certificate|judgment)\\b.{0,80}${clearing}|\\bautomatic(?:ally)? .{0,20}${clearing}|^\\W{0,9}notice of (?:erasure|expunge?ment|sealing|record clear\\w{1,9})\\W{0,9}$|${clearing}.{0,80}\\b(?:order|granted|decree)\\b`,
      'i',
    ),
    // Who asks for an order has none yet.
    /^\W{0,9}(?:petition|application|motion|request) for (?:an )?order\b/i,
  ],
  [
    'expungement_petition',
    new RegExp(
      `\\b${asked}\\b.{0,80}(?:${clearing}|\\bdismissal under\\b)|${clearing}.{0,80}\\b${asked}\\b`,
      'i',
    ),
  ],
  [
    'fee_bill',
    /\b(?:statement of (?:account|costs|fees|court|fines)|account statement|billing statement|bill of costs|invoice|payment (?:notice|due|reminder|coupon)|past[- ]due|overdue|delinquen\w+|amount due|(?:costs?|fines?|fees?),?(?: and| &)? (?:fines?|costs?|fees?)(?:,? (?:and )?\w+)? (?:statement|summary|bill|notice)|notice of (?:\w+ )?(?:debt|balance|collections?)|court (?:bill|debt)|financial obligations?|fines? and (?:costs|fees) due|collections? notice|(?:official |payment |cash )?receipt)\b/i,
  ],
  [
    'probation_discharge',
    /\b(?:discharg(?:e|ing)|(?:early )?terminat\w{1,30}|release|completion|closure)\b.{0,200}\b(?:probation|supervision|community (?:control|supervision|corrections)|parole|sentence)\b|\b(?:probation|supervision|parole)\b.{0,200}\b(?:discharged?|terminat(?:ed|ion)|completion|completed)\b|\b(?:certificate|order)(?: and order)? of (?:final )?(?:discharge|completion|release)\b|\bfinal discharge\b/i,
  ],
  ['acquittal', /\bacquit\w*|\bnot guilty\b/i],
  [
    'protection_order',
    /\b(?:protection from (?:abuse|harassment)|protecti(?:ve|on) order|order (?:of|for) protection|restraining order|no[- ]contact order|injunction|stay[- ]away order|harassment (?:order|prevention))\b/i,
  ],
  [
    'background_check',
    /\b(?:background (?:check|screening|report|investigation)|consumer report|(?:employment|tenant|resident) screening|adverse action|screening report)\b/i,
  ],
  [
    'criminal_history',
    /\b(?:criminal (?:history|record)s?(?! (?:clear|restrict|seal|expung|section|unit|bureau|division))|rap sheet|identity history|record of arrests?|identification record|record review|computerized criminal|conviction history|cori\b)/i,
    // A request to clear them names them too.
    /\b(?:expung|expunction|seal|petition|order)/i,
  ],
  ['dismissal_order', /\b(?:order|notice|entry|motion|certificate) (?:of|for|granting) dismissal\b/i],
  [
    'deferral_order',
    /\b(?:court supervision\b|defer(?:red|ral|ring)\b|adjournment in contemplation|probation before judgment|conditional discharge|stay of (?:adjudication|imposition)|withh(?:e|o)ld\w* (?:of )?(?:adjudication|judgment)|adjudication withheld|suspend(?:ed|ing) imposition|imposition of sentence suspended|accelerated (?:pre-?trial )?rehabilitat|a\.?r\.?d\.? (?:order|program)|diversion|pre-?trial intervention|first offender|plea in abeyance|withheld judgment|stet\b|continu\w+ without a finding)/i,
  ],
  [
    'plea_agreement',
    /\bplea (?:agreement|offer|bargain|form|petition|questionnaire|statement|waiver|deal|memorandum|and)\b|\b(?:on|for) (?:a )?plea of (?:guilty|no contest|nolo)\b|\b(?:petition|agreement) to (?:plead|enter)\b|\bwaiver of (?:constitutional |trial )?rights\b|\bguilty plea (?:form|statement|agreement|petition|questionnaire)\b/i,
  ],
  [
    'probation_terms',
    /\b(?:terms|conditions|rules|order|regulations|instructions)\b.{0,200}\b(?:probation|supervision|supervised release|community (?:control|supervision|corrections)|parole)\b|\b(?:probation|parole|supervision) (?:order|conditions|agreement|rules|terms|contract)\b/i,
  ],
  ['warrant', /\bwarrant\b|\bcapias\b|\bbody attachment\b/i, /\bcommitment\b|\bwarrant ?(?:#|no\b|number)/i],
  ['summons', /\bsummons\b|\bsubpoena\b/i],
  [
    'dismissal_order',
    /\bdismiss(?:al|ing|ed)?\b|\bnolle pros\w*|\bnol\.? pros\b|\bwithdraw(?:al|ing)\b|\bdeclin(?:ation|ing)\b|\bno information\b|\brejection of charges\b|\bnot to prosecute\b|\bno bill\b|\bno (?:complaint|charges?|action|file)\b|\bno true bill\b|\bnotice of (?:no charges|release without)\b/i,
  ],
  ['pardon', /\bpardon\b|\bclemency\b|\bcommutation\b/i],
  [
    'docket',
    /\b(?:docket(?!\s*(?:no|number|num|#|:|\d|clerk))|register of actions|(?:case|complaint|charge|citation|court|defendant) (?:summary|details?|history|information|search|report|inquiry|look-?up)|court summary|certificate of disposition|(?:certified )?statement of (?:conviction|disposition)|criminal inquiry|case register|abstract of (?:court )?record|records? search(?: results)?|search results|charge details?|chronological|minutes? (?:entries|book)|disposition certificate|case record)\b/i,
    // Maine's own name of a court.
    /\bunified criminal docket\b/i,
  ],
  [
    'judgment',
    /\bjudge?ment\b|\bsentenc(?:e|ing)\b(?!(?: information)?$)|\b(?:final disposition|misdemeanor|felony)\b.{0,20}\bsentence\b|\bcertificate of conviction\b|\bcommitment\b|\bconviction\b|\bverdict of guilty\b/i,
  ],
  [
    'complaint',
    /\bcomplaint\b(?!\s*(?:no|number|#))|^\W*information\W*$|\bcriminal information\b|\bindictment\b(?!\s*(?:no|number|#))|\baccusation\b|\btrue bill\b|\bstatement of (?:charges|probable cause)\b|\bcharging (?:document|instrument)\b|\bpresentment\b|\bbill of information\b/i,
  ],
];

export function kindTitled(title: string): PaperKind | undefined {
  return titles.find(([, found, unless]) => found.test(title) && !unless?.test(title))?.[0];
}
