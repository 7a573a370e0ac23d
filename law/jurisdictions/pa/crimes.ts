import { crimesOf } from '../../place/crime.ts';

/** The crimes code’s own headings. Of the drug act, what is common, as courts and lawyers name it; of the vehicle code, the headings as its other sections cite them. */
export const crimes = crimesOf({
  '18 Pa.C.S. §': `
    3929 | Retail theft | shoplifting
    3921 | Theft by unlawful taking | stealing
    3925 | Receiving stolen property
    3922 | Theft by deception
    3924 | Theft of lost or mislaid property
    3926 | Theft of services
    3927 | Theft by failure to make required disposition of funds
    3928 | Unauthorized use of automobiles and other vehicles | joyriding, stolen car
    3934 | Theft from a motor vehicle
    3923 | Theft by extortion
    3932 | Theft of leased property
    3936 | Theft of mail
    3929.1 | Library theft
    3929.2 | Possession of retail or library theft instruments
    3929.3 | Organized retail theft
    3922.1 | Financial exploitation of an older adult
    2701 | Simple assault | fight
    2702 | Aggravated assault
    2705 | Recklessly endangering another person | REAP
    2706 | Terroristic threats
    2709 | Harassment
    2709.1 | Stalking
    2710 | Ethnic intimidation
    2718 | Strangulation
    2703 | Assault by prisoner
    2713 | Neglect of care-dependent person
    2714 | Unauthorized administration of intoxicant
    2717 | Terrorism
    2502 | Murder
    2503 | Voluntary manslaughter
    2504 | Involuntary manslaughter
    2505 | Causing or aiding suicide
    2506 | Drug delivery resulting in death
    2802 | Hazing
    2901 | Kidnapping
    2902 | Unlawful restraint
    2903 | False imprisonment
    2904 | Interference with custody of children
    2906 | Criminal coercion
    2910 | Luring a child into a motor vehicle or structure
    3011 | Trafficking in individuals | human trafficking
    3012 | Involuntary servitude
    3013 | Patronizing a victim of sexual servitude
    3121 | Rape
    3122.1 | Statutory sexual assault
    3123 | Involuntary deviate sexual intercourse
    3124.1 | Sexual assault
    3124.2 | Institutional sexual assault
    3125 | Aggravated indecent assault
    3126 | Indecent assault | groping
    3127 | Indecent exposure | flashing
    3129 | Sexual intercourse with animal
    3131 | Unlawful dissemination of intimate image
    3133 | Sexual extortion
    3301 | Arson and related offenses
    3302 | Causing or risking catastrophe
    3304 | Criminal mischief | vandalism, graffiti, damage
    3307 | Institutional vandalism
    3502 | Burglary | breaking in
    3503 | Criminal trespass | defiant trespass
    3701 | Robbery
    3702 | Robbery of motor vehicle | carjacking
    4101 | Forgery
    4104 | Tampering with records or identification
    4105 | Bad checks
    4106 | Access device fraud | credit card
    4107 | Deceptive or fraudulent business practices
    4117 | Insurance fraud
    4120 | Identity theft
    4301 | Bigamy
    4302 | Incest
    4303 | Concealing death of child
    4304 | Endangering welfare of children
    4902 | Perjury
    4903 | False swearing
    4904 | Unsworn falsification to authorities
    4905 | False alarms to agencies of public safety
    4906 | False reports to law enforcement authorities
    4910 | Tampering with or fabricating physical evidence
    4911 | Tampering with public records or information
    4914 | False identification to law enforcement authorities | false name
    4915.1 | Failure to comply with registration requirements
    4915.2 | Failure to comply with registration, older offenders
    4952 | Intimidation of witnesses or victims
    4953 | Retaliation against witness, victim or party
    4955 | Violation of orders
    5101 | Obstructing administration of law
    5104 | Resisting arrest or other law enforcement
    5104.2 | Evading arrest or detention on foot
    5105 | Hindering apprehension or prosecution
    5111 | Dealing in proceeds of unlawful activities | money laundering
    5121 | Escape
    5122 | Weapons or implements for escape
    5123 | Contraband
    5124 | Default in required appearance | missed court
    5126 | Flight to avoid apprehension, trial or punishment
    5301 | Official oppression
    5501 | Riot
    5503 | Disorderly conduct | fighting
    5505 | Public drunkenness | drunk in public
    5506 | Loitering and prowling at night time
    5507 | Obstructing highways and other public passages
    5510 | Abuse of corpse
    5513 | Gambling devices, gambling
    5515 | Prohibiting of paramilitary training
    5532 | Neglect of animal
    5533 | Cruelty to animal
    5534 | Aggravated cruelty to animal
    5901 | Open lewdness
    5902 | Prostitution and related offenses
    5903 | Obscene and other sexual materials and performances
    6105 | Persons not to possess firearms
    6106 | Firearms not to be carried without a license | gun
    6106.1 | Carrying loaded weapons other than firearms
    6108 | Carrying firearms in Philadelphia
    6110.1 | Possession of firearm by minor
    6110.2 | Firearm with altered manufacturer’s number
    6111 | Sale or transfer of firearms
    6301 | Corruption of minors
    6307 | Misrepresentation of age to secure liquor
    6308 | Underage drinking | minor in possession of alcohol
    6310.1 | Selling or furnishing alcohol to minors
    6310.3 | Carrying a false identification card | fake id
    6312 | Sexual abuse of children
    6318 | Unlawful contact with minor
    6319 | Use of minors to traffic drugs
    6320 | Sexual exploitation of children
    6321 | Transmission of sexually explicit images by minor
    6501 | Scattering rubbish | littering
    7507.1 | Invasion of privacy
    7512 | Criminal use of communication facility
    901 | Criminal attempt
    902 | Criminal solicitation
    903 | Criminal conspiracy
  `,
  '35 P.S. §': `
    780-113(a)(31) | Small amount of marijuana | weed, pot
    780-113(a)(16) | Possession of a controlled substance | having drugs
    780-113(a)(32) | Drug paraphernalia | pipe
    780-113(a)(30) | Delivery, or possession with intent to deliver | selling drugs, PWID
    780-113 | Drug act, prohibited acts, another paragraph
  `,
  '75 Pa.C.S. §': `
    3802 | Driving under influence of alcohol or controlled substance | dui, drunk driving
    3731 | Driving under influence, former section | dui, drunk driving
    3735 | Homicide by vehicle while driving under influence | dui
    3735.1 | Aggravated assault by vehicle while driving under influence | dui
    3808 | Driving without a required ignition interlock
    1543 | Driving while license is suspended or revoked
    3733 | Fleeing or attempting to elude police officer
    3742 | Accidents involving death or personal injury | hit and run
    3743 | Accidents involving damage to attended vehicle or property | hit and run
  `,
  '62 P.S. §': `
    481 | Fraud to get public assistance | welfare fraud
  `,
});
