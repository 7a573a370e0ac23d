import type { Cite } from '../place/relief.ts';

/** Pages to read tell of these rights too, and need nothing else of what reliefs are written with. */
const cite = (label: string, url: string): Cite => ({ label, url });

/** Written out here: the federal folder is loaded only by people with a federal record. */
const addressOf = (title: number, section: string) =>
  `https://uscode.house.gov/view.xhtml?edition=prelim&num=0&req=granuleid%3AUSC-prelim-title${title}-section${section}`;

export type Right = { readonly text: string; readonly cite: Cite };

/** What helps people with a record in every state, cleared or not. The pages read stand in `us/sources.ts`. */
export const rightsEverywhere: readonly Right[] = [
  {
    text: 'Federal agencies and companies with federal contracts may not ask about your record before they offer you the job. Some jobs are left out, such as police work.',
    cite: cite('Fair Chance to Compete for Jobs Act of 2019, 5 U.S.C. § 9202', addressOf(5, '9202')),
  },
  {
    text: 'Employers should look at what happened, how long ago it was and what the job is. They should let you explain before they say no.',
    cite: cite(
      'EEOC guidance 915.002 (April 25, 2012)',
      'https://www.eeoc.gov/laws/guidance/enforcement-guidance-consideration-arrest-and-conviction-records-employment-decisions',
    ),
  },
  {
    text: 'Before an employer turns you down because of a background report, it must give you a copy of that report. Read it and look for mistakes.',
    cite: cite('Fair Credit Reporting Act, 15 U.S.C. § 1681b(b)(3)', addressOf(15, '1681b')),
  },
  {
    text: 'Most background reports may not show an arrest that did not lead to a conviction once it is 7 years old.',
    cite: cite('Fair Credit Reporting Act, 15 U.S.C. § 1681c(a)', addressOf(15, '1681c')),
  },
  {
    text: 'If a report still shows a record that was cleared, you can dispute it with the company that made the report.',
    cite: cite('Fair Credit Reporting Act, 15 U.S.C. § 1681i', addressOf(15, '1681i')),
  },
];

/** Said before anything else of a right: to use it while the law forbids it can be a crime. */
export const askFirst = {
  guns: 'Ask a lawyer before you touch a gun. To have one while the law bars you is a crime.',
  jury: 'If you are called for a jury, tell the court of the conviction and ask whether you may serve.',
  voteElsewhere:
    'The state where you live decides, also after a conviction in another state or in a federal court. To vote while the law bars you can be a crime.',
} as const;

/** What federal law says of a record besides, whatever the state did about it. */
export const federalLaw = {
  guns: {
    text: 'Federal law keeps guns from people with a felony, and with a misdemeanor of domestic violence. A pardon, an expungement or restored rights may end that, unless the paper itself says no guns. The law of your state may still say no.',
    cite: cite('18 U.S.C. § 921(a)(20) and (33)', addressOf(18, '921')),
  },
  jury: {
    text: 'Federal courts take nobody on a jury who has a felony or an open felony case, unless their civil rights were given back. State courts have rules of their own.',
    cite: cite('28 U.S.C. § 1865(b)(5)', addressOf(28, '1865')),
  },
  immigration: {
    text: 'Immigration law has its own meaning of “conviction”. A case that your state cleared may still count, even one that was put off and dismissed.',
    cite: cite('8 U.S.C. § 1101(a)(48)', addressOf(8, '1101')),
  },
  housing: {
    text: 'Public housing must turn away only a few people. You are one if you are on a sex offender registry for life. So are you if you were convicted of making meth in federal housing. If drugs got you evicted from such housing, you wait 3 years. And nobody who uses drugs now gets in. In all other cases the housing office decides.',
    cite: cite('24 C.F.R. § 960.204', 'https://www.ecfr.gov/current/title-24/section-960.204'),
  },
} as const satisfies Record<string, Right>;
