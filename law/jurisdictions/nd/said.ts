import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  violenceInvolved: 'Did the felony involve violence or threats? Then 10 years must pass.',
  under12: 'Was the child under 12, and did the court order you to register?',
  onlyMoney: 'Was anything but money demanded? Then people register for it.',
  laterDui: 'Can a later drunk driving conviction be sealed too?',
  convictedElsewhere: 'Did a conviction in another state or a federal court fall into those 7 years?',
  drugCaseElsewhere: 'Was a conviction in another state or a federal court for drugs, and in those 2 years?',
  sealedWithConviction: 'Will this charge be sealed with the conviction in its case? It is not closed alone.',

  // What is taken for granted until the person says otherwise.
  sexCrimeRegistered:
    'We assumed the court ordered you to register for this, as it does for most sex crimes.',
  childCrimeRegistered:
    'We assumed the court ordered you to register, as it does for most crimes against children.',
  longSentence: 'We assumed your sentence was longer than 360 days. A shorter one makes it a misdemeanor.',
  noCommercialLicense: 'We assumed you do not hold a commercial driver license.',
  oneOunce: 'We assumed it was an ounce of marijuana or less.',
  noPleaDeal: 'We assumed it was not dropped in a deal in which you were convicted of something else.',
  fitAndNotAppealed: 'We assumed you were fit to stand trial, and that nobody appealed.',
  sealedAsUsual: 'We assumed the judge did not rule out that the file is sealed.',
  heardByJudge: 'We assumed a judge or referee handled your juvenile case.',
  listedForVictims: 'We took this for one of the crimes that a trafficking victim may have vacated.',
});
