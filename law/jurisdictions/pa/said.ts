import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  felonyElsewhere: 'Does a felony from outside Pennsylvania count?',
  otherConvictionInCase: 'Does the other conviction in this case keep it from being sealed by itself?',
  convictedElsewhereAfter: 'Were you convicted elsewhere after the case was over?',
  prosecutorAgrees: 'Does the District Attorney agree to erase it?',
  partOnRegistrationList: 'Is this part of the section on the sex offender registration list?',
  contemptAsCrime: 'Does the law treat this contempt as a crime that can be sealed?',
  felonyOnTheList: 'Is this felony on the list of those that a court may seal?',

  // What is taken for granted until the person says otherwise.
  sameWaitUsed:
    'The law names no wait for a crime that carries less than a year. We used the same wait as for others.',
  noElectionCrime:
    'We assumed you were not convicted of breaking the state election law in the last 4 years.',
  pardonWithoutConditions: 'We assumed your pardon has no conditions.',
  notArrestedAgain: 'We assumed you were not arrested or charged again, apart from what you listed.',
  acquittedOfAll: 'We assumed you were found not guilty of every charge in that case.',
  noDrugChargeErased: 'We assumed no Pennsylvania court has erased a drug charge for you before.',
  sixMonthsForDrunkDriving: 'We assumed this drunk driving case carried up to 6 months in jail.',
  thirtyDaysForMarijuana: 'We assumed this was a small amount of marijuana, which carries up to 30 days.',
  contemptSixMonths: 'We assumed this contempt of court carried up to 6 months in jail.',
  firstDrugConviction: 'We assumed this was your first drug conviction, which carries up to 1 year in jail.',
  personCrime: 'We assumed this crime is one against a person or a family under Title 18.',
  onRegistrationList: 'We assumed this crime is on the sex offender registration list.',
  animalCruelty: 'We assumed this was cruelty to animals under § 5533.',
  drugAct: 'We assumed this crime is under the state Drug Act.',
  dealing: 'We assumed the charge was dealing drugs, or having them in order to deal.',
  underageDrinking: 'We assumed this was underage drinking under § 6308.',
  shortSentence: 'We assumed your jail sentence was less than 2½ to 5 years.',
  oneCaseAsOne: 'We counted the convictions of one case as one. They must share one docket and one OTN.',
  theftOrMischief: 'We assumed this was theft or criminal mischief.',
  fraudOrTrespass: 'We assumed this was fraud under chapter 41, or criminal trespass.',
  moreThanFiveYears: 'We assumed this crime carries more than 5 years in prison.',
  gunOrGraveIndecentAssault:
    'We assumed this was a gun crime, or one of the indecent assaults after which you wait 5 years.',
});
