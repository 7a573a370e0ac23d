import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  newConvictionBars:
    'You were convicted of something else after the wait was over. Do you have to wait again?',
  convictedElsewhere: 'Did a conviction in another state or a federal court fall into the waiting time?',
  lifeFelony: 'Could one of your felonies be punished with life in prison?',
  twoSealed: 'Were two of your earlier cases sealed on a petition like this one?',
  partOfSection: 'Which part of the section was it? Some parts can never be sealed.',
  occupiedDwelling: 'Was somebody living in the building that was shot at?',
  attemptAtWhat:
    'How heavy is the punishment for the full crime? An attempt at a grave one cannot be sealed.',
  firearmUsed: 'Was the weapon a gun, and has a court given back your gun rights since?',
  guiltyOfWhat:
    'What did you plead guilty to instead? A conviction that police report to the state stands in the way.',
  lesserIncluded:
    'Was the charge only lowered to a lesser form of the same crime? Then it cannot be expunged.',
  belongsToWhat: 'Which case does it belong to? It can be sealed only together with that case.',
  governorDecides: 'Has the Governor given back your rights, or did the change of November 2026 pass?',

  // What is taken for granted until the person says otherwise.
  lightBySection: 'We took it from its section that this was grand larceny, or a felony of Class 5 or 6.',
  pettyTheft: 'We took this theft for petit larceny or shoplifting (§ 18.2-96 or § 18.2-103).',
  simpleTrespass: 'We took this for trespass after being told to stay away (§ 18.2-119).',
  disorderlyConduct: 'We took this for disorderly conduct (§ 18.2-415).',
  marijuanaSale: 'We took this for giving or selling up to an ounce of marijuana (§ 18.2-248.1).',
  marijuanaPossession: 'We took this for simple possession of marijuana (former § 18.2-250.1).',
  underageAlcohol: 'We took this for underage possession of alcohol (§ 4.1-305).',
  larcenyFelony: 'We took this felony for one that is punished like grand larceny (§ 18.2-95).',
  violentFelony: 'We took this for a felony on the list of violent crimes in § 17.1-805.',
  felonyBurglary: 'We took this for breaking in under §§ 18.2-89 to 18.2-93. These are on the violent list.',
  felonySex: 'We took this for one of the sex trade felonies, which cannot be sealed.',
  notFamily: 'We assumed the victim was not a member of your family or household.',
  noFirearm: 'We assumed no gun was used.',
  trafficTitle:
    'We assumed your traffic misdemeanor was under Title 46.2. The State Police do not count those.',
  alcoholTitle:
    'We assumed your underage alcohol case was under Title 4.1. The State Police do not count those.',
  elsewhereLighter: 'We assumed no felony elsewhere could be punished with life in prison.',
  notWithPrejudice: 'We assumed the judge did not dismiss the charge for good (“with prejudice”).',
  noWarrant: 'We assumed no warrant or summons charged you with a crime when you were arrested.',
  noAgreement: 'We assumed your final order does not say that the case may be expunged.',
  simplePardon: 'We assumed your pardon was a simple one, not one that says you are innocent.',
  notOnDrivingRecord: 'We assumed the case was not sent to the DMV.',
  qualifyingOffense: 'We took this for one of the crimes that a trafficking victim may have vacated.',
});
