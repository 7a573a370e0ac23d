import type { Source } from '../../jurisdiction.ts';

/** Pages that were opened for the rules and are named by the worked cases too. */
export const page = {
  cleanSlate: 'https://www.nysenate.gov/legislation/laws/CPL/160.57',
  favorable: 'https://www.nysenate.gov/legislation/laws/CPL/160.50/',
  violations: 'https://www.nysenate.gov/legislation/laws/CPL/160.55/',
  treatment: 'https://lawfletcher.com/criminal-defense/law/cpl-160-58',
  tenYears: 'https://lawfletcher.com/criminal-defense/law/cpl-160-59',
  marijuana: 'https://nycourts.gov/Courthelp/Criminal/marihuanaExpunge.shtml',
  resentence: 'https://lexace.ai/us/statute/new-york/cpl-440.46-A',
  trafficking: 'https://freedomnetworkusa.org/srp_states/ny/',
  youthful: 'https://codes.findlaw.com/ny/criminal-procedure-law/cpl-sect-720-35.html',
  youthfulLater:
    'https://lamarchesafrankolaw.com/reapply-for-youthful-offender-sealing-years-after-their-conviction/',
  juvenile: 'https://nysenate.gov/legislation/laws/FCT/375.1',
  juvenileFinding: 'https://www.nysenate.gov/legislation/laws/FCT/375.2',
  registration: 'https://newyork.public.law/laws/n.y._correction_law_section_168-a',
  goodConduct: 'https://www.nysenate.gov/legislation/laws/COR/703-B',
  certificates: 'https://doccs.ny.gov/certificate-relief-good-conduct-restoration-rights',
  voting: 'https://nysenate.gov/legislation/bills/2021/S830',
  clemency: 'https://www.ny.gov/services/apply-clemency',
  constitution: 'https://nysenate.gov/legislation/laws/CNS/A4S4',
} as const;

export const sources: readonly Source[] = [
  { url: page.cleanSlate, what: 'CPL § 160.57, the opening, as published', read: 'statute' },
  {
    url: 'https://github.com/ryantd42/NY-Legislative-Git/blob/48e93053a2e271cf95bdf5f8d6f64ade10ba2dc6/2023/S7551A-2023/bill.md',
    what: 'Senate Bill 7551-A of 2023, the Clean Slate Act: § 160.57, whole',
    read: 'statute',
  },
  {
    url: 'https://www.nysenate.gov/legislation/bills/2025/S6492',
    what: 'Senate Bill 6492 of 2025, still open in 2026: § 160.57(1)(b) as it stands, not amended since 2023',
    read: 'statute',
  },
  {
    url: 'https://assembly.state.ny.us/leg/?Text=Y&bn=A10951&term=2025',
    what: 'Assembly Bill 10951 of April 2026: § 160.57(1)(b) still as added in 2023',
    read: 'statute',
  },
  {
    url: 'https://nycourts.gov/FORMS/criminal-record-sealing.shtml',
    what: 'The courts on Clean Slate: waits, exceptions, November 16, 2027, the review form',
    read: 'official',
  },
  {
    url: 'https://www.cleanslateny.org/faq',
    what: 'Clean Slate questions: revocation, violations, DWAI, later arrests',
    read: 'secondary',
  },
  { url: page.favorable, what: 'CPL § 160.50(1)', read: 'statute' },
  {
    url: 'https://github.com/ryantd42/NY-Legislative-Git/blob/c29c233e4a06b5c207f23b0d6877e3b44fa246f9/2023/A2232-2023/bill.md',
    what: 'Assembly Bill 2232 of 2023: CPL §§ 160.50(4) and 160.55(3) as they stand',
    read: 'statute',
  },
  {
    url: 'https://www.nycourts.gov/COURTHELP/Criminal/sealedGoodResult.shtml',
    what: 'The courts on good results: what is sealed, and that “dismissed as covered” is not',
    read: 'official',
  },
  {
    url: 'https://docslib.org/doc/12744348/how-to-keep-sealed-criminal-records-out-of-court',
    what: 'Dismissals and violations: sealed by themselves since November 1, 1991',
    read: 'secondary',
  },
  {
    url: 'https://pdf4pro.com/view/criminal-history-record-faqs-7a1d2d.html',
    what: 'The state’s questions and answers: which records and dropped charges it leaves out',
    read: 'official',
  },
  { url: page.violations, what: 'CPL § 160.55(1)', read: 'statute' },
  {
    url: 'https://nycourts.gov/Courthelp/Criminal/sealedViolationsInfractions.shtml',
    what: 'The courts on violations: open court files, cases before November 1991, conditional discharges',
    read: 'official',
  },
  {
    url: page.treatment,
    what: 'CPL § 160.58(1)–(2)',
    read: 'statute',
  },
  {
    url: 'https://www.nysenate.gov/legislation/laws/CPL/410.91',
    what: 'CPL § 410.91(1)–(2)',
    read: 'statute',
  },
  {
    url: 'http://nycourts.gov/courts/10jd/suffolk/treatment/JudDiversionEligibleDef.shtml',
    what: 'A court on the crimes of § 410.91(5). Of grand larceny and stolen property its degrees are not all clear',
    read: 'official',
  },
  { url: page.tenYears, what: 'CPL § 160.59(1)–(2)', read: 'statute' },
  {
    url: 'https://github.com/ryantd42/NY-Legislative-Git/blob/939e1378d359c69a30347ec4a2cdd780f291a632/2023/S3046-2023/bill.md',
    what: 'Senate Bill 3046 of 2023: CPL § 160.59(1)–(9) as it stands, in brackets',
    read: 'statute',
  },
  {
    url: 'https://www.nycourts.gov/CourtHelp/criminal/sealedAfter10years.shtml',
    what: 'The courts on sealing after 10 years: who may ask, how, and that expunged marijuana does not count',
    read: 'official',
  },
  {
    url: 'https://www.nycourts.gov/FORMS/cpl_160.59_sealing_application/pdfs/CPL_160.59_Sealing_Application.pdf',
    what: 'The courts’ list of crimes that cannot be sealed after 10 years, read as copied in a public program',
    read: 'secondary',
  },
  {
    url: 'http://brooklynda.org/sealing/',
    what: 'A District Attorney on who still sees a conviction sealed after 10 years',
    read: 'official',
  },
  {
    url: 'https://nycourts.gov/Reporter/3dseries/2022/2022_05866.htm',
    what: 'People v Witherspoon (2022): a conviction in another state does not bar sealing',
    read: 'official',
  },
  { url: page.marijuana, what: 'The courts on marijuana: what is expunged by itself', read: 'official' },
  {
    url: 'https://www.nycourts.gov/FORMS/destroy-expunged-marihuana-conviction/index.shtml',
    what: 'The courts’ list of marijuana sections, and the form to destroy the papers',
    read: 'official',
  },
  { url: page.resentence, what: 'CPL § 440.46-a(1)–(2)', read: 'statute' },
  {
    url: 'https://www.newyorkcriminallawyer-blog.com/new-york-penal-law-article-222-new-york-cannabis-crimes-and-offenses/',
    what: 'Penal Law article 222: marijuana crimes today, by weight and class',
    read: 'secondary',
  },
  {
    url: 'https://www.420magazine.com/forums/new-york-mmj/235960-new-york-medical-marijuana-law-overview-state-fines-penalties.html',
    what: 'Former Penal Law article 221: marijuana crimes by weight and class',
    read: 'secondary',
  },
  { url: page.trafficking, what: 'CPL § 440.10(1)(i) after the law of 2021', read: 'secondary' },
  {
    url: 'https://github.com/ryantd42/NY-Legislative-Git/blob/78a588c39c96ad240b05a1ca2da0393691202be0/2023/A3434-2023/bill.md',
    what: 'Assembly Bill 3434 of 2023: CPL §§ 160.50(5), 440.10(1)(k) and (6) as they stand',
    read: 'statute',
  },
  { url: page.youthful, what: 'CPL § 720.35', read: 'statute' },
  {
    url: 'https://nysentencing.com/new/gw24/cp/cp720/cp720_20.htm',
    what: 'CPL § 720.20, to the opening of (5)',
    read: 'statute',
  },
  {
    url: 'https://legiscan.com/NY/text/S00282/2021',
    what: 'Senate Bill 282 of 2021, passed as A6769: § 720.20(5)(a), five years from the sentence or the latest release',
    read: 'statute',
  },
  {
    url: page.youthfulLater,
    what: 'Asking again for youthful offender status after 5 years',
    read: 'secondary',
  },
  {
    url: 'https://michaelarbeitattorneyny.com/freeport-nassau-county-ny-youthful-offenders-lawyer_pa20489.htm',
    what: 'CPL § 720.10: who is an eligible youth',
    read: 'statute',
  },
  {
    url: 'https://www.nysenate.gov/legislation/laws/CPL/720.10',
    what: 'CPL § 720.10(1)–(2) as of 2024',
    read: 'statute',
  },
  {
    url: 'https://github.com/ryantd42/NY-Legislative-Git/blob/f68f2bf823ad6e32c42b8266e1a767bdd31ebb30/2023/A4238-2023/bill.md',
    what: 'Assembly Bill 4238 of 2023: CPL §§ 720.10 and 720.35 as they stand, in brackets',
    read: 'statute',
  },
  { url: page.juvenile, what: 'Family Court Act § 375.1(1)', read: 'statute' },
  { url: page.juvenileFinding, what: 'Family Court Act § 375.2, whole', read: 'statute' },
  {
    url: 'https://nysenate.gov/legislation/laws/FCT/117',
    what: 'Family Court Act § 117(b): the designated felony acts',
    read: 'statute',
  },
  {
    url: 'https://print.casetext.com/case/in-re-stefan-s',
    what: 'Matter of Stefan S. (2020): any felony is a designated felony act after two felony findings',
    read: 'secondary',
  },
  { url: page.registration, what: 'Correction Law § 168-a(2)(a)–(b)', read: 'statute' },
  {
    url: 'https://instalawyer.io/laws/new-york-laws/168-a-definitions',
    what: 'Correction Law § 168-a(2)(b)–(e)',
    read: 'statute',
  },
  {
    url: 'https://lexace.ai/us/statute/new-york/pen-70.02',
    what: 'Penal Law § 70.02(1)(a): class B violent felonies',
    read: 'statute',
  },
  { url: page.goodConduct, what: 'Correction Law § 703-b', read: 'statute' },
  {
    url: 'http://www.recordgone.com/statutes/new-york-correction-law-article-23-sections-700-701-702-703.php',
    what: 'Correction Law §§ 700–701',
    read: 'statute',
  },
  { url: page.certificates, what: 'The state on both certificates', read: 'official' },
  { url: page.voting, what: 'Senate Bill 830-B of 2021: Election Law § 5-106(2)', read: 'statute' },
  { url: page.clemency, what: 'The state on clemency', read: 'official' },
  { url: page.constitution, what: 'N.Y. Constitution, article IV, section 4', read: 'statute' },
  {
    url: 'https://law.com/newyorklawjournal/2019/02/19/sealing-records-not-mandatory-for-persons-acquitted-on-insanity-pleas-court-of-appeals-rules',
    what: 'Matter of James Q. (2019): proceedings after an insanity plea are not sealed by themselves',
    read: 'secondary',
  },
  {
    url: 'https://apps.criminaljustice.ny.gov/ojis/recordreview.htm',
    what: 'The state on getting your own record, and on Clean Slate',
    read: 'official',
  },
  {
    url: 'http://criminaljustice.state.ny.us/ojis/recordreview.htm',
    what: 'The state on the two kinds of record',
    read: 'official',
  },
  {
    url: 'https://regulations.justia.com/states/new-york/title-9/subtitle-u/chapter-ii/part-6050/section-6050-1/',
    what: '9 NYCRR § 6050.1: the fee for your own record',
    read: 'statute',
  },
  {
    url: 'https://www.nyc.gov/site/probation/services/certificate-of-relief-from-disability.page',
    what: 'New York City on certificates of disposition and of relief',
    read: 'official',
  },
];
