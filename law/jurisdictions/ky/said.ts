import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  inExchange: 'Was the charge dropped in exchange for your guilty plea to the other one?',
  acquittedInPart:
    'Does the judge clear the charge without being asked? Another charge of the case ended in a conviction.',
  insanityAsAcquittal: 'Does not guilty because of insanity count as an acquittal here?',
  arrestOnly:
    'Was a charge ever filed with the court? Ask the circuit court clerk of that county. This law speaks of charges. If none was filed, ask the police in writing to keep the arrest apart from those of people who were convicted (KRS 17.142).',
  drugEnhancement: 'Can this drug crime still make a new one worse?',
  felonyClearedBefore: 'Does a felony that was expunged before close this way? The law was changed in 2023.',
  domesticAssault: 'Was it the felony for a third assault on a family member (KRS 508.032)?',
  severalYouthFelonies: 'Did the juvenile felonies come from a single incident?',
  violentYouth: 'Does the crime make one a “violent offender” under KRS 439.3401?',
  underTheCourt:
    'Was the case before the court when the program began? The law speaks of children who were under it.',
  youthDiversion: 'Was the juvenile petition dismissed when the diversion was finished?',
  deferredProgram: 'Was it deferred prosecution of a drug possession under KRS 218A.14151?',
  votingCrime: 'Is the crime one of those that the governor’s order leaves out?',
  sexOrChild: 'Was it a sex offense, or an offense against a child? Both stay on record.',
  againstChild: 'Was it an offense against a child? These stay on record.',
  classByPunishment: 'Was the felony punished by 5 years at the most? Then it counts as Class D.',
  fiveYearsAtMost: 'Before 1975 there were no classes. Was the crime punished by 5 years at the most?',
  whichConviction:
    'What were you convicted of in that case? If that may be expunged, the dropped charge goes with it.',
  felonyCharge:
    'Does a dropped felony charge go with a misdemeanor conviction? The law names lesser charges only.',
  besideFelony: 'Does the court clear the dropped charge when it clears the felony of the same case?',
  voidedBefore: 'Was one of the cases you had cleared a drug possession that was voided?',
  violentForTrafficked: 'Is it a “violent crime” as KRS 17.165 defines it?',

  // What is taken for granted until the person says otherwise.
  noSeriousInjury: 'We took it that nobody was badly hurt or died.',
  simplePossession: 'We took it that this was having drugs for yourself.',
  fullPardon: 'We assumed the governor gave a full pardon, without conditions.',
  plainMisdemeanor: 'We took it that the time in which it can make a new crime worse is at most 5 years.',
  divertedForGood:
    'We took it that the charge was dismissed for good when you finished diversion, as a court read the law in 2006.',
  notDeferredProsecution: 'We assumed this was not deferred prosecution of a drug possession.',
  notHealthProgram: 'We assumed you were not in the court’s health program.',
  oneIncident: 'We assumed your juvenile felonies came from a single incident.',
});
