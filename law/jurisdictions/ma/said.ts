import { sayings } from '../../place/saying.ts';

export const said = sayings({
  // What only a person who knows the case can judge, or what the law leaves open.
  arrestOnly:
    'Was a case opened in court? Get your CORI, or ask the clerk of the court there. The sealing law speaks of court cases. An arrest without one is only in police files: ask that police department what it keeps.',
  insanity: 'Does automatic sealing reach a verdict of not guilty by reason of mental illness?',
  neverSealedToo:
    'You also have a conviction that can never be sealed. May your other cases be sealed then? The law and the state’s form read like a no, legal aid says yes.',
  mixedRecord:
    'May one conviction and one case without a conviction be expunged together? The law does not say.',
  drugCaseElsewhere: 'Was a conviction in another state or a federal court about drugs?',

  untilOffRegistry: 'Wait until you no longer have to register as a sex offender.',

  // What is taken for granted until the person says otherwise.
  gunCarried:
    'We took this for carrying a weapon under c. 269, § 10. A conviction under the gun license law, c. 140, cannot be sealed.',
  escaped: 'We took this for escape under c. 268, which cannot be sealed.',
  publicOffice: 'We took this for a crime under c. 268A, which cannot be sealed.',
  stillFelony: 'We assumed that this would still be a felony today.',
  stillACrime: 'We assumed that what you did is still a crime today.',
  noMistake: 'We assumed that the record was not made by mistake, fraud or a stolen identity.',
  smallAmount: 'We assumed it was 2 ounces of marijuana or less, or what the law allows at home.',
  marijuanaCharge: 'We took this for having, growing or selling marijuana under c. 94C.',
  possession: 'We took this for having drugs under c. 94C, § 34.',
  prostitution: 'We took this for prostitution under c. 272, § 26, § 53 or § 53A.',
  householdAssault:
    'We took this for assault on a family or household member, c. 265, § 13M, which cannot be expunged.',
  againstPerson: 'We took this for a felony against a person under c. 265, which cannot be expunged.',
  notAgainstPerson: 'We took it that this was not a felony under c. 265.',
  criminalCase: 'We took it that this was a criminal case. A civil ticket is not on your criminal record.',
});
