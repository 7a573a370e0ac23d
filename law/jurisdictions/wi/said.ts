import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  reasonToReopen: 'Is there a good reason to reopen the ticket after all this time?',
  orderStillPossible: 'Can a lawyer still get the order that the judge had to make at your sentencing?',
  moneyWasACondition: 'Was paying this money a condition that you had to meet before your sentence ended?',
  contemptAsCrime: 'Was the contempt punished like a crime?',
  olderAsSubsequent: 'Does a conviction for an older crime count as a “subsequent offense”?',
  felonyElsewhereBefore: 'Was a felony in another state or a federal court before this conviction?',
  convictedElsewhereDuring: 'Was a conviction in another state or a federal court during this sentence?',
  partOfSection: 'Which part of the section was it? Some parts are on the list of violent felonies.',
  mentalIllnessClears: 'Does a finding of not guilty because of mental illness clear you of the offense?',
  firstDrugCaseRemoved:
    'Will the state remove a first drug case discharged under § 961.47? Its own form says it only adds a note.',
  sameArrest: 'Was the charge you pleaded to from the same arrest?',

  // What is taken for granted until the person says otherwise.
  notInvasionOfPrivacy: 'We assumed it was not invasion of privacy under § 942.08.',
  conditionsKept: 'We assumed you kept every condition of your probation.',
  prostitutionItself:
    'We assumed the case was for prostitution (§ 944.30), not for paying for sex or for pimping.',
  fullClassG: 'We assumed this was a full Class G felony, not only an attempt.',
  noBombScare: 'We assumed this was not a bomb scare, and not aimed at a witness, juror, judge or officer.',
  fingerprinted: 'We assumed the police took your fingerprints.',
  ordersKept: 'We assumed you did what the juvenile court ordered.',

  // What the person can do about it.
  payBeforeTheEnd: 'Pay what you owe before your sentence ends, or ask the court about it.',
  turn17: 'Wait until you turn 17.',
});
