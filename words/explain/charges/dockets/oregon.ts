import type { Docket } from './docket.ts';

export const oregon: readonly Docket[] = [
  {
    name: 'Oregon OECI case page',
    text: `OREGON JUDICIAL DEPARTMENT
REGISTER OF ACTIONS
CASE NO. 110433421
The State of Oregon vs ROWAN SAMPLE      Case Type: Offense Misdemeanor    Date Filed: 04/11/2011
CHARGE INFORMATION
Charges: SAMPLE, ROWAN                   Statute        Level                   Date
1. Theft in the Second Degree            164.045        Misdemeanor Class A     03/12/2011
2. Criminal Trespass in the Second Degree 164.245       Misdemeanor Class C     03/12/2011
EVENTS & ORDERS OF THE COURT
DISPOSITIONS
06/12/2011  Plea (Judicial Officer: Example, Pat)
   1. Theft in the Second Degree
        Guilty
06/12/2011  Disposition (Judicial Officer: Example, Pat)
   1. Theft in the Second Degree
        Convicted
   2. Criminal Trespass in the Second Degree
        Dismissed
`,
    charges: [
      {
        offense: 'Theft in the Second Degree',
        statute: '164.045',
        level: 'misdemeanor',
        grade: 'a',
        disposition: 'convicted',
        date: '2011-06-12',
      },
      {
        offense: 'Criminal Trespass in the Second Degree',
        statute: '164.245',
        level: 'misdemeanor',
        grade: 'c',
        disposition: 'dismissed',
        date: '2011-06-12',
      },
    ],
  },
  {
    name: 'Oregon State Police history',
    text: `Oregon State Police
Criminal History Record - Open Records
NAME: SAMPLE, ROWAN        SID: OR01234567
Charge: ORS 475.894 POSSESSION OF METHAMPHETAMINE
  Level: Felony Class C
  Court Case Number: 15CR12345
  Disposition: CONDITIONAL DISCHARGE
  Disposition Date: 11/02/2015
Charge: ORS 166.025 DISORDERLY CONDUCT II
  Level: Misdemeanor Class B
  Court Case Number: 18CR54321
  Disposition: NO COMPLAINT
  Disposition Date: 02/05/2018
`,
    charges: [
      {
        offense: 'Possession of methamphetamine',
        statute: 'ORS 475.894',
        level: 'felony',
        grade: 'c',
        disposition: 'deferred',
        date: '2015-11-02',
      },
      {
        offense: 'Disorderly conduct II',
        statute: 'ORS 166.025',
        level: 'misdemeanor',
        grade: 'b',
        disposition: 'no_charges',
        date: '2018-02-05',
      },
    ],
  },
];
