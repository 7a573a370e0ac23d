import type { Docket } from './docket.ts';

export const fbi: readonly Docket[] = [
  {
    name: 'FBI identity history summary',
    text: `U.S. Department of Justice
Federal Bureau of Investigation
Criminal Justice Information Services Division
IDENTITY HISTORY SUMMARY
Name: SAMPLE, SKYLER       FBI UCN: 12345XX0
======================= Cycle 001 =======================
Earliest Event Date   2003-05-06
Arrest Date           2003-05-06
Arresting Agency      NV0020100 POLICE DEPARTMENT
Subject's Name        SAMPLE, SKYLER
Charge                1
   Charge Literal     PETIT LARCENY
   Statute            NRS 205.240
   Severity           Misdemeanor
----------------------------------------------------------
Court Disposition     (Cycle 001)
Court Case Number     03M12345
Charge                1
   Charge Literal     PETIT LARCENY
   Statute            NRS 205.240
   Severity           Misdemeanor
   Disposition        (Convicted 2003-07-14; Guilty)
======================= Cycle 002 =======================
Earliest Event Date   2010-01-30
Arrest Date           2010-01-30
Charge                1
   Charge Literal     DOMESTIC BATTERY
   Statute            NRS 200.485
   Severity           Misdemeanor
   Disposition        (Dismissed 2010-03-02)
`,
    charges: [
      {
        offense: 'Petit larceny',
        statute: 'NRS 205.240',
        level: 'misdemeanor',
        disposition: 'convicted',
        date: '2003-07-14',
      },
      {
        offense: 'Domestic battery',
        statute: 'NRS 200.485',
        level: 'misdemeanor',
        disposition: 'dismissed',
        date: '2010-03-02',
      },
    ],
  },
  {
    name: 'FBI identification record',
    text: `UNITED STATES DEPARTMENT OF JUSTICE
FEDERAL BUREAU OF INVESTIGATION
CRIMINAL JUSTICE INFORMATION SERVICES DIVISION
FBI IDENTIFICATION RECORD
1-ARRESTED OR RECEIVED 08/21/1998
  AGENCY-POLICE DEPARTMENT (KS0870300)
  CHARGE 1-FORGERY
COURT-
  CHARGE-FORGERY, FELONY
  DISPOSITION-CONVICTED 11/05/1998
  SENTENCE-2 YEARS PROBATION
2-ARRESTED OR RECEIVED 02/02/2001
  AGENCY-SHERIFF'S OFFICE (KS0460000)
  CHARGE 1-CRIMINAL DAMAGE TO PROPERTY
COURT-
  CHARGE-CRIMINAL DAMAGE TO PROPERTY, MISDEMEANOR
  DISPOSITION-DISMISSED 04/18/2001
`,
    charges: [
      { offense: 'Forgery', level: 'felony', disposition: 'convicted', date: '1998-11-05' },
      {
        offense: 'Criminal damage to property',
        level: 'misdemeanor',
        disposition: 'dismissed',
        date: '2001-04-18',
      },
    ],
  },
];
