import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  fiveMore: 'Does your earlier felony, or the record you had sealed, add 5 years to this wait?',
  feloniesElsewhere: 'Was a felony in another state or a federal court before this conviction?',
  whichAssault: 'Which part of § 13-1204 was it? With a weapon or a serious injury it cannot be cleared.',
  weaponIsPart:
    'Does handling, showing or firing a weapon in § 13-2904(A)(6) keep the case from being sealed?',
  exceptInsane: 'Does a verdict of “guilty except insane” count as a dismissed charge?',
  betweenTheDays: 'Does the marijuana law reach what was done between November 30, 2020 and July 12, 2021?',

  // What is taken for granted until the person says otherwise.
  takenAsDangerous: 'We took it that this crime is “dangerous” (A.R.S. § 13-105).',
  negligentHomicide: 'We took this for negligent homicide, with no finding that it was “dangerous”.',
  onSeriousList: 'We took it that this is a serious or violent crime (A.R.S. § 13-706).',
  childCrime: 'We took it that this is a dangerous crime against children (A.R.S. § 13-705).',
  sexChapter: 'We took it that this felony stands in the chapters on sex crimes (13, ch. 14 or 35.1).',
  mustBeRegistered: 'We took it that this sex crime calls for registration.',
  childNotOwn: 'We took it that the child was not your own, so that the crime calls for registration.',
  noSexualMotivation: 'We assumed that the judgment finds no “sexual motivation” (A.R.S. § 13-118).',
  victimUnder15: 'We took it that the victim was under 15.',
  smallAmount:
    'We assumed it was 2.5 ounces or less (12.5 grams of concentrate), or six plants or fewer at home.',
});
