import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  howElsewhereCounts: 'How does the state count your convictions elsewhere, and those expunged before?',
  limitLifted: 'Does the law lift the limit on the number of convictions for you after ten years?',
  otherStatesCount: 'Do convictions in other states count against clearing by itself?',
  onViolentList: 'Is it on the list of violent felonies in § 76-3-203.5?',
  youngSexOffense: 'Were you 14 to 17, and is it a sex offense that § 77-40a-303(3) lets a court clear?',
  insanityAsNotGuilty: 'Does “not guilty because of insanity” count as not guilty here?',
  listedCrime: 'Is it one of the crimes that § 78B-9-104(1)(g) lists?',
  underCorrections: 'Is it the state’s Department of Corrections that supervises you?',
  orderInCase: 'Is the protective order or stalking injunction against you from this case?',
  orderWithoutConviction:
    'Does an order that is in force against you also stop clearing a case without a conviction?',
  contemptAsClassB: 'Does this contempt count as a class B misdemeanor?',

  // What is taken for granted until the person says otherwise.
  ungradedAsClassB: 'We counted a misdemeanor without a class as class B.',
  notReckless: 'We assumed that it was not reckless driving.',
  notPossessionElsewhere: 'We assumed that your felonies elsewhere were not drug possession.',
  violentFelony: 'We read your felony as one on the list of violent felonies.',
  sexOffenseRegistered:
    'We took it that a sex offense calls for registration, but one of class B or C only if you must register now.',
  notClearedByItself: 'We read it as a crime that the court does not clear by itself.',
  withoutPrejudice:
    'We assumed that the dismissal was without prejudice. If your papers say “with prejudice”, the court clears the case by itself.',
  decidedNotToCharge: 'We assumed that the prosecutor has decided not to charge you.',
  notMedical: 'We assumed that the cannabis was not medical.',
  noOpenTrafficCase: 'We assumed that no open case of yours is a traffic case.',
});
