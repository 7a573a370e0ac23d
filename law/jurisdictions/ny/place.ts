import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'NY',
  name: 'New York',
  timeZone: 'America/New_York',
  verified: '2026-11-15',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-19',
    changed:
      'CPL §§ 160.57 and 160.59 were read whole. A misdemeanor and a felony of one case now each have their own wait. Which crimes of one event count as one was mended. Of 28 cases written anew all agreed, and one reading changed: a class A felony against a child is believed to be one. A section written like VTL 1192.3, as tickets have it, is now read. The list of crimes that call for registration was read whole: of spying with a camera only three paragraphs are on it.',
  },
  gaps: [
    {
      section: 'CPL § 410.91(5)',
      what: 'Which degrees of theft (“larceny”) it names was not read.',
      since: '2026-11-15',
    },
    {
      section: 'Correction Law § 168-a(2)(a)(iii), (e)',
      what: 'A sexually motivated felony (Penal Law § 130.91) is on the list only with a listed crime, and spying with a camera only if the judge did not find registration too harsh. Both ask whether the crime calls for registration.',
      since: '2026-11-19',
    },
    {
      section: 'CPL § 160.58(6)',
      what: 'What it leaves out was not read.',
      since: '2026-11-15',
    },
  ],
  changes: [
    {
      on: '2027-11-16',
      about: 'clean-slate',
      text: 'New York courts have until November 16, 2027 to seal the older convictions that Clean Slate covers.',
      source: {
        label: 'New York State courts',
        url: 'https://nycourts.gov/FORMS/criminal-record-sealing.shtml',
      },
    },
    {
      on: '2024-11-16',
      about: 'clean-slate',
      text: 'Since November 16, 2024 New York seals many convictions by itself. Misdemeanors wait 3 years and felonies 8.',
      source: {
        label: 'CPL § 160.57',
        url: 'https://www.nysenate.gov/legislation/laws/CPL/160.57',
      },
      reliefs: [
        'ny-clean-slate-misdemeanor',
        'ny-clean-slate-felony',
        'ny-clean-slate-dwai',
        'ny-clean-slate-same-case',
      ],
    },
  ],
};
