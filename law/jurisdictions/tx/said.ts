import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  verdictSetAside: 'Would your judge set the verdict aside?',
  paidMinor: 'Does this crime call for registering as a sex offender, since a minor was asked?',
  violent: 'Would a judge call this offense violent?',
  sexual: 'Would a judge call this offense sexual?',
  openAfterRevocation: 'Is this way open after a revoked probation?',
  deferredClassC: 'Does a deferred Class C offense count against you?',
  pardonedCounts: 'Does a pardoned conviction still count against you?',
  laterAsPrevious: 'Does a conviction after your waiting time count as “previous”?',
  sameDayAsPrevious: 'Does another offense decided on the same day count as “previous”?',
  clearedCounts: 'Does the conviction that was cleared before still count?',
  convictedElsewhereMeanwhile:
    'Was a conviction elsewhere between this case and the end of your waiting time?',
  jailableElsewhere: 'Could you have been jailed for the conviction elsewhere?',
  chargeableForever:
    'This charge can be brought at any time. Did the judge or prosecutor say that it was without cause?',
  howLongChargeable: 'How long may the state still bring this charge? Time while it was open does not count.',
  dayOfArrest: 'On which day were you arrested or ticketed?',
  otherChargeOfArrest: 'Does the other charge from the same arrest keep this one on record?',

  // What is taken for granted until the person says otherwise.
  leftOutByKind: 'From its kind we read the offense as one that sealing leaves out.',
  againstPersonsOrOrder:
    'We read the offense as one against persons, the family or public order (Penal Code chapters 20 to 22, 25, 42, 43 or 46).',
  simpleAssault: 'We assumed it was simple assault (Penal Code § 22.01).',
  noFindingAgainst: 'We assumed the judge made no finding against sealing when your case was deferred.',
  noCrash: 'We assumed there was no crash with another person in it. That means your passengers too.',
  childUnder17: 'We assumed the judge found that the victim was under 17. Then people must register.',
  sexCrimeRegistered: 'We assumed this sex crime is one people must register for.',
  noneLeftOutElsewhere:
    'We assumed no conviction elsewhere was for one of the crimes that sealing leaves out.',
  carryingHandgun: 'We assumed the offense was carrying a handgun without a license (Penal Code § 46.02(a)).',
  noDeterminateSentence: 'We assumed you got no determinate sentence and were not moved to an adult court.',
  helpedPolice: 'We assumed you helped the police if they asked you to, or could not.',
  noReemployment: 'We assumed you did not finish a reemployment program for veterans for this.',
  noVeteransCourt: 'We assumed you did not finish a veterans treatment court program for this.',
  noGravestCrime: 'We assumed you were never convicted of one of the gravest violent or sex crimes.',
  noEarlyConsent: 'We assumed the prosecutor has not agreed to expunge this early.',
  otherEvents: 'We assumed your other cases are not about the same events.',
  notDroppedForMistake:
    'We assumed the charge was not dropped for a mistake, for false information or because there was no “probable cause”.',
  officialProgram:
    'We assumed it was an official program before trial, or a court for veterans or mental health.',
});
