import { crimesOf } from '../../place/crime.ts';

/** The Iowa Code’s own headings, shortened: those that people are charged with most, then what its rules name. */
export const crimes = crimesOf({
  'Iowa Code §': `
    714.2 | Theft | stealing, shoplifting
    708.2 | Assault | fight
    708.1 | Assault, as the law defines it
    708.2A | Domestic abuse assault
    321J.2 | Operating while intoxicated | owi, dui, drunk driving
    124.401 | Drugs, making, selling or having them | possession, marijuana, weed
    123.46 | Public intoxication or drinking | drunk in public
    123.47 | Underage drinking or having alcohol
    723.4 | Disorderly conduct
    719.1 | Interference with official acts | resisting arrest
    716.8 | Trespass
    716.6 | Criminal mischief fourth or fifth degree
    708.7 | Harassment
    124.414 | Drug paraphernalia
    321.218 | Driving without a valid license
    321.261 | Leaving the scene of a crash with injuries | hit and run
    321.262 | Leaving the scene of a crash, damage only | hit and run
    321.263 | Not giving information or aid after a crash
    321.208A | Driving against an out-of-service order
    235B.20 | Dependent adult abuse before July 2022
    321.277 | Reckless driving
    321.279 | Eluding police
    321A.32 | Driving while suspended for no insurance
    321J.21 | Driving while revoked for drunk driving
    664A.7 | Violation of a no-contact or protective order
    707.2 | Murder first degree
    707.4 | Voluntary manslaughter
    707.5 | Involuntary manslaughter
    707.6A | Homicide by vehicle
    708.11 | Stalking
    708.12 | Taking an officer’s control device
    708.3 | Assault while taking part in a felony
    708.4 | Willful injury
    708.6 | Intimidation with a dangerous weapon
    709.4 | Sexual abuse third degree
    709.9 | Indecent exposure
    709D.3 | Exposing somebody to a contagious disease
    710A.2B | Premises used for human trafficking
    710.7 | False imprisonment
    710.10 | Enticing a minor
    711.2 | Robbery first degree
    712.3 | Arson second degree
    713.6A | Burglary third degree
    713.6B | Attempted burglary third degree
    714.1 | Theft defined
    714.7 | Operating a vehicle without consent
    714.8 | Fraudulent practice
    715A.2 | Forgery
    715A.6 | Credit card fraud
    715A.8 | Identity theft
    716.3 | Criminal mischief first degree
    717B.2 | Animal abuse
    718.6 | False report to police
    719.3 | Preventing apprehension, obstructing prosecution
    719.4 | Escape
    719.8 | Furnishing contraband
    720.2 | Perjury
    720.4 | Tampering with witnesses or jurors
    721.10 | Misuse of public records
    721.2 | Misconduct in office
    723.1 | Riot
    724.26 | Firearm held by a felon
    724.4 | Carrying dangerous weapons
    725.1 | Prostitution
    726.26 | Dependent adult abuse
    726.6 | Child endangerment
    728.4 | Rental or sale of hard-core pornography
    811.2 | Failure to appear
  `,
});
