import type { Docket } from './docket.ts';

/** Layouts that nobody taught us. */
export const elsewhere: readonly Docket[] = [
  {
    name: 'Kansas case page',
    text: `DISTRICT COURT OF SEDGWICK COUNTY, KANSAS
Case Summary
Case Number: 2013-CR-001122
Charge                      Statute          Level                  Disposition                  Disposition Date
Criminal damage             K.S.A. 21-5813   Class B misdemeanor    Diversion                    10/01/2013
Battery                     K.S.A. 21-5413   Class B misdemeanor    Dismissed with prejudice     10/01/2013
`,
    charges: [
      {
        offense: 'Criminal damage',
        statute: 'K.S.A. 21-5813',
        level: 'misdemeanor',
        grade: 'b',
        disposition: 'diverted',
        date: '2013-10-01',
      },
      {
        offense: 'Battery',
        statute: 'K.S.A. 21-5413',
        level: 'misdemeanor',
        grade: 'b',
        disposition: 'dismissed',
        date: '2013-10-01',
      },
    ],
  },
  {
    name: 'Background report',
    text: `EMPLOYMENT BACKGROUND SCREENING REPORT
Prepared under the Fair Credit Reporting Act
Applicant Name: SAMPLE, ROBIN
CRIMINAL SEARCH - RECORD FOUND
Jurisdiction: Pulaski County, Arkansas
Case Number: CR-2011-4455
Offense: Theft of property
Severity: Class A Misdemeanor
Offense Date: 05/05/2011
Disposition: Guilty
Disposition Date: 08/30/2011
Offense: Criminal mischief
Severity: Class B Misdemeanor
Disposition: Nolle Prosequi
Disposition Date: 08/30/2011
`,
    charges: [
      {
        offense: 'Theft of property',
        level: 'misdemeanor',
        grade: 'a',
        disposition: 'convicted',
        date: '2011-08-30',
      },
      {
        offense: 'Criminal mischief',
        level: 'misdemeanor',
        grade: 'b',
        disposition: 'dismissed',
        date: '2011-08-30',
      },
    ],
  },
];
