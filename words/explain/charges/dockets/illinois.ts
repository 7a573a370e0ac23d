import type { Docket } from './docket.ts';

export const illinois: readonly Docket[] = [
  {
    name: 'Illinois certified statement',
    text: `IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS
CERTIFIED STATEMENT OF CONVICTION / DISPOSITION
Docket report
PEOPLE OF THE STATE OF ILLINOIS vs. HAYDEN SAMPLE       Case Number: 13CR0123401
Count  Statute                      Description                  Class      Disposition        Date
001    720 ILCS 5/16-25(a)(1)       RETAIL THEFT                 Class A    SUPERVISION        09/12/2013
002    720 ILCS 570/402(c)          POSS CONTROLLED SUBSTANCE    Class 4    NOLLE PROSEQUI     09/12/2013
`,
    charges: [
      {
        offense: 'Retail theft',
        statute: '720 ILCS 5/16-25(a)(1)',
        level: 'misdemeanor',
        grade: 'a',
        disposition: 'deferred',
        date: '2013-09-12',
      },
      {
        offense: 'Poss controlled substance',
        statute: '720 ILCS 570/402(c)',
        level: 'felony',
        grade: '4',
        disposition: 'dismissed',
        date: '2013-09-12',
      },
    ],
  },
  {
    name: 'Illinois State Police transcript',
    text: `ILLINOIS STATE POLICE
Bureau of Identification
CRIMINAL HISTORY TRANSCRIPT
Name: SAMPLE, HAYDEN       SID: IL01234560
Date of Arrest: 07/08/2007
Arrest Charges
  Statute: 720 ILCS 5/12-3(a)(1)   Offense: BATTERY   Class: A
Court Charges/Disposition
  Court Case Number: 07MC123456
  Statute: 720 ILCS 5/12-3(a)(1)   Offense: BATTERY   Class: A
  Disposition: GUILTY    Disposition Date: 10/10/2007
  Sentence: CONDITIONAL DISCHARGE 12 MONTHS
Date of Arrest: 01/20/2010
Arrest Charges
  Statute: 720 ILCS 5/21-3   Offense: CRIMINAL TRESPASS TO LAND   Class: B
Court Charges/Disposition
  Court Case Number: 10MC000111
  Statute: 720 ILCS 5/21-3   Offense: CRIMINAL TRESPASS TO LAND   Class: B
  Disposition: STRICKEN OFF LEAVE    Disposition Date: 03/15/2010
`,
    charges: [
      {
        offense: 'Battery',
        statute: '720 ILCS 5/12-3(a)(1)',
        level: 'misdemeanor',
        grade: 'a',
        disposition: 'convicted',
        date: '2007-10-10',
      },
      {
        offense: 'Criminal trespass to land',
        statute: '720 ILCS 5/21-3',
        level: 'misdemeanor',
        grade: 'b',
        disposition: 'dismissed',
        date: '2010-03-15',
      },
    ],
  },
];
