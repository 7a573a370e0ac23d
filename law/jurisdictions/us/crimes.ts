import { crimesOf } from '../../place/crime.ts';

/** Headings of the United States Code: what its rules name, then crimes that are common in federal courts. */
export const crimes = crimesOf({
  '21 U.S.C. §': `
    844 | Simple possession | having drugs, weed, marijuana
    841 | Making or selling drugs, or intent to | controlled substance, distribution, dealing
    846 | Attempt and conspiracy | drug conspiracy
    844a | Civil penalty for having small amounts of drugs
    843 | Prohibited acts with drugs, such as by phone | communication facility
    856 | Maintaining drug-involved premises
    860 | Drugs in or near schools
    863 | Drug paraphernalia
    952 | Importation of controlled substances
  `,
  '18 U.S.C. §': `
    922 | Unlawful acts with firearms | felon in possession, gun
    924 | Penalties for firearms crimes | gun during a drug crime
    13 | State law on federal land | assimilative crimes, dui on base, park
    111 | Assaulting or resisting federal officers
    113 | Assaults on federal land
    115 | Threatening a federal official
    152 | Bankruptcy fraud | concealment of assets
    201 | Bribery of public officials
    287 | False claims
    371 | Conspiracy
    471 | Counterfeiting | fake money
    472 | Passing counterfeit money
    495 | Forging contracts, deeds and powers
    511 | Altering vehicle identification numbers
    545 | Smuggling goods
    641 | Theft of public money or property | stealing from the government
    656 | Theft by bank officer or employee
    659 | Theft from interstate shipments
    666 | Theft or bribery, programs with federal funds
    751 | Escape
    842 | Unlawful acts with explosives
    871 | Threats against the President
    875 | Interstate threats
    911 | False claim to be a citizen
    912 | Pretending to be a federal officer
    1001 | False statements
    1014 | Loan and credit application fraud
    1028 | Identity document fraud | fake id
    1028A | Aggravated identity theft
    1029 | Access device fraud | credit card
    1030 | Computer fraud | hacking
    1111 | Murder
    1112 | Manslaughter
    1201 | Kidnapping
    1341 | Mail fraud
    1343 | Wire fraud
    1344 | Bank fraud
    1347 | Health care fraud
    1361 | Damage to government property | vandalism
    1382 | Entering military property | trespass
    1461 | Mailing obscene matter
    1503 | Obstruction of justice
    1512 | Tampering with a witness
    1542 | False statement for a passport
    1546 | Visa and immigration document fraud
    1591 | Sex trafficking
    1621 | Perjury
    1623 | False declarations before a court
    1701 | Obstruction of mail
    1702 | Obstruction of correspondence
    1708 | Stealing mail | mail theft
    1791 | Contraband in prison
    1951 | Robbery or extortion affecting commerce | Hobbs Act
    1956 | Money laundering
    1962 | Racketeering | RICO
    2113 | Bank robbery
    2119 | Carjacking
    2241 | Aggravated sexual abuse
    2243 | Sexual abuse of a minor or ward
    2250 | Failure to register
    2251 | Sexual exploitation of children
    2252 | Material involving sexual exploitation of minors
    2252A | Child pornography
    2312 | Moving stolen vehicles
    2314 | Moving stolen goods
    2320 | Counterfeit goods
    2422 | Coercion and enticement
    3146 | Failure to appear | missed court
  `,
  '8 U.S.C. §': `
    1324 | Bringing in or harboring noncitizens
    1325 | Improper entry
    1326 | Reentry after removal
  `,
});
