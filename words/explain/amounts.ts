import type { AmountRole, FoundAmount } from './explanation.ts';
import { nearestRole, type RoleWords } from './nearest-role.ts';

const money = /(?:US)?\$\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?(?!\d)/g;

const words: RoleWords<Exclude<AmountRole, 'other'>> = [
  ['restitution', /\brestitution\b/gi],
  ['balance', /\b(?:balance(?: due)?|remaining|outstanding|amount (?:due|owed)|still owe[ds]?|past due)\b/gi],
  ['total', /\btotals?\b|\bgrand total\b|\bsum of\b/gi],
  ['bail', /\b(?:bail|bond|surety|recognizance)\b/gi],
  ['fine', /\b(?:fines?|fined|penalty)\b/gi],
  [
    'fee',
    /\b(?:fees?|costs?|surcharge|assessment|filing|reimbursement|supervision|lab|crime victims?(?: fund)?|service charge)\b/gi,
  ],
];

/** What a paper asks for or speaks of in money, each with what it is for. */
export function amountsOf(text: string): readonly FoundAmount[] {
  return [...text.matchAll(money)].map((match) => {
    const [written, dollars = '', cents = '00'] = match;
    const at = [match.index, match.index + written.length] as const;
    return {
      cents: Number(dollars.replaceAll(',', '')) * 100 + Number(cents),
      role: nearestRole(text, at, words) ?? 'other',
      text: written,
      at,
    };
  });
}
