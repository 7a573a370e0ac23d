import { crimesOf } from '../../place/crime.ts';

/** The General Laws’ own headings: what the rules name, then those that are common. */
export const crimes = crimesOf({
  'R.I. Gen. Laws §': `
    11-41-20 | Shoplifting
    11-41-1 | Stealing as larceny | theft
    11-41-7 | Larceny from the person | pickpocket
    11-41-2 | Receiving stolen goods
    11-41-3 | Embezzlement and fraudulent conversion
    11-41-4 | Obtaining property by false pretenses | fraud
    11-5-3 | Simple assault or battery | fight
    11-5-2 | Felony assault
    11-5-1 | Assault with intent to commit specified felonies
    11-5-5 | Assault of police officers and other officials
    11-45-1 | Disorderly conduct
    11-44-1 | Vandalism
    11-44-26 | Willful trespass | trespassing
    11-32-1 | Obstructing officer in execution of duty
    31-27-2 | Driving under influence of liquor or drugs | dui, drunk driving
    31-27-2.1 | Refusal to submit to chemical test
    31-11-18 | Driving after denial, suspension or revocation of license
    21-28-4.01 | Prohibited acts with controlled substances | drugs
    11-8-1 | Burglary
    11-8-2 | Unlawful breaking and entering of dwelling house
    11-8-3 | Entry of building or ship with felonious intent
    11-8-4 | Breaking and entering business place or public building
    11-34.1-2 | Prostitution
    11-34.1-3 | Procurement of sexual conduct for a fee
    11-34.1-4 | Loitering for prostitution
    11-23-1 | Murder
    11-23-3 | Manslaughter
    11-4-2 | Arson, first degree
    11-26-1 | Kidnapping
    11-26-2 | Kidnapping with intent to extort
    11-39-1 | Robbery
    11-23-2 | Penalties for murder
    11-37-3 | Penalty for first degree sexual assault
    11-37-5 | Penalty for second degree sexual assault
    11-37-8.2 | Penalty for first degree child molestation
    11-37-8.2.1 | Penalty for first degree child molestation, Jessica Lunsford Act
    11-37-8.4 | Penalty for second degree child molestation
    12-29-4 | Violating a no contact order in a domestic violence case
    12-29-5 | Domestic violence | domestic assault
    3-8-6 | Unlawful drinking and misrepresentation by underage persons | fake id, underage drinking
    3-8-9 | Transportation of alcoholic beverages by underage persons
    3-8-10 | Possession of beverage by underage persons | underage drinking
    11-39-2 | Robbery of the occupant of a motor vehicle | carjacking
    11-37-2 | First degree sexual assault
    11-37-4 | Second degree sexual assault
    11-37-6 | Third degree sexual assault
    11-37-8 | Assault with intent to commit first degree sexual assault
    11-37-8.1 | First degree child molestation
    11-37-8.3 | Second degree child molestation
    11-26-1.4 | Kidnapping of a minor
    11-9-5 | Cruelty to or neglect of child
    11-25-1 | Escape from correctional institutions
    11-1-8 | Bail jumping
    11-1-6 | Conspiracy
    11-1-9 | Soliciting another to commit a crime
  `,
});
