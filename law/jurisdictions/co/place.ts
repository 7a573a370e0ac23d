import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'CO',
  name: 'Colorado',
  timeZone: 'America/Denver',
  verified: '2026-11-15',
  knownFrom: '2025-01-01',
  readAgain: {
    on: '2026-11-19',
    changed:
      '49 new cases were written first and then held against the rules. Where they differed, the rules held, or the law leaves it open. Of 51 more, two did not agree: a sex crime or a drug felony that is named by its section alone is now read as one. Of 49 more, one did not agree: an attempt, a plan or a request that is told by its own section (§§ 18-2-101, 18-2-201, 18-2-301) is now read as the crime that was meant. Being an accessory (§ 18-8-105) is a question. The list of unlawful sexual behavior (16-22-102(9)) was then read whole, as of 2025: luring a child online as a felony of class 5 is not on it, and some sections told alone are.',
  },
  gaps: [
    {
      section: 'C.R.S. 24-72-706(2)',
      what: 'Which crimes are left out rests on one account of the law as printed in July 2026, and on the list in the courts’ forms of July 2025. The forms differ on traffic offenses beside other charges of a case, so such a case needs a look.',
      since: '2026-11-15',
    },
    {
      section: 'C.R.S. 24-72-708',
      what: 'The waits for sealing several convictions rest on the same account.',
      since: '2026-11-15',
    },
    {
      section: 'C.R.S. 24-72-709',
      what: 'How many convictions may be sealed rests on the same account.',
      since: '2026-11-15',
    },
    {
      section: 'C.R.S. 19-1-306',
      what: 'The rules for youth cases follow the law as printed in September 2022. Later accounts agree with it.',
      since: '2026-11-15',
    },
    {
      section: 'C.R.S. 18-1.3-107',
      what: 'Its subsections (1) to (3) were read. Whom it shuts out is as the courts’ own page tells it, and a summary of the act of 2018: crimes of violence, lasting injuries, and who must register. That page still asks for probation or the like, which the text of today does not.',
      since: '2026-11-19',
    },
    {
      section: 'C.R.S. 18-1-410.7(3)(b)',
      what: 'What happens to the record of a conviction that was undone for a trafficking victim was not read.',
      since: '2026-11-17',
    },
  ],
  changes: [
    {
      on: '2027-01-01',
      about: 'clean-slate',
      text: 'Colorado is to seal older arrests that led to no charges by January 1, 2027. You do not have to ask.',
      source: {
        label: 'Colorado legislature, HB21-1214',
        url: 'https://leg.colorado.gov/bills/hb21-1214',
      },
    },
    {
      on: '2025-07-01',
      about: 'clean-slate',
      text: 'Since July 1, 2025 Colorado seals many felonies by itself, 10 years after the case is over.',
      source: {
        label: 'Colorado Lawyer',
        url: 'https://cl.cobar.org/features/automatic-record-sealing-in-colorado',
      },
      reliefs: ['co-clean-slate-felony'],
    },
    {
      on: '2025-07-01',
      about: 'expungement',
      text: 'Since July 1, 2025 you may ask Colorado to seal a conviction for something that is legal today. It is free.',
      source: {
        label: 'Clean Slate Clearinghouse',
        url: 'https://cleanslateclearinghouse.org/policies/co-c-20/',
      },
      reliefs: ['co-legal-today'],
    },
  ],
};
