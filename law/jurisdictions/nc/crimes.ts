import { crimesOf } from '../../place/crime.ts';

/** The General Statutes’ own headings: what its rules name, then crimes that are common. */
export const crimes = crimesOf({
  'G.S.': `
    14-72 | Larceny of property; receiving stolen goods | theft, stealing
    14-72.1 | Concealment of merchandise | shoplifting
    14-72.11 | Larceny from a merchant | shoplifting
    14-33 | Misdemeanor assaults, batteries and affrays | fight, simple assault, assault on a female
    20-138.1 | Impaired driving | dwi, dui, drunk driving
    90-95 | Drug violations | controlled substance, marijuana, weed, cocaine, selling
    90-95(a)(3) | Having a controlled substance | drugs, marijuana, weed
    90-95(a)(1) | Making, selling or delivering drugs, or intent to | dealing
    14-288.4 | Disorderly conduct
    14-444 | Intoxicated and disruptive in public | drunk
    14-277.1 | Communicating threats
    14-196 | Harassing phone calls
    14-223 | Resisting officers
    14-269 | Carrying concealed weapons | gun
    14-269.2 | Weapons on school property
    14-54 | Breaking or entering buildings | break in
    14-54(a1) | Breaking or entering to terrorize or injure
    14-51 | First and second degree burglary
    14-56 | Breaking or entering motor vehicles
    14-55 | Preparation to commit burglary
    14-71 | Receiving stolen goods
    14-71.1 | Possessing stolen goods
    14-72.2 | Unauthorized use of a vehicle | joyriding
    14-72.5 | Larceny of motor fuel
    14-74 | Larceny by employees | embezzlement
    14-87 | Robbery with dangerous weapons | armed robbery
    14-87.1 | Common-law robbery
    14-90 | Embezzlement
    14-100 | Obtaining property by false pretenses | fraud
    14-106 | Obtaining property by worthless check
    14-107 | Worthless checks | bad check
    14-110 | Defrauding innkeeper
    14-113.1 | Use of false credit device
    14-86.6 | Organized retail theft
    14-16.6 | Assault on an executive, legislative or court officer
    14-23.2 | Murder of an unborn child
    14-23.3 | Voluntary manslaughter of an unborn child
    14-23.4 | Involuntary manslaughter of an unborn child
    14-23.5 | Assault with serious injury on an unborn child
    14-23.6 | Battery on an unborn child
    14-32.5 | Misdemeanor crime of domestic violence
    14-27.24 | First-degree statutory rape
    14-27.27 | Second-degree forcible sexual offense
    14-27.28 | Statutory sexual offense with a child by an adult
    14-27.29 | First-degree statutory sexual offense
    14-41 | Abduction of children
    14-43.13 | Sexual servitude
    14-88 | Train robbery
    14-177 | Crime against nature
    14-178 | Incest
    14-190.1 | Obscene literature and exhibitions
    14-190.4 | Coercing acceptance of obscene articles
    14-190.5 | Preparation of obscene photographs
    14-190.16 | Sexual exploitation of a minor, first degree
    14-190.17 | Sexual exploitation of a minor, second degree
    14-202.1 | Indecent liberties with children
    20-106 | Possession of a stolen vehicle
    14-127 | Injury to real property
    14-132 | Disorderly conduct in public buildings
    14-134 | Trespass on land without a license
    14-159.12 | First degree trespass
    14-159.13 | Second degree trespass
    14-160 | Injury to personal property
    14-196.3 | Cyberstalking
    14-225 | False reports to law enforcement
    14-17 | Murder
    14-18 | Manslaughter
    14-18.4 | Death by distribution of drugs
    14-27.21 | First-degree forcible rape
    14-27.22 | Second-degree forcible rape
    14-27.23 | Statutory rape of a child by an adult
    14-27.25 | Statutory rape, person 15 or younger
    14-27.26 | First-degree forcible sexual offense
    14-27.30 | Statutory sexual offense, person 15 or younger
    14-27.31 | Sexual activity by a substitute parent or custodian
    14-27.32 | Sexual activity with a student
    14-27.33 | Sexual battery
    14-27.2 | First-degree rape, old section
    14-27.2A | Rape of a child by an adult, old section
    14-27.3 | Second-degree rape, old section
    14-27.4 | First-degree sexual offense, old section
    14-27.4A | Sexual offense with a child, old section
    14-27.5 | Second-degree sexual offense, old section
    14-27.5A | Sexual battery, old section
    14-27.6 | Attempted rape or sexual offense, old section
    14-27.7 | Sex with certain victims, old section
    14-27.7A | Statutory rape, old section
    14-31 | Assaulting in a secret manner
    14-32 | Assault with deadly weapon, felony
    14-32.1 | Assaults on individuals with a disability
    14-32.4 | Assault inflicting serious injury; strangulation
    14-33.2 | Habitual misdemeanor assault
    14-34 | Assaulting by pointing gun
    14-34.1 | Shooting into occupied property
    14-34.2 | Deadly weapon assault on officers or officials
    14-34.5 | Firearm assault on law enforcement officer
    14-34.6 | Assault on emergency or health workers
    14-34.7 | Assaults on law enforcement officer, with injury
    14-288.9 | Assault on emergency personnel
    14-39 | Kidnapping
    14-43.3 | Felonious restraint
    14-43.11 | Human trafficking
    14-49 | Malicious use of explosive
    14-58 | Arson
    14-12.12 | Burning cross
    14-12.13 | Exhibit to intimidate
    14-12.14 | Exhibit while wearing a mask
    14-3 | Misdemeanors made worse by bias
    14-190.6 | Using minors in obscenity
    14-190.7 | Obscene material to minors
    14-190.8 | Obscene material to children under 13
    14-190.5A | Disclosure of private images | revenge porn
    14-190.9 | Indecent exposure
    14-190.17A | Sexual exploitation of a minor, third degree
    14-190.17C | Obscene images of minors
    14-190.18 | Promoting prostitution of a minor, old section
    14-190.19 | Prostitution of a minor, old section
    14-202 | Secretly peeping
    14-202.3 | Soliciting a child by computer
    14-202.4 | Indecent liberties with a student
    14-204 | Prostitution
    14-205.2 | Patronizing a prostitute
    14-205.3 | Promoting prostitution
    14-208.11A | Failure to inform of a sex offender’s violation
    14-208.18 | Sex offender in a forbidden place
    14-277.3 | Stalking, old section
    14-277.3A | Stalking
    50B-4.1 | Breaking a domestic violence protective order | 50B
    14-318.2 | Child abuse, misdemeanor
    14-318.4 | Child abuse, felony
    14-321.1 | Babysitting by sex offender
    14-322 | Failure to support spouse and children
    14-360 | Cruelty to animals
    14-399 | Littering
    14-401.14 | Ethnic intimidation
    14-401.16 | Contaminating food or drink
    14-113.20 | Identity theft
    14-118.4 | Extortion
    14-209 | Perjury
    14-217 | Bribery of officials
    14-218 | Offering bribes
    14-415.1 | Firearm possession by felon | gun
    14-292 | Gambling
    14-258.1 | Drugs or weapons into jail
    14-256 | Escape from jail
    14-286.2 | Interfering with emergency communication
    14-111.4 | Misuse of 911
    18B-302 | Alcohol, sale to or purchase by underage persons
    18B-302(b)(2) | Purchase of alcohol, aged 19 or 20 | underage drinking
    18B-302(b)(3) | Possession of alcohol under age | underage drinking
    20-138.2 | Impaired driving in a commercial vehicle
    20-138.2A | Commercial vehicle after consuming alcohol
    20-138.2B | School bus or emergency vehicle after consuming alcohol
    20-138.2C | Alcohol in a commercial vehicle while driving
    20-138.3 | Driving after alcohol or drugs, under 21
    20-138.5 | Habitual impaired driving
    20-138.7 | Transporting an open container of alcohol
    20-141.4 | Death or serious injury by vehicle
    20-17.8A | Tampering with ignition interlock systems
    20-28 | Driving while license revoked
    20-140 | Reckless driving
    20-141.5 | Speeding to elude arrest
    20-166 | Failing to stop after a crash | hit and run
    90-113.22 | Possession of drug paraphernalia | pipe
    90-113.22A | Possession of marijuana drug paraphernalia | pipe
    90-113.23 | Making or delivering drug paraphernalia
    90-113.24 | Advertising drug paraphernalia
    90-113.10 | Inhaling fumes to become intoxicated | huffing
    90-113.11 | Possession of substances for inhaling
    90-113.12 | Sale of substances for inhaling
    90-108 | Controlled substances, other prohibited acts
    90-95.1 | Continuing criminal enterprise, drugs
    90-95.4 | Using a minor to commit a drug violation
    90-95.6 | Promoting drug sales by a minor
    90-95.7 | Participating in a drug violation by a minor
    90-98 | Attempt or conspiracy, drugs
  `,
});
