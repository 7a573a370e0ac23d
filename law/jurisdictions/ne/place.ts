import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'NE',
  name: 'Nebraska',
  timeZone: 'America/Chicago',
  verified: '2026-11-18',
  knownFrom: '2026-01-01',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Drug court and deferred cases that ended before 2017 have to be asked for. All Rules of the Road count, § 60-698 too. A jail term after revoked probation goes by the rules for jail. Voting now stands on § 32-313. The veterans’ program of 2027 was added. Of 18 cases written anew, 16 agreed. A felony needs its sentence told, and a duty to register makes a jail case wait rather than closing it (§ 29-2264(3)(b)(ii)). Of 25 more cases one was wrong: restitution, and a fine beside a jail term, are parts of the sentence and must be paid. Of 21 cases more all agreed. Where nobody knows when a case was dismissed, the person may now ask for sealing. Of 36 cases more all agreed. An old charge that is still open is no longer asked when it ended.',
  },
  gaps: [
    {
      section: 'Neb. Rev. Stat. § 29-2264',
      what: 'Its subsections (1) to (3) were read in a private copy, which breaks off at the two years after a denial. The rest comes from pages of the courts.',
      since: '2026-11-17',
    },
    {
      section: 'Neb. Rev. Stat. § 29-2264(2)',
      what: 'It speaks of those who fulfilled their probation. Where probation was revoked, a person has to look.',
      since: '2026-11-17',
    },
    {
      section: 'Neb. Rev. Stat. § 29-3523(3)(c)',
      what: 'It speaks of a case that is dismissed. A dropped charge beside a conviction in the same case is not sealed, as we read it.',
      since: '2026-11-17',
    },
    {
      section: 'Neb. Rev. Stat. § 29-3523(3)(c)(iii)',
      what: 'It does not say whether a verdict of not responsible because of insanity is an acquittal. Then a person has to look.',
      since: '2026-11-17',
    },
    {
      section: 'Neb. Rev. Stat. §§ 43-2,108.01 to 43-2,108.05',
      what: 'The juvenile sections were read in part. A private study gives 18, the courts’ page 19 as the age from which one may ask; we say 19. Whether the law of 2019 reaches cases from before July 15, 2010 was not found. For those we say that one has to ask.',
      since: '2026-11-17',
    },
    {
      section: 'Neb. Rev. Stat. § 29-3523',
      what: 'The text is of February 2026. We found no act of the 2026 session that changes it. That does not prove that there is none.',
      since: '2026-11-17',
    },
  ],
  changes: [
    {
      on: '2027-07-01',
      about: 'general',
      text: 'For crimes from July 1, 2027 on, veterans may ask to have the judgment put off. Done well, the case is sealed.',
      source: {
        label: 'Neb. Rev. Stat. § 29-4803',
        url: 'https://nebraskalegislature.gov/laws/statutes.php?statute=29-4803',
      },
    },
  ],
};
