import {
  clearinghouse,
  courtOrAgency,
  courtOrAgencyCopy,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
  statuteText,
} from '../../place/source.ts';
import { read } from './read.ts';

export const sources: readonly Source[] = [
  statuteCopy(
    read.code,
    'Conn. Gen. Stat. §§ 9-46, 9-46a, 14-227a, 21a-267, 21a-277, 21a-279, 29-11, 31-51i, 46a-80 ff., 46b-38a, 46b-120, 46b-133a, 46b-146, 51-217, 53a-25 to 53a-36a, 54-56e ff., 54-76b to 54-76o, 54-95c, 54-108f, 54-130a to 54-130g, 54-142a to 54-142w and 54-250, in a copy of February 2026',
  ),
  statuteText(
    'https://www.cga.ct.gov/current/pub/chap_961a.htm',
    'Chapter 961a, criminal records, as the legislature prints it',
  ),
  statuteCopy(
    'https://www.lawserver.com/law/state/connecticut/ct-laws/connecticut_statutes_54-142v',
    '§ 54-142v, cannabis petitions',
  ),
  courtOrAgency('https://portal.ct.gov/cleanslate/', 'State of Connecticut: Clean Slate'),
  courtOrAgency(
    'https://portal.ct.gov/cleanslate/Clean-Slate-Eligibility?language=en_US',
    'What is erased; older than the act of 2023 where it asks for fines and registration',
  ),
  courtOrAgency(
    'https://portal.ct.gov/cleanslate/petition-for-clean-slate-erasure?language=en_US',
    'The petition for offenses before 2000, form JD-CR-202',
  ),
  courtOrAgency(
    'https://portal.ct.gov/cleanslate/petition-for-cannabis-erasure?language=en_US',
    'Cannabis petitions: which convictions, and that there is no form',
  ),
  courtOrAgency(
    'https://portal.ct.gov/cleanslate/how-to-access-criminal-records?language=en_US',
    'How to get your own record',
  ),
  courtOrAgency('https://www.ct.gov/bopp', 'Board of Pardons and Paroles: when one may apply'),
  courtOrAgencyCopy(
    read.boardPage,
    'Board of Pardons and Paroles: an absolute pardon erases, and takes up to a year',
  ),
  courtOrAgencyCopy(
    'https://authoring-stage.ct.egov.com/bopp/pardon-division/pardon/documents-required-for-absolute-pardon-application',
    'Board of Pardons and Paroles: papers that are needed',
  ),
  courtOrAgencyCopy(
    'https://app.midpage.ai/document/dime-savings-bank-v-saucier-7857280',
    'Dime Savings Bank v. Saucier, 44 Conn. App. 812 (1997): 20 days for an appeal',
  ),
  courtOrAgency(
    'https://www.cga.ct.gov/2016/rpt/2016-R-0098.htm',
    'Crimes that call for registration as a sex offender',
  ),
  statuteCopy(
    'https://github.com/fuzzlaw/sorstatutes',
    'Chapter 969, whole, current with the sessions of 2025: § 54-250(5) and (11), the sex crimes that are left out',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/ct-nc-3/',
    'Clearinghouse: acquittals and dismissals',
  ),
  clearinghouse('https://cleanslateclearinghouse.org/policies/ct-ar-2/', 'Clearinghouse: juvenile findings'),
  clearinghouse('https://cleanslateclearinghouse.org/policies/ct-c-6/', 'Clearinghouse: cannabis sales'),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/connecticut-restoration-of-rights-pardon-expungement-sealing/',
    'Rights, guns, pardons and erasure, December 2024',
  ),
  clearinghouse(
    'https://cjei.cornell.edu/legal-rights/criminal-record-remedies/certificates/connecticut-certificate-employability',
    'Certificate of Employability: the 90 days',
  ),
  legalAid('https://erasurecord.ctlegal.org/faq.html', 'Juvenile petitions: form JD-JM-12, no fee'),
  legalAid('https://cleanslatect.org/get-answers/', 'Clean Slate CT: answers'),
  otherPage(read.pardonPage, 'How the Board handles applications'),
  otherPage(read.rollout, 'More than 150,000 people by March 2026'),
  otherPage(read.notices, 'The state does not tell people yet'),
  courtOrAgencyCopy(
    'https://olreporter.blogspot.com/2014/02/hot-report-removing-felony-convictions.html',
    'Office of Legislative Research: how pardons work, three references',
  ),
  otherPage(
    'https://pardonadvocates.com/faqs',
    'Open cases and nolles of the last 13 months stand in the way of a pardon',
  ),
];
