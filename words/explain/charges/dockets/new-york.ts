import type { Docket } from './docket.ts';

export const newYork: readonly Docket[] = [
  {
    name: 'New York certificate of disposition',
    text: `CRIMINAL COURT OF THE CITY OF NEW YORK
COUNTY OF KINGS
                         CERTIFICATE OF DISPOSITION
THE PEOPLE OF THE STATE OF NEW YORK
            VS.                               Docket Number: CR-012345-11KN
Sample, Morgan                                Date of Birth: 02/03/1988
Arrest Date: 03/02/2011                       Date Filed: 03/03/2011

Count #   Charge                                        Charge Weight   Disposition            Disposition Date
1         PL 155.25 00 AM Petit Larceny                                 Dismissed              04/05/2011
2         PL 240.20 01 V Disorderly Conduct                             Pled Guilty            04/05/2011

The undersigned certifies that this is a true extract of the record of this court.
`,
    charges: [
      {
        offense: 'Petit Larceny',
        statute: 'PL 155.25',
        level: 'misdemeanor',
        grade: 'a',
        disposition: 'dismissed',
        date: '2011-04-05',
      },
      {
        offense: 'Disorderly Conduct',
        statute: 'PL 240.20',
        level: 'infraction',
        grade: 'violation',
        disposition: 'convicted',
        date: '2011-04-05',
      },
    ],
  },
  {
    name: 'New York DCJS history',
    text: `New York State Division of Criminal Justice Services
Criminal History Record Information
NYSID No. 01234567Z      Name: SAMPLE, MORGAN
---------------------------------------------------------------
Arrest/Charge Information
Arrest Date: June 12, 2009   08:30 pm (20:30:00)
Arrest Charges:
-- Crim Poss Contrl Subst-7th
   PL 220.03    Class A    Misdemeanor    Degree 7    NCIC 3599
-- Crim Poss Contrl Subst-3rd
   PL 220.16    Class B    Felony    Degree 3    NCIC 3599
Court Case Information
-- Court: Bronx County Criminal Court     Case Number: 2009BX040404
   June 13, 2009
     Initial Report Of Docket Number
   September 21, 2009
     Convicted Upon Plea Of Guilty - Conviction Date: September 21, 2009
     -- Crim Poss Contrl Subst-7th
        PL 220.03    Class A    Misdemeanor    Degree 7    NCIC 3599
     Sentenced to: Conditional Discharge 1 Year
---------------------------------------------------------------
Arrest/Charge Information
Arrest Date: May 01, 2013
Arrest Charges:
-- Criminal Trespass-2nd
   PL 140.15    Class A    Misdemeanor    Degree 2    NCIC 5707
Court Case Information
-- Court: Kings County Criminal Court     Case Number: 2013KN030303
   November 04, 2013
     Dismissed
     -- Criminal Trespass-2nd
        PL 140.15    Class A    Misdemeanor    Degree 2    NCIC 5707
`,
    charges: [
      {
        offense: 'Crim Poss Contrl Subst-7th',
        statute: 'PL 220.03',
        level: 'misdemeanor',
        grade: 'a',
        disposition: 'convicted',
        date: '2009-09-21',
      },
      {
        offense: 'Criminal Trespass-2nd',
        statute: 'PL 140.15',
        level: 'misdemeanor',
        grade: 'a',
        disposition: 'dismissed',
        date: '2013-11-04',
      },
    ],
  },
];
