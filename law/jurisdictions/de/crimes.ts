import { crimesOf } from '../../place/crime.ts';

/** Those that people are charged with most, then what the rules name. */
export const crimes = crimesOf({
  '11 Del. C. §': `
    840 | Shoplifting | theft, stealing
    841 | Theft | stealing, larceny
    513 | Conspiracy in the first degree
    601 | Offensive touching | hitting
    602 | Menacing | threats
    603 | Reckless endangering in the second degree
    604 | Reckless endangering in the first degree
    605 | Abuse of a pregnant woman in the second degree
    606 | Abuse of a pregnant woman in the first degree
    607 | Strangulation | choking
    607A | Aggravated strangulation
    611 | Assault in the third degree | fight
    612 | Assault in the second degree
    613 | Assault in the first degree
    614 | Abuse of a sports official
    615 | Assault by abuse or neglect
    616 | Gang participation
    617 | Criminal youth gangs
    621 | Terroristic threatening | threats
    625 | Unlawfully administering drugs
    626 | Unlawfully administering a controlled substance
    628A | Vehicular assault in the second degree
    629 | Vehicular assault in the first degree
    630 | Vehicular homicide in the second degree
    630A | Vehicular homicide in the first degree
    631 | Criminally negligent homicide
    632 | Manslaughter
    635 | Murder in the second degree
    636 | Murder in the first degree
    645 | Promoting suicide
    651 | Abortion (section repealed)
    763 | Sexual harassment
    764 | Indecent exposure in the second degree
    765 | Indecent exposure in the first degree
    766 | Incest
    767 | Unlawful sexual contact in the third degree
    768 | Unlawful sexual contact in the second degree
    769 | Unlawful sexual contact in the first degree
    770 | Rape in the fourth degree
    772 | Rape in the second degree
    773 | Rape in the first degree
    778 | Sexual abuse by a person of trust, first degree
    778A | Sexual abuse by a person of trust, second degree
    780 | Female genital mutilation
    781 | Unlawful imprisonment in the second degree
    782 | Unlawful imprisonment in the first degree
    783 | Kidnapping in the second degree
    783A | Kidnapping in the first degree
    785 | Interference with custody
    787 | Human trafficking
    791 | Coercion
    801 | Arson in the third degree
    802 | Arson in the second degree
    803 | Arson in the first degree
    804 | Reckless burning or exploding
    811 | Criminal mischief | damage, vandalism
    820 | Trespassing with intent to peer or peep
    821 | Criminal trespass in the third degree
    822 | Criminal trespass in the second degree
    823 | Criminal trespass in the first degree
    824 | Burglary in the third degree | break-in
    825 | Burglary in the second degree | break-in
    826 | Burglary in the first degree | break-in
    826A | Home invasion
    828 | Possession of burglar’s tools
    831 | Robbery in the second degree
    832 | Robbery in the first degree
    835 | Carjacking in the second degree
    836 | Carjacking in the first degree
    841B | Organized retail crime
    846 | Extortion
    861 | Forgery
    900 | Issuing a bad check
    903 | Unlawful use of a payment card | credit card
    916 | Home improvement fraud
    917 | New home construction fraud
    1102 | Endangering the welfare of a child
    1103A | Child abuse in the second degree
    1103B | Child abuse in the first degree
    1105 | Crime against a vulnerable adult
    1106 | Unlawfully dealing with a child
    1108 | Sexual exploitation of a child
    1109 | Dealing in child pornography
    1111 | Possession of child pornography
    1205 | Giving unlawful gratuities
    1206 | Receiving unlawful gratuities
    1207 | Improper influence
    1211 | Official misconduct
    1221 | Perjury in the third degree
    1233 | Making a false written statement
    1239 | Wearing body armor during a felony
    1250 | Offenses against law-enforcement animals
    1252 | Escape in the second degree
    1253 | Escape after conviction
    1254 | Assault in a detention facility
    1256 | Promoting prison contraband
    1257 | Resisting arrest
    1257A | Use of an animal to avoid capture
    1266 | Tampering with a juror
    1267 | Misconduct by a juror
    1271 | Criminal contempt
    1271A | Criminal contempt of a protective order | PFA
    1301 | Disorderly conduct
    1302 | Riot
    1304 | Hate crimes
    1311 | Harassment
    1312 | Stalking
    1313 | Malicious interference with emergency communications
    1332 | Abusing a corpse
    1335 | Violation of privacy
    1338 | Bombs and Molotov cocktails
    1339 | Adulteration
    1341 | Lewdness
    1342 | Prostitution
    1343 | Patronizing a prostitute
    1355 | Permitting prostitution
    1442 | Carrying a concealed deadly weapon | gun
    1443 | Carrying a concealed dangerous instrument | knife
    1444 | Possessing a destructive weapon
    1445 | Unlawfully dealing with a dangerous weapon
    1447 | Possession of a deadly weapon during a felony
    1447A | Possession of a firearm during a felony
    1448 | Possession of a weapon by a person prohibited
    1450 | Receiving a stolen firearm
    1451 | Theft of a firearm
    1454 | Giving a firearm to a person prohibited
    1455 | Buying a firearm for another person
    1456 | Unlawfully permitting a minor access to a firearm
    1457 | Possession of a weapon in a safe school zone
    1503 | Racketeering
    2113 | Not following release conditions | breach of release
    3533 | Aggravated intimidation of a witness
  `,
  '16 Del. C. §': `
    4764 | Possession of marijuana | weed
    4771 | Drug paraphernalia | pipe
    4751 | Making or delivering narcotics, old law
    4752 | Drug dealing or aggravated possession, class B
    4753 | Drug dealing or aggravated possession, class C
    4754 | Drug dealing, class D
    4755 | Dealing or possession, section 4755
    4761 | Drug offenses, section 4761
    4756 | Drug possession, class G felony | drugs
    4763 | Possession of a controlled substance | drugs
    4757 | Miscellaneous drug crimes | prescription fraud
    4758 | Dealing in counterfeit drugs
    4760 | Maintaining a drug property
    1136 | Abuse or neglect of a patient
  `,
  '4 Del. C. §': `
    904 | Underage possession or consumption of alcohol | drinking
  `,
  '21 Del. C. §': `
    4177 | Driving under the influence | dui, drunk driving
    4175 | Reckless driving
    4176A | Operation of a vehicle causing death
    2810 | Driving after judgment prohibited
  `,
  '31 Del. C. §': `
    3913 | Abuse of an adult who is impaired
  `,
});
