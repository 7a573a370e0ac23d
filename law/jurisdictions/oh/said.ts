import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  noDegree: 'Which degree would this felony have? The law goes by degrees one to five.',
  minorOnesCount: 'Beside two F3 felonies, do your minor and traffic cases count?',
  severalTickets: 'The law lets one traffic conviction stand beside a dropped charge. What of several?',
  goneBesideTicket:
    'Beside a traffic conviction, can the dropped charge be expunged, or only sealed? We could not read it.',
  fifteenYears: 'Did your duty to register end 15 years ago? For a felony sex offense that is the wait.',
  soldSexToo:
    'Were you ever convicted of selling sex too? Then a felony of a higher degree can count as well.',
  neverCharged:
    'Was a case ever filed? Ask the clerk of the court there. The law speaks of dropped cases and of a “no bill”. Of an arrest alone it says nothing: ask legal aid.',
  insanityAsNotGuilty:
    'Can a verdict of not guilty because of insanity be sealed? One court of appeals says yes, another no.',
  expungeList:
    'Is this one of the charges that can be sealed but not expunged? We know that list from accounts of it only.',
  droppedForNow:
    'Is the time over in which the charge could be brought back? Of that the judge has to be sure.',
  fleeingRisk:
    'Did the flight put people in danger, or only property? One court of appeals counts a danger to people as violence.',
  resistingRisk: 'Was somebody hurt or in serious danger, and on purpose? Then it may count as violence.',
  partOfSection: 'Under which part of the section were you convicted? Some parts count as violence.',
  dismissedYouth: 'Did the juvenile court dismiss it after hearing the case?',

  // What is taken for granted until the person says otherwise.
  trafficLaw: 'We took this for an offense under Ohio’s traffic laws, which cannot be sealed.',
  violentFelony: 'We took this felony for an “offense of violence”, as most of its kind are.',
  homeBurglary: 'We took this for burglary, which counts as violence. Breaking into a shop does not.',
  nobodyEndangered: 'We took it that nobody was hurt or put in serious danger.',
  onlyHadGun: 'We took it that you had or carried a weapon, and did not fire it.',
  domestic: 'We took this for domestic violence under § 2919.25.',
  protection: 'We took this for breaking a protection order under § 2919.27.',
  sexOffense: 'We took this for a sex offense that calls for registering.',
  noYoungVictim: 'We assumed nobody under 13 was a victim.',
  fineOwed: 'We took it that you still owe a fine, not court costs alone.',
  sameCaseOnce: 'We counted convictions of one case as one. A judge may count them apart.',
  noBillAssumed: 'We took it that a grand jury looked at the case and found a “no bill”.',
  smallMarijuana: 'We took it for less than 100 grams of marijuana, or a small amount of hashish.',
  noCommercialLicense: 'We assumed you have no commercial driver’s license.',
  notLegalNow: 'We assumed that what you did with the gun would still be a crime today.',
  conditionsMet: 'We assumed you met all conditions of your pardon, if it had any.',

  // What can be done.
  waitForDuty: 'Wait until your duty to register has ended. Then 5 more years must pass.',
  waitFiveYears: 'Wait until 5 years have passed since your duty to register ended.',
});
