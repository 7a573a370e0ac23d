import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  homeInvasion: 'Does breaking into a home count as a crime of violence, with a wait of 10 years?',
  arson: 'Does arson count as a crime of violence?',
  otherForce: 'Does this felony count as a crime of violence?',
  otherFelonyDui:
    'Can this DUI never be sealed? The law names the third in seven years, and those that killed or badly hurt somebody.',
  newerSexCrime: 'Is this on the law’s list of sex crimes? Then it can never be sealed.',
  partOfCase: 'Can this charge be sealed though another charge of the case ended in a conviction?',
  insanityAsAcquittal: 'Does a verdict of not guilty because of insanity count as an acquittal?',
  under21Then: 'Having marijuana under 21 is still not allowed. Does the free way help you?',
  forceInMisdemeanor: 'Was this misdemeanor a crime of violence? Then it cannot be vacated.',
  convictedAfterWait: 'Does a conviction that came after your years of waiting were over stand in the way?',
  sealedAt18: 'Is this one of the youth records that are sealed at 18, or only later?',
  guiltySince21: 'Were you convicted of a crime after you turned 21?',

  // What is taken for granted until the person says otherwise.
  violentFelony: 'We took this felony for a crime of violence, as most of that kind are.',
  burglaryOfHome:
    'We took this for burglary of a home, as most of that category are since July 2020. For others the wait is 5 years.',
  listedSexCrime: 'We took this for a sex crime that can never be sealed, as most felonies of that kind are.',
  lesserSexCrime:
    'We took this for a lesser sex offense. Only felonies are on the list of what can never be sealed.',
  notSexual: 'We took it that this crime was not sexual. If it was, it can never be sealed.',
  childCrime: 'We took this for a crime against a child that can never be sealed.',
  notOwnChild: 'We assumed that you were not the parent or guardian of the child.',
  childAbuse: 'We took this for abuse or neglect of a child that was not sexual.',
  domesticBattery: 'We took this for battery that is domestic violence.',
  battery: 'We took this for battery. For a simple assault the wait is 1 year.',
  smallAmount: 'We took it that you had 1 ounce of marijuana or less.',
  largeAmount: 'We took it that you had more than 1 ounce of marijuana.',
  fullPardon: 'We assumed your pardon had no conditions.',
  noReentry: 'We assumed you did not finish a program for reentry from prison.',
});
