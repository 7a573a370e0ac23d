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

const read = {
  kit: 'https://www.njcourts.gov/self-help/expunge-record',
  efiling: 'https://www.njexpungements.com/statutes.php?which=10.1',
  denial: 'https://katherineobrienlaw.com/n-j-s-2c52-14-grounds-denial-relief/',
  marijuanaLaw: 'https://fredsisto.com/expungement-and-marijuana-decriminalization-part-7/',
  directive: 'https://criminal-jury.blogspot.com/2020/07/expungement-directive-criminal.html',
  drugCourt: 'https://dwidrugarrest.blogspot.com/2016/06/protocol-for-drug-court-expungements.html',
  portal:
    'https://themarijuanaherald.com/2025/04/new-jersey-governor-signs-bill-establishing-online-expungement-portal',
  paf: 'https://www.studicata.com/summaries/supreme-court-of-new-jersey/in-the-matter-of-expungement-applic-of-p-a-f-2003-457apd',
  gr: 'https://cetient.com/case/7323485/in-re-gr',
  strict: 'https://legalfix.com/statutes/state-codes/new-jersey/title-2c/section-2c-11-5-3',
  reader: 'https://github.com/DBusch-Developer/turnleaf',
  juvenileSeal: 'https://www.nationalreentryresourcecenter.org/cleanslate/states/new-jersey/policies/nj-ar-1',
} as const;

export const sources: readonly Source[] = [
  statuteCopy(
    'https://law.justia.com/codes/new-jersey/2017/title-2a/section-2a-4a-62/index.html',
    'N.J.S.A. 2A:4A-62: sealing juvenile records, of 2017',
  ),
  statuteCopy(
    'https://casetext.com/statute/new-jersey-statutes/title-2c-the-new-jersey-code-of-criminal-justice/chapter-2c52-definition-of-expungement/section-2c52-3-disorderly-persons-offenses-and-petty-disorderly-persons-offenses',
    'N.J.S.A. 2C:52-3, its opening, as of 2024',
  ),
  statuteCopy(
    'https://casetext.com/statute/new-jersey-statutes/title-2c-the-new-jersey-code-of-criminal-justice/chapter-2c52-definition-of-expungement/section-2c52-51-eligibility-to-file-petition-for-expungement',
    'N.J.S.A. 2C:52-5.1, its opening, as of 2024',
  ),
  statuteCopy(
    'https://www.njexpungements.com/statutes.php?which=3',
    'N.J.S.A. 2C:52-3(a) and (b), before 2024: that 2C:52-14(e) holds for offenses too',
  ),
  statuteCopy(
    'https://www.njexpungements.com/statutes.php?which=5.1',
    'N.J.S.A. 2C:52-5.1, its opening, before 2024',
  ),
  statuteCopy(
    'https://www.njexpungements.com/statutes.php?which=5.4',
    'N.J.S.A. 2C:52-5.4(a)(1) and (2), the automatic clean slate',
  ),
  statuteCopy(
    'https://law.justia.com/codes/new-jersey/2021/title-2c/section-2c-52-5-3',
    'N.J.S.A. 2C:52-5.3',
  ),
  statuteCopy(read.denial, 'N.J.S.A. 2C:52-14, grounds for denial, whole'),
  statuteCopy(read.efiling, 'N.J.S.A. 2C:52-10.1, filing online and the 60 days'),
  statuteCopy(read.marijuanaLaw, 'N.J.S.A. 2C:52-6.1, marijuana expunged by operation of law, whole'),
  statuteText(
    'https://www.njleg.state.nj.us/2018/Bills/S3500/3205_S3.HTM',
    'Statement to the bill of 2019: the four kinds of records, and that a prior conviction is no bar',
  ),
  statuteText(
    'https://www.njleg.state.nj.us/Bills/2020/A5000/4771_S2.HTM',
    'Statement to a bill of 2022: endangering a child is not expungeable',
  ),
  courtOrAgency(
    read.kit,
    'The courts’ expungement page and its kit CN 10557 of June 2020: forms, steps, early petitions, money owed',
  ),
  courtOrAgency('https://www.njcourts.gov/marihashexpunge.html', 'The courts: marijuana and hashish cases'),
  courtOrAgencyCopy(read.directive, 'The courts’ directive of June 29, 2020: dismissed cases'),
  courtOrAgencyCopy(read.drugCourt, 'The courts’ directive of 2016: drug court graduates'),
  courtOrAgency(
    'https://law.justia.com/cases/new-jersey/appellate-division-published/2023/a-0363-22.html',
    'In re K.M.G. (2023): a conviction in another state starts the ten years too',
  ),
  courtOrAgencyCopy(
    'https://www.studicata.com/summaries/superior-court-appellate-division-of-new-jersey/in-re-h-m-s-2020-or2ams',
    'In re H.M.S. (2020, not published): the list bars N.J.S.A. 2C:11-1 to -6, with leaving the scene of a deadly crash',
  ),
  courtOrAgency(
    'https://www.njcourts.gov/court-opinion/matter-of-expungement-of-criminaljuvenile-records-of-pl-xp-23-000192-cape-may-county',
    'In re P.L. (July 30, 2025): graduates of Recovery Court may expunge any juvenile finding',
  ),
  courtOrAgencyCopy(
    'https://e.casetext.com/case/in-re-the-criminal-records-of-dc',
    'In re D.C. (2022, not published): a disorderly persons offense during Recovery Court is a bar',
  ),
  courtOrAgencyCopy(
    'https://www.fredsisto.com/drug-court-expungements-public-interest-part-4/',
    'In re T.B. (2017): selling drugs in the 3rd or 4th degree, and the public interest',
  ),
  legalAid(
    'https://www.lsnjlaw.org/legal-topics/criminal-charges-and-convictions/reentry/expungement/pages/drug-convictions-qualify-aspx',
    'Legal Services of New Jersey: which drug convictions qualify',
  ),
  courtOrAgency(
    'https://expungement.njsp.gov/EXPG_Portal/Default.aspx',
    'State Police: where to see the status of an expungement',
  ),
  courtOrAgencyCopy(
    'https://fredsisto.com/gubernatorial-pardons-and-expungements-part-2/',
    'In re T.O. (2021): a pardon makes a person eligible for expungement',
  ),
  courtOrAgencyCopy(
    read.paf,
    'In re P.A.F. (New Jersey Supreme Court, 2003): crimes that touched a public job are left out only for those who held it',
  ),
  courtOrAgencyCopy(
    read.gr,
    'In re G.R. (2007): N.J.S.A. 2C:52-2(c) as it stood then, selling, distributing and having drugs to sell',
  ),
  statuteCopy(
    'https://casetext.com/statute/new-jersey-statutes/title-2c-the-new-jersey-code-of-criminal-justice/chapter-2c30-official-misconduct/section-2c30-2-official-misconduct',
    'N.J.S.A. 2C:30-2, whole, as of 2022: a public servant, 2nd degree, 3rd degree up to $200',
  ),
  statuteCopy(read.strict, 'N.J.S.A. 2C:11-5.3, whole, as of 2019: death by drunk driving, 3rd degree'),
  otherPage(
    read.reader,
    'A project that read N.J.S.A. 2C:52-2, -3, -5.1, -5.3, -6 and -14 on the legislature’s site on July 18, 2026, and tells what they say',
  ),
  otherPage(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean/blob/5f4831e8fd1c925d061e9d7020b1c121471e4f79/data/record-clearing/legal-design-intake/NJ.memo.json',
    'A company’s notes of August 6, 2026 on P.L.2019, c.269 as enacted: the counts and waits of 2C:52-2 and 2C:52-3, unpaid money, no limit for one judgment or one chain of events, the automatic clean slate not running',
  ),
  courtOrAgency(
    'https://njecpo.org/expungements/',
    'Essex County Prosecutor: crimes that cannot be expunged',
  ),
  courtOrAgency('https://www.nj.gov/clemency/faqs.shtml', 'The state’s clemency page'),
  courtOrAgency(
    'https://www.nj.gov/njsp/criminal-history-records/chri-oos-res.shtml',
    'State Police: own record',
  ),
  courtOrAgency(
    'https://www.nj.gov/defender/media/press/approved/20250313_Lawsuit_Settlement_Against_NJSP.shtml',
    'Public Defender, March 2025: orders processed within 120 days',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/nj-d-3/',
    'Clearinghouse: six months after a program',
  ),
  clearinghouse(
    'https://nationalreentryresourcecenter.org/cleanslate/compare-records-clearance-policies?page=114',
    'Clearinghouse: juvenile findings, three years',
  ),
  clearinghouse(read.juvenileSeal, 'Clearinghouse: sealing juvenile records, two years'),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/new-jersey-restoration-of-rights-pardon-expungement-sealing',
    'Collateral Consequences Resource Center, October 2024: voting, juries',
  ),
  clearinghouse('https://freedomnetworkusa.org/srp_states/nj/', 'Trafficking: what is left out'),
  clearinghouse(
    'https://cjei.cornell.edu/about-your-record/how-get-your-rap-sheet/state-rap-sheet/new-jersey-how-get-your-rap-sheet',
    'Own record: fingerprints, the code and the price',
  ),
  legalAid('https://www.lsnjlaw.org/pages/expunge.aspx', 'Legal Services of New Jersey: toolkit'),
  legalAid(
    'https://lsnjlaw.org/legal-topics/criminal-charges-and-convictions/reentry/employment/pages/ban-the-box-aspx',
    'Legal Services of New Jersey: employers',
  ),
  legalAid(
    'https://vljnj.org/news/2020/6/9/new-expungement-legislation',
    'Volunteer Lawyers for Justice on the law',
  ),
  legalAid('https://sjlegalservices.org/the-expungement-project', 'South Jersey Legal Services'),
  legalAid(
    'https://lsnjlaw.org/legal-topics/criminal-charges-and-convictions/reentry/expungement/pages/marijuana-eligibility-resources-aspx',
    'Legal Services of New Jersey: marijuana, at once or after 3 years',
  ),
  legalAid(
    'https://lsnj.org/KeyDevelopments/ExpungementDecriminalizeAddiction.aspx',
    'Legal Services of New Jersey on the acts of January 2022 (P.L.2021, c.403 and c.460)',
  ),
  courtOrAgencyCopy(
    'https://appellatelaw-nj.com/statutory-plain-language-overcomes-appealing-facts-to-preclude-expungement/',
    'State v. N.T. (2019): endangering a child is barred also without sex',
  ),
  statuteCopy(
    'https://www.morristownnjcriminallawpost.com/drug-charges/expungements-for-young-drug-offenders-njs-2c52-5/',
    'N.J.S.A. 2C:52-5, as it stood before 2020',
  ),
  statuteCopy(
    'https://www.morristownnjcriminallawpost.com/criminal-process/expungement-of-municipal-ordinances-njs-2c52-4/',
    'N.J.S.A. 2C:52-4, as it stood before 2020',
  ),
  otherPage(
    'https://katherineobrienlaw.com/new-jersey-expungement-eligibility-chart/',
    'A chart of all waits: one crime with up to 3 offenses, marijuana of the third degree',
  ),
  otherPage(
    'https://www.robinsonlawllc.com/blog/2022/10/when-can-juvenile-delinquents-get-an-expungement-in-new-jersey/',
    'Juvenile records: 3 years, and no adult charge dismissed after a program',
  ),
  otherPage(
    'https://expungemyrecordnj.com/youth-drug-offender-expungement/',
    'Drug possession at 21 or younger',
  ),
  otherPage(
    'https://cheapnewjerseyexpungement.com/nj-expungement-eligibility-chart/',
    'Town ordinances: two years',
  ),
  otherPage(
    'https://criminal-defense-lawyers.usattorneys.com/the-state-of-new-jersey-recently-amended-the-expungement-laws/',
    'What changed in 2020: unpaid money is no bar unless willful',
  ),
  statuteCopy(
    'https://legalfix.com/statutes/state-codes/new-jersey/title-2a/section-2a-168a-8',
    'N.J.S.A. 2A:168A-8, certificates, its opening',
  ),
  otherPage(
    'https://morristownminute.town.news/g/morristown-nj/post/234285/murphy-signs-bill-simplify-new-jerseys-expungement-process',
    'The act of January 2024 (A5826): filing where you live, and that the exceptions for unpaid money hold for clean slate too',
  ),
  otherPage(read.portal, 'The portal of the State Police'),
  courtOrAgencyCopy(
    'https://fredsisto.com/expungement-and-marijuana-decriminalization-part-3/',
    'The Supreme Court’s order of July 1, 2021 on marijuana: driving with it is not expunged',
  ),
  otherPage(
    'https://www.billtrack50.com/billdetail/1955064',
    'A1993 of 2026, not passed when read, and what its notes say of the law today: three kinds of petitions',
  ),
  courtOrAgencyCopy(
    'https://law.justia.com/cases/new-jersey/supreme-court/2012/a-126-10.html',
    'In re Kollman (New Jersey Supreme Court, 2012): an appeal after the judge’s no',
  ),
];
