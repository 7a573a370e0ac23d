import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'NM',
  name: 'New Mexico',
  timeZone: 'America/Denver',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Of 34 cases written from the text, 32 agreed. A charge dropped beside a conviction was said to be open before the act began; it is now open from January 1, 2020. A grave assault told without the injury stays a question. Waits, exclusions and the marijuana rules stayed as they were. Of 21 cases written anew, and of 24 more, all agreed. A juvenile who was found not delinquent is now told that the court seals the case (§ 32A-2-26(J)). Of 28 cases more all agreed; aggravated arson now asks for the injury. Of 36 cases written anew all agreed. Criminal sexual contact as a misdemeanor, and incest without a victim under 18, are not on the registry’s list (§ 29-11A-3(I)) and no longer closed. Of 55 cases more all agreed. Two sections were found beside them: aggravated arson stays closed, and keeping a child from who has custody needs review. The registry’s list was then read as of July 2025: an attempt at a felony of the fourth degree, a misdemeanor, is on it, and conspiracy is not.',
  },
  gaps: [
    {
      section: 'NMSA 1978, § 29-3A-5(G)',
      what: 'Which crimes are “committed against a child” it does not say. Keeping a child from who has custody (§ 30-4-4), not supporting one (§ 30-6-2) and showing minors what harms them (§ 30-37-2) need review.',
      since: '2026-11-19',
    },
    {
      section: 'NMSA 1978, § 29-3A-4',
      what: 'A bill of 2026 (HB 331) would open domestic violence cases at once after an acquittal or a dismissal for good. We could not learn what became of it. We go by the code of February 2026.',
      since: '2026-11-17',
    },
    {
      section: 'NMSA 1978, § 29-3A-4(A), (E)',
      what: 'It names conditional discharges, and deferred sentences for traffic crimes. Whether other deferred sentences are “without conviction” it does not say, so a person has to look.',
      since: '2026-11-17',
    },
    {
      section: 'NMSA 1978, § 29-3A-8',
      what: 'Selling marijuana without a license is still a crime, and may be a lesser one. After such a charge a person has to look.',
      since: '2026-11-17',
    },
  ],
  changes: [],
};
