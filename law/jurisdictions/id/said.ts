import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  probationNoLongerNeeded: 'Will the judge find that you no longer need to be on probation?',
  possessionToSell: 'Was it having drugs to sell, or selling them? The law speaks only of having them.',
  elsewhereSince: 'Was a conviction in another state or a federal court after this sentence ended?',
  withheldSince: 'Does a later withheld judgment count as a conviction here?',
  shieldDropped: 'Can the dropped charges be shielded together with the conviction in the case?',
  insanityCleared: 'Does this ending count as being cleared of the charge?',
  oldProtectionOrder: 'Does breaking this kind of protection order count among the crimes left out?',
  sealByRule: 'Will the judge find that your privacy weighs more than the public’s right to see the file?',
  prosecutorAgrees: 'A judge may make this felony a misdemeanor. Will the prosecutor say yes to that?',
  sexualAim: 'Was it done with intent to rape, or for a lewd act with a child?',
  traffickingShown:
    'Will the judge find that a trafficker made you do it, and that coercion is a defense to it?',
  moneyOwed: 'Does the judge see good cause while you still owe money in the case? Many want it paid first.',
  youthNearSchool: 'Was it a drug sale at or near a school, or drug trafficking?',
  armedRobbery: 'Was it armed robbery? The law names “armed robbery”, and the chapter on all robbery.',
  voluntary: 'Was the manslaughter voluntary? Only then can it never be expunged.',
  byAgeAlone: 'Was it rape because of the ages alone? The law takes “statutory rape” out of its list.',
  juvenileElsewhereSince: 'Was a conviction in another state or a federal court after the youth case ended?',

  // What is taken for granted until the person says otherwise.
  notExcessive: 'We took it that this was not an “excessive” DUI with an alcohol level of 0.20 or more.',
  violentListed: 'We took it that this is one of the violent misdemeanors the law leaves out.',
  harassmentListed: 'We took it that this was stalking or harassment by phone.',
  sexualListed: 'We took it that this was sexual battery or indecent exposure.',
  simplePossession: 'We took it that this was having drugs, not selling them.',
  registered: 'We took it that this sex crime calls for registration.',
  notRegistered: 'We took it that this misdemeanor does not call for registration.',
  noSexualAim: 'We took it that this was not done for a sex crime.',
  notOfChild: 'We took it that this crime was not against a child and was the first of its kind.',
  noViolation: 'We assumed no judge found that you broke your probation, and you did not admit it.',
  noDrugCourt: 'We assumed you did not graduate from drug court or mental health court.',
  noRider: 'We assumed you were not first sent to prison for up to a year (a “rider”).',
  notDismissedYet: 'We assumed the judge has not dismissed the case yet.',
  notCommitted: 'We assumed you were not committed to the state’s juvenile corrections.',
  seriousYouthFelony: 'We took it that this felony is one the law never expunges.',
  otherYouthFelony: 'We took it that this felony is not one the law never expunges.',
});
