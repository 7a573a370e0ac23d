import { crimesOf } from '../../place/crime.ts';

/** Named by the headings of the code. */
export const crimes = crimesOf({
  RSA: `
    637:3 | Theft by unauthorized taking | stealing
    637:3-a | Willful concealment | shoplifting
    637:4 | Theft by deception
    637:7 | Receiving stolen property
    637:8 | Theft of services
    638:1 | Forgery
    638:4 | Issuing bad checks
    638:5 | Fraudulent use of a credit card
    638:26 | Identity fraud | identity theft
    634:1 | Arson
    634:2 | Criminal mischief | vandalism
    634:3 | Unauthorized use of a vehicle | joyriding
    635:1 | Burglary | breaking in
    635:2 | Criminal trespass
    636:1 | Robbery
    318-B:2 | Controlled drugs, having or selling | drug possession, marijuana, cocaine, heroin
    318-B:26 | Controlled drugs, penalties
    265-A:2 | Driving under the influence | DWI, DUI, drunk driving
    265-A:3 | Aggravated driving while intoxicated | aggravated DWI
    631:1 | First degree assault
    631:2 | Second degree assault
    631:2-a | Simple assault | hitting
    631:2-b | Domestic violence
    631:3 | Reckless conduct
    631:4 | Criminal threatening | threats
    633:1 | Kidnapping
    633:2 | Criminal restraint
    633:3 | False imprisonment
    633:3-a | Stalking
    630:1 | Capital murder
    630:1-a | First degree murder
    630:1-b | Second degree murder
    630:2 | Manslaughter
    630:3 | Negligent homicide
    632-A:2 | Aggravated felonious sexual assault | rape
    632-A:3 | Felonious sexual assault
    632-A:4 | Sexual assault
    639:2 | Incest
    639:3 | Endangering the welfare of a child
    645:1 | Indecent exposure and lewdness
    645:2 | Prostitution and related offenses
    641:1 | Perjury
    641:2 | False swearing
    641:3 | Unsworn falsification
    641:4 | False reports to law enforcement
    641:5 | Tampering with witnesses
    641:6 | Falsifying physical evidence
    641:7 | Tampering with public records
    642:1 | Obstructing government administration
    642:2 | Resisting arrest
    642:3 | Hindering apprehension
    642:6 | Escape
    642:8 | Bail jumping
    642:9 | Assaults by prisoners
    644:1 | Riot
    644:2 | Disorderly conduct
    644:4 | Harassment
    644:6 | Loitering or prowling
    644:8 | Cruelty to animals
    647:2 | Gambling
  `,
});
