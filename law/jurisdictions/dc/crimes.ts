import { crimesOf } from '../../place/crime.ts';

/** Those that the rules name first; then what people are charged with most, as its own headings have it. */
export const crimes = crimesOf({
  'D.C. Code §': `
    22-404 | Assault | simple assault, fight, hitting someone
    22-3211 | Theft | stealing
    22-3212 | Penalties for theft | theft first or second degree
    22-3213 | Shoplifting
    48-904.01 | Having, selling or making drugs | possession, PWID, distribution, marijuana
    48-1103 | Drug paraphernalia | pipe
    48-904.10 | Possession of drug paraphernalia, repealed | needle, syringe
    35-252 | Not paying the fare | Metro, bus, fare evasion
    37-131.02 | Vending from public space without a license | street vendor
    37-131.08 | Penalties for vending
    22-1321 | Disorderly conduct
    22-3302 | Unlawful entry on property | trespass
    22-303 | Destruction of property | vandalism
    22-407 | Threats to do bodily harm
    22-1810 | Threatening to kidnap or injure a person
    22-405 | Assault on a police officer
    22-405.01 | Resisting arrest
    50-2206.11 | Driving under the influence | DUI, drunk driving
    50-2206.12 | Driving under the influence; commercial vehicle
    50-2203.01 | Negligent homicide | causing a death by driving
    50-2206.13 | Penalties for driving under the influence
    50-2206.14 | Operating a vehicle while impaired | OWI
    50-2206.15 | Penalty for operating while impaired
    50-2201.05b | Fleeing from an officer in a motor vehicle
    22-4503 | Unlawful possession of a firearm | felon in possession
    22-4504 | Carrying a pistol without a license | CPWL, gun
    22-4502 | Committing a crime while armed
    22-2511 | Presence in a motor vehicle containing a firearm, repealed
    22-4514 | Possession of certain dangerous weapons
    7-2502.01 | Unregistered firearm
    7-2506.01 | Unlawful possession of ammunition
    22-2701 | Prostitution or soliciting | sex work
    22-2704 | Enticing a child for prostitution
    22-2705 | Pandering
    22-2707 | Procuring
    22-801 | Burglary | breaking in
    22-2801 | Robbery
    22-2802 | Attempt to commit robbery
    22-2803 | Carjacking
    22-402 | Assault with a dangerous weapon | ADW
    22-404.01 | Aggravated assault
    22-404.03 | Aggravated assault on a public vehicle inspection officer
    22-404.04 | Strangulation
    22-401 | Assault with intent to kill, rob or poison
    22-403 | Assault with intent to commit any other offense
    22-406 | Mayhem or maliciously disfiguring
    22-301 | Arson
    22-2001 | Kidnapping
    16-1022 | Parental kidnapping
    22-2101 | Murder in the first degree
    22-2102 | Murder in the first degree, obstructing railroads
    22-2103 | Murder in the second degree
    22-2104 | Penalty for murder
    22-2105 | Manslaughter
    22-2106 | Murder of a law enforcement officer
    22-2107 | Solicitation of murder or other crime of violence
    22-1101 | Cruelty to children
    22-1102 | Neglect of a child under 14 by a guardian
    22-933 | Criminal abuse of a vulnerable adult or elderly person
    22-933.01 | Financial exploitation of a vulnerable adult or elderly person
    22-936 | Penalties for abuse of a vulnerable adult
    22-936.01 | Penalties for financial exploitation
    22-3002 | First degree sexual abuse | rape
    22-3003 | Second degree sexual abuse
    22-3004 | Third degree sexual abuse
    22-3005 | Fourth degree sexual abuse
    22-3006 | Misdemeanor sexual abuse
    22-3008 | First degree child sexual abuse
    22-3009 | Second degree child sexual abuse
    22-3009.01 | First degree sexual abuse of a minor
    22-3009.02 | Second degree sexual abuse of a minor
    22-3009.03 | First degree sexual abuse of a secondary education student
    22-3009.04 | Second degree sexual abuse of a secondary education student
    22-3010 | Enticing a child or minor
    22-3010.01 | Misdemeanor sexual abuse of a child or minor
    22-3010.02 | Arranging for a sexual contact with a child
    22-3013 | First degree sexual abuse of a ward or prisoner
    22-3014 | Second degree sexual abuse of a ward or prisoner
    22-3015 | First degree sexual abuse of a patient or client
    22-3016 | Second degree sexual abuse of a patient or client
    22-3018 | Attempts to commit sexual offenses
    22-3052 | Unlawful disclosure of sexual images
    22-3053 | First degree unlawful publication of sexual images
    22-3054 | Second degree unlawful publication of sexual images
    22-3102 | Sexual performance using minors
    22-3133 | Stalking
    22-3134 | Penalties for stalking
    22-4015 | Failing to register as a sex offender
    22-1901 | Incest
    22-1312 | Lewd, indecent or obscene acts
    22-2201 | Obscene material
    22-1832 | Forced labor
    22-1833 | Trafficking in labor or commercial sex acts
    22-1834 | Sex trafficking of children
    22-1835 | Documents in furtherance of human trafficking
    22-1836 | Benefitting from human trafficking
    22-951 | Criminal street gangs
    22-3251 | Extortion
    22-3252 | Blackmail
    22-3153 | Acts of terrorism
    22-3154 | Making or having a weapon of mass destruction
    22-3155 | Using a weapon of mass destruction
    23-702 | Arrest as a fugitive from another state | fugitive from justice
    23-701 | Rendition of fugitives to another state
    22-1803 | Attempts to commit crime
    22-1805a | Conspiracy to commit crime
    22-3215 | Unauthorized use of motor vehicles | UUV, joyriding
    22-3216 | Taking property without right
    22-3221 | Fraud
    22-3223 | Credit card fraud
    22-3232 | Receiving stolen property
    22-3241 | Forgery
    22-3227.02 | Identity theft
    22-2501 | Possession of implements of crime
    22-2601 | Escape from institution or officer
    22-722 | Obstructing justice
    22-723 | Tampering with physical evidence
    22-2405 | False statements
    22-1307 | Crowding, obstructing or incommoding
    22-1001 | Cruelty to animals
    16-1005 | Violating a civil protection order
    23-1327 | Failure to appear | bail reform act
    25-1001 | Open container of alcohol; public drinking
    50-1403.01 | Driving with a revoked or suspended license
    50-1401.01 | Driving without a permit`,
});
