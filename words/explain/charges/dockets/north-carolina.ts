import type { Docket } from './docket.ts';

export const northCarolina: readonly Docket[] = [
  {
    name: 'North Carolina ACIS screen',
    text: `ACIS - CRIMINAL CASE INFORMATION          WAKE COUNTY, NORTH CAROLINA
CASE NUMBER: 12CR 204567                  DEFENDANT: SAMPLE,REESE
OFFENSE DATE: 03/14/2012                  SERVED: 03/15/2012
CHARGED OFFENSE: (M) MISDEMEANOR LARCENY            G.S. 14-72(A)     CLASS 1
PLEA: GU    VERDICT: GUILTY    DISPOSITION DATE: 05/21/2012
CASE NUMBER: 12CR 204568
OFFENSE DATE: 03/14/2012
CHARGED OFFENSE: (M) RESISTING PUBLIC OFFICER       G.S. 14-223       CLASS 2
DISPOSITION: VOLUNTARY DISMISSAL    DISPOSITION DATE: 05/21/2012
`,
    charges: [
      {
        offense: 'Misdemeanor larceny',
        statute: 'G.S. 14-72(A)',
        level: 'misdemeanor',
        grade: '1',
        disposition: 'convicted',
        date: '2012-05-21',
      },
      {
        offense: 'Resisting public officer',
        statute: 'G.S. 14-223',
        level: 'misdemeanor',
        grade: '2',
        disposition: 'dismissed',
        date: '2012-05-21',
      },
    ],
  },
  {
    name: 'North Carolina record check',
    text: `STATE OF NORTH CAROLINA
CRIMINAL RECORD REPORT - ADMINISTRATIVE OFFICE OF THE COURTS
Case No.       Offense                              Statute       Class            Disposition                    Disp Date
09CRS051234    POSSESSION OF COCAINE                90-95(D)(2)   CLASS I FELONY   CONDITIONAL DISCHARGE          02/08/2010
14CR 001122    INJURY TO REAL PROPERTY              14-127        CLASS 1 MISD     PRAYER FOR JUDGMENT CONTINUED  09/30/2014
`,
    charges: [
      {
        offense: 'Possession of cocaine',
        statute: '90-95(D)(2)',
        level: 'felony',
        grade: 'i',
        disposition: 'deferred',
        date: '2010-02-08',
      },
      {
        offense: 'Injury to real property',
        statute: '14-127',
        level: 'misdemeanor',
        grade: '1',
        disposition: 'convicted',
        date: '2014-09-30',
      },
    ],
  },
];
