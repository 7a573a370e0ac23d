import type { Source } from '../../jurisdiction.ts';

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
  { url: pages.applies, what: 'Code Crim. Proc. art. 55A.051', read: 'statute' },
  { url: pages.notCharged, what: 'Code Crim. Proc. art. 55A.052', read: 'statute' },
  { url: pages.dismissed, what: 'Code Crim. Proc. art. 55A.053', read: 'statute' },
  {
    url: 'https://dailyclout.io/billcam/bill-texts/baZWpyaAzG',
    what: 'Arts. 55A.101 and 55A.201 as quoted in a 2025 bill',
    read: 'statute',
  },
  { url: pages.limits, what: 'A law firm’s table of limitations for dismissed cases', read: 'secondary' },
  {
    url: 'https://bryanfagan.com/texas-fresh-guide-ppc',
    what: 'A law firm on limitations that stand still',
    read: 'secondary',
  },
  {
    url: 'https://criminallaw.uslegal.com/criminal-statutes-of-limitations/texas/',
    what: 'Code Crim. Proc. arts. 12.01 to 12.05 in short',
    read: 'secondary',
  },
  {
    url: 'https://legiscan.com/TX/text/HB467/id/2773850',
    what: 'HB 467 (2023), limitations for assault in the family',
    read: 'statute',
  },
  { url: pages.eachMisdemeanor, what: 'Ex parte R.P.G.P. (Tex. 2021)', read: 'official' },
  { url: pages.acquittal, what: 'Ex parte K.T. (court of appeals, affirmed in 2022)', read: 'official' },
  {
    url: 'http://ecases.us/case/tex/c5088041/ex-parte-kt',
    what: 'Ex parte K.T. (Tex. 2022)',
    read: 'official',
  },
  { url: pages.insanity, what: 'A law firm on insanity and the criminal episode', read: 'secondary' },
  { url: pages.classC, what: 'A law firm on deferred Class C offenses', read: 'secondary' },
  { url: pages.carry, what: 'A law firm on HB 1927 and § 46.02(a)', read: 'secondary' },
  { url: pages.minor, what: 'Alcoholic Beverage Code § 106.12', read: 'statute' },
  { url: pages.conditions, what: 'Gov’t Code § 411.074', read: 'statute' },
  { url: pages.firstDeferral, what: 'Gov’t Code § 411.072', read: 'statute' },
  {
    url: 'https://instalawyer.io/laws/texas-statutes/section-4110725-procedure-for-deferred',
    what: 'Gov’t Code § 411.0725(a) to (e)',
    read: 'statute',
  },
  {
    url: pages.deferral,
    what: 'Gov’t Code § 411.0725(e) as quoted in HB 4515 (2025, as filed)',
    read: 'statute',
  },
  { url: pages.deferredDwi, what: 'A law firm on deferred DWI (HB 3582 of 2019)', read: 'secondary' },
  { url: pages.probation, what: 'Gov’t Code § 411.073', read: 'statute' },
  { url: pages.conviction, what: 'TexasLawHelp on § 411.0735', read: 'secondary' },
  {
    url: 'https://pdfslide.us/documents/an-overview-of-orders-of-nondisclosure-oca-overview-of-orders-of-nondisclosure.html',
    what: 'The courts’ overview of orders of nondisclosure (2020)',
    read: 'official',
  },
  {
    url: 'https://samadamolaw.com/fresh-out-of-the-box-dwi-nondisclosure-in-texas',
    what: 'Gov’t Code §§ 411.0716 and 411.0731 in part',
    read: 'statute',
  },
  {
    url: 'https://attorneysdfw.com/can-a-dwi-be-sealed-in-texas/',
    what: 'A law firm on §§ 411.0731 and 411.0736',
    read: 'secondary',
  },
  { url: pages.dwi, what: 'A law firm on the waits after a DWI', read: 'secondary' },
  {
    url: pages.notes,
    what: 'A filing service’s notes on chapters 55A and 411, read at the Legislature’s site in August 2026: §§ 411.0735 and 411.0736, fees, and which sections changed in 2025',
    read: 'secondary',
  },
  {
    url: 'https://capitol.texas.gov/tlodocs/85R/analysis/html/HB03016E.htm',
    what: 'The Senate on HB 3016 (2017): 2 years after probation for a DWI, 3 after a sentence',
    read: 'official',
  },
  {
    url: 'https://lawserver.com/law/state/texas/tx-codes/texas_code_of_criminal_procedure_12-01',
    what: 'Code Crim. Proc. art. 12.01(1)',
    read: 'statute',
  },
  {
    url: 'https://lawserver.com/law/state/texas/tx-codes/texas_code_of_criminal_procedure_42a-054',
    what: 'Code Crim. Proc. art. 42A.054(a)',
    read: 'statute',
  },
  {
    url: 'https://texas.public.law/statutes/tex._code_of_crim._proc._article_42a.701',
    what: 'Code Crim. Proc. art. 42A.701(a) to (c)',
    read: 'statute',
  },
  {
    url: 'https://capitol.texas.gov/tlodocs/892/analysis/html/HB00016H.htm',
    what: 'HB 16 (2025, second special session): the courts’ bill, without mandatory expunction',
    read: 'official',
  },
  { url: pages.trafficking, what: 'Freedom Network USA on § 411.0728', read: 'secondary' },
  { url: pages.trafficking2019, what: 'Gov’t Code § 411.0728(a), in SB 1801 (2019)', read: 'statute' },
  {
    url: pages.trafficking2023,
    what: 'Gov’t Code § 411.0728(b), quoted in a bill of 2023: only § 411.074(b) applies',
    read: 'statute',
  },
  { url: pages.veterans, what: 'Gov’t Code § 411.0727', read: 'statute' },
  {
    url: "https://texas.public.law/statutes/tex._gov't_code_section_411.0745",
    what: 'Gov’t Code § 411.0745',
    read: 'statute',
  },
  {
    url: 'https://codes.findlaw.com/tx/code-of-criminal-procedure/crim-ptx-crim-pro-art-55a-203/',
    what: 'Code Crim. Proc. art. 55A.203',
    read: 'statute',
  },
  {
    url: 'http://www.nationalreentryresourcecenter.org/cleanslate/states/texas/policies/tx-nc-2',
    what: 'Where to file for expunction',
    read: 'secondary',
  },
  {
    url: 'http://texreg.sos.state.tx.us/public/readtac$ext.TacPage?sl=R&app=9&p_dir=&p_rloc=&p_tloc=&p_ploc=&pg=1&p_tac=&ti=37&pt=1&ch=27&rl=1',
    what: '37 Tex. Admin. Code § 27.1: the right to see one’s own record',
    read: 'statute',
  },
  {
    url: 'https://alsbrookslaw.com/nondisclosure/',
    what: 'A law firm on § 411.0765: who still sees the record',
    read: 'secondary',
  },
  { url: pages.juvenile, what: 'Tarrant County on Fam. Code §§ 58.253 and 58.256', read: 'official' },
  { url: pages.supervision, what: 'Fam. Code § 58.255', read: 'statute' },
  { url: pages.juvenileRequest, what: 'Fam. Code § 58.256', read: 'statute' },
  { url: pages.pardon, what: 'The Board of Pardons and Paroles on full pardons', read: 'official' },
  { url: pages.deferredPardon, what: 'The Board on pardons after deferred adjudication', read: 'official' },
  { url: pages.clemency, what: 'State v. Brent (Tex. Crim. App. 2021)', read: 'official' },
  { url: pages.voting, what: 'Restoration of Rights Project, Texas (November 2024)', read: 'secondary' },
];
