import { type Sayings, sayings } from '../place/saying.ts';
import { type Period, wordsOf } from '../record/day.ts';

/** What many places say, said alike everywhere. A second language is one more such file. */

/** What time is counted from: “since …”. */
export const events = {
  offense: 'it happened',
  disposition: 'the case ended',
  conviction: 'your conviction',
  released: 'you left jail or prison',
  completed: 'your whole sentence ended',
  supervision: 'the court’s supervision ended',
  program: 'you finished your program',
  pardoned: 'your pardon',
  revoked: 'your probation was revoked',
} as const;

/** “3 years have passed since your conviction and since your whole sentence ended”. */
export function passed(period: Period, clocks: readonly (keyof typeof events)[]): string {
  const one = period.years + period.months + period.days === 1;
  return time(period, one ? 'has passed' : 'have passed', clocks);
}

/** “3 years must pass since your conviction”. */
export function mustPass(period: Period, clocks: readonly (keyof typeof events)[]): string {
  return time(period, 'must pass', clocks);
}

function time(period: Period, passes: string, clocks: readonly (keyof typeof events)[]): string {
  const since = clocks.map((clock) => `since ${events[clock]}`).join(' and ');
  const counted = `${wordsOf(period)} ${passes} ${since}`;
  const fromDecision = clocks.includes('conviction') || clocks.includes('disposition');
  return clocks.includes('released') && !fromDecision ? `${counted}, ${ifNotLockedUp}` : counted;
}

const ifNotLockedUp = 'or since your conviction if you were not locked up';

export const passedSinceRevocation = (period: Period) =>
  `If your probation was revoked, ${wordsOf(period)} have passed since then`;

export const noConvictionFor = (period: Period) => `You have had no conviction for ${wordsOf(period)}`;

/** What the law does not want to see lately: “no other conviction”, where this one does not count. */
export type Lately =
  | 'conviction'
  | 'other conviction'
  | 'misdemeanor conviction'
  | 'violent felony conviction'
  | 'DWI';

/** “You had no other conviction in the last 3 years, traffic apart”. */
export const noneInLast = (period: Period, what: Lately, apart?: string) =>
  `You had no ${what} in the last ${wordsOf(period)}${apart ? `, ${apart}` : ''}`;

export const someInLast = (period: Period, what: Lately) =>
  `You had ${what === 'other conviction' ? 'another conviction' : `a ${what}`} in the last ${wordsOf(period)}`;

/** What has come about. */
export const over = {
  disposition: 'The case is over',
  released: 'You are out of jail and prison',
  pardoned: 'You were pardoned',
} as const;

export const wholeCaseOver = 'The whole case is over';

export const sentenceOver = 'Your whole sentence is over, with any probation or parole';

export const olderThan = (age: number) => `You are ${age} or older`;
export const wasUnder = (age: number) => `You were under ${age} when it happened`;
export const wasAtLeast = (age: number) => `You were ${age} or older when it happened`;

export const noOpenCase = 'You have no open criminal case';
export const noRestitutionOwed = 'No restitution is left to pay';
export const noFinesOwed = 'No fines, fees or court costs are left to pay';
export const nothingOwed = 'No fines, fees, court costs or restitution are left to pay';
export const notRegistered = 'You do not have to register as a sex offender';
export const noProtectionOrder = 'No protective order against you is in force';
export const notLockedUp = 'You are not locked up for a felony';
export const caseAndProgramOver = 'The case is over, and any program is finished';
export const programOver = 'You finished the program';
export const programFinished = 'You finished your program, if you were in one';

/** The same, said as a fact where it is not so. */
export const unmet = {
  openCase: 'You have an open criminal case',
  restitutionOwed: 'You still owe restitution',
  finesOwed: 'You still owe fines, fees or court costs',
  moneyOwed: 'You still owe fines, fees, court costs or restitution',
  registered: 'You have to register as a sex offender',
  protectionOrder: 'A protective order against you is in force',
  lockedUp: 'You are locked up for a felony',
  caseOpen: 'The case is still open',
  sentenceRuns: 'Your sentence is not over yet, with any probation or parole',
  programRuns: 'You have not finished the program yet',
} as const;

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
  simplyDropped: 'We took it that the charge was simply dropped, with no plea, probation or program first.',
  convictionEntered:
    'We took it that the judge entered a conviction, and did not put it off or hold it back.',
  probationNotRevoked: 'We assumed your probation was not revoked.',
  noProtectionOrder: 'We assumed no protective order against you is in force.',
  notInDeal: 'We assumed the charge was not dropped because you pleaded guilty to another one.',
  recordComplete: 'We assumed that you have had no other case here than those you told us about.',
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
