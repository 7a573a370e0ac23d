import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'SC',
  name: 'South Carolina',
  timeZone: 'America/New_York',
  verified: '2026-11-17',
  knownFrom: '2026-01-01',
  gaps: [
    {
      section: 'S.C. Code §§ 17-22-910 to 17-22-960, 22-5-910 to 22-5-930',
      what: 'The text at hand is of February 2026. Notes of others who read each section on the legislature’s pages on August 6, 2026 name no later change. Of bills of 2025 and 2026 we found none that became law. That does not prove that there is none.',
      since: '2026-11-17',
    },
    {
      section: 'S.C. Code § 56-5-750',
      what: 'The law on failing to stop for blue lights changed on May 12, 2026 (Act 38 of 2025). A secondary source that read it says that penalties changed, and that the expungement in part (F) did not. We go by the text of February 2026.',
      since: '2026-11-18',
    },
    {
      section: 'S.C. Code § 22-5-910(A)',
      what: 'The law goes by the most that it allows for a crime. Where nobody tells that, we go by the section, the class and the kind of crime, and say what we took it for.',
      since: '2026-11-17',
    },
    {
      section: 'S.C. Code § 22-5-910(F), 22-5-930(D)',
      what: 'A case that has been open for more than 5 years does not stop you. We do not count the years of an open case, and tell of it beside the rule.',
      since: '2026-11-17',
    },
    {
      section: 'S.C. Code § 22-5-930(A), (C)',
      what: 'Whether a minor traffic conviction counts as another conviction here. § 17-22-940(E) leaves out traffic for other sections, and does not name this one. We answer that it needs review.',
      since: '2026-11-17',
    },
    {
      section: 'S.C. Code § 22-5-930; § 44-53-470',
      what: 'Which old drug conviction makes a new one a second offense. Where there is an earlier one, we answer that it needs review.',
      since: '2026-11-17',
    },
    {
      section: 'S.C. Code § 22-5-920(B)(1)',
      what: 'Whether “first offense conviction as a youthful offender” means the first conviction of all. Where there is an earlier one, we answer that it needs review.',
      since: '2026-11-17',
    },
    {
      section: 'S.C. Code §§ 22-5-920(B)(2)(d), 23-3-462',
      what: 'Whether a crime of the registry may be expunged once registration has ended. We answer that it needs review.',
      since: '2026-11-19',
    },
    {
      section: 'S.C. Code § 17-22-1010',
      what: 'Graduates of the Youth Challenge Academy and the Jobs Challenge Program need not wait. We do not ask about that, and tell of it in the guide.',
      since: '2026-11-17',
    },
    {
      section: 'S.C. Code § 44-53-450',
      what: 'Its text was read in copies on two other pages, up to the beginning of part (B): after the dismissal one may apply to have all records expunged. The Clean Slate Clearinghouse tells that there is no wait.',
      since: '2026-11-17',
    },
    {
      section: 'S.C. Code § 17-22-940(E)',
      what: 'Which traffic convictions are minor. We take a misdemeanor for minor, unless it was about drink, drugs or failing to stop for blue lights.',
      since: '2026-11-17',
    },
    {
      section: 'S.C. Code § 16-3-2020(F)',
      what: 'Whether crimes without a class, which carry less than a year, are among those that a trafficking victim may have expunged, and whether trafficking itself is. We answer that it needs review.',
      since: '2026-11-17',
    },
  ],
  changes: [],
  readAgain: {
    on: '2026-11-18',
    changed:
      'Every way was held against the text, with 112 lives, most of them without a section. Second-degree assault, resisting arrest, first-degree harassment and indecent exposure no longer pass as small crimes. A weapon charge must be the first, carry a year at most and be about having the weapon alone: told beside drunk driving, a theft or any other crime, only its section says for which it was. Domestic violence after an earlier one needs review, unless the third degree was told. Failing to stop for blue lights is no minor traffic. A low class of felony now tells that a burglary, robbery, arson or assault is not on the list of violent crimes. Trafficking itself needs review. Of 35 more cases all agreed; an age at the crime of 25 or more now rules out the law for youthful offenders, whatever the age today. Of 40 cases written anew, 34 agreed. A first domestic violence under the law before June 4, 2015 counts like the third degree. Nobody is asked about the Youthful Offender Act for a crime of 30 days. A juvenile finding told by a section on the list of violent crimes needs no level. The classes of §§ 16-1-90 and 16-1-100 were read: some hundred misdemeanors of six months to three years, such as peeping and card fraud, no longer pass as small crimes, and a gun in a bar no longer as a first weapon charge.',
  },
};
