import { sayings } from '../../place/saying.ts';

export const said = sayings({
  listOfTurpitude:
    'Is the felony on the list of “moral turpitude” as it stands today (§ 17-3-30.1)? The registrar of your county can tell you.',
  // What only a person who knows the case can judge, or what the law leaves open.
  neverCharged:
    'Was a charge filed in a court? Ask the clerk of the circuit court and of the city court there. If one was, tell us how it ended. This law has no way for an arrest alone. Ask legal aid what the police can do.',
  insanityVerdict: 'Does a finding of not guilty because of mental illness count as “not guilty” here?',
  droppedForPlea: 'Was the charge dropped for good, or could it be brought again?',
  violentMisdemeanor: 'Does the court count this misdemeanor as a violent offense?',
  restOfList:
    'Is the crime in the part of the list of violent offenses that we could not read, or close to one on it?',
  sexOffenseUnread:
    'Is this crime known as one of the sex offenses of § 15-20A-5? Its section is not on the list.',
  sexualAim: 'Was a child held or taken for a sexual aim, or by somebody who is not a parent or guardian?',
  turpitudeUnread:
    'Is this felony on the list of crimes of moral turpitude in § 17-3-30.1? We read its names, not all sections.',
  sealSooner: 'Can the juvenile case be sealed sooner, under § 12-15-136? We could not read that law.',
  convictedElsewhere:
    'Was the conviction in another state for a felony, or for sex, drugs, weapons or violence?',

  // What is taken for granted until the person says otherwise.
  notCommercial: 'We assumed you held no commercial driver license and drove no commercial vehicle.',
  notReckless: 'We took it that this was not reckless driving or fleeing the police.',
  sexOffenseRead: 'We took it that this is one of the listed sex offenses.',
  turpitudeRead: 'We took it that this felony is on the list of crimes of moral turpitude.',
  thirdDegree: 'We took it that it was in the third degree, like most such misdemeanors.',
  rightsRestored: 'We assumed the pardon gave back your civil and political rights.',
  notRefiled: 'We assumed the charge was not filed again.',
});
