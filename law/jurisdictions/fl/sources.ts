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
import { certificatePage } from './cites.ts';

/** The pages as they were read. The rules lead to the Legislature's own text instead. */
export const page = {
  expunction: 'http://fl.elaws.us/law/943.0585(6)',
  sealing: 'https://instalawyer.io/laws/florida-statutes/943059-court-ordered-sealing-of',
  automatic: 'https://flsenate.gov/Session/Bill/2023/376/BillText/c2/HTML',
  listed:
    'http://www.leg.state.fl.us/Statutes/Index.cfm/index.cfm?App_mode=Display_Statute&Search_String=&URL=0900-0999/0943/Sections/0943.0584.html',
  registry: 'https://github.com/fuzzlaw/sorstatutes',
  forcible: 'https://syfert.com/florida/statutes/0776.08.html',
  selfDefense:
    'https://print.casetext.com/statute/florida-statutes/title-xlvii-criminal-procedure-and-corrections/chapter-943-department-of-law-enforcement/section-9430578-lawful-self-defense-expunction',
  mistake: 'https://www.legalfix.com/statutes/state-codes/florida/title-xlvii/chapter-943/section-943-0581',
  diversion: 'https://syfert.com/florida/statutes/0943.0582.html',
  trafficking: 'https://instalawyer.io/laws/florida-statutes/9430583-human-trafficking-victim',
  violentFelonies:
    'https://www.markjobrien.com/criminal-defense-overview/state-sentencing-resources/habitual-violent-felony-offender-fss-775-084-1-b/',
  minors:
    'http://leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=189.428&URL=0900-0999%2F0943%2FSections%2F0943.0515.html',
  drunkDriving: 'http://www.duibrowardmiami.com/record-seal-dui/',
  tickets: 'https://orlandocriminallawyerblog.com/category/record-sealed',
  clemency: 'https://ccresourcecenter.org/text-blocks/florida-pardon',
  voting: 'https://dos.fl.gov/elections/for-voters/voter-registration/felon-voting-rights/?os=ioi0NS9c9i',
  relief: 'https://ccresourcecenter.org/text-blocks/florida-record-relief',
  prohibited: 'https://ejdirga.com/florida-expungement/expungement-qualification/prohibited-offenses/',
  denial: 'https://www.fdle.state.fl.us/Seal-and-Expunge-Process/Reasons-for-Denial',
  entitled: 'http://www.fdle.state.fl.us/Seal-and-Expunge-Process/Entitled-Agencies',
  pardonDoesNotOpen:
    'https://www.expeal.com/help/if-i-receive-a-full-pardon-can-i-have-my-criminal-history-record-sealed-or-expunged.php',
  acquittals: 'https://scbalas.com/changes-in-law-concerning-expunction-of-criminal-history-record/',
  burglary: 'https://syfert.com/florida/statutes/0810.02.html',
  listCopy:
    'https://www.muscalaw.com/blog/list-ineligible-or-disqualifying-offenses-expungement-or-sealing-criminal-records-florida',
  wholeText: 'https://github.com/saint1415/us-statutes',
} as const;

export const sources: readonly Source[] = [
  statuteCopy(
    page.wholeText,
    'Fla. Stat. §§ 943.0515, 943.0578, 943.0582, 943.0583, 943.0585 and 943.059, whole: a public copy of February 2026. Of §§ 943.0584 and 943.0595 it has the headings only',
  ),
  statuteCopy(page.expunction, 'Fla. Stat. § 943.0585, court-ordered expunction'),
  statuteText(
    'http://leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=criminal+indigent+status&URL=0900-0999%2F0943%2FSections%2F0943.0585.html',
    'The same section in the 2024 statutes',
  ),
  statuteCopy(page.sealing, 'Fla. Stat. § 943.059, court-ordered sealing'),
  statuteText(page.listed, 'Fla. Stat. § 943.0584, the barred list, up to (j)'),
  courtOrAgency(page.denial, 'FDLE on why it refuses a certificate, with the older form of the list'),
  otherPage(page.prohibited, 'A lawyer’s account of the barred list'),
  otherPage(page.listCopy, 'A lawyer’s copy of the barred list, from A to N'),
  otherPage(
    'https://fallgatterlaw.com/moving-on-with-your-life-record-sealing-or-expungement-and-restoration-of-civil-rights/',
    'A lawyer’s list of barred offenses of force',
  ),
  courtOrAgencyCopy(
    'https://www.legiscan.com/FL/text/S1604/id/2870880',
    'A 2024 bill that names digital voyeurism in § 943.0584',
  ),
  statuteCopy(
    page.registry,
    'Fla. Stat. §§ 775.21 and 943.0435, whole, as of October 2025: the crimes that call for registration',
  ),
  statuteText(page.automatic, 'Fla. Stat. § 943.0595 with its changes of 2023'),
  courtOrAgencyCopy(
    'https://fastdemocracy.com/bill-summary/?billsummary_state=fl&billsummary_id=FLB00028129&billsummary_session=2023',
    'House analysis of CS/CS/CS/HB 593 (2023): earlier convictions do not matter for automatic sealing',
  ),
  courtOrAgency(
    'https://www.flsenate.gov/Session/Bill/2021/1662/BillText/Filed/HTML',
    'SB 1662 (2021), a bill to seal cases from before October 2019',
  ),
  statuteCopy(page.forcible, 'Fla. Stat. § 776.08, forcible felonies'),
  statuteCopy(page.burglary, 'Fla. Stat. § 810.02, burglary'),
  statuteCopy(page.selfDefense, 'Fla. Stat. § 943.0578, lawful self-defense'),
  statuteCopy(page.mistake, 'Fla. Stat. § 943.0581, administrative expunction'),
  otherPage(
    'https://jonathanrosepa.com/state-criminal-defense/clearing-your-florida-criminal-record',
    'A lawyer on § 943.0581',
  ),
  courtOrAgencyCopy(
    'http://flrules.elaws.us/fac/11c-7.008',
    'Fla. Admin. Code 11C-7.008, how to ask for an administrative expunction',
  ),
  statuteCopy(page.diversion, 'Fla. Stat. § 943.0582, juvenile diversion'),
  statuteText(page.minors, 'Fla. Stat. § 943.0515, records of minors'),
  statuteCopy(page.trafficking, 'Fla. Stat. § 943.0583, trafficking victims'),
  courtOrAgencyCopy(
    'https://app.legiplex.com/fl/legislature/2023/2023-r/bills/h0841/draft-804907',
    'Final House analysis of CS/HB 841 (2023), passed as SB 1210: a trafficking victim’s petition is confidential',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/fl-ar-2/',
    '§ 943.0583(4) and (8): no long delay, and who must still be told',
  ),
  legalAid(
    'https://freedomnetworkusa.org/srp_states/fl',
    '§ 943.0583 in January 2025: what must be proved without official papers',
  ),
  otherPage(page.violentFelonies, 'The felonies of § 775.084(1)(b)1.'),
  courtOrAgency(
    'https://www.flsenate.gov/Committees/BillSummaries/2023/html/3003',
    'CS/HB 605 (2023), a second expunction, which was vetoed',
  ),
  courtOrAgency(
    'https://www.flsenate.gov/Session/Bill/2026/810/BillText/c1/HTML',
    'CS/SB 810 (2026), sealing of misdemeanor convictions; not found among the acts',
  ),
  otherPage(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    'A filing service’s notes of July and August 2026: § 943.059 still needs a withhold; § 943.0585 was amended by ch. 2026-114; the numbers of forms and court rules. They count convictions anywhere and dropped charges of the barred list, against the words of §§ 943.0585(1)(d) and 943.0584',
  ),
  otherPage(
    'https://www.billtrack50.com/billdetail/1921457',
    'CS/CS/HB 1069 (2026), ch. 2026-114: the title of the bill as the House passed it. By that title it adds to who must tell of a sealed or expunged record and does not change who may get one. The act itself could not be read',
  ),
  courtOrAgencyCopy(
    'http://flrules.elaws.us/fac/11c-7.006/',
    'Fla. Admin. Code 11C-7.006: form FDLE 40-021, and the $75 may be waived on a written request',
  ),
  otherPage(
    'https://www.rodriguezcriminaldefense.com/juvenile-diversion-expungement/',
    'A lawyer’s page of June 2026: no $75 fee after juvenile diversion, as the form’s own checklist says in those notes; older pages still name the fee',
  ),
  otherPage(
    'https://www.criminaldefenseattorneytampa.com/seal-and-expunge-criminal-record/administrative-expunction/',
    'A lawyer on § 943.0581: no costs, and an endorsement on official letterhead',
  ),
  otherPage(page.acquittals, 'HB 1065 (2018): expunction after not guilty'),
  otherPage(
    'https://www.rodriguezcriminaldefense.com/seal-expunge-record/',
    'A lawyer’s page of June 2026: sealing still needs a withhold',
  ),
  clearinghouse(page.relief, 'No sealing of adult convictions, pardoned ones included'),
  otherPage(page.pardonDoesNotOpen, 'R.J.L. v. State (Fla. 2004): a pardon does not open expunction'),
  otherPage(page.drunkDriving, 'No withholding of adjudication for drunk driving'),
  otherPage(page.tickets, 'Civil traffic tickets are not sealed or expunged'),
  courtOrAgency(
    'https://www.fdle.state.fl.us/Seal-and-Expunge-Process/Frequently-Asked-Questions',
    'FDLE’s questions and answers: keep your papers',
  ),
  otherPage(
    'https://ralawmiami.com/practice-areas/expungement-and-sealing-of-a-criminal-record-in-florida',
    'What others learn of a sealed and of an expunged record',
  ),
  courtOrAgency(page.entitled, 'FDLE on who must still be told of a sealed record'),
  courtOrAgency(
    'https://www.flsenate.gov/Session/Bill/2026/1168/Amendment/266302/HTML',
    'An amendment to SB 1168 (2026) with the text of § 943.0585(6)(b), who must still be told after an expunction',
  ),
  courtOrAgency(
    'http://www.fdle.state.fl.us/Seal-and-Expunge-Process/Lawful-Self-Defense-Expungement',
    'FDLE on self-defense: its own form and the State Attorney’s certified statement',
  ),
  courtOrAgency(
    'http://www.fdle.state.fl.us/Seal-and-Expunge-Process/Juvenile-Diversion-Expunction',
    'FDLE on expunction after a juvenile diversion program',
  ),
  courtOrAgency(certificatePage, 'FDLE on applying for a certificate of eligibility'),
  clearinghouse(page.clemency, 'Pardon and restoration of rights'),
  courtOrAgency(page.voting, 'Florida Department of State on voting after a felony'),
  courtOrAgency(
    'http://www.fdle.state.fl.us/Criminal-History-Records/Personal-Review.aspx',
    'FDLE on your own record: free, with fingerprints taken by a police agency',
  ),
  courtOrAgency(
    'https://www.fdle.state.fl.us/Criminal-History-Records/Florida-Checks',
    'FDLE on what the public sees: $24 and $1',
  ),
  courtOrAgency(
    'https://www.fdle.state.fl.us/Seal-and-Expunge-Process/Seal-and-Expunge-Home.aspx',
    'FDLE on its ways to seal or expunge, and the application for each',
  ),
  courtOrAgency(
    'https://miamisao.com/community/seal-expungement/the-court-process/',
    'The Miami-Dade State Attorney on the petition, and its fee of $42',
  ),
  courtOrAgency(
    'https://hamiltonclerk.com/seal-expunge',
    'A clerk of court: the certificate ends after 12 months',
  ),
  courtOrAgencyCopy(
    'https://www.syfert.com/florida/rules-criminal-procedure/rule-3.692',
    'Fla. R. Crim. P. 3.692: what goes with the petition, and who must get it',
  ),
  courtOrAgencyCopy(
    'https://print.casetext.com/rule/florida-court-rules/florida-rules-of-criminal-procedure/forms/rule-3989-affidavit-petition-and-order-to-expunge-or-seal-forms',
    'Fla. R. Crim. P. 3.989: the words of petition, sworn statement and order (2024)',
  ),
  courtOrAgencyCopy(
    'https://vdocuments.site/procedures-for-filing-a-procedures-set-forth-in-section-943059-florida-statutes.html',
    'Broward County’s steps for sealing: three sets of papers, $42',
  ),
  courtOrAgencyCopy(
    'http://flrules.elaws.us/fac/11c-7.007/',
    'Fla. Admin. Code 11C-7.007: form FDLE 40-021 to seal, the waiver, and FDLE’s phone number',
  ),
  courtOrAgencyCopy(
    'http://flrules.elaws.us/fac/11c-7.009',
    'Fla. Admin. Code 11C-7.009: form FDLE 40-025 after juvenile diversion',
  ),
  clearinghouse(
    'https://cjei.cornell.edu/about-your-record/how-get-your-rap-sheet/state-rap-sheet/florida-how-get-your-rap-sheet',
    'Cornell on your own record: up to 30 days',
  ),
  legalAid('https://www.fljc.org/seal-2/', 'Florida Justice Center on how it helps'),
  otherPage(
    'https://panthernow.com/2021/05/12/fiu-and-florida-justice-center-open-doors-by-sealing-and-expunging-criminal-records/',
    'A newspaper in 2021: its lawyers work for free for those whom it takes',
  ),
  legalAid('https://www.clsmf.org/?p=4472', 'Community Legal Services of Mid-Florida on juvenile records'),
  otherPage(
    'https://criminaldefenseattorneytampa.com/seal-and-expunge-criminal-record/auto-seal/',
    'A lawyer on automatic sealing: police and jails keep their own files',
  ),
  otherPage(
    'https://www.jaxdailyrecord.com/news/2025/aug/07/summer-success-seal-and-expungement-fair',
    'A newspaper in August 2025: the seal and expungement fair of Jacksonville Area Legal Aid',
  ),
  otherPage(
    'https://www.getlegalclarity.com/blog/2025/12/legal-aid-in-jacksonville-fl-free-low-cost-help-guide-2025',
    'A company’s list of legal aid in Jacksonville, with phone numbers (December 2025)',
  ),
  courtOrAgencyCopy(
    'https://www.casetext.com/case/in-re-amendments-to-fla-rules-of-criminal-procedure-2?q=787.06&sort=relevance&p=1&type=case&tab=keyword&jxs=',
    'Florida Supreme Court, December 19, 2019: rules 3.693 and 3.9895 for trafficking victims',
  ),
  otherPage(
    'https://ejdirga.com/expungement-legal-references/expunge_case_law/fdle_refuses_coe/',
    'A law firm’s list of cases: Lazard v. State (2017), where FDLE had to give the certificate',
  ),
];
