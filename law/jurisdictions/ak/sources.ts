import {
  clearinghouse,
  courtOrAgency,
  courtOrAgencyCopy,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
} from '../../place/source.ts';

/** Pages that worked cases name too. */
export const pages = {
  closed: 'https://www.akleg.gov/basis/statutes.asp#12.62.160',
  website: 'https://www.akleg.gov/basis/statutes.asp#22.35.030',
  setAside: 'https://www.akleg.gov/basis/statutes.asp#12.55.085',
  juvenile: 'https://www.akleg.gov/basis/statutes.asp#47.12.300',
  publicSafety: 'https://dps.alaska.gov/Statewide/R-I/Background/FAQ',
  fees: 'https://www.law.cornell.edu/regulations/alaska/13-AAC-68.900',
  marijuana:
    'https://www.adn.com/alaska-news/crime-courts/2023/02/22/alaska-court-system-rule-change-will-remove-hundreds-of-marijuana-convictions-from-courtview/',
  report: 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
  profile: 'https://ccresourcecenter.org/state-restoration-profiles/alaska-expungment-pardon-sealing',
} as const;

export const sources: readonly Source[] = [
  statuteCopy(
    'https://github.com/UniCourt/cic-code-ak',
    'AS 12.55.078, 12.55.085, 12.62.160, 12.62.180, 12.62.190, 12.62.900, 15.05.030, 22.35.030, 33.30.241, 04.21.078, 47.12.030 and 47.12.300, whole, as of November 2022',
  ),
  statuteCopy(
    'https://www.lawserver.com/law/state/alaska/ak-statutes/alaska_statutes_15-05-030',
    'AS 15.05.030 with the definition of AS 15.80.010: felonies involving moral turpitude',
  ),
  statuteCopy(
    'https://github.com/fuzzlaw/sorstatutes',
    'AS 12.63, whole, with most acts of 2025: who has to register, also after a set-aside or a pardon',
  ),
  statuteCopy(pages.fees, '13 AAC 68.900: what the Department of Public Safety charges'),
  statuteCopy(
    'https://casetext.com/rule/alaska-court-rules/alaska-rules-of-administration/rule-40-index-to-cases-effective-until-may-1-2023',
    'Administrative Rule 40(a): cases that are not on the courts’ website',
  ),
  courtOrAgency(pages.publicSafety, 'The Department of Public Safety on who gets which record'),
  courtOrAgency(
    'https://doc.alaska.gov/parole-board/clemency-update',
    'Clemency since 2018; Alaska has no law to expunge',
  ),
  courtOrAgency(
    'https://www.akleg.gov/basis/Meeting/Detail/?Bill=HB++28&Meeting=SFIN+2024-04-23+13%3A30%3A00',
    'HB 28 (2024), heard and held in the Senate',
  ),
  courtOrAgency(
    'https://www.akleg.gov/basis/Meeting/Text/?Bill=HB++81&Meeting=HSTA+2025-03-06+15%3A15%3A00',
    'HB 81 (2025), the same again',
  ),
  courtOrAgencyCopy(
    'http://touchngo.com/sp/html/sp-4197.htm',
    'Journey v. State, 895 P.2d 955 (1995): no expungement after a set-aside',
  ),
  clearinghouse(pages.profile, 'Voting, jury, guns, pardon and records'),
  clearinghouse('https://ccresourcecenter.org/text-blocks/alaska-pardon', 'Pardons: none since 2006'),
  clearinghouse(
    'https://www.uaa.alaska.edu/academics/college-of-health/departments/justice-center/alaska-justice-forum/32/1spring2015/b_expungement.cshtml',
    'How Alaska limits who sees a record',
  ),
  legalAid('https://www.alsc-law.org', 'Alaska Legal Services Corporation'),
  otherPage(pages.marijuana, 'Supreme Court Order 2001: marijuana cases off CourtView from May 1, 2023'),
  otherPage(
    pages.report,
    'A private report on the law as of August 28, 2026: HB 239 became ch. 9, SLA 2026, and adds AS 12.62.160(f)',
  ),
  otherPage('https://www.expungementnation.com/alaska', 'What is possible in Alaska; it calls HB 28 a law'),
  otherPage(
    'https://github.com/olera-care/olera-web',
    'A company’s notes of 2026 on Alaska Legal Services Corporation, from its own page: its telephone number',
  ),
];
