import { crimesOf } from '../../place/crime.ts';

/** The headings of titles 13 and 18: what the rules name, then those that are common. */
export const crimes = crimesOf({
  '13 V.S.A. §': `
    2502 | Petit larceny | stealing something small
    2575 | Retail theft | shoplifting
    2577 | Retail theft, penalty
    2501 | Grand larceny | stealing
    2503 | Larceny from the person
    2531 | Embezzlement
    2561 | Receiving stolen property
    2582 | Theft of services
    2591 | Theft of rented property
    2592 | Failure to return a rented or leased motor vehicle
    1023 | Simple assault | fight, hitting someone
    1024 | Aggravated assault
    1025 | Recklessly endangering another person
    1026 | Disorderly conduct
    1027 | Disturbing peace by use of telephone | harassing calls
    1028 | Assault of protected professional
    1030 | Violation of an abuse prevention order
    1042 | Domestic assault
    1043 | First degree aggravated domestic assault
    1044 | Second degree aggravated domestic assault
    1062 | Stalking
    1063 | Aggravated stalking
    1201 | Burglary | breaking in
    3701 | Unlawful mischief | vandalism
    3761 | Removing human remains
    3766 | Damaging grave markers
    3767 | Graves and burial places, penalties
    3705 | Unlawful trespass
    3706 | Trespass; civil action
    3733 | Mills, dams or bridges | damage
    1801 | Forgery and counterfeiting of papers
    1802 | Uttering forged or counterfeited instrument
    1804 | Counterfeiting paper money
    2001 | False personation
    2002 | False pretenses or tokens | fraud
    2022 | Bad checks
    2029 | Home improvement fraud
    1702 | Criminal threatening
    3001 | Impeding public officers
    3016 | False claim
    3017 | Resisting arrest
    4003 | Carrying dangerous weapons
    352 | Cruelty to animals
    501 | Arson causing death
    608 | Assault and robbery
    1304 | Cruelty to a child
    1305 | Cruelty by person having custody of another
    1306 | Mistreatment of persons with impaired cognitive function
    1376 | Abuse of a vulnerable adult
    1377 | Abuse by unlawful restraint or confinement
    1378 | Neglect of a vulnerable adult
    1379 | Sexual abuse of a vulnerable adult
    1380 | Financial exploitation
    1381 | Exploitation of services
    1455 | Hate-motivated crimes
    2301 | Murder
    2304 | Manslaughter
    2311 | Aggravated murder
    2405 | Kidnapping
    2401 | Kidnapping, in the older law
    2406 | Unlawful restraint in the second degree
    2407 | Unlawful restraint in the first degree
    2601 | Lewd and lascivious conduct
    2602 | Lewd or lascivious conduct with child
    2605 | Voyeurism
    2632 | Prostitution
    2652 | Human trafficking
    2653 | Aggravated human trafficking
    2701 | Maiming
    2822 | Use of a child in a sexual performance
    2827 | Possession of child sexual abuse material
    2828 | Luring a child
    3151 | Female genital mutilation or cutting
    3252 | Sexual assault
    3201 | Sexual assault, in the older law | rape
    3202 | Sexual assault, in the older law (a second section)
    3253 | Aggravated sexual assault
    3253a | Aggravated sexual assault of a child
    3258 | Sexual exploitation of a minor
    4058 | Violation of an extreme risk protection order
    5409 | Failure to comply with sex offender registration
    502 | First degree arson
    503 | Second degree arson
    504 | Third degree arson
    505 | Fourth degree arson
    1754 | False reports to law enforcement authorities
    2030 | Identity theft
  `,
  '18 V.S.A. §': `
    4223 | Fraud or deceit to get regulated drugs | prescription fraud
    4230 | Cannabis | weed, marijuana
    4231 | Cocaine
    4232 | LSD (acid)
    4233 | Heroin
    4233a | Fentanyl
    4234 | Depressant, stimulant or narcotic drugs | pills
    4234a | Methamphetamine
    4234b | Ephedrine and pseudoephedrine
    4235 | Hallucinogenic drugs
    4235a | Ecstasy
  `,
  '23 V.S.A. §': `
    1201 | Operating under the influence | dui, drunk driving
    674 | Operating after suspension or revocation
    1091 | Negligent operation; grossly negligent operation
    1128 | Crashes; duty to stop | hit and run, leaving the scene of an accident
    1210 | Penalties for operating under the influence | dui with death or injury
    301 | Operating an unregistered vehicle
    307 | Failing to possess registration
    601 | Operating without a license
    611 | Failing to possess license
    676 | Operating after suspension, civil
    800 | Operating without insurance
    1222 | Operating an uninspected vehicle
  `,
});
