import type { Reviewed } from '../../place/review.ts';

/** The openings of § 609A.02 as of January 2025 and of § 609A.055 as of 2023, and the grounds as form EXP102 of July 2024 prints them. */
export const review: readonly Reviewed[] = [
  {
    section: 'Minn. Stat. § 609A.02, subd. 2',
    says: 'A petition for the sealing of a conviction record may be filed … following certification to district court … if the person: (1) is finally discharged by the commissioner; or (2) has been placed on probation … and has been discharged from probation',
    rules: ['mn-petition-under-18/under-18', 'mn-petition-under-18/sentence-over'],
    verdict: 'right',
  },
  {
    section: 'Minn. Stat. § 609A.02, subd. 3(a)(1)',
    says: 'all pending actions or proceedings were resolved in favor of the petitioner. For purposes of this chapter, a verdict of not guilty by reason of mental illness is not a resolution in favor of the petitioner',
    rules: ['mn-petition-dropped/in-your-favor', 'mn-clean-slate-dropped/in-your-favor'],
    verdict: 'right',
  },
  {
    section: 'Minn. Stat. § 609A.02, subd. 3(a)(2)',
    says: 'has successfully completed the terms of a diversion program or stay of adjudication and has not been charged with a new crime for at least one year since completion',
    rules: ['mn-petition-program/program-finished', 'mn-petition-program/year-without-charge'],
    verdict: 'right',
  },
  {
    section: 'Minn. Stat. § 609A.02, subd. 1; § 609A.055, subd. 1(a)(1)',
    says: 'Upon the dismissal and discharge of proceedings against a person under section 152.18, subdivision 1, for violation of section 152.024, 152.025, or 152.027 for possession of a controlled substance',
    rules: ['mn-drug-discharge/discharged'],
    verdict: 'right',
    note: 'That it is sealed without a petition since 2025 was read elsewhere.',
  },
  {
    section: 'Minn. Stat. § 609A.02, subd. 3(a)(3) and (4), as form EXP102 has it',
    says: 'convicted of a gross misdemeanor, or the sentence imposed was within the limits provided by law for a gross misdemeanor, and you have not been convicted of a new crime for at least three years since discharge of the sentence',
    rules: ['mn-petition/waited', 'mn-petition-felony/waited'],
    verdict: 'mended',
    note: 'A felony with a short sentence was held to 4 or 5 years, and a gross misdemeanor always to 3.',
  },
  {
    section: 'Minn. Stat. § 609A.02, subd. 3(a)(7), as form EXP102 has it',
    says: 'deemed to be for a gross misdemeanor or misdemeanor pursuant to Minn. Stat. § 609.13, subd. 1(2) … at least four years … if the conviction was for an offense listed in Minn. Stat. § 609A.02, subd. 3(b); or five years … for any other offense',
    rules: ['mn-petition-felony/on-list', 'mn-petition-felony/waited'],
    verdict: 'right',
  },
  {
    section: 'Minn. Stat. § 609A.02, subd. 3(a)(6) and (8), as form EXP102 has it',
    says: 'convicted of a felony violation of an offense listed in Minn. Stat. § 609A.02, subd. 3(b), and have not been convicted of a new crime for at least four years since discharge of the sentence',
    rules: ['mn-petition-felony/waited', 'mn-petition-felony/no-new-conviction'],
    verdict: 'right',
    note: 'The form prints 4 years for § 152.025 too. Which felonies are listed it does not say.',
  },
  {
    section: 'Minn. Stat. § 243.166, subd. 1, as of 2003',
    says: 'charged with or petitioned for a felony violation of or attempt to violate any of the following, and convicted of or adjudicated delinquent for that offense or another offense arising out of the same set of circumstances … kidnapping under section 609.25 … criminal sexual conduct under section 609.342; 609.343; 609.344; 609.345; or 609.3451, subdivision 3 … indecent exposure under section 617.23, subdivision 3 … soliciting a minor to engage in sexual conduct in violation of section 609.352; using a minor in a sexual performance in violation of section 617.246; or possessing pornographic work involving a minor in violation of section 617.247',
    rules: ['mn-petition/not-registrable', 'mn-petition-felony/not-registrable'],
    verdict: 'mended',
    note: 'Only §§ 609.342 to 609.345 were known by their section. The others could be asked for after a stay of imposition. § 609.3453 was added by 2007. A conviction beside such a charge, from the same circumstances, calls for registering too.',
  },
];
