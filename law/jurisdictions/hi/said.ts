import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  sameArrestConvicted: 'Can the arrest be expunged when another charge from it ended in a conviction?',
  expungedBefore: 'Was the conviction that was cleared before expunged under this same law?',
  moneyOwed: 'Was what you still owe a term of your probation? Then it must be paid first.',
  felonyElsewhereBefore: 'Was a felony in another state or a federal court before this conviction?',
  oldYoungDriver: 'Does the law of today reach a case under the section before it, § 291-4.3?',
  alcoholElsewhere: 'Was a conviction in another state or a federal court about alcohol or drugs?',
  partOfProstitutionLaw: 'Which part of the section was it? Only selling sex is covered.',
  arrestOnHawaiiIsland:
    'Was the arrest in Hawaii County, and did the state’s pilot reach it before it ended?',

  // What is taken for granted until the person says otherwise.
  noBailForfeit: 'We assumed the case did not end because you gave up your bail.',
  didNotLeave: 'We assumed the case did not end because you left the state or could not be found.',
  notConditionalDischarge:
    'We assumed it was a deferred plea (DAG or DANC), not a conditional discharge for a first drug case.',
  prostitutionItself:
    'We assumed the case was for prostitution itself, not for paying for sex or for pimping.',
  notPenalCode:
    'We took it that this driving or alcohol case was not under the Hawaii Penal Code (chapters 701 to 713).',
  noDrugTreatment: 'We assumed you were not sentenced to probation with drug treatment for it.',
  noLaterAlcohol:
    'We assumed you had no license action or arrest for alcohol or drugs while driving since then.',
});
