import { crimesOf } from '../../place/crime.ts';

/**
 * The Wisconsin Statutes’ own headings, 940.204 by the title of its bill: what its rules name, then the chapters on
 * crimes people are charged with most.
 */
export const crimes = crimesOf({
  'Wis. Stat. §': `
    943.50 | Retail theft | shoplifting
    943.20 | Theft | stealing
    947.01 | Disorderly conduct
    940.19 | Battery; substantial battery; aggravated battery | fight
    346.63 | Operating under influence of intoxicant or other drug | owi, dui, dwi, drunk driving
    943.01 | Damage to property | vandalism
    943.017 | Graffiti
    943.10 | Burglary | breaking in
    943.11 | Entry into locked vehicle
    943.13 | Trespass to land
    943.14 | Criminal trespass to dwellings
    943.23 | Operating vehicle without owner’s consent | joyriding, stolen car
    943.231 | Carjacking
    943.24 | Issue of worthless check | bad check
    943.201 | Unauthorized use of personal identifying information | identity theft
    943.203 | Unauthorized use of an entity’s identifying information
    943.205 | Theft of trade secrets
    943.21 | Fraud on hotel, restaurant, taxi or gas station
    943.215 | Absconding without paying rent
    943.30 | Threats to injure or accuse of crime
    943.31 | Threats to communicate derogatory information
    943.32 | Robbery
    943.34 | Receiving stolen property
    943.37 | Alteration of property identification marks
    943.38 | Forgery
    943.39 | Fraudulent writings
    943.395 | Fraudulent insurance claims
    943.41 | Financial transaction card crimes | credit card
    943.011 | Damage or threat to property of witness
    943.012 | Damage to or graffiti on religious property
    943.013 | Criminal damage or threat; property of judge
    943.02 | Arson of buildings
    943.03 | Arson of property other than building
    943.04 | Arson with intent to defraud
    943.06 | Molotov cocktails
    943.07 | Criminal damage to railroads
    943.12 | Possession of burglarious tools
    943.15 | Entry into a construction site or locked building
    940.01 | First-degree intentional homicide
    940.02 | First-degree reckless homicide
    940.03 | Felony murder
    940.05 | Second-degree intentional homicide
    940.06 | Second-degree reckless homicide
    940.08 | Homicide by negligent handling of weapon or fire
    940.09 | Homicide by intoxicated use of vehicle
    940.10 | Homicide by negligent operation of vehicle
    940.11 | Mutilating or hiding a corpse
    940.12 | Assisting suicide
    940.195 | Battery to an unborn child
    940.198 | Physical abuse of an elder person
    940.20 | Battery in special circumstances
    940.201 | Battery or threat to witnesses
    940.203 | Battery or threat to judge
    940.204 | Battery or threat to health care provider or staff
    940.21 | Mayhem
    940.22 | Sexual exploitation by therapist
    940.225 | Sexual assault
    940.23 | Reckless injury
    940.235 | Strangulation and suffocation
    940.24 | Injury by negligent handling of weapon or fire
    940.25 | Injury by intoxicated use of a vehicle
    940.285 | Abuse of individuals at risk
    940.29 | Abuse of residents of penal facilities
    940.295 | Abuse and neglect of patients and residents
    940.30 | False imprisonment
    940.302 | Human trafficking
    940.305 | Taking hostages
    940.31 | Kidnapping
    940.32 | Stalking
    940.42 | Intimidation of witnesses; misdemeanor
    940.43 | Intimidation of witnesses; felony
    940.44 | Intimidation of victims; misdemeanor
    940.45 | Intimidation of victims; felony
    941.20 | Endangering safety by use of dangerous weapon | gun
    941.26 | Machine guns and tear gas
    941.30 | Recklessly endangering safety
    941.327 | Tampering with household products
    942.08 | Invasion of privacy
    944.30 | Prostitution
    946.43 | Assaults by prisoners
    947.015 | Bomb scares
    948.02 | Sexual assault of a child
    948.025 | Repeated acts of sexual assault of a child
    948.03 | Physical abuse of a child
    948.04 | Causing mental harm to a child
    948.05 | Sexual exploitation of a child
    948.051 | Trafficking of a child
    948.055 | Causing a child to view sexual activity
    948.06 | Incest with a child
    948.07 | Child enticement
    948.075 | Use of a computer for child sex crime
    948.08 | Soliciting a child for prostitution
    948.085 | Sexual assault of a child in care
    948.09 | Sexual intercourse with a child 16 or older
    948.095 | Sexual assault of a child by school staff
    948.10 | Exposing genitals or intimate parts
    948.11 | Exposing a child to harmful material
    948.12 | Possession of child pornography
    948.20 | Abandonment of a child
    948.21 | Neglecting a child
    948.22 | Failure to support | child support
    948.23 | Concealing or not reporting death of a child
    948.30 | Abduction of another’s child
    948.31 | Interference with custody
    948.40 | Contributing to the delinquency of a child
    948.51 | Hazing
    948.60 | Dangerous weapon possessed by a person under 18
    948.605 | Gun-free school zones
    961.41 | Having, making or selling a controlled substance | drugs, marijuana, weed, cocaine
  `,
});
