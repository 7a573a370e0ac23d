import { crimesOf } from '../../place/crime.ts';

/** Named by the headings of the statutes, shortened. */
export const crimes = crimesOf({
  'La. R.S.': `
    14:67 | Theft | stealing, shoplifting
    14:67.16 | Identity theft
    14:67.15 | Theft of a firearm
    14:67.26 | Theft of a motor vehicle | car theft
    14:68 | Unauthorized use of a movable | borrowing without asking
    14:68.4 | Unauthorized use of a motor vehicle | joyriding
    14:69 | Illegal possession of stolen things | receiving stolen goods
    14:70.4 | Access device fraud | credit card fraud
    14:71 | Issuing worthless checks | bad check
    14:72 | Forgery
    14:62 | Simple burglary | breaking in
    14:62.2 | Simple burglary of an inhabited dwelling | breaking into a home
    14:62.3 | Unauthorized entry of an inhabited dwelling
    14:62.8 | Home invasion
    14:60 | Aggravated burglary
    14:63 | Criminal trespass
    14:56 | Simple criminal damage to property | vandalism
    14:55 | Aggravated criminal damage to property
    14:52 | Simple arson
    14:51 | Aggravated arson
    40:966 | Schedule I drugs, marijuana, heroin | weed, possession, distribution
    40:967 | Schedule II drugs, cocaine, meth, fentanyl | possession, distribution
    40:968 | Schedule III drugs | possession, distribution
    40:969 | Schedule IV drugs, Xanax | possession, distribution
    40:970 | Schedule V drugs | possession, distribution
    40:1023 | Drug paraphernalia | pipe
    14:98 | Operating a vehicle while impaired | DWI, DUI, drunk driving
    14:98.1 | DWI, first offense | DUI
    14:98.2 | DWI, second offense | DUI
    14:98.3 | DWI, third offense | DUI
    14:98.4 | DWI, fourth offense | DUI
    14:99 | Reckless operation of a vehicle
    14:100 | Hit-and-run driving
    14:32.1 | Vehicular homicide
    14:103 | Disturbing the peace | disorderly conduct, drunk in public
    14:108 | Resisting an officer
    14:108.1 | Flight from an officer, aggravated flight
    14:108.2 | Resisting a police officer with force or violence
    14:35 | Simple battery
    14:35.3 | Domestic abuse battery | domestic violence
    14:34.9 | Battery of a dating partner
    14:34.9.1 | Aggravated assault upon a dating partner
    14:34 | Aggravated battery
    14:34.1 | Second degree battery
    14:34.7 | Aggravated second degree battery
    14:34.2 | Battery of a police officer
    14:34.3 | Battery of a school teacher
    14:34.5 | Battery of a correctional facility employee
    14:34.6 | Disarming of a peace officer
    14:34.8 | Battery of emergency personnel or a healthcare professional
    14:38 | Simple assault
    14:37 | Aggravated assault
    14:37.1 | Assault by drive-by shooting
    14:37.2 | Aggravated assault upon a peace officer
    14:37.4 | Aggravated assault with a firearm
    14:37.6 | Aggravated assault with a motor vehicle upon a peace officer
    14:37.7 | Domestic abuse aggravated assault
    14:37.5 | Aggravated assault upon a utility service employee with a firearm
    14:51.1 | Injury by arson
    14:64.2.1 | Carjacking; recruitment of juveniles
    14:87.1.1 | Killing a child during delivery
    14:87.7 | Criminal abortion
    14:87.8 | Abortion by dismemberment
    14:95.2.1 | Gun at a parade, used in violence
    14:73.8 | Wireless router used for child sexual abuse materials
    14:81.6 | Child sex doll
    14:38.1 | Mingling harmful substances
    14:40.1 | Terrorizing | threats
    14:40.2 | Stalking
    14:40.3 | Cyberstalking
    14:79 | Violation of protective orders
    14:64 | Armed robbery
    14:64.1 | First degree robbery
    14:64.2 | Carjacking
    14:64.3 | Armed robbery with a firearm
    14:64.4 | Second degree robbery
    14:65 | Simple robbery
    14:65.1 | Purse snatching
    14:66 | Extortion
    14:44 | Aggravated kidnapping
    14:44.2 | Aggravated kidnapping of a child
    14:44.1 | Second degree kidnapping
    14:45 | Simple kidnapping
    14:46 | False imprisonment
    14:46.1 | False imprisonment with a dangerous weapon
    14:46.2 | Human trafficking
    14:46.3 | Trafficking of children for sexual purposes
    14:94 | Illegal use of weapons
    14:95 | Illegal carrying of weapons | concealed gun
    14:95.1 | Possession of a firearm by a convicted felon
    14:28.1 | Solicitation for murder
    14:30 | First degree murder
    14:30.1 | Second degree murder
    14:31 | Manslaughter
    14:32 | Negligent homicide
    14:128.1 | Terrorism
    14:41 | Rape
    14:42 | First degree (aggravated) rape
    14:42.1 | Second degree (forcible) rape
    14:43 | Third degree (simple) rape
    14:43.1 | Sexual battery
    14:43.2 | Second degree sexual battery
    14:43.3 | Oral sexual battery
    14:43.4 | Aggravated oral sexual battery (law until 2001); female genital mutilation
    14:43.5 | Intentional exposure to HIV
    14:80 | Felony carnal knowledge of a juvenile
    14:80.1 | Misdemeanor carnal knowledge of a juvenile
    14:81 | Indecent behavior with juveniles
    14:81.1 | Child sexual abuse materials
    14:81.2 | Molestation of a juvenile
    14:81.3 | Computer-aided solicitation of a minor
    14:81.4 | Sexual conduct between educator and student
    14:82 | Prostitution
    14:82.1 | Prostitution of persons under eighteen
    14:83 | Soliciting for prostitutes
    14:83.1 | Inciting prostitution
    14:83.2 | Promoting prostitution
    14:84 | Pandering
    14:85 | Letting premises for prostitution
    14:86 | Enticing persons into prostitution
    14:282 | Operating a place of prostitution
    14:104 | Keeping a disorderly place
    14:105 | Letting a disorderly place
    14:89 | Crime against nature
    14:89.1 | Aggravated crime against nature
    14:89.3 | Sexual abuse of an animal
    14:89.2 | Crime against nature by solicitation
    14:93 | Cruelty to juveniles | child abuse
    14:93.2.3 | Second degree cruelty to juveniles
    14:93.5 | Sexual battery of persons with infirmities
    14:283 | Video voyeurism
    14:283.1 | Voyeurism
    14:78 | Incest (law until 2014)
    14:78.1 | Aggravated incest (law until 2014)
    14:82.2 | Buying sex
    14:92 | Contributing to the delinquency of juveniles
    14:106 | Obscenity
    14:32.6 | First degree feticide
    14:32.7 | Second degree feticide
    14:32.8 | Third degree feticide
    40:981 | Giving or selling drugs to minors
    40:981.1 | Giving or selling drugs to students
    40:981.2 | Having a minor take part in drug crimes
    40:981.3 | Drugs near a school, a drug free zone
    40:983 | Drug lab
    40:983.1 | Drug lab near a school
    40:967.1 | Distribution of certain fentanyl
    14:93.12 | Alcohol under age 21
    14:102.1 | Cruelty to animals
    14:110 | Escape
    23:251 | Child labor
  `,
});
