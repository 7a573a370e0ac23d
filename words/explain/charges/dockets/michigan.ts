import type { Docket } from './docket.ts';

export const michigan: readonly Docket[] = [
  {
    name: 'Michigan register of actions',
    text: `STATE OF MICHIGAN
54-A JUDICIAL DISTRICT          REGISTER OF ACTIONS          CASE NO: 13-01234-SM
SAMPLE/AVERY/                   STATUS: CLOSED
COUNT 1   RETAIL FRAUD 2ND DEGREE    750.356D4     MISDEMEANOR
   OFFENSE DATE: 04/02/2013    PLEA: GUILTY    PLEA DATE: 05/06/2013
   DISPOSITION: PLED GUILTY    DISPOSITION DATE: 05/06/2013
COUNT 2   DISORDERLY PERSON          750.1671E     MISDEMEANOR
   OFFENSE DATE: 04/02/2013
   DISPOSITION: DISMISSED BY PARTY    DISPOSITION DATE: 05/06/2013
`,
    charges: [
      {
        offense: 'Retail fraud 2nd degree',
        statute: '750.356D4',
        level: 'misdemeanor',
        disposition: 'convicted',
        date: '2013-05-06',
      },
      {
        offense: 'Disorderly person',
        statute: '750.1671E',
        level: 'misdemeanor',
        disposition: 'dismissed',
        date: '2013-05-06',
      },
    ],
  },
  {
    name: 'Michigan ICHAT history',
    text: `Michigan State Police
ICHAT - Internet Criminal History Access Tool
Criminal History Record
Name: SAMPLE, AVERY      SID: 1234567X
Incident Date: 10/10/2006
Arrest Segment
  Charge: 750.110A2 HOME INVASION - 1ST DEGREE
  Level: Felony
Judicial Segment
  Court Case Number: 06-004567-FH
  Charge: 750.115 BREAKING & ENTERING
  Level: Misdemeanor
  Disposition: Found Guilty
  Disposition Date: 12/18/2006
Incident Date: 03/03/2011
Arrest Segment
  Charge: 333.74032D CONTROLLED SUBSTANCE - POSSESSION OF MARIJUANA
  Level: Misdemeanor
Judicial Segment
  Court Case Number: 11-000321-SM
  Charge: 333.74032D CONTROLLED SUBSTANCE - POSSESSION OF MARIJUANA
  Level: Misdemeanor
  Disposition: Nolle Prosequi
  Disposition Date: 06/07/2011
`,
    charges: [
      {
        offense: 'Breaking & entering',
        statute: '750.115',
        level: 'misdemeanor',
        disposition: 'convicted',
        date: '2006-12-18',
      },
      {
        offense: 'Controlled substance - possession of marijuana',
        statute: '333.74032D',
        level: 'misdemeanor',
        disposition: 'dismissed',
        date: '2011-06-07',
      },
    ],
  },
];
