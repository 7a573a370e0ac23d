import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  mixed: 'Can one petition clear a felony and misdemeanors of other cases? You may ask only once.',
  otherExcluded: 'You have another conviction that cannot be expunged. Does it stand in the way of this one?',
  oneSeries: 'Did all of your felonies come from one event, or one series of events?',
  clearedBefore: 'Was it a conviction that a court cleared for you before? The law allows that only once.',
  sameMatter: 'Has your open case to do with this charge? The form of the court asks only for that.',
  neverCharged:
    'Was a case ever filed? Ask the clerks of the magistrate court and the circuit court there. If one was, tell us how it ended. This law speaks of charges that were dismissed. For an arrest alone, ask legal aid.',
  drunkDiversion: 'Which law ended the case? Drunk driving cannot be put off by a diversion agreement.',
  triedBurglary:
    'Is a burglary of a home that was only tried left out too? The list does not seem to name it.',
  sexuallyMotivated: 'Did the judge find that it was sexually motivated? Then it is left out.',
  fire: 'Does a judge see this fire as violence against a person?',

  // What is taken for granted until the person says otherwise.
  violentFelony: 'We took this felony for violence against a person, as most of its kind are.',
  sexCrime: 'We took this for a sex crime, which is never expunged.',
  domestic: 'We took this for domestic violence, which is left out.',
  noHousehold: 'We assumed the victim was not of your family or household.',
  nobodySpecialHurt: 'We assumed you did not hurt a child or an officer on purpose.',
  onlyHadWeapon: 'We took it that you only had or carried a weapon.',
  homeBurglary: 'We took this for a break-in of a home. Of other buildings it can be expunged.',
  notSuspended: 'We took it that you did not drive on a suspended or revoked license.',
  noCommercial: 'We assumed you had no commercial license and drove no commercial vehicle.',
  ticketAsMisdemeanor: 'We counted a traffic ticket as a misdemeanor, as the traffic code calls it.',
  noProgram: 'We assumed you finished no approved treatment or job readiness course.',
  drugDischarge: 'We took this for the law on first drug cases, § 60A-4-407.',
});
