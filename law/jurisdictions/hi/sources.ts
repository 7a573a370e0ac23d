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

const volume = 'https://www.capitol.hawaii.gov/hrscurrent/Vol14_Ch0701-0853';

/** Pages that worked cases name too. */
export const pages = {
  expungement: `${volume}/HRS0831/HRS_0831-0003_0002.htm`,
  deferral: `${volume}/HRS0853/HRS_0853-0001.htm`,
  drugs: `${volume}/HRS0706/HRS_0706-0622_0005.htm`,
  property: `${volume}/HRS0706/HRS_0706-0622_0009.htm`,
  prostitution: `${volume}/HRS0712/HRS_0712-1209_0006.htm`,
  prostitutionItself: `${volume}/HRS0712/HRS_0712-1200.htm`,
  youngDrug: `${volume}/HRS0712/HRS_0712-1256.htm`,
  rights: `${volume}/HRS0831/HRS_0831-0002.htm`,
  youngDriver: 'https://www.lawserver.com/law/state/hawaii/hi-statutes/hawaii_statutes_291e-64',
  code: 'https://github.com/saint1415/us-statutes',
  application: 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
  oldProperty: 'https://github.com/DBusch-Developer/turnleaf',
  process: 'https://remington360.com/expungement-process-for-honolulu-hi',
} as const;

export const sources: readonly Source[] = [
  courtOrAgencyCopy(
    pages.application,
    'The state’s application HCJDC 159(b) of June 3, 2026, whole: fees, what is left out, the waits after a deferred plea, what to send',
  ),
  statuteCopy(
    pages.code,
    '§§ 831-2, 831-3.2, 831-5, 846-9, 706-622.5, 706-622.8, 706-622.9, 712-1200, 712-1206, 712-1207, 712-1209.6, 712-1255, 712-1256, 853-1, 853-4, 571-84 and 571-88 whole, as of February 2026',
  ),
  statuteText(pages.expungement, '§ 831-3.2, the section and its address'),
  statuteCopy(pages.youngDriver, '§ 291E-64, its beginning'),
  statuteCopy(
    'https://app.legiplex.com/hi/legislature/2024/2024-r/bills/hb2513/drafts-compare',
    'HB 2513 (2024), which names § 291E-64(e): expungement after 21, first time, nothing since. Not found among the acts',
  ),
  courtOrAgency(
    'https://www.capitol.hawaii.gov/sessions/session2023/CommReports/SB1079_CD1_CCR32_.htm',
    'SB 1079 (2023): old cases before 1998. Not found among the acts',
  ),
  courtOrAgencyCopy(
    'https://capitolwebsite.azurewebsites.net/sessions/session2025/CommReports/HB145_HD1_SSCR1350_.HTM',
    'HB 145 (2025): how expungement orders reach the courts, and that parts of a case cannot be sealed',
  ),
  courtOrAgency(
    'https://ag.hawaii.gov/hcjdc/expungements/',
    'The Attorney General on expungements: who, 120 days, and whom to call',
  ),
  courtOrAgency(
    'https://www.courts.state.hi.us/news_and_reports/2025/02/waimanalo-expungement-and-bench-warrant-recall-clinic',
    'Free expungement clinics, and who runs them',
  ),
  statuteCopy(
    'https://www.law.upenn.edu/faculty/paul-robinson/clrgcodes/Hawaii.html',
    'HRS § 701-100 as of 2013: title 37 is the Hawaii Penal Code',
  ),
  statuteCopy(
    'https://codes.findlaw.com/hi/division-5-crimes-and-criminal-proceedings/hi-rev-st-sect-701-107/',
    'HRS § 701-107 as of January 2025: a violation is an offense, and no crime',
  ),
  courtOrAgencyCopy(
    pages.process,
    'The state’s own questions and answers: forms, fees and where to mail them',
  ),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/hawaii-restoration-of-rights-pardon-expungement-sealing',
    'Voting, office, jury, guns and pardon',
  ),
  clearinghouse('https://cleanslateclearinghouse.org/policies/hi-d-1/', 'Deferred pleas: one year'),
  clearinghouse('https://cleanslateclearinghouse.org/policies/hi-c-2/', 'Drug convictions after treatment'),
  clearinghouse('https://cleanslateclearinghouse.org/policies/hi-le-4/', 'Juvenile arrests'),
  clearinghouse(
    'https://hawaii.edu/news/2024/11/21/expungement-automation-tool',
    'The law school’s clinic and tool',
  ),
  legalAid(
    'https://acluhi.org/en/news/aclu-leads-coalition-volunteers-help-people-clear-minor-legal-woes-without-fear-arrest',
    'Free clinics with public defenders',
  ),
  legalAid(
    'http://hoku.law.hawaii.edu/article/pilot-legal-clinic-looks-%E2%80%93-beyond-guilt-%E2%80%93-providing-legal-services-those-deserving-second',
    'Beyond Guilt Hawaii',
  ),
  otherPage(
    'https://westhawaiitoday.com/2025/04/04/hawaii-news/bill-to-clear-hawaii-island-marijuana-arrests-is-sent-to-governors-office',
    'The pilot on Hawaii Island: 246 arrests cleared by April 2025, and its end in October',
  ),
  otherPage(
    'https://themarijuanaherald.com/2025/04/hawaii-governor-signs-expungement-bill-into-law',
    'HB 132 (2025), signed: the pilot reaches mild drugs too',
  ),
  otherPage(
    'https://lastprisonerproject.org/lpp-bill-identifies-over-2-200-records-for-relief-in-hawaii-hb-132-would-streamline-their-expungement',
    'What the pilot had done by December 2024',
  ),
  clearinghouse(
    'https://www.cleanslateinitiative.org/in-the-news/a-third-of-hawaii-could-get-criminal-records-cleared-few-do',
    'The pilot on Hawaii Island cleared the arrests of more than 1,300 people',
  ),
  otherPage(
    pages.oldProperty,
    'A free tool whose authors read §§ 706-622.5 and 706-622.9 in July 2026: Act 168 of 2024, and who may ask under § 706-622.9(4)',
  ),
  courtOrAgency(
    'https://data.capitol.hawaii.gov/sessions/session2024/CommReports/HB2513_SD1_SSCR3418_.htm',
    'HB 2513 (2024), the Senate committee’s report: convictions from before the laws of today',
  ),
  otherPage('https://www.pardon411.com/wiki/Hawaii_Pardon_Information', 'Pardon: who may ask'),
  otherPage(
    'https://www.connecticutpardonteam.org/other-us-states-pardon-expungement-information/hawaii-pardon-expungement-process/',
    'Pardon: two affidavits, an interview, about eight months',
  ),
  otherPage(
    'https://www.scotbrower.com/blog/2025/06/are-expungement-opportunities-available-in-hawaii/',
    'Fees of 2025, and sealing by the courts since July 2025',
  ),
  courtOrAgencyCopy(
    'https://print.casetext.com/case/barker-v-young-2',
    'Barker v. Young (2022): a court looked at the office’s no',
  ),
];
