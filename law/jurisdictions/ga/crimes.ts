import { crimesOf } from '../../place/crime.ts';

/** The Code’s own headings: what the rules name, then those that are common. */
export const crimes = crimesOf({
  'O.C.G.A. §': `
    16-8-14 | Theft by shoplifting | shoplifting
    16-8-14.1 | Refund fraud | fake returns
    16-8-2 | Theft by taking | stealing
    16-8-3 | Theft by deception
    16-8-7 | Theft by receiving stolen property
    16-8-18 | Entering automobile with intent to commit theft | car break-in
    16-8-40 | Robbery
    16-8-41 | Armed robbery
    40-6-391 | Driving under the influence | dui, drunk driving
    40-6-390 | Reckless driving
    40-6-393 | Homicide by vehicle
    40-6-394 | Serious injury by vehicle
    40-6-395 | Fleeing or attempting to elude a police officer
    40-6-397 | Aggressive driving
    40-5-121 | Driving while license suspended or revoked
    40-6-181 | Speeding; maximum limits
    16-13-30 | Purchase, possession or sale of controlled substances or marijuana | drugs
    16-13-2 | Possession of marijuana of one ounce or less | weed
    16-5-20 | Simple assault | fight
    16-5-21 | Aggravated assault
    16-5-23 | Simple battery | hitting someone
    16-5-23.1 | Battery
    16-5-24 | Aggravated battery
    16-5-90 | Stalking
    16-5-95 | Violation of a family violence order
    16-11-39 | Disorderly conduct
    16-11-37 | Terroristic threats and acts
    16-7-1 | Burglary | breaking in
    16-7-21 | Criminal trespass
    16-7-23 | Criminal damage to property in the second degree | vandalism
    16-10-24 | Obstructing or hindering law enforcement officers | resisting arrest
    16-10-24.3 | Obstructing a person making an emergency telephone call
    16-10-25 | Giving false name or birthdate to an officer
    16-9-1 | Forgery
    16-9-20 | Deposit account fraud | bad check
    16-11-131 | Possession of firearms by convicted felons
    16-11-61 | Peeping Toms
    3-3-23 | Alcohol and persons under 21 | underage drinking
    16-6-1 | Rape
    16-6-2 | Sodomy; aggravated sodomy
    16-6-3 | Statutory rape
    16-6-4 | Child molestation; aggravated child molestation
    16-6-5 | Enticing a child for indecent purposes
    16-6-5.1 | Improper sexual contact by employee, agent or foster parent
    16-6-8 | Public indecency
    16-6-9 | Prostitution
    16-6-10 | Keeping a place of prostitution
    16-6-11 | Pimping
    16-6-12 | Pandering
    16-6-22 | Incest
    16-6-22.1 | Sexual battery
    16-6-22.2 | Aggravated sexual battery
    16-5-1 | Murder; felony murder
    16-5-40 | Kidnapping
    16-5-41 | False imprisonment
    16-5-46 | Trafficking of persons for labor or sexual servitude
    16-5-101 | Neglect of a disabled adult or elder person
    16-5-102 | Exploitation of a disabled adult or elder person
    16-12-100 | Sexual exploitation of children
    16-12-100.1 | Electronically furnishing obscene material to minors
    16-12-100.2 | Computer pornography and child exploitation
    16-4-1 | Criminal attempt
    16-4-7 | Criminal solicitation
    16-4-8 | Conspiracy to commit a crime
  `,
});
