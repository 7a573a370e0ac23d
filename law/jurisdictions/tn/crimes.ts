import { crimesOf } from '../../place/crime.ts';

/** What the lists of § 40-32-107 name, in the law’s own short names, and what people are charged with most. */
export const crimes = crimesOf({
  'Tenn. Code §': `
    39-14-103 | Theft of property | stealing, shoplifting
    39-14-104 | Theft of services
    39-14-105 | Theft, as it is graded by value
    39-14-146 | Theft of merchandise | shoplifting
    39-17-418 | Simple possession or casual exchange of drugs | drugs, marijuana, weed
    39-17-425 | Drug paraphernalia
    39-17-417 | Making, selling or having drugs to sell | drugs, cocaine, meth, marijuana
    39-13-101 | Assault | simple assault, fight
    39-13-111 | Domestic assault | domestic violence
    55-10-401 | Driving under the influence | dui, dwi, drunk driving
    39-14-408 | Vandalism | damage to property
    39-14-405 | Criminal trespass
    39-14-406 | Aggravated criminal trespass
    39-17-305 | Disorderly conduct
    39-17-310 | Public intoxication | drunk in public
    39-16-602 | Resisting stop, arrest or search
    39-16-603 | Evading arrest | running from police
    39-13-1002 | Burglary | breaking in, car burglary
    39-14-402 | Burglary, before 2021 | breaking in
    39-13-513 | Prostitution
    39-13-516 | Aggravated prostitution
    39-13-514 | Patronizing prostitution
    39-17-308 | Harassment
    39-17-315 | Stalking
    39-17-1307 | Unlawful carrying or possession of a weapon | gun
    39-14-114 | Forgery
    39-14-115 | Criminal simulation
    39-14-116 | Hindering secured creditors
    39-14-117 | Fraud in insolvency
    39-14-118 | Fraudulent use of a credit or debit card
    39-14-121 | Worthless checks | bad check
    39-14-112 | Extortion
    39-14-130 | Destruction of valuable papers
    39-14-131 | Destruction or concealment of a will
    39-14-133 | False or fraudulent insurance claim
    39-14-137 | Fraudulent qualifying for set-aside programs
    39-14-138 | Theft of trade secrets
    39-14-139 | Sale of recorded live performances without consent
    39-14-143 | Unauthorized solicitation for police or safety groups
    39-14-147 | Fraudulent transfer of a motor vehicle
    39-14-149 | Communication theft
    39-14-150 | Identity theft
    39-14-152 | Use of a counterfeit mark or logo
    39-14-154 | Home improvement fraud
    39-14-304 | Reckless burning
    39-14-411 | Utility service interruption or property damage
    39-14-505 | Aggravated criminal littering
    39-14-602 | Violation of the Personal and Commercial Computer Act | hacking
    39-14-603 | Unsolicited bulk electronic mail
    39-14-804 | Theft from or damage to an animal facility
    39-14-903 | Money laundering
    39-11-411 | Accessory after the fact
    39-13-102 | Aggravated assault
    39-13-113 | Violation of an order of protection
    39-13-202 | First degree murder
    39-13-210 | Second degree murder
    39-13-305 | Especially aggravated kidnapping
    39-13-306 | Custodial interference
    39-13-403 | Especially aggravated robbery
    39-13-509 | Unlawful sexual contact by an authority figure
    39-13-511 | Public indecency; indecent exposure
    39-13-526 | Violation of community supervision by a sex offender
    39-13-528 | Soliciting a minor
    39-13-604 | Illegally recorded cellular communication
    39-13-302 | False imprisonment
    39-13-303 | Kidnapping
    39-13-304 | Aggravated kidnapping
    39-13-309 | Trafficking for a commercial sex act
    39-13-502 | Aggravated rape
    39-13-503 | Rape
    39-13-504 | Aggravated sexual battery
    39-13-505 | Sexual battery
    39-13-506 | Statutory rape
    39-13-506(c) | Aggravated statutory rape
    39-13-507 | Spousal rape or sexual battery, before June 2005
    39-13-515 | Promoting prostitution
    39-13-518 | Continuous sexual abuse of a child
    39-13-522 | Rape of a child
    39-13-527 | Sexual battery by an authority figure
    39-13-529 | Soliciting sexual exploitation of a minor
    39-13-531 | Aggravated rape of a child
    39-13-532 | Statutory rape by an authority figure
    39-13-605 | Unlawful photographing
    39-13-607 | Observation without consent | peeping
    39-13-611 | Aggravated unlawful photography
    39-15-302 | Incest
    39-16-408 | Sexual contact with inmates
    39-17-312(a)(4) | Sexual abuse of a corpse
    39-17-1003 | Sexual exploitation of a minor
    39-17-1004 | Aggravated sexual exploitation of a minor
    39-17-1005 | Especially aggravated sexual exploitation of a minor
    39-2-303 | Kidnapping, before November 1989
    39-2-603 | Aggravated rape, before November 1989
    39-2-604 | Rape, before November 1989
    39-2-605 | Statutory rape, before November 1989
    39-2-606 | Aggravated sexual battery, before November 1989
    39-2-607 | Sexual battery, before November 1989
    39-2-608 | Assault to commit rape, before November 1989
    39-4-306 | Incest, before November 1989
    39-6-1137 | Minor used for obscene purposes, before November 1989
    39-6-1138 | Sexual performance by a minor, before November 1989
    39-13-805 | Commission of an act of terrorism
    39-15-201 | Coercion, abortion
    39-15-210 | Child Rape Protection Act, violation
    39-15-401 | Child abuse, neglect or endangerment
    39-15-402 | Aggravated child abuse
    39-15-404 | Alcohol for a child or minor
    39-15-412 | Smoking paraphernalia to a minor
    39-15-414 | Harboring or hiding a runaway child
    39-16-201 | Taking a phone or contraband into a penal institution
    39-16-302 | Impersonation of a licensed professional
    39-16-404 | Misuse of official information
    39-16-502 | False report to law enforcement
    39-16-609 | Failure to appear
    39-17-106 | Gifts of adulterated candy or food
    39-17-317 | Disorderly conduct at funerals
    39-17-422 | Selling glue for an unlawful purpose
    39-17-423 | Counterfeit controlled substance
    39-17-430 | Prescribing or selling a steroid for an unlawful purpose
    39-17-431 | Meth precursor offenses
    39-17-433 | Promoting the manufacture of methamphetamine
    39-17-437 | Falsifying drug test results
    39-17-438 | Salvia or synthetic cannabinoids
    39-17-452 | Synthetic derivatives of methcathinone
    39-17-454 | Controlled substance analogue
    39-17-607 | Counterfeit lottery ticket; influencing the lottery
    39-17-608 | False statement on a lottery application
    39-17-654 | Unauthorized charitable gaming event
    39-17-715 | Alcohol on school premises
    39-17-902 | Obscene material
    39-17-907 | Unlawful exhibition of obscene material
    39-17-911 | Sale or loan to minors of harmful materials
    39-17-914 | Display of material harmful to minors
    39-17-918 | Unlawful massage or exposure
    39-17-1312 | Failure to report a juvenile with a gun in school
    39-17-1320 | Providing a handgun to a juvenile
    39-17-1352 | Failure to surrender a handgun carry permit
    39-17-1363 | Violent felon with a vicious dog
    53-11-402 | Drug fraud | prescription fraud
    2-19-107 | Illegal registration or voting
    39-12-101 | Criminal attempt
    39-12-102 | Solicitation
    39-12-103 | Conspiracy
    39-11-403 | Facilitation
  `,
});
