import type { Docket } from './docket.ts';

export const california: readonly Docket[] = [
  {
    name: 'California DOJ history',
    text: `** CALIFORNIA ONLY SOURCE RECORD
CRIMINAL HISTORY RECORD
CII/A01234567
DOB/19810405    SEX/F
NAM/001 SAMPLE, CASEY
* * * *
ARR/DET/CITE:         NAM:001  DOB:19810405
20040102  CAPD SAN FRANCISCO
CNT:001     #346477
  496(A) PC-RECEIVE/ETC KNOWN STOLEN PROPERTY
CNT:002
  459 PC-BURGLARY
- - - -
COURT:                NAM:001
20040310  CASC SAN FRANCISCO

CNT:001     #2104567
  496(A) PC-RECEIVE/ETC KNOWN STOLEN PROPERTY
*DISPO:CONVICTED
   CONV STATUS:MISDEMEANOR
   SEN: 012 MONTHS PROBATION, 045 DAYS JAIL
CNT:002
  459 PC-BURGLARY
 DISPO:DISMISSED/FURTHERANCE OF JUSTICE
* * * *
ARR/DET/CITE:         NAM:001
20110915  CASO OAKLAND
CNT:001     #998877
  11357(B) HS-POSSESS MARIJUANA
 DISPO:PROS REL-DET ONLY
* * * END OF MESSAGE * * *
`,
    charges: [
      {
        offense: 'Receive/etc known stolen property',
        statute: '496(A) PC',
        level: 'misdemeanor',
        disposition: 'convicted',
        date: '2004-03-10',
      },
      { offense: 'Burglary', statute: '459 PC', disposition: 'dismissed', date: '2004-03-10' },
      { offense: 'Possess marijuana', statute: '11357(B) HS', disposition: 'no_charges', date: '2011-09-15' },
    ],
  },
  {
    name: 'California Superior Court case page',
    text: `SUPERIOR COURT OF CALIFORNIA, COUNTY OF ORANGE
Case Summary
Case Number: 12CM03456        Case Status: Closed
Defendant: SAMPLE, CASEY      Filing Date: 05/14/2012

Seq  Violation Date  Section Statute     OL  Violation                                Plea           Plea Date   Disposition  Disposition Date
1    04/30/2012      23152(a) VC         M   Driving Under the Influence of Alcohol    NOT GUILTY     05/20/2012  Dismissed    07/09/2012
2    04/30/2012      23103 VC            M   Reckless Driving                         GUILTY         07/09/2012  Guilty       07/09/2012
`,
    charges: [
      {
        offense: 'Driving Under the Influence of Alcohol',
        statute: '23152(a) VC',
        level: 'misdemeanor',
        disposition: 'dismissed',
        date: '2012-07-09',
      },
      {
        offense: 'Reckless Driving',
        statute: '23103 VC',
        level: 'misdemeanor',
        disposition: 'convicted',
        date: '2012-07-09',
      },
    ],
  },
];
