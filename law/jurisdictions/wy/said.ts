import { sayings } from '../../place/saying.ts';

export const said = sayings({
  nicotineBefore2020: 'Does the law of July 2020 clear a nicotine or tobacco ticket from before it?',
  // What only a person who knows the case can judge, or what the law leaves open.
  ticketIsMisdemeanor: 'Was the ticket for a crime? In Wyoming even small crimes are misdemeanors.',
  insanityVerdict: 'Does a finding of not guilty because of mental illness count as “no conviction” here?',
  sameIncident: 'Was the charge you pleaded to from the same incident?',
  moneyOwed: 'Is your sentence over while you owe money for it? The law does not say. Pay first if you can.',
  paidLate: 'On which day was the last restitution paid? The 10 years may count from then.',
  felonySince: 'Will the prosecutor object? A later felony then keeps the judge from clearing this.',
  openFelony: 'Is your open case a felony? Then a judge may not clear this yet if the prosecutor objects.',
  whichPart: 'Which part of the section was it? Some parts are violent felonies.',

  // What is taken for granted until the person says otherwise.
  arrestedSoon: 'We took it that you were arrested soon after it happened.',
  onlyCarried: 'We took it that the weapon was only carried, and no gun was used.',
  noGun: 'We assumed that no gun was used.',
  notOnPatient: 'We assumed you were not a health worker who did this to a patient.',
  notStatusOffense: 'We assumed an adult could be charged with this too. It was no curfew or truancy case.',
  paidInTime: 'We assumed any restitution was paid by the day your sentence ended.',
  sexCrimeListed: 'We took it that this felony is one of the listed sex crimes.',
  gravestAssault:
    'We took it that this was aggravated assault, choking, or a third case of violence at home.',
  aggravatedBurglary:
    'We took it that this was aggravated burglary, as there was a weapon or somebody was hurt.',
  plainBurglary: 'We took it that this was plain burglary, with no weapon and nobody hurt.',
  listedEscape: 'We took it that this was an escape from custody under § 6-5-206 or § 6-5-207.',
  violentRead: 'We took it that this felony is one of the violent ones.',
});
