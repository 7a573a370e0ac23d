import type { Docket } from './docket.ts';

export const pennsylvania: readonly Docket[] = [
  {
    name: 'Pennsylvania court summary',
    text: `First Judicial District of Pennsylvania
Court Summary

Sample, Jordan Q.          DOB: 04/05/1981     Sex: Male
Philadelphia, PA 19100     Eyes: Brown

Closed
Philadelphia
   CP-51-CR-0001234-2012   Proc Status: Completed      DC No: 1212000001      OTN: N 123456-7
   Arrest Dt: 01/15/2012   Disp Date: 06/01/2012       Disp Judge: Example, Pat
   Def Atty: Nobody, Kim - (PD)
   Seq No   Statute             Grade   Description                         Disposition
     Sentence Dt.    Sentence Type        Program Period      Sentence Length
   1        18 § 3929 §§ A1     M2      Retail Theft-Take Mdse              Guilty Plea - Negotiated
     06/01/2012      Probation            12 Months           Max: 12 Months
   2        18 § 3925 §§ A      M2      Receiving Stolen Property           Nolle Prossed
   MC-51-CR-0009999-2015   Proc Status: Completed      DC No: 1515000002      OTN: N 765432-1
   Arrest Dt: 03/02/2015   Disp Date: 09/10/2015       Disp Judge: Example, Lee
   Seq No   Statute             Grade   Description                         Disposition
   1        35 § 780-113 §§ A31 M       Marijuana-Small Amt Personal Use    ARD - County
   2        18 § 5503 §§ A4     S       Disorderly Conduct                  Withdrawn
`,
    charges: [
      {
        offense: 'Retail Theft-Take Mdse',
        statute: '18 Pa.C.S. § 3929(a)(1)',
        level: 'misdemeanor',
        grade: '2',
        disposition: 'convicted',
        date: '2012-06-01',
      },
      {
        offense: 'Receiving Stolen Property',
        statute: '18 Pa.C.S. § 3925(a)',
        level: 'misdemeanor',
        grade: '2',
        disposition: 'dismissed',
        date: '2012-06-01',
      },
      {
        offense: 'Marijuana-Small Amt Personal Use',
        statute: '35 P.S. § 780-113(a)(31)',
        level: 'misdemeanor',
        grade: 'ungraded',
        disposition: 'diverted',
        date: '2015-09-10',
      },
      {
        offense: 'Disorderly Conduct',
        statute: '18 Pa.C.S. § 5503(a)(4)',
        level: 'infraction',
        grade: 'summary',
        disposition: 'dismissed',
        date: '2015-09-10',
      },
    ],
  },
  {
    name: 'Pennsylvania docket sheet',
    text: `COURT OF COMMON PLEAS OF ERIE COUNTY
DOCKET
Docket Number: CP-25-CR-0002468-2014
CRIMINAL DOCKET
Commonwealth of Pennsylvania v. Riley Sample
CASE INFORMATION
Judge Assigned: Example, Pat        Date Filed: 02/20/2014     Initiation Date: 01/30/2014
OTN: T 555555-5
CHARGES
Seq.  Orig Seq.  Grade  Statute             Statute Description              Offense Dt.   OTN
1     1          M1     18 § 2701 §§ A1     Simple Assault                   01/28/2014    T 555555-5
2     2          F3     18 § 3921 §§ A      Theft By Unlaw Taking            01/28/2014    T 555555-5
DISPOSITION SENTENCING/PENALTIES
Disposition
Case Event                    Disposition Date          Final Disposition
Sequence/Description          Offense Disposition       Grade     Section
Lower Court Proceeding (generic)
  Waived for Court             02/14/2014               Not Final
    1 / Simple Assault         Waived for Court         M1        18 § 2701 §§ A1
    2 / Theft By Unlaw Taking  Waived for Court         F3        18 § 3921 §§ A
Plea
  Status Conference            08/11/2014               Final Disposition
    1 / Simple Assault         Nolo Contendere          M1        18 § 2701 §§ A1
       Example, Pat            08/11/2014
       Probation               Max of 2.00 Years
    2 / Theft By Unlaw Taking  Withdrawn                F3        18 § 3921 §§ A
COMMONWEALTH INFORMATION        ATTORNEY INFORMATION
Name: Erie County District Attorney's Office
`,
    charges: [
      {
        offense: 'Simple Assault',
        statute: '18 Pa.C.S. § 2701(a)(1)',
        level: 'misdemeanor',
        grade: '1',
        disposition: 'convicted',
        date: '2014-08-11',
      },
      {
        offense: 'Theft By Unlaw Taking',
        statute: '18 Pa.C.S. § 3921(a)',
        level: 'felony',
        grade: '3',
        disposition: 'dismissed',
        date: '2014-08-11',
      },
    ],
  },
];
