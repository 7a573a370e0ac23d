import { crimesOf } from '../../place/crime.ts';

/** Named by the headings of the statutes, shortened. */
export const crimes = crimesOf({
  'Miss. Code Ann. §': `
    97-17-41 | Grand larceny | stealing, theft
    97-17-43 | Petit larceny | stealing, theft
    97-23-93 | Shoplifting
    97-17-42 | Taking of a motor vehicle | car theft, joyriding
    97-17-70 | Receiving stolen property
    97-11-25 | Embezzlement by officers and public employees
    97-23-19 | Embezzlement
    97-23-25 | Embezzlement of property held in trust
    97-19-71 | Fraud (on assistance programs) | food stamps, welfare
    97-19-85 | Fraudulent use of identity
    97-45-19 | Identity theft
    97-19-21 | Fraud with a credit card
    97-35-5 | Disorderly conduct (interference with business)
    97-19-39 | False pretenses | fraud
    97-19-55 | Bad checks
    97-19-83 | Fraud by mail, phone or internet
    97-21-33 | Forgery
    97-17-23 | Burglary of a dwelling, home invasion | breaking into a home
    97-17-37 | Burglary of a dwelling with explosives or at night
    97-17-33 | Burglary of another building or a car | breaking in
    97-17-87 | Trespass
    97-17-97 | Trespass after being warned
    97-17-67 | Malicious mischief | vandalism
    97-17-1 | Arson in the first degree
    97-17-3 | Arson of a place of worship, first degree
    97-17-5 | Arson in the second degree
    97-17-7 | Arson in the third degree
    41-29-139 | Controlled substances, possession, sale, trafficking | drugs, marijuana
    63-11-30 | Driving under the influence | DUI, DWI, drunk driving
    67-3-70 | Alcohol under age 21 | minor in possession
    97-35-7 | Disorderly conduct, failure to comply
    97-35-15 | Disturbing the peace
    97-9-73 | Resisting arrest
    97-9-72 | Fleeing from an officer
    97-9-113 | Intimidating a witness
    97-3-7 | Assault, simple and aggravated, domestic violence
    97-3-107 | Stalking
    97-3-73 | Robbery
    97-3-75 | Robbery, by the section on its penalty
    97-3-79 | Robbery with a deadly weapon | armed robbery
    97-3-117 | Carjacking
    97-3-109 | Drive-by shooting
    97-37-29 | Shooting into a dwelling
    97-37-25 | Unlawful use of explosives
    97-37-1 | Carrying a concealed weapon
    97-37-5 | Possession of a weapon by a felon
    97-3-53 | Kidnapping
    97-3-54.1 | Human trafficking
    97-3-19 | Murder
    97-3-21 | Murder, by the section on its penalty
    97-3-23 | Death after a duel
    97-3-25 | Homicide, punishment
    97-3-35 | Manslaughter
    97-3-61 | Poisoning
    97-3-65 | Rape, statutory rape
    97-3-71 | Assault with intent to rape
    97-3-95 | Sexual battery
    97-3-101 | Sexual battery, by the section on its penalty
    97-5-23 | Touching a child for lust
    97-5-33 | Exploitation of children
    97-5-35 | Exploitation of children, its punishment
    97-5-39 | Child abuse, contributing to delinquency
    97-29-49 | Prostitution
    97-29-51 | Procuring or promoting prostitution
    97-29-61 | Voyeurism
    97-29-63 | Filming a person in private without consent
    97-29-45 | Obscene or harassing calls and messages
    97-29-3 | Sex between teacher and student
    97-29-59 | Unnatural intercourse
    97-3-104 | Sex between staff and prisoners
    97-5-5 | Enticing a child
    97-5-27 | Sexual material for a child | luring a child by computer
    97-5-41 | Sex with a stepchild or adopted child
    43-47-18 | Sexual abuse of a vulnerable person
    43-47-19 | Abuse of a vulnerable person
    45-33-33 | Failure to register as a sex offender
    97-41-1 | Cruelty to animals
    41-29-139(a) | Sale of a controlled substance
    41-29-139(c) | Possession of a controlled substance
  `,
});
