import { type Sayings, sayings } from '../place/saying.ts';
import { type Period, wordsOf } from '../record/day.ts';

/** What many places say, said alike everywhere. A second language is one more such file. */

/** What time is counted from: “since …”. */
export const events = {
  offense: 'it happened',
  arrest: 'the arrest',
  disposition: 'the case ended',
  conviction: 'your conviction',
  sentenced: 'your sentence',
  released: 'you left jail or prison',
  completed: 'your whole sentence ended',
  supervision: 'the court’s supervision ended',
  probation: 'your probation ended',
  discharged: 'you were discharged',
  youthCase: 'your youth case ended',
  program: 'you finished your program',
  pardoned: 'your pardon',
  revoked: 'your probation was revoked',
  lastConviction: 'your last conviction',
  lastSentence: 'your last sentence ended',
} as const;

/** One of these, or what a place calls an event: “since the final order”. */
export type Moment = keyof typeof events | { readonly called: string };

/** “3 years have passed since your conviction and since your whole sentence ended”. */
export function passed(period: Period, moments: readonly Moment[]): string {
  const one = period.years + period.months + period.days === 1;
  return time(period, one ? 'has passed' : 'have passed', moments);
}

/** “3 years must pass since your conviction”. */
export function mustPass(period: Period, moments: readonly Moment[]): string {
  return time(period, 'must pass', moments);
}

function time(period: Period, passes: string, moments: readonly Moment[]): string {
  return `${wordsOf(period)} ${passes} ${since(moments)}`;
}

function since(moments: readonly Moment[]): string {
  const counted = moments
    .map((moment) => `since ${typeof moment === 'string' ? events[moment] : moment.called}`)
    .join(' and ');
  const ownWords = moments.some((moment) => typeof moment !== 'string' || fromDecision.includes(moment));
  return moments.includes('released') && !ownWords ? `${counted}, ${ifNotLockedUp}` : counted;
}

/** How long, and for whom: `[years(7), 'for a Class B felony']`. */
export type Length = readonly [period: Period, whom: string];

/** “You have waited since your conviction. It is 7 years for a Class B felony, and 5 years for a Class C felony”. */
export function passedBy(lengths: readonly Length[], moments: readonly Moment[]): string {
  return `You have waited ${since(moments)}. ${howLong(lengths)}`;
}

export function mustPassBy(lengths: readonly Length[], moments: readonly Moment[]): string {
  return `You have not yet waited long enough ${since(moments)}. ${howLong(lengths)}`;
}

const inOneSentence = 3;

/** At most three lengths in a sentence, and in one of its own for whom there is no wait. */
function howLong(lengths: readonly Length[]): string {
  const each = lengths.flatMap(([period, whom]) => (isNone(period) ? [] : `${wordsOf(period)} ${whom}`));
  const sentences: string[] = [];
  for (let first = 0; first < each.length; first += inOneSentence)
    sentences.push(`It is ${listed(each.slice(first, first + inOneSentence))}`);
  for (const [period, whom] of lengths) if (isNone(period)) sentences.push(`There is no wait ${whom}`);
  return sentences.join('. ');
}

const isNone = ({ years, months, days }: Period) => years + months + days === 0;

function listed(each: readonly string[]): string {
  return each.length === 1 ? String(each[0]) : `${each.slice(0, -1).join(', ')}, and ${each.at(-1)}`;
}

/** “You are 17 or older, or 1 year has passed since your youth case ended”. */
export const oneOrOther = (one: string, other: string) =>
  `${one}, or ${other.charAt(0).toLowerCase()}${other.slice(1)}`;

const fromDecision: readonly Moment[] = ['disposition', 'conviction', 'sentenced', 'lastConviction'];
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
  notRegistrable: 'We took it that this offense does not call for registering as a sex offender.',
  registrable: 'We took it that this offense calls for registering as a sex offender.',
  noWeapon: 'We took it that no weapon was used.',
  nobodyHurt: 'We took it that nobody was hurt beyond what the charge itself says.',
  contemptCounts: 'We counted the contempt of court as a conviction.',
  contemptOfNoLevel: 'We took it that the contempt of court was neither a felony nor a misdemeanor.',
  recordComplete: 'We assumed that you have had no other case here than those you told us about.',
});

/** What only a person who knows the case can find out. */
export const doubtful = sayings({
  suchElsewhere:
    'Was a conviction in another state or a federal court one of these? The papers of that case tell. Legal aid can look at them with you.',
  whatTheSectionLeavesOpen:
    'Which paragraph of that section was it, or which crime? The section alone does not tell. Look at the court papers, or ask the clerk.',
});

/** What every place can say beside its rules. */
export const everywhere: Sayings = { ...fix, ...presumed, ...doubtful };

export const feeUnconfirmed = 'We could not confirm the fee. Ask the clerk before you file.';
export const noFee = 'None.';
export const nothingToFile = 'None. You do not have to file anything.';

export const rightToVote = 'Your right to vote';
export const register = 'Register to vote, or check that you are registered.';
export const notNow = 'Not now. Do not register yet.';
/** A step is read by everybody, and to register while the law forbids it is a crime in many places. */
export const registerToVote =
  'If that is so for you, register to vote, or check that you are registered. If not, do not register yet.';
export const misdemeanorsVote =
  'A misdemeanor does not take your vote, unless it was a crime about elections.';
export const misdemeanorsVoteOutside =
  'A misdemeanor does not take your vote for long: you may not vote while you are locked up for it, and you may again when you are out.';
export const askGovernor = 'Ask the Governor for a pardon';

export const judgeMaySayNo = 'The judge decides, and may say no.';
export const privateCopies = 'Private background check firms may hold old copies.';
export const noGunRights = 'It does not give back gun rights.';
export const traffickingHelp = 'Find a lawyer or a group that helps trafficking survivors.';
