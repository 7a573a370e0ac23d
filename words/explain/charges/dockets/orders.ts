import type { Docket } from './docket.ts';

/** Papers of one end: what they name ended as they say. */
export const orders: readonly Docket[] = [
  {
    name: 'Texas judgment',
    text: `IN THE COUNTY COURT AT LAW NO. 2, TRAVIS COUNTY, TEXAS
CAUSE NO. C-1-CR-15-123456
THE STATE OF TEXAS v. JORDAN SAMPLE
JUDGMENT OF CONVICTION
Offense: Driving While Intoxicated
Statute for Offense: Penal Code 49.04
Degree of Offense: Class B Misdemeanor
Date of Offense: 03/01/2015
Plea to Offense: Guilty
Date Judgment Entered: 06/15/2015
It is the judgment of the court that the defendant is guilty.
`,
    charges: [
      {
        offense: 'Driving While Intoxicated',
        statute: 'Penal Code 49.04',
        level: 'misdemeanor',
        grade: 'b',
        disposition: 'convicted',
        date: '2015-06-15',
      },
    ],
  },
  {
    name: 'Michigan order of dismissal',
    text: `STATE OF MICHIGAN
36TH DISTRICT COURT            ORDER OF DISMISSAL
People of the State of Michigan v. Sample      Case No. 19-054321
On May 4, 2019 the following charge(s) are dismissed without prejudice:
Count 1: Disorderly Person, MCL 750.167, Misdemeanor
IT IS ORDERED that the case is dismissed.
Date: May 4, 2019
`,
    charges: [
      {
        offense: 'Disorderly Person',
        statute: 'MCL 750.167',
        level: 'misdemeanor',
        disposition: 'dismissed',
        date: '2019-05-04',
      },
    ],
  },
  {
    name: 'Pennsylvania docket sheet with its columns lost',
    text: `COURT OF COMMON PLEAS OF DAUPHIN COUNTY
DOCKET
Docket Number: CP-22-CR-0000111-2016
Commonwealth of Pennsylvania v. Sample, Alex
CHARGES
Seq. Orig Seq. Grade Statute Statute Description Offense Dt. OTN
1 1 M1 75 § 3802 §§ A1* DUI: Gen Imp/Inc of Driving Safely - 1st Off 05/01/2016 T 123456-7
2 2 S 75 § 3714 §§ A Careless Driving 05/01/2016 T 123456-7
DISPOSITION SENTENCING/PENALTIES
Plea 10/03/2016 Final Disposition
1 / DUI: Gen Imp/Inc of Driving Safely - 1st Off Guilty Plea - Negotiated M1 75 § 3802 §§ A1*
Example, Judge A. 10/03/2016
Probation Min of 6.00 Months
2 / Careless Driving Nolle Prossed S 75 § 3714 §§ A
`,
    charges: [
      {
        offense: 'DUI: Gen Imp/Inc of Driving Safely - 1st Off',
        statute: '75 Pa.C.S. § 3802(a)(1)',
        level: 'misdemeanor',
        grade: '1',
        disposition: 'convicted',
        date: '2016-10-03',
      },
      {
        offense: 'Careless Driving',
        statute: '75 Pa.C.S. § 3714(a)',
        level: 'infraction',
        grade: 'summary',
        disposition: 'dismissed',
        date: '2016-10-03',
      },
    ],
  },
];
