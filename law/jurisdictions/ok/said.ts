import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  domesticFelony: 'Which part of § 644 was it? Most, but not all, of its felonies are on the list.',
  degreeOfRobbery: 'Was the robbery in the first degree? Only that is an “85 percent crime”.',
  degreeOfBurglary: 'Was the burglary in the first degree? Only that is on the lists of grave crimes.',
  triedWhat: 'Which crime was tried or planned? Some of this kind are on the list of violent crimes.',
  partOfSection: 'Which part of the section was it? Only one part is on the list.',
  lastOfTwoFelonies: 'Must ten years have passed since both felony sentences, or only since this one?',
  insanityAsAcquittal: 'Does a verdict of not guilty because of mental illness count as an acquittal?',
  droppedInDeal: 'Were all charges of the case dismissed, or did you plead guilty to one of them?',
  ticketAsMisdemeanor: 'Was this ticket a misdemeanor? A mere ticket cannot be expunged.',
  sentenceElsewhere: 'When did your last misdemeanor sentence in another state or federal court end?',
  guiltyElsewhereSince: 'Was a conviction in another state or a federal court after this juvenile case?',

  // What is taken for granted until the person says otherwise.
  onViolentList: 'We took it that this felony is on the list of violent crimes (57 O.S. § 571).',
  on85List: 'We took it that this felony is on the list of “85 percent crimes” (21 O.S. § 13.1).',
  notFirstDegreeBurglary: 'We assumed it was not burglary in the first degree or with explosives.',
  notAggravatedTrafficking: 'We assumed it was not aggravated drug trafficking.',
  notDefending: 'We assumed the person who was hurt was not defending somebody else.',
  onlyHadWeapon: 'We assumed you only had or carried the weapon, and did not use, point or fire it.',
  mustBeRegistered: 'We took it that this sex offense calls for registration.',
  mayBeRefiled: 'We assumed the district attorney has not said that this will not be filed (again).',
  smallFine: 'We assumed the fine was $500 or less.',
  worthMore: 'We assumed what was taken was worth $1,000 or more.',
  treatmentFinished: 'We assumed you finished any treatment that the court ordered.',
  noChargeFiled: 'We assumed no charge was filed in court.',

  // What the person can do about it.
  askProsecutor: 'Ask the district attorney to say in writing that this will not be filed (again).',
  finishDeferred: 'Finish your deferred sentence.',
});
