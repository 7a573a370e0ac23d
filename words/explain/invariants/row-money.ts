import { roleOfWords } from '../amounts.ts';
import type { FoundAmount } from '../explanation.ts';
import { boxOver, cellsIn, lineAt, linesAbove } from '../rows.ts';
import type { Paper } from './paper.ts';

/** “$ 0.00     RTN    Restitution”: here the label follows its money. */
const moneyFirst = /^\s{0,40}(?:US)?\$?\s{0,3}[\d,]{1,12}(?:\.\d{2})?\s{2,40}(\S[^$\d]{2,80})$/;
/** “$100.00    $50.00    $0.00    $150.00”: here the heads of the table are the labels. */
const onlyMoney = /^\$?\s?[\d,]{1,12}\.\d{2}$/;

/** Money is what the label of its own row or column says. */
export function moneyIsOfItsRow(amounts: readonly FoundAmount[], { text }: Paper): readonly FoundAmount[] {
  return amounts.map((amount) => {
    const line = lineAt(text, amount.at);
    const [, label] = moneyFirst.exec(line.text) ?? [];
    const told = label === undefined ? underHead(amount, text) : roleOfWords(label);
    return told ? { ...amount, role: told } : amount;
  });
}

function underHead({ at }: FoundAmount, text: string): FoundAmount['role'] | undefined {
  const line = lineAt(text, at);
  const own = cellsIn(line.text);
  if (own.length < 2 || own.some((cell) => !onlyMoney.test(cell.text))) return undefined;
  const [head] = linesAbove(text, line.from, 1);
  if (head === undefined || /\d/.test(head)) return undefined;
  const heads = cellsIn(head);
  const place = own.findIndex(({ start, end }) => line.from + start <= at[0] && at[0] < line.from + end);
  const over =
    own.length === heads.length ? heads[place] : boxOver(head, at[0] - line.from, at[1] - line.from);
  return over && roleOfWords(over.text);
}
