import {
  clearinghouse,
  courtOrAgency,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
  statuteText,
} from '../../place/source.ts';
import { reviewOfLaw } from './read.ts';

export const sources: readonly Source[] = [
  statuteCopy(
    'https://fastdemocracy.com/bill-summary/?billsummary_state=me&billsummary_id=MEB00009900&billsummary_session=130',
    'Public Law 2021, chapter 674: 15 M.R.S. §§ 2261 and 2262 as enacted, their beginning',
  ),
  statuteCopy(
    'https://lawserver.com/?p=27782780',
    '15 M.R.S. § 2262 with the change of 2023, up to subsection 4',
  ),
  statuteCopy(
    'https://ncorj.org/law/confidentiality-of-juvenile-case-records',
    '15 M.R.S. § 3308-C(10)(C): sealing within 5 business days',
  ),
  statuteText(
    'http://legislature.maine.gov/legis/bills/bills_129th/billtexts/HP119702.asp',
    'LD 1670 of the 129th Legislature on youth records; it lists fewer crimes than the courts do now',
  ),
  courtOrAgency(
    'https://courts.maine.gov/help/criminal/sealing.html',
    'Which convictions can be sealed since August 9, 2024, and what else is asked',
  ),
  courtOrAgency(
    'https://mjbportal.courts.maine.gov/CourtForms/FormsLists/DownloadForm?strFormNumber=CR-218',
    'Forms CR-218 of July 2024, CR-289 of October 2024 and JV-043 of December 2021, read in copies',
  ),
  otherPage(
    reviewOfLaw,
    'A company’s review of July 30, 2026, which read 15 M.R.S. chapter 310-A as of January 2026, the act of 2026 and § 3308-C(10): the five marijuana crimes by section, what opens a sealed record again, background check companies',
  ),
  statuteText(
    'http://www.mainelegislature.org/ros/LOM/LOM124th/124R1/PUBLIC67.asp',
    'Public Law 2009, chapter 67: having 8 to 16 ounces of marijuana was Class D under 17-A M.R.S. § 1107-A',
  ),
  courtOrAgency(
    'https://courts.informe.org/courts/juvenile/records.html',
    'Youth cases that are closed to the public',
  ),
  courtOrAgency('https://www.maine.gov/dps/msp/about/sbi', 'State Bureau of Identification'),
  courtOrAgency('https://apps1.web.maine.gov/online/pcr/faq.htm', 'Record requests: address and phone'),
  courtOrAgency('https://www1.maine.gov/corrections/node/18/', 'Pardon board: forms and hearings'),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/me-nc-1/',
    'Cases without a conviction; insanity left out',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/states/maine/',
    'Deferred dispositions and cases older than a year',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/me-d-1/',
    'Deferred dispositions: confidential once the court dismisses the charge',
  ),
  clearinghouse('https://cleanslateclearinghouse.org/policies/me-c-1/', 'Pardoned convictions'),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/me-cr-1/',
    'Youth cases: three years, nothing since, nothing open',
  ),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/maine-restoration-of-rights-pardon-expungement-sealing',
    'Voting and guns, October 2024',
  ),
  clearinghouse(
    'https://cjei.cornell.edu/legal-rights/criminal-record-remedies/pardon/maine-pardon',
    'Pardons: five years, and what the board does not hear',
  ),
  legalAid('https://ptla.org/pine-tree-services', 'Pine Tree Legal: who can get help'),
  otherPage(
    'https://edfolsomlaw.com/2020/11/in-maine-you-cant-even-leave-dismissed-criminal-cases-behind-you/',
    'Dismissed cases in court files',
  ),
  otherPage(
    'https://www.pressherald.com/2026/04/24/mills-vetoes-bill-that-would-automatically-seal-some-criminal-records/',
    'Veto of LD 1911 in April 2026',
  ),
  otherPage(
    'https://vulcanbills.com/me/2025/LD1918',
    'LD 1918 on charges dropped in a plea deal: not passed, March 2026',
  ),
  otherPage('https://justiceresearch.usm.maine.edu/reference_definitions/', 'Classes of common crimes'),
  otherPage(
    'https://www.billtrack50.com/billdetail/1890315',
    'LD 1919 of 2025, to seal more convictions: a bill',
  ),
  otherPage(
    'https://www.billtrack50.com/billdetail/1890383',
    'LD 1917 of 2025, to seal what is no longer a crime: a bill',
  ),
  otherPage(
    'https://infofusionx.com/crime/case-explained-maine-considers-automatically-sealing-thousands-of-low-level-criminal-records-maine-morning-star-legal-perspective-2026-02-26-154300',
    'LD 1911, sealing by itself: in committee in February 2026',
  ),
];
