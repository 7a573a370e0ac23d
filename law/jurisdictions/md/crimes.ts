import { crimesOf } from '../../place/crime.ts';

/**
 * The Criminal Law Article as the courts’ charge codes name it, mended where the words of a section could be opened. Of the
 * other articles that the expungement law lists, the headings or words of the sections; where these could not be opened,
 * what their part of the article is about, or the number.
 */
export const crimes = crimesOf({
  'CR §': `
    7-104 | Theft | shoplifting, stealing
    3-203 | Assault, second degree | fight
    5-601 | Having a controlled dangerous substance | drugs, marijuana, weed, CDS
    5-602 | Selling or intent to sell drugs | CDS, dealing
    5-618 | Having or buying a noncontrolled substance
    5-619 | Drug paraphernalia | pipe
    5-620 | Controlled paraphernalia | needles
    5-703 | Unsolicited mailing of drugs
    5-708 | Inhaling a harmful substance | huffing
    5-902 | Drug records, inspections and registrants, prohibited acts
    10-201 | Disorderly conduct; disturbing the peace (failing to obey)
    10-201(c)(1) | Disorderly conduct (blocking the way in a public place)
    10-201(c)(2) | Disorderly conduct
    10-201(c)(3) | Disorderly conduct (failing to obey a lawful order)
    10-201(c)(4) | Disturbing the peace
    6-402 | Trespass on posted property
    6-403 | Wanton trespass (on private property)
    6-301 | Malicious destruction of property | vandalism, damage
    6-303 | Tampering with electric equipment or a meter | stealing electricity
    6-306 | Item with removed serial number
    6-307 | Serial number removed, for fraud
    6-503 | Trespass on railroad property
    6-105 | Malicious burning
    6-108 | Burning what is in a trash container | dumpster fire
    6-202 | Burglary, first degree
    6-203 | Burglary, second degree
    6-204 | Burglary, third degree
    6-205 | Burglary, fourth degree | breaking and entering
    6-206 | Burglary tools; breaking into a car | rogue and vagabond
    7-203 | Unauthorized use (removal) of property | joyriding
    7-205 | Not returning a rental vehicle
    7-304 | Obtaining telecommunications illegally
    7-308 | Selling unauthorized recordings
    7-309 | Unauthorized recording
    8-103 | Bad check
    8-206 | Credit card fraud
    8-303 | Government identification document, false | fake id
    8-401 | Fraud on partnership money
    8-402 | Fraud by a corporate officer
    8-404 | Pyramid scheme
    8-406 | Fraud, breach of trust
    8-408 | Unlawful sublease of a motor vehicle
    8-503 | Public assistance fraud | welfare fraud
    8-521 | False statement to public defender
    8-523 | False statement for housing assistance
    8-904 | Racehorse name fraud
    9-204 | Bribe of an athlete
    9-205 | Accepting a bribe as athlete
    9-501 | False statement to police officer
    9-502 | False statement about oneself when arrested
    9-503 | False statement (to a state official)
    9-506 | False statement, state fund
    10-110 | Littering or dumping
    10-402 | Removing human remains
    10-404 | Damaging a cemetery or funerary object
    10-502 | Bigamy
    11-107 | Nudity or sexual displays
    11-303 | Prostitution | soliciting
    11-306 | Prostitution (or assignation house)
    11-307 | Receiving money from prostitution
    12-102 | Gambling (betting or wagering) | sports bets
    12-103 | Gambling (playing certain games)
    12-104 | Gaming device or place
    12-105 | Gambling on a vessel or over water
    12-109 | Arranging the result of a horse race
    12-203 | Sales of lottery devices
    12-204 | Place for lottery sales
    12-205 | Having or bringing in lottery devices or records
    12-302 | Slot machine
    3-808 | Fraudulent liens
    3-321 | Sodomy
    3-322 | Unnatural or perverted practice
    2-503 | Homicide by vehicle under the influence of alcohol
    2-504 | Homicide by vehicle while impaired, alcohol
    2-505 | Homicide by vehicle while impaired, drugs
    2-506 | Homicide by vehicle while impaired, controlled substance
    3-211 | Life-threatening injury by vehicle under the influence
    2-201 | Murder, first degree
    2-204 | Murder, second degree
    2-207 | Manslaughter
    3-202 | Assault, first degree
    3-204 | Reckless endangerment
    3-303 | Rape, first degree
    3-304 | Rape, second degree
    3-307 | Sexual offense, third degree
    3-308 | Sexual offense, fourth degree
    3-402 | Robbery
    3-403 | Robbery with a dangerous weapon | armed robbery
    3-405 | Carjacking
    3-502 | Kidnapping
    3-601 | Child abuse
    3-602 | Sexual abuse of a minor
    3-802 | Stalking
    3-803 | Harassment
    3-804 | Harassing phone calls (misuse of telephone)
    4-101 | Carrying a dangerous weapon | knife
    4-203 | Carrying a handgun | gun
    5-603 | Making drugs, equipment
    5-612 | Dealing in drugs (large amounts) | volume dealing
    6-102 | Arson, first degree
    6-103 | Arson, second degree
    7-105 | Motor vehicle theft | car theft
    8-301 | Identity theft (identity fraud)
    8-601 | Counterfeiting
    9-101 | Perjury
    9-306 | Obstruction of justice
    9-404 | Escape, first degree
    9-405 | Escape, second degree
    9-408 | Resisting arrest
    10-604 | Cruelty to animals (abuse or neglect)
  `,
  'TR §': `
    21-902 | Driving under the influence or while impaired | dui, dwi, drunk driving
    20-102 | Leaving the scene of an accident | hit and run
    21-901.1 | Reckless driving; negligent driving
    16-303 | Driving while suspended or revoked
    16-101 | Driving without a license
    17-107 | Driving while uninsured
    13-401 | Driving an unregistered vehicle
    13-409 | Registration card not shown
    16-112 | License not shown
    16-301 | Unlawful use of a license
    7-705 | Transit fare not paid; prohibited acts on transit | bus, train, fare evasion
  `,
  'ABC §': `
    6-320 | Disorderly intoxication | drunk in public, public intoxication
  `,
  'BOP §': `
    17-613 | Real estate brokers and salespersons, offenses
  `,
  'BR §': `
    5-712 | Preneed burial contracts, offense
    19-304 | Registered returnable containers or textiles, offense
    19-308 | Buying plastic crates to recycle or destroy | milk crates
  `,
  'CJP §': `
    3-1508 | Violating a peace order
    10-402 | Intercepting or disclosing communications | wiretapping, recording
  `,
  'CL §': `
    14-1915 | Credit services business, offense | credit repair
    14-2902 | False or misleading advertising
    14-2903 | Section 14-2903 of the Commercial Law Article
  `,
  'CP §': `
    5-211 | Failure to surrender after bail is forfeited | missed court, failure to appear
  `,
  'EL §': `
    13-401 | Campaign material without an authority line
    13-602 | Campaign finance, prohibited acts | buying votes
    16-201 | Offenses relating to voting
  `,
  'FL §': `
    4-509 | Violating a protective order | ex parte order
  `,
  'HG §': `
    18-215 | Failing to report a disease, and related acts
  `,
  'HS §': `
    4-411 | Rental Housing Program, offense
    4-2005 | False statement for an energy-efficient home loan
  `,
  'IN §': `
    27-403 | False insurance claim; keeping premiums | insurance fraud
    27-404 | Insurance fraud
    27-405 | Acting as insurance producer or adjuster, no license
    27-406 | False insurance application or statement | insurance fraud
    27-406.1 | Insurance fraud
    27-407 | Insurance fraud
    27-407.1 | Intentional motor vehicle accident | insurance fraud, staged crash
    27-407.2 | Insurance fraud
  `,
  'NR §': `
    8-725.4 | Vessel speed on the Severn River | boat
    10-301 | Hunting without a license
    10-306 | Hunting license not carried or shown
    10-308.1 | Hunting without a migratory game bird stamp
    10-413 | Hunting restrictions
    10-418 | Hunting restrictions
    10-611 | Offshore blind site without a hunting license
    10-907 | Falconry without a permit
  `,
  'PS §': `
    5-133 | Possession of a regulated firearm after a conviction | gun
    5-307 | Handgun permits, offense | gun
    5-308 | Handgun permits, offense | gun
    6-602 | Interference or false representation, fire marshal
    7-402 | Section 7-402 of the Public Safety Article
    14-114 | Violating an emergency management order
  `,
  'RP §': `
    7-318.1 | Protection of homeowners in foreclosure, offense
    7-509 | Section 7-509 of the Real Property Article
    10-507 | Custom home contracts, offense | home builder
  `,
  'SG §': `
    9-124 | State lottery, prohibited acts
  `,
  'TG §': `
    13-1001 | Willful failure to file a tax return
    13-1004 | Tax crimes, section 13-1004
    13-1007 | Violations of income tax withholding
    13-1024 | Tax information withheld or false
  `,
});
