import type { Source } from '../../jurisdiction.ts';

export const sources: readonly Source[] = [
  {
    url: 'https://law.counselstack.com/statute/ut/77-40a-303',
    what: '77-40a-303(1): waits and payment, current text',
    read: 'statute',
  },
  {
    url: 'http://print.casetext.com/statute/utah-code/title-77-utah-code-of-criminal-procedure/chapter-40a-expungement-of-criminal-records/part-3-petition-for-expungement/section-77-40a-303-effective-until-1012024-requirements-for-a-certificate-of-eligibility-to-expunge-records-of-a-conviction',
    what: '77-40a-303(1) to (2)(a)(iv), text of 2024; the rest was not reached',
    read: 'statute',
  },
  {
    url: 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    what: 'A review of the sections on the legislature’s site in August 2026: 77-40a-202, -205, -206, -302, -303 and HB 110 (2026)',
    read: 'secondary',
  },
  {
    url: 'https://self-law.org/code/ut/title-77/chapter-40a/77-40a-202',
    what: '77-40a-202, whole',
    read: 'statute',
  },
  {
    url: 'https://self-law.org/code/ut/title-77/chapter-40a/77-40a-306',
    what: '77-40a-306(1), as of May 7, 2025: after a dismissal without prejudice the prosecutor must consent in writing',
    read: 'statute',
  },
  {
    url: 'https://codes.findlaw.com/ut/title-77-utah-code-of-criminal-procedure/ut-code-sect-77-40a-403/',
    what: '77-40a-403(1) and (2): who still gets an expunged record',
    read: 'statute',
  },
  {
    url: 'https://saltlakecounty.gov/ohcjr/expungement/traffic-expungement',
    what: 'Salt Lake County on traffic cases: what is none, and the driving record',
    read: 'official',
  },
  {
    url: 'https://self-law.org/code/ut/title-77/chapter-40a/77-40a-302',
    what: '77-40a-302(1)',
    read: 'statute',
  },
  {
    url: 'https://d1tvxue8o4w0fl.cloudfront.net/statute/utah-code/title-77-utah-code-of-criminal-procedure/chapter-40a-expungement-of-criminal-records/part-3-petition-for-expungement/section-77-40a-305-petition-for-expungement-prosecutorial-responsibility-hearing',
    what: '77-40a-305(1) to (3)',
    read: 'statute',
  },
  {
    url: 'https://d1tvxue8o4w0fl.cloudfront.net/statute/utah-code/title-77-utah-code-of-criminal-procedure/chapter-40a-expungement-of-criminal-records/part-3-petition-for-expungement/section-77-40a-306-order-of-expungement',
    what: '77-40a-306(1)',
    read: 'statute',
  },
  {
    url: 'https://codes.findlaw.com/ut/title-77-utah-code-of-criminal-procedure/ut-code-sect-77-40a-201/',
    what: '77-40a-201, whole',
    read: 'statute',
  },
  {
    url: 'https://self-law.org/code/ut/title-77/chapter-40a/77-40a-204',
    what: '77-40a-204: automatic again from January 1, 2026',
    read: 'statute',
  },
  {
    url: 'https://law.counselstack.com/statute/ut/77-40a-205',
    what: '77-40a-205(1) to (2)(a)',
    read: 'statute',
  },
  {
    url: 'https://getpocketlaw.com/law/state_vermont/section-102-definitions_2d460d8ab464',
    what: 'The older definition of a clean slate case: limits, pleas in abeyance',
    read: 'statute',
  },
  {
    url: 'https://self-law.org/code/ut/title-77/chapter-40a/77-40a-206',
    what: '77-40a-206, whole',
    read: 'statute',
  },
  {
    url: 'https://codes.findlaw.com/ut/title-77-utah-code-of-criminal-procedure/ut-code-sect-77-40a-101/',
    what: '77-40a-101: certificate, conviction',
    read: 'statute',
  },
  {
    url: 'https://print.casetext.com/statute/utah-code/title-76-utah-criminal-code/chapter-3-punishments/section-76-3-2035-habitual-violent-offender-definition-procedure-penalty',
    what: '76-3-203.5(1)(c)(i): violent felonies, the first half of the list',
    read: 'statute',
  },
  {
    url: 'https://www.lawscb.com/services/criminal-defense/definitions/',
    what: '76-3-203.5(1)(c)(i)(A)–(M) with the section numbers of before 2022',
    read: 'statute',
  },
  {
    url: 'https://le.utah.gov/~1998/bills/hbillenr/HB0146.htm',
    what: 'HB 146 (1998): a weapon with a restricted person is a violent felony; its long title',
    read: 'official',
  },
  {
    url: 'https://lexace.ai/us/statute/utah/76-11-305',
    what: '76-11-305 and 76-11-306: the sections after 76-10-503',
    read: 'statute',
  },
  {
    url: 'https://provocriminaldefense.com/2021/10/21/dui-utah-expungements',
    what: 'The offenses of 41-6a-501(2), with refusing the chemical test',
    read: 'secondary',
  },
  {
    url: 'https://stoneriverlaw.com/utah-criminal-defense/violent-felony-gun-rights-restrictions',
    what: 'Violent felonies: burglary, robbery, arson',
    read: 'secondary',
  },
  {
    url: 'https://self-law.org/code/ut/title-76/chapter-3/76-3-104',
    what: '76-3-104: misdemeanors without a class',
    read: 'statute',
  },
  {
    url: 'https://stoneriverlaw.com/utah-criminal-defense/utah-expungement-lawyers',
    what: 'The limits on the number of convictions',
    read: 'secondary',
  },
  {
    url: 'https://www.salcidolawfirm.com/utah-expungement-act-of-2010/',
    what: 'The limits, each in a separate criminal episode',
    read: 'secondary',
  },
  {
    url: 'https://github.com/DBusch-Developer/turnleaf',
    what: 'Worked cases on the ten-year rule, July 2026',
    read: 'secondary',
  },
  {
    url: 'https://smolandlaw.com/utah-eases-expungement-eligibility-especially-for-prior-drug-convictions',
    what: 'Drug possession is counted apart',
    read: 'secondary',
  },
  {
    url: 'https://smolandlaw.com/practice-areas/expungements/determining-if-youre-eligible-for-expungement-in-utah/',
    what: 'Pleas in abeyance and dismissals',
    read: 'secondary',
  },
  {
    url: 'https://www.lawserver.com/law/state/utah/ut-code/utah_code_77-27-5-1',
    what: '77-27-5.1, whole',
    read: 'statute',
  },
  {
    url: 'https://www.law.cornell.edu/regulations/utah/Utah-Admin-Code-R671-315-1',
    what: 'R671-315-1: pardons',
    read: 'statute',
  },
  { url: 'https://bop.utah.gov/pardon_process/', what: 'How to ask for a pardon', read: 'official' },
  {
    url: 'https://cleanslateclearinghouse.org/policies/ut-c-7/',
    what: '78B-9-104(1)(g): vacatur',
    read: 'secondary',
  },
  {
    url: 'http://le.utah.gov/~2017/bills/hbillint/HB0274S04.htm',
    what: 'The bill of 2017 that began it',
    read: 'official',
  },
  {
    url: 'https://casetext.com/statute/utah-code/title-80-utah-juvenile-code/chapter-6-juvenile-justice/part-10-juvenile-records-and-expungement/section-80-6-10041-petition-to-expunge-adjudication-hearing-and-notice-waiver-order',
    what: '80-6-1004.1(1) to (4)',
    read: 'statute',
  },
  {
    url: 'http://www.nationalreentryresourcecenter.org/cleanslate/states/utah/policies/ut-ar-1',
    what: 'What bars expunging a youth finding',
    read: 'secondary',
  },
  {
    url: 'https://codes.findlaw.com/ut/title-80-utah-juvenile-code/ut-code-sect-80-6-1004-2/',
    what: '80-6-1004.2, whole',
    read: 'statute',
  },
  {
    url: 'https://codes.findlaw.com/ut/title-80-utah-juvenile-code/ut-code-sect-80-6-1004-3/',
    what: '80-6-1004.3(1) to (5)(b)',
    read: 'statute',
  },
  {
    url: 'https://lawserver.com/law/state/utah/ut-code/utah_code_80-6-1004-4',
    what: '80-6-1004.4(1), its start',
    read: 'statute',
  },
  {
    url: 'https://codes.findlaw.com/ut/title-80-utah-juvenile-code/ut-code-sect-80-6-1004-5/',
    what: '80-6-1004.5, whole',
    read: 'statute',
  },
  {
    url: 'https://legalfix.com/statutes/state-codes/utah/title-78a/chapter-6/part-11/section-1114',
    what: 'The older section on vacatur of youth findings',
    read: 'statute',
  },
  {
    url: 'https://legalclarity.org/402-reduction-in-utah-eligibility-filing-and-outcomes/',
    what: '76-3-402: lowering a conviction',
    read: 'secondary',
  },
  {
    url: 'https://stoneriverlaw.com/articles/how-many-steps-can-a-conviction-be-lowered-using-a-402-reduction',
    what: 'One degree, or two with the prosecutor',
    read: 'secondary',
  },
  {
    url: 'https://provocriminaldefense.com/2023/07/06/more-changes-to-utahs-402-statute',
    what: 'Changes of 2023',
    read: 'secondary',
  },
  {
    url: 'https://ccresourcecenter.org/state-restoration-profiles/utah-restoration-of-rights-pardon-expungement-sealing',
    what: 'Voting and other rights, August 2025',
    read: 'secondary',
  },
  {
    url: 'https://bci.utah.gov/expungements/expungements-faq/',
    what: 'BCI: fees and how to apply',
    read: 'official',
  },
  {
    url: 'https://bci.utah.gov/clean-slate-expungement',
    what: 'BCI: what is cleared by itself',
    read: 'official',
  },
  {
    url: 'https://www.law.cornell.edu/regulations/utah/Utah-Admin-Code-R722-350-4',
    what: 'R722-350-4: the application, and how to ask for a waiver',
    read: 'statute',
  },
  {
    url: 'https://www.utcourts.gov/howto/expunge/index.html',
    what: 'Utah Courts on expungement, an older print',
    read: 'official',
  },
  {
    url: 'https://www.slco.org/cji/expungement-guide/eligibility/',
    what: 'Salt Lake County’s guide',
    read: 'official',
  },
  {
    url: 'https://rasa-legal.com/blog/how-bci-processing-times-and-new-government-fees-could-affect-you',
    what: 'Fees since July 2023',
    read: 'secondary',
  },
  {
    url: 'https://le.utah.gov/~2024/bills/hbillint/HB0352S06.htm',
    what: 'HB 352 (2024), its long title: the form, the start in 2026, and which supervision and open cases stop it',
    read: 'official',
  },
  {
    url: 'https://www.murray.utah.gov/1818/Expungement-Information',
    what: 'A justice court’s fee of $135, and its waiver',
    read: 'official',
  },
  {
    url: 'https://glama.ai/mcp/servers/pipeworx-io/mcp-utah-code',
    what: 'How the legislature addresses a section: its pages fill in the text by script and could not be read',
    read: 'secondary',
  },
  {
    url: 'https://lexace.ai/us/statute/utah/53-29-203',
    what: '53-29-203(1): lewdness calls for registration after four convictions',
    read: 'statute',
  },
  {
    url: 'https://lexace.ai/us/statute/utah/53-29-202',
    what: '53-29-202(1)(a): what calls for registration, the first part of the list',
    read: 'statute',
  },
  {
    url: 'https://le.utah.gov/~2009/bills/hbillenr/HB0136.htm',
    what: 'Lewdness and sexual battery: registration after four convictions',
    read: 'official',
  },
];
