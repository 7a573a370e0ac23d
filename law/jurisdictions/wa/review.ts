import type { Reviewed } from '../../place/review.ts';

/** The Revised Code of Washington in a copy of February 2026. */
export const review: readonly Reviewed[] = [
  {
    section: 'RCW 9.96.060(2)(a)',
    says: 'The applicant has not completed all of the terms of the sentence for the offense, including satisfaction of financial obligations',
    rules: ['wa-misdemeanor/sentence-over', 'wa-misdemeanor/everything-paid'],
    verdict: 'right',
  },
  {
    section: 'RCW 9.96.060(2)(d)',
    says: 'The offense was a violation of RCW 46.61.502 (driving while under the influence), 46.61.504 … or the offense is considered a "prior offense" under RCW 46.61.5055 and the applicant has had a subsequent alcohol or drug violation within 10 years',
    rules: ['wa-misdemeanor/not-drunk-driving', 'wa-misdemeanor/old-reduced-dui'],
    verdict: 'right',
  },
  {
    section: 'RCW 9.96.060(2)(f)',
    says: 'The applicant has two or more domestic violence convictions stemming from different incidents',
    rules: ['wa-misdemeanor/one-dv-incident', 'wa-misdemeanor/waited'],
    verdict: 'right',
  },
  {
    section: 'RCW 9.96.060(2)(g)',
    says: 'less than three years have passed since the later of the applicant’s release from supervision or probation; the applicant’s release from total and partial confinement, as defined in RCW 9.94A.030; or the applicant’s sentencing date',
    rules: ['wa-misdemeanor/waited'],
    verdict: 'right',
    note: 'Since 2024 the last payment does not start the wait. Who only had a fine counts from the sentencing.',
  },
  {
    section: 'RCW 9.96.060(2)(h)',
    says: 'The offender has been convicted of a new crime in this state, another state, or federal or tribal court in the three years prior to the vacation application',
    rules: ['wa-misdemeanor/no-new-crime'],
    verdict: 'right',
    note: 'A look-back. An older conviction does not count, and there is no limit on how many may be vacated.',
  },
  {
    section: 'RCW 9.96.060(5)',
    says: 'Every person convicted of a misdemeanor cannabis offense, who was 21 years of age or older at the time of the offense … the court shall vacate the record of conviction',
    rules: ['wa-cannabis/was-21'],
    verdict: 'right',
  },
  {
    section: 'RCW 9.96.060(6)',
    says: 'completes a substance use disorder program and files proof of completion with the court … upon verification the court must vacate the conviction or convictions',
    rules: ['wa-drug-treatment/treatment-done'],
    verdict: 'right',
  },
  {
    section: 'RCW 9.94A.640(2)(b)',
    says: 'The offense was a violent offense as defined in RCW 9.94A.030 or crime against persons as defined in RCW 43.43.830, except the following offenses may be vacated if the conviction did not include a firearm, deadly weapon, or sexual motivation enhancement',
    rules: ['wa-felony/not-class-a', 'wa-felony/not-listed', 'wa-felony/no-weapon-finding'],
    verdict: 'right',
  },
  {
    section: 'RCW 43.43.830(9), 26.44.020(1), (27)',
    says: 'sexual exploitation of minors … child abuse or neglect as defined in RCW 26.44.020 … “Sexual exploitation” includes: (a) Allowing, permitting, or encouraging a child to engage in prostitution by any person; or (b) allowing, permitting, encouraging, or engaging in the obscene or pornographic photographing, filming, or depicting of a child',
    rules: ['wa-felony/not-listed'],
    verdict: 'mended',
    note: 'Images of a minor (RCW 9.68A.050 to 9.68A.075) and promoting a minor’s prostitution or travel for it were taken as open. The list does not name them, and its words may reach them: such a case needs a look.',
  },
  {
    section: 'RCW 9.94A.640(2)(c) to (f)',
    says: 'The offense is a class B felony and less than ten years have passed since the later of: (i) The applicant’s release from community custody; (ii) the applicant’s release from full and partial confinement; or (iii) the applicant’s sentencing date',
    rules: ['wa-felony/waited', 'wa-felony/no-new-crime'],
    verdict: 'right',
  },
  {
    section: 'RCW 9.94A.637(4)',
    says: 'effective on the later of: (a) Five years after completion of community custody … or (b) the date any and all legal financial obligations were satisfied',
    rules: ['wa-felony/sentence-over', 'wa-felony/everything-paid'],
    verdict: 'right',
    note: 'The day of the certificate does not start the wait. That a certificate can be had is presumed where all is done and paid.',
  },
  {
    section: 'RCW 10.97.060',
    says: 'two years or longer have elapsed since the record became nonconviction data as a result of the entry of a disposition favorable to the defendant, or upon the passage of three years from the date of arrest',
    rules: ['wa-delete-arrest/waited'],
    verdict: 'right',
  },
  {
    section: 'RCW 13.50.260(1)',
    says: 'the court shall schedule an administrative sealing hearing to take place during the first regularly scheduled sealing hearing after the latest of the following events',
    rules: ['wa-youth-sealing/is-18', 'wa-youth-sealing/order-over', 'wa-youth-sealing/not-serious'],
    verdict: 'right',
  },
  {
    section: 'RCW 13.50.260(4)',
    says: 'the person has spent two consecutive years in the community without being convicted of any offense or crime',
    rules: ['wa-youth-motion/clean-years'],
    verdict: 'right',
    note: 'Two years in a row at any time since: a conviction after them does not count.',
  },
  {
    section: 'RCW 10.97.060',
    says: 'Criminal history record information which consists of nonconviction data only',
    rules: ['wa-delete-arrest/whole-incident'],
    verdict: 'mended',
    note: 'A charge dropped for a plea to another, where that other was not told, was open. It needs a look.',
  },
];
