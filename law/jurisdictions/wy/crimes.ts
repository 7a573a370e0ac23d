import { crimesOf } from '../../place/crime.ts';

/** The headings of the Wyoming Statutes: what people are charged with most, then what the rules name, then the rest of title 6. */
export const crimes = crimesOf({
  'W.S. §': `
    6-3-402 | Theft | stealing, shoplifting
    31-5-233 | Driving while under the influence | dui, dwui, drunk driving
    35-7-1031 | Having, making or delivering a controlled substance | drugs, marijuana, meth, delivery
    12-6-101 | Alcohol under 21, having or buying it | mip, minor in possession
    6-2-501 | Simple assault; battery; unlawful contact | fight
    6-2-510 | Domestic assault
    6-2-511 | Domestic battery
    6-5-204 | Interference with a peace officer | resisting arrest
    6-6-102 | Breach of the peace
    6-3-201 | Property destruction | vandalism
    6-3-303 | Criminal trespass
    6-3-302 | Criminal entry
    6-3-301 | Burglary; aggravated burglary | breaking in
    6-3-602 | Forgery
    6-3-702 | Fraud by check | bad check
    6-3-802 | Unlawful use of a credit card
    6-3-901 | Unauthorized use of personal identifying information | identity theft
    6-2-506 | Stalking
    6-2-504 | Reckless endangering
    6-8-104 | Carrying a concealed weapon | gun
    31-7-134 | Driving while suspended or revoked
    6-2-101 | Murder in the first degree
    6-2-104 | Murder in the second degree
    6-2-105 | Manslaughter
    6-2-106 | Homicide by vehicle; aggravated homicide by vehicle
    6-2-107 | Criminally negligent homicide
    6-2-108 | Drug induced homicide
    6-2-201 | Kidnapping
    6-2-202 | Felonious restraint
    6-2-203 | False imprisonment
    6-2-204 | Interference with custody
    6-2-302 | Sexual assault in the first degree
    6-2-303 | Sexual assault in the second degree
    6-2-304 | Sexual assault in the third degree
    6-2-313 | Sexual battery
    6-2-314 | Sexual abuse of a minor in the first degree
    6-2-315 | Sexual abuse of a minor in the second degree
    6-2-316 | Sexual abuse of a minor in the third degree
    6-2-317 | Sexual abuse of a minor in the fourth degree
    6-2-318 | Soliciting to engage in illicit sexual relations
    6-2-320 | Prohibited access to school facilities by adult sex offenders
    6-2-401 | Robbery; aggravated robbery
    6-2-402 | Blackmail; aggravated blackmail
    6-2-502 | Aggravated assault and battery; female genital mutilation
    6-2-503 | Child abuse
    6-2-505 | Terroristic threats
    6-2-508 | Assault and battery on corrections or detention officer
    6-2-509 | Strangulation of a household member
    6-2-702 | Human trafficking in the first degree
    6-2-703 | Human trafficking in the second degree
    6-2-704 | Forced labor or servitude
    6-2-705 | Sexual servitude of adult
    6-2-706 | Sexual servitude of a minor
    6-3-101 | Arson; first degree; aggravated arson
    6-3-102 | Arson; second degree
    6-3-103 | Arson; third degree
    6-3-104 | Arson; fourth degree
    6-3-105 | Negligently burning grounds
    6-3-106 | Failure to extinguish or contain fire outside
    6-3-107 | Throwing burning substance from vehicle
    6-3-112 | Preventing or obstructing extinguishment of fire; interference with firefighter
    6-3-202 | Altering landmarks
    6-3-203 | Cruelty to animals
    6-3-204 | Littering
    6-3-304 | Possession of burglar’s tools
    6-3-306 | Forcible entry or detainer
    6-3-307 | Unlawful entry into an occupied structure
    6-3-403 | Wrongful taking or disposing of property
    6-3-404 | Shoplifting; altering or removing price tags and markers
    6-3-406 | Defrauding an innkeeper
    6-3-407 | Obtaining property by false pretenses
    6-3-408 | Theft of services
    6-3-411 | Unlawful use of theft detection shielding devices
    6-3-412 | Unlawful taking of motor vehicle fuel
    6-3-413 | Rustling
    6-3-502 | Crimes against intellectual property
    6-3-504 | Crimes against computer users
    6-3-506 | Computer trespass
    6-3-507 | Computer extortion
    6-3-603 | Possession of forged writings and forgery devices
    6-3-604 | Fraud against testamentary instruments and government records
    6-3-606 | Impersonation of a peace officer
    6-3-607 | Defrauding creditors
    6-3-609 | Sports bribery
    6-3-610 | Mislabeling merchandise
    6-3-611 | False, misleading or deceptive advertising
    6-3-612 | False written statements to obtain property or credit
    6-3-613 | False representations of value of shares, bonds or property
    6-3-614 | Defrauding drug and alcohol screening tests
    6-3-615 | Use of false identity, citizenship or resident alien documents
    6-3-902 | Unlawful impersonation through electronic means
    6-3-1002 | Cruelty to animals
    6-3-1003 | Other animal abuse
    6-3-1005 | Felony cruelty to animals
    6-4-101 | Prostitution
    6-4-102 | Soliciting an act of prostitution
    6-4-103 | Promoting prostitution
    6-4-201 | Public indecency
    6-4-302 | Promoting obscenity
    6-4-303 | Sexual exploitation of children
    6-4-304 | Voyeurism
    6-4-305 | Nude image of a minor sent by a minor
    6-4-306 | Unlawful dissemination of intimate images
    6-4-401 | Bigamy
    6-4-402 | Incest
    6-4-403 | Abandoning or endangering children
    6-4-404 | Violation of domestic violence order of protection
    6-4-405 | Endangering children; controlled substances
    6-4-406 | Permitting house parties where minors are present
    6-4-501 | Opening graves and removing bodies
    6-4-502 | Mutilation of dead human bodies; concealing a felony
    6-4-601 | Bestiality
    6-5-102 | Bribery
    6-5-103 | Compensation for past official behavior
    6-5-104 | Soliciting unlawful compensation
    6-5-106 | Conflict of interest
    6-5-107 | Official misconduct
    6-5-108 | Issuing false certificate
    6-5-110 | Wrongful appropriation of public property
    6-5-202 | Accessory after the fact
    6-5-203 | Compounding
    6-5-205 | Running manned roadblock
    6-5-206 | Escape from official detention
    6-5-207 | Escape by violence or assault, or while armed
    6-5-208 | Taking drugs or liquor into a jail
    6-5-209 | Taking a weapon into a jail or courtroom
    6-5-210 | False reporting to authorities
    6-5-212 | Interference with emergency calls; interference with emergency reporting system
    6-5-213 | Taking contraband into penal institutions or correctional facilities
    6-5-301 | Perjury in judicial, legislative or administrative proceedings
    6-5-305 | Influencing or threatening jurors, witnesses and officers
    6-5-307 | Usurpation
    6-6-101 | Fighting in public
    6-6-103 | Threatening telephone calls
    6-6-104 | Unlawful automated telephone solicitation
    6-6-105 | Unlawful protesting at a funeral
    6-6-302 | Obstructive or disruptive conduct within governmental facilities prohibited
    6-6-303 | Refusing to desist or remove oneself from facilities
    6-7-102 | Gambling; professional gambling
    6-8-101 | Use of firearm while committing felony
    6-8-102 | Having a gun after a felony
    6-9-201 | Trespass on closed or unsafe areas within ski areas
    6-9-202 | Neglect to close fences
    6-9-203 | Unlawful use of toxic substances
    6-9-301 | Skier safety; skiing while impaired; unsafe skiing; collisions
    14-3-304 | Buying nicotine under 21 | tobacco, vape, cigarettes
    14-3-305 | Having or using nicotine under 21 | tobacco, vape, cigarettes
  `,
});
