import { crimesOf } from '../../place/crime.ts';

/** The Century Code’s own headings, shortened: those that people are charged with most, then what its rules name. */
export const crimes = crimesOf({
  'N.D.C.C. §': `
    12.1-23-02 | Theft of property | stealing, shoplifting
    39-08-01 | Driving under the influence, actual physical control | dui, dwi, drunk driving
    12.1-17-01 | Simple assault | fight
    12.1-17-01.1 | Assault
    12.1-17-01.2 | Domestic violence
    12.1-17-02 | Aggravated assault
    12.1-17-03 | Reckless endangerment
    12.1-17-04 | Terrorizing | threats
    12.1-17-05 | Menacing
    12.1-17-06 | Criminal coercion
    12.1-17-07 | Harassment
    12.1-17-07.1 | Stalking
    12.1-31-01 | Disorderly conduct
    19-03.1-23 | Making, selling or having drugs | possession, marijuana, weed
    19-03.4-03 | Possession of drug paraphernalia
    5-01-08 | Minor in possession of alcohol | mip
    39-06-42 | Driving under suspension
    39-08-03 | Reckless driving
    39-10-71 | Fleeing a peace officer
    12.1-08-01 | Physical obstruction of government function
    12.1-08-02 | Preventing arrest | resisting
    12.1-08-03 | Hindering law enforcement
    12.1-08-05 | Bail jumping | failure to appear
    12.1-08-06 | Escape
    12.1-08-11 | Refusing to halt
    12.1-11-01 | Perjury
    12.1-11-02 | False statements
    12.1-11-03 | False information to law enforcement
    12.1-16-01 | Murder
    12.1-16-02 | Manslaughter
    12.1-16-03 | Negligent homicide
    12.1-18-01 | Kidnapping
    12.1-18-02 | Felonious restraint
    12.1-18-03 | Unlawful imprisonment
    12.1-18-05 | Taking a child from the state against a custody decree
    12.1-20-03 | Gross sexual imposition
    12.1-20-03.1 | Continuous sexual abuse of a child
    12.1-20-04 | Sexual imposition
    12.1-20-05 | Corruption or solicitation of minors
    12.1-20-05.1 | Luring minors by computer
    12.1-20-06 | Sexual abuse of wards
    12.1-20-06.1 | Sexual exploitation by therapist
    12.1-20-07 | Sexual assault
    12.1-20-11 | Incest
    12.1-20-12.1 | Indecent exposure
    12.1-20-12.2 | Surreptitious intrusion
    12.1-20-12.3 | Sexual extortion
    12.1-21-01 | Arson
    12.1-21-02 | Endangering by fire or explosion
    12.1-21-05 | Criminal mischief | vandalism
    12.1-22-01 | Robbery
    12.1-22-02 | Burglary | breaking in
    12.1-22-03 | Criminal trespass
    12.1-22-03.1 | Surreptitious intrusion, former section
    12.1-22-04 | Unlawful entry into a vehicle
    12.1-23-02.1 | Disarming a law enforcement officer
    12.1-23-03 | Theft of services
    12.1-23-06 | Unauthorized use of a vehicle
    12.1-23-07 | Misapplication of entrusted property
    12.1-23-08.3 | Dealing in stolen property
    12.1-23-11 | Unauthorized use of personal identifying information | identity theft
    12.1-24-01 | Forgery or counterfeiting
    12.1-24-03 | Deceptive writings
    12.1-25-01 | Inciting riot
    12.1-25-03 | Engaging in a riot
    12.1-27.2-04.1 | Possession of child sexual images
    12.1-29-01 | Promoting prostitution
    12.1-29-02 | Facilitating prostitution
    12.1-29-03 | Prostitution
    12.1-41-02 | Trafficking an individual
    12.1-41-03 | Forced labor
    12.1-29-06 | Hiring an individual for sexual activity
    12.1-41-04 | Sexual servitude
    12.1-41-05 | Patronizing a victim of sexual servitude
    12.1-41-06 | Patronizing a minor for sexual activity
    14-07.1-06 | Violating a protection order
    14-09-22 | Abuse of a child
    6-08-16 | Issuing a check without funds | bad check
    62.1-02-01 | Firearm held by a person who may not have one
    62.1-04-02 | Carrying a concealed firearm
    12.1-09-03 | Tampering with physical evidence
    12.1-11-05 | Tampering with public records
  `,
});
