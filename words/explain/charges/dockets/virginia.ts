import type { Docket } from './docket.ts';

export const virginia: readonly Docket[] = [
  {
    name: 'Virginia general district court case page',
    text: `Virginia Judiciary Online Case Information System
Fairfax County General District Court
Case Details
Case Number: GC12012345-00     Filed Date: 02/14/2012     Locality: COMMONWEALTH OF VA
Name: SAMPLE, PARKER           Status: Released On Summons
Charge: PETIT LARCENY          Offense Tracking Number: 059GM1200001234
Code Section: 18.2-96          Case Type: Misdemeanor     Class: 1
Offense Date: 02/10/2012       Arrest Date: 02/10/2012
Final Disposition: Guilty      Plea: Guilty
Disposition Date: 04/17/2012
Sentence Time: 00Months 030Days 00Hours
`,
    charges: [
      {
        offense: 'Petit larceny',
        statute: '18.2-96',
        level: 'misdemeanor',
        grade: '1',
        disposition: 'convicted',
        date: '2012-04-17',
      },
    ],
  },
  {
    name: 'Virginia circuit court list',
    text: `CIRCUIT COURT OF HENRICO COUNTY, VIRGINIA
Case Status - Case Information
Case Number        Charge                         Code Section    Type          Class    Disposition          Disposition Date
CR15001234-00      POSSESS SCH I OR II DRUG       18.2-250        Felony        5        Nolle Prosequi       06/01/2015
CR15001234-01      POSSESSION OF MARIJUANA        18.2-250.1      Misdemeanor   U        Deferred             06/01/2015
CR16000999-00      ASSAULT AND BATTERY            18.2-57         Misdemeanor   1        Not Guilty           01/20/2016
`,
    charges: [
      {
        offense: 'Possess sch I or II drug',
        statute: '18.2-250',
        level: 'felony',
        grade: '5',
        disposition: 'dismissed',
        date: '2015-06-01',
      },
      {
        offense: 'Possession of marijuana',
        statute: '18.2-250.1',
        level: 'misdemeanor',
        grade: 'ungraded',
        disposition: 'deferred',
        date: '2015-06-01',
      },
      {
        offense: 'Assault and battery',
        statute: '18.2-57',
        level: 'misdemeanor',
        grade: '1',
        disposition: 'acquitted',
        date: '2016-01-20',
      },
    ],
  },
];
