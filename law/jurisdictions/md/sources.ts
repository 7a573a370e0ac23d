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
import { lawPage } from './cites.ts';

/** Pages that were opened for these rules. */
export const page = {
  petition: 'https://lexace.ai/us/statute/maryland/CP-10-105',
  brochure: 'https://www.yumpu.com/en/document/view/17887888/expungement-brochure-maryland-judiciary/6',
  automatic: lawPage('10-105.1'),
  arrest:
    'https://law.justia.com/codes/maryland/2022/criminal-procedure/title-10/subtitle-1/section-10-103-1/',
  unit: 'https://law.justia.com/cases/maryland/court-of-appeals/2006/24a06-2.html',
  pbj: 'https://casetext.com/case/in-re-trey-h',
  pending: 'https://casetext.com/case/robert-v-state-11',
  duiPbj: 'https://somdcriminaldefense.com/new-maryland-law-dui-and-dwi-charges-now-eligible-for-expungement',
  conviction:
    'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gcp&section=10-110&enactments=false',
  waits: 'https://mvlslaw.org/expungeable-convictions/',
  summary: 'https://ccresourcecenter.org/text-blocks/maryland-record-relief/',
  reform:
    'https://wmar2news.com/local/new-maryland-expungement-law-gives-more-people-a-second-chance-after-serving-their-time',
  restitution: 'https://app.legiplex.com/md/legislature/2025/2025-r/bills/hb499/drafts-latest',
  cannabis: 'https://maronicklaw.com/blog/can-i-get-a-cannabis-conviction-expunged-in-maryland',
  shieldable: 'https://codes.findlaw.com/md/criminal-procedure/md-code-crim-proc-sect-10-301/',
  shielding: 'https://cjei.cornell.edu/fix-your-record/dismissalset-asidevacateshield/maryland-shielding',
  vacatur: 'https://self-law.org/code/md/criminal-procedure/8-302',
  juvenile: lawPage('3-8A-27.1', 'CJP'),
  juvenileBars: 'https://frizwoods.com/blog/juvenile-expungement',
  pardons: 'https://peoples-law.org//node/36596/printable/print',
  rights:
    'https://ccresourcecenter.org/state-restoration-profiles/maryland-restoration-of-rights-pardon-expungement-sealing',
  notes: 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
  clearinghouse:
    'https://nationalreentryresourcecenter.org/cleanslate/compare-records-clearance-policies?page=105',
};

export const sources: readonly Source[] = [
  courtOrAgencyCopy(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    'The courts’ forms CC-DC-CR-072A, 072B of October 2025 and 072C of January 2025: waits, open cases, pardons',
  ),
  statuteCopy(page.petition, 'Crim. Proc. § 10-105(a), to (a)(9); the rest of the section was not reached'),
  statuteText(page.automatic, 'Crim. Proc. § 10-105.1, whole'),
  statuteCopy(page.arrest, 'Crim. Proc. § 10-103.1'),
  statuteCopy(
    'https://lexace.ai/us/statute/maryland/CP-10-103',
    'Crim. Proc. § 10-103, arrests before October 2007: eight years to ask',
  ),
  statuteText(page.conviction, 'Crim. Proc. § 10-110(a), to (a)(1)(xii)'),
  statuteCopy(
    'https://casetext.com/statute/code-of-maryland/article-criminal-procedure/title-10-criminal-records/subtitle-1-expungement-of-police-and-court-records/section-10-110-see-note-petition-for-expungement',
    'Crim. Proc. § 10-110(a), to (a)(1)(xviii), as of the 2024 session',
  ),
  statuteCopy(
    'https://govt.westlaw.com/mdc/Document/NE31115B2EA9011EBA2B4DE20A34A766E',
    'Crim. Proc. § 10-110(b)–(e) as of 2021: the new conviction rule of (d)(1)',
  ),
  statuteText(lawPage('10-109'), 'Crim. Proc. § 10-109: nobody may ask about what was expunged'),
  statuteText(
    'http://mgaleg.maryland.gov/webmga/frmStatutesText.aspx?article=gcp&section=10-108&ext=html&session=2017RS&tab=subject5',
    'Crim. Proc. § 10-108(a): an expunged record is opened only by order of a court',
  ),
  statuteText(
    'https://msa.maryland.gov/megafile/msa/speccol/sc2900/sc2908/000001/000801/html/am801--1332.html',
    'Crim. Proc. § 10-107 as of 2004: the unit of charges',
  ),
  statuteCopy(page.shieldable, 'Crim. Proc. § 10-301, the shieldable convictions'),
  statuteText(lawPage('10-302'), 'Crim. Proc. § 10-302, whole: not domestically related, who still sees it'),
  statuteCopy(
    'https://law.uslawyerdatabase.com/category/us-law/2022-maryland-statutes/criminal-procedure/title-10-criminal-records',
    'Crim. Proc. §§ 10-303(a), one county and three years, and 10-305, whole: a shielded conviction does not count',
  ),
  statuteText(lawPage('10-306'), 'Crim. Proc. § 10-306: who may not ask about what was shielded'),
  statuteCopy(page.vacatur, 'Crim. Proc. § 8-302, to (a)(2)(xvi)'),
  statuteCopy(
    'https://lawserver.com/law/state/maryland/md-laws/maryland_laws_criminal_procedure_8-302',
    'Crim. Proc. § 8-302(a)(2), to (x): any trespass offense of Title 6, Subtitle 4',
  ),
  statuteCopy('https://lexace.ai/us/statute/maryland/CP-8-302', 'Crim. Proc. § 8-302, to (a)(2)(xix)'),
  statuteText(page.juvenile, 'Cts. & Jud. Proc. § 3-8A-27.1, to (c)(1)'),
  statuteCopy(
    'https://lexace.ai/us/statute/maryland/CJ-3-8A-27.1',
    'Cts. & Jud. Proc. § 3-8A-27.1, to (c)(6)',
  ),
  statuteCopy(page.restitution, 'House Bill 499 of 2025, the twin of Senate Bill 432: purpose and § 10-101'),
  courtOrAgencyCopy(
    page.brochure,
    'The Judiciary’s brochure: waits of § 10-105(c), the waiver, pardons, good cause',
  ),
  courtOrAgency(
    'https://www.mdcourts.gov/district/selfhelp/secondchanceactshieldinguide',
    'District Court guide to shielding: the 12 crimes, not domestically related, no fee',
  ),
  courtOrAgency(
    'https://dpscs.maryland.gov/publicservs/expung.shtml',
    'Public Safety and Correctional Services: where to file, $30, 90 days',
  ),
  courtOrAgency(
    'https://dpscs.maryland.gov/publicservs/FAQcjis.shtml',
    'Criminal Justice Information System: background checks and its phone number',
  ),
  courtOrAgency(
    'https://www.mdcourts.gov/reference/complaintsfaq',
    'Maryland Judiciary: free lawyers at the Court Help Center',
  ),
  courtOrAgency(
    'http://maintenance.mdcourts.gov/sites/default/files/import/mdatjc/docs/05expungementofjuvenilerecords.txt',
    'The Judiciary’s brochure on juvenile records: all eight conditions',
  ),
  courtOrAgencyCopy(
    'https://vdocument.in/how-can-i-expunge-my-criminal-record-record-mdcourtsgov-in-certain-cases-criminal.html',
    'The Judiciary’s leaflet: steps, Case Search, self-help center',
  ),
  courtOrAgencyCopy(page.unit, 'Stoddard v. State (2006): the unit rule of § 10-107 goes by incident'),
  courtOrAgencyCopy(
    'https://cetient.com/case/4451666/in-re-expungement-petition-of-dione-w',
    'In re Dione W. (2019): a minor traffic violation is not part of the unit',
  ),
  courtOrAgencyCopy(page.pbj, 'In re Trey H. (2022): § 10-105(c)(2) and (e)(4) on probation before judgment'),
  courtOrAgencyCopy(
    'https://cetient.com/case/7802880/expungement-petition-of-vincent-s',
    'In re Vincent S. (2022): good cause does not reach § 10-110',
  ),
  legalAid(page.waits, 'Maryland Volunteer Lawyers Service: convictions and waits of 5, 7 and 10 years'),
  otherPage(
    'https://github.com/niravbabu-max/expungement-tool',
    'A law firm’s tool with the whole list of § 10-110(a) and the additions of 2025',
  ),
  legalAid(
    'https://github.com/MVLSLAW/Expungealator',
    'Maryland Volunteer Lawyers Service: sections of the Justice Reinvestment Act',
  ),
  otherPage(
    page.notes,
    'A company’s notes of July to September 2026: all eleven ways, waits after the 2025 law, (a-1), who must find what on restitution, § 10-104, $30 for form CC-DC-CR-072D, forms CC-DC-089 and MDJ-008',
  ),
  otherPage(
    'https://fastdemocracy.com/bill-summary/?billsummary_state=md&billsummary_id=MDB00019027&billsummary_session=2020',
    'House Bill 81 of 2020: sodomy repealed, and when it cannot be expunged',
  ),
  otherPage(
    'https://avn.com/business/articles/legal/maryland-finally-repeals-archaic-sex-laws-919673.html',
    'CR § 3-322 repealed from October 1, 2023',
  ),
  courtOrAgencyCopy(
    'https://howtolegalhelp.com/rule-4-504-petition-for-expungement-when-charges-filed',
    'Md. Rule 4-504: § 10-104, dropped before service; § 10-105(a)(11)',
  ),
  legalAid(
    'https://peoples-law.com//node/43231/printable/print',
    'People’s Law Library: Case Search, which form, where to file',
  ),
  otherPage(
    'https://frizwoods.com/blog/expungement-10-110-maryland',
    'A law firm on § 10-110 in January 2026: attempt, conspiracy and solicitation count too',
  ),
  otherPage(
    'https://www.cbsnews.com/baltimore/news/maryland-legislation-expunge-criminal-record-federal-workers-funding/?intcid=CNR-01-0623',
    'Expungement Reform Act of 2025: an objection brings a hearing',
  ),
  otherPage(
    'https://markhamlegal.com/blog/2024/md-dui-law-changes',
    'Drunk driving probation before judgment: 15 years, no drugs, no repeat offense',
  ),
  clearinghouse(page.summary, 'Collateral Consequences Resource Center: summary, juvenile sealing at 21'),
  otherPage(
    'https://ezel.ai/templates/expungement-petition-and-eligibility-memo/md',
    'The waits of § 10-110(c)(1)–(4) and of cannabis cases',
  ),
  courtOrAgency(
    'https://aacpll.org/tag/laws_of_maryland',
    'Anne Arundel County law library on the REDEEM Act: waits from October 1, 2023',
  ),
  courtOrAgency(
    'https://aacpll.org/2015/09/24/new-maryland-laws-take-effect-on-october-1-2015-spotlight-on-expungement/',
    'The 2015 changes: which later convictions and open cases bar',
  ),
  otherPage(page.reform, 'Expungement Reform Act of 2025: probation violations no longer bar'),
  courtOrAgencyCopy(
    page.pending,
    'Robert v. State (2010): “a defendant in a pending criminal proceeding”, § 10-105(e)(4)',
  ),
  otherPage(
    'https://criminaldefenseattorneyblog.com/when-can-a-case-be-expunged',
    'An open case holds up dismissals and acquittals too',
  ),
  otherPage(
    'https://www.portnerandshure.com/blog/2025/october/understanding-the-new-maryland-criminal-justice-reforms-the-expungement-reform-act',
    'Expungement Reform Act of 2025: driving without a license, bad checks and stolen credit cards added',
  ),
  otherPage(page.duiPbj, 'Drunk driving probation before judgment, from October 1, 2024'),
  otherPage(
    page.cannabis,
    'Cannabis: state record by July 1, 2024, no unit rule, three years for intent to sell',
  ),
  clearinghouse(page.shielding, 'Cornell: the five conditions of shielding and its unit rule'),
  otherPage(page.juvenileBars, 'What bars juvenile expungement, and restitution'),
  legalAid(page.pardons, 'People’s Law Library: pardon guidelines, and what is looked at'),
  courtOrAgency(
    'https://dpscs.maryland.gov/publicservs/pardons.shtml',
    'Public Safety and Correctional Services: how to apply for a pardon, guns, certified docket entries',
  ),
  clearinghouse(
    'http://www.nationalreentryresourcecenter.org/cleanslate/states/maryland/policies/md-ar-1',
    'Clean Slate Clearinghouse: what the court looks at before it expunges a juvenile record',
  ),
  otherPage(
    'http://szafirm.com/2015-second-chance-act/',
    'A law firm on shielding: 30 days to object, and the hearing',
  ),
  legalAid(
    'https://peoples-law.com//node/25596/printable/print',
    'People’s Law Library: shielding protects less than expungement',
  ),
  clearinghouse(page.rights, 'Collateral Consequences Resource Center: voting'),
  clearinghouse(
    page.clearinghouse,
    'Clean Slate Clearinghouse: § 10-105(a)(9)–(10), not criminally responsible',
  ),
  otherPage(
    'https://www.billtrack50.com/billdetail/1962543',
    'House Bill 819 of 2026, a commission on these laws: heard in March 2026, not found enacted',
  ),
  otherPage(
    'https://vulcanbills.com/md/2026/HB169',
    'House Bill 169 of 2026, expungement for good cause: not found enacted',
  ),
  otherPage(
    'https://www.rstreet.org/outreach/r-street-testimony-in-support-of-md-sb-483-clean-slate-act-of-2026',
    'Senate Bill 483 of 2026; no account was found that it passed. Nor of Senate Bill 315 of 2026, on § 10-112',
  ),
  courtOrAgency(
    'https://www.mdcourts.gov/sites/default/files/import/mdatjc/docs/04redexpungementofcriminalrecords.txt',
    'The Judiciary’s brochure on criminal records: in person or by mail, each case apart, what you need not tell',
  ),
  courtOrAgency(
    'https://mdcourts.gov/legalhelp/filingfeewaivers',
    'The Judiciary on fee waivers: the request, and notice MDJ-008 with it',
  ),
  courtOrAgency(
    'https://www.dllr.state.md.us/labor/wages/esscrimscreen.shtml',
    'The labor department: what employers may not ask before the first interview',
  ),
  statuteText(
    'https://msa.maryland.gov/megafile/msa/speccol/sc2900/sc2908/000001/000771/html/am771--3924.html',
    'Chapter 668 of 1989: each office tells you within 60 days that it has complied, now in Crim. Proc. § 10-105',
  ),
  courtOrAgencyCopy(
    'https://howtolegalhelp.com/rule-4-505-answer-to-application-or-petition',
    'Md. Rule 4-505: 30 days to answer, and silence is consent',
  ),
  courtOrAgencyCopy(
    'https://howtolegalhelp.com/?p=15205',
    'Md. Rule 4-508: an order over an objection waits 30 days',
  ),
  legalAid(
    'https://peoples-law.org/node/24796',
    'People’s Law Library on juvenile records: form JUV-11-506.1, whom the court serves',
  ),
  legalAid(
    'https://www.peoples-law.org/steps-juvenile-record-expungement-process',
    'People’s Law Library: the eight steps for a juvenile record',
  ),
  legalAid(
    'https://mvlslaw.org/about-us/what-we-do/',
    'Maryland Volunteer Lawyers Service: expungement, shielding, vacatur',
  ),
  legalAid(
    'https://211md.org/blog/episode-6-maryland-volunteer-lawyers-service/',
    '211 Maryland: its phone number and hours',
  ),
  otherPage(
    'https://www.cbsnews.com/baltimore/news/maryland-expungement-clinic-criminal-loyola-records-legal-aid',
    'A newscast on the clinics of Maryland Legal Aid',
  ),
  otherPage('https://cleanmyrecordmd.com/faq', 'A law firm: no fee for a case without a conviction'),
  courtOrAgency(
    'https://www.dpscs.state.md.us/about/FAQcjis.shtml',
    'Criminal Justice Information System: $18 for your own record, $20 for fingerprints, 10 working days',
  ),
  courtOrAgencyCopy(
    'http://casetext.com/case/in-re-vincent-s-3',
    'In re Vincent S. (2022): an appeal after a no under § 10-110',
  ),
  courtOrAgencyCopy(
    'http://print.casetext.com/case/in-re-richard-m-13',
    'In re Richard M. (2022): an appeal after a no for dropped charges',
  ),
];
