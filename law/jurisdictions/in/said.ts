import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  otherCounty:
    'You had a petition within the last year. Was it in another county, and is this one within 365 days of it?',
  deathElsewhere:
    'Does a felony that led to a death close the way for your other felonies too? We read that only of the most serious ones.',
  didSomebodyDie: 'Did somebody die? A felony that led to a death cannot be expunged.',
  traffickingListed:
    'Does this make you a “sex or violent offender”? Of trafficking only some does, and we could not read which.',
  servedChild:
    'Does this make you a “sex or violent offender”? We could not read that part of the list in § 11-8-8-5.',
  gunConvictionBars:
    'Does a conviction for having a gun as a “serious violent felon” close the way for other convictions too?',

  // What can be done.
  askProsecutor: 'Ask the prosecutor of that county for consent in writing.',

  // What is taken for granted until the person says otherwise.
  petitionOver: 'We took it that you filed that petition more than a year ago.',
  onRegistryList: 'We took it that this felony makes you a “sex or violent offender” under Indiana law.',
  barredChapter:
    'We took it that this felony is in the law’s chapters on homicide, trafficking or sex crimes.',
  armedFelon: 'We took it that this was having a gun as a “serious violent felon”.',
  somebodyHurt: 'We took it that somebody was hurt, as is usual for this charge.',
  somebodyDied: 'We took it that somebody died, as this class of the crime says.',
  badlyHurt: 'We took it that somebody was badly hurt, as is usual for this charge.',
  notElected: 'We assumed you did not hold or run for elected office then, and were no judge.',
  chargedThatDay: 'We took it that you were arrested and charged on the day it happened.',
});
