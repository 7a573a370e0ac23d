import { crimesOf } from '../../place/crime.ts';

/** What its rules name, and what people are charged with most. */
export const crimes = crimesOf({
  KRS: `
    514.030 | Theft by unlawful taking | stealing, shoplifting
    514.040 | Theft by deception | bad check
    514.060 | Theft of services
    514.070 | Theft by failure to make required disposition
    514.080 | Theft by extortion
    514.100 | Unauthorized use of a motor vehicle | joyriding
    514.110 | Receiving stolen property
    514.160 | Theft of identity
    189A.010 | Driving under the influence | dui, dwi, drunk driving
    189A.090 | Driving on a license suspended for DUI
    218A.1415 | Possession of a controlled substance, first degree | drugs, cocaine, heroin, meth
    218A.1416 | Possession of a controlled substance, second degree | drugs
    218A.1417 | Possession of a controlled substance, third degree | drugs
    218A.1412 | Trafficking in a controlled substance, first degree | selling drugs
    218A.1413 | Trafficking in a controlled substance, second degree | selling drugs
    218A.1414 | Trafficking in a controlled substance, third degree | selling drugs
    218A.1421 | Trafficking in marijuana | selling weed
    218A.1422 | Possession of marijuana | weed
    218A.1430 | Selling or having synthetic drugs
    218A.1451 | Having salvia
    218A.1423 | Marijuana cultivation | growing weed
    218A.500 | Drug paraphernalia
    508.010 | Assault in the first degree
    508.020 | Assault in the second degree
    508.025 | Assault in the third degree
    508.030 | Assault in the fourth degree | fight, domestic violence
    508.032 | Assault of a family member, third offense
    508.050 | Menacing
    508.060 | Wanton endangerment in the first degree
    508.070 | Wanton endangerment in the second degree
    508.100 | Criminal abuse in the first degree
    508.110 | Criminal abuse in the second degree
    508.120 | Criminal abuse in the third degree
    508.140 | Stalking in the first degree
    508.150 | Stalking in the second degree
    525.060 | Disorderly conduct in the second degree
    525.070 | Harassment
    525.080 | Harassing communications
    525.100 | Public intoxication | drunk in public
    511.020 | Burglary in the first degree
    511.030 | Burglary in the second degree
    511.040 | Burglary in the third degree | breaking in
    511.060 | Criminal trespass in the first degree
    511.070 | Criminal trespass in the second degree
    511.080 | Criminal trespass in the third degree
    512.020 | Criminal mischief in the first degree | vandalism
    512.030 | Criminal mischief in the second degree | vandalism
    512.040 | Criminal mischief in the third degree | vandalism
    515.020 | Robbery in the first degree
    515.030 | Robbery in the second degree
    516.030 | Forgery in the second degree
    516.060 | Criminal possession of a forged instrument
    519.055 | Impersonating a peace officer
    520.090 | Resisting arrest
    520.095 | Fleeing or evading police in the first degree
    520.100 | Fleeing or evading police in the second degree
    520.030 | Escape in the second degree
    522.020 | Official misconduct in the first degree
    522.040 | Misuse of confidential information
    522.050 | Abuse of public trust
    524.100 | Tampering with physical evidence
    527.020 | Carrying a concealed deadly weapon | gun
    527.040 | Possession of a firearm by a convicted felon | gun
    529.020 | Prostitution
    530.050 | Nonsupport and flagrant nonsupport | child support
    530.060 | Endangering the welfare of a minor
    530.064 | Unlawful transaction with a minor, first degree
    530.065 | Unlawful transaction with a minor, second degree
    530.070 | Unlawful transaction with a minor, third degree | buying alcohol for a minor
    507.050 | Reckless homicide
    509.040 | Kidnapping
    510.110 | Sexual abuse in the first degree
    510.130 | Sexual abuse in the third degree
    403.763 | Violation of an order of protection
    506.010 | Criminal attempt
    506.030 | Criminal solicitation
    506.040 | Criminal conspiracy
    506.080 | Criminal facilitation
    507.020 | Murder
    507.030 | Manslaughter in the first degree
    507.040 | Manslaughter in the second degree
    508.078 | Terroristic threatening in the second degree
    508.080 | Terroristic threatening in the third degree
    508.170 | Strangulation in the first degree
    508.175 | Strangulation in the second degree
    509.020 | Unlawful imprisonment in the first degree
    509.030 | Unlawful imprisonment in the second degree
    510.040 | Rape in the first degree
    510.060 | Rape in the third degree
    510.120 | Sexual abuse in the second degree
    510.140 | Sexual misconduct
    513.020 | Arson in the first degree
    513.030 | Arson in the second degree
    513.040 | Arson in the third degree
    514.050 | Theft of property lost or mislaid
    516.020 | Forgery in the first degree
    516.070 | Criminal possession of a forged instrument, third degree
    519.040 | Falsely reporting an incident
    519.050 | Impersonating a public servant
    520.020 | Escape in the first degree
    520.040 | Escape in the third degree
    520.050 | Promoting contraband in the first degree
    520.070 | Bail jumping in the first degree | missed court
    521.020 | Bribery of a public servant
    525.125 | Cruelty to animals in the first degree
    525.130 | Cruelty to animals in the second degree
    434.650 | Fraudulent use of a credit or debit card
    189.290 | Reckless driving
    189.390 | Speeding
  `,
});
