import { account, officialPage, type Source, statuteText } from '../../source.ts';

export const sources: readonly Source[] = [
  statuteText(
    'https://law.counselstack.com/statute/ut/77-40a-303',
    '77-40a-303(1): waits and payment, current text',
  ),
  statuteText(
    'http://print.casetext.com/statute/utah-code/title-77-utah-code-of-criminal-procedure/chapter-40a-expungement-of-criminal-records/part-3-petition-for-expungement/section-77-40a-303-effective-until-1012024-requirements-for-a-certificate-of-eligibility-to-expunge-records-of-a-conviction',
    '77-40a-303(1) to (2)(a)(iv), text of 2024; the rest was not reached',
  ),
  account(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    'A review of the sections on the legislature’s site in August 2026: 77-40a-202, -205, -206, -302, -303 and HB 110 (2026)',
  ),
  statuteText('https://self-law.org/code/ut/title-77/chapter-40a/77-40a-202', '77-40a-202, whole'),
  statuteText(
    'https://self-law.org/code/ut/title-77/chapter-40a/77-40a-306',
    '77-40a-306(1), as of May 7, 2025: after a dismissal without prejudice the prosecutor must consent in writing',
  ),
  statuteText(
    'https://codes.findlaw.com/ut/title-77-utah-code-of-criminal-procedure/ut-code-sect-77-40a-403/',
    '77-40a-403(1) and (2): who still gets an expunged record',
  ),
  officialPage(
    'https://saltlakecounty.gov/ohcjr/expungement/traffic-expungement',
    'Salt Lake County on traffic cases: what is none, and the driving record',
  ),
  statuteText('https://self-law.org/code/ut/title-77/chapter-40a/77-40a-302', '77-40a-302(1)'),
  statuteText(
    'https://d1tvxue8o4w0fl.cloudfront.net/statute/utah-code/title-77-utah-code-of-criminal-procedure/chapter-40a-expungement-of-criminal-records/part-3-petition-for-expungement/section-77-40a-305-petition-for-expungement-prosecutorial-responsibility-hearing',
    '77-40a-305(1) to (3)',
  ),
  statuteText(
    'https://d1tvxue8o4w0fl.cloudfront.net/statute/utah-code/title-77-utah-code-of-criminal-procedure/chapter-40a-expungement-of-criminal-records/part-3-petition-for-expungement/section-77-40a-306-order-of-expungement',
    '77-40a-306(1)',
  ),
  statuteText(
    'https://codes.findlaw.com/ut/title-77-utah-code-of-criminal-procedure/ut-code-sect-77-40a-201/',
    '77-40a-201, whole',
  ),
  statuteText(
    'https://self-law.org/code/ut/title-77/chapter-40a/77-40a-204',
    '77-40a-204: automatic again from January 1, 2026',
  ),
  statuteText('https://law.counselstack.com/statute/ut/77-40a-205', '77-40a-205(1) to (2)(a)'),
  statuteText(
    'https://getpocketlaw.com/law/state_vermont/section-102-definitions_2d460d8ab464',
    'The older definition of a clean slate case: limits, pleas in abeyance',
  ),
  statuteText('https://self-law.org/code/ut/title-77/chapter-40a/77-40a-206', '77-40a-206, whole'),
  statuteText(
    'https://codes.findlaw.com/ut/title-77-utah-code-of-criminal-procedure/ut-code-sect-77-40a-101/',
    '77-40a-101: certificate, conviction',
  ),
  statuteText(
    'https://print.casetext.com/statute/utah-code/title-76-utah-criminal-code/chapter-3-punishments/section-76-3-2035-habitual-violent-offender-definition-procedure-penalty',
    '76-3-203.5(1)(c)(i): violent felonies, the first half of the list',
  ),
  statuteText(
    'https://www.lawscb.com/services/criminal-defense/definitions/',
    '76-3-203.5(1)(c)(i)(A)–(M) with the section numbers of before 2022',
  ),
  officialPage(
    'https://le.utah.gov/~1998/bills/hbillenr/HB0146.htm',
    'HB 146 (1998): a weapon with a restricted person is a violent felony; its long title',
  ),
  statuteText(
    'https://lexace.ai/us/statute/utah/76-11-305',
    '76-11-305 and 76-11-306: the sections after 76-10-503',
  ),
  account(
    'https://provocriminaldefense.com/2021/10/21/dui-utah-expungements',
    'The offenses of 41-6a-501(2), with refusing the chemical test',
  ),
  account(
    'https://stoneriverlaw.com/utah-criminal-defense/violent-felony-gun-rights-restrictions',
    'Violent felonies: burglary, robbery, arson',
  ),
  statuteText(
    'https://self-law.org/code/ut/title-76/chapter-3/76-3-104',
    '76-3-104: misdemeanors without a class',
  ),
  account(
    'https://stoneriverlaw.com/utah-criminal-defense/utah-expungement-lawyers',
    'The limits on the number of convictions',
  ),
  account(
    'https://www.salcidolawfirm.com/utah-expungement-act-of-2010/',
    'The limits, each in a separate criminal episode',
  ),
  account('https://github.com/DBusch-Developer/turnleaf', 'Worked cases on the ten-year rule, July 2026'),
  account(
    'https://smolandlaw.com/utah-eases-expungement-eligibility-especially-for-prior-drug-convictions',
    'Drug possession is counted apart',
  ),
  account(
    'https://smolandlaw.com/practice-areas/expungements/determining-if-youre-eligible-for-expungement-in-utah/',
    'Pleas in abeyance and dismissals',
  ),
  statuteText('https://www.lawserver.com/law/state/utah/ut-code/utah_code_77-27-5-1', '77-27-5.1, whole'),
  statuteText(
    'https://www.law.cornell.edu/regulations/utah/Utah-Admin-Code-R671-315-1',
    'R671-315-1: pardons',
  ),
  officialPage('https://bop.utah.gov/pardon_process/', 'How to ask for a pardon'),
  account('https://cleanslateclearinghouse.org/policies/ut-c-7/', '78B-9-104(1)(g): vacatur'),
  officialPage('http://le.utah.gov/~2017/bills/hbillint/HB0274S04.htm', 'The bill of 2017 that began it'),
  statuteText(
    'https://casetext.com/statute/utah-code/title-80-utah-juvenile-code/chapter-6-juvenile-justice/part-10-juvenile-records-and-expungement/section-80-6-10041-petition-to-expunge-adjudication-hearing-and-notice-waiver-order',
    '80-6-1004.1(1) to (4)',
  ),
  account(
    'http://www.nationalreentryresourcecenter.org/cleanslate/states/utah/policies/ut-ar-1',
    'What bars expunging a youth finding',
  ),
  statuteText(
    'https://codes.findlaw.com/ut/title-80-utah-juvenile-code/ut-code-sect-80-6-1004-2/',
    '80-6-1004.2, whole',
  ),
  statuteText(
    'https://codes.findlaw.com/ut/title-80-utah-juvenile-code/ut-code-sect-80-6-1004-3/',
    '80-6-1004.3(1) to (5)(b)',
  ),
  statuteText(
    'https://lawserver.com/law/state/utah/ut-code/utah_code_80-6-1004-4',
    '80-6-1004.4(1), its start',
  ),
  statuteText(
    'https://codes.findlaw.com/ut/title-80-utah-juvenile-code/ut-code-sect-80-6-1004-5/',
    '80-6-1004.5, whole',
  ),
  statuteText(
    'https://legalfix.com/statutes/state-codes/utah/title-78a/chapter-6/part-11/section-1114',
    'The older section on vacatur of youth findings',
  ),
  account(
    'https://legalclarity.org/402-reduction-in-utah-eligibility-filing-and-outcomes/',
    '76-3-402: lowering a conviction',
  ),
  account(
    'https://stoneriverlaw.com/articles/how-many-steps-can-a-conviction-be-lowered-using-a-402-reduction',
    'One degree, or two with the prosecutor',
  ),
  account('https://provocriminaldefense.com/2023/07/06/more-changes-to-utahs-402-statute', 'Changes of 2023'),
  account(
    'https://ccresourcecenter.org/state-restoration-profiles/utah-restoration-of-rights-pardon-expungement-sealing',
    'Voting and other rights, August 2025',
  ),
  officialPage('https://bci.utah.gov/expungements/expungements-faq/', 'BCI: fees and how to apply'),
  officialPage('https://bci.utah.gov/clean-slate-expungement', 'BCI: what is cleared by itself'),
  statuteText(
    'https://www.law.cornell.edu/regulations/utah/Utah-Admin-Code-R722-350-4',
    'R722-350-4: the application, and how to ask for a waiver',
  ),
  officialPage(
    'https://www.utcourts.gov/howto/expunge/index.html',
    'Utah Courts on expungement, an older print',
  ),
  officialPage('https://www.slco.org/cji/expungement-guide/eligibility/', 'Salt Lake County’s guide'),
  account(
    'https://rasa-legal.com/blog/how-bci-processing-times-and-new-government-fees-could-affect-you',
    'Fees since July 2023',
  ),
  officialPage(
    'https://le.utah.gov/~2024/bills/hbillint/HB0352S06.htm',
    'HB 352 (2024), its long title: the form, the start in 2026, and which supervision and open cases stop it',
  ),
  officialPage(
    'https://www.murray.utah.gov/1818/Expungement-Information',
    'A justice court’s fee of $135, and its waiver',
  ),
  account(
    'https://glama.ai/mcp/servers/pipeworx-io/mcp-utah-code',
    'How the legislature addresses a section: its pages fill in the text by script and could not be read',
  ),
  statuteText(
    'https://lexace.ai/us/statute/utah/53-29-203',
    '53-29-203(1): lewdness calls for registration after four convictions',
  ),
  statuteText(
    'https://lexace.ai/us/statute/utah/53-29-202',
    '53-29-202(1)(a): what calls for registration, the first part of the list',
  ),
  officialPage(
    'https://le.utah.gov/~2009/bills/hbillenr/HB0136.htm',
    'Lewdness and sexual battery: registration after four convictions',
  ),
];
