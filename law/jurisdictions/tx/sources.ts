import { account, officialPage, type Source, statuteText } from '../../source.ts';

/** The pages the law was read on. */
export const pages = {
  applies:
    'https://law.justia.com/codes/texas/2023/code-of-criminal-procedure/title-1/chapter-55a/subchapter-b/article-55a-051',
  notCharged: 'https://texas.public.law/statutes/tex._code_of_crim._proc._article_55a.052',
  dismissed: 'https://www.lawserver.com/law/state/texas/tx-codes/texas_code_of_criminal_procedure_55a-053',
  limits: 'https://cejalawfirmtx.com/cases-we-handle/expunctions/texas-expunction-waiting-periods/',
  eachMisdemeanor: 'https://law.justia.com/cases/texas/supreme-court/2021/19-1051.html',
  acquittal: 'https://law.justia.com/cases/texas/second-court-of-appeals/2020/02-19-00376-cv.html',
  insanity: 'http://www.rockwallcountyexpunctionlawyer.com/rockwall-expunction-lawyer/',
  classC: 'https://allentexascriminallaw.com/2011/10/new-rules-on-texas-expunctions',
  pardon: 'https://www.tdcj.texas.gov/bpp/exec_clem/Effects_of_a_Full_Pardon.html',
  deferredPardon: 'https://www.tdcj.texas.gov/bpp/exec_clem/Deferred_Adjudication.html',
  carry:
    'https://saputo.law/texas-criminal-law/expunctions-for-ucw-convictions-2021-legislative-update/?amp=1',
  minor: 'https://codes.findlaw.com/tx/alcoholic-beverage-code/alco-bev-sect-106-12/',
  conditions: 'https://instalawyer.io/laws/texas-statutes/section-411074-required-conditions-for',
  firstDeferral: 'https://lawserver.com/law/state/texas/tx-codes/texas_government_code_411-072',
  deferral: 'https://capitol.texas.gov/tlodocs/89R/billtext/html/HB04515I.htm',
  deferredDwi: 'https://attorneysdfw.com/deferred-adjudication-an-option-under-new-dwi-laws-in-texas/',
  probation: 'https://instalawyer.io/laws/texas-statutes/section-411073-procedure-for-community',
  conviction:
    'https://texaslawhelp.org/article/nondisclosure-procedure-conviction-certain-misdemeanors-under-section-4110735',
  dwi: 'https://www.jamesangelino.com/blog/2023/02/are-you-eligible-for-a-texas-dwi-non-disclosure/',
  trafficking: 'https://freedomnetworkusa.org/srp_states/tx/',
  veterans: 'https://instalawyer.io/laws/texas-statutes/section-4110727-procedure-following-successful',
  juvenile: 'https://www.tarrantcountytx.gov/en/juvenile-services/division-listing/records-information.html',
  supervision: 'https://texas.public.law/statutes/tex._fam._code_section_58.255',
  juvenileRequest: 'https://codes.findlaw.com/tx/family-code/fam-sect-58-256/',
  clemency: 'https://cetient.com/case/5120871/brent-lakesia-keyon',
  /** A filing service's notes on each section, read at the Legislature's site in August 2026. */
  notes:
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean/blob/3398a1e383b80ec27af0669cb7e170ef9c029e75/data/record-clearing/legal-design-intake/TX.memo.json',
  trafficking2019: 'https://capitol.texas.gov/tlodocs/86R/billtext/html/SB01801F.htm',
  trafficking2023: 'https://capitol.texas.gov/tlodocs/88R/billtext/html/SB01012I.htm',
  voting:
    'https://ccresourcecenter.org/state-restoration-profiles/texas-restoration-of-rights-pardon-expungement-sealing/',
} as const;

export const sources: readonly Source[] = [
  statuteText(
    'http://texreg.sos.state.tx.us/public/readtac$ext.TacPage?sl=R&app=9&p_dir=&p_rloc=&p_tloc=&p_ploc=&pg=1&p_tac=&ti=37&pt=1&ch=27&rl=1',
    '37 Tex. Admin. Code § 27.1: the right to your own record, and the page of DPS where to book',
  ),
  account(
    'https://www.scribd.com/document/808244356/CR-68',
    'DPS sheet CR-68, as a private copy shows it: 1-888-467-2080, $10 for fingerprints and $15 for the record',
  ),
  statuteText(pages.applies, 'Code Crim. Proc. art. 55A.051'),
  statuteText(pages.notCharged, 'Code Crim. Proc. art. 55A.052'),
  statuteText(pages.dismissed, 'Code Crim. Proc. art. 55A.053'),
  statuteText(
    'https://dailyclout.io/billcam/bill-texts/baZWpyaAzG',
    'Arts. 55A.101 and 55A.201 as quoted in a 2025 bill',
  ),
  account(pages.limits, 'A law firm’s table of limitations for dismissed cases'),
  account('https://bryanfagan.com/texas-fresh-guide-ppc', 'A law firm on limitations that stand still'),
  account(
    'https://criminallaw.uslegal.com/criminal-statutes-of-limitations/texas/',
    'Code Crim. Proc. arts. 12.01 to 12.05 in short',
  ),
  statuteText(
    'https://legiscan.com/TX/text/HB467/id/2773850',
    'HB 467 (2023), limitations for assault in the family',
  ),
  officialPage(pages.eachMisdemeanor, 'Ex parte R.P.G.P. (Tex. 2021)'),
  officialPage(pages.acquittal, 'Ex parte K.T. (court of appeals, affirmed in 2022)'),
  officialPage('http://ecases.us/case/tex/c5088041/ex-parte-kt', 'Ex parte K.T. (Tex. 2022)'),
  account(pages.insanity, 'A law firm on insanity and the criminal episode'),
  account(pages.classC, 'A law firm on deferred Class C offenses'),
  account(pages.carry, 'A law firm on HB 1927 and § 46.02(a)'),
  statuteText(pages.minor, 'Alcoholic Beverage Code § 106.12'),
  statuteText(pages.conditions, 'Gov’t Code § 411.074'),
  statuteText(pages.firstDeferral, 'Gov’t Code § 411.072'),
  statuteText(
    'https://instalawyer.io/laws/texas-statutes/section-4110725-procedure-for-deferred',
    'Gov’t Code § 411.0725(a) to (e)',
  ),
  statuteText(pages.deferral, 'Gov’t Code § 411.0725(e) as quoted in HB 4515 (2025, as filed)'),
  account(pages.deferredDwi, 'A law firm on deferred DWI (HB 3582 of 2019)'),
  statuteText(pages.probation, 'Gov’t Code § 411.073'),
  account(pages.conviction, 'TexasLawHelp on § 411.0735'),
  officialPage(
    'https://pdfslide.us/documents/an-overview-of-orders-of-nondisclosure-oca-overview-of-orders-of-nondisclosure.html',
    'The courts’ overview of orders of nondisclosure (2020)',
  ),
  statuteText(
    'https://samadamolaw.com/fresh-out-of-the-box-dwi-nondisclosure-in-texas',
    'Gov’t Code §§ 411.0716 and 411.0731 in part',
  ),
  account('https://attorneysdfw.com/can-a-dwi-be-sealed-in-texas/', 'A law firm on §§ 411.0731 and 411.0736'),
  account(pages.dwi, 'A law firm on the waits after a DWI'),
  account(
    pages.notes,
    'A filing service’s notes on chapters 55A and 411, read at the Legislature’s site in August 2026: §§ 411.0735 and 411.0736, fees, and which sections changed in 2025',
  ),
  officialPage(
    'https://capitol.texas.gov/tlodocs/85R/analysis/html/HB03016E.htm',
    'The Senate on HB 3016 (2017): 2 years after probation for a DWI, 3 after a sentence',
  ),
  statuteText(
    'https://lawserver.com/law/state/texas/tx-codes/texas_code_of_criminal_procedure_12-01',
    'Code Crim. Proc. art. 12.01(1)',
  ),
  statuteText(
    'https://lawserver.com/law/state/texas/tx-codes/texas_code_of_criminal_procedure_42a-054',
    'Code Crim. Proc. art. 42A.054(a)',
  ),
  statuteText(
    'https://texas.public.law/statutes/tex._code_of_crim._proc._article_42a.701',
    'Code Crim. Proc. art. 42A.701(a) to (c)',
  ),
  officialPage(
    'https://capitol.texas.gov/tlodocs/892/analysis/html/HB00016H.htm',
    'HB 16 (2025, second special session): the courts’ bill, without mandatory expunction',
  ),
  account(pages.trafficking, 'Freedom Network USA on § 411.0728'),
  statuteText(pages.trafficking2019, 'Gov’t Code § 411.0728(a), in SB 1801 (2019)'),
  statuteText(
    pages.trafficking2023,
    'Gov’t Code § 411.0728(b), quoted in a bill of 2023: only § 411.074(b) applies',
  ),
  statuteText(pages.veterans, 'Gov’t Code § 411.0727'),
  statuteText("https://texas.public.law/statutes/tex._gov't_code_section_411.0745", 'Gov’t Code § 411.0745'),
  statuteText(
    'https://codes.findlaw.com/tx/code-of-criminal-procedure/crim-ptx-crim-pro-art-55a-203/',
    'Code Crim. Proc. art. 55A.203',
  ),
  account(
    'http://www.nationalreentryresourcecenter.org/cleanslate/states/texas/policies/tx-nc-2',
    'Where to file for expunction',
  ),
  statuteText(
    'http://texreg.sos.state.tx.us/public/readtac$ext.TacPage?sl=R&app=9&p_dir=&p_rloc=&p_tloc=&p_ploc=&pg=1&p_tac=&ti=37&pt=1&ch=27&rl=1',
    '37 Tex. Admin. Code § 27.1: the right to see one’s own record',
  ),
  account('https://alsbrookslaw.com/nondisclosure/', 'A law firm on § 411.0765: who still sees the record'),
  officialPage(pages.juvenile, 'Tarrant County on Fam. Code §§ 58.253 and 58.256'),
  statuteText(pages.supervision, 'Fam. Code § 58.255'),
  statuteText(pages.juvenileRequest, 'Fam. Code § 58.256'),
  officialPage(pages.pardon, 'The Board of Pardons and Paroles on full pardons'),
  officialPage(pages.deferredPardon, 'The Board on pardons after deferred adjudication'),
  officialPage(pages.clemency, 'State v. Brent (Tex. Crim. App. 2021)'),
  account(pages.voting, 'Restoration of Rights Project, Texas (November 2024)'),
];
