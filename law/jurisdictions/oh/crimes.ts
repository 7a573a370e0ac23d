import { crimesOf } from '../../place/crime.ts';

/** The Revised Code’s own headings, shortened: those that people are charged with most, then what its rules name. */
export const crimes = crimesOf({
  'Ohio Rev. Code §': `
    2913.02 | Theft | stealing, shoplifting
    2913.51 | Receiving stolen property
    2913.03 | Unauthorized use of a vehicle | joyriding
    2913.11 | Passing bad checks
    2913.21 | Misuse of credit cards
    2913.31 | Forgery
    2913.40 | Medicaid fraud
    2913.49 | Identity fraud
    2911.13 | Breaking and entering | break-in
    2911.12 | Burglary | break-in, trespass in a habitation
    2911.11 | Aggravated burglary
    2911.21 | Criminal trespass
    2911.02 | Robbery
    2911.01 | Aggravated robbery
    2925.11 | Possession of controlled substances | drugs, marijuana, weed, cocaine, heroin
    2925.03 | Trafficking in drugs | selling drugs
    2925.04 | Illegal manufacture of drugs, or growing marijuana
    2925.12 | Drug abuse instruments | needle, syringe
    2925.14 | Drug paraphernalia | pipe
    2925.141 | Marijuana paraphernalia | pipe, bong
    2925.22 | Deception to obtain a dangerous drug
    2903.13 | Assault | fight
    2903.12 | Aggravated assault
    2903.11 | Felonious assault
    2903.14 | Negligent assault
    2903.18 | Strangulation
    2903.21 | Aggravated menacing | threats
    2903.22 | Menacing | threats
    2903.211 | Menacing by stalking
    2903.211(A)(3) | Stalking with a sexual motive
    2903.15 | Permitting child abuse
    2903.34(A)(1) | Patient abuse
    2903.06 | Aggravated vehicular homicide
    2903.08 | Aggravated vehicular assault
    2903.01 | Aggravated murder
    2903.02 | Murder
    2903.03 | Voluntary manslaughter
    2903.04 | Involuntary manslaughter
    2919.25 | Domestic violence
    2919.27 | Violating a protection order
    2919.21 | Nonsupport of dependents | child support
    2919.22 | Endangering children
    2919.22(B)(1) | Child abuse
    2919.22(B)(2) | Torture or cruel abuse of a child
    2919.22(B)(3) | Cruel punishment of a child
    2919.22(B)(4) | Harmful discipline of a child
    2919.22(B)(5) | Using a child in sexual material
    2917.11 | Disorderly conduct
    2917.21 | Telecommunications harassment
    2917.01 | Inciting to violence
    2917.02 | Aggravated riot
    2917.03 | Riot
    2917.31 | Inducing panic
    2909.02 | Aggravated arson
    2909.03 | Arson
    2909.05 | Vandalism
    2909.06 | Criminal damaging
    2909.07 | Criminal mischief
    2909.24 | Terrorism
    2905.01 | Kidnapping
    2905.02 | Abduction
    2905.11 | Extortion
    2905.03(B) | Unlawful restraint with a sexual motive
    2905.05(B) | Child enticement with a sexual motive
    2905.32 | Trafficking in persons
    2907.02 | Rape
    2907.03 | Sexual battery
    2907.04 | Unlawful sexual conduct with a minor
    2907.05 | Gross sexual imposition
    2907.06 | Sexual imposition
    2907.07 | Importuning
    2907.08 | Voyeurism
    2907.09 | Public indecency
    2907.09(B)(4) | Public indecency before a minor
    2907.21 | Compelling prostitution
    2907.22 | Promoting prostitution
    2907.24 | Soliciting | prostitution
    2907.241 | Loitering to solicit
    2907.25 | Prostitution
    2907.32 | Pandering obscenity
    2907.321 | Obscenity involving a minor
    2907.322 | Sexual material involving a minor
    2907.323 | Nude images of a minor
    2950.04 | Failure to register as a sex offender
    2950.05 | Failure to tell a new address as a sex offender
    2950.06 | Failure to confirm an address as a sex offender
    2921.03 | Intimidation
    2921.04 | Intimidation of a witness or victim
    2921.12 | Tampering with evidence
    2921.13 | Falsification
    2921.29 | Failure to disclose personal information
    2921.31 | Obstructing official business
    2921.32 | Obstructing justice
    2921.33 | Resisting arrest
    2921.331 | Failure to comply with a police officer | fleeing
    2921.34 | Escape
    2921.41 | Theft in office
    2921.43 | Soliciting improper compensation
    2923.12 | Carrying concealed weapons | gun
    2923.13 | Having weapons while under disability | gun
    2923.16 | Improper handling of firearms in a vehicle | gun
    2923.161 | Firing at or into a home or school | gun
    2923.24 | Possessing criminal tools
    2923.02 | Attempt
    2909.04 | Disrupting public services
    2909.15 | Failure to register as an arson offender
    2911.31 | Safecracking
    2911.32 | Tampering with coin machines
    2917.04 | Failure to disperse
    2917.12 | Disturbing a lawful meeting
    2917.13 | Misconduct at an emergency
    2917.32 | Making false alarms
    2919.01 | Bigamy
    2919.231 | Interfering with support actions
    2921.02 | Bribery
    2921.15 | False complaint against a peace officer
    2921.36 | Bringing things into a jail or prison
    2921.51 | Impersonation of a peace officer
    2923.15 | Using weapons while intoxicated
    2923.17 | Dangerous ordnance | explosives
    2923.20 | Unlawful transactions in weapons
    2923.201 | Defacing the marks of a firearm
    2923.32 | Engaging in a pattern of corrupt activity
    2923.42 | Participating in a criminal gang
    4301.69 | Underage drinking
    4510.11 | Driving under suspension
    4511.19 | Operating a vehicle while impaired (OVI) | dui, dwi, drunk driving
    4511.194 | Physical control of a vehicle while impaired
    4511.20 | Reckless operation
    4549.02 | Leaving the scene of an accident | hit and run
    4506.15 | Commercial driver’s license offenses
    4507.02 | Driving without a license
  `,
});
