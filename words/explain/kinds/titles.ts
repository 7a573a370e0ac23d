import type { PaperKind } from '../explanation.ts';
import { beginsWithDay, isHeadOfCharges } from './shape.ts';

const clearing =
  '\\b(?:expun(?:g\\w{0,20}|ction)|seal(?:ing|ed)?|set(?:ting)?[- ]aside|annul\\w{0,20}|erasure|limited access|non-?disclosure|record (?:restriction|clear(?:ing|ance))|restrict\\w{0,20}|vacat\\w{0,20}|vacatur|1203\\.4|clear(?:ing)? (?:of )?(?:\\w{1,20} )?records?|destr(?:oy|uction))';
const asked = '(?:petition|application|motion|request)';

/** What a line that stands as a title says the paper is; the first that fits, since longer names hold shorter ones. */
const titles: readonly (readonly [kind: PaperKind, found: RegExp, unless?: RegExp])[] = [
  [
    'objection',
    /\b(?:objections?|opposition|memorandum contra|response in opposition|answer in opposition|notice of (?:intent to )?(?:objection|oppos\w+|object))\b|\b(?:state|people|commonwealth|government|city|prosecut\w{1,9}|attorney)['’]?s? (?:\w{1,20} )?(?:response|answer|reply) to\b/i,
    /\b(?:non-?opposition|no objection|consent)\b/i,
  ],
  [
    'fee_waiver_order',
    /\b(?:order|decision|ruling|notice)\b.{0,60}\b(?:fee waiver|waiv(?:er|ing|e)\b.{0,40}\b(?:fees?|costs?)|in forma pauperis|indigen\w+|inability to (?:afford|pay)\b.{0,60}|court fees)\b|\bin forma pauperis\b|\bfee waiver (?:order|granted|denied)\b/i,
  ],
  ['citation', /\b(?:citation|ticket|notice of (?:infraction|violation))\b(?!\s*(?:no|number|#))/i],
  [
    'hearing_notice',
    /\b(?:notice (?:of|to) (?:\w+ ){0,5}(?:hearing|trial|arraignment|court date|appear(?:ance)?|conference|setting|continuance)|hearing notice|rule nisi|order to show cause|notice of (?:assignment|setting|rescheduled)|court date (?:notice|reminder)|(?:trial|scheduling) (?:notice|order)|notice to appear|(?:order|entry) (?:setting|scheduling|fixing)|appearance notice|order for (?:continuance|hearing))\b/i,
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
      `\\b(?:order|decree|certificate|judgment)\\b.{0,80}${clearing}|${clearing}.{0,80}\\b(?:order|granted|decree)\\b`,
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
    /\b(?:discharge|(?:early )?terminat\w{1,30}|release|completion|closure)\b.{0,200}\b(?:probation|supervision|community (?:control|supervision|corrections)|parole|sentence)\b|\b(?:probation|supervision|parole)\b.{0,200}\b(?:discharged?|terminat(?:ed|ion)|completion|completed)\b|\b(?:certificate|order)(?: and order)? of (?:final )?(?:discharge|completion|release)\b|\bfinal discharge\b/i,
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
    /\b(?:terms|conditions|rules|order|regulations)\b.{0,200}\b(?:probation|supervision|supervised release|community (?:control|supervision|corrections)|parole)\b|\b(?:probation|parole|supervision) (?:order|conditions|agreement|rules|terms|contract)\b/i,
  ],
  ['warrant', /\bwarrant\b|\bcapias\b|\bbody attachment\b/i],
  ['summons', /\bsummons\b|\bsubpoena\b/i],
  [
    'dismissal_order',
    /\bdismiss(?:al|ing|ed)?\b|\bnolle pros\w*|\bnol\.? pros\b|\bwithdraw(?:al|ing)\b|\bdeclin(?:ation|ing)\b|\bno information\b|\brejection of charges\b|\bnot to prosecute\b|\bno bill\b|\bno true bill\b|\bnotice of (?:no charges|release without)\b/i,
  ],
  ['pardon', /\bpardon\b|\bclemency\b|\bcommutation\b/i],
  [
    'docket',
    /\b(?:docket(?!\s*(?:no|number|num|#|:|\d|clerk))|register of actions|(?:case|complaint|charge|citation|court|defendant) (?:summary|details?|history|information|search|report|inquiry|look-?up)|court summary|certificate of disposition|(?:certified )?statement of (?:conviction|disposition)|criminal inquiry|records? search(?: results)?|search results|charge details?|chronological|minutes? (?:entries|book)|disposition certificate|case record)\b/i,
    // Maine's own name of a court.
    /\bunified criminal docket\b/i,
  ],
  [
    'judgment',
    /\bjudge?ment\b|\bsentenc(?:e|ing)\b(?!(?: information)?$)|\bcertificate of conviction\b|\bcommitment\b|\bconviction\b|\bverdict of guilty\b/i,
  ],
  [
    'complaint',
    /\bcomplaint\b(?!\s*(?:no|number|#))|^\W*information\W*$|\bcriminal information\b|\bindictment\b(?!\s*(?:no|number|#))|\baccusation\b|\btrue bill\b|\bstatement of (?:charges|probable cause)\b|\bcharging (?:document|instrument)\b|\bpresentment\b|\bbill of information\b/i,
  ],
];

/** The kinds that its titles name, the uppermost first. */
export function kindsTitled(text: string): readonly PaperKind[] {
  const all = text.split('\n').slice(0, 60);
  const table = all.findIndex(isHeadOfCharges);
  const lines = table === -1 ? all : all.slice(0, table);
  const found = lines
    .flatMap((line, index) => titlesIn(line, lines[index + 1] ?? ''))
    .map((title) => titles.find(([, found, unless]) => found.test(title) && !unless?.test(title))?.[0])
    .filter((kind) => kind !== undefined);
  return [...new Set(found)];
}

const isCourtOrParty =
  /\b(?:court|county|judicial|division|plaintiff|defendant|petitioner,|vs?\.|state of|commonwealth of|people of|department of|office of|clerk of|bureau of)\b/i;
const isOrder =
  /\b(?:order|notice|petition|motion|application|judgment|warrant|summons|certificate|complaint|agreement|statement|report|citation|summary|pardon|case details?|docket|register of actions|search results)\b/i;

/** What shouts in a line, or stands there short and alone, without a label; a title may run over two lines. */
function titlesIn(line: string, next: string): readonly string[] {
  const below = boxesOf(next)
    .filter((box) => isTitle(box) && box === box.toUpperCase() && !isCourtOrParty.test(box))
    .at(-1);
  const boxes = boxesOf(line);
  // The heads of a table name its columns.
  if (boxes.length > 3 || beginsWithDay(line) || tellsOfEnd(boxes[0] ?? '')) return [];
  return boxes
    .filter(isTitle)
    .map((box) => (below && box === box.toUpperCase() && runsOn(box, below) ? `${box} ${below}` : box));
}

function boxesOf(line: string): readonly string[] {
  return line
    .split(/\s{3,}|\t|\||\)\s{2,}/)
    .map((box) =>
      box
        .trim()
        .replace(/^[)§|*=#-]+|[*=#-]{1,90}$/g, '')
        .trim(),
    )
    .filter((box) => box !== '');
}

function runsOn(title: string, below: string): boolean {
  return (
    /\b(?:of|for|to|and|on|the|in|from|or|under)$|,$/i.test(title) ||
    /^(?:of|for|to|and|from|or|under)\b/i.test(below)
  );
}

function isTitle(cell: string): boolean {
  const letters = cell.replaceAll(/[^A-Za-z]/g, '');
  if (
    letters.length < 4 ||
    cell.length > 100 ||
    isLabelled(cell) ||
    (/\.\s*$/.test(cell) && cell !== cell.toUpperCase())
  )
    return false;
  if (/\b(?:no|nos|number|num)\.?$|\bdear\b/i.test(cell)) return false;
  if (isCourtOrParty.test(cell) && !isOrder.test(cell)) return false;
  const words = cell.split(/\s+/).filter((word) => word.length > 3);
  const capital = words.filter((word) => /^[("“]?[a-z]?[A-Z0-9]/.test(word)).length;
  return words.length > 0 && words.length <= 14 && capital === words.length;
}

function isLabelled(cell: string): boolean {
  if (tellsOfEnd(cell) || (/:\s*$/.test(cell) && cell !== cell.toUpperCase())) return true;
  return /:\s*\S/.test(cell) && !(cell === cell.toUpperCase() && cell.length > 20 && !/\d/.test(cell));
}

/** “Disposition: 10/03/2016   Suspended imposition of sentence” */
function tellsOfEnd(cell: string): boolean {
  if (/^(?:disposed|disposition|plea|finding|verdict)\b/i.test(cell) && /\d/.test(cell)) return true;
  return /^\W{0,9}(?:method|dispo(?:sition)?|verdict|plea|finding|result|status|judgment)[\w ]{0,20}:/i.test(
    cell,
  );
}
