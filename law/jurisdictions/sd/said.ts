import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  pettySince: 'Does a petty offense in those 5 years count as a “further offense”?',
  elsewhereSince: 'Was a conviction in another state or a federal court in the 5 years after this case?',
  insanityAsAcquittal: 'Does a verdict of not guilty because of mental illness count as an acquittal?',
  chargedSince: 'Was your open case begun in the year and 30 days after the program?',
  pleaToOther: 'Was the whole case dropped, with the plea in another one?',
  acquittedInPart: 'Can the arrest be expunged though another charge of the case was not dropped?',

  // What is taken for granted until the person says otherwise.
  highestCharge: 'We assumed no more serious charge was brought in this case.',
  byProsecutor: 'We assumed the prosecutor dismissed the whole case on the record.',
  suspendedImposition:
    'We assumed the judge suspended the sentence, and you did not plead to a lesser drug crime in the end.',
  pardonedByChapter: 'We assumed the pardon went through the Board of Pardons and Paroles.',
});
