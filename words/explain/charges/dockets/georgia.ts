import type { Docket } from './docket.ts';

export const georgia: readonly Docket[] = [
  {
    name: 'Georgia GCIC history',
    text: `GEORGIA CRIME INFORMATION CENTER
CRIMINAL HISTORY RECORD
GCIC    SID: GA0123456X    NAME: SAMPLE, EMERSON
CYCLE 001   ARREST DATE: 2009-04-18
ARREST CHARGES
  CHARGE 01: SHOPLIFTING
  STATUTE: 16-8-14(a)(1)   SEVERITY: MISDEMEANOR
COURT DISPOSITION
  CHARGE 01: SHOPLIFTING
  STATUTE: 16-8-14(a)(1)   SEVERITY: MISDEMEANOR
  DISPOSITION: CONVICTED   DISPOSITION DATE: 2009-07-22
CYCLE 002   ARREST DATE: 2012-11-02
ARREST CHARGES
  CHARGE 01: POSSESSION OF COCAINE
  STATUTE: 16-13-30(a)   SEVERITY: FELONY
COURT DISPOSITION
  CHARGE 01: POSSESSION OF COCAINE
  STATUTE: 16-13-30(a)   SEVERITY: FELONY
  DISPOSITION: FIRST OFFENDER ACT   DISPOSITION DATE: 2013-02-14
`,
    charges: [
      {
        offense: 'Shoplifting',
        statute: '16-8-14(a)(1)',
        level: 'misdemeanor',
        disposition: 'convicted',
        date: '2009-07-22',
      },
      {
        offense: 'Possession of cocaine',
        statute: '16-13-30(a)',
        level: 'felony',
        disposition: 'deferred',
        date: '2013-02-14',
      },
    ],
  },
  {
    name: 'Georgia state court docket',
    text: `STATE COURT OF DEKALB COUNTY, GEORGIA
CASE DETAIL - DOCKET
State of Georgia v. Emerson Sample         Case Number: 16C12345
Count   Charge                            O.C.G.A.         Type          Disposition        Disposition Date
1       BATTERY                           16-5-23.1        Misdemeanor   Nolle Prosequi     03/03/2017
2       DISORDERLY CONDUCT                16-11-39         Misdemeanor   Nolo Contendere    03/03/2017
3       OBSTRUCTION OF AN OFFICER         16-10-24(a)      Misdemeanor   Dead Docket        03/03/2017
`,
    charges: [
      {
        offense: 'Battery',
        statute: '16-5-23.1',
        level: 'misdemeanor',
        disposition: 'dismissed',
        date: '2017-03-03',
      },
      {
        offense: 'Disorderly conduct',
        statute: '16-11-39',
        level: 'misdemeanor',
        disposition: 'convicted',
        date: '2017-03-03',
      },
      {
        offense: 'Obstruction of an officer',
        statute: '16-10-24(a)',
        level: 'misdemeanor',
        disposition: 'dismissed',
        date: '2017-03-03',
      },
    ],
  },
];
