import { sayings } from '../../saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  felonyElsewhere: 'Does a felony from outside Pennsylvania count?',
  otherConvictionInCase: 'Does the other conviction in this case keep it from being sealed by itself?',
  oneCaseCountsOnce: 'Do the convictions of one case count as one for automatic sealing?',
  insanitySealed: 'If you were found insane, is it sealed like other charges without a conviction?',
  convictedElsewhereAfter: 'Were you convicted elsewhere after the case was over?',
  prosecutorAgrees: 'Does the District Attorney agree to erase it?',
  sexCrimeStays: 'Is it one of the sex crimes that stay on record?',
  coversUnderageDrinking: 'Does this rule cover underage drinking?',
  partOnRegistrationList: 'Is this part of the section on the sex offender registration list?',
  moreThanTwoFelonies: 'Do more than two felonies of one case still count as one conviction?',
  contemptAsCrime: 'Does the law treat this contempt as a crime that can be sealed?',
  threatsSince2023: 'May a court seal a first-degree terroristic threats conviction since 2023?',
  lesserOnRegistrationList: 'May a court seal a lesser crime that is on the registration list?',
  felonyOnTheList: 'Is this felony on the list of those that a court may seal?',
  drugFelonySealed: 'May a court seal this drug felony?',
  ungradedAsThird: 'Is this felony treated as one of the third degree?',

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
});
