import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { FileRecord } from './file-record.ts';

type Row = Record<string, string>;

const aboutPerson = ['pendingCharges', 'mustRegister', 'age', 'reliefReceived', 'protectionOrder'];
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
  'completed',
  'probationRevoked',
  'finesPaid',
  'restitutionPaid',
  'traffickingVictim',
  'weaponUsed',
  'registrable',
];

/**
 * One charge a row, under a header with the names of the fields. Rows one after the other with the same `record` are
 * one person's; what is about the person is read from the first of them. Lists are separated by semicolons.
 */
export async function* recordsInCsv(input: Readable): AsyncGenerator<FileRecord> {
  const rows = input.pipe(
    parse({ columns: true, bom: true, trim: true, skip_empty_lines: true, info: true }),
  );
  let person: { line: number; rows: Row[] } | undefined;
  try {
    for await (const { record: row, info } of rows as AsyncIterable<{
      record: Row;
      info: { lines: number };
    }>) {
      if (person && row.record !== undefined && row.record !== '' && row.record === person.rows[0]?.record) {
        person.rows.push(row);
        continue;
      }
      if (person) yield asRecord(person.line, person.rows);
      person = { line: info.lines, rows: [row] };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (person) yield asRecord(person.line, person.rows);
    yield {
      line: Number(error.lines ?? 0),
      broken: 'From here on the file is not valid CSV. Check the quotes and the number of columns.',
    };
    return;
  }
  if (person) yield asRecord(person.line, person.rows);
}

function asRecord(line: number, rows: Row[]): FileRecord {
  const [first = {}] = rows;
  const { record, state, asOf } = first;
  const elsewhere = fieldsOf(first, (name) => aboutElsewhere.includes(name));
  return {
    line,
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
