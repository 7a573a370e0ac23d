import type { Reviewed } from '../../place/review.ts';

/** From private copies of the code, as far as they could be read, and from the booklet of the Clark County District Attorney as of 2014. */
export const review: readonly Reviewed[] = [
  {
    section: 'NRS 179.245(1)(a), (b)',
    says: 'A category A felony, a crime of violence or residential burglary pursuant to NRS 205.060 after 10 years from the date of release from actual custody or discharge from parole or probation, whichever occurs later; … a category B, C or D felony after 5 years',
    rules: ['nv-conviction/waited'],
    verdict: 'right',
    note: 'What a crime of violence is, these words do not say. Arson told by its section, and force under sections of no clear kind, waited 5 years before. They need review now.',
  },
  {
    section: 'NRS 179.245(5), in 2014 (4)',
    says: 'in the period prescribed in subsection 1, the petitioner has not been charged with any offense for which the charges are pending or convicted of any offense, except for minor moving or standing traffic violations',
    rules: ['nv-conviction/clean', 'nv-conviction/no-open-case'],
    verdict: 'mended',
    note: 'What a conviction after that period does, it does not say. That needs review.',
  },
  {
    section: 'NRS 179.245, “sexual offense”, as of 2014',
    says: 'Battery with intent to commit sexual assault pursuant to NRS 200.400. … Abuse of a child pursuant to NRS 200.508, if the abuse involved sexual abuse or sexual exploitation. An offense involving pornography and a minor pursuant to NRS 200.710 to 200.730, inclusive.',
    rules: ['nv-conviction/not-on-list'],
    verdict: 'mended',
    note: 'NRS 200.400 and 200.508 were taken whole, or sent to review. Now only what was sexual is left out. Crimes of school and college staff, and others that may be on the list today, need review.',
  },
  {
    section: 'NRS 179D.0357(1) to (4)',
    says: 'Kidnapping pursuant to NRS 200.310 to 200.340, inclusive, unless the offender is the parent or guardian of the victim. False imprisonment pursuant to NRS 200.460, unless … Involuntary servitude of a child pursuant to NRS 200.4631, unless … sex trafficking pursuant to subsection 2 of NRS 201.300 or prostitution pursuant to NRS 201.320 or 201.395.',
    rules: ['nv-conviction/not-on-list'],
    verdict: 'mended',
    note: 'Kidnapping by a parent, holding a child and forced labor of one were questions. Parents are spared, others never sealed.',
  },
  {
    section: 'NRS 179.255(1)',
    says: 'The court in which the charges were dismissed, at any time after the date the charges were dismissed; … declined for prosecution: (1) Any time after the applicable statute of limitations has run; (2) Any time 8 years after the arrest; or (3) Pursuant to a stipulation between the parties',
    rules: ['nv-dismissed/case-over', 'nv-dismissed/no-conviction', 'nv-declined/too-late-to-charge'],
    verdict: 'right',
    note: 'Of a charge that was dropped beside a conviction it does not speak.',
  },
  {
    section: 'NRS 179.247(2), (4)',
    says: 'A crime under the laws of this State, other than a crime of violence; … The participation of the petitioner in the offense was the result of the petitioner having been a victim of: (1) Trafficking in persons',
    rules: ['nv-trafficking/trafficked', 'nv-trafficking/no-violence'],
    verdict: 'right',
    note: 'It also says that the petition must satisfy NRS 179.245. A lawyer who helps victims tells of no wait.',
  },
  {
    section: 'NRS 179.271',
    says: 'Any person who was convicted of that offense before the date on which the offense was decriminalized may submit a written request … within 10 judicial days … No fee may be charged … do not apply to a traffic offense',
    rules: ['nv-marijuana/small-amount', 'nv-marijuana/was-21'],
    verdict: 'right',
    note: 'It is for every offense that is no crime any more. Only marijuana is entered.',
  },
  {
    section: 'NRS 176A.295(1)',
    says: 'shall order those records sealed without a hearing unless the Division petitions the court, for good cause shown, not to seal the records',
    rules: ['nv-deferred/program-finished'],
    verdict: 'right',
  },
  {
    section: 'NRS 176A.295(2)',
    says: 'If the defendant is charged with a violation of NRS 200.485, 484C.110 or 484C.120 and the charges are conditionally dismissed … not sooner than 7 years after such a conditional dismissal and upon the filing of a petition',
    rules: ['nv-deferred-seven/waited'],
    verdict: 'right',
  },
  {
    section: 'NRS 62H.150',
    says: 'those records must not be sealed before the child reaches 30 years of age … during the period since the child reached 21 years of age, the child has not been convicted of any offense, except for minor moving or standing traffic offenses',
    rules: ['nv-juvenile-serious/is-30', 'nv-juvenile-serious/not-guilty-since-21'],
    verdict: 'right',
  },
  {
    section: 'NRS 62E.275',
    says: 'The participation of the petitioner in the unlawful act was the result of the petitioner having been a victim',
    rules: ['nv-juvenile-trafficking/trafficked'],
    verdict: 'right',
  },
];
