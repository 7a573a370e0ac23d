import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  treatedAsMisdemeanor: 'Did you finish probation for it, and would a judge treat it as a misdemeanor?',
  whichClass: 'Which class does the court give this felony?',
  leftOutForInsanity: 'Does the law leave this crime out for people found guilty except for insanity?',
  vehicleCode: 'Was this charge brought under the vehicle code?',
  crimeCategory: 'In which crime category did the court rank this crime?',
  partOfSection: 'Under which part of the section were you convicted?',
  onPersonFelonyListOrNot: 'Is this crime on the state’s list of felonies against people?',
  leftOutForVictim: 'Is this one of the crimes against a child or an older person that the law leaves out?',
  civilCase: 'Was this a civil case?',
  openYouthCase: 'Is a case against you open in juvenile court?',
  youthOffenseLeftOut: 'Is this one of the youth offenses that ORS 419A.260 leaves out?',
  convictedSinceYouth: 'Were you convicted of a felony or a Class A misdemeanor since your youth case ended?',
  bestForAll: 'Is it best for you and for the public?',
  cityCourtMoney: 'Was it in a city or justice court? What you owe there for it ended by law in 2025.',
  aboutMarijuana: 'Did this charge have to do with marijuana?',
  havingOrSelling: 'Was it for having marijuana, or for growing or selling it?',
  sameGrowingToday: 'Which class does the same growing have today?',
  under21AtConviction: 'Were you under 21 when you were convicted?',
  amongThePardoned: 'Was your case among the pardoned ones? Many from before 2005 were not.',
  classToday: 'Which class would the same act have today?',
  placeTakerSetAside: 'Can the conviction that took the place of this charge be set aside?',
  restOfCaseCleared: 'Was the rest of this case set aside? The court seals it only then.',
  felonyAsMisdemeanor: 'Would a judge treat your felony as a Class A misdemeanor?',
  prosecutorJoins: 'Will the district attorney join you in asking?',
  governorGrants: 'Will the governor grant a pardon?',
  allOfThatSo: 'Is all of that so?',
  turned18: 'On which day did you turn 18?',
  closeInAge:
    'Were you less than 5 years older than the other person, who was at least 14? Was age the only reason it was a crime?',
  under16:
    'Were you under 16, and was the other person at least 12 and less than 3 years younger? Was age the only reason it was a crime?',
  orderedToRegister: 'Did the court order you to register as a sex offender for this?',

  // What is taken for granted until the person says otherwise.
  waitsAsClassA: 'We assumed that a misdemeanor without a class waits as long as one of Class A.',
  onPersonFelonyList: 'We assumed that this crime is on the state’s list of felonies against people.',
  youngerThan65: 'We assumed that the person harmed was younger than 65.',
  atLeast65: 'We assumed that the older person harmed was 65 or older.',
  notChildAbuse: 'We assumed that this was not child abuse.',
  childAbuse: 'We assumed that the law calls this child abuse.',
  over10: 'We assumed that the person harmed was over 10.',
  negligentHomicide: 'We read this as criminally negligent homicide.',
  noneSetAsideLately:
    'We assumed that no other conviction of yours from the last 7 years was set aside before.',
  decidedOnArrestDay:
    'We assumed the prosecutor decided on the day of the arrest not to charge you. If it was later, the 60 days start then.',
  notRegistered: 'We assumed that you did not have to register as a sex offender for this.',
  sexCrimeLeftOut: 'We read this as a sex crime that is always left out.',
});
