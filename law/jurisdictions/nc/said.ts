import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  exceptionBefore2021: 'Does the exception for expunctions from before December 2021 help you?',
  misdemeanorInTheWay: 'Does a misdemeanor from the last 20 years stop it?',
  convictedElsewhereAfter: 'Was the conviction elsewhere after this case?',
  dismissedWithoutFinding: 'Was the petition dismissed without a finding?',
  oldViolentConviction: 'Does an old violent conviction stop it?',
  infractionExpunged: 'Is this infraction one that the law expunges?',
  chargeFiled:
    'Was a charge filed? Ask the clerk of superior court in that county. If the clerk finds a case, it counts as dropped. This law names charges, not arrests. For an arrest alone, ask legal aid.',
  insanityAsNotGuilty: 'Does not guilty by reason of insanity count as not guilty here?',
  newLawOlderCases: 'Does the new law leave out older cases too?',
  yearsFromSentenceEnd:
    'Does your court count the years from the conviction, or from the end of the sentence?',
  violentElsewhere: 'Does a conviction from elsewhere count as a violent one here?',
  dwiDuringWait: 'Does a DWI conviction during the wait count as a traffic violation?',
  yearsBackFromFiling: 'Does your court count the years from the conviction, or back from the day you file?',
  earlierExpunction: 'Does an earlier expunction stop it?',
  restitutionStopsIt: 'Does restitution you still owe stop it?',
  youngLawLeavesOut: 'Does the law for young people leave this felony out?',
  underAgeDriving: 'Does driving under 21 with any alcohol in the body count as impaired driving here?',
  restOfLawMet: 'Is the rest of this law met?',

  // What is taken for granted until the person says otherwise.
  notClassA1: 'We took it that this misdemeanor was not of class A1. Those are mostly assaults.',
  classA1: 'We took it that this misdemeanor was of class A1, as others under its section are.',
  classAToG: 'We took it that this felony was of one of the classes A to G, as others under its section are.',
  classHOrI: 'We took it that this felony was of class H or I, as others under its section are.',
  sexCrimeRegistered: 'We assumed that a sex crime calls for registration.',
  sexCrimeShutOut: 'We assumed it is a sex crime that is shut out.',
  stalking: 'We assumed that this felony was stalking.',
  enteringBuilding: 'We assumed this was breaking or entering a building.',
  foundDelinquent:
    'We assumed the youth case was about a crime. It was not about running away or missing school.',
  ableToStandTrial: 'We assumed the case was not dropped because you were unable to stand trial.',
  lightElsewhere: 'We took it that the misdemeanor in another state was not a violent one.',
  prostitutionItself: 'We assumed it was for prostitution itself (G.S. 14-204).',
  beerOrWine: 'We assumed it was for having or buying beer or wine.',
});
