import type { Docket } from './docket.ts';

export const texas: readonly Docket[] = [
  {
    name: 'Texas DPS history',
    text: `Texas Department of Public Safety
Computerized Criminal History Search - Criminal History Record
Name: SAMPLE, DREW       SID: 01234567
Event 1
Date of Arrest: 02/11/2010
Arresting Agency: AUSTIN POLICE DEPARTMENT
Arrest Charge
  Offense: POSS MARIJ <2OZ
  Statute Citation: HSC 481.121(b)(1)
  Level & Degree of Offense: MISDEMEANOR - CLASS B
Court
  Cause Number: C1CR10200300
  Court Offense: POSS MARIJ <2OZ
  Statute Citation: HSC 481.121(b)(1)
  Level & Degree of Offense: MISDEMEANOR - CLASS B
  Court Disposition: DEFERRED ADJUDICATION
  Disposition Date: 05/20/2010
  Sentence: 6 MONTHS PROBATION
Event 2
Date of Arrest: 08/01/2014
Arrest Charge
  Offense: THEFT PROP >=$1500<$20K
  Statute Citation: PC 31.03(e)(4)(A)
  Level & Degree of Offense: FELONY - STATE JAIL
Court
  Cause Number: D1DC14300400
  Court Offense: THEFT PROP >=$1500<$20K
  Statute Citation: PC 31.03(e)(4)(A)
  Level & Degree of Offense: FELONY - STATE JAIL
  Court Disposition: DISMISSED
  Disposition Date: 01/12/2015
`,
    charges: [
      {
        offense: 'Poss marij <2oz',
        statute: 'HSC 481.121(b)(1)',
        level: 'misdemeanor',
        grade: 'b',
        disposition: 'deferred',
        date: '2010-05-20',
      },
      {
        offense: 'Theft prop >=$1500<$20k',
        statute: 'PC 31.03(e)(4)(A)',
        level: 'felony',
        grade: 'state_jail',
        disposition: 'dismissed',
        date: '2015-01-12',
      },
    ],
  },
  {
    name: 'Texas county register of actions',
    text: `REGISTER OF ACTIONS
CASE NO. 2016CR4455
The State of Texas vs. DREW SAMPLE        Case Type: Criminal Misdemeanor     Date Filed: 03/04/2016
CHARGE INFORMATION
Charges: SAMPLE, DREW                     Statute          Level                 Date
1. CRIMINAL TRESPASS                      30.05(d)         Misdemeanor Class B   02/20/2016
2. EVADING ARREST DETENTION               38.04(b)         Misdemeanor Class A   02/20/2016
EVENTS & ORDERS OF THE COURT
DISPOSITIONS
06/13/2016   Disposition (Judicial Officer: Example, Pat)
   1. CRIMINAL TRESPASS
        Convicted
   2. EVADING ARREST DETENTION
        Dismissed
`,
    charges: [
      {
        offense: 'Criminal trespass',
        statute: '30.05(d)',
        level: 'misdemeanor',
        grade: 'b',
        disposition: 'convicted',
        date: '2016-06-13',
      },
      {
        offense: 'Evading arrest detention',
        statute: '38.04(b)',
        level: 'misdemeanor',
        grade: 'a',
        disposition: 'dismissed',
        date: '2016-06-13',
      },
    ],
  },
];
