import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  besideLeftOut:
    'Can a disorderly persons offense be expunged beside a crime that never can? The law does not say.',
  sameDay: 'Were the crimes listed in one judgment, or part of one chain of events?',
  manyOffenses: 'Can a crime be expunged alone, with more than 3 disorderly persons offenses after it?',
  offensesWithoutCrime:
    'Can some of your disorderly persons offenses be expunged where more than 3 came after your crime?',
  endangered: 'Was it endangering a child without violence or sex, under paragraph (a)(2)?',
  elsewhereLater: 'Was a conviction in another state or a federal court after this one?',
  dealCase: 'Can the conviction that you pleaded guilty to be expunged? The dropped charge goes with it.',
  duringProgram: 'Was one of your convictions while you were in Recovery Court?',
  alwaysCrime:
    'Was this really a disorderly persons offense? The section you named is about a crime that can never be expunged.',
  likeSelling:
    'Does this crime count as selling drugs? Sales of the 1st and 2nd degree can never be expunged.',
  certificate: 'Does a job or a license really turn on it, and is the certificate in the public interest?',

  // What is taken for granted until the person says otherwise.
  couldNotPay: 'We assumed that what you still owe is not unpaid on purpose.',
  notSpree: 'We assumed that your crimes were not part of one short chain of events.',
  killing: 'We took this for murder or manslaughter. Death by auto can be expunged.',
  kidnapping: 'We took this for kidnapping. Criminal restraint of a grown-up can be expunged.',
  sexCrime: 'We took this for a sex crime that can never be expunged, as most are.',
  arson: 'We took this for arson, which can never be expunged.',
  publicOffice: 'We took it that this crime had to do with a public job that you held.',
  notChild: 'We assumed the victim was not a child.',
  notOwnChild: 'We assumed that you are not the parent of the child.',
  noRecoveryCourt: 'We assumed that you did not graduate from Recovery Court (drug court).',
});
