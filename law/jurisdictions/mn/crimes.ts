import { crimesOf } from '../../place/crime.ts';

/** Named by what the pages that were read call them. */
export const crimes = crimesOf({
  'Minn. Stat. §': `
    609.52 | Theft | stealing, shoplifting
    609.53 | Receiving stolen property
    609.595 | Damage to property | vandalism
    609.605 | Trespass
    609.72 | Disorderly conduct
    609.224 | Assault in the fifth degree | fight
    609.2242 | Domestic assault | domestic violence
    609.2231 | Assault in the fourth degree
    609.2113 | Criminal vehicular operation
    609.749 | Stalking, harassment
    609.748 | Breaking a harassment restraining order | hro
    518B.01 | Breaking an order for protection | ofp
    629.75 | Breaking a no-contact order | danco
    609.78 | Interfering with an emergency call
    609.79 | Obscene or harassing phone calls
    609.746 | Interference with privacy | peeping
    617.23 | Indecent exposure
    617.261 | Sharing private sexual images
    609.27 | Coercion
    609.5641 | Wildfires
    609.576 | Negligent fires
    609.66 | Dangerous weapons
    609.662 | Not helping somebody who was shot
    609.855 | Crimes against public transit
    624.7132 | Handing over a pistol
    624.714 | Carrying a pistol without a permit
    624.7141 | Handing a pistol to somebody who may not have one
    588.20 | Contempt of court
    609.50 | Obstructing legal process | fleeing on foot, resisting
    609.487 | Fleeing a peace officer
    609.485 | Escape from custody
    609.49 | Failure to appear in court
    609.498 | Tampering with a witness
    609.233 | Criminal neglect
    609.377 | Malicious punishment of a child
    609.3451 | Criminal sexual conduct in the fifth degree
    609.342 | Criminal sexual conduct in the first degree
    609.345 | Criminal sexual conduct in the fourth degree
    609.365 | Incest
    609.352 | Asking a child for sexual conduct | solicitation of a child
    617.246 | Using a minor in a sexual performance
    617.247 | Having sexual pictures of minors | child pornography
    152.025 | Drug crime in the fifth degree | possession, drugs
    152.024 | Drug crime in the fourth degree
    152.023 | Drug crime in the third degree
    152.022 | Drug crime in the second degree
    152.021 | Drug crime in the first degree
    152.024(1) | Sale of a controlled substance in the fourth degree
    152.024(2) | Possession of a controlled substance in the fourth degree
    152.023(1) | Sale of a controlled substance in the third degree
    152.023(2) | Possession of a controlled substance in the third degree
    152.022(1) | Sale of a controlled substance in the second degree
    152.022(2) | Possession of a controlled substance in the second degree
    152.021(1) | Sale of a controlled substance in the first degree
    152.021(2) | Possession of a controlled substance in the first degree
    152.027 | Other drug crimes, small amount of cannabis | weed, pot, marijuana
    169A.20 | Driving while impaired | dwi, dui, drunk driving
    169A.27 | Driving while impaired, fourth degree | dwi
    169A.26 | Driving while impaired, third degree | dwi
    169A.25 | Driving while impaired, second degree | dwi
    169A.24 | Driving while impaired, first degree | felony dwi
    169.09 | Leaving the scene of an accident | hit and run
    169.13 | Reckless or careless driving
    171.24 | Driving after suspension or revocation
    609.582 | Burglary | breaking in
    609.24 | Simple robbery
    609.245 | Aggravated robbery
    609.25 | Kidnapping
    609.255 | False imprisonment
    609.282 | Labor trafficking
    609.324 | Prostitution, paying for sex
    609.322 | Promoting prostitution, sex trafficking
    609.561 | Arson in the first degree
    609.563 | Arson in the third degree
    609.713 | Threats of violence | terroristic threats
    609.221 | Assault in the first degree
    609.222 | Assault in the second degree
    609.223 | Assault in the third degree
    609.2247 | Domestic assault by strangulation
    609.185 | Murder in the first degree
    609.205 | Manslaughter in the second degree
    624.713 | Gun possession by somebody who may not have one
    609.3453 | Criminal sexual predatory conduct
    609.625 | Aggravated forgery
    609.63 | Forgery
    609.631 | Check forgery
    609.821 | Financial transaction card fraud | credit card
    152.097 | Selling fake drugs | simulated controlled substances
    256.984 | False application for public assistance | welfare
    201.014 | Voting crimes | voting while not allowed
    204C.10 | Crimes at the polls | voting
  `,
});
