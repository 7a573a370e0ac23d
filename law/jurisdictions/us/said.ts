import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  stateVotingLaw: 'What does the law of the state you live in say?',
  sectionReached: 'Does 18 U.S.C. § 3607 reach the section you were charged under?',
  olderLaw: 'Does the older law, 21 U.S.C. § 844(b), still let the court clear a case decided before 1984?',
  probationWithoutConviction: 'Will the judge put you on probation without a conviction?',
  courtClears:
    'Will the court in your area clear the record? Courts differ. Ask the federal defender’s office there.',
  dischargedEarly: 'Did the court discharge you early and set the conviction aside?',
  courtExpungesSetAsides: 'Does the federal court in your area expunge convictions set aside under this Act?',
  whileCaseIsOpen: 'Will the court clear the arrest while the case is open?',
  forceIsAPartOrNot: 'Is force, or a threat of force, one of the parts of the crime in its section of law?',

  // What is taken for granted until the person says otherwise.
  citizenOrGreenCard:
    'We assumed you are a citizen or have a green card, and were in the country lawfully at the time.',
  simplePossession: 'We assumed the charge was simple possession (21 U.S.C. § 844).',
  firstOffenderProbation: 'We assumed the judge used special first-offender probation.',
  noFirstOffenderProbation: 'We assumed the judge did not use special first-offender probation.',
  noPenaltyBefore: 'We assumed you had no civil drug penalty before this one.',
  noDrugConvictionElsewhere: 'We assumed you have no drug conviction in any other court.',
  notMovedToAdultCourt: 'We assumed your juvenile case was not moved to adult court.',
  conditionsMet: 'We assumed you met every condition of the penalty.',
  cleanDrugTest: 'We assumed you would take a drug test and that it would be clean.',
  lawfulRecord:
    'We assumed no court found the arrest or conviction unlawful. We also assumed the record is not a plain mistake.',
  droppedByGovernment: 'We assumed the government itself dropped the charge.',
  forceIsAPart: 'We read this as a crime in which force, or a threat of force, is one of the parts.',
});
