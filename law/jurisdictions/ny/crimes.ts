import { crimesOf } from '../../place/crime.ts';

/** The Penal Law’s own names; its articles on bribes, terror and the like, which few are charged with, are left out. */
export const crimes = crimesOf({
  'Penal Law §': `
    155.25 | Petit larceny | shoplifting
    221.05 | Unlawful possession of marihuana | weed, pot
    221.10 | Criminal possession of marihuana, fifth degree | weed, pot
    220.03 | Criminal possession of a controlled substance, seventh degree
    240.20 | Disorderly conduct | fighting in public
    120.00 | Assault, third degree | misdemeanor assault
    140.05 | Trespass
    140.10 | Criminal trespass, third degree
    165.15 | Theft of services | fare beating, turnstile jumping
    145.00 | Criminal mischief, fourth degree
    240.26 | Harassment, second degree
    215.50 | Criminal contempt, second degree
    265.01 | Criminal possession of a weapon, fourth degree | gun, gravity knife
    155.30 | Grand larceny, fourth degree
    230.00 | Prostitution
    265.03 | Criminal possession of a weapon, second degree
    160.10 | Robbery, second degree
    170.05 | Forgery, third degree
    165.40 | Criminal possession of stolen property, fifth degree
    190.23 | False personation
    240.30 | Aggravated harassment, second degree
    260.10 | Endangering the welfare of a child
    120.14 | Menacing, second degree
    121.11 | Criminal obstruction of breathing or blood circulation
    155.35 | Grand larceny, third degree
    100.00 | Criminal solicitation, fifth degree
    100.05 | Criminal solicitation, fourth degree
    100.08 | Criminal solicitation, third degree
    100.10 | Criminal solicitation, second degree
    100.13 | Criminal solicitation, first degree
    105.00 | Conspiracy, sixth degree
    105.05 | Conspiracy, fifth degree
    105.10 | Conspiracy, fourth degree
    105.13 | Conspiracy, third degree
    105.15 | Conspiracy, second degree
    105.17 | Conspiracy, first degree
    120.02 | Reckless assault of a child
    120.03 | Vehicular assault, second degree
    120.04 | Vehicular assault, first degree
    120.04-a | Aggravated vehicular assault
    120.05 | Assault, second degree
    120.06 | Gang assault, second degree
    120.07 | Gang assault, first degree
    120.08 | Assault on an officer, firefighter or medic
    120.09 | Assault on a judge
    120.10 | Assault, first degree
    120.11 | Aggravated assault upon a police officer or a peace officer
    120.12 | Aggravated assault upon a person less than eleven years old
    120.13 | Menacing, first degree
    120.15 | Menacing, third degree
    120.16 | Hazing, first degree
    120.17 | Hazing, second degree
    120.18 | Menacing a police officer or peace officer
    120.20 | Reckless endangerment, second degree
    120.25 | Reckless endangerment, first degree
    120.30 | Promoting a suicide attempt
    120.45 | Stalking, fourth degree
    120.50 | Stalking, third degree
    120.55 | Stalking, second degree
    120.60 | Stalking, first degree
    120.70 | Luring a child
    121.12 | Strangulation, second degree
    121.13 | Strangulation, first degree
    125.10 | Criminally negligent homicide
    125.11 | Aggravated criminally negligent homicide
    125.12 | Vehicular manslaughter, second degree
    125.13 | Vehicular manslaughter, first degree
    125.14 | Aggravated vehicular homicide
    125.15 | Manslaughter, second degree
    125.20 | Manslaughter, first degree
    125.21 | Aggravated manslaughter, second degree
    125.22 | Aggravated manslaughter, first degree
    125.25 | Murder, second degree
    125.26 | Aggravated murder
    125.27 | Murder, first degree
    125.40 | Abortion, second degree
    125.45 | Abortion, first degree
    125.50 | Self-abortion, second degree
    125.55 | Self-abortion, first degree
    125.60 | Issuing abortional articles
    130.20 | Sexual misconduct
    130.25 | Rape, third degree
    130.30 | Rape, second degree
    130.35 | Rape, first degree
    130.40 | Criminal sexual act, third degree
    130.45 | Criminal sexual act, second degree
    130.50 | Criminal sexual act, first degree
    130.52 | Forcible touching
    130.53 | Persistent sexual abuse
    130.55 | Sexual abuse, third degree
    130.60 | Sexual abuse, second degree
    130.65 | Sexual abuse, first degree
    130.65-a | Aggravated sexual abuse, fourth degree
    130.66 | Aggravated sexual abuse, third degree
    130.67 | Aggravated sexual abuse, second degree
    130.70 | Aggravated sexual abuse, first degree
    130.75 | Course of sexual conduct against a child, first degree
    130.80 | Course of sexual conduct against a child, second degree
    130.85 | Female genital mutilation
    130.90 | Facilitating a sex offense with a controlled substance
    130.91 | Sexually motivated felony
    130.95 | Predatory sexual assault
    130.96 | Predatory sexual assault against a child
    135.05 | Unlawful imprisonment, second degree
    135.10 | Unlawful imprisonment, first degree
    135.20 | Kidnapping, second degree
    135.25 | Kidnapping, first degree
    135.35 | Labor trafficking
    135.45 | Custodial interference, second degree
    135.50 | Custodial interference, first degree
    135.55 | Substitution of children
    135.60 | Coercion, third degree
    135.61 | Coercion, second degree
    135.65 | Coercion, first degree
    140.15 | Criminal trespass, second degree
    140.17 | Criminal trespass, first degree
    140.20 | Burglary, third degree
    140.25 | Burglary, second degree
    140.30 | Burglary, first degree
    140.35 | Possession of burglar’s tools
    140.40 | Unlawful possession of radio devices
    145.05 | Criminal mischief, third degree
    145.10 | Criminal mischief, second degree
    145.12 | Criminal mischief, first degree
    145.14 | Criminal tampering, third degree
    145.15 | Criminal tampering, second degree
    145.20 | Criminal tampering, first degree
    145.22 | Cemetery desecration, second degree
    145.23 | Cemetery desecration, first degree
    145.25 | Reckless endangerment of property
    145.26 | Aggravated cemetery desecration, second degree
    145.27 | Aggravated cemetery desecration, first degree
    145.30 | Unlawfully posting advertisements
    145.40 | Tampering with a consumer product, second degree
    145.45 | Tampering with a consumer product, first degree
    145.60 | Making graffiti
    145.65 | Possession of graffiti instruments
    145.70 | Criminal possession of a taximeter accelerating device
    150.01 | Arson, fifth degree
    150.05 | Arson, fourth degree
    150.10 | Arson, third degree
    150.15 | Arson, second degree
    150.20 | Arson, first degree
    155.40 | Grand larceny, second degree
    155.42 | Grand larceny, first degree
    155.43 | Aggravated grand larceny of an automated teller machine
    156.05 | Unauthorized use of a computer
    156.10 | Computer trespass
    156.20 | Computer tampering, fourth degree
    156.25 | Computer tampering, third degree
    156.26 | Computer tampering, second degree
    156.27 | Computer tampering, first degree
    156.29 | Unlawful duplication of computer related material, second degree
    156.30 | Unlawful duplication of computer related material, first degree
    156.35 | Criminal possession of computer related material
    156.40 | Operating an unlawful electronic sweepstakes
    158.05 | Welfare fraud, fifth degree
    158.10 | Welfare fraud, fourth degree
    158.15 | Welfare fraud, third degree
    158.20 | Welfare fraud, second degree
    158.25 | Welfare fraud, first degree
    158.30 | Criminal use of a public benefit card, second degree
    158.35 | Criminal use of a public benefit card, first degree
    158.40 | Criminal possession of public benefit cards, third degree
    158.45 | Criminal possession of public benefit cards, second degree
    158.50 | Criminal possession of public benefit cards, first degree
    160.05 | Robbery, third degree
    160.15 | Robbery, first degree
    165.00 | Misapplication of property
    165.05 | Unauthorized use of a vehicle, third degree
    165.06 | Unauthorized use of a vehicle, second degree
    165.07 | Unlawful use of secret scientific material
    165.08 | Unauthorized use of a vehicle, first degree
    165.09 | Auto stripping, third degree
    165.10 | Auto stripping, second degree
    165.11 | Auto stripping, first degree
    165.16 | Unauthorized sale of certain transportation services
    165.17 | Unlawful use of a credit, debit or benefit card
    165.20 | Fraudulently obtaining a signature
    165.25 | Jostling
    165.30 | Fraudulent accosting
    165.35 | Fortune telling
    165.45 | Criminal possession of stolen property, fourth degree
    165.50 | Criminal possession of stolen property, third degree
    165.52 | Criminal possession of stolen property, second degree
    165.54 | Criminal possession of stolen property, first degree
    165.71 | Trademark counterfeiting, third degree
    165.72 | Trademark counterfeiting, second degree
    170.00 | Local Legislation Relating to Local Finance
    170.10 | Forgery, second degree
    170.15 | Forgery, first degree
    170.20 | Criminal possession of a forged instrument, third degree
    170.25 | Fraudulent making of an electronic access device, second degree
    170.30 | Criminal possession of a forged instrument, first degree
    170.40 | Criminal possession of forgery devices
    170.45 | Criminal simulation
    170.47 | Criminal possession of an anti-security item
    170.55 | Unlawfully using slugs, second degree
    170.60 | Unlawfully using slugs, first degree
    170.65 | Forgery of a vehicle identification number
    170.70 | Illegal possession of a vehicle identification number
    175.00 | Acts Legalized or Validated Not Affected
    175.05 | Falsifying business records, second degree
    175.10 | Falsifying business records, first degree
    175.20 | Tampering with public records, second degree
    175.25 | Tampering with public records, first degree
    175.30 | Offering a false instrument for filing, second degree
    175.35 | Offering a false instrument for filing, first degree
    175.40 | Issuing a false certificate
    175.45 | Issuing a false financial statement
    176.00 | Local Finance Law to Be the Exclusive Law
    176.10 | Insurance fraud, fifth degree
    176.15 | Insurance fraud, fourth degree
    176.20 | Insurance fraud, third degree
    176.25 | Insurance fraud, second degree
    176.30 | Insurance fraud, first degree
    176.35 | Aggravated insurance fraud
    176.45 | Life settlement fraud, fifth degree
    176.50 | Life settlement fraud, fourth degree
    176.60 | Life settlement fraud, second degree
    176.65 | Life settlement fraud, first degree
    178.00 | Effect of Hyphen in Schedule of Laws Repealed
    178.10 | Criminal diversion of prescription medications and prescriptions, fourth degree
    178.15 | Criminal diversion of prescription medications and prescriptions, third degree
    178.25 | Criminal diversion of prescription medications and prescriptions, first degree
    178.26 | Fraud and deceit related to controlled substances
    180.00 | Commercial bribing, second degree
    180.03 | Commercial bribing, first degree
    180.05 | Commercial bribe receiving, second degree
    180.08 | Commercial bribe receiving, first degree
    180.15 | Bribing a labor official
    180.25 | Bribe receiving by a labor official
    180.45 | Sports bribe receiving
    180.50 | Tampering with a sports contest, second degree
    180.51 | Tampering with a sports contest, first degree
    180.52 | Impairing the integrity of a pari-mutuel betting system, second degree
    180.55 | Rent gouging, third degree
    180.56 | Rent gouging, second degree
    180.57 | Rent gouging, first degree
    190.05 | Issuing a bad check
    190.20 | False advertising
    190.25 | Criminal impersonation, second degree
    190.26 | Criminal impersonation, first degree
    190.27 | Criminal sale of a police uniform
    190.30 | Unlawfully concealing a will
    190.35 | Misconduct by corporate official
    190.42 | Criminal usury, first degree
    190.45 | Possession of usurious loan records
    190.50 | Unlawful collection practices
    190.55 | Making a false statement of credit terms
    190.60 | Scheme to defraud, second degree
    190.65 | Scheme to defraud, first degree
    190.70 | Scheme to defraud the state by unlawfully selling prescriptions
    190.72 | Unauthorized radio transmission
    190.75 | Criminal use of an access device, second degree
    190.76 | Criminal use of an access device, first degree
    190.78 | Identity theft, third degree
    190.79 | Identity theft, second degree
    190.80 | Identity theft, first degree
    190.80-a | Aggravated identity theft
    190.81 | Unlawful possession of personal identification information, third degree
    190.82 | Unlawful possession of personal identification information, second degree
    190.83 | Unlawful possession of personal identification information, first degree
    190.85 | Unlawful possession of a skimmer device, second degree
    190.86 | Unlawful possession of a skimmer device, first degree
    190.87 | Immigrant assistance services fraud, second degree
    190.89 | Immigrant assistance services fraud, first degree
    195.00 | Official misconduct
    195.05 | Obstructing governmental administration, second degree
    195.06 | Killing or injuring a police animal
    195.08 | Obstructing governmental administration by means of a self-defense spray device
    195.10 | Refusing to aid a peace or a police officer
    195.16 | Obstructing emergency medical services
    195.20 | Defrauding the government
    205.05 | Escape, third degree
    205.10 | Escape, second degree
    205.15 | Escape, first degree
    205.17 | Absconding from temporary release, first degree
    205.18 | Absconding from a furlough program
    205.19 | Absconding from a community treatment facility
    205.20 | Promoting prison contraband, second degree
    205.25 | Promoting prison contraband, first degree
    205.55 | Hindering prosecution, third degree
    205.60 | Hindering prosecution, second degree
    205.65 | Hindering prosecution, first degree
    210.05 | Perjury, third degree
    210.10 | Perjury, second degree
    210.15 | Perjury, first degree
    210.35 | Making an apparently sworn false statement, second degree
    210.40 | Making an apparently sworn false statement, first degree
    210.45 | Making a punishable false written statement
    215.05 | Bribe receiving by a witness
    215.10 | Tampering with a witness, fourth degree
    215.11 | Tampering with a witness, third degree
    215.12 | Tampering with a witness, second degree
    215.13 | Tampering with a witness, first degree
    215.14 | Employer unlawfully penalizing witness or victim
    215.15 | Intimidating a victim or witness, third degree
    215.16 | Intimidating a victim or witness, second degree
    215.17 | Intimidating a victim or witness, first degree
    215.19 | Bribing a juror
    215.20 | Bribe receiving by a juror
    215.22 | Providing a juror with a gratuity
    215.23 | Tampering with a juror, second degree
    215.25 | Tampering with a juror, first degree
    215.28 | Misconduct by a juror, second degree
    215.30 | Misconduct by a juror, first degree
    215.40 | Tampering with physical evidence
    215.45 | Compounding a crime
    215.51 | Criminal contempt, first degree
    215.52 | Aggravated criminal contempt
    215.55 | Bail jumping, third degree
    215.56 | Bail jumping, second degree
    215.57 | Bail jumping, first degree
    215.58 | Failing to respond to an appearance ticket
    215.60 | Criminal contempt of the legislature
    215.65 | Criminal contempt of a temporary state commission
    215.66 | Criminal contempt of the state commission on judicial conduct
    215.70 | Unlawful grand jury disclosure
    215.75 | Unlawful disclosure of an indictment
    215.80 | Unlawful disposition of assets subject to forfeiture
    220.06 | Criminal possession of a controlled substance, fifth degree
    220.09 | Criminal possession of a controlled substance, fourth degree
    220.16 | Criminal possession of a controlled substance, third degree
    220.18 | Criminal possession of a controlled substance, second degree
    220.21 | Criminal possession of a controlled substance, first degree
    220.28 | Use of a child to commit a controlled substance offense
    220.31 | Criminal sale of a controlled substance, fifth degree
    220.34 | Criminal sale of a controlled substance, fourth degree
    220.39 | Criminal sale of a controlled substance, third degree
    220.41 | Criminal sale of a controlled substance, second degree
    220.43 | Criminal sale of a controlled substance, first degree
    220.44 | Sale of drugs in or near school grounds
    220.45 | Criminally possessing a hypodermic instrument
    220.46 | Criminal injection of a narcotic drug
    220.48 | Criminal sale of a controlled substance to a child
    220.50 | Criminally using drug paraphernalia, second degree
    220.55 | Criminally using drug paraphernalia, first degree
    220.60 | Criminal possession of precursors of controlled substances
    220.70 | Criminal possession of methamphetamine manufacturing material, second degree
    220.71 | Criminal possession of methamphetamine manufacturing material, first degree
    220.72 | Criminal possession of precursors of methamphetamine
    220.73 | Unlawful manufacture of methamphetamine, third degree
    220.74 | Unlawful manufacture of methamphetamine, second degree
    220.75 | Unlawful manufacture of methamphetamine, first degree
    220.76 | Unlawful disposal of methamphetamine laboratory material
    220.77 | Operating as a major trafficker
    221.15 | Criminal possession of marihuana, fourth degree
    221.20 | Criminal possession of marihuana, third degree
    221.25 | Criminal possession of marihuana, second degree
    221.30 | Criminal possession of marihuana, first degree
    221.35 | Criminal sale of marihuana, fifth degree
    221.40 | Criminal sale of marihuana, fourth degree
    221.45 | Criminal sale of marihuana, third degree
    221.50 | Criminal sale of marihuana, second degree
    221.55 | Criminal sale of marihuana, first degree
    222.10 | Cannabis offense
    222.15 | Cannabis offense
    222.25 | Cannabis offense
    222.45 | Cannabis offense
    225.05 | Promoting gambling, second degree
    225.10 | Promoting gambling, first degree
    225.15 | Possession of gambling records, second degree
    225.20 | Possession of gambling records, first degree
    225.30 | Possession of a gambling device
    225.55 | Gaming fraud, second degree
    225.60 | Gaming fraud, first degree
    225.65 | Use of counterfeit, unapproved or unlawful wagering instruments
    225.70 | Possession of unlawful gaming property, third degree
    225.75 | Possession of unlawful gaming property, second degree
    225.80 | Possession of unlawful gaming property, first degree
    225.85 | Use of unlawful gaming property
    225.90 | Manipulation of gaming outcomes at an authorized gaming establishment
    230.03 | Prostitution in a school zone
    230.04 | Patronizing a person for prostitution, third degree
    230.05 | Patronizing a person for prostitution, second degree
    230.06 | Patronizing a person for prostitution, first degree
    230.08 | Patronizing a person for prostitution in a school zone
    230.11 | Aggravated patronizing a minor for prostitution, third degree
    230.12 | Aggravated patronizing a minor for prostitution, second degree
    230.13 | Aggravated patronizing a minor for prostitution, first degree
    230.19 | Promoting prostitution in a school zone
    230.20 | Promoting prostitution, fourth degree
    230.25 | Promoting prostitution, third degree
    230.30 | Promoting prostitution, second degree
    230.32 | Promoting prostitution, first degree
    230.33 | Compelling prostitution
    230.34 | Sex trafficking
    230.34-a | Sex trafficking
    230.40 | Permitting prostitution
    235.05 | Obscenity, third degree
    235.06 | Obscenity, second degree
    235.07 | Obscenity, first degree
    235.21 | Disseminating indecent material to minors, second degree
    235.22 | Disseminating indecent material to minors, first degree
    240.05 | Riot, second degree
    240.06 | Riot, first degree
    240.08 | Inciting to riot
    240.10 | Unlawful assembly
    240.15 | Criminal anarchy
    240.21 | Disruption or disturbance of religious service
    240.25 | Harassment, first degree
    240.31 | Aggravated harassment, first degree
    240.32 | Aggravated harassment of an employee by an inmate
    240.35 | Loitering
    240.36 | Loitering, first degree
    240.37 | Loitering for the purpose of prostitution
    240.45 | Criminal nuisance, second degree
    240.46 | Criminal nuisance, first degree
    240.48 | Disseminating a false registered sex offender notice
    240.50 | Falsely reporting an incident, third degree
    240.55 | Falsely reporting an incident, second degree
    240.60 | Falsely reporting an incident, first degree
    240.61 | Placing a false bomb or hazardous substance, second degree
    240.62 | Placing a false bomb or hazardous substance, first degree
    240.63 | Placing a false bomb in a stadium or station
    240.65 | Unlawful prevention of public access to records
    240.72 | Aggravated interference with health care services, second degree
    240.73 | Aggravated interference with health care services, first degree
    240.75 | Aggravated family offense
    240.76 | Directing a laser at an aircraft, second degree
    240.77 | Directing a laser at an aircraft, first degree
    242.05 | Interference harassment or intimidation of a service animal
    242.10 | Harming a service animal, second degree
    242.15 | Harming a service animal, first degree
    245.00 | Public lewdness
    245.01 | Exposure of a person
    245.02 | Promoting the exposure of a person
    245.03 | Public lewdness, first degree
    245.05 | Offensive exhibition
    245.11 | Public display of offensive sexual material
    250.05 | Eavesdropping
    250.10 | Possession of eavesdropping devices
    250.15 | Failure to report wiretapping
    250.20 | Divulging an eavesdropping warrant
    250.25 | Tampering with private communications
    250.35 | Failing to report criminal communications
    250.45 | Unlawful surveillance, second degree
    250.50 | Unlawful surveillance, first degree
    250.55 | Dissemination of an unlawful surveillance image, second degree
    250.60 | Dissemination of an unlawful surveillance image, first degree
    255.00 | Unlawfully solemnizing a marriage
    255.05 | Unlawfully issuing a dissolution decree
    255.10 | Unlawfully procuring a marriage license
    255.15 | Bigamy
    255.17 | Adultery
    255.25 | Incest, third degree
    255.26 | Incest, second degree
    255.27 | Incest, first degree
    260.00 | Abandonment of a child
    260.05 | Non-support of a child, second degree
    260.06 | Non-support of a child, first degree
    260.20 | Unlawfully dealing with a child, first degree
    260.21 | Unlawfully dealing with a child, second degree
    263.05 | Use of a child in a sexual performance
    263.10 | Promoting an obscene sexual performance by a child
    263.11 | Possessing an obscene sexual performance by a child
    263.15 | Promoting a sexual performance by a child
    263.16 | Possessing a sexual performance by a child
    265.02 | Criminal possession of a weapon, third degree
    265.04 | Criminal possession of a weapon, first degree
    265.08 | Criminal use of a firearm, second degree
    265.09 | Criminal use of a firearm, first degree
    265.11 | Criminal sale of a firearm, third degree
    265.12 | Criminal sale of a firearm, second degree
    265.13 | Criminal sale of a firearm, first degree
    265.14 | Sale of a firearm with a minor’s aid
    265.16 | Criminal sale of a firearm to a minor
    265.17 | Criminal purchase or disposal of a weapon
    265.19 | Aggravated criminal possession of a weapon
    265.25 | Certain wounds to be reported
    265.26 | Burn injury and wounds to be reported
    265.35 | Prohibited use of weapons
    265.36 | Unlawful possession of a large capacity ammunition feeding
    265.37 | Unlawful possession of certain ammunition feeding devices
    265.45 | Safe storage of rifles, shotguns, and firearms
    270.05 | Unlawfully possessing or selling noxious material
    270.10 | Creating a hazard
    270.15 | Unlawfully refusing to yield a party line
    270.20 | Unlawful wearing of a body vest
    270.25 | Unlawful fleeing an officer in a vehicle, third degree
    270.30 | Unlawful fleeing an officer in a vehicle, second degree
    270.35 | Unlawful fleeing an officer in a vehicle, first degree
    490.20 | Making a terroristic threat
    490.25 | Crime of terrorism
  `,
  'VTL §': `
    1192 | Driving while intoxicated or while ability impaired | dwi, dwai, dui
  `,
});
