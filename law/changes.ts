import type { PlaceCode } from './places.ts';

/** A change of the law that is new or coming, told in a sentence or two, with the page it was read on. */
export type Change = {
  readonly place: PlaceCode;
  /** The day from which it holds. */
  readonly on: string;
  readonly about: 'clean-slate' | 'expungement' | 'pardon' | 'general';
  readonly text: string;
  readonly source: { readonly label: string; readonly url: string };
  /** The reliefs it tells about, so that they are not told a second time by their dates in force. */
  readonly reliefs?: readonly string[];
};

/** Every page named here is one that the rules or the notes of its place were read on. */
export const changes: readonly Change[] = [
  {
    place: 'NY',
    on: '2027-11-16',
    about: 'clean-slate',
    text: 'New York courts have until November 16, 2027 to seal the older convictions that Clean Slate covers.',
    source: {
      label: 'New York State courts',
      url: 'https://nycourts.gov/FORMS/criminal-record-sealing.shtml',
    },
  },
  {
    place: 'CO',
    on: '2027-01-01',
    about: 'clean-slate',
    text: 'Colorado is to seal older arrests that led to no charges by January 1, 2027. You do not have to ask.',
    source: { label: 'Colorado legislature, HB21-1214', url: 'https://leg.colorado.gov/bills/hb21-1214' },
  },
  {
    place: 'VA',
    on: '2026-07-01',
    about: 'clean-slate',
    text: 'Since July 1, 2026 Virginia seals some old misdemeanors by itself. You may ask a court to seal others.',
    source: { label: 'Virginia State Crime Commission', url: 'https://vscc.virginia.gov/sealing.asp' },
  },
  {
    place: 'US',
    on: '2026-01-23',
    about: 'expungement',
    text: 'Since January 23, 2026 victims of human trafficking may ask a federal court to clear a nonviolent crime that came of it.',
    source: {
      label: 'Public Law 119-73',
      url: 'https://www.congress.gov/119/plaws/publ73/PLAW-119publ73.htm',
    },
    reliefs: ['us-trafficking-vacatur', 'us-trafficking-arrest'],
  },
  {
    place: 'UT',
    on: '2026-01-01',
    about: 'clean-slate',
    text: 'Since January 1, 2026 Utah again clears small convictions by itself. You need no form.',
    source: {
      label: 'Utah Code 77-40a-204',
      url: 'https://self-law.org/code/ut/title-77/chapter-40a/77-40a-204',
    },
    reliefs: ['ut-clean-slate', 'ut-automatic-no-conviction'],
  },
  {
    place: 'NC',
    on: '2025-12-01',
    about: 'expungement',
    text: 'Since December 1, 2025 North Carolina no longer clears a case that was dropped because the person could not stand trial.',
    source: { label: 'UNC School of Government', url: 'https://sog.unc.edu/node/97621' },
  },
  {
    place: 'MD',
    on: '2025-10-01',
    about: 'expungement',
    text: 'Since October 1, 2025 a broken probation no longer rules out clearing a conviction in Maryland.',
    source: {
      label: 'WMAR on the Expungement Reform Act of 2025',
      url: 'https://wmar2news.com/local/new-maryland-expungement-law-gives-more-people-a-second-chance-after-serving-their-time',
    },
  },
  {
    place: 'ND',
    on: '2025-08-01',
    about: 'clean-slate',
    text: 'Since August 1, 2025 North Dakota courts close cases that end in dismissal or not guilty. You have to ask for older ones.',
    source: {
      label: 'Local News Wave on House Bill 1166',
      url: 'https://www.localnewswave.com/article/1006998051523751936',
    },
  },
  {
    place: 'NC',
    on: '2025-07-09',
    about: 'expungement',
    text: 'Since July 9, 2025 the wait to clear one nonviolent misdemeanor in North Carolina is 3 years. It was 5.',
    source: {
      label: 'UNC School of Government',
      url: 'https://nccriminallaw.sog.unc.edu/2026/01/29/expunction-changes-and-updated-expunction-guide-for-2026',
    },
  },
  {
    place: 'CO',
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
    place: 'CO',
    on: '2025-07-01',
    about: 'expungement',
    text: 'Since July 1, 2025 you may ask Colorado to seal a conviction for something that is legal today. It is free.',
    source: { label: 'C.R.S. 24-72-711', url: 'https://lexace.ai/us/statute/colorado/24-72-711' },
    reliefs: ['co-legal-today'],
  },
  {
    place: 'MN',
    on: '2025-01-01',
    about: 'clean-slate',
    text: 'Since January 1, 2025 Minnesota seals some lower convictions and many dropped cases by itself.',
    source: {
      label: 'Birkholz & Associates on the Clean Slate Act',
      url: 'https://www.birkholzlaw.com/what-should-you-know-about-minnesotas-clean-slate-act',
    },
  },
  {
    place: 'NY',
    on: '2024-11-16',
    about: 'clean-slate',
    text: 'Since November 16, 2024 New York seals many convictions by itself. Misdemeanors wait 3 years and felonies 8.',
    source: { label: 'CPL § 160.57', url: 'https://www.nysenate.gov/legislation/laws/CPL/160.57' },
    reliefs: [
      'ny-clean-slate-misdemeanor',
      'ny-clean-slate-felony',
      'ny-clean-slate-dwai',
      'ny-clean-slate-same-case',
    ],
  },
];
