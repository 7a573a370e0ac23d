import { crimesOf } from '../../place/crime.ts';

/** The Code’s own headings, shortened: those that people are charged with most, then what its rules name. */
export const crimes = crimesOf({
  'W. Va. Code §': `
    61-3-13 | Grand and petit larceny | theft, stealing
    61-3A-1 | Shoplifting | theft, stealing
    61-3-18 | Receiving stolen goods
    61-3-24 | Obtaining money by false pretenses | fraud
    61-3-39 | Worthless check | bad check
    61-4-5 | Forgery
    61-3-11 | Burglary | break-in
    61-3-12 | Entry of a building other than a dwelling | breaking and entering
    61-3B-2 | Trespass in a structure
    61-3B-3 | Trespass on land
    61-3-30 | Destruction of property | vandalism
    61-3-1 | First degree arson
    61-3-2 | Second degree arson
    60A-4-401 | Possession or delivery of a controlled substance | drugs, marijuana, weed, selling
    60A-4-407 | First drug possession, conditional discharge | drugs
    60A-4-403a | Drug paraphernalia | pipe
    17C-5-2 | Driving under the influence | dui, dwi, drunk driving
    17B-4-3 | Driving while suspended or revoked
    17C-5-3 | Reckless driving
    61-6-1b | Disorderly conduct
    61-5-17 | Obstructing an officer | resisting, fleeing
    60-6-9 | Public intoxication | drunk
    61-2-9 | Malicious or unlawful assault, assault, battery | fight
    61-2-9a | Stalking or harassment
    61-2-9d | Strangulation
    61-2-10b | Assault or battery on an officer
    61-2-28 | Domestic violence
    61-2-29 | Abuse or neglect of an incapacitated adult
    48-27-903 | Breaking a protective order
    61-2-12 | Robbery
    61-2-14a | Kidnapping
    61-2-1 | Murder
    17E-1-13 | Commercial driver’s case, disqualification | cdl
    61-2-2 | First degree murder
    61-2-3 | Second degree murder
    61-2-4 | Voluntary manslaughter
    61-2-5 | Involuntary manslaughter
    61-7-3 | Carrying a weapon under age | gun
    61-7-7 | Prohibited person with a firearm | gun
    61-7-11 | Brandishing | gun
    61-7-12 | Wanton endangerment with a firearm | gun
    61-7-15a | Using a firearm in a felony | gun
    61-8-5 | Prostitution
    61-8-6 | Keeping a place of prostitution
    61-8-7 | Pandering
    61-8-8 | Receiving support from prostitution
    61-8-12 | Incest
    61-8-19 | Cruelty to animals
    61-8B-3 | First degree sexual assault | rape
    61-8B-4 | Second degree sexual assault
    61-8B-5 | Third degree sexual assault
    61-8B-7 | First degree sexual abuse
    61-8B-9 | Third degree sexual abuse
    61-3C-14b | Soliciting a minor by computer
    61-8C-3 | Sexual images of minors
    61-8D-3 | Child abuse causing injury
    61-8D-4 | Child neglect causing injury
    61-11-8 | Attempt
    61-10-31 | Conspiracy
    61-1-1 | Treason
    61-1-2 | Punishment of treason
  `,
});
