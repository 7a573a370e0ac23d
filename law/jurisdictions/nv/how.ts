import { askClerk } from '../../vocabulary/tasks.ts';
export const stateRecords = 'https://rccd.nv.gov/feesforms/criminal/sealing_nv_criminal_history_records';
export const clarkForms =
  'https://www.clarkcountynv.gov/government/departments/district_attorney/divisions/criminal/sealing_of_records/record_sealing_forms_instructions/index.php';
export const clarkGuide =
  'https://www.clarkcountynv.gov/government/departments/district_attorney/divisions/criminal/sealing_of_records/record_sealing_forms_instructions/guideline_for_utilizing_the_stipulation_process.php';

export const asIfNever = 'By law it never happened, and you may say so, also to an employer.';
export const stillSeen =
  'Police, prosecutors, the gaming and insurance boards and some others can still look at it.';
export const noGuns = 'It does not give back gun rights. Only a pardon does.';
export const whereToFile =
  'File in the court that had the case. For cases in several courts, ask the district court.';
export const fee =
  'We could not confirm the court’s fee. It differs by county. Your state record costs $27, and a Las Vegas police printout $11.';

export const petition = {
  kind: 'sealing',
  effect: `The record is sealed. ${asIfNever}`,
  limits: [stillSeen, noGuns],
  cautions: [
    'The judge decides. Where all is met, the law presumes that the record should be sealed. After a dishonorable discharge from probation it does not.',
    'If the judge says no, you have to wait 2 years, and you can try only twice more.',
  ],
  fee,
  first: askClerk,
  steps: [
    'Get your state criminal history with your fingerprints (form DPS-006).',
    'Write a petition, a sworn statement and an order. Name every office that has the record.',
    'Send them to the district attorney or city attorney, who may agree.',
    whereToFile,
  ],
} as const;
