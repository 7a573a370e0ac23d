import type { EnteredPlace } from '../../place/place.ts';

const since = '2026-11-17';

export const place: EnteredPlace = {
  code: 'AZ',
  name: 'Arizona',
  timeZone: 'America/Phoenix',
  verified: '2026-11-18',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Assault with a weapon or a bad injury stays open, also if the judgment says “non-dangerous”. So do street gang crimes and firing a gun in a city, and three more crimes against children. A finding of sexual motivation closes setting aside. Who sold marijuana is now asked how much it was. Of 34 more cases one was wrong: a killing of class 4 is negligent homicide, which no list names. Of 36 cases more one could not be told: a juvenile charge that was dropped is no longer asked what was paid. Gone through by sections: kidnapping or holding a child of 15 to 17 calls for registration too.',
  },
  gaps: [
    {
      section: 'A.R.S. § 13-911(E) to (O)',
      what: 'We read the start of the section, the court rule, the courts’ pages and the fact sheets to the bills, not these parts themselves. Private research that read them in July 2026 names the same waits and the same crimes left out.',
      since,
    },
    {
      section: 'A.R.S. § 13-911(F)',
      what: 'S.B. 1639 of 2024, “subsequent felony”, rewrote it. The courts’ newer page no longer says that an earlier felony adds 5 years. Of two people who read the text in July 2026, one says any earlier felony does, the other only a felony after sealing. For those 5 years a person has to look.',
      since,
    },
    {
      section: 'A.R.S. § 13-905',
      what: 'Whether money still owed bars setting aside, or is only weighed, is not settled. We ask for payment first.',
      since,
    },
    {
      section: 'A.R.S. § 13-905(P)',
      what: 'Older copies keep traffic crimes, such as § 28-3473, from being set aside. Newer pages do not name them, and we follow those: a law of 2021 took most of them off. The list itself was not read.',
      since,
    },
    {
      section: 'A.R.S. § 36-2862(A)',
      what: 'Sources name November 30, 2020 or July 12, 2021 as its last day. Between the two it needs review.',
      since,
    },
    {
      section: 'A.R.S. §§ 13-705, 13-706',
      what: 'Without a section we go by the class. Robbery, arson and burglary of class 2 count as serious. Felony assault of class 2 or 3 needs its section. The list of § 13-705 was read as two law firms give it whole, without its section numbers. The entries for § 13-2321 and § 13-3107 were not read in a text.',
      since,
    },
    {
      section: 'A.R.S. §§ 8-348, 8-349',
      what: 'Read on a page of the courts and a court’s sheet, not in the law’s text.',
      since,
    },
  ],
  changes: [
    {
      on: '2024-09-14',
      about: 'expungement',
      text: 'Since September 14, 2024 an Arizona case can be sealed once its own wait is over, also if newer cases are not ready.',
      source: {
        label: 'S.B. 1639 of 2024',
        url: 'https://azleg.gov/legtext/56leg/2R/summary/S.1639JUD_ASPASSEDHOUSE.DOCX.htm',
      },
    },
    {
      on: '2024-09-14',
      about: 'expungement',
      text: 'Since September 14, 2024 it no longer matters in Arizona when a trafficking victim’s prostitution case was.',
      source: {
        label: 'H.B. 2623 of 2024',
        url: 'https://azleg.gov/legtext/56leg/2R/summary/S.2623JUD.DOCX.htm',
      },
    },
  ],
};
