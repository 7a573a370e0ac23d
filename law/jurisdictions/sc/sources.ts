import {
  clearinghouse,
  courtOrAgency,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
} from '../../place/source.ts';

export const sources: readonly Source[] = [
  statuteCopy(
    'https://github.com/saint1415/us-statutes',
    'S.C. Code §§ 16-1-60, 16-1-90, 16-1-100, 16-3-2020, 16-23-20 to -500, 16-25-20, 17-1-40, 17-1-65, 17-22-10 to -1120, 18-3-30, 22-5-910 to -930, 24-19-10, 24-21-910 to -1000, 34-11-90, 56-5-750 and 63-19-2050, whole, as of February 2026',
  ),
  statuteCopy(
    'https://github.com/fuzzlaw/sorstatutes',
    'S.C. Code title 23, chapter 3, article 7, whole, with the acts of 2025: § 23-3-430(C), the crimes of the sex offender registry, and § 23-3-462',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/south-carolina-code-of-laws/section-44-53-450-conditional-discharge-eligibility',
    'S.C. Code § 44-53-450, conditional discharge (its beginning)',
  ),
  statuteCopy(
    'https://getpocketlaw.com/law/state_south_carolina/section-44-53-450-conditional-discharge-eligibility-for-expungement_b8430445dc99',
    'S.C. Code § 44-53-450, another copy, up to the beginning of (B)',
  ),
  otherPage(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    'A filing service’s notes: it read §§ 17-1-40, 17-1-65, 17-22-150 to 17-22-950, 22-5-910 to -930, 34-11-90, 44-53-450 and 56-5-750 on August 6, 2026',
  ),
  statuteCopy(
    'https://law.justia.com/codes/south-carolina/2017/title-7/chapter-5/section-7-5-120/',
    'S.C. Code § 7-5-120, who may vote',
  ),
  courtOrAgency(
    'https://www.sccourts.org/whatsnew/displaywhatsnew.cfm?indexID=560',
    'Court Administration on expungement in magistrate and city courts, 2009',
  ),
  courtOrAgency(
    'https://judicial.state.sc.us/whatsnew/displaywhatsnew.cfm?indexID=2119',
    'The Supreme Court’s order on expungement forms, 2016',
  ),
  courtOrAgency(
    'https://scsolicitor1.org/programs/expungement/',
    'Solicitor of the First Circuit: what can be expunged',
  ),
  courtOrAgency(
    'https://scsolicitor8.org/diversion-programs/expungement',
    'Solicitor of the Eighth Circuit: steps and fees. It still speaks of a first conviction only',
  ),
  courtOrAgency(
    'https://scsolicitor14.org/court-alternatives/expungements',
    'Solicitor of the Fourteenth Circuit: which charges, and which are free',
  ),
  courtOrAgency('https://catch.sled.sc.gov/', 'SLED: your own record online for $25 and $1'),
  courtOrAgency(
    'https://ppp.sc.gov/parole-pardon-release-services/parole-pardon-hearings/faq',
    'Probation, Parole and Pardon Services: questions on pardons',
  ),
  clearinghouse('https://cleanslateclearinghouse.org/policies/sc-d-3/', 'Conditional discharge'),
  legalAid(
    'http://www.scjustice.org/brochure/sc-expungement-reference-guide/',
    'SC Appleseed: since 2019 a small crime need not be a first offense',
  ),
  legalAid('https://sclegal.org/2020/04/', 'South Carolina Legal Services: papers to get ready'),
  legalAid(
    'https://sclegal.org/brochures/scls-general-brochure/',
    'South Carolina Legal Services: how to reach it',
  ),
  otherPage(
    'https://www.scbar.org/public/get-legal-help/common-legal-topics/legal-aid-services-in-south-carolina/',
    'South Carolina Bar: legal aid and the lawyer referral',
  ),
  otherPage('https://www.lifeworkssc.com/legalsuport', 'A group that helps with applications and fees'),
  otherPage(
    'https://info.5y1.org/sc-controlled-substance-verification_1_fa2245.html',
    'The application of the Eleventh Circuit, copied: a certified disposition is needed',
  ),
  otherPage(
    'https://www.formsbank.com/template/89721/motion-and-order-for-expungement-of-juvenile-records.html?page=3',
    'The state’s juvenile form, copied: steps and fees',
  ),
  otherPage(
    'https://app.legiplex.com/sc/legislature/2025/2025-r/bills/s0428/drafts-compare',
    'Senate Bill 428 of 2025 on several bad checks, not passed as far as we found',
  ),
  otherPage(
    'https://www.heraldonline.com/news/local/community/fort-mill-times/article212308049.html',
    'The Election Commission: register as soon as the sentence is over',
  ),
];
