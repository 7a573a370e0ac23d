import {
  clearinghouse,
  courtOrAgency,
  courtOrAgencyCopy,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
} from '../../place/source.ts';
import { read } from './cites.ts';

export const sources: readonly Source[] = [
  courtOrAgencyCopy(
    read.courtGuides,
    'The courts’ research guide to chapter 12-60.1 of August 27, 2025, the guide to sealing DUI records of May 2024, and the form to close nonconviction records with its instructions of April 2026, whole',
  ),
  statuteCopy(
    read.code,
    'N.D.C.C. chapters 12-60, 12-60.1, §§ 12.1-32-02, 12.1-32-07.1, 12.1-32-07.2, 12.1-32-15, 12.1-33-01, 12.1-41-12, 12.1-41-14, 12-55.1-01 ff., 19-03.1-23, 27-20.2-25, 39-08-01(3), 39-08-01.5, 39-08-01.6 and 62.1-02-01, in a copy of June 2022',
  ),
  statuteCopy(read.registration, 'N.D.C.C. § 12.1-32-15, whole, with the acts of 2025: who registers'),
  otherPage(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean/blob/3802f9e25006a9ce7b1f090233161ca0fc405ec7/data/record-clearing/legal-design-intake/ND.memo.json',
    'A filing service’s notes on chapter 12-60.1 and §§ 39-08-01.6 and 19-03.1-23(9), read at the legislature’s site in August 2026: the same waits, and 7 years from the violation',
  ),
  statuteCopy(
    'https://law.justia.com/codes/north-dakota/2018/title-12/chapter-12-60-1/',
    'Chapter 12-60.1 as enacted in 2019',
  ),
  statuteCopy(
    'https://en.wikisource.org/wiki/Page:2021_North_Dakota_Session_Laws.pdf/387',
    'The act of 2021 that struck the clock from release out of § 12-60.1-02',
  ),
  courtOrAgency(
    'http://www.ndcourts.gov/court/Notices/20050215/Rule32.1.cr.htm',
    'N.D.R.Crim.P. 32.1, deferred imposition of sentence',
  ),
  courtOrAgencyCopy(
    'https://cetient.com/opinion/898720/state-v-ebertz',
    'State v. Ebertz (2010) on the 61 days',
  ),
  courtOrAgency(
    'https://www.ndcourts.gov/legal-resources/rules/ndrjuvp/19',
    'N.D.R.Juv.P. 19, juvenile records',
  ),
  courtOrAgency(
    'https://www.ndcourts.gov/legal-self-help/early-destruction-juvenile-records',
    'Self-help center: early destruction of juvenile records',
  ),
  courtOrAgency(
    'https://attorneygeneral.nd.gov/public-safety/criminal-history-records/understanding-the-criminal-history-record-results/',
    'Attorney General: what a record check shows, and for how long',
  ),
  courtOrAgency(
    'https://attorneygeneral.nd.gov/public-safety/criminal-history-records/requesting-a-criminal-history-record-check/',
    'Attorney General: how to order a record',
  ),
  courtOrAgency('https://www.docr.nd.gov/pardon-advisory-board', 'Pardon Advisory Board'),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/nd-c-2/',
    'Clearinghouse: first marijuana case',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/nd-c-3/',
    'Clearinghouse: misdemeanor convictions, older text',
  ),
  clearinghouse('https://cleanslateclearinghouse.org/policies/nd-cr-2/', 'Clearinghouse: juvenile records'),
  clearinghouse('https://cleanslateclearinghouse.org/policies/nd-d-2/', 'Clearinghouse: drunk driving'),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/north-dakota-restoration-of-rights-pardon-expungement-sealing/',
    'CCRC profile of September 2024',
  ),
  legalAid('https://lsnd.org/get-help/', 'Legal Services of North Dakota: whom it helps, and its numbers'),
  legalAid('https://www.f5project.org/anewlawforanewlife/', 'F5 Project on the law of August 2025'),
  legalAid(
    'https://www.f5project.org/sealing-criminal-records-in-north-dakota/',
    'F5 Project, with the court’s guide: drunk driving is not sealed under chapter 12-60.1',
  ),
  otherPage(read.news, 'A newspaper: courts close cases since August 1, 2025; older ones need a petition'),
  otherPage(
    'https://fastdemocracy.com/bill-summary/?billsummary_id=NDB00005936&billsummary_session=69&billsummary_state=nd',
    'A summary of an earlier draft of House Bill 1166',
  ),
  otherPage(
    'https://fastdemocracy.com/bill-summary/?billsummary_id=NDB00006084&billsummary_session=69&billsummary_state=nd',
    'A summary of an act of 2025 on § 12-60.1-04',
  ),
  otherPage(
    'https://www.ohnstadlaw.com/blog/2020/10/dont-let-your-past-haunt-you-sealing-your-dui-record-in-nd/',
    'A law firm on § 39-08-01.6',
  ),
  otherPage(
    'https://www.grandforksherald.com/news/government-and-politics/4792796-ND-pardon-board-recommends-1st-batch-of-applicants-under-new-policy-for-marijuana-offenses',
    'A newspaper: pardons for small marijuana cases after five clean years',
  ),
  otherPage(
    'https://cleanslateinitiative.org/in-the-news/north-dakota-hb1166',
    'Clean Slate Initiative on House Bill 1166 (2025)',
  ),
  otherPage(
    'https://www.cjpf.org/clemency-nd',
    'Criminal Justice Policy Foundation: the telephone number of the Pardon Advisory Board',
  ),
];
