import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'ME',
  name: 'Maine',
  timeZone: 'America/New_York',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Twenty-six lives were worked from the text and the court forms first, and agreed but for one: growing marijuana, § 1117, was shut and now needs review. What the form CR-218 asks is said as it stands there. Of 51 cases written anew, all agreed. A charge that was dropped beside a conviction now needs a look, as it may have been part of a deal. We looked for laws of 2025 and 2026 once more, and found none that was missing. Of 35 short cases more, all agreed. Then the marijuana list was held against the sections: growing under § 1117 is not on it, and having marijuana under § 1107-A needs review. In a youth case with several findings the highest class decides for all of them.',
  },
  gaps: [
    {
      section: '16 M.R.S. § 703(2)',
      what: 'It does not name deferred dispositions. The court dismisses them for good, so we follow the Clean Slate Clearinghouse, which takes them as confidential. Others doubt it.',
      since: '2026-11-17',
    },
    {
      section: '15 M.R.S. § 2262(3)',
      what: 'It counts from the newest conviction that can be sealed. So we take it that other Class E convictions do no harm. Point 3 of the court form counts from the sentence for each conviction, which is stricter.',
      since: '2026-11-17',
    },
    {
      section: '15 M.R.S. § 2262-B',
      what: 'The act of 2026 (Public Law 2025, chapter 513) was read in accounts of it. They agree that it began on July 29, 2026. A review that read the act says January 11, 2026.',
      since: '2026-11-17',
    },
    {
      section: '15 M.R.S. § 2261(6)(B)',
      what: 'The marijuana crimes were read on the page of the courts, and a review of July 2026 that read the section names the same. The list goes by sections. It names former § 1107, and not § 1107-A, under which people were convicted later. Whether it reaches those needs review, and so does marijuana told without its section.',
      since: '2026-11-17',
    },
    {
      section: '15 M.R.S. § 2262-A',
      what: 'The day on which the act of 2023 began was not read. The act of 2026 no longer asks that the conviction is an “eligible” one, as accounts of it say; that changes no answer here.',
      since: '2026-11-17',
    },
    {
      section: '15 M.R.S. § 2261(6)',
      what: 'A bill to seal by itself (LD 1911) was vetoed in April 2026. Bills to seal more crimes (LD 1917, LD 1919) were found as bills only. They are not entered.',
      since: '2026-11-17',
    },
    {
      section: '15 M.R.S. § 3308-C(10)',
      what: 'The act that makes courts seal youth cases was approved on June 24, 2021. What it says of older cases was not read: those that ended before 2022, and those without a finding of guilt, need review. That the highest class decides for all findings of a case rests on a review of July 2026.',
      since: '2026-11-17',
    },
    {
      section: '16 M.R.S. § 708(3)',
      what: 'The courts’ own files are under rules of the Supreme Judicial Court, which were not read. They may show what the police must not.',
      since: '2026-11-17',
    },
  ],
  changes: [
    {
      on: '2026-07-29',
      about: 'expungement',
      text: 'Since July 29, 2026 Maine seals any conviction that came from sex trafficking or exploitation, with no wait.',
      source: {
        label: '15 M.R.S. § 2262-B',
        url: 'https://legislature.maine.gov/statutes/15/title15sec2262-B.html',
      },
      reliefs: ['me-seal-victim'],
    },
  ],
};
