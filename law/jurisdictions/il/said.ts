import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  luredChild:
    'Was it luring a child? That calls for registration and is never sealed. Other child abduction may be.',
  partlyConvicted:
    'Can this charge be expunged though you were convicted of another charge of the same case?',
  insanity: 'Does a verdict of not guilty by reason of insanity count as an acquittal here?',
  disqualified: 'Is this one of the serious youth cases that are not expunged by themselves?',
  aggravatedDomestic:
    'Can aggravated domestic battery be sealed? The law does not name it, but lawyers say no.',
  noContactOrder:
    'Can breaking a no contact order be sealed? The law names the act of the order, not this section.',
  murder: 'Can first degree murder be sealed? The law does not name it, but one county’s page says no.',

  // What is taken for granted until the person says otherwise.
  notReckless: 'We took it that this driving charge was not reckless driving.',
  sexOffense: 'We took it that this is a sex offense that cannot be sealed.',
  domesticBattery: 'We took it that this was domestic battery.',
  orderViolation: 'We took it that you were charged with breaking an order of protection.',
  plainProstitution: 'We took it that this was prostitution itself, and not paying for it or promoting it.',
  keptFromAutomatic: 'We took it that this is a crime that will not be sealed by itself.',
  supervisionNotProbation: 'We took it that this was court supervision, and not a special drug probation.',
  smallAmount: 'We took it that it was 30 grams of cannabis or less.',
  cannabisAct: 'We took it that the charge was under section 4 or 5 of the Cannabis Control Act.',
  noDegree: 'We assumed you did not earn a diploma, degree or certificate during your sentence.',
  overElsewhere:
    'We took it that your last sentence in another state or a federal court ended at least 3 years ago.',
  registered: 'We assumed that you never missed a registration. Each time adds 10 years to the list.',
  pardonExpunges: 'We assumed the pardon says that you may have the record expunged.',
  noArrestAfter: 'We assumed you were not arrested again in the 6 months after.',
  notFirstDegree: 'We took it that it was not first degree murder.',

  // What the person can do about it.
  waitElsewhere: 'Wait until the time since your last sentence in another state or a federal court is over.',
  waitRegistry: 'Wait until you are off the list and no longer have to register.',
});
