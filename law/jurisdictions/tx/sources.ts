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
  heldChild: 'https://www.versustexas.com/registration/',
  registered: 'https://stephenfosterlaw.com/practice-areas/criminal/sex/sex-offender-registration',
  registration:
    'https://casetext.com/statute/texas-codes/code-of-criminal-procedure/title-1-code-of-criminal-procedure/chapter-62-sex-offender-registration-program/subchapter-a-general-provisions/section-62001-definitions',
  registrationWhole: 'https://github.com/fuzzlaw/sorstatutes',
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
  courtOrAgencyCopy(
    'https://www.scribd.com/document/808244356/CR-68',
    'DPS sheet CR-68: 1-888-467-2080, $10 for fingerprints and $15 for the record',
  ),
  statuteCopy(pages.applies, 'Code Crim. Proc. art. 55A.051'),
  statuteCopy(pages.notCharged, 'Code Crim. Proc. art. 55A.052'),
  statuteCopy(pages.dismissed, 'Code Crim. Proc. art. 55A.053'),
  statuteCopy(
    'https://dailyclout.io/billcam/bill-texts/baZWpyaAzG',
    'Arts. 55A.101 and 55A.201 as quoted in a 2025 bill',
  ),
  otherPage(pages.limits, 'A law firm’s table of limitations for dismissed cases'),
  otherPage('https://bryanfagan.com/texas-fresh-guide-ppc', 'A law firm on limitations that stand still'),
  otherPage(
    'https://criminallaw.uslegal.com/criminal-statutes-of-limitations/texas/',
    'Code Crim. Proc. arts. 12.01 to 12.05 in short',
  ),
  statuteCopy(
    'https://legiscan.com/TX/text/HB467/id/2773850',
    'HB 467 (2023), limitations for assault in the family',
  ),
  courtOrAgencyCopy(pages.eachMisdemeanor, 'Ex parte R.P.G.P. (Tex. 2021)'),
  courtOrAgencyCopy(pages.acquittal, 'Ex parte K.T. (court of appeals, affirmed in 2022)'),
  courtOrAgencyCopy('http://ecases.us/case/tex/c5088041/ex-parte-kt', 'Ex parte K.T. (Tex. 2022)'),
  otherPage(pages.insanity, 'A law firm on insanity and the criminal episode'),
  otherPage(pages.classC, 'A law firm on deferred Class C offenses'),
  otherPage(pages.carry, 'A law firm on HB 1927 and § 46.02(a)'),
  otherPage(
    pages.registered,
    'A law firm on the sections that always call for registering as a sex offender',
  ),
  otherPage(pages.heldChild, 'A law firm on art. 62.001(5): holding or kidnapping somebody under 17'),
  statuteCopy(
    pages.registration,
    'Code Crim. Proc. art. 62.001(1) to (5)(B-1), as of November 2023; the rest of (5) was not reached',
  ),
  statuteCopy(
    pages.registrationWhole,
    'Code Crim. Proc. chapter 62, whole, as of July 2025: all crimes that call for registration, art. 62.001(5)',
  ),
  statuteCopy(pages.minor, 'Alcoholic Beverage Code § 106.12'),
  statuteCopy(pages.conditions, 'Gov’t Code § 411.074'),
  statuteCopy(pages.firstDeferral, 'Gov’t Code § 411.072'),
  statuteCopy(
    'https://instalawyer.io/laws/texas-statutes/section-4110725-procedure-for-deferred',
    'Gov’t Code § 411.0725(a) to (e)',
  ),
  statuteText(pages.deferral, 'Gov’t Code § 411.0725(e) as quoted in HB 4515 (2025, as filed)'),
  otherPage(pages.deferredDwi, 'A law firm on deferred DWI (HB 3582 of 2019)'),
  statuteCopy(pages.probation, 'Gov’t Code § 411.073'),
  legalAid(pages.conviction, 'TexasLawHelp on § 411.0735'),
  courtOrAgencyCopy(
    'https://pdfslide.us/documents/an-overview-of-orders-of-nondisclosure-oca-overview-of-orders-of-nondisclosure.html',
    'The courts’ overview of orders of nondisclosure (2020)',
  ),
  statuteCopy(
    'https://samadamolaw.com/fresh-out-of-the-box-dwi-nondisclosure-in-texas',
    'Gov’t Code §§ 411.0716 and 411.0731 in part',
  ),
  otherPage(
    'https://attorneysdfw.com/can-a-dwi-be-sealed-in-texas/',
    'A law firm on §§ 411.0731 and 411.0736',
  ),
  otherPage(pages.dwi, 'A law firm on the waits after a DWI'),
  otherPage(
    pages.notes,
    'A filing service’s notes on chapters 55A and 411, read at the Legislature’s site in August 2026: §§ 411.0735 and 411.0736, fees, who serves (art. 55A.254) and the hearing (art. 55A.251), the state’s model forms, and which sections changed in 2025',
  ),
  courtOrAgency(
    'https://capitol.texas.gov/tlodocs/85R/analysis/html/HB03016E.htm',
    'The Senate on HB 3016 (2017): 2 years after probation for a DWI, 3 after a sentence',
  ),
  statuteCopy(
    'https://lawserver.com/law/state/texas/tx-codes/texas_code_of_criminal_procedure_12-01',
    'Code Crim. Proc. art. 12.01(1)',
  ),
  statuteCopy(
    'https://lawserver.com/law/state/texas/tx-codes/texas_code_of_criminal_procedure_42a-054',
    'Code Crim. Proc. art. 42A.054(a)',
  ),
  statuteCopy(
    'https://texas.public.law/statutes/tex._code_of_crim._proc._article_42a.701',
    'Code Crim. Proc. art. 42A.701(a) to (c)',
  ),
  courtOrAgency(
    'https://capitol.texas.gov/tlodocs/892/analysis/html/HB00016H.htm',
    'HB 16 (2025, second special session): the courts’ bill, without mandatory expunction',
  ),
  legalAid(pages.trafficking, 'Freedom Network USA on § 411.0728'),
  statuteText(pages.trafficking2019, 'Gov’t Code § 411.0728(a), in SB 1801 (2019)'),
  statuteText(
    pages.trafficking2023,
    'Gov’t Code § 411.0728(b), quoted in a bill of 2023: only § 411.074(b) applies',
  ),
  statuteCopy(pages.veterans, 'Gov’t Code § 411.0727'),
  statuteCopy("https://texas.public.law/statutes/tex._gov't_code_section_411.0745", 'Gov’t Code § 411.0745'),
  statuteCopy(
    'https://codes.findlaw.com/tx/code-of-criminal-procedure/crim-ptx-crim-pro-art-55a-203/',
    'Code Crim. Proc. art. 55A.203',
  ),
  clearinghouse(
    'http://www.nationalreentryresourcecenter.org/cleanslate/states/texas/policies/tx-nc-2',
    'Where to file for expunction',
  ),
  otherPage('https://alsbrookslaw.com/nondisclosure/', 'A law firm on § 411.0765: who still sees the record'),
  courtOrAgency(pages.juvenile, 'Tarrant County on Fam. Code §§ 58.253 and 58.256'),
  statuteCopy(pages.supervision, 'Fam. Code § 58.255'),
  statuteCopy(pages.juvenileRequest, 'Fam. Code § 58.256'),
  statuteCopy(
    'https://texas.public.law/statutes/tex._fam._code_section_58.258',
    'Fam. Code § 58.258: who gets the order that seals juvenile records, and when',
  ),
  otherPage(
    'https://www.dallascriminaldefenselawyerblog.com/expunctions-can-reversed/',
    'A law firm on Texas DPS v. Velazquez (2017): an expunction undone because an office was not told',
  ),
  otherPage(
    'https://sp.texasmexicolaw.com/blog/expunction-petition-requirements.html',
    'A law firm on the tracking number of the arrest',
  ),
  otherPage(
    'https://recordgone.com:443/expungement-in-texas/order-of-non-disclosure-faq.htm',
    'A law firm’s list of the boards that still see a record after nondisclosure',
  ),
  courtOrAgency(pages.pardon, 'The Board of Pardons and Paroles on full pardons'),
  courtOrAgencyCopy(
    'https://studylib.net/doc/15874193/step-1-',
    'The Board’s instructions for a full pardon: what to bring',
  ),
  otherPage(
    'https://www.walkertaylorlaw.com/practice-areas/full-pardon-and-firearm-rights-restoration-in-texas/',
    'A law firm on pardons and gun rights',
  ),
  otherPage(
    'https://u-s-lawshield.paperturn-view.com/texas-book-gun-law-armed-and-educated?p=392&pid=MjE213314',
    'A book on gun law: the Board’s no cannot be appealed, but you may apply again',
  ),
  courtOrAgency(pages.deferredPardon, 'The Board on pardons after deferred adjudication'),
  courtOrAgencyCopy(pages.clemency, 'State v. Brent (Tex. Crim. App. 2021)'),
  clearinghouse(pages.voting, 'Restoration of Rights Project, Texas (November 2024)'),
  courtOrAgency(
    'https://co.jefferson.tx.us/cclerk/Courts/Misdemeanor/Filing-Petition-for-Non-Disclosure',
    'A county clerk on nondisclosure: ask for a hearing, and what you need not tell',
  ),
  statuteCopy(
    'https://codes.findlaw.com/tx/government-code/gov-t-sect-411-075/',
    'Gov’t Code § 411.075(a), (b)',
  ),
  legalAid(
    'https://texaslawhelp.org/article/nondisclosure-procedure-deferred-adjudication-felonies-and-certain-misdemeanors-under-section',
    'TexasLawHelp on § 411.0725',
  ),
  legalAid(
    'https://marriage.texaslawhelp.org/article/nondisclosure-procedure-for-community-supervision-following-conviction-for-certain-misdemeanors',
    'TexasLawHelp on § 411.073, written by the Office of Court Administration',
  ),
  legalAid(
    'https://texaslawhelp.org/checklist/instructions-forms-completing-petition-expunction-criminal-records',
    'TexasLawHelp: steps and forms for expunction, of the time of chapter 55',
  ),
  legalAid(
    'https://texaslawhelp.org/checklist/selecting-appropriate-procedure-requesting-order-nondisclosure',
    'TexasLawHelp: which section fits',
  ),
  otherPage(
    'https://legalclarity.org/how-to-handle-an-inability-to-pay-court-costs-in-texas',
    'Rule of Civil Procedure 145: the Statement of Inability to Afford Payment',
  ),
  otherPage(
    'https://vulcanbills.com/tx/2025/SB1667',
    'SB 1667 (2025): notice by e-mail, $25 for an office without, when the file is destroyed',
  ),
  otherPage('https://www.texasxpunction.com/expunction', 'A law firm on what expunction does'),
  otherPage(
    'https://www.tpr.org/government-politics/2025-08-27/after-abbott-vetoed-routine-judicial-system-changes-texas-senate-moves-bill-forward',
    'Texas Public Radio: the veto of 2025',
  ),
  legalAid(
    'http://www.trla.org/about/frequently-asked-questions-faq',
    'Texas RioGrande Legal Aid on whom it helps',
  ),
  legalAid(
    'https://lonestarlegal.org/news/2020/05/lsla-awarded-grant-tajf-rural-texas',
    'Lone Star Legal Aid: sealing, expunging or correcting records',
  ),
  legalAid(
    'https://law.utexas.edu/probono/opportunities/support-parents-education-advocacy-and-knowledge-speak-project-session-1-with-include-project-3-2-2-3-2-2-2-4/',
    'The Expunction Project of Texas Law',
  ),
  statuteCopy(
    'https://codes.findlaw.com/tx/code-of-criminal-procedure/crim-ptx-crim-pro-art-55a-253/',
    'Art. 55A.253: what the petition holds',
  ),
  statuteCopy(
    'https://codes.findlaw.com/tx/code-of-criminal-procedure/crim-ptx-crim-pro-art-55a-356/',
    'Art. 55A.356: what the clerk destroys and keeps',
  ),
  legalAid(
    'https://texaslawhelp.org/article/court-fees-and-fee-waivers',
    'Fee waivers: who gets one, and the form',
  ),
  otherPage(
    'https://github.com/eccsolutions/Access-To-Justice',
    'Pages of 2015 behind a website of free legal answers: the telephone number of Texas RioGrande Legal Aid',
  ),
  courtOrAgencyCopy(
    'https://law.justia.com/cases/texas/third-court-of-appeals/2009/18388.html',
    'T.C.R. v. Bell County District Attorney (Court of Appeals, 2009): an appeal after the judge’s no',
  ),
];
