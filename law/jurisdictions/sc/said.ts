import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  usedBefore: 'Under which law was the earlier record expunged? Each of these laws can be used only once.',
  elsewhereInTime: 'Did a conviction elsewhere fall into the time you have to wait?',
  elsewhereSince: 'Did a conviction elsewhere come after your juvenile case?',
  trafficInTime: 'Does a traffic conviction count against clearing a drug possession?',
  firstDrugOffense: 'Was it a first offense under the drug law, in spite of the earlier or higher charge?',
  drugElsewhere: 'Was a conviction elsewhere for drugs?',
  earlierViolence: 'Did the earlier domestic violence raise the degree of the later one?',
  firstYouthOffense:
    'Is it still a first offense as a youthful offender, in spite of the earlier conviction?',
  offRegistry: 'This crime calls for the sex offender registry. Do you still have to register for it?',
  ageAtConviction: 'Were you under 25 on the day of the conviction?',
  youthClass: 'Could the crime bring a year or more, and no more than 15 years?',
  insanityAsAcquittal: 'Does not guilty because of insanity count as an acquittal here?',
  madeMeth: 'Was it making or trafficking meth? Only that is on the list of violent crimes.',
  violentYouthCharge: 'Can a juvenile charge for a violent crime be expunged when it was dropped?',
  traffickingItself:
    'Can a conviction for trafficking, a violent crime by law, be expunged for a victim of it?',
  noClassForTrafficked: 'Does the law for trafficking victims reach a misdemeanor without a class?',

  // What is taken for granted until the person says otherwise.
  thirtyDays: 'We took it that 30 days in jail or a $1,000 fine was the most the law allowed.',
  thirdDegree: 'We took it that this was domestic violence in the third degree.',
  weaponPossession: 'We took it that this was a first charge for having or carrying a weapon.',
  handgun: 'We took it that this was carrying a handgun (16-23-20).',
  hadItToSell: 'We took it that you had the drugs to sell them, and were not convicted of a sale itself.',
  fingerprinted: 'We took it that you were fingerprinted for this charge.',
  notBadCheck: 'We took it that this was not a bad check.',
  notBlueLight: 'We took it that this was not failing to stop for blue lights.',
  simplePossession: 'We took it that this was having drugs for yourself.',
});
