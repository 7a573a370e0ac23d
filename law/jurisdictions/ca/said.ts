import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  sameArrest: 'Was the charge you pleaded to part of the same arrest?',
  anotherChargeStayed: 'Will the state clear this dropped charge though another one stayed?',
  waitAfterAcquittal: 'Must you wait after an acquittal?',
  timeToChargeOver: 'Is there a time limit for this charge, and has it run out?',
  arrestedAfter1972: 'Was the arrest in 1973 or later?',
  filedAgain: 'Can the charge still be filed again?',
  insanityAsAcquittal: 'Does the court count a finding of insanity as an acquittal?',
  arrestedOrTicket:
    'Were you arrested, or only given a ticket? If you do not know, ask the police who stopped you.',
  innocenceShown: 'Can you show that you did not do it?',
  ticketOnRecord: 'Is this ticket on your state criminal record at all?',
  yearsStartAgain: 'Do the 4 years start again after the new felony?',
  felonyElsewhereSince: 'Was a felony elsewhere in the 4 years after this sentence?',
  probationGivenBack: 'Was probation given back to you after it was revoked?',
  punishedAsMisdemeanor: 'Did the judge punish this felony as a misdemeanor?',
  dishonestMisdemeanor: 'Did the later misdemeanor show that you were dishonest or had bad morals?',
  laterFelonyCleared:
    'Was the later felony dismissed, pardoned or reduced? Then a court may still seal this case.',
  paidForSex: 'Did you pay, or try to pay, for sex? If not, a later conviction does not matter.',
  graveYouthCrime: 'Did the court treat it as a crime of the list in § 707(b)?',
  orderedToRegister: 'Did the judge in this case order you to register as a sex offender?',
  registersForThisCase: 'Do you have to register for this very case?',
  convictedElsewhereAfter: 'Was a conviction elsewhere after this case?',
  refusedInspection: 'Was it about refusing a vehicle inspection? Those cases are left out.',
  strike: 'Did the court treat it as a serious or violent felony (a strike)?',
  foundViolent: 'Did the court treat it as a violent felony?',
  attackForSexCrime: 'Was this attack meant as a sex crime? One meant to maim does not count.',
  paidMinorAgain:
    'Was it a second time, and were you more than ten years older than the minor? Only then you must register.',
  tenYearsApart: 'Were you more than ten years older than the minor?',
  countsAsArson: 'Does the court count this fire as arson?',
  ticketCounts: 'Does a traffic ticket count as another conviction here?',
  onePartOfOther: 'Was one of your convictions in this case a part of the other?',
  felonyOrMisdemeanor: 'Does the law let this crime be either?',

  // What is taken for granted until the person says otherwise.
  notFiledAgain: 'We assumed the charge cannot be filed again.',
  after1972: 'We assumed this was after 1972.',
  noLifeSentence: 'We assumed this was not torture or another crime that carries life in prison.',
  smallAmount: 'We assumed it was 28.5 grams of marijuana or less, or 8 grams of concentrate.',
  notOrderedToRegister: 'We assumed the judge did not order you to register as a sex offender.',
  sexCrimeRegistered: 'We assumed this sex crime made you register as a sex offender.',
  eightYearsOrMore: 'We assumed this crime can be punished by 8 years or more.',
  lessThanEightYears: 'We assumed this crime is punished by less than 8 years.',
  notFromViolenceAgainstYou: 'We assumed it did not come from partner or sexual violence against you.',
  noFireCrew: 'We assumed you were not on an inmate fire crew.',
});
