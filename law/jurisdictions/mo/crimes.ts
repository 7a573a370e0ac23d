import { crimesOf } from '../../place/crime.ts';

/** The Revised Statutes’ own headings: what people are charged with most, what the rules name, then others. */
export const crimes = crimesOf({
  'Mo. Rev. Stat. §': `
    570.030 | Stealing | theft, shoplifting, larceny
    579.015 | Possession or control of a controlled substance | drugs, marijuana, weed, meth, cocaine
    565.056 | Assault in the fourth degree | fight, battery, misdemeanor assault
    565.076 | Domestic assault in the fourth degree | family violence
    577.010 | Driving while intoxicated | dwi, dui, drunk driving
    577.012 | Driving with excessive blood alcohol content | bac, dui
    569.170 | Burglary in the second degree | break in
    579.020 | Delivery of a controlled substance | selling drugs, dealing
    570.120 | Crime of passing bad checks | bad check
    574.010 | Peace disturbance | disorderly, fighting in public
    569.140 | Trespass in the first degree
    302.321 | Driving while suspended or revoked
    575.150 | Resisting or interfering with arrest | resisting arrest, fleeing
    105.454 | Conflict of interest of public officials
    105.478 | Conflict of interest, penalties
    115.631 | Class one election offenses
    130.028 | Discrimination or intimidation in elections
    188.030 | Abortion of a viable unborn child
    188.080 | Abortion by other than a physician
    191.677 | Exposing others to a serious infectious disease
    194.425 | Abandonment of a corpse
    217.385 | Violence by an inmate
    334.245 | Abortions by other than a physician
    375.991 | Fraudulent insurance act
    389.653 | Trespass to railroad property
    455.085 | Violating an order of protection
    455.538 | Violating a child order of protection
    557.035 | Hate offenses
    565.120 | Kidnapping, second degree
    565.130 | Kidnapping, third degree
    565.156 | Child abduction
    568.020 | Incest
    568.030 | Abandonment of child in the first degree
    568.032 | Abandonment of a child, second degree
    568.045 | Endangering the welfare of a child in the first degree
    568.060 | Abuse or neglect of a child
    568.065 | Genital mutilation of a female child
    568.175 | Trafficking in children
    569.040 | Arson in the first degree
    569.050 | Arson in the second degree
    569.055 | Knowingly burning or exploding
    569.060 | Reckless burning or exploding
    569.065 | Negligent burning or exploding
    569.067 | Negligent burning or exploding (before 2017)
    569.072 | Criminal water contamination (before 2017)
    569.160 | Burglary in the first degree
    570.025 | Robbery in the second degree
    570.090 | Forgery | forged check
    570.180 | Defrauding secured creditors
    570.223 | Identity theft | stolen identity
    570.224 | Trafficking in stolen identities
    570.310 | Mortgage fraud
    571.020 | Possession, making or selling of certain weapons
    571.060 | Unlawful transfer of weapons
    571.063 | Fraudulent purchase of a firearm, crime of
    571.070 | Possession of firearm unlawful for certain persons
    571.072 | Unlawful possession of an explosive weapon
    571.150 | Use of a metal-penetrating bullet during a crime
    573.200 | Child used in sexual performance
    573.205 | Promoting sexual performance by a child
    574.070 | Promoting civil disorder in the first degree
    574.105 | Money laundering
    574.115 | Making a terrorist threat, first degree
    574.120 | Making a terrorist threat, second degree
    574.130 | Agroterrorism
    574.140 | Cross burning
    575.040 | Perjury
    575.095 | Tampering with a judicial officer
    575.153 | Disarming a peace officer or correctional officer
    575.155 | Endangering a corrections employee
    575.157 | Endangering a mental health employee
    575.159 | Aiding a sexual offender
    575.195 | Escape from commitment, detention, or conditional release
    575.200 | Escape or attempted escape from custody
    575.210 | Escape or attempted escape from confinement
    575.220 | Failure to return to confinement
    575.230 | Aiding escape of a prisoner
    575.240 | Permitting escape
    575.353 | Assault on a police animal
    577.078 | Water contamination
    577.703 | Bus hijacking
    577.706 | Planting a bomb in or near a bus or terminal
    632.520 | Violence of an offender against an employee
    565.050 | Assault, first degree
    565.072 | Domestic assault, first degree
    565.110 | Kidnapping, first degree
    565.115 | Child kidnapping
    570.023 | Robbery in the first degree
    571.015 | Armed criminal action
    565.020 | First degree murder
    565.021 | Second degree murder
    565.023 | Voluntary manslaughter
    565.024 | Involuntary manslaughter, first degree
    565.027 | Involuntary manslaughter, second degree
    565.300 | Infant's protection act
    579.022 | Delivery of a controlled substance causing death
    565.073 | Domestic assault, second degree
    565.074 | Domestic assault, third degree
    568.080 | Child used in sexual performance (before 2017)
    568.090 | Promoting sexual performance by a child (before 2017)
    569.020 | Robbery in the first degree (before 2017)
    569.030 | Robbery in the second degree (before 2017)
    565.081 | Assault of a law enforcement officer, first degree (before 2017)
    565.180 | Elder abuse in the first degree (before 2017)
    573.020 | Promoting obscenity in the first degree
    573.023 | Sexual exploitation of a minor
    573.024 | Enabling sexual exploitation of a minor
    573.025 | Promoting child pornography in the first degree
    573.030 | Promoting obscenity in the second degree
    573.035 | Promoting child pornography in the second degree
    573.037 | Possession of child pornography
    573.040 | Furnishing pornographic materials to minors
    573.060 | Public display of explicit sexual material
    573.065 | Coercing acceptance of obscene material
    573.206 | Patronizing a sexual performance of a child
    589.425 | Failure to register as a sex offender
    565.052 | Assault, second degree
    565.054 | Assault in the third degree
    565.060 | Assault in the second degree (before 2017)
    565.070 | Assault in the third degree (before 2017)
    565.075 | Assault on school property (before 2017)
    565.082 | Assault of a law enforcement officer, second degree (before 2017)
    565.083 | Assault of a law enforcement officer, third degree (before 2017)
    571.030 | Unlawful use of weapons | gun, concealed carry
    571.030(1) | Carrying a hidden weapon | concealed carry
    571.030(4) | Showing a weapon in anger | exhibiting, brandishing
    569.080 | Tampering in the first degree | stolen car, joyriding
    569.090 | Tampering in the second degree
    569.100 | Property damage in the first degree
    569.120 | Property damage in the second degree
    569.150 | Trespass in the second degree
    570.110 | Issuing a false instrument or certificate
    570.130 | Fraudulent use of a credit device or debit device
    570.145 | Financial exploitation of an older person
    572.020 | Gambling
    574.075 | Drunkenness or drinking in certain places prohibited
    575.080 | False reports
    575.100 | Tampering with physical evidence
    575.270 | Tampering with a witness or victim
    575.110 | Tampering with a public record
    567.020 | Prostitution | prostitute
    567.030 | Patronizing prostitution
    567.050 | Promoting prostitution in the first degree
    567.060 | Promoting prostitution in the second degree
    567.070 | Promoting prostitution in the third degree
    567.085 | Promoting travel for prostitution
    568.040 | Criminal nonsupport
    568.050 | Endangering the welfare of a child in the second degree
    578.009 | Animal neglect
    578.012 | Animal abuse
    565.090 | Harassment, first degree
    565.091 | Harassment, second degree
    565.252 | Invasion of privacy
    565.225 | Stalking, first degree
    565.227 | Stalking, second degree
    577.060 | Leaving the scene of an accident
    577.023 | Driving while intoxicated, repeat offender
    577.013 | Boating while intoxicated
    577.014 | Boating with excessive blood alcohol content
    577.015 | Operating an aircraft while intoxicated
    577.016 | Operating an aircraft with excessive blood alcohol content
    577.017 | Consumption of alcoholic beverages while driving
    579.030 | Distribution of controlled substance in a protected location
    579.045 | Fraudulently attempting to obtain a controlled substance
    579.055 | Manufacture of a controlled substance
    579.065 | Trafficking drugs, first degree
    579.068 | Trafficking drugs, second degree
    579.074 | Unlawful possession of drug paraphernalia | pipe, bong
    571.045 | Defacing firearm
    571.050 | Possession of defaced firearm
    569.053 | Arson in the third degree
    569.180 | Possession of burglar's tools
    570.057 | Stealing leased or rented property
    576.030 | Obstructing government operations
    565.150 | Interference with custody
    565.153 | Parental kidnapping
    565.184 | Abuse of an elderly or disabled person
    311.325 | Purchase or possession of alcohol by a minor | mip, minor in possession, underage drinking
    303.025 | Driving without insurance
    304.012 | Careless and imprudent driving
    195.202 | Possession of a controlled substance (before 2017)
    195.211 | Distribution of a controlled substance (before 2017)
    195.233 | Unlawful use of drug paraphernalia (before 2017) | pipe, bong
    301.020 | Vehicle registration
    307.178 | Seat belts
    566.030 | Rape in the first degree
    566.031 | Rape in the second degree
    566.032 | Statutory rape and attempt to commit, first degree
    566.034 | Statutory rape, second degree
    566.060 | Sodomy in the first degree
    566.061 | Sodomy in the second degree
    566.062 | Statutory sodomy and attempt to commit, first degree
    566.064 | Statutory sodomy, second degree
    566.067 | Child molestation, first degree
    566.068 | Child molestation, second degree
    566.069 | Child molestation, third degree
    566.071 | Child molestation, fourth degree
    566.083 | Sexual misconduct involving a child
    566.093 | Sexual misconduct, first degree
    566.095 | Sexual misconduct, second degree
    566.100 | Sexual abuse in the first degree
    566.101 | Sexual abuse, second degree
    566.111 | Sex with an animal
    566.115 | Sexual conduct with a nursing facility resident, first degree
    566.116 | Sexual conduct with a nursing facility resident, second degree
    566.151 | Enticement of a child
    566.209 | Trafficking for the purpose of sexual exploitation
  `,
});
