import type { Reviewed } from '../../place/review.ts';

/** The sections of the code as of February 2026; § 29-2264 in a private copy. */
export const review: readonly Reviewed[] = [
  {
    section: 'Neb. Rev. Stat. § 29-3523(3)(a)',
    says: 'When no charges are filed as a result of the determination of the prosecuting attorney, the criminal history record information shall not be part of the public record after one year from the date of arrest',
    rules: ['ne-no-charges/waited'],
    verdict: 'right',
  },
  {
    section: 'Neb. Rev. Stat. § 29-3523(3)(b)',
    says: 'When charges are not filed as a result of a completed diversion, the criminal history record information shall not be part of the public record after two years from the date of arrest',
    rules: ['ne-diversion/waited'],
    verdict: 'right',
    note: 'Where charges were filed first, the dismissal counts.',
  },
  {
    section: 'Neb. Rev. Stat. § 29-3523(3)(c)',
    says: 'When charges are filed, but the case is dismissed by the court … after acquittal, … after a deferred judgment, or … after completion of a program prescribed by a drug court',
    rules: ['ne-dropped/whole-case', 'ne-deferred/dismissed'],
    verdict: 'open',
    note: 'It speaks of the case. Of a verdict of insanity it says nothing.',
  },
  {
    section: 'Neb. Rev. Stat. § 29-3523(6)',
    says: 'Any person who is subject to a record which resulted in a case being dismissed prior to January 1, 2017 … may file a motion … the court shall grant the motion',
    rules: ['ne-dropped-before-2017/whole-case', 'ne-dropped/since-2017'],
    verdict: 'right',
    note: 'Where nobody knows the day, the person may ask: a later case is sealed without it.',
  },
  {
    section: 'Neb. Rev. Stat. § 29-3523(6)',
    says: 'Upon a finding that the case was dismissed for any reason described in subdivision (3)(c) of this section, the court shall grant the motion',
    rules: ['ne-deferred/since-2017', 'ne-diversion/since-2017'],
    verdict: 'mended',
    note: 'A case that ended with a deferred judgment or in drug court before 2017 was said to be sealed by itself.',
  },
  {
    section: 'Neb. Rev. Stat. § 60-601',
    says: 'Sections 60-601 to 60-6,383 shall be known and may be cited as the Nebraska Rules of the Road',
    rules: ['ne-set-aside/not-on-the-road'],
    verdict: 'mended',
    note: 'Sections below 60-6,101 were left out, except two.',
  },
  {
    section: 'Neb. Rev. Stat. §§ 29-2264(2), (3)(a), 29-2280',
    says: 'is a criminal penalty imposed as a punishment for a crime and is part of the criminal sentence imposed by the sentencing court',
    rules: ['ne-set-aside/restitution-paid', 'ne-set-aside/fines-paid'],
    verdict: 'mended',
    note: 'The words are of State v. Street, 306 Neb. 380. Restitution that is owed held nothing back before, nor did a fine beside a jail term.',
  },
  {
    section: 'Neb. Rev. Stat. § 32-313(1)',
    says: 'until the sentence is completed, including any parole term. The disqualification is automatically removed at such time',
    rules: ['ne-voting/sentence-over'],
    verdict: 'right',
  },
  {
    section: 'Neb. Rev. Stat. § 29-3523(5)',
    says: 'Any person who has received a pardon may file a motion with the sentencing court for an order to seal',
    rules: ['ne-pardoned/pardoned'],
    verdict: 'right',
  },
  {
    section: 'Neb. Rev. Stat. § 29-3523(9)',
    says: 'if the petitioner shows by clear and convincing evidence that the arrest was due to error by the arresting law enforcement agency',
    rules: ['ne-arrest-error/police-error'],
    verdict: 'right',
  },
  {
    section: 'Neb. Rev. Stat. § 29-3005(2), (3)',
    says: 'At any time following the completion of sentence or disposition, a victim of sex trafficking … may file a motion to set aside such conviction or adjudication',
    rules: ['ne-trafficking/trafficked', 'ne-trafficking/sentence-over'],
    verdict: 'right',
    note: 'It reaches any offense that came from it, not only prostitution.',
  },
  {
    section: 'Neb. Rev. Stat. § 29-2264(2)',
    says: 'is placed on probation by the court, is sentenced to a fine only, or is sentenced to community service … after payment of any fine and completion of any community service',
    rules: ['ne-set-aside/short-sentence', 'ne-set-aside/sentence-over', 'ne-set-aside/fines-paid'],
    verdict: 'right',
  },
  {
    section: 'Neb. Rev. Stat. § 29-2264(3)',
    says: 'is not sentenced to a term of imprisonment of more than one year … shall be denied if filed: By any person with a criminal charge pending …; During any period in which the person is required to register …; For any misdemeanor or felony motor vehicle offense under section 28-306 or the Nebraska Rules of the Road; or Within two years after a denial',
    rules: [
      'ne-set-aside/no-open-case',
      'ne-set-aside/not-registered',
      'ne-set-aside/not-on-the-road',
      'ne-set-aside/not-denied-lately',
    ],
    verdict: 'mended',
    note: 'The four bars are for petitions under (3) alone, not for probation and fines. A duty to register was read as closing it for good.',
  },
];
