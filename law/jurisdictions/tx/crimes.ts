import { crimesOf } from '../../place/crime.ts';

/** The Penal Code’s own headings, and the drug sections of the Health and Safety Code whose text was at hand. */
export const crimes = crimesOf({
  'Penal Code §': `
    15.031 | Criminal solicitation of a minor
    16.01 | Criminal instrument or security device
    16.02 | Wiretapping
    19.02 | Murder
    19.03 | Capital murder
    19.04 | Manslaughter
    19.05 | Criminally negligent homicide
    20.02 | Unlawful restraint
    20.03 | Kidnapping
    20.04 | Aggravated kidnapping
    20.05 | Smuggling of persons
    20.06 | Continuous smuggling of persons
    20.07 | Operation of stash house
    20A.02 | Trafficking of persons
    20A.03 | Continuous trafficking of persons
    21.02 | Continuous sexual abuse of a young child
    21.03 | Continuous sexual abuse
    21.07 | Public lewdness
    21.08 | Indecent exposure
    21.09 | Bestiality
    21.11 | Indecency with a child
    21.12 | Improper relationship between educator and student
    21.15 | Invasive visual recording
    21.16 | Unlawful disclosure or promotion of intimate visual material
    21.165 | Making or sharing certain sexual media
    21.17 | Voyeurism
    21.18 | Sexual coercion
    21.19 | Unlawful electronic transmission of sexually explicit visual material
    22.01 | Assault | assault family violence, domestic violence, fighting
    22.011 | Sexual assault
    22.012 | Indecent assault
    22.02 | Aggravated assault
    22.021 | Aggravated sexual assault
    22.04 | Injury to a child, elderly or disabled person
    22.041 | Abandoning or endangering a child, elderly or disabled person
    22.05 | Deadly conduct
    22.07 | Terroristic threat
    22.08 | Aiding suicide
    22.09 | Tampering with consumer product
    22.10 | Leaving a child in a vehicle
    22.11 | Harassment by prisoners; harassment of public servant
    25.01 | Bigamy
    25.02 | Prohibited sexual conduct
    25.03 | Interference with child custody
    25.031 | Agreement to abduct from custody
    25.04 | Enticing a child
    25.05 | Criminal nonsupport
    25.06 | Harboring runaway child
    25.07 | Violation of protective order or bond conditions
    25.071 | Violation of order against bias or prejudice
    25.072 | Repeated violation of protective orders
    25.08 | Sale or purchase of child
    25.081 | Unregulated custody transfer of adopted child
    25.09 | Advertising for placement of child
    25.10 | Interference with rights of guardian of the person
    25.11 | Continuous violence against the family
    28.02 | Arson
    28.03 | Criminal mischief | vandalism
    28.04 | Reckless damage or destruction
    28.07 | Interference with railroad property
    28.08 | Graffiti | tagging
    28.09 | Damaging critical infrastructure
    29.02 | Robbery
    29.03 | Aggravated robbery
    29.04 | Jugging
    30.02 | Burglary
    30.03 | Burglary of coin-operated machines
    30.04 | Burglary of vehicles
    30.05 | Criminal trespass | trespassing
    30.06 | Trespass with a concealed handgun
    30.07 | Trespass with an openly carried handgun
    31.03 | Theft | shoplifting, stealing
    31.04 | Theft of service
    31.05 | Theft of trade secrets
    31.07 | Unauthorized use of a vehicle | joyriding, stolen car
    31.11 | Tampering with identification numbers
    31.12 | Stealing cable or internet service
    31.13 | Selling devices to steal cable service
    31.14 | Selling or leasing cable theft devices
    31.15 | Tools used for retail theft
    31.16 | Organized retail theft | shoplifting ring
    31.17 | Taking or passing on financial information
    31.18 | Cargo theft
    31.19 | Theft of petroleum product or oil and gas equipment
    31.20 | Mail theft
    31.21 | Unauthorized possession of catalytic converter
    31.22 | Unauthorized possession of certain copper or brass material
    31.23 | Real property theft
    32.21 | Forgery
    32.22 | Criminal simulation
    32.23 | Trademark counterfeiting
    32.24 | Stealing or receiving stolen check or similar sight order
    32.31 | Credit card or debit card abuse | stolen credit card
    32.32 | False statement to obtain property or credit
    32.33 | Hindering secured creditors
    32.34 | Fraudulent transfer of a motor vehicle
    32.35 | Credit card transaction record laundering
    32.41 | Issuance of bad check or similar sight order | hot check
    32.42 | Deceptive business practices
    32.43 | Commercial bribery
    32.44 | Rigging publicly exhibited contest
    32.441 | Illegal recruitment of an athlete
    32.45 | Misapplication of fiduciary property
    32.46 | Fraudulent securing of document execution
    32.47 | Destroying or hiding a writing
    32.48 | Simulating legal process
    32.49 | Refusal to execute release of fraudulent lien or claim
    32.50 | Deceptive preparation and marketing of academic product
    32.51 | Fraudulent use or possession of identifying information | identity theft
    32.52 | Fraudulent, substandard, or fictitious degree
    32.53 | Exploitation of child, elderly individual, or disabled individual
    32.54 | Fraudulent or fictitious military record
    32.55 | Financial abuse of elderly individual
    32.56 | Gift card fraud
    32.57 | Fraudulent sale or rental of a home
    32.60 | Real property fraud
    33.02 | Breach of computer security
    33.021 | Online solicitation of a minor
    33.07 | Online impersonation
    34.02 | Money laundering
    35.02 | Insurance fraud
    36.02 | Bribery
    36.05 | Tampering with witness
    36.06 | Obstruction or retaliation
    37.02 | Perjury
    37.03 | Aggravated perjury
    37.08 | False report to police
    37.081 | False report regarding missing child or missing person
    37.082 | Misrepresenting child as family member at port of entry
    37.10 | Tampering with governmental record
    37.101 | Fraudulent filing of financing statement
    37.11 | Impersonating public servant
    37.12 | False identification as peace officer
    37.13 | Record of a fraudulent court
    38.02 | Failure to identify | false name to police
    38.03 | Resisting arrest, search, or transportation
    38.04 | Evading arrest or detention | running from police
    38.05 | Hindering apprehension or prosecution
    38.06 | Escape
    38.07 | Permitting or facilitating escape
    38.09 | Implements for escape
    38.10 | Bail jumping and failure to appear | missed court
    38.11 | Banned items in a jail or prison
    38.111 | Improper contact with victim
    38.112 | Tampering with electronic monitoring device
    38.114 | Contraband in correctional facility
    38.12 | Barratry and solicitation of professional employment
    38.122 | Falsely holding oneself out as a lawyer
    38.123 | Unauthorized practice of law
    38.13 | Hindering proceedings by disorderly conduct
    38.14 | Taking a weapon from an officer
    38.15 | Interference with public duties
    38.151 | Interference with police service animals
    38.152 | Interference with radio frequency licensed to government entity
    38.16 | Preventing execution of civil process
    38.17 | Failure to stop or report crime against child
    38.171 | Failure to report felony
    39.02 | Abuse of official capacity
    39.03 | Official oppression
    39.04 | Violating rights of a person in custody
    39.041 | Improper sexual activity with committed person
    39.05 | Failure to report death of prisoner
    39.06 | Misuse of official information
    39.07 | Failure to comply with immigration detainer request
    42.01 | Disorderly conduct
    42.02 | Riot
    42.03 | Obstructing a highway or passageway
    42.05 | Disrupting meeting or procession
    42.055 | Funeral service disruptions
    42.06 | False alarm or report
    42.0601 | False report to induce emergency response
    42.061 | Silent or abusive calls to 9-1-1 service
    42.062 | Interference with emergency request for assistance
    42.07 | Harassment
    42.072 | Stalking
    42.074 | Revealing a home address or phone number
    42.075 | Revealing a family violence shelter
    42.08 | Abuse of corpse
    42.09 | Cruelty to livestock animals
    42.091 | Attack on assistance animal
    42.092 | Cruelty to nonlivestock animals
    42.10 | Dog fighting
    42.105 | Cockfighting
    42.107 | Possession of animal by person convicted of animal cruelty
    42.11 | Destruction of flag
    42.12 | Discharge of firearm in certain municipalities
    42.13 | Use of laser pointers
    42.14 | Illumination of aircraft by intense light
    43.02 | Prostitution
    43.021 | Solicitation of prostitution
    43.03 | Promotion of prostitution
    43.031 | Online promotion of prostitution
    43.032 | Continuous promotion of prostitution
    43.04 | Aggravated promotion of prostitution
    43.041 | Aggravated online promotion of prostitution
    43.05 | Compelling prostitution
    43.22 | Obscene display or distribution
    43.23 | Obscenity
    43.231 | Promotion or possession of child-like sex doll
    43.24 | Harmful material to a minor
    43.25 | Sexual performance by a child
    43.251 | Employment harmful to children
    43.26 | Possession or promotion of child pornography
    43.261 | Minor sending sexual images
    43.262 | Possession or promotion of lewd visual material depicting child
    43.28 | Certain sexually oriented performances prohibited
    46.02 | Unlawful carrying weapons | gun, unlawful carrying
    46.03 | Places weapons prohibited
    46.035 | Unlawful carrying of handgun by license holder
    46.04 | Unlawful possession of firearm
    46.041 | Body armor possession by felon
    46.05 | Prohibited weapons
    46.06 | Unlawful transfer of certain weapons
    46.08 | Hoax bombs
    46.09 | Components of explosives
    46.10 | Deadly weapon in penal institution
    46.13 | Making a firearm accessible to a child
    46.14 | Firearm smuggling
    47.02 | Gambling
    47.03 | Gambling promotion
    47.04 | Keeping a gambling place
    47.05 | Communicating gambling information
    47.06 | Gambling device or equipment
    49.02 | Public intoxication | drunk in public
    49.031 | Possession of alcoholic beverage in motor vehicle
    49.04 | Driving while intoxicated | dwi, dui, drunk driving
    49.045 | Driving while intoxicated with child passenger
    49.05 | Flying while intoxicated
    49.06 | Boating while intoxicated
    49.061 | Boating while intoxicated with child passenger
    49.065 | Operating an amusement ride while intoxicated
    49.07 | Intoxication assault
    49.08 | Intoxication manslaughter
    71.02 | Engaging in organized criminal activity
    71.021 | Violation of court order enjoining organized criminal activity
    71.022 | Soliciting membership in a street gang
    71.023 | Directing a street gang
    71.028 | Gang-free zones
  `,
  'Health & Safety Code §': `
    481.121 | Possession of marihuana | weed, pot
    481.115 | Possession of a Penalty Group 1 drug | cocaine, meth, heroin
    481.112 | Making or delivering a Penalty Group 1 drug | selling cocaine, meth, heroin
    481.113 | Making or delivering a Penalty Group 2 drug
    481.114 | Making or delivering a Penalty Group 3 or 4 drug
    481.120 | Delivery of marihuana | selling weed
    481.125 | Possession or delivery of drug paraphernalia | pipe
  `,
});
