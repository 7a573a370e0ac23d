import type { EnteredPlace } from '../../place/place.ts';

export const place: EnteredPlace = {
  code: 'OH',
  name: 'Ohio',
  timeZone: 'America/New_York',
  verified: '2026-11-18',
  knownFrom: '2025-09-30',
  readAgain: {
    on: '2026-11-18',
    changed:
      'Breaking a protection order (§ 2919.27) can be sealed since 2025, but not expunged: the analysis of H.B. 234 says so. We had called it closed. The openings of four court decisions were read, and summaries of two. A single traffic conviction can be sealed with the charges dropped beside it: that way was missing. A dropped domestic violence case can only be sealed. A felony sex offense is no longer said to be ready for expungement with its sealing. The old gun law ends with June 12, 2022. 51 cases were written anew and held against the rules. After not guilty because of insanity, courts of appeals differ, so it needs review. We looked for laws of 2025 and 2026 once more, and found none that was missing. Of crimes whose section harms nobody in person, like theft, drugs or not registering as a sex offender, nobody is asked any more how old a victim was. Fleeing the police as a felony of the third degree was ready to be sealed, and is a question now: State v. S.R.S., 2024-Ohio-2195, calls it violence. § 2950.01 was read whole in the text of 2025: promoting prostitution and pandering obscenity are sex offenses, and stalking with a sexual motive is no longer closed. A felony for breaking a protection order can be sealed. Dropped charges of grave felonies can be sealed, and not expunged. A trafficking victim’s dropped case waits while another case is open.',
  },
  gaps: [
    {
      section: 'Ohio Rev. Code § 2953.32(A)(1)',
      what: 'The list of what cannot be sealed was read in a bill of 2026 that prints it. That text lacks theft in office, which an act of 2025 took out. Private research that read the code in July 2026 names it too. We follow the act.',
      since: '2026-11-17',
    },
    {
      section: 'Ohio Rev. Code § 2953.32(A)(2)',
      what: 'What it brings back was read in the analysis of H.B. 234 and in accounts of July and September 2026 that had the text: domestic violence of the third and fourth degree, and breaking a protection order. None of them names a level for breaking one, so we take felonies in too.',
      since: '2026-11-18',
    },
    {
      section: 'Ohio Rev. Code § 2953.32(B)',
      what: 'The waits were read on pages of courts, law libraries and lawyers, and in an account of September 2026 that cites them line by line. All agree. The text itself was not at hand.',
      since: '2026-11-17',
    },
    {
      section: 'Ohio Rev. Code §§ 2953.32, 2953.34',
      what: 'Bills of 2026 (SB 418, faster sealing, and HB 689, on fingerprints) were found as bills only. They are not entered.',
      since: '2026-11-17',
    },
    {
      section: 'Ohio Rev. Code § 2953.33(A)(1)',
      what: 'Whether not guilty because of insanity is “not guilty” here. The Eighth District let such a case be sealed (State v. Z.J., 2007), the Sixth did not (State v. Johnson, 2024). We answer that it needs review.',
      since: '2026-11-18',
    },
    {
      section: 'Ohio Rev. Code § 2953.33(C)',
      what: 'Some charges without a conviction can be sealed but not expunged. Two accounts of July and September 2026 that had the text name the same list: traffic, violent felonies, the first and second degree, victims under 13, domestic violence and broken protection orders, and we follow them. A sex offense is named where it makes the person register, and a felony of the third degree by the number of convictions: those are questions, and so is whether a charge holds the rest of its case. Sealing is open to all.',
      since: '2026-11-17',
    },
    {
      section: 'Ohio Rev. Code § 2953.61',
      what: 'Charges of one event may stand in two cases. We can only see those of one case.',
      since: '2026-11-17',
    },
    {
      section: 'Ohio Rev. Code § 2953.61(B)',
      what: 'The exception for a single traffic conviction was read in the opening of a decision of 2021 and a summary of it, not in the text. That it leaves out people with a commercial license rests on two accounts of 2026.',
      since: '2026-11-17',
    },
    {
      section: 'Ohio Rev. Code § 2953.35',
      what: 'Only the first lines were read: guns in cars under § 2923.16, before June 13, 2022. That hidden weapons under § 2923.12 count too rests on private research.',
      since: '2026-11-17',
    },
    {
      section: 'Ohio Rev. Code § 2953.32(B)(2)',
      what: 'Bail that was given up instead of a conviction, where the prosecutor agreed, can be sealed at once and expunged after a year (6 months for a minor misdemeanor), says an account of September 2026. We do not ask about bail, so it is not entered.',
      since: '2026-11-17',
    },
    {
      section: 'Ohio Rev. Code § 2953.521(D)',
      what: 'That no other case may be pending, and that the time to bring the charge back must be over, was read in an account of September 2026 that had the text.',
      since: '2026-11-19',
    },
    {
      section: 'Ohio Rev. Code § 2951.041(E)',
      what: 'That a case dropped after an intervention plan (“ILC”) is sealed like any dropped case was read on pages of others.',
      since: '2026-11-17',
    },
    {
      section: 'Ohio Rev. Code § 2901.01(A)(9)',
      what: 'The list of violent offenses was read in a copy older than § 2903.18, strangulation. We count it: it is always a felony, and means harm or a risk of harm.',
      since: '2026-11-17',
    },
    {
      section: 'Ohio Rev. Code § 2901.01(A)(9)(c)',
      what: 'Any felony done on purpose or knowingly that hurt somebody or risked serious harm counts as violence, whatever its section. We read that in a decision of 2024 and a summary of it, not in the text. Fleeing the police of the third degree, and felonies of obstructing or resisting, need review. For other sections that are not on the list we take it that they do not count.',
      since: '2026-11-19',
    },
    {
      section: 'Ohio Rev. Code § 2151.356(B)',
      what: 'An act of 2025 changed this section. We read the older text: for a juvenile case dismissed without a trial the answer is to ask.',
      since: '2026-11-17',
    },
  ],
  changes: [
    {
      on: '2026-03-20',
      about: 'expungement',
      text: 'Since March 20, 2026 you may ask to expunge an old case of having a little marijuana or hashish.',
      source: {
        label: 'Ohio Rev. Code § 2953.321',
        url: 'https://codes.ohio.gov/ohio-revised-code/section-2953.321',
      },
      reliefs: ['oh-marijuana'],
    },
  ],
};
