/** What many places say, said alike everywhere. */

export const noOpenCase = 'You have no open criminal case';
export const noRestitutionOwed = 'No restitution is left to pay';
export const notRegistered = 'You do not have to register as a sex offender';
export const notLockedUp = 'You are not locked up for a felony';
export const programFinished = 'You finished your program, if you were in one';

export const waitForCase = 'Wait until the case is over.';
export const waitForOpenCase = 'Wait until your open case is over.';
export const waitForOutcome = 'Wait until your case is over. How it ends decides what can be cleared.';
export const finishSentence = 'Finish your whole sentence, with any probation or parole.';
export const finishProgram = 'Finish your program.';
export const payFines =
  'Pay what you still owe in fines, fees and court costs, or ask the court to waive it.';
export const voteOnRelease = 'You may vote again on the day you are released.';

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
