import { crimesOf } from '../../place/crime.ts';

/** Named by the headings of the statutes, shortened. */
export const crimes = crimesOf({
  '21 O.S. §': `
    1704 | Larceny, grand and petit | stealing, theft
    1731 | Larceny of merchandise from a store | shoplifting
    1713 | Receiving stolen property
    1720 | Theft of a vehicle or aircraft | car theft
    1451 | Embezzlement
    1541.1 | Obtaining property by trick or false pretense | fraud
    1541.3 | False or bogus checks | bad check
    1533.1 | Identity theft
    1621 | Forgery
    1592 | Passing forged paper
    1435 | Burglary in the second or third degree | breaking in
    1431 | Burglary in the first degree | breaking into a home
    1441 | Burglary with explosives
    1438 | Entering with intent to commit a crime | breaking and entering
    1760 | Malicious injury to property | vandalism
    1835 | Trespass after being forbidden
    644 | Assault and battery, domestic abuse | domestic violence, strangulation
    645 | Assault with a dangerous weapon
    646 | Aggravated assault and battery
    649 | Assault and battery on an officer
    650 | Aggravated assault and battery on an officer
    651 | Poisoning with intent to kill
    652 | Shooting with intent to kill, deadly weapon
    653 | Assault with intent to kill
    681 | Assault with intent to commit a felony
    1303 | Assault while masked
    701.7 | Murder in the first degree
    701.8 | Murder in the second degree
    701.9 | Murder, punishment
    711 | Manslaughter in the first degree
    715 | Manslaughter in the first degree, punishment
    716 | Manslaughter in the second degree
    722 | Manslaughter in the second degree, punishment
    701.16 | Solicitation for murder in the first degree
    42 | Attempt, punishment
    44 | Attempt
    421 | Conspiracy
    1312 | Riot, punishment
    1436 | Burglary, punishment
    175 | Accessory to a felony
    741 | Kidnapping
    745 | Kidnapping for extortion
    748 | Human trafficking
    751 | Maiming
    759 | Maiming, punishment
    791 | Robbery
    797 | Robbery in the first or second degree
    798 | Robbery, punishment
    800 | Robbery by two or more people
    801 | Robbery with a dangerous weapon | armed robbery
    843.1 | Abuse or neglect by a caretaker
    843.5 | Child abuse or neglect
    852 | Omission to provide for a child
    852.1 | Child endangerment
    856 | Causing a minor to break the law
    866 | Trafficking in children
    849 | Wiring a vehicle or building with explosives
    885 | Incest
    886 | Crime against nature
    888 | Forcible sodomy
    891 | Child stealing
    1021 | Indecent exposure
    1021.2 | Minors in obscene pictures
    1021.3 | Minors in obscene pictures, parent’s consent
    1024.1 | Child sexual abuse material, definitions
    1024.2 | Child sexual abuse material, possession
    1029 | Prostitution
    1030 | Child sex trafficking
    1040.8 | Selling or showing obscene material
    1040.12a | Aggravated possession of child sexual abuse material
    1040.13 | Acts about obscene material
    1040.13a | Soliciting minors by technology
    1040.13b | Spreading private sexual pictures
    1081 | Pandering
    1087 | Offering a child for sex
    1088 | Holding a child for prostitution
    1111 | Rape
    1111.1 | Rape by instrumentation
    1114 | Rape in the first or second degree
    1115 | Rape in the first degree, punishment
    1116 | Rape in the second degree, punishment
    1123 | Lewd acts to a child, or sexual battery
    1172 | Harassment by phone or computer
    1173 | Stalking
    1283 | Gun after a felony conviction | felon in possession
    1287 | Firearm used in a felony
    1289.16 | Pointing a firearm
    1289.17A | Firing into a building
    1311 | Riot
    1320.2 | Inciting to riot
    1401 | Arson in the first degree
    1402 | Arson in the second degree
    1403 | Arson in the third degree
    349 | Burning or damaging public buildings
    443 | Escape from jail or prison
    540A | Eluding an officer | running from police
    1261 | Criminal syndicalism
    1262 | Sabotage
    1481 | Extortion
    1485 | Obtaining a signature by extortion
    1767.1 | Bombs and explosives
    1903 | Seizing a bus
  `,
  '43A O.S. §': `
    10-103 | Abuse of a vulnerable adult
  `,
  '47 O.S. §': `
    11-902 | Driving under the influence | dui, drunk driving
    6-303 | Driving while suspended or revoked
    4-102 | Unauthorized use of a vehicle | joyriding
  `,
  '63 O.S. §': `
    2-402 | Possession of a controlled drug | drugs, marijuana, weed, meth
    2-401 | Selling or making controlled drugs | distribution
    2-405 | Drug paraphernalia | pipe
    2-415 | Drug trafficking
  `,
});
