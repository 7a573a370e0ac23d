import { crimesOf } from '../../place/crime.ts';

/** As the law on victims’ rights and the code itself name them: what its rules name, then crimes that are common. */
export const crimes = crimesOf({
  'C.R.S.': `
    18-4-401 | Theft | shoplifting, stealing
    18-3-204 | Assault, third degree | fight
    18-9-111 | Harassment
    18-9-106 | Disorderly conduct
    18-4-501 | Criminal mischief | vandalism, damage
    18-4-502 | First degree criminal trespass
    18-4-503 | Second degree criminal trespass
    18-4-504 | Third degree criminal trespass
    18-8-103 | Resisting arrest
    18-8-105 | Accessory to crime
    18-8-112 | Impersonating a peace officer
    18-18-403.5 | Having a controlled substance | drugs, cocaine, meth, fentanyl
    18-18-405 | Unlawful distribution, manufacturing, dispensing or sale of drugs | selling
    18-18-406 | Marijuana and marijuana concentrate offenses | weed, pot, cannabis
    18-18-428 | Possession of drug paraphernalia | pipe
    18-18-407 | Special drug offender
    18-12-105 | Unlawfully carrying a concealed weapon | gun, knife
    18-12-106 | Prohibited use of weapons | gun
    18-12-108 | Possession of weapons by previous offenders | gun
    42-4-1301 | Driving under the influence or while ability impaired | dui, dwai, drunk driving
    42-4-1402 | Careless driving
    42-4-1601 | Accident with injury or death, duty to stop | hit and run
    18-3-102 | Murder, first degree
    18-3-103 | Murder, second degree
    18-3-104 | Manslaughter
    18-3-105 | Criminally negligent homicide
    18-3-106 | Vehicular homicide
    18-3-202 | Assault, first degree
    18-3-203 | Assault, second degree
    18-3-205 | Vehicular assault
    18-3-206 | Menacing
    18-3-301 | First degree kidnapping
    18-3-302 | Second degree kidnapping
    18-3-402 | Sexual assault | rape
    18-3-403 | Sexual assault, second degree, before July 2000
    18-3-305 | Enticement of a child
    18-3-306 | Internet luring of a child
    18-3-404 | Unlawful sexual contact
    18-6-404 | Procurement of a child for sexual exploitation
    18-7-701 | Sexual conduct in a correctional institution
    18-3-405 | Sexual assault on a child
    18-3-405.3 | Sexual assault on a child, position of trust
    18-3-405.5 | Sexual assault on a client by a psychotherapist
    18-3-405.6 | Invasion of privacy for sexual gratification
    18-3-412.5 | Failure to register as a sex offender
    18-3-418 | Unlawful electronic sexual communication
    18-7-102 | Promotion of obscenity
    18-3-503 | Human trafficking for labor
    18-3-504 | Human trafficking for sex
    18-3-602 | Stalking
    18-3.5-103 | Unlawful termination of pregnancy, first degree
    18-4-102 | First degree arson
    18-4-103 | Second degree arson
    18-4-104 | Third degree arson
    18-4-105 | Fourth degree arson
    18-4-202 | First degree burglary
    18-4-203 | Second degree burglary | breaking in
    18-4-301 | Robbery
    18-4-302 | Aggravated robbery
    18-4-303 | Aggravated robbery of controlled substances
    18-5-902 | Identity theft
    18-6-301 | Incest
    18-6-302 | Aggravated incest
    18-6-401 | Child abuse
    18-6-403 | Sexual exploitation of a child
    18-6-803.5 | Violation of a protection order | restraining order
    18-6.5-103 | Crimes against at-risk persons
    18-7-107 | Posting a private image for harassment
    18-7-108 | Posting a private image for gain
    18-7-203 | Pimping
    18-7-302 | Indecent exposure
    18-8-615 | Retaliation against a judge or official
    18-8-704 | Intimidating a witness or victim
    18-8-705 | Aggravated intimidation of a witness or victim
    18-8-706 | Retaliation against a witness or victim
    18-8-706.5 | Retaliation against a juror
    18-8-707 | Tampering with a witness or victim
    18-9-121 | Bias-motivated crime
    18-9-202 | Cruelty to animals
    18-2-101 | Criminal attempt
    18-2-201 | Conspiracy
    18-2-301 | Criminal solicitation
  `,
});
