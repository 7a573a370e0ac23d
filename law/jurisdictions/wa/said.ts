import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  dayOfArrest: 'On which day were you arrested? 3 years after it the arrest may be deleted.',
  lockedUpForAnotherCase:
    'Do the years run only since you left jail or prison for every case? A decision of April 2026 says so.',
  vehicularAssault:
    'Was it only for disregard of safety? If you were drunk or reckless, it counts as violent.',
  guiltyOfWhat:
    'What did you plead guilty to instead? If it came from the same incident, nothing of it is deleted.',
  minorExploited:
    'Does the court take it as exploiting a child? Then it stays, and the law does not name this crime.',
  dvElsewhere: 'Was the conviction in another state for violence against family or a partner?',
  convictedElsewhereSince: 'Was a conviction in another state or a federal court within those years?',

  // What is taken for granted until the person says otherwise.
  classOfSection: 'We took the class of the felony from its section.',
  reducedDui: 'We assumed the charge began as drunk driving.',
  notReducedDui: 'We assumed the driving charge did not begin as drunk driving.',
  noEnhancement: 'We assumed the court found no gun, deadly weapon or sexual motive in the verdict.',
  notOfficer: 'We assumed the person hurt was no police officer.',
  readAssault: 'We took it that this was assault in the second or third degree.',
  readRobbery: 'We took it that this was robbery in the second degree.',
  readDrunkDriving: 'We took it that this was drunk driving itself.',
  readSexFelony: 'We took it that this felony is on the list of crimes against persons.',
  readKidnapping: 'We took it that this was holding or taking a person by force or against a court order.',
  noDriveBy: 'We took it that this was not a drive-by shooting.',
  possessionOnly: 'We took it that the case was only for having drugs, not for selling them.',
  deferredSentence: 'We took it that this was a deferred sentence, after a plea or finding of guilt.',
  orderForFamily: 'We took it that the order protected a partner or family.',
  noOrderBroken: 'We assumed you broke no protection or no-contact order in the last 5 years.',
  pardonSent: 'We assumed the Governor’s Office sent your pardon to the State Patrol, as it does.',
  fullPardon: 'We assumed your pardon is full and has no conditions.',
  noTreatment: 'We assumed you have not finished a treatment program for this yet.',
  notCrimeVictim:
    'We assumed you did not do it because of abuse, sexual assault or trafficking that you suffered.',
  gravestYouthCase:
    'We took it that this is a sex crime or a felony drug sale, which courts do not seal by themselves.',
  usualYouthCase: 'We took it that this is not a “most serious offense”, a sex crime or a felony drug sale.',
});
