import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  onFelonyList: 'Is this section on the list of property felonies that can be sealed?',
  drugPart:
    'Was it selling, or trafficking? Selling may be sealed, trafficking may not. The letter after the section tells.',
  otherDui: 'Can a DUI be sealed if there was another? Some pages say that only a first one can.',
  whichPart: 'Which part of the section was it? Only some parts are left out.',
  askedMinor: 'Was it about getting or asking somebody under 18 to sell sex?',
  mixedRecord: 'Does a conviction in another case that cannot be sealed close this way too?',
  surcharges: 'Do you owe a court surcharge? It must be paid or waived. Fines and fees do not matter.',
  insanity: 'Does a finding of insanity count as not guilty?',
  pardonWait: 'Does a pardoned misdemeanor wait 3 years or 7? The law does not say.',
  conditionalPardon: 'Did your pardon have conditions? Only one without conditions counts.',
  newConvictionElsewhere:
    'Was a conviction in another state or a federal court within 2 years after the program?',
  cityTicket: 'Was it a city or town ticket? Those are cleared after 2 years without a new one.',

  // What is taken for granted until the person says otherwise.
  noCommercialLicense: 'We assumed you have no commercial driver’s license or permit.',
  simpleAssault: 'We assumed it was simple assault.',
  aggravatedAssault: 'We assumed it was aggravated assault.',
  domesticAssault: 'We assumed it was domestic assault.',
  notStalking: 'We assumed it was not stalking.',
  sexCrime: 'We assumed it is a sex crime that the law leaves out.',
  ordinaryDriving: 'We assumed nobody was killed or badly hurt.',
  protectedAdult: 'We assumed it was abuse of a vulnerable adult.',
  grandLarceny: 'We assumed it was grand larceny.',
  usualFraud: 'We took it that this was forgery, false pretenses or identity theft.',
  unlawfulTrespass: 'We took it that this was unlawful trespass.',
  felonyMischief: 'We assumed it was unlawful mischief.',
  drugPossession: 'We assumed it was possession under 18 V.S.A. §§ 4230 to 4235a.',
  smallCannabis: 'We assumed it was 2 ounces of marijuana or less, or a few plants.',
  noDeath: 'We assumed nobody died in the fire.',
  notObjected: 'We assumed nobody objected to the sealing.',
  doneWell: 'We assumed you can show the judge that you have done well since.',
  noPardonConditions: 'We assumed your pardon had no conditions.',
});
