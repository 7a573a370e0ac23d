import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  elsewhereCounts: 'Does a conviction in another state or a federal court start the 7 or 10 years anew?',
  attemptListed: 'Does the list also leave out somebody who only tried, helped or planned it?',
  contemptAsCrime: 'Was the contempt punished like a crime?',
  arrestOnly:
    'Did a prosecutor drop the charge, or decline to prosecute it? Ask the clerk of the Superior Court there. Section 54-142g counts both as a dismissal for the state’s files. If nothing was filed, ask the State Police Bureau of Identification what it still shows.',
  newCaseInWait: 'Does a conviction in the years of waiting close this way, or only start them anew?',
  felonyBefore21: 'Was a later felony conviction before you turned 21?',
  convictedElsewhereInWait: 'Was a conviction in another state or a federal court in the years of waiting?',

  // What is taken for granted until the person says otherwise.
  classOfSection: 'We took the class of the felony from its section.',
  onlyDrunkDriving: 'We assumed it was drunk driving itself (§ 14-227a), where nobody died.',
  nolledAssumed:
    'We took it that the prosecutor dropped the charge (“nolle”), and that no judge dismissed it for good.',
  moreThanFine: 'We took it that you were sentenced to more than a fine.',
  offenseSince2000: 'We assumed that it happened in 2000 or later.',
  notFamilyViolence: 'We assumed the court did not mark this as a family violence crime.',
  listedSexCrime: 'We took this for a sex crime that is never erased by itself, as most are.',
  saleOverFiveYears:
    'We took this for selling drugs under § 21a-277 or § 21a-278, with more than 5 years possible.',
  killing: 'We took this for murder or manslaughter, a class A, B or C felony.',
  firstPossession: 'We assumed this was a first conviction of its kind. The next one could mean 10 years.',
  plainAssault:
    'We assumed no gun was used, nobody was choked, and the victim was not older, disabled or pregnant.',
  elderListed: 'We took this for an assault on or abuse of an older person, which is on the list.',
  notElderAbuse: 'We assumed this was not an assault on or abuse of an older person.',
  notFailureToRegister: 'We assumed this was not about failing to register as a sex offender.',
  onlyAFine: 'We took it that the only possible punishment was a fine.',
  smallPossession: 'We took this for having drugs under § 21a-279(c), as the law was then.',
  cannabisSection:
    'We took this for having, using or selling cannabis under § 21a-267, § 21a-277 or § 21a-279.',
  fourOunces: 'We assumed it was 4 ounces of cannabis or less, or 6 plants at home for yourself.',
  stillACrime: 'We assumed that what you did is still a crime today.',
  absolutePardon: 'We assumed your pardon was an absolute one, not a provisional one.',
  seriousJuvenile: 'We took this for a “serious juvenile offense”. For others the wait is 2 years.',
  notSeriousJuvenile: 'We assumed this was not a “serious juvenile offense”. For those the wait is 4 years.',
});
