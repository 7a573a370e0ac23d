import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  murderOrManslaughter: 'Was it murder or manslaughter, by the name in your court papers?',
  clearedBefore:
    'Was a conviction of yours expunged after December 27, 2019? Then the State Bureau of Identification has to say whether you may again.',
  drivingInCase:
    'May the rest of the case be expunged when it also holds a driving conviction? The Supreme Court said yes in 2026 for a pardoned crime. Of others it is not settled.',
  severalFelonies:
    'Can a case with two or more felonies be expunged by petition? The law says “a felony”, and the court’s guide “a single felony”.',
  alwaysFelony: 'Was this really a misdemeanor? The section you named is about a felony.',
  drivingProgram: 'Does a driving case that ended in a program count as ended in your favor?',
  insanity: 'Does a finding of not guilty by reason of insanity count as an acquittal?',
  juvenileWait: 'Is the wait for this juvenile case 1 year or 3 years?',

  // What is taken for granted until the person says otherwise.
  violentKind: 'We took this for a violent felony on the list in § 4201(c).',
  drivingOffense: 'We took this for an offense in Title 21, the traffic code, that stays on record.',
  personalMarijuana: 'We took this for having marijuana under § 4764, or a pipe under § 4771.',
  listedSexCrime: 'We took this for a sex crime on the list in § 4373(b).',
  listedOfficeCrime:
    'We took this for a crime on the list in § 4373(b), about courts, orders or public office.',
  notHomeFraud: 'We assumed this was not home improvement or home building fraud.',
  notPeeping: 'We assumed this was not trespassing to peep into a home.',
  notTenYearFelony: 'We assumed this was not one of the six felonies that are expunged by themselves.',
  possession4756: 'We took this for having drugs under § 4756.',
  unconditional: 'We assumed the Governor put no conditions on your pardon.',
  notActive: 'We assumed the old case has no active warrant, and nothing happened in it for a year.',
});
