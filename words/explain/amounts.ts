import type { AmountRole, At, FoundAmount } from './explanation.ts';
import { lastIn, leadingTo, nearestRole, type RoleWords } from './nearest-role.ts';
import { boxOver, cellOf, cellsIn, lineAt, linesAbove } from './rows.ts';

const money = /(?:US)?\$\s?(\d{1,3}(?:,\d{3}){1,3}|\d{1,12})(?:\.(\d{2}))?(?!\d)/g;
/** Tables leave the sign away: “Court costs   150.00”. */
const bare = /(?:^|\s)((\d{1,3}(?:,\d{3}){1,3}|\d{1,12})\.(\d{2}))(?=\s{2,40}|\s{0,40}$|\s{0,40}\|)/gm;
const inWords = /\b(\d{1,3}(?:,\d{3}){1,3}|\d{1,12})(?:\.(\d{2}))?\s{1,40}dollars\b/gi;

const words: RoleWords<AmountRole> = [
  [
    'total',
    /\b(?:sub|grand )?total(?:s|ing|ed)?\b(?:[\s\w,&/]{0,40}\b(?:due|owed|costs?|fees?|fines?|assessed|amount|obligations?|restitution|assessments?|charges)\b)?|\boriginal (?:assessment|amount|balance)\b/gi,
  ],
  [
    'balance',
    /\b(?:(?:total )?(?:unpaid |remaining |outstanding |current )?balance(?: due| owed| remaining)?|remaining|outstanding|(?:amount|payment|now) (?:due|owed|owing)|still owe[ds]?|you owe|owe[sd]?|past due(?: amount)?|unpaid)\b/gi,
  ],
  ['restitution', /\brestitution\b/gi],
  ['bail', /\b(?:bail|(?:cash |surety |appearance |secured |unsecured )?bond|surety|recognizance)\b/gi],
  ['fine', /\b(?:fines?(?: amount)? if paid(?: \w+){0,3}|fines?|fined|penalty|penalties|forfeiture)\b/gi],
  [
    'fee',
    /\b(?:fees?|costs?|surcharges?|assessments?|filing|reimbursement|lab(?:oratory)?|crime victims?(?: fund)?|service charges?|court operations|conviction assessment|technology|library|security|dna|clerk)\b/gi,
  ],
  [
    'other',
    /\b(?:(?:less )?payments?(?: made| received)?(?! (?:due|plan|owed))|(?:amount |total |already |have |has |been )?paid(?: to date)?|credits?|received|installments?|per month|monthly|worth|valued?(?: at)?|damages?|loss|deposit(?:ed)?|income|earns?|waived amount|amount waived)\b/gi,
  ],
];

/** What a paper asks for or speaks of in money, each with what it is for. */
export function amountsOf(text: string): readonly FoundAmount[] {
  const found = [
    ...[...text.matchAll(money)].map((match) => amountAt(match.index, match[0], match[1], match[2])),
    ...[...text.matchAll(inWords)].map((match) => amountAt(match.index, match[0], match[1], match[2])),
    ...[...text.matchAll(bare)]
      .map((match) =>
        amountAt(match.index + match[0].indexOf(match[1] ?? ''), match[1] ?? '', match[2], match[3]),
      )
      .filter(({ at }) => isInMoneyRow(text, at)),
  ].sort((one, other) => one.at[0] - other.at[0]);
  return found
    .filter(({ at }, index) => index === 0 || (found[index - 1]?.at[1] ?? 0) <= at[0])
    .map((amount) => ({ ...amount, role: roleOf(text, amount.at) }));
}

/** What a label says that its money is for. */
export function roleOfWords(label: string): AmountRole | undefined {
  return lastIn(label, words)?.role;
}

function amountAt(from: number, text: string, dollars = '0', cents = '00'): Omit<FoundAmount, 'role'> {
  return {
    cents: Number(dollars.replaceAll(',', '')) * 100 + Number(cents),
    text,
    at: [from, from + text.length],
  };
}

/** `2953.32` is a section of Ohio's code: without a sign only a row that speaks of money holds amounts. */
function isInMoneyRow(text: string, at: At): boolean {
  const line = lineAt(text, at).text;
  if (/§|\b(?:section|sec|stat|code|r\.?c\.?|mcl|ors|statute|hours?|gpa|bac)\b/i.test(line)) return false;
  return lastIn(line.slice(0, Math.max(0, at[0] - lineAt(text, at).from)), words) !== undefined;
}

const rightAfter =
  /^\s*(?:(?:in|for|as|toward|of|to)\s+)?(?:(?:the|a|an|court|unpaid|cash|secured|unsecured|criminal|filing|supervision|probation|administrative|processing|victim)\s+){0,2}(restitution|fines?|costs?|fees?|surcharges?|assessments?|bail|bond|balance|penalty|per month|(?:each|a) month|monthly|payments?)\b(?!\s*:|\s+\$|\s*\.{3,})/i;

/** “a $250 fine and $75 in costs”: what follows at once says more than what went before, unless a label leads to it. */
function roleOf(text: string, at: At): AmountRole {
  const line = lineAt(text, at);
  const { before } = cellOf(line, at);
  const sinceLast = (
    leadingTo(text, at, 160)
      .split(/\$[\d,.]*\d/)
      .at(-1) ?? ''
  ).replaceAll('\n', ' ');
  const led = sinceLast.trimEnd();
  const isLed = /(?::|\.{2,60}|\bof|\bis|\bat)$/.test(led) || /\s{2}$/.test(sinceLast);
  const [label] = /[\w ,/&'-]{3,30}$/.exec(led.replace(/(?::|\.{2,60}|\bof|\bis|\bat)$/, '')) ?? [];
  const labelled = label === undefined ? undefined : lastIn(label, words);
  if (labelled && isLed) return headed(text, at) ?? labelled.role;
  const follows = rightAfter.exec(text.slice(at[1], at[1] + 60))?.[1];
  if (follows && (before.trim() !== '' || cellsIn(line.text).length === 1)) {
    if (/month|payment/i.test(follows)) return paidMonthly(led) ?? 'other';
    const told = lastIn(follows, words);
    if (told) return told.role;
  }
  return headed(text, at) ?? labelled?.role ?? nearestRole(text, at, words)?.role ?? 'other';
}

/** “supervision fee $30.00 per month”: the label right before it says what for. */
function paidMonthly(led: string): AmountRole | undefined {
  const [label] = /\b(?:fees?|restitution|fines?|costs?)$/i.exec(led) ?? [];
  return label === undefined ? undefined : lastIn(label, words)?.role;
}

const columns: RoleWords<AmountRole> = [
  ['other', /\b(?:paid|payments?|credits?|adjust\w*|waived|suspended)\b/gi],
  ['balance', /\b(?:balance|(?:amount )?due|owed|owing|outstanding|unpaid)\b/gi],
  ['total', /\btotal\b/gi],
];

/** In a table with a column for what was paid and one for what is left, the column says it. */
function headed(text: string, at: At): AmountRole | undefined {
  const line = lineAt(text, at);
  if ((line.text.match(/\$\s?\d[\d,]{0,12}(?:\.\d{2})?|\d\.\d{2}\b/g) ?? []).length < 2) return undefined;
  if (!/\s{2,}|\t|\|/.test(line.text.trim())) return undefined;
  const place = columnOver(text, at);
  return place === undefined ? undefined : lastIn(place, columns)?.role;
}

function columnOver(text: string, at: At): string | undefined {
  const line = lineAt(text, at);
  const [from, upTo] = [at[0] - line.from, at[1] - line.from];
  const head = linesAbove(text, line.from, 20).find(
    (each) => /\b(?:paid|payments?|balance|due|owed)\b/i.test(each) && !/\d/.test(each),
  );
  return head === undefined ? undefined : boxOver(head, from, upTo)?.text;
}
