import type { Docket } from './docket.ts';

export const maryland: readonly Docket[] = [
  {
    name: 'Maryland Case Search, District Court',
    text: `Maryland Judiciary Case Search
DISTRICT COURT OF MARYLAND
Case Information
Court System: DISTRICT COURT FOR BALTIMORE CITY - CRIMINAL SYSTEM
Case Number: 1B02345678     Tracking No: 121001234567
Case Type: CRIMINAL         District Code: 01
Defendant Name: SAMPLE, JAMIE
Charge and Disposition Information
Charge No: 001  Description: THEFT: LESS $1,000 VALUE
Statute: CR.7.104   Description: THEFT: LESS $1,000 VALUE
Amended Date:       CJIS Code: 1 1137
Plea: NOT GUILTY
Disposition: STET   Disposition Date: 08/14/2013
Charge No: 002  Description: CDS: POSSESS-NOT MARIJUANA
Statute: CR.5.601.(a)(1)   Description: CDS: POSSESS-NOT MARIJUANA
Plea: GUILTY
Disposition: PROBATION BEFORE JUDGMENT   Disposition Date: 08/14/2013
`,
    charges: [
      {
        offense: 'Theft: less $1,000 value',
        statute: 'CR.7.104',
        disposition: 'diverted',
        date: '2013-08-14',
      },
      {
        offense: 'CDS: possess-not marijuana',
        statute: 'CR.5.601.(a)(1)',
        disposition: 'deferred',
        date: '2013-08-14',
      },
    ],
  },
  {
    name: 'Maryland Case Search, Circuit Court',
    text: `Circuit Court of Maryland
Case Detail
Case Number: 117033012     Case Status: CLOSED     Filing Date: 02/02/2017
Charge Information
Charge No: 1
CJIS Code: 1 1420   Statute Code: CR.3.203
Charge Description: ASSAULT-SEC DEGREE
Charge Class: Misdemeanor
Offense Date From: 12/20/2016
Disposition
Plea: GUILTY
Disposition: GUILTY
Disposition Date: 06/19/2017
Charge No: 2
CJIS Code: 1 0233   Statute Code: CR.3.204
Charge Description: RECKLESS ENDANGERMENT
Charge Class: Misdemeanor
Disposition
Disposition: NOLLE PROSEQUI
Disposition Date: 06/19/2017
`,
    charges: [
      {
        offense: 'Assault-sec degree',
        statute: 'CR.3.203',
        level: 'misdemeanor',
        disposition: 'convicted',
        date: '2017-06-19',
      },
      {
        offense: 'Reckless endangerment',
        statute: 'CR.3.204',
        level: 'misdemeanor',
        disposition: 'dismissed',
        date: '2017-06-19',
      },
    ],
  },
];
