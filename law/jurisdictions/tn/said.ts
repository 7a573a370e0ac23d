import { sayings } from '../../place/saying.ts';

export const said = sayings({
  voteGivenBack: 'Has a court given back your right to vote, or did a pardon?',
  // What only a person who knows the case can judge, or what the law leaves open.
  attemptOfListed: 'Is an attempt at a listed crime on the list too?',
  partOfSection: 'Which part of the section was it? The law names only one part.',
  elsewhereIneligible:
    'Was a conviction in another state or a federal court before this crime, and could it not be cleared in Tennessee?',
  vehicleWithAlcohol: 'Did it involve a motor vehicle together with alcohol or drugs?',
  classNeeded: 'Which class was the felony? The judgment says. The lists and the waits go by it.',
  protestTerms: 'Are all the terms of the law for protests against segregation met?',
  juvenileOtherGround:
    'Will the judge clear it for good conduct or because your life has changed, though one of the usual points does not fit?',
  traffickingUsedBefore: 'Was what was cleared before cleared as that of a trafficking victim?',
  rightsForThisCrime: 'Does the law let a court give rights back for this crime, and for its date?',
  citizenshipGranted: 'Will the judge find that you earned your rights back?',
  employabilityGranted: 'Will the judge find that you need the certificate and that it harms nobody?',

  // What is taken for granted until the person says otherwise.
  clearedUnderThisLaw: 'We took it that what was cleared before was a conviction under this law.',
  sexCrimeOnList: 'We took it that this sex crime is one that the law leaves out.',
  childAbuse: 'We took it that this was child abuse, neglect or endangerment.',
  recklessBurning: 'We took it that this was reckless burning.',
  homeHospitalSchool: 'We took it that a Class A trespass was in a home, a hospital or a school.',
  plainTrespass: 'We took it that this was not trespass in a home, a hospital or a school.',
  plainAssault: 'We took it that this was simple assault.',
  plainCarrying: 'We took it that this was carrying a weapon, not having a gun while barred from it.',
  noSpecialDrug: 'We took it that the drug was not salvia, a synthetic drug or a meth ingredient.',
  noYouthBought:
    'We took it that all were 18 or older. We took it that nobody had an intellectual disability.',
  notForAChild: 'We took it that you did not buy alcohol for a child.',
  listedFelony: 'We took it that this felony is one of those on the law’s list.',
  aggravatedBurglary: 'We took it that a Class C burglary was of a home. That is not on the list.',
  harmless: 'We took it that nobody was hurt and no weapon was used.',
  notCommercialDriver: 'We assumed you had no commercial driver license, and were not in a commercial truck.',
  notProtest: 'We assumed this was not for a protest against segregation.',
  noRecoveryCourt: 'We assumed you did not finish a recovery court program.',
  boardVoted: 'We assumed the Board of Parole voted for your pardon.',
  courtHasFile: 'We assumed the court has a file of this arrest.',
  notOnPardonList: 'We took it that this crime is not one of the few that stay after a pardon.',
});
