import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  laterFelonies:
    'Do felonies after this one count against it? The state’s form asks only about earlier ones, but legal aid counts all.',
  attemptAtWhat: 'At which crime was it an attempt? Some attempts at violent crimes cannot be sealed.',
  isSexCrime: 'Does the law call this felony a sex crime? Then it cannot be sealed.',
  deferredDwi:
    'How did the court end this case? The First Offender Act leaves drunk driving out (§§ 5-65-108, 5-65-308).',
  dwiDay: 'From which day does the “lookback” for this DWI run: the offense, or the end of the sentence?',

  // What is taken for granted until the person says otherwise.
  violentFelony: 'We took it that this is a felony that involves violence (Ark. Code Ann. § 5-4-501).',
  sexFelony: 'We took it that this felony is a sex crime.',
  listedMisdemeanor: 'We took it that this is on the list with a wait of 5 years.',
  plainlyDismissed: 'We took it that the court dismissed it, and the prosecutor did not “nolle prosse” it.',
  isDwi: 'We took it that this was driving while intoxicated (§ 5-65-103), not an underage DUI.',
  inPrison: 'We took it that you served time in a state prison, not only in a community center.',
  tenYearsMost: 'We assumed this felony had a maximum sentence of ten years or less.',
  noCommercialLicense: 'We assumed you held no commercial driver license (CDL) at the time.',
  licenseBack: 'We assumed any suspended driver license was given back to you.',

  // What the person can do about it.
  getLicenseBack: 'Get your driver license back first, and pay the fee for it.',
  notOwnChild: 'We assumed that the child was not your own.',
});
