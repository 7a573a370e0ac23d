import { crimesOf } from '../../place/crime.ts';

/** Named by the headings of the statutes, shortened. */
export const crimes = crimesOf({
  'A.R.S. §': `
    13-1802 | Theft | stealing
    13-1805 | Shoplifting | retail theft
    13-1803 | Unlawful use of a vehicle | joyriding
    13-1814 | Theft of a vehicle | car theft
    13-1807 | Issuing a bad check
    13-2002 | Forgery
    13-2006 | Criminal impersonation | false name
    13-2008 | Identity theft
    13-2105 | Credit card fraud
    13-2310 | Fraudulent schemes
    13-1502 | Criminal trespass, third degree
    13-1503 | Criminal trespass, second degree
    13-1504 | Criminal trespass, first degree
    13-1505 | Possession of burglary tools
    13-1506 | Burglary, third degree | breaking in
    13-1507 | Burglary, second degree | breaking into a home
    13-1508 | Burglary, first degree
    13-1602 | Criminal damage | vandalism
    13-1703 | Arson of a structure
    13-1704 | Arson of an occupied structure
    13-1705 | Arson of a jail or prison
    13-1902 | Robbery
    13-1903 | Aggravated robbery
    13-1904 | Armed robbery
    13-1203 | Assault | hitting
    13-1204 | Aggravated assault
    13-1204(A)(1) | Aggravated assault with serious injury
    13-1204(A)(2) | Aggravated assault with a weapon
    13-1201 | Endangerment
    13-1202 | Threatening or intimidating
    13-1206 | Dangerous or deadly assault by a prisoner
    13-1207 | Assault by a prisoner to start a riot
    13-1209 | Drive-by shooting
    13-1211 | Firing a gun at a building
    13-1214 | Unlawful mutilation
    13-1102 | Negligent homicide
    13-1103 | Manslaughter
    13-1104 | Second degree murder
    13-1105 | First degree murder
    13-1303 | Unlawful imprisonment
    13-1304 | Kidnapping
    13-1307 | Sex trafficking
    13-1401 | Sexual offenses
    13-1402 | Indecent exposure
    13-1403 | Public sexual indecency
    13-1404 | Sexual abuse
    13-1405 | Sexual conduct with a minor
    13-1406 | Sexual assault | rape
    13-1410 | Molestation of a child
    13-1417 | Continuous sexual abuse of a child
    13-1423 | Violent sexual assault
    13-1429 | Sexual misconduct
    13-2308 | Criminal syndicate | gang
    13-2308.01 | Terrorism
    13-2321 | Taking part in a street gang | gang
    13-2810 | Interfering with a court | contempt, violating a protective order
    13-2508 | Resisting arrest
    13-2907.01 | False report to police
    13-2904 | Disorderly conduct
    13-2904(A)(6) | Disorderly conduct with a weapon
    13-2912 | Unlawful introduction of disease
    13-2921 | Harassment
    13-3102 | Misconduct involving weapons | gun possession
    13-3107 | Unlawful discharge of a firearm | shooting in the city
    13-3206 | Taking a child for prostitution
    13-3212 | Child sex trafficking
    13-3214 | Prostitution
    13-3405 | Possessing or selling marijuana | weed
    13-3407 | Dangerous drugs | meth
    13-3407.01 | Making methamphetamine, and a child was hurt
    13-3408 | Narcotic drugs | heroin, cocaine, fentanyl
    13-3409 | Using minors in drug crimes
    13-3415 | Drug paraphernalia
    13-3551 | Sexual exploitation of children
    13-3552 | Commercial sexual exploitation of a minor
    13-3553 | Sexual exploitation of a minor
    13-3554 | Luring a minor
    13-3560 | Aggravated luring of a minor
    13-3562 | Offenses around sexual exploitation of children
    13-3623 | Child or vulnerable adult abuse
    13-3623(A)(1) | Child abuse with intent, likely to kill or injure badly
    13-2506 | Failure to appear
    28-1381 | Driving under the influence | DUI
    28-1382 | Extreme DUI
    28-1383 | Aggravated DUI
    28-693 | Reckless driving
    28-3473 | Driving on a suspended license
    28-662 | Leaving the scene of an accident
    4-244 | Liquor offenses | underage drinking
  `,
});
