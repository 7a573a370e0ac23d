import { sayings } from '../../place/saying.ts';

export const said = sayings({
  moralTurpitude:
    'Is the felony one “involving moral turpitude” (AS 15.80.010)? The Division of Elections can tell you.',
  // What only a person who knows the case can judge, or what the law leaves open.
  insanityIsAcquittal:
    'Does the state treat a finding of not guilty by reason of insanity like an acquittal?',
  mistakeOrFalse: 'Can you show beyond doubt that it was a mistake about who you are, or a false accusation?',
  suspensionForbidden: 'Was an SIS allowed for this crime when you were sentenced? Today it is not.',
  armedBefore: 'Was there an earlier felony against a person in which you used a deadly weapon?',

  // What is taken for granted until the person says otherwise.
  noSuspendedImposition: 'We assumed the judge did not suspend imposition of your sentence (SIS).',
  waivedToAdultCourt: 'We assumed a juvenile court sent you to adult court.',
  notWaived: 'We assumed no juvenile court sent you to adult court, as such cases start there.',
  underAnOunce: 'We assumed it was less than an ounce of marijuana.',
});
