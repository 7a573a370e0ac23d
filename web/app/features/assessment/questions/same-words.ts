/*
 * What people say, what courts write and what codes call the same thing. Whoever types one of a line finds the others. A
 * word stands for all that begin like it: “intoxicat” for “intoxicated” and “intoxication”.
 */
const lines = `
weed, pot, thc, marijuana, marihuana, cannabis
shoplifting, shoplift, retail theft, retail fraud, concealment of merchandise, theft, larceny
stealing, stole, steal, theft, larceny
stolen car, car theft, joyriding, joyride, unauthorized use of a vehicle, motor vehicle theft, vehicle without owner, unlawful taking
dui, dwi, owi, oui, duii, dwai, drunk driving, driving drunk, driving under the influence, under the influence, while intoxicated, while impaired, impaired driving, ability impaired
drunk, drunk in public, public intoxication, intoxicat
gun, guns, firearm, pistol, handgun, weapon
knife, weapon
drugs, drug, controlled substance, narcotic, dangerous drug
cocaine, coke, crack, heroin, meth, methamphetamine, fentanyl, pills, controlled substance, drug, narcotic
selling, sell, sale, dealing, deliver, distribut, traffick, manufactur
fight, fighting, hitting, punching, assault, battery, affray
domestic, domestic violence, family violence, spouse, family member, household
vandalism, graffiti, mischief, damage, destruction
hit and run, leaving the scene, failure to stop, duty to stop, accident
break in, breaking and entering, breaking or entering, burglary
bad check, bad checks, worthless check, insufficient funds
identity theft, identity fraud, identifying information, identity
fleeing, running from police, eluding, evading, flight
fake id, false identification, fictitious
underage drinking, minor in possession, mip, alcohol, minor
rape, sexual assault, sexual conduct, sexual abuse, sexual battery
mugging, holdup, robbery
murder, killing, homicide, manslaughter
threat, threats, threatening, menacing, intimidation, terroristic
disturbing the peace, disturbance, disorderly, breach of peace
resisting, obstruct, interfer
fake, forgery, forged, counterfeit, uttering
fraud, scam, deception, false pretenses
paraphernalia, pipe, bong
child abuse, child endangerment, endangering, cruelty to a child, neglect, abuse of a child, injury to a child
indecent exposure, flashing, exposure, lewd, indecen
prostitut, soliciting, patroniz
bail jumping, missed court, failure to appear, skipping court
restraining order, protection order, protective order, no contact
trespass, trespassing
`;

const groups = lines
  .trim()
  .split('\n')
  .map((line) => line.split(', '));

/** What was typed, and every other word for it. What is not whole yet stands for the words that begin like it. */
export function otherWordsFor(typed: string): readonly string[] {
  const least = Math.min(typed.length, 3);
  return groups.flatMap((group) =>
    group.some((word) => word === typed || (least === 3 && typed.length > 3 && word.startsWith(typed)))
      ? group
      : [],
  );
}
