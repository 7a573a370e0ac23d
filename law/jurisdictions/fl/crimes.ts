import { crimesOf } from '../../place/crime.ts';

/** The Florida Statutes’ own headings: what its rules name, then the chapters people are charged under most. */
export const crimes = crimesOf({
  'Fla. Stat. §': `
    812.014 | Theft | petit theft, grand theft, stealing
    812.015 | Retail and farm theft | shoplifting
    893.13 | Having, selling or making drugs | marijuana, weed, cocaine, possession
    893.13(6) | Having a controlled substance | marijuana, weed, cocaine, possession
    893.13(1) | Selling, making or delivering drugs, or intent to | dealing
    893.135 | Trafficking in drugs
    893.147 | Drug paraphernalia | pipe
    893.131 | Distributing drugs that caused overdose or injury
    893.149 | Unlawful possession of listed chemical
    316.193 | Driving under the influence | dui, drunk driving
    316.192 | Reckless driving
    316.1935 | Fleeing or attempting to elude an officer
    316.1936 | Open containers of alcohol in vehicles
    316.1939 | Refusal to submit to testing | breath test
    316.027 | Crash involving death or injuries | hit and run
    316.061 | Crashes involving damage to vehicle or property | hit and run
    322.03 | Driving without a license
    322.34 | Driving while license suspended or revoked
    327.35 | Boating under the influence | bui
    784.03 | Battery | fight, domestic battery
    784.011 | Assault
    784.021 | Aggravated assault
    784.041 | Felony battery; domestic battery by strangulation
    784.045 | Aggravated battery
    784.048 | Stalking
    784.07 | Assault or battery of law enforcement officers
    784.08 | Assault or battery on persons 65 or older
    784.081 | Assault or battery on specified officials
    784.082 | Assault or battery by a detained person
    784.083 | Assault or battery on code inspectors
    784.05 | Culpable negligence
    784.049 | Sexual cyberharassment
    843.02 | Resisting officer without violence
    843.08 | False personation
    843.15 | Failure to appear on bail | missed court
    810.02 | Burglary | breaking in
    810.06 | Possession of burglary tools
    810.08 | Trespass in structure or conveyance
    810.09 | Trespass on property
    810.097 | Trespass on school grounds
    810.14 | Voyeurism
    810.145 | Digital voyeurism
    806.01 | Arson
    806.031 | Arson resulting in injury
    806.13 | Criminal mischief | vandalism, graffiti, damage
    806.101 | False alarms of fires
    812.019 | Dealing in stolen property
    812.13 | Robbery
    812.131 | Robbery by sudden snatching | purse snatching
    812.133 | Carjacking
    812.135 | Home-invasion robbery
    812.136 | Mail theft
    812.0151 | Retail fuel theft | gas drive-off
    812.017 | Use of a false receipt
    817.034 | Communications fraud; scheme to defraud
    817.234 | False insurance claims
    817.49 | False reports of crimes
    817.52 | Obtaining vehicles to defraud; unreturned rental car
    817.568 | Criminal use of personal identification information | identity theft
    817.5685 | Having another person’s identification information
    817.61 | Fraudulent use of credit cards
    817.563 | Selling a fake drug | imitation controlled substance
    831.01 | Forgery
    831.02 | Uttering forged instruments
    831.09 | Uttering forged checks
    832.05 | Giving worthless checks | bad check
    837.02 | Perjury in official proceedings
    837.05 | False reports to law enforcement
    837.055 | False information during an investigation
    837.06 | False official statements
    838.015 | Bribery
    838.022 | Official misconduct
    839.13 | Falsifying records
    839.26 | Misuse of confidential information
    856.011 | Disorderly intoxication | drunk in public
    856.021 | Loitering or prowling
    856.015 | Open house parties
    877.03 | Breach of the peace; disorderly conduct
    870.01 | Affrays and riots | fighting
    870.02 | Unlawful assemblies
    796.03 | Procuring a person under 18 for prostitution
    796.035 | Selling or buying a minor for prostitution
    796.07 | Prostitution and related acts | soliciting
    796.05 | Living off prostitution
    796.06 | Renting space for prostitution
    798.02 | Lewd and lascivious behavior
    800.02 | Unnatural and lascivious act
    800.03 | Exposure of sexual organs | indecent exposure
    800.04 | Lewd offenses with persons under 16
    828.12 | Cruelty to animals
    828.122 | Fighting or baiting animals
    828.13 | Confinement of animals without food or water
    849.01 | Keeping gambling houses
    849.08 | Gambling
    790.01 | Carrying concealed weapons or firearms | gun
    790.053 | Open carrying of weapons
    790.07 | Weapons during a crime
    790.10 | Improper exhibition of weapons
    790.115 | Weapons at school
    790.15 | Discharging firearm in public
    790.161 | Destructive devices
    790.1615 | Destructive device with injury to another
    790.162 | Threat to use a destructive device
    790.163 | False report of a bomb
    790.19 | Shooting into dwellings or vehicles
    790.22 | BB guns, air guns and firearms, minors
    790.23 | Felons and delinquents with firearms | gun
    836.10 | Written threats to kill or injure
    836.12 | Threats or harassment of officials
    782.04 | Murder
    782.051 | Attempted felony murder
    782.065 | Murder of a law enforcement officer
    782.07 | Manslaughter
    782.071 | Vehicular homicide
    782.072 | Vessel homicide
    782.09 | Killing of unborn child by injury to mother
    787.01 | Kidnapping
    787.02 | False imprisonment
    787.025 | Luring or enticing a child
    787.03 | Interference with custody
    787.06 | Human trafficking
    794.011 | Sexual battery | rape
    794.05 | Unlawful sexual activity with certain minors
    825.102 | Abuse of an elderly or disabled adult
    825.1025 | Lewd offenses with an elderly or disabled person
    825.103 | Exploitation of an elderly or disabled adult
    827.03 | Abuse or neglect of a child
    827.04 | Contributing to the delinquency of a child
    827.071 | Sexual performance by a child
    847.0133 | Obscene material and minors
    847.0135 | Computer pornography; traveling to meet a minor
    847.0137 | Sending pornography by electronic device
    847.0138 | Sending harmful material to a minor
    847.0145 | Selling or buying of minors
    860.16 | Aircraft piracy
    775.30 | Terrorism
    393.135 | Sexual misconduct with a client
    394.4593 | Sexual misconduct with a patient
    916.1075 | Sexual misconduct with a forensic client
    985.701 | Sexual misconduct with a juvenile offender
  `,
});
