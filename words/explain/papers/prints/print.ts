import type { Explanation, FoundCharge } from '../../explanation.ts';

/** What must be found of a charge: an empty field is one of which the paper says nothing. */
export type ToldCharge = {
  readonly offense: string;
  readonly statute: string;
  readonly disposition: string;
  readonly date: string;
};

/** An invented paper in the shape of what a court's own system prints, and all that may be found in it. */
export type Print = {
  readonly file: string;
  readonly text: string;
  readonly asOf: string;
  readonly told: (what: string) => readonly string[];
  readonly charges: readonly ToldCharge[];
};

/** Lines of what may be found in it, a rule, and its text. */
export function printOf(file: string, whole: string): Print {
  const rule = whole.indexOf('\n---\n');
  const facts = whole
    .slice(0, rule)
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]);
  const told = (what: string) => facts.filter(([name]) => name === what).map(([, value = '']) => value);
  const charges = told('charge').map((line) => {
    const [offense = '', statute = '', , , disposition = '', date = ''] = line.split('|');
    return { offense, statute, disposition, date };
  });
  return { file, text: whole.slice(rule + 5), asOf: told('as of')[0] ?? '', told, charges };
}

/** What was read and is not so. */
export type Wrong = {
  readonly orders: readonly string[];
  readonly charges: readonly string[];
  readonly endings: readonly string[];
  readonly money: readonly string[];
  readonly issued: readonly string[];
};

export function wrongIn(print: Print, found: Explanation): Wrong {
  const mayBe = print.told('by');
  return {
    orders: found.next.flatMap(({ by, text }) => (by && !mayBe.includes(by) ? [`${by}: ${text}`] : [])),
    charges: found.charges
      .filter((charge) => !print.charges.some((told) => isSame(told, charge)))
      .map(({ offense, statute }) => `${offense} ${statute ?? ''}`),
    endings: found.charges.flatMap((charge) => {
      const told = print.charges.find((each) => isSame(each, charge));
      return charge.disposition && told && told.disposition !== charge.disposition
        ? [`${charge.offense}: ${charge.disposition}, not ${told.disposition}`]
        : [];
    }),
    money: print
      .told('amount')
      .filter((amount) => !found.amounts.some(({ role, cents }) => `${role} ${cents}` === amount)),
    issued: found.dates.flatMap(({ role, date }) =>
      role === 'issued' && print.told('issued').length > 0 && !print.told('issued').includes(date)
        ? [date]
        : [],
    ),
  };
}

export function isRead(told: ToldCharge, found: Explanation): boolean {
  return found.charges.some(
    (charge) => isSame(told, charge) && (charge.disposition ?? '') === told.disposition,
  );
}

function isSame(told: ToldCharge, found: FoundCharge): boolean {
  const hasSection = told.statute !== '' && found.statute !== undefined;
  return hasSection
    ? digitsOf(told.statute) === digitsOf(found.statute ?? '')
    : startOf(told.offense) === startOf(found.offense);
}

function digitsOf(statute: string): string {
  return statute.replaceAll(/\D/g, '');
}

function startOf(offense: string): string {
  return offense
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 10);
}
