import * as phrase from '../../vocabulary/phrases.ts';
import { lookUp } from './tasks.ts';

export const sealingPage = 'https://courts.maine.gov/help/criminal/sealing.html';
export const prostitutionPage = 'https://www.courts.maine.gov/help/criminal/sealing-prostitution.html';
export const victimPage = 'https://www.courts.maine.gov/help/criminal/sealing-victims.html';

export const fee = 'We found no fee for this motion. Ask the clerk before you file.';
export const whereToFile =
  'File the motion with the clerk of the court where you were convicted. Use one form for each conviction.';
export const hearing = 'The clerk sets a hearing. Bring the judgment and proof that you paid everything.';
const sealed =
  'The conviction becomes confidential. It no longer shows on a state background check, and you may say that you have no such conviction.';
export const stillSeen =
  'Courts, police, prosecutors, license boards and some employers who check fingerprints still see it.';
export const notErased = 'Maine does not erase records. The court’s own file may still show the case.';
export const newConviction =
  'If you are convicted of a new crime later, you must tell the court, and the record is opened again.';

export const motion = {
  kind: 'sealing',
  effect: sealed,
  fee,
  first: lookUp,
  steps: [whereToFile, hearing, 'If you prove each point, the court must grant it.'],
} as const;

export const byItself = { kind: 'sealing', automatic: true, fee: phrase.nothingToFile } as const;

export const checkBureau =
  'Ask the State Bureau of Identification for your record, and see whether the case shows to the public.';
export const correctBureau =
  'If it shows, write to the bureau and ask for a correction. It has 15 days to answer.';
