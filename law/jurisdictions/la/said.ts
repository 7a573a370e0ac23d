import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  acquittedInsane: 'Does a verdict of not guilty by reason of insanity count as an acquittal?',
  convictedBeside:
    'Another charge of this arrest ended in a conviction. Can this charge be expunged before that conviction can?',
  fourOrSixYears:
    'Must this felony be punished at hard labor? Then it can be charged for 6 years, else for 4.',
  ticket: 'Was this ticket a misdemeanor? The motion is for misdemeanors and felonies.',
  openFelony: 'Is your open case a felony? Then a misdemeanor cannot be expunged yet.',
  misdemeanorSince:
    'You had a misdemeanor in the last 10 years. Does it stand in the way? A law of 2024 speaks of felonies only, but we could not read its whole text.',
  deferredBefore:
    'Does an earlier felony that was set aside (art. 893) mean that this is not your first felony?',
  felonyElsewhere: 'Was a felony in another state or a federal court before this one?',
  deferredViolent: 'Did the prosecutor agree that this was not to count as a crime of violence (art. 890.3)?',
  veryDrunk: 'Was the blood alcohol above 0.20 percent? Then it is a crime of violence.',
  perhapsViolent:
    'Is this a crime of violence? The law means force, a threat of force, or a weapon, and can be read both ways.',
  gunAfterViolence:
    'Was the felony before it a crime of violence? Then having the gun was one as well, and it stays.',
  drugHurt: 'Was it heroin or fentanyl that badly hurt somebody? Selling that is a crime of violence.',
  hitAndRun:
    'Did a law of 2026 make this hit and run a crime of violence? We saw the bill, but not how it ended.',
  minorVictim: 'Is this on the list of crimes against a child (R.S. 15:541)? Those cannot be expunged.',
  perhapsSex:
    'Is this on the list of sex offenses (R.S. 15:541)? Only a part of this section is. That part cannot be expunged.',
  overFiveYears:
    'Could you get more than five years at hard labor for this drug crime? Then it can go only as a first felony.',
  oldCarnalKnowledge: 'Would it be misdemeanor carnal knowledge today? Then it can be expunged.',
  youthCrime: 'Is this juvenile case on the list of the most serious crimes? Those stay.',
  youthWait: 'Must 2 or 5 years have passed? We read both, and could not read the article itself.',
  convictedSinceYouth: 'Does a conviction as an adult stand in the way of clearing this juvenile case?',

  // What is taken for granted until the person says otherwise.
  notRefused: 'We assumed the district attorney has not said in writing that the charge is refused.',
  onViolentList: 'We took it that this felony is a crime of violence (R.S. 14:2).',
  simpleBurglary: 'We assumed it was simple burglary, with no weapon and nobody hurt, and no home invasion.',
  simpleArson: 'We assumed it was simple arson, not aggravated arson.',
  sexOffense: 'We took it that this is a sex offense under R.S. 15:541.',
  domesticBattery: 'We took it that this was domestic abuse battery (R.S. 14:35.3).',
  notStalking: 'We assumed it was not stalking (R.S. 14:40.2).',

  // What the person can do about it.
  askDistrictAttorney: 'Ask the district attorney for a letter that says the charge is refused.',
  finishProbation: 'Finish your probation.',
});
