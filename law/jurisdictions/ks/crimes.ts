import { crimesOf } from '../../place/crime.ts';

/** Named by the headings of the code. Numbers from 21-34 to 21-36 are of before July 2011. */
export const crimes = crimesOf({
  'K.S.A.': `
    21-5801 | Theft | stealing, shoplifting
    21-5802 | Theft of lost property
    21-5803 | Criminal deprivation of property | joyriding
    21-5807 | Burglary; aggravated burglary | breaking in
    21-5808 | Criminal trespass
    21-5812 | Arson; aggravated arson
    21-5813 | Criminal damage to property | vandalism
    21-5821 | Giving a worthless check | bad check
    21-5823 | Forgery
    21-5828 | Criminal use of a financial card | credit card fraud
    21-5904 | Interference with law enforcement | resisting, obstruction
    21-6107 | Identity theft; identity fraud
    21-6203 | Disorderly conduct
    21-6301 | Criminal use of weapons
    21-6304 | Criminal possession of a firearm by a convicted felon
    21-5412 | Assault; aggravated assault
    21-5413 | Battery; aggravated battery | fight
    21-5414 | Domestic battery | domestic violence
    21-5415 | Criminal threat
    21-5411 | Criminal restraint
    21-5408 | Kidnapping; aggravated kidnapping
    21-5420 | Robbery; aggravated robbery
    21-5427 | Stalking
    21-5426 | Human trafficking
    21-5703 | Unlawful manufacturing of controlled substances | meth lab
    21-5705 | Unlawful cultivation or distribution of controlled substances | selling drugs
    21-5706 | Unlawful possession of controlled substances | drugs, meth, marijuana, weed
    21-5709 | Drug precursors and drug paraphernalia | pipe
    21-5710 | Distribution of drug precursors and paraphernalia
    21-5713 | Simulated controlled substance
    21-5716 | Proceeds of drug crimes
    21-5607 | Furnishing alcohol to a minor
    21-6419 | Selling sexual relations | prostitution
    21-3512 | Prostitution (before July 2011)
    8-1567 | Driving under the influence | dui, drunk driving
    8-1025 | Refusing an alcohol or drug test | test refusal
    8-2,144 | Driving a commercial vehicle under the influence | cdl, truck
    8-262 | Driving while suspended, revoked or canceled
    8-1566 | Reckless driving
    8-1568 | Fleeing or attempting to elude police
    8-1602 | Leaving an accident with injury or death | hit and run
    8-1603 | Leaving an accident with damage (before 2011)
    8-1604 | Not giving information after an accident | hit and run
    8-142 | Vehicle registration violations, fraudulent application
    8-261a | False statement about a driver’s license
    40-3104 | No motor vehicle insurance
    21-5406 | Vehicular homicide
    21-3405 | Vehicular homicide (before July 2011)
    21-3405b | Vehicular battery (repealed)
    21-5401 | Capital murder
    21-5402 | Murder in the first degree
    21-5403 | Murder in the second degree
    21-5404 | Voluntary manslaughter
    21-5405 | Involuntary manslaughter
    21-3401 | Murder in the first degree (before July 2011)
    21-3402 | Murder in the second degree (before July 2011)
    21-3403 | Voluntary manslaughter (before July 2011)
    21-3404 | Involuntary manslaughter (before July 2011)
    21-3439 | Capital murder (before July 2011)
    21-3442 | Involuntary manslaughter while driving drunk (before July 2011)
    21-5503 | Rape
    21-5504 | Criminal sodomy; aggravated criminal sodomy
    21-5504(a)(3) | Criminal sodomy with a child
    21-5504(b) | Aggravated criminal sodomy
    21-5505 | Sexual battery; aggravated sexual battery
    21-5505(a) | Sexual battery
    21-5505(b) | Aggravated sexual battery
    21-5506 | Indecent liberties with a child
    21-5508 | Indecent solicitation of a child
    21-5510 | Sexual exploitation of a child
    21-5513 | Lewd and lascivious behavior | indecent exposure
    21-5514 | Internet trading in child pornography
    21-5601 | Endangering a child; aggravated endangering a child
    21-5602 | Abuse of a child
    21-5604 | Incest; aggravated incest
    21-5604(b) | Aggravated incest
    21-3502 | Rape (before July 2011)
    21-3503 | Indecent liberties with a child (before July 2011)
    21-3504 | Aggravated indecent liberties with a child (before July 2011)
    21-3505 | Criminal sodomy (before July 2011)
    21-3505(a)(2) | Criminal sodomy with a child (before July 2011)
    21-3506 | Aggravated criminal sodomy (before July 2011)
    21-3510 | Indecent solicitation of a child (before July 2011)
    21-3511 | Aggravated indecent solicitation of a child (before July 2011)
    21-3516 | Sexual exploitation of a child (before July 2011)
    21-3517 | Sexual battery (before July 2011)
    21-3518 | Aggravated sexual battery (before July 2011)
    21-3603 | Aggravated incest (before July 2011)
    21-3608 | Endangering a child (before July 2011)
    21-3608a | Aggravated endangering a child (before July 2011)
    21-3609 | Abuse of a child (before July 2011)
    21-5301 | Attempt
    21-5302 | Conspiracy
    21-5303 | Criminal solicitation
  `,
});
