import type { Guide } from '@openslate/law/place/guide.ts';

/*
 * The papers on which people find their answers, as we draw them: what stands on each, line by line, and the line that
 * answers a question. No place's own layout is meant.
 */

type Paper = {
  readonly title: string;
  /** What is printed on it: the name of the line, and an example. */
  readonly lines: readonly (readonly [name: string, example: string])[];
};

const docket: Paper = {
  title: 'Court docket',
  lines: [
    ['Charge', 'Theft'],
    ['Section', '§ 12-345'],
    ['Level', 'Misdemeanor, class 2'],
    ['Offense date', 'March 4, 2014'],
    ['Result', 'Dismissed'],
    ['Result date', 'June 12, 2014'],
  ],
};

/** What some places give out of a case instead: one page, with the seal of the court. */
const certificate: Paper = {
  title: 'Certificate of disposition',
  lines: [
    ['Charge', 'Theft'],
    ['Section', '§ 12-345'],
    ['Class', 'Misdemeanor, class 2'],
    ['Arrest date', 'March 4, 2014'],
    ['Disposition', 'Dismissed'],
    ['Disposition date', 'June 12, 2014'],
  ],
};

const judgment: Paper = {
  title: 'Judgment and sentence',
  lines: [
    ['Sentence', '12 months of probation'],
    ['Jail or prison', '10 days, out May 2, 2014'],
    ['Fines and costs', '$450, paid'],
    ['Restitution', '$0'],
    ['Probation ended', 'June 12, 2015'],
  ],
};

const history: Paper = {
  title: 'Criminal history',
  lines: [
    ['Arrest', 'March 4, 2014'],
    ['Charge', 'Theft'],
    ['Result', 'Convicted June 12, 2014'],
    ['Sealed or expunged', 'No'],
    ['Open cases', 'None'],
  ],
};

const onPaper: Readonly<Record<string, readonly [Paper, string]>> = {
  offense: [docket, 'Charge'],
  statute: [docket, 'Section'],
  level: [docket, 'Level'],
  chargedLevel: [docket, 'Level'],
  grade: [docket, 'Level'],
  offenseDate: [docket, 'Offense date'],
  disposition: [docket, 'Result'],
  dismissal: [docket, 'Result'],
  dispositionDate: [docket, 'Result date'],
  sentence: [judgment, 'Sentence'],
  sentenceMonths: [judgment, 'Jail or prison'],
  releasedDate: [judgment, 'Jail or prison'],
  finesPaid: [judgment, 'Fines and costs'],
  restitutionPaid: [judgment, 'Restitution'],
  completed: [judgment, 'Probation ended'],
  completedDate: [judgment, 'Probation ended'],
  probationRevoked: [judgment, 'Probation ended'],
  revokedDate: [judgment, 'Probation ended'],
  pendingCharges: [history, 'Open cases'],
  reliefReceived: [history, 'Sealed or expunged'],
  reliefs: [history, 'Sealed or expunged'],
  recordComplete: [history, 'Result'],
  'elsewhere.felonies': [history, 'Result'],
  'elsewhere.misdemeanors': [history, 'Result'],
  'elsewhere.lastDate': [history, 'Result'],
};

/** What a line of the docket is called on the certificate. Where it tells something else, the docket is drawn. */
const onCertificate: Readonly<Record<string, string>> = {
  Charge: 'Charge',
  Section: 'Section',
  Level: 'Class',
  Result: 'Disposition',
  'Result date': 'Disposition date',
};

/** Whether the papers of a place are called so: its guide or its own questions name them. */
export function givesCertificates({ forms, ownRecord }: Pick<Guide, 'forms' | 'ownRecord'>): boolean {
  const named = [...forms.map(({ name }) => name), ...ownRecord.map(({ text }) => text)];
  return named.some((words) => /certificate of disposition/i.test(words));
}

type Found = { readonly paper: Paper; readonly line: string };

/** The paper that answers a question, and the line to read on it; none where no paper tells. */
export function paperFor(field: string, withCertificates = false): Found | undefined {
  const found = Object.hasOwn(onPaper, field) ? onPaper[field] : undefined;
  if (!found) return undefined;
  const [paper, line] = found;
  const called = withCertificates && paper === docket ? onCertificate[line] : undefined;
  return called === undefined ? { paper, line } : { paper: certificate, line: called };
}
