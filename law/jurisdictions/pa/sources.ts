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

export const sources: readonly Source[] = [
  statuteCopy(
    'https://github.com/saint1415/us-statutes',
    '18 Pa.C.S. §§ 106 and 9122 to 9123, whole: a public copy of February 2026, newest change Act 108 of 2024',
  ),
  statuteText(
    'https://www.legis.state.pa.us/WU01/LI/LI/CT/HTM/18/00.091.022.000..HTM',
    '18 Pa.C.S. § 9122, subsection (a), on the General Assembly’s own page',
  ),
  statuteText(
    'https://www.legis.state.pa.us/WU01/LI/LI/CT/HTM/18/00.091.022.001..HTM',
    '18 Pa.C.S. § 9122.1(a) and (a.1), on the General Assembly’s own page',
  ),
  statuteText(
    'https://govt.westlaw.com/pac/Document/N95A8E510AE7311EEBA4A8C9569A15992',
    '18 Pa.C.S. § 9122.2(a)(1), the texts until and from June 11, 2024',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/pennsylvania-consolidated-unconsolidated-statutes/section-91222-clean-slate',
    '18 Pa.C.S. § 9122.2(a)–(b), an older print',
  ),
  statuteCopy(
    'https://self-law.org/code/pa/title-18/chapter-91/9122-3',
    '18 Pa.C.S. § 9122.3(a), to (a)(2)(iv)(E)',
  ),
  otherPage(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean/blob/0489cca02685b98789f32da98d5fb90ff36a986e/data/record-clearing/legal-design-intake/PA.memo.json',
    'A filing service’s notes on §§ 9102 and 9122 to 9122.5, read at the General Assembly’s site in August 2026: look-backs of 15 and 10 years, convictions of one docket counted as one, the same-case rule, the time to answer a petition, fees',
  ),
  statuteCopy(
    'https://fastdemocracy.com/bill-summary/?billsummary_id=PAB00029644&billsummary_session=2023-2024&billsummary_state=pa',
    'House Bill 689 of 2023 (Act 36): § 9102, “qualifying offense”',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/pennsylvania-consolidated-unconsolidated-statutes/section-91225-effects-of',
    '18 Pa.C.S. § 9122.5, effects of expunged and sealed records',
  ),
  courtOrAgencyCopy(
    'https://law.justia.com/cases/pennsylvania/supreme-court/2016/75-map-2015.html',
    'Commonwealth v. Giulian (2016), which quotes § 9122(b)(3)(i)',
  ),
  statuteText(
    'https://govt.westlaw.com/pac/Document/NC9ABA650343D11DA8A989F4EECDB8638',
    '35 P.S. § 780-119(a)',
  ),
  statuteCopy(
    'https://laws9.com/statutes/pennsylvania/title-42/chapter-41/4136',
    '42 Pa.C.S. § 4136(b): contempt of a restraining order or injunction carries up to 15 days',
  ),
  statuteText(
    'https://pacodeandbulletin.gov/Display/pacode?d=reduce&file=%2Fsecure%2Fpacode%2Fdata%2F234%2Fchapter1%2Fs140.html',
    'Rule 140: contempt before a magisterial district judge carries up to 30 days',
  ),
  courtOrAgencyCopy(
    'https://casetext.com/case/commonwealth-v-lutz-4',
    'Commonwealth v. Lutz, 788 A.2d 993 (Pa. Super. 2001): what was dropped in a plea deal is not erased',
  ),
  statuteText(
    'https://pacodeandbulletin.gov/Display/pacode?d=reduce&file=%2Fsecure%2Fpacode%2Fdata%2F234%2Fchapter7%2Fs791.html',
    'Pa.R.Crim.P. 791, the sealing petition',
  ),
  statuteCopy(
    'http://parules.elaws.us/pacode/title234_chapter7_section790',
    'Pa.R.Crim.P. 790, the expungement petition',
  ),
  statuteCopy(
    'https://regulations.justia.com/states/pennsylvania/title-237/part-i/subpart-a/chapter-1/part-c/part-c-3/rule-170',
    'Pa.R.J.C.P. 170, before Act 108 of 2024',
  ),
  statuteText(
    'http://www.legis.state.pa.us/CFDOCS/Legis/PN/Public/btCheck.cfm?txtType=HTM&sessYr=2013&sessInd=0&billBody=S&billTyp=B&billNbr=1197&pn=1850',
    '18 Pa.C.S. § 9123(a)(2.1), quoted in a bill',
  ),
  otherPage(
    'https://cseinstitute.org/new-pennsylvania-law-can-help-trafficking-survivors-seek-justice',
    'Act 105 of 2014, the trafficking law, quoted at length',
  ),
  courtOrAgency(
    'https://www.pa.gov/en/governor/newsroom/2024-press-releases/governor-shapiro-hosts-legislative-leaders-and-reform-advocates-0.html',
    'Act 36 in effect on June 11, 2024; pardoned records erased without asking',
  ),
  clearinghouse(
    'https://ccresourcecenter.org/text-blocks/pennsylvania-record-relief/',
    'Summary of all Pennsylvania record relief after Act 36',
  ),
  legalAid(
    'https://palegalaid.net/news/clean-slate-30-enacted-law-allows-sealing-some-felony-criminal-records',
    'Legal aid on Act 36 and the sentence limit for drug felonies',
  ),
  legalAid(
    'https://www.aclupa.org/en/legislation/hb-689-clean-slate-30',
    'Third-degree property felonies by petition; 7 and 5 years',
  ),
  otherPage(
    'https://mattzatko.com/blog/updated-clean-slate-law-means-that-more-criminal-records-can-be-sealed',
    'Criminal mischief and forgery among the felonies a court may seal',
  ),
  legalAid(
    'https://clsphila.org/learn-about-issues/frequently-asked-questions-about-clean-slate',
    'Community Legal Services on petitions under the 2018 law',
  ),
  legalAid(
    'https://www.northpennlegal.org/blog/expungement-sealing-and-pardons',
    'Look-backs of 15 and 20 years under the 2018 law',
  ),
  legalAid(
    'https://aclupa.org/en/node/1833',
    'Act 108 of 2024: juvenile expungement after 2 years for most misdemeanors',
  ),
  legalAid('https://plsephilly.org/get-help/pardons/', 'How to ask for a pardon'),
  statuteCopy(
    'https://www.legalfix.com/statutes/state-codes/pennsylvania/title-18/chapter-1/section-106',
    '18 Pa.C.S. § 106: the longest terms of felonies by degree',
  ),
  otherPage(
    'https://curtisebarneslawyer.com/blog/2014/january/what-are-the-differences-between-a-misdemeanor-a',
    'The longest terms of misdemeanors by degree; a newspaper’s guide agrees',
  ),
  statuteCopy(
    'https://lexace.ai/us/statute/pennsylvania/42-9799.14',
    '42 Pa.C.S. § 9799.14(a)–(b): the registration list, first tier',
  ),
  statuteCopy(
    'https://github.com/fuzzlaw/sorstatutes',
    '42 Pa.C.S. chapter 97, subchapters H and I, whole, with the acts of 2025: §§ 9799.14 and 9799.55, the registration lists',
  ),
  courtOrAgency(
    'https://meganslaw.psp.pa.gov/InformationalPages/Registration',
    'State Police: the second tier of the registration list',
  ),
  courtOrAgency(
    'https://pccd.pa.gov/criminaljustice/advisory_boards/Pages/Offenses-for-ACT-111.aspx',
    'The first and second tier as of 2012',
  ),
  courtOrAgency(
    'https://meganslaw.psp.pa.gov/InformationalPages/CrimesCode',
    'State Police: the crimes that must register, from kidnapping on; attempts count too',
  ),
  statuteCopy(
    'http://law.justia.com/codes/pennsylvania/2010/title-42/chapter-97/9795-1/',
    '42 Pa.C.S. § 9795.1(a) of 2010, the list for crimes before December 20, 2012',
  ),
  otherPage(
    'http://klaaskids.org/megans-law/pennsylvania/',
    'The whole registration list in words, the third tier included',
  ),
  statuteCopy(
    'https://law.justia.com/codes/pennsylvania/2010/title-42/chapter-97/9756/',
    '42 Pa.C.S. § 9756(b)(1): a minimum is at most half of the maximum',
  ),
  statuteCopy(
    'http://www.laws9.com/statutes/pennsylvania/title-42/chapter-97/9755',
    '42 Pa.C.S. § 9755(b): the same for partial confinement',
  ),
  statuteCopy(
    'https://law.justia.com/codes/pennsylvania/2010/title-42/chapter-97/9762/',
    '42 Pa.C.S. § 9762: terms of five years or more are served in a state prison, not in a county jail',
  ),
  statuteCopy(
    'https://law.counselstack.com/statute/pa/75/3803',
    '75 Pa.C.S. § 3803(a): drunk driving without a grade carries up to 6 months',
  ),
  otherPage(
    'http://lampmanlaw.com/dui/dui-grading-penalties-and-impacts.html',
    'All drunk driving without a grade carries up to 6 months',
  ),
  statuteCopy(
    'http://law.justia.com/codes/pennsylvania/2010/title-23/chapter-61/6114',
    '23 Pa.C.S. § 6114(b): contempt of a protection order carries up to 6 months',
  ),
  otherPage(
    'https://blog.princelaw.com/2016/08/03/while-the-laws-are-changing-in-pennsylvania-possession-of-marijuana-for-personal-use-remains-a-crime/',
    '35 P.S. § 780-113(a)(31) and (g): a small amount of marijuana carries up to 30 days',
  ),
  otherPage(
    'https://introublewiththelaw.com/drug-offenses/',
    'Drug possession: 1 year, and 3 after another conviction; drug felonies: 5, 10 and 15 years',
  ),
  otherPage(
    'https://www.baritzlaw.com/blog/2014/11/penalties-for-distribution-of-schedule-i-v-drugs-in-pennsylvania/',
    'Drug felonies by schedule: 3, 5 and 15 years',
  ),
  otherPage(
    'https://www.findlaw.com/state/pennsylvania-law/pennsylvania-drug-distribution-trafficking-laws.html',
    'Drug terms reach up to 30 years',
  ),
  otherPage(
    'https://norml.org/laws/pennsylvania-penalties-2/',
    'Marijuana and paraphernalia terms; a second drug conviction may double them',
  ),
  statuteCopy(
    'https://docsbay.net/doc/276248/pennsylvania-crimes-code',
    '18 Pa.C.S. § 106(a)–(b): murder stands above the felonies',
  ),
  otherPage(
    'https://nennerlaw.com/legal-library/2022/january/sentencing-for-1st-degree-murder-in-pa',
    '18 Pa.C.S. § 1102(a): first-degree murder carries life or death',
  ),
  statuteText(
    'https://govt.westlaw.com/pac/Document/N64B67620344811DA8A989F4EECDB8638?viewType=FullText&originationContext=documenttoc&transitionType=CategoryPageItem&contextData=%28sc.Default%29',
    'Pa. Const. art. IV, § 9: pardons',
  ),
  courtOrAgencyCopy(
    'http://parules.elaws.us/bulletin/1/27/2001/145',
    '31 Pa.B. 595 on Mixon v. Commonwealth, 759 A.2d 442: who was released may register to vote',
  ),
  courtOrAgency(
    'https://www.cor.pa.gov/community-reentry/Pages/Voting-Rights.aspx?eType=EmailBlastContent&eId=44444444-4444-4444-4444-444444444444',
    'Who with a conviction may vote',
  ),
  otherPage(
    'https://paworkerscompensation.law/ive-been-convicted-of-a-crime-in-pennsylvania-can-i-vote',
    'The four years after a conviction under the election law',
  ),
  legalAid('https://plsephilly.org/get-help/expungement/', 'County fees, and a summary of sealed cases'),
  legalAid(
    'https://clsphila.org/learn-about-issues/new-pennsylvania-law-allows-old-and-minor-convictions-be-sealed',
    'Filing without the fee (in forma pauperis)',
  ),
  courtOrAgency(
    'https://www.court.co.lancaster.pa.us/245/PA-Clean-Slate-Law',
    'Lancaster County: the District Attorney answers first',
  ),
  otherPage(
    'https://blog.princelaw.com/2024/05/08/caution-pa-clean-slate-does-not-restore-firearms-rights',
    'Sealing and gun rights',
  ),
  otherPage(
    'https://www.weny.com/story/50893155/non-violent-drug-felonies-up-for-automatic-expungement-in-pa',
    'Waits of 7, 5 and 10 years since June 11, 2024',
  ),
  courtOrAgency(
    'https://www.pa.gov/agencies/psp/programs/records-request/overview-of-patch.html',
    'State Police: PATCH',
  ),
  statuteText(
    'https://pacodeandbulletin.gov/Display/pabull?d=reduce&file=%2Fsecure%2Fpabulletin%2Fdata%2Fvol40%2F40-41%2F1920.html',
    '40 Pa.B. 5737: Pa.R.Crim.P. 490 and 790 as adopted in 2010',
  ),
  courtOrAgencyCopy(
    'https://app.midpage.ai/case/in-re-order-adopting-new-4097022',
    'The Supreme Court’s order of November 9, 2016 on Rules 490, 790 and 791, in summary: the record of the state police, 30 and 60 days to answer, 14 days to decide',
  ),
  courtOrAgency(
    'https://lancasterpaclerkofcourts.com/129/Expungement-Information-Sheet',
    'Lancaster County clerk of courts: the clerk must take any petition; a faulty one may cost the fee again',
  ),
  courtOrAgencyCopy(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    'The courts’ forms: Rule 790 petition (March 2012), Rule 791 petition (December 2020), Rule 170 motion (April 2025)',
  ),
  legalAid('https://www.plsephilly.org/self-help/', 'When there is a hearing, and what the judge weighs'),
  legalAid('https://plsephilly.org/expungements/', 'Whom they take on, and how to start'),
  legalAid(
    'https://plsephilly.org/2019/07/understanding-clean-slate-and-expungements/',
    'Sealing hides, expungement erases; where to have a record reviewed',
  ),
  legalAid(
    'https://clsphila.org/news/cls-blog-clean-slate-sealing-process-announced-june-28th-start-approaches',
    'What to do if a case is not sealed; copies of the orders',
  ),
  legalAid('https://clsphila.org/news/cls-blog-5-things-know-about-clean-slate', 'How to look yourself up'),
  legalAid('https://clsphila.org/services/pardons', 'Offices, hours and phone'),
  courtOrAgency(
    'https://pa.gov/en/agencies/bop/process/prepare-your-clemency-application/factors-considered.html',
    'Board of Pardons: what helps an application, and when to send letters',
  ),
  courtOrAgency(
    'https://pa.gov/en/services/bop/submit-a-clemency-reconsideration-request.html',
    'Board of Pardons: when you may apply again',
  ),
  otherPage(
    'http://blog.tranlawassociates.com/2013/04/30/expungements-expunge/',
    'An immigration lawyer in Philadelphia: immigration offices ask about erased records too',
  ),
  otherPage(
    'https://floridaimmigrationlawyerblog.com/yet_another_reason_why_should',
    'An immigration lawyer: papers of an erased or sealed case can no longer be had from the court',
  ),
  statuteCopy(
    'https://github.com/saint1415/us-statutes/tree/data',
    '18 Pa.C.S. §§ 9121, 9122.4 to 9122.6, 9124, 9125, 9151 and 9152: who still sees a sealed record, when sealing is undone, what boards and employers may count, how to correct a record',
  ),
  statuteText(
    'https://pacodeandbulletin.gov/Display/pacode?d=reduce&file=%2Fsecure%2Fpacode%2Fdata%2F234%2Fchapter7%2Fs791.html',
    'Rule 791: where to file, and what the petition holds',
  ),
  otherPage(
    'https://app.midpage.ai/case/in-re-order-adopting-new-4097022',
    'The order of November 9, 2016 on Rules 490, 790 and 791, in summary: contents, days to answer, when the judge decides',
  ),
];
