import {
  clearinghouse,
  courtOrAgency,
  courtOrAgencyCopy,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
} from '../../place/source.ts';
import { pages } from './cites.ts';

/** Pages that were read and that nobody is sent to. */
export const read = {
  records:
    'https://github.com/UniCourt/cic-code-ga/blob/master/transforms/ga/ocga/r86/gov.ga.ocga.title.35.html',
  firstOffender:
    'https://github.com/UniCourt/cic-code-ga/blob/master/transforms/ga/ocga/r86/gov.ga.ocga.title.42.html',
  disclosure:
    'https://github.com/UniCourt/cic-code-ga/blob/master/transforms/ga/ocga/r86/gov.ga.ocga.title.35.html#35-3-34',
  juvenile:
    'https://getpocketlaw.com/law/state_georgia/section-15-11-701-sealing-of-files-and-records-hearings-limitations-on-disclosure-identity-of-victim_27d5c70ecfb2',
  vacatur: 'https://instalawyer.io/laws/georgia-code/17-10-21-vacating-of-sentence',
  inspection:
    'https://casetext.com/regulation/georgia-administrative-code/department-140-georgia-crime-information-center-council/chapter-140-2-practice-and-procedure/rule-140-2-10-procedures-for-criminal-history-record-inspection-by-record-subjects',
  homicideByVehicle: 'https://law.onecle.com/georgia/title-40/40-6-393.html',
  notes: 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
  inspectionDesk: 'https://causecordminigl.pages.dev/682742.html',
} as const;

export const sources: readonly Source[] = [
  statuteCopy(read.records, 'O.C.G.A. § 35-3-37 whole, as of November 2022'),
  statuteCopy(read.firstOffender, 'O.C.G.A. §§ 42-8-60 to 42-8-66 and 42-9-42, as of November 2022'),
  statuteCopy(
    'https://github.com/fuzzlaw/sorstatutes',
    'O.C.G.A. § 42-1-12, whole, as of July 2025: registration ends for a First Offender who is discharged',
  ),
  statuteCopy(read.disclosure, 'O.C.G.A. § 35-3-34: what the state gives to employers'),
  statuteCopy(read.juvenile, 'O.C.G.A. § 15-11-701, sealing juvenile files'),
  statuteCopy(read.vacatur, 'O.C.G.A. § 17-10-21 with its change of May 2022: no more wait'),
  statuteCopy(
    'https://law.justia.com/codes/georgia/2022/title-16/chapter-13/article-1/section-16-13-2/',
    'O.C.G.A. § 16-13-2, conditional discharge',
  ),
  statuteCopy(
    'https://law.justia.com/codes/georgia/2022/title-17/chapter-10/article-1/section-17-10-6-2/',
    'O.C.G.A. § 17-10-6.2(a), sexual offenses',
  ),
  statuteCopy(
    'https://law.justia.com/codes/georgia/2020/title-17/chapter-10/article-1/section-17-10-6-1/',
    'O.C.G.A. § 17-10-6.1(a), serious violent felonies',
  ),
  statuteCopy(
    'https://app.legiplex.com/ga/legislature/2025/2025-r/bills/hb162/drafts-latest',
    'House Bill 162 of 2025 as it passed the House: First Offender records hidden from the start',
  ),
  statuteCopy(read.homicideByVehicle, 'O.C.G.A. § 40-6-393, homicide by vehicle'),
  otherPage(
    read.notes,
    'Notes that read the signed Act 403 of 2026 (HB 162): sealing at sentencing, and petitions that must be granted',
  ),
  courtOrAgencyCopy(read.inspection, 'Rule 140-2-.10: seeing and correcting your own record'),
  courtOrAgencyCopy(read.inspectionDesk, 'The state’s answers on criminal history records, with its phone'),
  courtOrAgency(pages.stateRecords, 'Georgia Bureau of Investigation: getting your record'),
  courtOrAgency(pages.pardons, 'State Board of Pardons and Paroles: who may apply, and how'),
  courtOrAgency(
    'https://pap.georgia.gov/parole-consideration/pardons-restoration-rights/pardons-faqs',
    'State Board of Pardons and Paroles: no fee, six to nine months',
  ),
  courtOrAgency(pages.traffickingForms, 'Attorney General: forms for trafficking survivors'),
  courtOrAgency(
    'https://da.libertycountyga.gov/records-restriction',
    'District Attorney of the Atlantic Circuit: arrests before and after July 2013',
  ),
  courtOrAgency(
    'https://cookcountyprobatecourt.com/misdemeanor-record-restriction',
    'Cook County Probate Court: the list of misdemeanors left out, and two in a life',
  ),
  courtOrAgency(
    'https://www.cherokeega-sheriff.org/?page_id=1047',
    'Cherokee Sheriff: the request form and its fees',
  ),
  courtOrAgency(
    'https://testcd.fultoncountyga.gov/record-restriction-calling-all-crows',
    'Fulton County: sentence completed, and no conviction for four years',
  ),
  clearinghouse('https://cleanslateclearinghouse.org/policies/ga-c-4/', 'First Offender after the fact'),
  clearinghouse('https://cleanslateclearinghouse.org/policies/ga-c-5/', 'Restriction after a pardon'),
  clearinghouse(
    'http://www.nationalreentryresourcecenter.org/cleanslate/states/georgia/policies/ga-c-2',
    'Misdemeanor convictions: four years, or five, after the sentence',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/ga-nc-8/',
    'A felony charge beside a misdemeanor',
  ),
  clearinghouse('https://cleanslateclearinghouse.org/policies/ga-a-2/', 'Records of the jail'),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/georgia-restoration-of-rights-pardon-expungement-sealing',
    'Georgia profile of October 2024: voting, pardons, records',
  ),
  clearinghouse('https://freedomnetworkusa.org/srp_states/ga/', 'Relief for trafficking survivors'),
  courtOrAgency(
    'https://www.consumerfinance.gov/ask-cfpb/what-should-i-do-if-there-is-a-problem-with-my-background-check-en-2047/',
    'What to do about old data of private firms',
  ),
  legalAid(
    'https://www.gjp.org/programs/how-to-apply-for-legal-services/',
    'Georgia Justice Project: your own record, and its help',
  ),
  legalAid('https://gjp.org/record-restriction-expungement/', 'Georgia Justice Project: what it helps with'),
  legalAid(
    'https://www.gjp.org/programs/criminal-records/how-tos/how-tos-restriction/',
    'Georgia Justice Project: cases without conviction, step by step',
  ),
  legalAid(
    'https://www.gjp.org/faqs/43-can-i-sue-the-potential-employer-if-i-didnt-get-hired-because-of-a-discharged-first-offender-case-3/',
    'Georgia Justice Project: employers and First Offender',
  ),
  legalAid(
    'https://www.georgialegalaid.org/resource/why-clear-your-criminal-record',
    'Georgia Legal Aid: why clear a record',
  ),
  legalAid(
    'https://www.georgialegalaid.org/resource/paupers-affidavit-request-to-file-without-pay',
    'Georgia Legal Aid: the Pauper’s Affidavit',
  ),
  legalAid(
    'https://cease.law.uga.edu/?p=1727',
    'Clinic of the University of Georgia for trafficking survivors',
  ),
  otherPage(
    'https://ryanwalshlegal.com/blog/what-is-georgias-misdemeanor-record-restriction-law',
    'A law firm: four years after the sentence is completed',
  ),
  otherPage(
    'https://www.wabe.org/secretary-of-state-details-voting-rights-for-georgians-in-legal-debt/',
    'News: fines must be paid before voting, other debts need not',
  ),
];
