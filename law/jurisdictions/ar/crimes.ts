import { crimesOf } from '../../place/crime.ts';

/** Named by the headings of the Arkansas Code, shortened. */
export const crimes = crimesOf({
  'Ark. Code Ann. §': `
    5-36-103 | Theft of property | stealing
    5-36-116 | Shoplifting
    5-36-106 | Theft by receiving | stolen goods
    5-37-201 | Forgery
    5-37-207 | Fraudulent use of a credit card
    5-37-227 | Financial identity fraud | identity theft
    5-37-302 | Hot check violation | bad check
    5-39-201 | Residential or commercial burglary | breaking in
    5-39-201(a) | Residential burglary | breaking into a home
    5-39-202 | Breaking or entering
    5-39-203 | Criminal trespass
    5-39-204 | Aggravated residential burglary
    5-38-203 | Criminal mischief in the first degree | vandalism
    5-38-204 | Criminal mischief in the second degree
    5-38-301 | Arson
    5-3-201 | Criminal attempt
    5-3-301 | Criminal solicitation
    5-3-401 | Criminal conspiracy
    5-10-101 | Capital murder
    5-10-102 | Murder in the first degree
    5-10-103 | Murder in the second degree
    5-10-104 | Manslaughter
    5-10-105 | Negligent homicide
    5-11-102 | Kidnapping
    5-11-103 | False imprisonment in the first degree
    5-11-104 | False imprisonment in the second degree
    5-11-106 | Permanent detention or restraint
    5-12-102 | Robbery
    5-12-103 | Aggravated robbery
    5-13-201 | Battery in the first degree
    5-13-202 | Battery in the second degree
    5-13-203 | Battery in the third degree | hitting
    5-13-204 | Aggravated assault
    5-13-205 | Assault in the first degree
    5-13-211 | Aggravated assault upon an officer
    5-13-301 | Terroristic threatening | threats
    5-13-310 | Terroristic act
    5-26-303 | Domestic battering in the first degree
    5-26-304 | Domestic battering in the second degree
    5-26-305 | Domestic battering in the third degree | domestic violence
    5-26-306 | Aggravated assault on a family member
    5-26-307 | Assault on a family member in the first degree
    5-26-202 | Incest
    5-14-101 | Sexual offenses
    5-14-103 | Rape
    5-14-110 | Sexual indecency with a child
    5-14-111 | Public sexual indecency
    5-14-112 | Indecent exposure
    5-14-113 | Sexual extortion
    5-14-114 | Capital rape
    5-14-122 | Bestiality
    5-14-123 | Exposing another to HIV
    5-14-124 | Sexual assault in the first degree
    5-14-125 | Sexual assault in the second degree
    5-14-126 | Sexual assault in the third degree
    5-14-127 | Sexual assault in the fourth degree
    5-14-138 | Other sexual offenses
    5-16-101 | Video voyeurism
    5-16-102 | Voyeurism
    5-18-103 | Trafficking of persons
    5-18-104 | Patronizing a victim of human trafficking
    5-27-303 | Engaging children in sexual images
    5-27-307 | Sexually grooming a child
    5-27-402 | Child in a sexual performance
    5-27-403 | Producing or promoting a sexual performance by a child
    5-27-405 | Sexual performance by a child
    5-27-602 | Possessing sexual images of a child
    5-27-603 | Electronic facilitation of child sexual abuse
    5-27-605 | Computer exploitation of a child
    5-64-419 | Possession of a controlled substance | drugs, marijuana
    5-64-420 | Possession of meth or cocaine with purpose to deliver
    5-64-436 | Possession of drugs with purpose to deliver
    5-64-443 | Drug paraphernalia
    5-65-103 | Driving or boating while intoxicated | DWI, BWI
    5-65-303 | Underage DUI
    5-70-102 | Prostitution
    5-70-104 | Promoting prostitution in the first degree
    5-71-207 | Disorderly conduct
    5-71-212 | Public intoxication
    5-54-103 | Resisting arrest
    5-54-125 | Fleeing
    5-73-103 | Possession of firearms by certain persons
    5-73-104 | Criminal use of prohibited weapons
    5-73-120 | Carrying a weapon
    5-74-107 | Firing a gun from a vehicle
    5-53-134 | Violating an order of protection
    12-12-904 | Failing to register as a sex offender
  `,
});
