import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  onlyTried: 'Was it only an attempt? An attempt stands in another group, and may be sealed.',
  voluntary: 'Was it voluntary manslaughter with a weapon? That cannot be sealed.',
  intentToKill: 'Was it assault with intent to kill, with a weapon? That cannot be sealed.',
  burglaryDegree: 'Was it first degree burglary with a weapon? That cannot be sealed.',
  terrorism: 'In which group of the sentencing grid is this crime? Groups 1 to 3 cannot be sealed.',
  oldNumber: 'Which crime is it by today’s numbers? Murder and first degree sexual abuse cannot be sealed.',
  intentToRob: 'Was it assault with intent to rob? Of this section, only that can be vacated.',
  armedCarjacking: 'Was it armed carjacking? That cannot be vacated.',
  otherCharges: 'Can the marijuana charge be expunged alone? The law means records of nothing else.',
  convictedElsewhereLater: 'Was the conviction in another state or a federal court after this case?',

  // What is taken for granted until the person says otherwise.
  notFamily: 'We assumed it was not against a partner, a family member or someone you lived with.',
  simpleAssault: 'We assumed it was simple assault.',
  felonyAssault: 'We assumed it was one of the assaults that the law calls violent.',
  sexCrime: 'We assumed it is a sex crime that is not sealed by itself.',
  arson: 'We assumed it was arson.',
  childCruelty: 'We assumed it was cruelty to a child.',
  elderAbuse: 'We assumed it was abuse of an older or vulnerable adult.',
  familyOrder: 'We assumed the order was for a partner, a family member or someone you lived with.',
  notIntentToKill: 'We assumed it was not assault with intent to kill.',
  notCarjacking: 'We assumed it was not armed carjacking.',
  forOwnUse: 'We assumed the pipe or the like was for your own use.',
  stillACrime: 'We assumed that what you did is still a crime today.',
  noProofOfInnocence: 'We assumed you cannot prove that you did not do it.',
  cameBack: 'We assumed you went before the court that was looking for you.',
});
