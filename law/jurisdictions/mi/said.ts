import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  contemptAsConviction: 'Does a finding of contempt count as a conviction that can be set aside?',
  legalForAdultToday: 'Would what you did be legal for an adult today?',
  setAsideFeloniesCount: 'Do felonies that were already set aside still count toward the limit of three?',
  setAsideAssaultive: 'Does Michigan count those that were set aside before as violent (“assaultive”)?',
  whichAreCleared: 'Which of your convictions are cleared when there are more than the limit?',
  sexOffenseLeftOut: 'Is this sex offense left out?',
  within12Hours: 'Did the acts of one case happen within 12 hours?',
  under18MayAsk: 'May someone under 18 already ask?',
  minorOffense: 'Was it a minor offense: at most 90 days in jail and a $1,000 fine, at age 21 or younger?',
  sameInJuvenileCourt: 'Does the same hold for a case in juvenile court?',
  removedThoughConvicted:
    'Is the arrest record removed though another charge of the case ended in a conviction?',
  convictedElsewhereBefore: 'Were you convicted elsewhere before you were found not guilty?',
  listedAgainstChild: 'Was it one of the listed crimes against a child under 16?',
  whichDeferralLaw: 'Which law was used, and does it close the record?',
  printsAfterVerdict: 'Does the law on prints reach your verdict?',
  pardonedRecord: 'How is the record of a pardoned conviction cleared?',
  assaultive: 'Does Michigan count this crime as violent (“assaultive”)?',
  deferralAsConviction:
    'Does a case that was deferred and dismissed during the waiting time count as a new conviction?',
  convictedElsewhereMeanwhile: 'Was one of your convictions elsewhere while the waiting time ran?',

  // What is taken for granted until the person says otherwise.
  fiveYearsUsed: 'We used 5 years. The law does not clearly say how long this kind of misdemeanor waits.',
  noDrunkDrivingSetAside: 'We assumed no drunk-driving conviction of yours was set aside before.',
  noDrunkDrivingBefore:
    'We assumed you were not convicted of drunk driving in Michigan before, beyond what you told us.',
  noChildInCar: 'We assumed no child under 16 was in the car.',
  noCommercialVehicle: 'We assumed you were not driving a commercial vehicle.',
  simpleAssault: 'We assumed the assault was simple assault (MCL 750.81).',
  notDesignatedCase: 'We assumed the juvenile court did not try you as an adult (a “designated case”).',
  droppedBeforeTrial: 'We assumed the charge was dropped before trial.',
  deferralLawUsed:
    'We assumed the judge used a deferral law, such as HYTA, 7411, 769.4a or a treatment court.',
  yearInJail: 'We assumed a year in jail was the longest sentence for the misdemeanor.',
  lessThanLife: 'We assumed the longest sentence the law allowed for this crime was less than life.',
  underTenYears: 'We assumed the longest sentence the law allowed for the felony was under 10 years.',
  notDishonesty: 'We assumed this is not a “crime of dishonesty”, such as embezzlement or a computer crime.',
  moreThan92Days: 'We assumed this misdemeanor carries more than 92 days in jail.',
  notTurnedDownLately: 'We assumed no court has turned down this request in the last 3 years.',
});
