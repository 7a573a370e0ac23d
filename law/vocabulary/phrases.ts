import { type Sayings, sayings } from '../saying.ts';

/** What many places say, said alike everywhere. */

export const noOpenCase = 'You have no open criminal case';
export const noRestitutionOwed = 'No restitution is left to pay';
export const notRegistered = 'You do not have to register as a sex offender';
export const notLockedUp = 'You are not locked up for a felony';
export const programFinished = 'You finished your program, if you were in one';

/** What the person can do about it. */
export const fix = sayings({
  waitForCase: 'Wait until the case is over.',
  waitForOpenCase: 'Wait until your open case is over.',
  waitForOutcome: 'Wait until your case is over. How it ends decides what can be cleared.',
  waitForOrder: 'Wait until the protective order against you has ended.',
  finishSentence: 'Finish your whole sentence, with any probation or parole.',
  finishProgram: 'Finish your program.',
  payFines: 'Pay what you still owe in fines, fees and court costs, or ask the court to waive it.',
  payRestitution: 'Pay the restitution you still owe.',
  voteOnRelease: 'You may vote again on the day you are released.',
});

/** What is taken for granted until the person says otherwise. */
export const presumed = sayings({
  notTrafficked: 'We assumed you were not forced into this by someone who trafficked you.',
  probationNotRevoked: 'We assumed your probation was not revoked.',
  noProtectionOrder: 'We assumed no protective order against you is in force.',
});

/** What every place can say beside its rules. */
export const everywhere: Sayings = { ...fix, ...presumed };

export const feeUnconfirmed = 'We could not confirm the fee. Ask the clerk before you file.';
export const noFee = 'None.';
export const nothingToFile = 'None. You do not have to file anything.';

export const rightToVote = 'Your right to vote';
export const votingReturns =
  'You may vote, also on parole or probation. The right comes back by itself on the day you are released.';
export const registerToVote = 'Register to vote, or check that you are registered.';
export const askGovernor = 'Ask the Governor for a pardon';

export const judgeMaySayNo = 'The judge decides, and may say no.';
export const privateCopies = 'Private background check firms may hold old copies.';
export const noGunRights = 'It does not give back gun rights.';
export const traffickingHelp = 'Find a lawyer or a group that helps trafficking survivors.';
