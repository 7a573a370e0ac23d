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

/** Pages that worked cases name too. */
export const pages = {
  automatic: 'https://www.senate.mo.gov/26info/pdf-bill/tat/SB1421.pdf',
  expungement: 'https://revisor.mo.gov/main/OneSection.aspx?section=610.140',
  closing: 'https://revisor.mo.gov/main/OneSection.aspx?section=610.105',
  arrest: 'https://revisor.mo.gov/main/OneSection.aspx?section=610.100',
  oldSuspension: 'https://revisor.mo.gov/main/OneSection.aspx?section=610.106',
  drunkDriving: 'https://revisor.mo.gov/main/OneSection.aspx?section=610.130',
  classes: 'https://legalfix.com/statutes/state-codes/missouri/title-xxxviii/chapter-577/section-577-010',
  code: 'https://github.com/saint1415/us-statutes',
  minorAlcohol: 'https://revisor.mo.gov/main/OneSection.aspx?section=311.326',
  prostitution: 'https://revisor.mo.gov/main/OneSection.aspx?section=610.131',
  nonsupport: 'https://revisor.mo.gov/main/OneSection.aspx?section=568.040',
  juvenile: 'https://revisor.mo.gov/main/OneSection.aspx?section=211.321',
  registration: 'https://revisor.mo.gov/main/OneSection.aspx?section=589.400',
  weapons: 'https://revisor.mo.gov/main/OneSection.aspx?section=571.030',
  lookBack: 'https://cetient.com/case/4427600/rg-v-missouri-state-highway-patrol',
  marijuana:
    'https://law.counselstack.com/opinion/cs-appellant-vs-missouri-state-highway-patrol-criminal-justice-mo-2025',
  marijuanaDeadlines:
    'https://viewer.joomag.com/the-evolution-magazine-february-2023/0197753001676578773/p16',
} as const;

export const sources: readonly Source[] = [
  statuteCopy(
    pages.code,
    'Chapters 43, 211, 217, 311, 556, 557, 561, 567, 571, 577, 579, 589 and 610, as of February 2026; §§ 610.100 to 610.145, 311.326, 211.321, 556.061(19), 557.035, 567.030 to 567.070, 589.400, 589.414, 568.040, 571.030.1, 577.010 to 577.013, 579.015 and 561.026 whole; every section of the code that names expungement was looked up',
  ),
  statuteText(pages.registration, '§ 589.400 and § 589.414: who must register'),
  statuteCopy(pages.classes, '§ 577.010: when drunk driving is Class A'),
  statuteText(pages.expungement, '§ 610.140 as in force since January 1, 2025'),
  statuteCopy(
    pages.automatic,
    'SB 1421 of 2026, §§ 610.141 to 610.144, as a secondary source of August 2026 tells it: having drugs or drug gear, cleared without a petition',
  ),
  statuteText(
    'http://revisor.mo.gov/main/PageSelect.aspx?section=488.650&bid=33572',
    '§ 488.650: the $250 charge, and that its last version ended on August 28, 2023',
  ),
  courtOrAgencyCopy(pages.lookBack, 'R.G. v. Missouri State Highway Patrol, 580 S.W.3d 38 (2019)'),
  courtOrAgencyCopy(
    'https://e.casetext.com/case/ged-v-mo-state-highway-patrol',
    'G.E.D. v. Missouri State Highway Patrol, 591 S.W.3d 922 (2020): a later misdemeanor outside the last years does not bar',
  ),
  courtOrAgencyCopy(
    'https://cetient.com/case/4427340/rh-v-missouri-state-highway-patrol-criminal-records-repository',
    'R.H. v. Missouri State Highway Patrol (2019): burglary in the second degree is not on the list; arrests expunged under § 610.140',
  ),
  courtOrAgencyCopy(
    'http://print.casetext.com/case/nmc-v-mo-state-highway-patrol-criminal-records-repository',
    'N.M.C. v. Missouri State Highway Patrol (2023): the limits are for life',
  ),
  courtOrAgencyCopy(
    pages.marijuana,
    'C.S. v. Missouri State Highway Patrol, SC100944 (July 22, 2025): which marijuana offenses, 3 pounds, no weapons',
  ),
  courtOrAgency(
    'https://www.machs.mo.gov/MocchWebInterface/faq.html',
    'What the Highway Patrol shows: open and closed records, and the fee of a name search',
  ),
  courtOrAgency(
    'http://mshp.dps.missouri.gov/MSHPWeb/PatrolDivisions/CRID/faqs.html',
    'Who may get a record, and how',
  ),
  courtOrAgency('https://www.selfrepresent.mo.gov/page.jsp?id=649', 'The courts’ own forms, by name'),
  courtOrAgencyCopy(
    'https://agpsetpartnerstobii.pages.dev/675227.html',
    'The Parole Board’s page on executive clemency: who decides and where to send it',
  ),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/missouri-restoration-of-rights-pardon-expungement-sealing/',
    'Voting, § 115.133.2; office, jury and guns',
  ),
  clearinghouse(
    'http://www.nationalreentryresourcecenter.org/cleanslate/states/missouri/policies/mo-nc-1',
    'Closing by itself, § 610.105',
  ),
  clearinghouse(
    'https://freedomnetworkusa.org/srp_states/mo/',
    'Trafficking: only for prostitution under 18, § 610.131',
  ),
  clearinghouse(
    'https://cjei.cornell.edu/fix-your-record/sealing-and-expungement/expungement/missouri-expungement',
    'The two kinds of expungement, and who sees a closed record',
  ),
  legalAid(
    'http://wdw.lsem.org/about-lsem/frequently-asked-questions/',
    'Whom Legal Services of Eastern Missouri helps',
  ),
  legalAid('https://application.lsosm.org/Application', 'How to reach Legal Services of Southern Missouri'),
  otherPage(
    'https://www.newstribune.com/news/2022/nov/13/courts-preparing-for-marijuana-expungements/',
    'Marijuana: deadlines, and no cost to people',
  ),
  legalAid('http://mmls.org', 'Marijuana cases: no petition for most'),
  legalAid(
    'https://spongey.app/index.php/learnmore/20-file-pro-se-for-expungement-in-missouri',
    'Forms, whom to name, service by mail, and the limits of today',
  ),
  otherPage(
    pages.marijuanaDeadlines,
    'Both deadlines of article XIV, and Class D and E felonies up to 3 pounds',
  ),
  otherPage(
    'https://www.legalnewsline.com/stlouis-record/court-upholds-marijuana-expungement-denial-under-amendment/article_4d8f8136-19f5-4e3b-920a-f64929bb2e72.html',
    'K.D.W. (2025): a city’s ordinance is no misdemeanor marijuana offense',
  ),
  otherPage(
    'https://www.jdp.com/blog/marijuana-expungements-in-missouri-proceeds-slowly-after-deadline/',
    'Courts missed the deadlines',
  ),
  otherPage(
    'https://www.pardon411.com/wiki/Missouri_Pardon_Information',
    'Pardon: 3 years, no conviction, nothing open',
  ),
  otherPage(
    'https://fastdemocracy.com/bill-summary/?billsummary_id=MOB00029051&billsummary_session=2026&billsummary_state=mo',
    'SB 1807 and HB 2747 of 2026: bills for automatic expungement',
  ),
  otherPage(
    'https://www.news-leader.com/story/news/local/ozarks/2019/11/20/missouri-poverty-clean-slate-clinics-expungement-records/4243273002/',
    'Legal Services of Southern Missouri and its clinics',
  ),
];
