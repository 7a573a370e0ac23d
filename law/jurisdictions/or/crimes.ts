import { crimesOf } from '../../place/crime.ts';

/** Oregon’s names for what its rules name, as its criminal justice commission and court records write them, and crimes that are common. */
export const crimes = crimesOf({
  ORS: `
    164.043 | Theft, third degree | shoplifting, stealing
    164.045 | Theft, second degree | shoplifting, stealing
    164.055 | Theft, first degree | stealing
    164.245 | Criminal trespass, second degree
    166.025 | Disorderly conduct, second degree
    162.315 | Resisting arrest
    813.010 | Driving under the influence of intoxicants | duii, dui, drunk driving
    163.160 | Assault, fourth degree | fight
    163.165 | Assault, third degree
    163.175 | Assault, second degree
    163.185 | Assault, first degree
    163.187 | Strangulation
    163.190 | Menacing | threat
    163.192 | Endangering a person protected by an order
    163.195 | Recklessly endangering another person
    163.196 | Aggravated driving while suspended or revoked
    163.200 | Criminal mistreatment, second degree
    163.205 | Criminal mistreatment, first degree
    163.207 | Female genital mutilation
    163.208 | Assaulting a public safety officer
    163.213 | Use of stun gun, tear gas or mace
    163.095 | Aggravated murder
    163.107 | Murder, first degree
    163.115 | Murder, second degree
    163.118 | Manslaughter, first degree
    163.125 | Manslaughter, second degree
    163.145 | Criminally negligent homicide
    163.149 | Aggravated vehicular homicide
    163.225 | Kidnapping, second degree
    163.235 | Kidnapping, first degree
    163.263 | Involuntary servitude, second degree
    163.264 | Involuntary servitude, first degree
    163.266 | Trafficking in persons
    163.275 | Coercion
    163.355 | Rape, third degree
    163.365 | Rape, second degree
    163.375 | Rape, first degree
    163.385 | Sodomy, third degree
    163.395 | Sodomy, second degree
    163.405 | Sodomy, first degree
    163.408 | Unlawful sexual penetration, second degree
    163.411 | Unlawful sexual penetration, first degree
    163.413 | Purchasing sex with a minor
    163.415 | Sexual abuse, third degree
    163.425 | Sexual abuse, second degree
    163.427 | Sexual abuse, first degree
    163.429 | Sexual offense
    163.432 | Online sexual corruption of a child, second degree
    163.433 | Online sexual corruption of a child, first degree
    163.435 | Contributing to the sexual delinquency of a minor
    163.445 | Sexual misconduct
    163.452 | Custodial sexual misconduct, first degree
    163.454 | Custodial sexual misconduct, second degree
    163.465 | Public indecency
    163.466 | Felony public indecency
    163.467 | Private indecency
    163.472 | Unlawful dissemination of intimate image
    163.476 | Being where children gather, as a sex offender
    163.479 | Unlawful contact with a child
    163.525 | Incest
    163.535 | Abandonment of a child
    163.537 | Buying or selling custody of a minor
    163.547 | Child neglect, first degree
    163.575 | Endangering the welfare of a minor
    163.670 | Using a child in display of sexual conduct
    163.677 | Child sex images offense
    163.680 | Child sex images offense
    163.684 | Encouraging child sexual abuse, first degree
    163.686 | Encouraging child sexual abuse, second degree
    163.687 | Encouraging child sexual abuse, third degree
    163.688 | Possessing images of child sexual conduct, first degree
    163.689 | Possessing images of child sexual conduct, second degree
    163.693 | Failure to report child pornography
    163.701 | Invasion of personal privacy, first degree
    163.732 | Stalking
    163.750 | Violating a stalking order
    164.075 | Extortion
    164.215 | Burglary, second degree
    164.225 | Burglary, first degree
    164.325 | Arson, first degree
    164.342 | Arson from making drugs, first degree
    164.377 | Computer crime
    164.395 | Robbery, third degree
    164.405 | Robbery, second degree
    164.415 | Robbery, first degree
    164.886 | Tree spiking
    162.165 | Escape, first degree
    162.185 | Supplying contraband
    166.005 | Treason
    166.070 | Aggravated harassment
    166.087 | Abuse of corpse, first degree
    166.125 | Domestic terrorism, first degree
    166.155 | Bias crime, second degree
    166.165 | Bias crime, first degree
    166.220 | Unlawful use of a weapon | gun
    166.275 | Inmate in possession of weapon
    166.385 | Hoax destructive device
    166.429 | Firearm used in felony
    166.643 | Unlawful possession of soft body armor
    166.720 | Racketeering
    167.007 | Prostitution
    167.012 | Promoting prostitution
    167.017 | Compelling prostitution
    167.057 | Luring a minor
    167.062 | Sexual conduct in a live show
    167.075 | Showing an obscene performance to a minor
    167.080 | Displaying obscene materials to minors
    167.090 | Displaying nudity or sex for advertising
    167.262 | Adult using minor in a drug offense
    167.320 | Animal abuse, first degree
    167.322 | Aggravated animal abuse, first degree
    167.333 | Sexual assault of an animal
    468.951 | Environmental endangerment
    475.752 | Drug offense, such as making or delivering drugs | selling drugs
    475.856 | Making marijuana, old law | growing weed
    475.858 | Making marijuana near a school, old law | growing weed
    475.860 | Delivery of marijuana, old law | selling weed
    475.862 | Marijuana offense, old law | weed
    475.864 | Having marijuana, old law | weed, pot
    475.908 | Causing another to ingest a controlled substance
    475.910 | Administering a controlled substance to another
    475B.337 | Having marijuana, at 21 or older, older number | weed
    475B.341 | Having marijuana, under 21, older number | weed
    475B.349 | Making marijuana, older number | growing weed
    475C.337 | Having marijuana, at 21 or older | weed, pot
    475C.341 | Having marijuana, under 21 | weed, pot
    475C.349 | Making marijuana | growing weed
    475C.357 | Arson from making cannabinoid extract, first degree
    475C.365 | Causing another person to ingest marijuana
    475C.369 | Giving marijuana to a person under 18
    475B.359 | Arson from making cannabinoid extract, older number
    475B.367 | Causing somebody to ingest marijuana, older number
    475B.371 | Giving marijuana to a person under 18, older number
    609.990 | Maintaining a dangerous dog
    811.705 | Hit and run vehicle, injury
    830.475 | Hit and run boat
    837.365 | Operating a weaponized drone
    97.981 | Purchase or sale of a body part
    97.982 | Alteration of a document of gift
    131.582 | Forfeiture case
  `,
});
