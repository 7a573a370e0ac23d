import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  convictedBeside:
    'Another charge of the case ended in a conviction. Does the court count this one as a case that was dismissed?',
  acquittedInsane: 'Does a verdict of not guilty by reason of insanity count as “not guilty”?',
  ticket: 'Was this ticket a misdemeanor? A mere ticket cannot be expunged.',
  laterConviction: 'Are you still a “first offender” after a later conviction? The law does not say.',
  convictedElsewhere: 'Was a conviction in another state or a federal court before this one?',
  clearedBefore:
    'Something was expunged before. Does that mean that you are not a “first offender” any more?',
  statutoryRape:
    'A judge may hear you on whether this statutory rape was a “crime of violence”. Did a judge find that it was none?',
  thirdDomestic:
    'Is “aggravated domestic violence, third” a crime of violence? The list does not name it, but the judge may.',
  obsceneMessage: 'Was it an obscene phone call or message, § 97-29-45(1)(a)? Then it cannot be expunged.',
  partOfAssault: 'Does the charge say “aggravated”? Then it cannot be expunged.',
  publicOfficial: 'Did you do it as a public official? Such convictions may be left out.',
  openDui: 'Is your open case about drunk driving? Then you have to wait.',
  duiElsewhere: 'Was a conviction in another state or a federal court for drunk driving?',
  duiProgram: 'Can a first DUI that was nonadjudicated be expunged? The law does not say it plainly.',
  youthBefore20:
    'The youth court may seal at any time, but names the age of 20. Will the judge do it before?',

  // What is taken for granted until the person says otherwise.
  lowerCourt: 'We assumed a justice court or a municipal (city) court convicted you.',
  notFoundViolent: 'We assumed the judge did not write into your sentence that it was a crime of violence.',
  calledSexOffense: 'We took it that this felony is a sex offense that calls for registering.',
  lightDrink: 'We assumed it was beer, light wine or a light spirit drink, and not hard liquor.',
  onList: 'We took it that this felony is on the list of those that cannot be expunged.',
  notTrafficking: 'We assumed it was not “trafficking” in drugs, which is for large amounts.',
  notEmbezzlement: 'We assumed it was not embezzlement.',
  tookTest: 'We assumed you did not refuse the breath or blood test.',
  lowAlcohol: 'We assumed the test showed less than 0.16 percent, or there was none.',
  noCommercialLicense: 'We assumed you had no commercial driver’s license then.',
  noInterventionCourt: 'We assumed you did not finish drug court or another intervention court in this case.',
  losesVote: 'We took it that this felony is one that takes the right to vote.',
});
