import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk } from '../../vocabulary/tasks.ts';

/** What the guide and the reliefs both say. */
export const whereToFile =
  'File with the clerk of the court that had the case, in the parish where you were arrested or convicted.';
export const oneForArrest =
  'Write one motion for each arrest, and list every charge of that arrest. What you leave out stays visible.';
export const clerkServes =
  'The clerk sends your motion to the district attorney, the State Police and the police that arrested you. They have 60 days to object.';
export const ifNobodyObjects = 'If nobody objects, the judge can sign the order without a hearing.';
export const setAsideFirst =
  'If the judge has not dismissed the case yet, file the motion to set aside the conviction (art. 987) first.';
export const fees =
  '$550 at most for each arrest: $250 for the State Police, $50 for the sheriff, $50 for the district attorney and up to $200 for the clerk.';
const waiver = 'You may ask the judge to let you file for free if you have little money.';
export const mayDeny =
  'An expunged record is no longer public, and you do not have to tell of the arrest, the conviction or the expungement.';
const stillSeen =
  'Police, prosecutors and courts still see it, and so do boards for nurses, doctors, lawyers and some other jobs.';

/** A motion under articles 976 to 978. */
export const motion = {
  kind: 'expungement',
  effect: `The record is taken out of public view. ${mayDeny}`,
  limits: [stillSeen, phrase.noGunRights, phrase.privateCopies],
  fee: `${fees} ${waiver}`,
  first: askClerk,
  steps: [
    'Get your State Police or sheriff’s record, and the court’s papers on how the case ended.',
    'Fill in the motion for expungement (art. 989) with its two orders (arts. 991 and 992).',
    whereToFile,
    clerkServes,
  ],
} as const;

/** The same without a conviction: often for free. */
export const freeMotion = {
  ...motion,
  fee: `${fees} It can be free without a conviction, if you never had a felony conviction: ask the district attorney to sign the fee paper (art. 988) before you file.`,
} as const;
