import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  partOfWeaponsLaw: 'Which part of the weapons law (§ 571.030) was it? Only some parts can be expunged.',
  parentalKidnapping: 'Does the law count a parent’s kidnapping among the kidnappings that it leaves out?',
  closedInPart: 'Is a dropped charge closed when another charge of the same case ended in a conviction?',
  waitWithoutConviction: 'How long must you wait to expunge a charge that did not end in a conviction?',
  guiltyInArrestTime: 'Were you found guilty of a crime in the 18 months after this arrest?',
  convictedAfterSentence: 'Were you convicted of a crime elsewhere soon after this sentence ended?',
  basedOnFalseFacts: 'Was the arrest based on false facts, or did somebody use your name?',
  otherDwiElsewhere: 'Was a conviction in another state or a federal court for drunk driving?',
  classADwi:
    'A Class A DWI is one after an earlier case, or one with somebody under 17 along. Was it your first?',
  openCaseIsDwi: 'Is your open case about drinking and driving?',
  dwiExpungedBefore: 'Was the case that was cleared before a DWI? Only one can be expunged.',
  alcoholExpungedBefore: 'Was the case that was cleared before about alcohol under 21? Only one can be.',
  alcoholElsewhere: 'Was a conviction in another state or a federal court about alcohol?',
  otherCrimeExpungeable: 'Can your other crimes be expunged too? Only then is this way open.',
  nonsupportBefore: 'Was the case that was cleared before for nonsupport? Only one can be expunged this way.',
  marijuanaFelony: 'Is this one of the marijuana felonies that the state constitution clears?',

  // What is taken for granted until the person says otherwise.
  notClassA: 'We assumed this was not a Class A felony.',
  sexCrimeLeftOut: 'We read this as a sex crime that the law leaves out.',
  domesticAssault: 'We read this as domestic assault, which the law leaves out.',
  felonyAssault: 'We read this as a felony assault, which the law leaves out.',
  kidnapping: 'We read this as kidnapping, which the law leaves out.',
  promotingProstitution:
    'We read this felony as promoting prostitution, or paying for somebody under 18. The law leaves both out.',
  escape: 'We read this as an escape, which the law leaves out.',
  orderOfProtection: 'We read this as breaking an order of protection, which the law leaves out.',
  childAbuse: 'We read this as child abuse or endangering a child in the first degree.',
  secondDegreeEndangering: 'We read this as endangering a child in the second degree.',
  firstDegreeBurglary: 'We read a Class B burglary as first degree, which the law leaves out.',
  secondDegreeBurglary: 'We read this as burglary in the second degree.',
  felonyArson: 'We read this as arson, which the law leaves out.',
  notIdentityTheft: 'We assumed this was not identity theft.',
  notOnList: 'We assumed this is not one of the crimes on the law’s long list.',
  noCommercialLicense: 'We assumed you have no commercial driver’s license (CDL) and need none.',
  noLaterAlcoholStop: 'We assumed you had no other license action for drinking and driving since then.',
  threePoundsOrLess: 'We assumed it was 3 pounds of marijuana or less.',

  // What the person can do about it.
  waitForDwiCase: 'Wait until your open drunk driving case is over.',
});
