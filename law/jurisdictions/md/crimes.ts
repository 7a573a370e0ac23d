import { crimesOf } from '../../place/crime.ts';

/** As the courts’ own charge codes and the expungement law name them. Sections of other laws that the expungement law lists have no name of their own here. */
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
    5-902 | Drug law breach by a registrant
    10-201 | Disorderly conduct; disturbing the peace; failing to obey
    10-201(c)(1) | Blocking the way in a public place
    10-201(c)(2) | Disorderly conduct
    10-201(c)(3) | Failing to obey a lawful order
    10-201(c)(4) | Disturbing the peace
    6-402 | Trespass on posted property
    6-403 | Wanton trespass on private property
    6-301 | Malicious destruction of property | vandalism, damage
    6-303 | Tampering with electric poles or lines
    6-306 | Item with removed serial number
    6-307 | Serial number removed, for fraud
    6-503 | Trespass on railroad property
    6-105 | Malicious burning
    6-108 | Burning with intent to defraud
    6-202 | Burglary, first degree
    6-203 | Burglary, second degree
    6-204 | Burglary, third degree
    6-205 | Burglary, fourth degree | breaking and entering
    6-206 | Burglary tools; breaking into a car | rogue and vagabond
    7-203 | Unauthorized removal of property | joyriding
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
    9-503 | False statement to a state official
    9-506 | False statement, state fund
    10-110 | Littering or dumping
    10-402 | Removing human remains
    10-404 | Damaging a cemetery or funerary object
    10-502 | Bigamy
    11-107 | Nudity or sexual displays
    11-303 | Prostitution | soliciting
    11-306 | Prostitution or assignation house
    11-307 | Receiving money from prostitution
    12-102 | Betting on a sports event | gambling
    12-103 | Playing certain games | gambling
    12-104 | Gaming device or place
    12-105 | Gambling on a vessel
    12-109 | Arranging a fixed contest
    12-203 | Sales of lottery devices
    12-204 | Place for lottery sales
    12-205 | Lottery money or tickets
    12-302 | Slot machine
    3-808 | Fraudulent liens
    3-321 | Sodomy
    3-322 | Unnatural or perverted practice
    2-503 | Homicide by vehicle while impaired
    2-504 | Homicide by vehicle while impaired, alcohol
    2-505 | Homicide by vehicle while impaired, drugs
    2-506 | Homicide by vehicle while impaired, controlled substance
    3-211 | Life-threatening injury by vehicle while impaired
    3-1508 | Other crime on Maryland’s expungement list
    4-411 | Other crime on Maryland’s expungement list
    4-509 | Other crime on Maryland’s expungement list
    4-2005 | Other crime on Maryland’s expungement list
    5-211 | Other crime on Maryland’s expungement list
    5-307 | Other crime on Maryland’s expungement list
    5-308 | Other crime on Maryland’s expungement list
    5-712 | Other crime on Maryland’s expungement list
    6-320 | Other crime on Maryland’s expungement list
    6-602 | Other crime on Maryland’s expungement list
    7-318.1 | Other crime on Maryland’s expungement list
    7-402 | Other crime on Maryland’s expungement list
    7-509 | Other crime on Maryland’s expungement list
    7-705 | Other crime on Maryland’s expungement list
    8-725.4 | Other crime on Maryland’s expungement list
    9-124 | Other crime on Maryland’s expungement list
    10-301 | Other crime on Maryland’s expungement list
    10-306 | Other crime on Maryland’s expungement list
    10-308.1 | Other crime on Maryland’s expungement list
    10-413 | Other crime on Maryland’s expungement list
    10-418 | Other crime on Maryland’s expungement list
    10-507 | Other crime on Maryland’s expungement list
    10-611 | Other crime on Maryland’s expungement list
    10-907 | Other crime on Maryland’s expungement list
    13-401 | Other crime on Maryland’s expungement list
    13-409 | Other crime on Maryland’s expungement list
    13-602 | Other crime on Maryland’s expungement list
    13-1001 | Other crime on Maryland’s expungement list
    13-1004 | Other crime on Maryland’s expungement list
    13-1007 | Other crime on Maryland’s expungement list
    13-1024 | Other crime on Maryland’s expungement list
    14-114 | Other crime on Maryland’s expungement list
    14-1915 | Other crime on Maryland’s expungement list
    14-2902 | Other crime on Maryland’s expungement list
    14-2903 | Other crime on Maryland’s expungement list
    16-112 | Other crime on Maryland’s expungement list
    16-201 | Other crime on Maryland’s expungement list
    16-301 | Other crime on Maryland’s expungement list
    17-613 | Other crime on Maryland’s expungement list
    18-215 | Other crime on Maryland’s expungement list
    19-304 | Other crime on Maryland’s expungement list
    19-308 | Other crime on Maryland’s expungement list
    27-403 | Other crime on Maryland’s expungement list
    27-404 | Other crime on Maryland’s expungement list
    27-405 | Other crime on Maryland’s expungement list
    27-406 | Other crime on Maryland’s expungement list
    27-406.1 | Other crime on Maryland’s expungement list
    27-407 | Other crime on Maryland’s expungement list
    27-407.1 | Other crime on Maryland’s expungement list
    27-407.2 | Other crime on Maryland’s expungement list
  `,
  'TR §': `
    21-902 | Driving under the influence or while impaired | dui, dwi, drunk driving
    16-303 | Driving while suspended or revoked
    16-101 | Driving without a license
    17-107 | Driving while uninsured
    13-401 | Driving an unregistered vehicle
    13-409 | Registration card not shown
    16-112 | License not shown
    16-301 | Unlawful use of a license
  `,
});
