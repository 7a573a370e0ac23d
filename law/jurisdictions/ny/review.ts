import type { Reviewed } from '../../place/review.ts';

/** CPL §§ 160.57 and 160.59, read subdivision by subdivision. */
export const review: readonly Reviewed[] = [
  {
    section: 'CPL § 160.57(1)(b)(i)',
    says: "at least three years have passed from the defendant's release from incarceration or the imposition of sentence if there was no sentence of incarceration",
    rules: ['ny-clean-slate-misdemeanor/waited'],
    verdict: 'right',
    note: 'A newer crime starts the wait again. A misdemeanor and a felony of one case each have a wait of their own.',
  },
  {
    section: 'CPL § 160.57(1)(b)(ii)',
    says: 'at least eight years have passed from the date the defendant was last released from incarceration for the sentence of the conviction eligible for sealing',
    rules: ['ny-clean-slate-felony/waited'],
    verdict: 'right',
    note: 'Custody for an alleged violation counts only where supervision was revoked.',
  },
  {
    section: 'CPL § 160.57(1)(b)(iii), (viii)',
    says: 'The defendant does not have a subsequent criminal charge pending in this state',
    rules: ['ny-clean-slate-misdemeanor/no-open-case', 'ny-clean-slate-felony/no-open-case'],
    verdict: 'open',
    note: 'Nobody is asked where a case is open, so one outside New York holds it back too, and the rule says so.',
  },
  {
    section: 'CPL § 160.57(1)(b)(iv)',
    says: 'The defendant is not currently under the supervision of any probation or parole department for the conviction eligible for sealing',
    rules: ['ny-clean-slate-misdemeanor/sentence-over', 'ny-clean-slate-felony/sentence-over'],
    verdict: 'right',
  },
  {
    section: 'CPL § 160.57(1)(b)(v)',
    says: 'The conviction is not for an offense defined as a sex offense or sexually violent offense under section one hundred sixty-eight-a of the correction law',
    rules: ['ny-clean-slate-misdemeanor/not-registrable', 'ny-clean-slate-felony/not-registrable'],
    verdict: 'mended',
    note: 'Held against § 168-a as of 2025: of § 250.45 only subdivisions 2 to 4 count, of § 230.30 only subdivision 2, and § 130.85 does not.',
  },
  {
    section: 'CPL § 160.57(1)(b)(vi)',
    says: 'other than class A felony offenses defined in article two hundred twenty of the penal law',
    rules: ['ny-clean-slate-felony/not-class-a'],
    verdict: 'right',
  },
  {
    section: 'CPL § 160.57(1)(b)(ix)',
    says: 'This subparagraph shall apply if and when appropriate federal authorities grant access to records',
    rules: ['ny-clean-slate-misdemeanor/no-felony-elsewhere', 'ny-clean-slate-felony/no-felony-elsewhere'],
    verdict: 'open',
    note: 'Nothing that was read says that the records can be searched. A newer felony elsewhere needs a look.',
  },
  {
    section: 'CPL § 160.59(1)(a)',
    says: 'an attempt to commit an offense that is not an eligible offense if the attempt is a felony',
    rules: ['ny-ten-year-sealing/not-left-out'],
    verdict: 'right',
  },
  {
    section: 'CPL § 160.59(1)(a), (3)(h)',
    says: 'where the defendant is convicted of more than one eligible offense, committed as part of the same criminal transaction',
    rules: ['ny-ten-year-sealing/two-convictions-at-most', 'ny-ten-year-sealing/one-felony-at-most'],
    verdict: 'mended',
    note: 'Only crimes that a judge may seal are merged. One that may not be sealed counts beside them.',
  },
  {
    section: 'CPL § 160.59(3)(a)',
    says: 'the defendant is required to register as a sex offender pursuant to article six-C of the correction law',
    rules: ['ny-ten-year-sealing/not-registered'],
    verdict: 'right',
  },
  {
    section: 'CPL § 160.59(3)(b), (c)',
    says: 'the defendant has previously obtained sealing of the maximum number of convictions',
    rules: ['ny-ten-year-sealing/two-not-yet-sealed'],
    verdict: 'right',
  },
  {
    section: 'CPL § 160.59(3)(e)',
    says: 'the defendant has an undisposed arrest or charge pending',
    rules: ['ny-ten-year-sealing/no-open-case'],
    verdict: 'right',
  },
  {
    section: 'CPL § 160.59(3)(f)',
    says: 'the defendant was convicted of any crime after the date of the entry of judgement of the last conviction for which sealing is sought',
    rules: ['ny-ten-year-sealing/no-newer-conviction'],
    verdict: 'right',
  },
  {
    section: 'CPL § 160.59(5)',
    says: "at least ten years have passed since the imposition of the sentence on the defendant's latest conviction",
    rules: ['ny-ten-year-sealing/waited'],
    verdict: 'right',
  },
];
