import { crimesOf } from '../../place/crime.ts';

/** The headings of the Revised Code of Washington: what people are charged with most, then what the rules name, then others. */
export const crimes = crimesOf({
  RCW: `
    9A.56.050 | Theft in the third degree | stealing, shoplifting
    9A.36.041 | Assault in the fourth degree | fight, domestic violence
    46.61.502 | Driving while under the influence | dui, dwi, drunk driving
    46.61.504 | Physical control while under the influence | dui
    69.50.4013 | Possession of a controlled substance | drugs, meth, heroin, blake
    69.50.4014 | Possession of forty grams or less of cannabis | marijuana, weed
    69.50.401 | Making, selling or having drugs to sell | delivery, dealing
    69.50.4011 | Counterfeit substances
    69.41.030 | Prescription drugs without a prescription | legend drugs, pills
    46.61.500 | Reckless driving
    46.61.5249 | Negligent driving in the first degree
    46.61.503 | Driver under 21 who drank
    46.09.470 | Off-road vehicle, operating violations
    46.10.490 | Snowmobile, operating violations
    46.25.110 | Commercial driver with alcohol or THC
    47.68.220 | Aircraft, reckless or under the influence
    79A.60.040 | Boat, reckless or under the influence | bui
    46.20.342 | Driving while license suspended | dwls
    46.61.520 | Vehicular homicide
    46.61.522 | Vehicular assault
    9.91.020 | Operating a railroad or vehicle while intoxicated
    26.44.063 | Violation of a child abuse restraining order
    7.105.450 | Violation of a protection order | no-contact order, restraining order
    10.99.040 | Violation of a no-contact order before trial | domestic violence
    10.99.050 | Violation of a no-contact order after sentence | domestic violence
    26.50.110 | Violation of a domestic violence protection order, former section | no-contact order
    9A.44.132 | Failure to register as sex offender
    9.41.040 | Unlawful possession of firearms
    9.41.050 | Carrying firearms
    9.68.030 | Indecent articles
    9.68.080 | Erotic material, unlawful acts
    9.68.130 | Sexually explicit material, unlawful display
    9.68.140 | Promoting pornography
    9.68A.040 | Sexual exploitation of a minor
    9.68A.050 | Dealing in depictions of a minor
    9.68A.053 | Sexually explicit images, crimes by minors
    9.68A.060 | Sending depictions of a minor
    9.68A.070 | Possession of depictions of a minor
    9.68A.075 | Viewing depictions of a minor
    9.68A.090 | Communication with minor for immoral purposes
    9.68A.100 | Commercial sexual abuse of a minor
    9.68A.101 | Promoting commercial sexual abuse of a minor
    9.68A.102 | Promoting travel for commercial sexual abuse of a minor
    9.68A.103 | Permitting commercial sexual abuse of a minor
    9A.32.030 | Murder in the first degree
    9A.32.050 | Murder in the second degree
    9A.32.055 | Homicide by abuse
    9A.32.060 | Manslaughter in the first degree
    9A.32.070 | Manslaughter in the second degree
    9A.36.011 | Assault in the first degree
    9A.36.021 | Assault in the second degree
    9A.36.031 | Assault in the third degree
    9A.36.045 | Drive-by shooting
    9A.36.050 | Reckless endangerment
    9A.36.060 | Promoting a suicide attempt
    9A.36.070 | Coercion
    9A.36.080 | Hate crime offense
    9A.36.100 | Custodial assault
    9A.36.120 | Assault of a child in the first degree
    9A.36.130 | Assault of a child in the second degree
    9A.36.140 | Assault of a child in the third degree
    9A.36.150 | Interfering with the reporting of domestic violence
    9A.40.020 | Kidnapping in the first degree
    9A.40.030 | Kidnapping in the second degree
    9A.40.040 | Unlawful imprisonment
    9A.40.060 | Custodial interference in the first degree
    9A.40.070 | Custodial interference in the second degree
    9A.40.090 | Luring
    9A.40.100 | Trafficking
    9A.42.020 | Criminal mistreatment in the first degree
    9A.42.030 | Criminal mistreatment in the second degree
    9A.42.035 | Criminal mistreatment in the third degree
    9A.42.037 | Criminal mistreatment in the fourth degree
    9A.42.060 | Abandonment of a dependent person in the first degree
    9A.42.070 | Abandonment of a dependent person in the second degree
    9A.42.080 | Abandonment of a dependent person in the third degree
    9A.42.100 | Endangerment with a controlled substance
    9A.42.110 | Leaving a child in the care of a sex offender
    9A.44.040 | Rape in the first degree
    9A.44.050 | Rape in the second degree
    9A.44.060 | Rape in the third degree
    9A.44.073 | Rape of a child in the first degree
    9A.44.076 | Rape of a child in the second degree
    9A.44.079 | Rape of a child in the third degree
    9A.44.083 | Child molestation in the first degree
    9A.44.086 | Child molestation in the second degree
    9A.44.089 | Child molestation in the third degree
    9A.44.093 | Sexual misconduct with a minor in the first degree
    9A.44.096 | Sexual misconduct with a minor in the second degree
    9A.44.100 | Indecent liberties
    9A.44.115 | Voyeurism
    9A.44.160 | Custodial sexual misconduct in the first degree
    9A.44.170 | Custodial sexual misconduct in the second degree
    9A.44.196 | Criminal trespass against children
    9A.46.020 | Harassment
    9A.46.110 | Stalking
    9A.46.120 | Criminal gang intimidation
    9A.48.020 | Arson in the first degree
    9A.48.030 | Arson in the second degree
    9A.48.040 | Reckless burning in the first degree
    9A.48.050 | Reckless burning in the second degree
    9A.48.070 | Malicious mischief in the first degree
    9A.48.080 | Malicious mischief in the second degree
    9A.48.090 | Malicious mischief in the third degree
    9A.52.020 | Burglary in the first degree
    9A.52.025 | Residential burglary
    9A.52.030 | Burglary in the second degree
    9A.52.060 | Making or having burglar tools
    9A.52.070 | Criminal trespass in the first degree
    9A.52.080 | Criminal trespass in the second degree
    9A.52.095 | Vehicle prowling in the first degree
    9A.52.100 | Vehicle prowling in the second degree
    9A.56.030 | Theft in the first degree
    9A.56.040 | Theft in the second degree
    9A.56.060 | Unlawful issuance of checks or drafts
    9A.56.065 | Theft of motor vehicle
    9A.56.068 | Possession of stolen vehicle
    9A.56.070 | Taking a motor vehicle in the first degree
    9A.56.075 | Taking a motor vehicle in the second degree
    9A.56.096 | Theft of rental property
    9A.56.120 | Extortion in the first degree
    9A.56.130 | Extortion in the second degree
    9A.56.150 | Possessing stolen property in the first degree
    9A.56.160 | Possessing stolen property in the second degree
    9A.56.170 | Possessing stolen property in the third degree
    9A.56.200 | Robbery in the first degree
    9A.56.210 | Robbery in the second degree
    9A.56.300 | Theft of a firearm
    9A.56.310 | Possessing a stolen firearm
    9A.56.330 | Possession of another’s identification
    9A.56.350 | Organized retail theft
    9A.56.360 | Retail theft with special circumstances
    9A.56.370 | Mail theft
    9A.56.380 | Possession of stolen mail
    9A.60.020 | Forgery
    9A.60.030 | Obtaining a signature by deception or duress
    9A.60.040 | Criminal impersonation in the first degree
    9A.60.045 | Criminal impersonation in the second degree
    9A.64.010 | Bigamy
    9A.64.020 | Incest
    9A.64.030 | Child selling
    9A.72.020 | Perjury in the first degree
    9A.72.030 | Perjury in the second degree
    9A.72.040 | False swearing
    9A.72.110 | Intimidating a witness
    9A.72.120 | Tampering with a witness
    9A.72.130 | Intimidating a juror
    9A.72.150 | Tampering with physical evidence
    9A.76.020 | Obstructing a law enforcement officer
    9A.76.040 | Resisting arrest
    9A.76.070 | Rendering criminal assistance in the first degree
    9A.76.080 | Rendering criminal assistance in the second degree
    9A.76.090 | Rendering criminal assistance in the third degree
    9A.76.110 | Escape in the first degree
    9A.76.120 | Escape in the second degree
    9A.76.130 | Escape in the third degree
    9A.76.170 | Bail jumping
    9A.76.175 | False statement to a public servant
    9A.76.180 | Intimidating a public servant
    9A.82.050 | Trafficking in stolen property in the first degree
    9A.82.055 | Trafficking in stolen property in the second degree
    9A.82.060 | Leading organized crime
    9A.84.010 | Criminal mischief
    9A.84.020 | Failure to disperse
    9A.84.030 | Disorderly conduct
    9A.84.040 | False reporting
    9A.88.010 | Indecent exposure
    9A.88.030 | Prostitution
    9A.88.070 | Promoting prostitution in the first degree
    9A.88.080 | Promoting prostitution in the second degree
    9A.88.090 | Permitting prostitution
    9A.88.110 | Patronizing a prostitute
    9A.90.040 | Computer trespass in the first degree
    9A.90.050 | Computer trespass in the second degree
    9A.90.120 | Cyber harassment
    69.50.402 | Controlled substances, prohibited acts B
    69.50.403 | Controlled substances, prohibited acts C | forged prescription
    69.50.406 | Distribution of drugs to persons under 18
    69.50.407 | Drug conspiracy
    69.50.4012 | Delivery of substance in lieu of a controlled substance
    69.50.4015 | Involving a minor in drug dealing
  `,
});
