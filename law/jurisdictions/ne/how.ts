import { task } from '../../place/task.ts';
export const sealing =
  'https://supremecourt.nebraska.gov/self-help/criminal-record-rehabilitation/adult-record-sealing';
export const settingAside =
  'https://supremecourt.nebraska.gov/self-help/criminal-record-rehabilitation/set-aside-criminal-conviction';
export const youth =
  'https://supremecourt.nebraska.gov/self-help/criminal-record-rehabilitation/juvenile-record-sealing';
export const pardons = 'https://www.pardons.nebraska.gov/instructions.html';

export const sealed = 'The public no longer sees the record. You may answer as if it never happened.';
export const stillSeen =
  'Courts, police and prosecutors can still see it. So can others while you have a new case or run for office.';
export const staysVisible =
  'It does not take the conviction off your record. A background check shows it, with the order beside it.';
export const unconfirmed = 'We could not confirm the fee. Ask the clerk before you file.';

export const byItself = {
  kind: 'sealing',
  automatic: true,
  effect: sealed,
  limits: [stillSeen, 'Private background check firms may hold old copies.'],
  fee: 'None. You do not have to file anything.',
  first: task('check', 'Ask the court clerk whether your case is sealed.'),
  steps: ['If it is not, ask the court to seal it. Ask the State Patrol too.'],
} as const;

export const motion = {
  kind: 'sealing',
  effect: sealed,
  limits: [stillSeen, 'Private background check firms may hold old copies.'],
  fee: unconfirmed,
} as const;
