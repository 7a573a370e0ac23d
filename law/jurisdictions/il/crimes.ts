import { crimesOf } from '../../place/crime.ts';

export const crimes = crimesOf({
  '720 ILCS': `
    5/16-25 | Retail theft | shoplifting
    5/16-1 | Theft | stealing
    5/16-30 | Identity theft
    5/17-1 | Deceptive practice | bad check, fraud
    5/17-3 | Forgery
    5/12-3 | Battery | fight
    5/12-1 | Assault | threat
    5/12-3.05 | Aggravated battery
    5/12-3.2 | Domestic battery | domestic violence
    5/12-3.3 | Aggravated domestic battery
    5/12-3.1 | Battery of an unborn child
    5/12-3.4 | Violation of an order of protection
    5/12-30 | Violation of an order of protection (old number)
    5/12-3.8 | Violation of a civil no contact order
    5/12-3.9 | Violation of a stalking no contact order
    5/12-7.3 | Stalking
    5/12-7.4 | Aggravated stalking
    5/12-2 | Aggravated assault
    5/12-4 | Aggravated battery (old number)
    5/10-3 | Unlawful restraint
    5/19-4 | Criminal trespass to a residence
    5/19-6 | Home invasion
    5/31-4 | Obstructing justice
    5/17-32 | Possession of another’s credit card
    5/12-5 | Reckless conduct
    5/12-33 | Ritualized abuse of a child
    150/5.1 | Permitting sexual abuse of a child
    5/10-4 | Forcible detention
    5/10-5 | Child abduction
    5/10-5(b)(10) | Child abduction by luring
    570/402 | Possession of a controlled substance | drugs, cocaine, heroin
    570/401 | Delivery of a controlled substance | selling drugs
    550/4 | Possession of cannabis | weed, marijuana
    550/5 | Delivery of cannabis | selling weed
    600/3.5 | Drug paraphernalia | pipe
    646/60 | Possession of methamphetamine | meth
    5/19-1 | Burglary | breaking in
    5/19-3 | Residential burglary | house
    5/18-1 | Robbery
    5/18-2 | Armed robbery
    5/18-3 | Vehicular hijacking | carjacking
    5/21-1 | Criminal damage to property | vandalism
    5/21-3 | Criminal trespass to property
    5/26-1 | Disorderly conduct
    5/26-5 | Dog fighting (old number)
    5/48-1 | Dog fighting
    5/31-1 | Resisting or obstructing an officer
    5/31-6 | Escape
    5/24-1 | Unlawful use of weapons | UUW, gun
    5/24-1.1 | Gun after a felony
    5/24-1.6 | Aggravated unlawful use of a weapon | AUUW
    5/24-1.2 | Aggravated discharge of a firearm
    5/24-1.5 | Reckless discharge of a firearm
    5/20-1 | Arson
    5/20-1.1 | Aggravated arson
    5/10-1 | Kidnapping
    5/10-2 | Aggravated kidnapping
    5/10-9 | Trafficking in persons
    5/16-25.1 | Organized retail crime
    5/11-14 | Prostitution
    5/11-18 | Patronizing a prostitute
    5/11-30 | Public indecency | exposure
    5/11-1.20 | Criminal sexual assault | rape
    5/11-1.50 | Criminal sexual abuse
    5/12-13 | Criminal sexual assault (old number)
    5/12-14 | Aggravated criminal sexual assault (old number)
    5/12-14.1 | Predatory criminal sexual assault of a child (old number)
    5/12-15 | Criminal sexual abuse (old number)
    5/12-16 | Aggravated criminal sexual abuse (old number)
    5/9-1 | First degree murder
    5/9-2 | Second degree murder
    5/9-3 | Involuntary manslaughter and reckless homicide
    5/8-4 | Attempt
    5/8-2 | Conspiracy
    5/8-1 | Solicitation
  `,
  '625 ILCS': `
    5/11-501 | Driving under the influence | DUI, drunk driving
    5/11-503 | Reckless driving
    5/6-303 | Driving on a suspended or revoked license
    5/3-707 | Driving without insurance
    5/3-708 | Driving with a registration suspended for no insurance
    5/3-710 | False proof of insurance
    5/5-401.3 | Scrap processor records
  `,
  '510 ILCS': `
    70/3.01 | Cruel treatment of animals
    70/3.02 | Aggravated cruelty to animals
  `,
  '740 ILCS': `
    21/125 | Violation of a stalking no contact order
    22/219 | Violation of a civil no contact order
  `,
  '235 ILCS': `
    5/6-20 | Alcohol under 21 | minor in possession
  `,
});
