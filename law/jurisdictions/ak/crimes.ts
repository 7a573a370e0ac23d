import { crimesOf } from '../../place/crime.ts';

/** The Alaska Statutes’ own headings: what people are charged with most. */
export const crimes = crimesOf({
  AS: `
    11.46.150 | Theft in the fourth degree | stealing, shoplifting
    11.46.140 | Theft in the third degree | stealing
    11.46.130 | Theft in the second degree | stealing, felony theft
    11.46.120 | Theft in the first degree
    11.41.230 | Assault in the fourth degree | fight, domestic violence
    11.41.220 | Assault in the third degree
    11.41.210 | Assault in the second degree
    11.41.200 | Assault in the first degree
    28.35.030 | Driving under the influence | dui, dwi, drunk driving
    28.35.032 | Refusal to submit to a chemical test
    28.15.291 | Driving with a suspended license
    04.16.050 | Possession of alcohol under 21 | minor consuming
    04.16.049 | Under 21 in a bar or liquor store
    11.71.060 | Misconduct involving a controlled substance in the sixth degree | marijuana, weed
    11.71.050 | Misconduct involving a controlled substance in the fifth degree | drugs
    11.71.040 | Misconduct involving a controlled substance in the fourth degree
    11.71.030 | Misconduct involving a controlled substance in the third degree
    11.61.110 | Disorderly conduct
    11.61.120 | Harassment in the second degree
    11.46.220 | Concealment of merchandise
    11.46.280 | Issuing a bad check
    11.46.285 | Fraudulent use of an access device or identification document
    11.46.300 | Burglary in the first degree
    11.46.310 | Burglary in the second degree
    11.46.320 | Criminal trespass in the first degree
    11.46.330 | Criminal trespass in the second degree
    11.46.360 | Vehicle theft in the first degree | stolen car
    11.46.365 | Vehicle theft in the second degree
    11.46.400 | Arson in the first degree
    11.46.410 | Arson in the second degree
    11.46.475 | Criminal mischief in the first degree
    11.46.480 | Criminal mischief in the second degree
    11.46.482 | Criminal mischief in the third degree
    11.46.484 | Criminal mischief in the fourth degree
    11.46.486 | Criminal mischief in the fifth degree
    11.46.500 | Forgery in the first degree
    11.46.505 | Forgery in the second degree
    11.46.510 | Forgery in the third degree
    11.46.600 | Scheme to defraud
    11.41.100 | Murder in the first degree
    11.41.110 | Murder in the second degree
    11.41.120 | Manslaughter
    11.41.130 | Criminally negligent homicide
    11.41.250 | Reckless endangerment
    11.41.260 | Stalking in the first degree
    11.41.270 | Stalking in the second degree
    11.41.300 | Kidnapping
    11.41.410 | Sexual assault in the first degree
    11.41.420 | Sexual assault in the second degree
    11.41.425 | Sexual assault in the third degree
    11.41.434 | Sexual abuse of a minor in the first degree
    11.41.436 | Sexual abuse of a minor in the second degree
    11.41.438 | Sexual abuse of a minor in the third degree
    11.41.500 | Robbery in the first degree
    11.41.510 | Robbery in the second degree
    11.41.530 | Coercion
    11.56.205 | Unsworn falsification in the first degree
    11.56.310 | Escape in the second degree
    11.56.610 | Tampering with physical evidence
    11.56.700 | Resisting or interfering with arrest
    11.56.740 | Violating a protective order
    11.56.757 | Violation of condition of release
    11.56.800 | False information or report
    11.61.125 | Distribution of child pornography
    11.61.127 | Possession of child pornography
    11.61.128 | Electronic distribution of indecent material to minors
    11.61.190 | Misconduct involving weapons in the first degree
    11.61.200 | Misconduct involving weapons in the third degree
    11.61.210 | Misconduct involving weapons in the fourth degree
    11.66.100 | Prostitution
    11.51.120 | Criminal nonsupport
  `,
});
