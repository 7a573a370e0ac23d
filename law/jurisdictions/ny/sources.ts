import {
  courtOrAgency,
  courtOrAgencyCopy,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
  statuteText,
} from '../../place/source.ts';

/** Pages that were opened for the rules and are named by the worked cases too. */
export const page = {
  cleanSlate: 'https://www.nysenate.gov/legislation/laws/CPL/160.57',
  favorable: 'https://www.nysenate.gov/legislation/laws/CPL/160.50/',
  violations: 'https://www.nysenate.gov/legislation/laws/CPL/160.55/',
  treatment: 'https://lawfletcher.com/criminal-defense/law/cpl-160-58',
  tenYears: 'https://lawfletcher.com/criminal-defense/law/cpl-160-59',
  tenYearsText:
    'https://github.com/ryantd42/NY-Legislative-Git/blob/939e1378d359c69a30347ec4a2cdd780f291a632/2023/S3046-2023/bill.md',
  marijuana: 'https://nycourts.gov/Courthelp/Criminal/marihuanaExpunge.shtml',
  loitering:
    'https://github.com/ryantd42/NY-Legislative-Git/blob/cfdd93346a6159ed0d0c9d3a21d014ab7ab0b575/2023/A2500-2023/bill.md',
  resentence: 'https://lexace.ai/us/statute/new-york/cpl-440.46-A',
  trafficking: 'https://freedomnetworkusa.org/srp_states/ny/',
  youthful: 'https://codes.findlaw.com/ny/criminal-procedure-law/cpl-sect-720-35.html',
  youthfulLater:
    'https://lamarchesafrankolaw.com/reapply-for-youthful-offender-sealing-years-after-their-conviction/',
  juvenile: 'https://nysenate.gov/legislation/laws/FCT/375.1',
  juvenileFinding: 'https://www.nysenate.gov/legislation/laws/FCT/375.2',
  registration: 'https://newyork.public.law/laws/n.y._correction_law_section_168-a',
  registrationWhole: 'https://github.com/fuzzlaw/sorstatutes',
  goodConduct: 'https://www.nysenate.gov/legislation/laws/COR/703-B',
  certificates: 'https://doccs.ny.gov/certificate-relief-good-conduct-restoration-rights',
  voting: 'https://nysenate.gov/legislation/bills/2021/S830',
  clemency: 'https://www.ny.gov/services/apply-clemency',
  constitution: 'https://nysenate.gov/legislation/laws/CNS/A4S4',
} as const;

export const sources: readonly Source[] = [
  statuteText(page.cleanSlate, 'CPL § 160.57, the opening, as published'),
  statuteCopy(
    'https://github.com/ryantd42/NY-Legislative-Git/blob/48e93053a2e271cf95bdf5f8d6f64ade10ba2dc6/2023/S7551A-2023/bill.md',
    'Senate Bill 7551-A of 2023, the Clean Slate Act: § 160.57, whole',
  ),
  statuteText(
    'https://www.nysenate.gov/legislation/bills/2025/S6492',
    'Senate Bill 6492 of 2025, still open in 2026: § 160.57(1)(b) as it stands, not amended since 2023',
  ),
  statuteText(
    'https://assembly.state.ny.us/leg/?Text=Y&bn=A10951&term=2025',
    'Assembly Bill 10951 of April 2026: § 160.57(1)(b) still as added in 2023',
  ),
  courtOrAgency(
    'https://nycourts.gov/FORMS/criminal-record-sealing.shtml',
    'The courts on Clean Slate: waits, exceptions, November 16, 2027, the review form',
  ),
  legalAid(
    'https://www.cleanslateny.org/faq',
    'Clean Slate questions: revocation, violations, DWAI, later arrests',
  ),
  statuteText(page.favorable, 'CPL § 160.50(1)'),
  statuteCopy(
    'https://github.com/ryantd42/NY-Legislative-Git/blob/c29c233e4a06b5c207f23b0d6877e3b44fa246f9/2023/A2232-2023/bill.md',
    'Assembly Bill 2232 of 2023: CPL §§ 160.50(4) and 160.55(3) as they stand',
  ),
  courtOrAgency(
    'https://www.nycourts.gov/COURTHELP/Criminal/sealedGoodResult.shtml',
    'The courts on good results: what is sealed, and that “dismissed as covered” is not',
  ),
  otherPage(
    'https://docslib.org/doc/12744348/how-to-keep-sealed-criminal-records-out-of-court',
    'Dismissals and violations: sealed by themselves since November 1, 1991',
  ),
  courtOrAgencyCopy(
    'https://pdf4pro.com/view/criminal-history-record-faqs-7a1d2d.html',
    'The state’s questions and answers: which records and dropped charges it leaves out',
  ),
  statuteText(page.violations, 'CPL § 160.55(1)'),
  courtOrAgency(
    'https://nycourts.gov/Courthelp/Criminal/sealedViolationsInfractions.shtml',
    'The courts on violations: open court files, cases before November 1991, conditional discharges',
  ),
  statuteCopy(page.treatment, 'CPL § 160.58(1)–(2)'),
  statuteText('https://www.nysenate.gov/legislation/laws/CPL/410.91', 'CPL § 410.91(1)–(2)'),
  courtOrAgency(
    'http://nycourts.gov/courts/10jd/suffolk/treatment/JudDiversionEligibleDef.shtml',
    'A court on the crimes of § 410.91(5). Of grand larceny and stolen property its degrees are not all clear',
  ),
  statuteCopy(page.tenYears, 'CPL § 160.59(1)–(2)'),
  statuteCopy(
    'https://github.com/ryantd42/NY-Legislative-Git/blob/a72c80a217fd92bb4b6a6a6c820de9e2d3d4e2a3/2023/S3417-2023/bill.md',
    'Senate Bill 3417 of 2023: CPL § 160.59(1)–(11) as it stood, with what a judge weighs and that a plea deal cannot give it up',
  ),
  statuteCopy(page.tenYearsText, 'Senate Bill 3046 of 2023: CPL § 160.59(1)–(9) as it stands, in brackets'),
  courtOrAgency(
    'https://www.nycourts.gov/CourtHelp/criminal/sealedAfter10years.shtml',
    'The courts on sealing after 10 years: who may ask, how, and that expunged marijuana does not count',
  ),
  courtOrAgencyCopy(
    'https://www.nycourts.gov/FORMS/cpl_160.59_sealing_application/pdfs/CPL_160.59_Sealing_Application.pdf',
    'The courts’ list of crimes that cannot be sealed after 10 years, read as copied in a public program',
  ),
  courtOrAgency(
    'https://justicetraining.nycourts.gov/FORMS/cpl_160.59_sealing_application/index.shtml',
    'The courts on the steps of an application: certificates, the District Attorney, proof of service',
  ),
  courtOrAgency(
    'https://www.nycourts.gov/Courthelp/Criminal/CD.shtml',
    'The courts on certificates of disposition: $5 to $10, and a waiver',
  ),
  otherPage(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean/blob/31e26aa7b6de3f279a9d677c186a9ad43accc57a/data/record-clearing/legal-design-intake/NY.memo.json',
    'A record-clearing project’s memo of August 6, 2026: CPL § 160.57(1) read again, A10951 not passed, no fee for the application, a notary',
  ),
  courtOrAgency(
    'http://brooklynda.org/sealing/',
    'A District Attorney on who still sees a conviction sealed after 10 years',
  ),
  courtOrAgency(
    'https://nycourts.gov/Reporter/3dseries/2022/2022_05866.htm',
    'People v Witherspoon (2022): a conviction in another state does not bar sealing',
  ),
  courtOrAgency(page.marijuana, 'The courts on marijuana: what is expunged by itself'),
  courtOrAgency(
    'https://www.nycourts.gov/FORMS/destroy-expunged-marihuana-conviction/index.shtml',
    'The courts’ list of marijuana sections, and the form to destroy the papers',
  ),
  statuteCopy(
    page.loitering,
    'Assembly Bill 2500 of 2023: CPL § 160.50(3)(k)(iv) as it stands, former Penal Law § 240.37',
  ),
  legalAid(
    'https://www.nyclu.org/en/press-releases/nyclu-statement-repeal-and-seal-walking-while-trans-ban',
    'The repeal of Penal Law § 240.37 in 2021, which also seals earlier convictions',
  ),
  statuteCopy(page.resentence, 'CPL § 440.46-a(1)–(2)'),
  otherPage(
    'https://www.newyorkcriminallawyer-blog.com/new-york-penal-law-article-222-new-york-cannabis-crimes-and-offenses/',
    'Penal Law article 222: marijuana crimes today, by weight and class',
  ),
  otherPage(
    'https://www.420magazine.com/forums/new-york-mmj/235960-new-york-medical-marijuana-law-overview-state-fines-penalties.html',
    'Former Penal Law article 221: marijuana crimes by weight and class',
  ),
  legalAid(page.trafficking, 'CPL § 440.10(1)(i) after the law of 2021'),
  statuteCopy(
    'https://github.com/ryantd42/NY-Legislative-Git/blob/78a588c39c96ad240b05a1ca2da0393691202be0/2023/A3434-2023/bill.md',
    'Assembly Bill 3434 of 2023: CPL §§ 160.50(5), 440.10(1)(k) and (6) as they stand',
  ),
  statuteCopy(page.youthful, 'CPL § 720.35'),
  statuteCopy(
    'https://nysentencing.com/new/gw24/cp/cp720/cp720_20.htm',
    'CPL § 720.20, to the opening of (5)',
  ),
  statuteCopy(
    'https://legiscan.com/NY/text/S00282/2021',
    'Senate Bill 282 of 2021, passed as A6769: § 720.20(5)(a), five years from the sentence or the latest release',
  ),
  otherPage(page.youthfulLater, 'Asking again for youthful offender status after 5 years'),
  statuteCopy(
    'https://michaelarbeitattorneyny.com/freeport-nassau-county-ny-youthful-offenders-lawyer_pa20489.htm',
    'CPL § 720.10: who is an eligible youth',
  ),
  statuteText('https://www.nysenate.gov/legislation/laws/CPL/720.10', 'CPL § 720.10(1)–(2) as of 2024'),
  statuteCopy(
    'https://github.com/ryantd42/NY-Legislative-Git/blob/f68f2bf823ad6e32c42b8266e1a767bdd31ebb30/2023/A4238-2023/bill.md',
    'Assembly Bill 4238 of 2023: CPL §§ 720.10 and 720.35 as they stand, in brackets',
  ),
  statuteText(page.juvenile, 'Family Court Act § 375.1(1)'),
  statuteText(page.juvenileFinding, 'Family Court Act § 375.2, whole'),
  statuteText(
    'https://nysenate.gov/legislation/laws/FCT/117',
    'Family Court Act § 117(b): the designated felony acts',
  ),
  courtOrAgencyCopy(
    'https://print.casetext.com/case/in-re-stefan-s',
    'Matter of Stefan S. (2020): any felony is a designated felony act after two felony findings',
  ),
  statuteCopy(page.registration, 'Correction Law § 168-a(2)(a)–(b)'),
  statuteCopy(
    page.registrationWhole,
    'Correction Law article 6-C, whole, current through 2025 chapters 1 to 207: § 168-a(2) and (3)',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/new-york-laws/168-a-definitions',
    'Correction Law § 168-a(2)(b)–(e)',
  ),
  statuteCopy(
    'https://lexace.ai/us/statute/new-york/pen-70.02',
    'Penal Law § 70.02(1)(a): class B violent felonies',
  ),
  statuteText(page.goodConduct, 'Correction Law § 703-b'),
  statuteCopy(
    'http://www.recordgone.com/statutes/new-york-correction-law-article-23-sections-700-701-702-703.php',
    'Correction Law §§ 700–701',
  ),
  courtOrAgency(page.certificates, 'The state on both certificates'),
  statuteText(page.voting, 'Senate Bill 830-B of 2021: Election Law § 5-106(2)'),
  courtOrAgency(page.clemency, 'The state on clemency'),
  statuteText(page.constitution, 'N.Y. Constitution, article IV, section 4'),
  otherPage(
    'https://law.com/newyorklawjournal/2019/02/19/sealing-records-not-mandatory-for-persons-acquitted-on-insanity-pleas-court-of-appeals-rules',
    'Matter of James Q. (2019): proceedings after an insanity plea are not sealed by themselves',
  ),
  courtOrAgency(
    'https://apps.criminaljustice.ny.gov/ojis/recordreview.htm',
    'The state on getting your own record, and on Clean Slate',
  ),
  courtOrAgency(
    'http://criminaljustice.state.ny.us/ojis/recordreview.htm',
    'The state on the two kinds of record',
  ),
  statuteCopy(
    'https://regulations.justia.com/states/new-york/title-9/subtitle-u/chapter-ii/part-6050/section-6050-1/',
    '9 NYCRR § 6050.1: the fee for your own record',
  ),
  courtOrAgency(
    'https://www.nyc.gov/site/probation/services/certificate-of-relief-from-disability.page',
    'New York City on certificates of disposition and of relief',
  ),
  courtOrAgency(
    'https://dhr.ny.gov/protections-people-arrest-and-conviction-records',
    'The Division of Human Rights on what employers may ask and weigh: Human Rights Law § 296(15) and (16)',
  ),
  legalAid('http://lac.org/index.php/lac/164', 'Legal Action Center on how it helps, with its phone number'),
  legalAid(
    'https://legalaidnyc.org/programs-projects-units/case-closed-project/',
    'Legal Aid Society on its Case Closed Project, also in Chinese',
  ),
  legalAid(
    'https://safernyulaw.org/home/employment/certificate-of-good-behavior',
    'A law school’s project: where to send for certificates, and the unit’s phone number',
  ),
];
