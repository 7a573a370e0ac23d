import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what could not be read.
  onTheList:
    'Is your felony on the list in Minn. Stat. § 609A.02, subd. 3(b)? We could not read the whole list.',
  vehicleTheft:
    'Is theft of a motor vehicle on the list now? In 2021 a court said no (State v. D.E.L.), and the list has changed since.',
  amountUnread: 'Up to which amount are forged checks and card fraud on the list? We could not read that.',
  whichDamage:
    'Is this clause of criminal damage (§ 609.595, subd. 1) on the list? We could not read which clauses are.',
  callsForRegistering:
    'Does this crime call for registering as a predatory offender (§ 243.166)? Then it is never sealed.',
  boardReviews: 'Does the Cannabis Expungement Board choose to clear your case?',
  elsewhereInTen: 'Was a conviction in another place a felony or gross misdemeanor in the 10 years before?',

  // What is taken for granted until the person says otherwise.
  noStay: 'We assumed that the judge did not stay imposition of the sentence.',
  adultFromStart: 'We assumed that the case did not begin in juvenile court.',
  fullSentence: 'We assumed that the sentence itself was too long to count as one for a lesser crime.',
  smallTheft: 'We took it that what was taken was worth $5,000 or less, and was not a motor vehicle.',
  damageListed: 'We took it that this was criminal damage to property (§ 609.595), which is on the list.',
  notListed: 'We took it that this felony is not on the list of those that can be sealed.',
  registered: 'We took it that this crime calls for registering as a predatory offender.',
  excludedKind: 'We took it that this is one of the crimes that are not sealed by themselves.',
  plainTraffic: 'We took it that this was a traffic ticket.',
  notCharged: 'We assumed that you were not charged with anything new in that year.',
});
