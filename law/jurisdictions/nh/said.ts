import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  elsewhereCounts:
    'How long ago were your convictions in other states or federal courts? They count, unless New Hampshire has no such crime.',
  elsewhereLater: 'Did a conviction in another state or a federal court fall in the waiting time?',
  insanity: 'Does a verdict of not guilty because of insanity count as “not guilty” here?',
  violentVictims: 'Does RSA 633:7 let a victim of trafficking undo a conviction for a violent crime?',
  onlySome: 'Was it paragraph III of RSA 639:2 or 639:3? Only that one is a violent crime here.',

  // What is taken for granted until the person says otherwise.
  violentCrime: 'We took it that this felony is on the law’s list of violent crimes.',
  waitsLikeClassA: 'We took it that the contempt waits as long as a class A misdemeanor.',
  notViolent: 'We took it that this felony is not on the law’s list of violent crimes.',
  obstructionOfJustice: 'We took it that this felony is one of the crimes of obstruction of justice.',
  notExtended: 'We assumed you did not get an extended prison term for repeat or grave crimes.',
  noTreatmentCourt: 'We assumed that you did not finish a drug, mental health or veterans court.',
  sexualAssault: 'We took it that this was sexual assault under RSA 632-A:4.',
  domesticViolence: 'We took it that this was domestic violence under RSA 631:2-b.',
  notThatYear: 'We took it that you were not 17 then, between May 2014 and July 2015.',
  notHabitual: 'We assumed this does not count toward being a “habitual offender” on the road.',
  smallAmount: 'We assumed it was three quarters of an ounce of marijuana or less.',
});
