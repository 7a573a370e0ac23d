import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  forceInvolved: 'Did this felony involve force, or a threat of force, against a person?',
  registryPart: 'Which paragraph of the section was it? Only some call for the sex offender registry.',
  chargedBeforeProgram: 'Did the State Attorney charge you in the other case, before the program?',
  contemptWithArrestRecord: 'Did the contempt or violation make an arrest record of its own?',
  insanityAsNotGuilty: 'Does a finding of not guilty because of insanity count as not guilty here?',
  otherChargeOpen: 'How will the other charge of this case end?',
  sameCase: 'Was the charge you pleaded to part of the same case?',
  abuseOrNeglect: 'Were you found guilty of abuse, or only of neglect?',
  aggravatedAgainstOfficer: 'Was it “aggravated” assault or battery of an officer or an older person?',
  forcibleArrestWithoutCharge:
    'Is an arrest for a forcible felony sealed by itself if no charge was ever filed?',
  olderCaseSealed: 'Has the state sealed this older case? The law speaks of cases as they end.',
  whileCaseIsOpen: 'Will the court clear it while the case is open?',
  partOfCaseSealed: 'Will the judge seal this part, though another charge of the case cannot be sealed?',
  reducedToReckless:
    'Was it reduced to reckless driving? A judge may not withhold adjudication for drunk driving.',

  // What is taken for granted until the person says otherwise.
  forcibleFelony: 'We read it as a forcible felony.',
  violentFelony: 'We read it as one of the violent felonies of § 775.084.',
  pardonWithoutSealing: 'We assumed your pardon does not say that the record may be sealed.',
  juvenileMisdemeanorCounts: 'We read a juvenile misdemeanor as one that counts against you.',
  notMakingDrugs: 'We assumed it was not about making drugs.',
  sexCrimeNotSealed: 'We read it as one of the sex crimes that cannot be sealed.',
  familyAssault: 'We read it as assault or battery of a family member.',
  aggravatedBattery: 'We read it as aggravated battery or assault.',
  otherFraud: 'We read it as a fraud outside the Communications Fraud Act.',
  sellingDrugs: 'We read it as selling drugs, not trafficking or making them.',
  notSeriousOrHabitual:
    'We assumed the youth court did not call you a “serious or habitual” offender or send you to a “maximum risk” place.',
  fitForTrial: 'We assumed the case was not dropped because you were unfit for trial.',
  notSelfDefense: 'We assumed the case was not dropped because of lawful self-defense.',
  lawfulArrest: 'We assumed the arrest was not a mistake or against the law.',
  notSealedYet: 'We assumed no court has sealed this record yet.',
});
