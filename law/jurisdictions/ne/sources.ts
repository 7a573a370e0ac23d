import {
  clearinghouse,
  courtOrAgency,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
  statuteText,
} from '../../place/source.ts';

export const sources: readonly Source[] = [
  statuteCopy(
    'https://github.com/saint1415/us-statutes',
    'A copy of the code, February 2026: §§ 29-3523, 29-3005, 29-2292, 29-112.01, 29-4003, 29-4801 to 29-4808, 32-313, 43-2101 and 60-601, whole, and headings of chapter 28',
  ),
  statuteCopy(
    'https://getpocketlaw.com/law/state_nebraska/section-29-2264-probation-completion-conviction-may-be-set-aside-conditions-retroactive-effect_2caa3761146f',
    '§ 29-2264(1) to (3)(b)(iv), as amended to reach sentences of a year or less',
  ),
  statuteCopy(
    'https://nebraskalegislature.gov/laws/statutes.php?statute=29-4803',
    '§ 29-4803: deferred judgments for veterans from July 1, 2027 on. Read in the copy above, not on this page',
  ),
  statuteText(
    'https://nebraskalegislature.gov/laws/statutes.php?statute=43-2,108.05&print=true',
    '§ 43-2,108.05: what sealing a juvenile record does',
  ),
  courtOrAgency(
    'https://supremecourt.nebraska.gov/self-help/criminal-record-rehabilitation/adult-record-sealing',
    'The courts on sealing adult records: who may ask, and what is sealed by itself',
  ),
  courtOrAgency(
    'https://supremecourt.nebraska.gov/self-help/criminal-record-rehabilitation/set-aside-criminal-conviction',
    'The courts on set-asides: who may ask, and what it does not do',
  ),
  courtOrAgency(
    'https://supremecourt.nebraska.gov/self-help/criminal-record-rehabilitation/juvenile-record-sealing',
    'The courts on juvenile records: what is sealed by itself',
  ),
  courtOrAgency(
    'https://supremecourt.nebraska.gov/administration/self-represented-litigant-resources/juvenile-record',
    'The courts on asking to seal a juvenile record: forms JC 15:1 and JC 15:3, and when',
  ),
  courtOrAgency(
    'http://supremecourt.ne.gov/self-help/7240/filing-motion-seal-juvenile-criminal-record',
    'An older page of the courts: automatic only for what happened since July 15, 2010',
  ),
  courtOrAgency('https://www.pardons.nebraska.gov/instructions.html', 'Board of Pardons: how to apply'),
  courtOrAgency('http://www.pardons.state.ne.us/faq.html', 'Board of Pardons: what a pardon does, and guns'),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/nebraska-restoration-of-rights-pardon-expungement-sealing/',
    'Collateral Consequences Resource Center, November 2024: voting after LB 20, pardons, set-asides',
  ),
  clearinghouse('https://cleanslateclearinghouse.org/policies/ne-nc-2/', 'Clean Slate Clearinghouse'),
  legalAid(
    'https://www.legalaidofnebraska.org/2018/06/12/juvenile-record-sealing-2/',
    'Legal Aid of Nebraska on juvenile records',
  ),
  legalAid(
    'https://www.legalaidofnebraska.org/2022/04/25/behind-the-scenes-legal-aid-of-nebraska-centralized-intake-unit/',
    'Legal Aid of Nebraska: its AccessLine',
  ),
  otherPage(
    'https://legalclarity.org/how-to-apply-for-a-pardon-in-nebraska',
    'Pardons: 10 and 3 years, no traffic crimes',
  ),
  otherPage(
    'https://www.pardon411.com/wiki/Nebraska_Pardon_Information',
    'Pardons: the waits are a policy of the Board',
  ),
  otherPage(
    'https://backgroundcheck.net/ne/nebraska-criminal-background-check/',
    'State Patrol: $12.50 by mail, $15.50 online',
  ),
  otherPage(
    'https://libertylawnebraska.com/blog/setting-aside-convictions-in-nebraska/',
    'A law firm on set-asides, and guns',
  ),
  otherPage(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    'A filing service’s notes of 2026 on § 29-2264(3): no denial in the last two years',
  ),
];
