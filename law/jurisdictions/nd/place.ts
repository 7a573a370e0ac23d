import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'ND',
  name: 'North Dakota',
  timeZone: 'America/Chicago',
  verified: '2026-11-17',
  knownFrom: '2025-08-01',
  readAgain: {
    on: '2026-11-19',
    changed:
      'Twenty cases written from the text agreed, but for one day. The list of crimes with an order to register now leaves out sexual assault by a touch, and takes in crimes against a child told by their section. Of 21 cases written anew, all agreed. Drunk driving as a felony is no longer taken for the first. Drunk driving counts as such by whichever section it is told. Of 22 cases more, all agreed. Of 31 cases written anew, one did not agree: a charge told as dropped for a plea to another one is no longer said to be closed. Of 77 cases more, two kinds did not agree: a pardoned record closes from the day of the pardon, and drunk driving of Class A is no longer taken for the first. The law on registering was then read with the acts of 2025: a plain assault counts only with a child under 12, and a part of sexual extortion does not count.',
  },
  gaps: [
    {
      section: 'N.D.C.C. §§ 12-60.1-01, 12-60.1-04 and 12-60.1-05; House Bill 1166 (2025)',
      what: 'The acts of 2025 could not be opened. What they say was read in the courts’ own guide of August 2025 and their form of 2026.',
      since: '2026-11-17',
    },
    {
      section: 'N.D.C.C. § 12-60.1-05',
      what: 'Whether a dropped charge is sealed with a conviction of the same case. It is not closed alone, so it needs a look.',
      since: '2026-11-17',
    },
    {
      section: 'N.D.C.C. § 12-60.1-02(1)',
      what: 'The text read is of June 2022, and notes of August 2026 say the same. It counts years without a new conviction. We count this conviction too, to be careful.',
      since: '2026-11-17',
    },
    {
      section: 'N.D.C.C. § 39-08-01.6',
      what: 'The 7 years run from the violation, by its words and by notes of August 2026, and we count so. A law firm counts from the conviction.',
      since: '2026-11-17',
    },
    {
      section: 'N.D. Sup. Ct. Admin. R. 19',
      what: 'How long juvenile files are kept was read in the Clearinghouse only.',
      since: '2026-11-17',
    },
  ],
  changes: [
    {
      on: '2025-08-01',
      about: 'clean-slate',
      text: 'Since August 1, 2025 North Dakota courts close cases 61 days after a dismissal or not guilty. You have to ask for older ones.',
      source: {
        label: 'Clean Slate Initiative on House Bill 1166',
        url: 'https://cleanslateinitiative.org/in-the-news/north-dakota-hb1166',
      },
      reliefs: ['nd-closed-by-court'],
    },
    {
      on: '2025-08-01',
      about: 'expungement',
      text: 'Since August 1, 2025 you may ask North Dakota courts to close older cases, and to seal one with a pardon.',
      source: {
        label: 'Clean Slate Initiative on House Bill 1166',
        url: 'https://cleanslateinitiative.org/in-the-news/north-dakota-hb1166',
      },
      reliefs: ['nd-closing-petition', 'nd-pardoned'],
    },
  ],
};
