import { type Task, task } from '../place/task.ts';

/** What people do first in many places, said alike everywhere. */

/** Where the courts of a place can be searched by anybody: a case is found there, and seen to be gone. */
export function caseSearch(name: string, url: string, cost?: 'free'): { lookUp: Task; check: Task } {
  const forFree = cost ? 'for free ' : '';
  return {
    lookUp: task('look_up', `Look up your case ${forFree}on ${name}.`, url),
    check: task('check', `See ${forFree}if your case still shows on ${name}.`, url),
  };
}

/** Where they cannot be: the clerk tells. */
export const askClerk: Task = task('ask_court', 'Ask the court clerk for your case number.');
export const askIfCleared: Task = task(
  'check',
  'Ask the court clerk whether your case is sealed or expunged.',
);

export const juvenileClerk: Task = task('ask_court', 'Ask the juvenile court clerk for your case number.');
export const juvenileCheck: Task = task(
  'check',
  'Ask the juvenile court clerk whether your record is sealed.',
);

/** Of an arrest that no court knows of, the prosecutor knows what became. */
export const askProsecutor: Task = task(
  'ask_agency',
  'Ask the prosecutor’s office whether charges were ever filed.',
);

export const findPardon: Task = task('get_paper', 'Find your pardon, or ask who granted it for a copy.');

export const hotline: Task = task(
  'ask_helper',
  'Call the National Human Trafficking Hotline, free: 1-888-373-7888.',
  'https://humantraffickinghotline.org/',
);

/** True for whoever asks: those who may register, and those who may not yet. */
export const askElectionOffice: Task = task(
  'ask_agency',
  'Ask your election office whether you may register to vote.',
);

export const gunLawyer: Task = task('ask_lawyer', 'Ask a lawyer whether you may have a gun again.');
