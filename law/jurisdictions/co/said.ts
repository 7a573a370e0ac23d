import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  whileAnotherCaseIsOpen: 'Will the court seal this while another case is open?',
  crimeOfViolence:
    'Was it found to be a “crime of violence” (§ 18-1.3-406), or does the crime need a victim who is disabled for good? Then the court cannot help here. Ask the clerk what the judgment says.',
  exceptionForOtherConviction: 'Will the court make an exception for the other conviction in the case?',
  trafficBesideOtherCharge: 'Does the court seal a traffic offense with the other charges of its case?',
  firstFelonyAsYouth: 'Was this your first felony as a youth?',
  convictionAfterTheWait: 'Does a conviction that came after the years of waiting stop it?',
  olderConvictionMakesWaitLonger: 'Does an older, more serious conviction make the wait longer?',
  newestCaseCounts: 'Does your newest case count toward the limit, and which limit is yours?',
  convictionInAnotherState: 'Does a conviction in another state close this way?',
  pleaCaseSealed: 'Can the case in which you pleaded guilty be sealed yet?',
  sealsInsanityTicketOrDeferral:
    'Does the court seal a finding of insanity, a dropped ticket or a deferred drunk driving case?',
  howLongChargeable: 'How long could this crime be charged?',
  registeringIsSexualOffense: 'Does the court count failing to register as a sexual offense?',
  accessoryToListed: 'Was the crime that you helped with on the state’s list of crimes with a victim?',
  takenForAnother: 'Did the police take you for someone else?',
  laterConvictionAllowsIt: 'Does your later conviction allow it, and is it 10 years old?',

  // What is taken for granted until the person says otherwise.
  stateCharge: 'We assumed that this was a state charge, not one under a city’s own code.',
  notFentanyl: 'We assumed that this was not possession of fentanyl, which waits 2 years.',
  oldClassAsToday: 'We read the class of your old drug felony as a drug level of today.',
  legalToday: 'We assumed that what you did is legal in Colorado today.',
  stillACrime: 'We assumed that what you did is still a crime in Colorado today.',
  childAbuse: 'We read a crime against a child as child abuse, which the law leaves out.',
  onVictimList: 'We read this as one of the crimes on the state’s list of crimes with a victim.',
  notOnVictimList:
    'We assumed that this crime is not on the state’s list of crimes with a victim, and is not identity theft.',
  notCrimeOfViolence: 'We assumed that the court did not sentence this as a crime of violence.',
  noCommercialLicense: 'We assumed that you had no commercial driver’s license then.',
  notAggravatedYouth: 'We assumed that the youth court did not call you an “aggravated” or violent offender.',
  notRepeatYouth:
    'We assumed that the youth court did not call you a “mandatory sentence” or “repeat” offender.',
  noTraffickingDefense: 'We assumed that you did not raise trafficking as a defense at trial and lose.',
  fitForTrial: 'We assumed that the case was not dropped because you were unfit to stand trial.',
  notTradedForPlea: 'We assumed that it was not dropped in return for a plea in another case.',
  inquiryOver: 'We assumed that the police no longer look into it.',
  fullPardon: 'We assumed that your pardon is full and without conditions.',
});
