import type { Docket } from './docket.ts';

export const ohio: readonly Docket[] = [
  {
    name: 'Ohio municipal court docket',
    text: `FRANKLIN COUNTY MUNICIPAL COURT
COLUMBUS, OHIO
CASE SUMMARY
Case Number: 2014 CRB 012345      Filed: 06/02/2014     Status: CLOSED
Defendant: SAMPLE, QUINN
Charge #  Description                 Statute            Degree   Plea         Disposition                Disp Date
1         THEFT                       2913.02(A)(1)      M1       GUILTY       GUILTY                     08/19/2014
2         CRIMINAL DAMAGING           2909.06(A)(1)      M2       NOT GUILTY   NOLLE PROSEQUI             08/19/2014
3         DRUG PARAPHERNALIA          2925.14(C)(1)      M4       NOT GUILTY   DISMISSED                  08/19/2014
`,
    charges: [
      {
        offense: 'Theft',
        statute: '2913.02(A)(1)',
        level: 'misdemeanor',
        grade: '1',
        disposition: 'convicted',
        date: '2014-08-19',
      },
      {
        offense: 'Criminal damaging',
        statute: '2909.06(A)(1)',
        level: 'misdemeanor',
        grade: '2',
        disposition: 'dismissed',
        date: '2014-08-19',
      },
      {
        offense: 'Drug paraphernalia',
        statute: '2925.14(C)(1)',
        level: 'misdemeanor',
        grade: '4',
        disposition: 'dismissed',
        date: '2014-08-19',
      },
    ],
  },
  {
    name: 'Ohio judgment entry',
    text: `IN THE COURT OF COMMON PLEAS
MONTGOMERY COUNTY, OHIO
STATE OF OHIO v. QUINN SAMPLE          CASE NO. 2011 CR 01234
JUDGMENT ENTRY OF CONVICTION AND SENTENCE
The defendant came before the court on March 8, 2011.
COUNT 1: POSSESSION OF COCAINE, R.C. 2925.11(A), F5 - GUILTY 03/08/2011
COUNT 2: POSSESSING CRIMINAL TOOLS, R.C. 2923.24(A), F5 - DISMISSED 03/08/2011
The defendant is sentenced to community control for three years.
`,
    charges: [
      {
        offense: 'Possession of cocaine',
        statute: 'R.C. 2925.11(A)',
        level: 'felony',
        grade: '5',
        disposition: 'convicted',
        date: '2011-03-08',
      },
      {
        offense: 'Possessing criminal tools',
        statute: 'R.C. 2923.24(A)',
        level: 'felony',
        grade: '5',
        disposition: 'dismissed',
        date: '2011-03-08',
      },
    ],
  },
];
