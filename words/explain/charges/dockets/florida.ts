import type { Docket } from './docket.ts';

export const florida: readonly Docket[] = [
  {
    name: 'Florida FDLE history',
    text: `FLORIDA DEPARTMENT OF LAW ENFORCEMENT
CRIMINAL HISTORY RECORD INFORMATION
SAMPLE, TAYLOR          FL-01234567
Arrest 1   Date: 07/04/2008
  Arresting Agency: TAMPA POLICE DEPARTMENT
  Charge 001: PETIT THEFT
    Statute: FL812.014(3)(a)   Level: MISDEMEANOR, 2ND DEGREE
Judicial
  Court Case Number: 08CM012345
  Charge 001: PETIT THEFT
    Statute: FL812.014(3)(a)   Level: MISDEMEANOR, 2ND DEGREE
    Disposition: ADJUDICATION WITHHELD    Disposition Date: 09/15/2008
Arrest 2   Date: 01/09/2012
  Arresting Agency: HILLSBOROUGH COUNTY SHERIFF
  Charge 001: POSSESSION OF COCAINE
    Statute: FL893.13(6)(a)   Level: FELONY, 3RD DEGREE
Judicial
  Court Case Number: 12CF000777
  Charge 001: POSSESSION OF COCAINE
    Statute: FL893.13(6)(a)   Level: FELONY, 3RD DEGREE
    Disposition: NOLLE PROSEQUI    Disposition Date: 04/02/2012
`,
    charges: [
      {
        offense: 'Petit theft',
        statute: 'FL812.014(3)(a)',
        level: 'misdemeanor',
        grade: '2',
        disposition: 'deferred',
        date: '2008-09-15',
      },
      {
        offense: 'Possession of cocaine',
        statute: 'FL893.13(6)(a)',
        level: 'felony',
        grade: '3',
        disposition: 'dismissed',
        date: '2012-04-02',
      },
    ],
  },
  {
    name: 'Florida clerk case page',
    text: `CLERK OF THE CIRCUIT COURT, DUVAL COUNTY, FLORIDA
Case Detail
Case Number: 16-2015-MM-004321-AXXX     Filed: 03/01/2015     Case Status: CLOSED
Defendant: SAMPLE, TAYLOR
CHARGES
Count  Statute       Description                       Level  Degree  Plea            Disposition             Disposition Date
1      843.02        RESIST OFFICER WITHOUT VIOLENCE   M      1       NO CONTEST      ADJUDICATED GUILTY      05/06/2015
2      856.011       DISORDERLY INTOXICATION           M      2       NOT GUILTY      DROPPED                 05/06/2015
`,
    charges: [
      {
        offense: 'Resist officer without violence',
        statute: '843.02',
        level: 'misdemeanor',
        grade: '1',
        disposition: 'convicted',
        date: '2015-05-06',
      },
      {
        offense: 'Disorderly intoxication',
        statute: '856.011',
        level: 'misdemeanor',
        grade: '2',
        disposition: 'dismissed',
        date: '2015-05-06',
      },
    ],
  },
];
