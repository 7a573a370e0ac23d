import {
  clearinghouse,
  courtOrAgency,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
  statuteText,
} from '../../place/source.ts';

export const sources: readonly Source[] = [
  statuteCopy(
    'https://law.counselstack.com/statute/ut/77-40a-303',
    '77-40a-303(1): waits and payment, current text',
  ),
  statuteCopy(
    'http://print.casetext.com/statute/utah-code/title-77-utah-code-of-criminal-procedure/chapter-40a-expungement-of-criminal-records/part-3-petition-for-expungement/section-77-40a-303-effective-until-1012024-requirements-for-a-certificate-of-eligibility-to-expunge-records-of-a-conviction',
    '77-40a-303(1) to (2)(a)(iv), text of 2024; the rest was not reached',
  ),
  otherPage(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    'A review of the sections on the legislature’s site in August 2026: 77-40a-202, -205, -206, -302, -303 and HB 110 (2026); forms 1002EX, 1003EX, 1022EX and 1023EX',
  ),
  otherPage(
    'https://rasa-legal.com/blog/protective-orders-eligibility',
    'A law company in Utah on HB 110 (2026): an order that is in force stops the expungement of convictions, also of cases that it has nothing to do with',
  ),
  statuteCopy('https://self-law.org/code/ut/title-77/chapter-40a/77-40a-202', '77-40a-202, whole'),
  statuteCopy(
    'https://self-law.org/code/ut/title-77/chapter-40a/77-40a-306',
    '77-40a-306(1), as of May 7, 2025: after a dismissal without prejudice the prosecutor must consent in writing',
  ),
  statuteCopy(
    'https://codes.findlaw.com/ut/title-77-utah-code-of-criminal-procedure/ut-code-sect-77-40a-403/',
    '77-40a-403(1) and (2): who still gets an expunged record',
  ),
  courtOrAgency(
    'https://saltlakecounty.gov/ohcjr/expungement/traffic-expungement',
    'Salt Lake County on traffic cases: what is none, and the driving record',
  ),
  statuteCopy('https://self-law.org/code/ut/title-77/chapter-40a/77-40a-302', '77-40a-302(1)'),
  statuteCopy(
    'https://d1tvxue8o4w0fl.cloudfront.net/statute/utah-code/title-77-utah-code-of-criminal-procedure/chapter-40a-expungement-of-criminal-records/part-3-petition-for-expungement/section-77-40a-305-petition-for-expungement-prosecutorial-responsibility-hearing',
    '77-40a-305(1) to (3)',
  ),
  statuteCopy(
    'https://d1tvxue8o4w0fl.cloudfront.net/statute/utah-code/title-77-utah-code-of-criminal-procedure/chapter-40a-expungement-of-criminal-records/part-3-petition-for-expungement/section-77-40a-306-order-of-expungement',
    '77-40a-306(1)',
  ),
  statuteCopy(
    'https://codes.findlaw.com/ut/title-77-utah-code-of-criminal-procedure/ut-code-sect-77-40a-201/',
    '77-40a-201, whole',
  ),
  statuteCopy(
    'https://self-law.org/code/ut/title-77/chapter-40a/77-40a-204',
    '77-40a-204: automatic again from January 1, 2026',
  ),
  statuteCopy('https://law.counselstack.com/statute/ut/77-40a-205', '77-40a-205(1) to (2)(a)'),
  statuteCopy(
    'https://getpocketlaw.com/law/state_vermont/section-102-definitions_2d460d8ab464',
    'The older definition of a clean slate case: limits, pleas in abeyance',
  ),
  statuteCopy('https://self-law.org/code/ut/title-77/chapter-40a/77-40a-206', '77-40a-206, whole'),
  statuteCopy(
    'https://codes.findlaw.com/ut/title-77-utah-code-of-criminal-procedure/ut-code-sect-77-40a-101/',
    '77-40a-101: certificate, conviction',
  ),
  statuteCopy(
    'https://print.casetext.com/statute/utah-code/title-76-utah-criminal-code/chapter-3-punishments/section-76-3-2035-habitual-violent-offender-definition-procedure-penalty',
    '76-3-203.5(1)(c)(i): violent felonies, the first half of the list',
  ),
  statuteCopy(
    'https://www.lawscb.com/services/criminal-defense/definitions/',
    '76-3-203.5(1)(c)(i)(A)–(M) with the section numbers of before 2022',
  ),
  courtOrAgency(
    'https://le.utah.gov/~1998/bills/hbillenr/HB0146.htm',
    'HB 146 (1998): a weapon with a restricted person is a violent felony; its long title',
  ),
  statuteCopy(
    'https://lexace.ai/us/statute/utah/76-11-305',
    '76-11-305 and 76-11-306: the sections after 76-10-503',
  ),
  otherPage(
    'https://provocriminaldefense.com/2021/10/21/dui-utah-expungements',
    'The offenses of 41-6a-501(2), with refusing the chemical test',
  ),
  otherPage(
    'https://stoneriverlaw.com/utah-criminal-defense/violent-felony-gun-rights-restrictions',
    'Violent felonies: burglary, robbery, arson',
  ),
  statuteCopy(
    'https://self-law.org/code/ut/title-76/chapter-3/76-3-104',
    '76-3-104: misdemeanors without a class',
  ),
  otherPage(
    'https://stoneriverlaw.com/utah-criminal-defense/utah-expungement-lawyers',
    'The limits on the number of convictions',
  ),
  otherPage(
    'https://www.salcidolawfirm.com/utah-expungement-act-of-2010/',
    'The limits, each in a separate criminal episode',
  ),
  otherPage('https://github.com/DBusch-Developer/turnleaf', 'Worked cases on the ten-year rule, July 2026'),
  otherPage(
    'https://smolandlaw.com/utah-eases-expungement-eligibility-especially-for-prior-drug-convictions',
    'Drug possession is counted apart',
  ),
  otherPage(
    'https://smolandlaw.com/practice-areas/expungements/determining-if-youre-eligible-for-expungement-in-utah/',
    'Pleas in abeyance and dismissals',
  ),
  statuteCopy('https://www.lawserver.com/law/state/utah/ut-code/utah_code_77-27-5-1', '77-27-5.1, whole'),
  statuteCopy(
    'https://www.law.cornell.edu/regulations/utah/Utah-Admin-Code-R671-315-1',
    'R671-315-1: pardons',
  ),
  courtOrAgency(
    'https://bop.utah.gov/pardon_process/',
    'How to ask for a pardon; what the Board looks for; its decision is final',
  ),
  courtOrAgency(
    'https://rules.utah.gov/publicat/bulletin/2016/20160501/40316.htm',
    'The change of R671-315-1 in 2016: come yourself, prove treatment and payment, who is told',
  ),
  clearinghouse('https://cleanslateclearinghouse.org/policies/ut-c-7/', '78B-9-104(1)(g): vacatur'),
  courtOrAgency('http://le.utah.gov/~2017/bills/hbillint/HB0274S04.htm', 'The bill of 2017 that began it'),
  statuteCopy(
    'https://casetext.com/statute/utah-code/title-80-utah-juvenile-code/chapter-6-juvenile-justice/part-10-juvenile-records-and-expungement/section-80-6-10041-petition-to-expunge-adjudication-hearing-and-notice-waiver-order',
    '80-6-1004.1(1) to (4)',
  ),
  clearinghouse(
    'http://www.nationalreentryresourcecenter.org/cleanslate/states/utah/policies/ut-ar-1',
    'What bars expunging a youth finding',
  ),
  statuteCopy(
    'https://codes.findlaw.com/ut/title-80-utah-juvenile-code/ut-code-sect-80-6-1004-2/',
    '80-6-1004.2, whole',
  ),
  statuteCopy(
    'https://codes.findlaw.com/ut/title-80-utah-juvenile-code/ut-code-sect-80-6-1004-3/',
    '80-6-1004.3(1) to (5)(b)',
  ),
  statuteCopy(
    'https://lawserver.com/law/state/utah/ut-code/utah_code_80-6-1004-4',
    '80-6-1004.4(1), its start',
  ),
  statuteCopy(
    'https://codes.findlaw.com/ut/title-80-utah-juvenile-code/ut-code-sect-80-6-1004-5/',
    '80-6-1004.5, whole',
  ),
  statuteCopy(
    'https://legalfix.com/statutes/state-codes/utah/title-78a/chapter-6/part-11/section-1114',
    'The older section on vacatur of youth findings',
  ),
  otherPage(
    'https://legalclarity.org/402-reduction-in-utah-eligibility-filing-and-outcomes/',
    '76-3-402: lowering a conviction',
  ),
  courtOrAgency(
    'https://www.utcourts.gov/howto/criminallaw/402_reduction.html',
    'Utah Courts on the 402 motion: fines and restitution paid, the prosecutor answers',
  ),
  otherPage(
    'https://stoneriverlaw.com/articles/what-is-the-process-for-getting-a-402-reduction-in-utah-2021',
    'A law firm on the 402 motion: you must convince the judge, victims are told',
  ),
  otherPage(
    'https://stoneriverlaw.com/articles/how-many-steps-can-a-conviction-be-lowered-using-a-402-reduction',
    'One degree, or two with the prosecutor',
  ),
  otherPage(
    'https://provocriminaldefense.com/2023/07/06/more-changes-to-utahs-402-statute',
    'Changes of 2023',
  ),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/utah-restoration-of-rights-pardon-expungement-sealing',
    'Voting and other rights, August 2025',
  ),
  courtOrAgency('https://bci.utah.gov/expungements/expungements-faq/', 'BCI: fees and how to apply'),
  courtOrAgency('https://bci.utah.gov/clean-slate-expungement', 'BCI: what is cleared by itself'),
  statuteCopy(
    'https://www.law.cornell.edu/regulations/utah/Utah-Admin-Code-R722-350-4',
    'R722-350-4: the application, and how to ask for a waiver',
  ),
  statuteCopy(
    'https://www.law.cornell.edu/regulations/utah/Utah-Admin-Code-R722-350-5',
    'R722-350-5: 30 days to ask for a review of BCI’s no; special certificates',
  ),
  courtOrAgency(
    'https://bci.utah.gov/expungement-resources/',
    'BCI: applications after a pardon and after a vacatur',
  ),
  courtOrAgency(
    'https://slco.org/ohcjr/expungement/tool-kit',
    'Salt Lake County’s tool kit: immigration, the FBI’s file, gun rights',
  ),
  courtOrAgency(
    'https://www.utcourts.gov/howto/expunge/index.html',
    'Utah Courts: what expunging means; a case may have to be unsealed for citizenship',
  ),
  courtOrAgency(
    'https://www.utcourts.gov/howto/expunge/index.html',
    'Utah Courts on expungement, an older print',
  ),
  courtOrAgency('https://www.slco.org/cji/expungement-guide/eligibility/', 'Salt Lake County’s guide'),
  otherPage(
    'https://rasa-legal.com/blog/how-bci-processing-times-and-new-government-fees-could-affect-you',
    'Fees since July 2023',
  ),
  courtOrAgency(
    'https://le.utah.gov/~2024/bills/hbillint/HB0352S06.htm',
    'HB 352 (2024), its long title: the form, the start in 2026, and which supervision and open cases stop it',
  ),
  courtOrAgency(
    'https://www.murray.utah.gov/1818/Expungement-Information',
    'A justice court’s fee of $135, and its waiver',
  ),
  otherPage(
    'https://glama.ai/mcp/servers/pipeworx-io/mcp-utah-code',
    'How the legislature addresses a section: its pages fill in the text by script and could not be read',
  ),
  statuteCopy(
    'https://lexace.ai/us/statute/utah/53-29-203',
    '53-29-203(1): lewdness calls for registration after four convictions',
  ),
  statuteCopy(
    'https://lexace.ai/us/statute/utah/53-29-202',
    '53-29-202(1)(a): what calls for registration, the first part of the list',
  ),
  otherPage(
    'http://utrsol.org/lewdness-involving-minor',
    'Lewdness involving a minor has called for registration since 2001',
  ),
  otherPage(
    'https://www.utahcriminallaw.net/happens-register-sex-offender-utah/',
    'A law firm: ten years of registration for lewdness involving a child',
  ),
  otherPage(
    'https://bestutahlawyer.com/how-long-is-a-person-on-the-sex-offender-registry-in-utah',
    'Another, as the Department of Corrections has it; four convictions only of other lewdness',
  ),
  statuteText(
    'https://le.utah.gov/~2009/bills/hbillenr/HB0136.htm',
    'Lewdness and sexual battery: registration after four convictions',
  ),
  statuteCopy(
    'https://law.uslawyerdatabase.com/section-401-distribution-of-order-redaction-receipt-of-order-bureau-requirements-administrative-proceedings',
    '77-40a-401(1) to (6), as of 2022: the bureau tells the agencies, the person may; a fee after a pardon',
  ),
  statuteCopy(
    'https://law.counselstack.com/statute/ut/77-40a-401',
    '77-40a-401(1), current text: which orders go first',
  ),
  statuteCopy(
    'https://law.uslawyerdatabase.com/section-201-public-employer-requirements',
    '34-52-201: public employers',
  ),
  courtOrAgency(
    'https://www.utcourts.gov/resources/forms/waiver/index.html',
    'Utah Courts on waiving fees: who fills in how many pages',
  ),
  courtOrAgency(
    'https://www.slco.org/cji/expungement-guide/petition/submit-petition/',
    'Salt Lake County’s guide: one packet for each certificate, filed and served',
  ),
  courtOrAgency(
    'https://www.slco.org/cji/expungement-guide/response/',
    'Salt Lake County’s guide: 60 days, objections, the hearing, MyCase',
  ),
  legalAid(
    'https://www.cleanslateutah.org/stay-informed',
    'Clean Slate Utah: nobody is told when a case is cleared by itself',
  ),
  legalAid(
    'https://www.utahlegalservices.org/node/16/who-qualifies-get-help-utah-legal-services',
    'Utah Legal Services: whom it helps, when to call',
  ),
  otherPage(
    'https://www.rasa-legal.com/blog/bci-processing-updates/',
    'A legal company in 2023: the courts’ orders and what BCI had cleared of them',
  ),
  otherPage(
    'http://www.sunadvocate.com/print.php?tier=1&article_id=15051&poll=269&vote=results',
    'A newspaper on the courts’ Self-Help Center and its phone number',
  ),
  courtOrAgency(
    'https://www.utcourts.gov/en/self-help/case-categories/criminal-justice/juvenile.html',
    'Utah Courts on juvenile records (December 2024): which petition, and that the court tells the agencies',
  ),
  courtOrAgency(
    'https://www.colorado.gov/pacific/cbi/utah-information',
    'Colorado’s bureau on where to reach Utah’s: address, phone number, photo ID',
  ),
  courtOrAgency(
    'https://santaquin.org/justice/page/expungements',
    'A justice court: the case must be closed, and BCI may look at what was expunged before',
  ),
  courtOrAgency(
    'https://www.slco.org/cji/expungement-guide/before-you-begin/',
    'Salt Lake County’s guide: fees and time',
  ),
];
