import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse/sync';
import { type Line, linesOf } from './bounded-lines.ts';
import { type FileRecord, tooLarge } from './file-record.ts';

type Row = Record<string, string>;

/** The rows of one record, and the line it begins on. */
type Person = { line: number; rows: Row[]; size: number };

const aboutPerson = [
  'pendingCharges',
  'mustRegister',
  'age',
  'reliefReceived',
  'protectionOrder',
  'recordComplete',
];
const aboutElsewhere = ['elsewhere.felonies', 'elsewhere.misdemeanors', 'elsewhere.lastDate'];
const lists = ['offense', 'sentence'];
const numbers = [
  'age',
  'reliefReceived',
  'elsewhere.felonies',
  'elsewhere.misdemeanors',
  'sentenceMonths',
  'maxMonths',
  'ageAtOffense',
];
const words: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };
const yesOrNo = [
  'pendingCharges',
  'mustRegister',
  'protectionOrder',
  'recordComplete',
  'completed',
  'probationRevoked',
  'finesPaid',
  'restitutionPaid',
  'traffickingVictim',
  'weaponUsed',
  'registrable',
];

/** One more than a record may have: enough to be told that it is too many. */
const mostRows = 51;

/**
 * One charge a row, under a header with the names of the fields. Rows one after the other with the same `record` are
 * one person's; what is about the person is read from the first of them. Lists are separated by semicolons.
 */
export async function* recordsInCsv(input: Readable): AsyncGenerator<FileRecord> {
  let names: string[] | undefined;
  let person: Person | undefined;
  for await (const line of linesOf(input, { quotes: true })) {
    if (line.text?.trim() === '') continue;
    const cells = cellsIn(line);
    if (names === undefined) {
      if (typeof cells === 'string') {
        yield { line: line.line, size: 0, broken: `The header cannot be read. ${cells}` };
        return;
      }
      names = cells;
      continue;
    }
    const row = typeof cells === 'string' ? cells : asRow(names, cells);
    const size = line.text?.length ?? 0;
    if (typeof row !== 'string' && person && row.record && row.record === person.rows[0]?.record) {
      if (person.rows.length < mostRows) {
        person.rows.push(row);
        person.size += size;
      }
      continue;
    }
    if (person) yield asRecord(person);
    person = undefined;
    if (typeof row === 'string') yield { line: line.line, size: 0, broken: row };
    else person = { line: line.line, rows: [row], size };
  }
  if (person) yield asRecord(person);
}

/** The cells of a row, or what is wrong with it in a sentence. */
function cellsIn({ text, unfinished }: Line): string[] | string {
  if (text === undefined)
    return `${tooLarge('row')}${unfinished ? ' Check whether a quote was never closed.' : ''}`;
  if (unfinished) return 'From here on the file is not valid CSV: a quote is never closed.';
  try {
    const [cells = []] = parse(text, { trim: true }) as string[][];
    return cells;
  } catch (error) {
    if (error instanceof CsvError) return 'This row is not valid CSV. Check the quotes.';
    throw error;
  }
}

function asRow(names: readonly string[], cells: readonly string[]): Row | string {
  if (cells.length !== names.length)
    return `This row has ${cells.length} columns, and the header ${names.length}. Check the commas and quotes.`;
  return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
}

function asRecord({ line, rows, size }: Person): FileRecord {
  const [first = {}] = rows;
  const { record, state, asOf } = first;
  const elsewhere = fieldsOf(first, (name) => aboutElsewhere.includes(name));
  return {
    line,
    size,
    ...(record && { record }),
    request: {
      state,
      ...(asOf && { asOf }),
      answers: {
        ...fieldsOf(first, (name) => aboutPerson.includes(name)),
        ...(Object.keys(elsewhere).length > 0 && {
          elsewhere: Object.fromEntries(
            Object.entries(elsewhere).map(([name, value]) => [name.replace('elsewhere.', ''), value]),
          ),
        }),
        charges: rows.map((row) => fieldsOf(row, isAboutCharge)),
      },
    },
  };
}

function isAboutCharge(name: string): boolean {
  return ![...aboutPerson, ...aboutElsewhere, 'record', 'state', 'asOf'].includes(name);
}

function fieldsOf(row: Row, wanted: (name: string) => boolean): Record<string, unknown> {
  const given = Object.entries(row).filter(([name, text]) => wanted(name) && text !== '');
  return Object.fromEntries(given.map(([name, text]) => [name, readAs(name, text)]));
}

/** A text that is not what the field takes stays a text, so that the check names it. */
function readAs(name: string, text: string): unknown {
  if (lists.includes(name)) return text.split(';').map((part) => part.trim());
  if (yesOrNo.includes(name)) return words[text.toLowerCase()] ?? text;
  if (numbers.includes(name) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return text;
}
