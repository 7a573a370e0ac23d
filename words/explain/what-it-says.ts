import type { PaperKind } from './explanation.ts';
import { paperWords } from './paper-words.ts';

type Saying = {
  readonly of: readonly PaperKind[];
  readonly found: RegExp;
  readonly unless?: RegExp;
  readonly means: string;
};

const cleared = ['expungement_order', 'expungement_denial'] as const;

/** The essentials that a paper of a kind tells, and what they mean. Nothing of them names anybody. */
const sayings: readonly Saying[] = [
  {
    of: ['dismissal_order'],
    found: /\bwithout\s+prejudice\b/i,
    means: 'It says “without prejudice”: the prosecutor may still be able to bring the charges again.',
  },
  {
    of: ['dismissal_order'],
    found: /\bwith\s+prejudice\b/i,
    unless: /\bwithout\s+prejudice\b/i,
    means: 'It says “with prejudice”: the same charges cannot be brought again.',
  },
  {
    of: ['dismissal_order'],
    found: /\bnol(?:le|\.)?\s*pros\w*/i,
    means: '“Nolle prosequi” means that the prosecutor chose not to go on.',
  },
  {
    of: ['expungement_denial'],
    found: /\bwithout\s+prejudice\b/i,
    means: 'It says “without prejudice”: you may be able to ask again.',
  },
  {
    of: ['expungement_denial'],
    found: /\bwith\s+prejudice\b/i,
    unless: /\bwithout\s+prejudice\b/i,
    means: 'It says “with prejudice”: the court does not want the same request again.',
  },
  {
    of: ['expungement_denial', 'objection'],
    found:
      /\b(?:restitution|fines?|costs?|fees?|balance)\b[^.]{0,60}\b(?:unpaid|owed|owing|outstanding|due|remain\w*|not (?:been )?paid)\b|\b(?:owes|unpaid|outstanding)\b/i,
    means: 'Money that is still owed is named in it.',
  },
  {
    of: ['expungement_denial', 'objection'],
    found:
      /\b(?:waiting period|not (?:yet )?(?:elapsed|passed|expired)|years? (?:have|has) not|too (?:early|soon))\b/i,
    means: 'It says that the wait was not over.',
  },
  {
    of: ['expungement_denial', 'objection'],
    found: /\b(?:pending (?:charge|case|criminal)|open (?:charge|case))/i,
    means: 'It says that another case was open.',
  },
  {
    of: ['expungement_order'],
    found: /\bgranted\s+in\s+part\b|\bdenied\s+in\s+part\b/i,
    means: 'It was granted only in part: see which charges it names.',
  },
  {
    of: ['fee_waiver_order'],
    found: /\b(?:granted|waived|approved|allowed)\b/i,
    unless: /\b(?:denied|denies|denying|not waived|granted in part)\b/i,
    means: 'The court said yes: you need not pay the fees that it names.',
  },
  {
    of: ['fee_waiver_order'],
    found: /\b(?:denied|denies|denying|not waived)\b/i,
    unless: /\b(?:is|are|be) (?:hereby )?(?:granted|waived)\b|granted in part/i,
    means: 'The court said no: the fee is still to be paid, unless you ask again.',
  },
  {
    of: ['deferral_order'],
    found: /\b(?:plea of guilty|pleaded guilty|pled guilty|guilty plea|no contest|nolo contendere)\b/i,
    means: 'It speaks of a plea. Some states count that later, even when the case is dismissed.',
  },
  {
    of: ['probation_discharge'],
    found: /\bunsuccessful\w*|\bunsatisfactor\w*|\bdishonorabl\w*/i,
    means: 'It says that the supervision did not end well. That can matter for clearing the record.',
  },
  {
    of: ['probation_discharge'],
    found: /\bearly\b/i,
    means: 'It ended early.',
  },
  {
    of: ['warrant'],
    found: /\bbench warrant\b|\bfail(?:ed|ure) to appear\b/i,
    means: 'It says that a day in court was missed.',
  },
  { of: ['warrant'], found: /\bsearch warrant\b/i, means: 'It is for a search.' },
  {
    of: ['protection_order'],
    found: /\b(?:temporary|ex parte|emergency)\b/i,
    means: 'It is a first order for a short time. A judge decides later whether it stays.',
  },
  {
    of: ['protection_order'],
    found: /\bfirearms?|weapons?\b/i,
    means: 'It speaks of weapons: you may have to give them up.',
  },
  {
    of: ['background_check'],
    found: /\bpre-?adverse\b|\bbefore (?:we|a final) (?:make|decision)\b/i,
    means: 'The decision is not final yet: you can still tell them what is wrong.',
  },
  {
    of: ['summons', 'hearing_notice', 'citation'],
    found: /\b(?:fail(?:ure)? to appear|do not appear|don.t appear)\b/i,
    means: 'It warns that a judge may order an arrest if you are not there.',
  },
  {
    of: ['pardon'],
    found: /\b(?:full|absolute|unconditional)\b/i,
    unless: /\bden(?:ied|ial|ies)\b/i,
    means: 'It is a full pardon.',
  },
  {
    of: ['judgment'],
    found: /\bsuspended\b/i,
    means: 'A part of the sentence is suspended: it is not carried out while you keep the terms.',
  },
];

const appealTime =
  /\bappeal\b[^.;]{0,140}?\b((?:\w{1,30}(?:-\w{1,30})?\s{1,40})?\(?\d{1,3}\)?|ten|fourteen|fifteen|twenty|twenty-one|twenty-eight|thirty|forty-five|sixty|ninety)\s{1,40}(?:calendar\s{1,40})?(days|months)\b|\b(\d{1,3}|ten|fourteen|fifteen|twenty|twenty-one|twenty-eight|thirty|forty-five|sixty|ninety)(?:\s{0,40}\(\d{1,12}\))?\s{1,40}(?:calendar\s{1,40})?(days|months)\b[^.;]{0,60}\bappeal\b/i;

/** What the paper means, and what it tells itself. */
export function meaningOf(kind: PaperKind, text: string): string {
  return [
    kind === 'pardon' && refused.test(text) ? noPardon : paperWords[kind].meaning,
    ...whatItSays(kind, text),
  ].join(' ');
}

const refused = /\b(?:denied|denial|denies|not (?:been )?granted|declined)\b/i;
const noPardon =
  'This is an answer to a request for a pardon. It says no for now. The conviction stays as it is, but you may be able to ask again.';

/** What the paper itself tells, after what every paper of its kind means. */
function whatItSays(kind: PaperKind, text: string): readonly string[] {
  const said = sayings
    .filter(({ of, found, unless }) => of.includes(kind) && found.test(text) && !unless?.test(text))
    .map(({ means }) => means);
  return [...said, ...(isDecision(kind) && appealTime.test(text) ? [appealIn(text)] : [])];
}

function isDecision(kind: PaperKind): boolean {
  return [
    ...cleared,
    'judgment',
    'fee_waiver_order',
    'dismissal_order',
    'protection_order',
    'letter',
    'deferral_order',
  ].includes(kind);
}

function appealIn(text: string): string {
  const [, first, firstUnit, second, secondUnit] = appealTime.exec(text) ?? [];
  const count = /\d+/.exec(first ?? second ?? '')?.[0] ?? (first ?? second ?? '').trim().toLowerCase();
  return `It gives ${count} ${(firstUnit ?? secondUnit ?? 'days').toLowerCase()} to appeal.`;
}
