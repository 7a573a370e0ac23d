import { lookUp } from './tasks.ts';
export const councilForms = 'https://www.kansasjudicialcouncil.org/legal-forms/expungement-adult';
export const checklist = 'https://expungement.works/post/a-checklist-for-expungement';

export const whereToFile =
  'File with the clerk of the district court that had your case. For a city case, ask the municipal court.';
export const sealed =
  'The record is closed to the public. You may say in most cases that you were never arrested or convicted.';
export const stillKept =
  'Police, courts, some licensing boards and some employers can still see it. It counts if you are sentenced again.';
export const weighs =
  'The judge looks at how you live now and at the public good, and after a felony also at guns. The judge may say no.';
const guns = 'It may also give back gun rights under Kansas law. Ask a lawyer first: federal law can differ.';
export const fee = '$176 by law, and up to $19 more that the courts may add. Legal aid told of $195 in all.';

export const youthFee = '$176 by law, and up to $19 more that the courts may add.';

export const petition = {
  kind: 'expungement',
  effect: `${sealed} ${guns}`,
  limits: [stillKept],
  cautions: [weighs],
  fee,
  first: lookUp,
  steps: [
    'Fill in the Judicial Council’s petition, cover sheets, notice of hearing and order.',
    whereToFile,
    'Ask the clerk for a hearing date, and go to the hearing.',
  ],
} as const;
