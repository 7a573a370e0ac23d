import { all, any, anyAmong, ask, type FactCondition, not } from '../../engine/condition.ts';
import { type Relief, relief, requires, rule } from '../../place/relief.ts';
import { task } from '../../place/task.ts';
import { caseOver, droppedInDeal, programOver, wholeCaseOver } from '../../vocabulary/endings.ts';
import { about, chargeFact, convicted, crime, ended, inAdultCourt } from '../../vocabulary/facts.ts';
import * as phrase from '../../vocabulary/phrases.ts';
import { askClerk, askProsecutor } from '../../vocabulary/tasks.ts';
import { companions } from '../../vocabulary/whole-record.ts';
import { cite } from './code.ts';
import * as how from './how.ts';
import { registrableSexCrime } from './offenses.ts';
import { said } from './said.ts';

const limits = [
  'Police and prosecutors keep their closed files. Opinions of higher courts stay too.',
  phrase.privateCopies,
];

const crimeRule = rule('a-crime', 'It was a misdemeanor or a felony', crime, cite('40-32-106(a)(1)'), {
  otherwise: 'It was neither a misdemeanor nor a felony',
});

/** Traffic offenses of the same case do not count. */
const counted = all(convicted, not(all(about('traffic'), not(about('dui')))));
const otherChargeConvicted: FactCondition = any(droppedInDeal, (matter) =>
  anyAmong(companions(matter), (other) => ask(counted, other)),
);

const wholeCaseClean = rule(
  'no-conviction-in-case',
  'No other charge of the case, or from the same event, ended in a conviction, traffic apart',
  not(otherChargeConvicted),
  cite('40-32-106(c)(1)'),
  { otherwise: 'Another charge of the case ended in a conviction' },
);

const noFinding = ended('dismissed', 'acquitted', 'no_charges', 'not_responsible', 'pending');

const insanity = rule(
  'not-insanity',
  'It was dismissed, or you were never charged, or you were found not guilty',
  not(ended('not_responsible')),
  cite('40-32-106(a)(1), (b)(3)'),
  { otherwise: 'You were found not guilty because of insanity. Such a record stays' },
);

const noFile = chargeFact('noCourtFile', false, said.courtHasFile);

const freePetition = relief({
  id: 'tn-dismissal-expunction',
  name: 'Expunge a charge without a conviction, for free',
  kind: 'expungement',
  covers: all(inAdultCourt, noFinding),
  rules: [
    requires(wholeCaseOver, cite('40-32-106(a)(1)')),
    insanity,
    crimeRule,
    wholeCaseClean,
    rule(
      'court-has-file',
      'If you were never charged, the court has a record of the arrest',
      any(not(ended('no_charges')), not(noFile)),
      cite('40-32-106(a)(1)'),
      { otherwise: 'The court has no record of the arrest, so another way is the right one' },
    ),
  ],
  effect: how.asIfNever,
  limits,
  cautions: [
    'It does not happen by itself. Only after a trial with “not guilty” on all charges does the judge have to ask you on the spot.',
    'A case that was “retired” must first be dismissed. Ask the clerk what is still needed.',
    'If the case was dismissed with costs, the clerk may want those paid first.',
  ],
  fee: 'Free. The law says no fee may ever be charged for this.',
  first: task('get_form', 'Ask the court clerk for its free expungement request.'),
  steps: [
    'The court that had the case may be the general sessions court.',
    'List each charge with its docket number. File it there. You need not go to a hearing in most counties.',
    'You need one request in each county where you had a case. There is no wait.',
    'The court sends the order to the TBI. The clerk, the police and the TBI have 60 days to remove it.',
  ],
});

const noCourtFile = relief({
  id: 'tn-arrest-without-file',
  name: 'Expunge an arrest the court knows nothing of',
  kind: 'expungement',
  covers: all(inAdultCourt, ended('no_charges')),
  rules: [
    rule('no-court-file', 'The court has no record of the arrest', noFile, cite('40-32-109(a)'), {
      otherwise: 'The court has a record of the arrest, so the free way is the right one',
    }),
  ],
  effect: how.asIfNever,
  limits,
  cautions: [phrase.judgeMaySayNo],
  fee: how.clerkFee,
  first: askProsecutor,
  steps: [
    'Write a petition to the court of the county where you were arrested, with the charge and the day.',
    'The clerk sends it to the district attorney and looks for a file of the arrest.',
    'If there is none, the judge may order the arrest record expunged.',
  ],
});

const partial = relief({
  id: 'tn-partial-removal',
  name: 'Take dropped charges off the electronic records',
  kind: 'sealing',
  covers: all(inAdultCourt, ended('dismissed', 'acquitted', 'pending'), otherChargeConvicted),
  rules: [requires(caseOver, cite('40-32-106(c)(2)')), crimeRule],
  effect:
    'The dropped charges leave the state and national computer files. They also leave the clerk’s public computer.',
  limits: [
    'The charge you were convicted of stays. The paper file at the court stays too.',
    phrase.privateCopies,
  ],
  fee: 'We found no fee for this. Ask the clerk.',
  first: askClerk,
  steps: [
    'Write a petition or motion to the court that had the case, under its docket number.',
    'List each charge and how it ended. Ask the court to remove those without a conviction (§ 40-32-106(c)(2)).',
  ],
});

/** A sexual offense as the registration law defines it. */
const notSexual = rule(
  'not-sexual',
  'It was not a sexual offense of the kind that calls for registration',
  not(registrableSexCrime),
  cite('40-32-106(d)(2)'),
  { otherwise: 'It calls for registering as a sex offender. That stays on record even after diversion' },
);

const diversion = {
  kind: 'expungement',
  effect: how.asIfNever,
  limits: [
    'The TBI keeps your name on a closed list. You can get diversion only once.',
    'Federal offices may still see the plea. It can count in immigration cases.',
    phrase.privateCopies,
  ],
  fee: how.clerkFee,
  first: task('get_paper', 'Ask the court clerk for the order that dismissed your case.'),
  steps: [
    'File a petition for expunction with the clerk of that court. It does not happen by itself.',
    'The court asks the TBI to certify that the crime can be expunged, then signs the order.',
  ],
} as const;

const pretrial = relief({
  ...diversion,
  id: 'tn-pretrial-diversion',
  name: 'Expunge a case after pretrial diversion',
  covers: all(inAdultCourt, ended('diverted')),
  rules: [requires(programOver, cite('40-32-106(d)(1)')), notSexual, wholeCaseClean],
});

const judicial = relief({
  ...diversion,
  id: 'tn-judicial-diversion',
  name: 'Expunge a case after judicial diversion',
  covers: all(inAdultCourt, ended('deferred')),
  rules: [requires(programOver, cite('40-32-106(d)(1); 40-35-313(b)')), notSexual, wholeCaseClean],
});

export const nonConvictionReliefs: readonly Relief[] = [
  freePetition,
  noCourtFile,
  pretrial,
  judicial,
  partial,
];
