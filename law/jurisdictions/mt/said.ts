import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  oldLaw: 'Was the record cleared before under the law of 2017, and does that count as your one time?',
  otherCharge: 'Can the arrest be removed though another charge of it ended in a conviction?',
  insanity: 'Does a verdict of not guilty because of mental illness count as an acquittal?',
  pardonRecord: 'Does a pardon clear the record here? We could not find the law that says so.',
  goodCause: 'Can you show a judge good cause for each gun?',

  // What is taken for granted until the person says otherwise.
  noMilitary: 'We assumed that the record does not keep you from serving in the military.',
  listedAssault: 'We took this for an assault on the list, for which the judge weighs your whole case.',
  listedSex: 'We took this for sexual assault, for which the judge weighs your whole case.',
  smallAmount: 'We assumed it was no more marijuana than is legal today, or has a lower penalty.',
});
