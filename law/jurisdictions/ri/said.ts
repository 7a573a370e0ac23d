import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  insanity: 'Does a finding of insanity count as cleared of the charge?',
  onlyPlanned: 'Is planning or asking for such a crime a “crime of violence” too? The law does not name it.',
  guiltyInCase: 'Was what you pleaded guilty to in the same case? Then the case is not sealed.',

  // What is taken for granted until the person says otherwise.
  districtCourt:
    'We assumed the district court dismissed the case at the prosecutor’s request (“Rule 48(a)”).',
  filed: 'We assumed the case was “filed” for a year. It was not a plea of no contest with probation.',
  deferredSentence: 'We assumed it was a deferred sentence. It was not a plea of no contest with probation.',
  noArrestSince: 'We assumed you were not arrested for anything else in that time.',
  notReclassified: 'We assumed this felony has not become a misdemeanor since.',
  notFromPerson: 'We assumed it was not stealing from a person’s body or hands.',
  feloniousAssault: 'We assumed it was not an assault meant to kill, rob or rape.',
  sexualAssault: 'We assumed it was sexual assault or child molestation.',
  smallCannabis: 'We assumed it was 2 ounces of marijuana or less.',
  prostitutionItself: 'We assumed it was prostitution or loitering for it, not pimping or paying.',
  toKillRobOrRape: 'We assumed the assault was meant to kill, rob or rape.',
  intoHome: 'We assumed you went into a home to kill, rob, rape or steal.',
  gunLawList: 'We assumed it is on the longer list of violent crimes in the gun law.',
  oneOccasion: 'We assumed that convictions in one case count as one. A judge may see it otherwise.',
  goodCharacter: 'We assumed you can show the judge that you have done well since.',
});
