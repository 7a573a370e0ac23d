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
    'https://instalawyer.io/laws/indiana-code/35-38-9-1-expunging-arrest-records',
    '§ 35-38-9-1, its beginning, with the rule for charges after June 30, 2022',
  ),
  statuteCopy(
    'https://expungement.uslegal.com/expungement-of-criminal-records/indiana-expungement-law/',
    '§ 35-38-9-1 before 2022: one year after the arrest or the charge, whichever is later',
  ),
  statuteCopy(
    'https://law.justia.com/codes/indiana/2022/title-35/article-38/chapter-9/section-35-38-9-2/',
    '§ 35-38-9-2, misdemeanors, its beginning',
  ),
  statuteCopy(
    'https://casetext.com/statute/indiana-code/title-35-criminal-law-and-procedure/article-38-proceedings-following-dismissal-verdict-or-finding/chapter-9-sealing-and-expunging-conviction-records/section-35-38-9-2-expunging-misdemeanor-convictions',
    '§ 35-38-9-2 through P.L. 171-2024: no open case, all paid, no conviction within the years',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/indiana-code/35-38-9-3-expunging-minor-class-d',
    '§ 35-38-9-3, Level 6 and Class D felonies, its beginning',
  ),
  statuteCopy(
    'http://monroeprosecutor.us/wp-content/uploads/2014/08/2014%20ICCB/files/assets/basic-html/page185.html',
    'Code book of 2014: § 35-38-9-4, and the neighboring pages on §§ 1, 2 and 9',
  ),
  statuteCopy(
    'https://getpocketlaw.com/law/state_indiana/section-35-38-9-5-expunging-certain-serious-felony-convictions-consent-of-prosecutor-required_3cfb21ad4e57',
    '§ 35-38-9-5, serious felonies, its beginning: deaths are left out',
  ),
  statuteCopy(
    'https://www.legalfix.com/statutes/state-codes/indiana/title-35/article-38/chapter-9/section-35-38-9-9',
    '§ 35-38-9-9 of 2019: hearing, objections, one petition',
  ),
  statuteCopy(
    'https://getpocketlaw.com/law/state_indiana/section-35-38-9-10-unlawful-discrimination-against-a-person-whose-record-has-been-expunged-exceptions_afbcf0647b12',
    '§ 35-38-9-10: rights that come back, what an employer may ask',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/indiana-code/11-8-8-5-sex-or-violent-offender',
    '§ 11-8-8-5, who is a sex or violent offender, its beginning',
  ),
  courtOrAgency(
    'https://caseclips.courts.in.gov/2009/01/09/gibson-v-indiana-dept-of-correction',
    'Gibson v. Indiana Department of Correction (2009): murder and voluntary manslaughter are on the registry',
  ),
  otherPage(
    'http://www.klaaskids.org/meganslaw/indiana.html',
    '§ 11-8-8-5(a) as of October 2013, items 1 to 16: trafficking where the victim was under 18',
  ),
  otherPage(
    'https://cdn.slideserve.com/Lucy/sex-and-violent-offender-registration-and-the-registry-in-indiana',
    'Slides on the registry: trafficking, murder and voluntary manslaughter are on the list',
  ),
  otherPage(
    'https://legalclarity.org/sex-offender-registry-in-indiana-laws-requirements-and-removal',
    'Of human trafficking only certain cases call for registration',
  ),
  statuteCopy(
    'https://www.lawserver.com/law/state/indiana/in-code/indiana_code_35-44-1-3-10',
    '§ 35-44.1-3-10, its beginning: misconduct by a service provider is of Level 4, 5 or 6',
  ),
  courtOrAgencyCopy(
    'http://print.casetext.com/case/state-v-hardy-704/case-summaries',
    'State v. Hardy (2014): official misconduct under § 35-44-1-2',
  ),
  courtOrAgencyCopy(
    'https://app.midpage.ai/document/blackburn-v-state-2007609',
    'Blackburn v. State (1986): perjury under § 35-44-2-1',
  ),
  statuteCopy(
    'https://statutes.laws.com/indiana/title-35/ar-44/ch-3',
    '§ 35-44-3-3, resisting law enforcement, as it stood in 2010',
  ),
  statuteCopy(
    'https://legalfix.com/statutes/state-codes/indiana/title-34/article-28/chapter-5/section-34-28-5-15',
    '§ 34-28-5-15, infractions',
  ),
  statuteCopy(
    'http://monroeprosecutor.us/wp-content/uploads/2014/08/2014%20ICCB/files/assets/basic-html/page183.html',
    'Code book of 2014: § 35-38-9-1, the court serves the prosecutor and grants unless charges are pending',
  ),
  statuteText(
    'https://app.legiplex.com/in/legislature/2025/2025-r/bills/sb0281/draft-2263158?id=2263158',
    'Senate Enrolled Act 281 of 2025, its beginning; its digest on the neighboring pages',
  ),
  statuteCopy(
    'https://law.justia.com/codes/indiana/2011/title11/article9/chapter2/',
    '§§ 11-9-2-1 and 11-9-2-2, pardons',
  ),
  legalAid(
    'https://www.indianalegalservices.org/eligibility-guidelines',
    'Indiana Legal Services, March 2024: no criminal cases, but expungements',
  ),
  courtOrAgency(
    'https://evansvillegov.org/county/department/division.php?structureid=86',
    'Evansville and Vanderburgh County: the Legal Aid Society and its telephone',
  ),
  otherPage(
    'https://www.bannergraphic.com/story/2988259.html',
    'Indiana Legal Help: legal forms, free and cheap lawyers, and a calendar of free clinics',
  ),
  courtOrAgency(
    'https://legislativeupdate.courts.in.gov/2025/02/14/expungement-10',
    'The courts on Senate Bill 281 of 2025',
  ),
  courtOrAgencyCopy(
    'https://vdocument.in/detailed-information-on-criminal-case-expungement-an-individualas-eligibility.html',
    'Office of Judicial Services, July 2020: how expungement works, its beginning',
  ),
  courtOrAgencyCopy(
    'https://cetient.com/opinion/2234713/state-v-bergman',
    'State v. Bergman (1990): a pardoned conviction may be expunged',
  ),
  courtOrAgencyCopy(
    'https://cetient.com/case/2036520/blake-v-state',
    'Blake v. State (2007): the arrest stays',
  ),
  courtOrAgencyCopy(
    'https://supreme.justia.com/cases/indiana/court-of-appeals/2022/22a-pc-01215.html',
    'A.C. v. State (2022): convictions of trafficking victims',
  ),
  courtOrAgencyCopy(
    'https://cetient.com/case/4090762/ta-v-state-of-indiana',
    'T.A. v. State (2016): expunging juvenile cases',
  ),
  courtOrAgency(
    'http://www.in.gov/legislative/iac/20191218-IR-010190681AOA.xml.html',
    'Attorney General, opinion 2019-6: gun rights after expungement',
  ),
  courtOrAgency(
    'https://in.gov/ai/appfiles/isp-lch2/faq.html',
    'State Police: limited criminal history, fee',
  ),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/indiana-restoration-of-rights-pardon-expungement-sealing',
    'Collateral Consequences Resource Center, August 2024: voting, juries, office',
  ),
  clearinghouse(
    'http://www.nationalreentryresourcecenter.org/cleanslate/states/indiana/policies/c-2',
    'Clean Slate Clearinghouse: the civil filing fee, and its waiver under § 35-38-9-8(d)',
  ),
  otherPage(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    'A filing service’s notes of August 2026 on the courts’ guide of July 1, 2026: official misconduct of judges and elected officials, and the forms for sections 2 to 4',
  ),
  otherPage(
    'http://wienekelaw.com/a-gift-from-the-legislature-the-vacatur-statute/',
    'Ch. 35-38-10 and § 31-37-22-11',
  ),
  otherPage(
    'https://legalclarity.org/how-much-does-it-cost-to-get-a-dui-expunged-in-indiana',
    'The filing fee, and none for cases without a conviction',
  ),
  otherPage(
    'https://legalclarity.org/how-to-expunge-a-felony-in-indiana',
    'Felonies: 8 years or 3 after the sentence, whichever is later',
  ),
  otherPage(
    'https://wienekelaw.com/blog/first-appellate-decision-applying-indianas-vacatur-statute?format=amp',
    'How the law for trafficking victims was applied',
  ),
  otherPage('https://lisamanninglaw.com/blog/blog-post-two-cte54', 'The five kinds of petitions'),
  otherPage(
    'https://wiperecord.com/blog/restoring-firearm-rights-and-your-ability-to-own-a-gun-in-indiana',
    'Gun rights after domestic violence: § 35-47-4-7',
  ),
  statuteCopy(
    'https://www.legalfix.com/statutes/state-codes/indiana/title-35/article-38/chapter-9/section-35-38-9-9',
    'IC 35-38-9-9(a) to (h), as of 2019: hearing, proof, and appeal',
  ),
  statuteCopy(
    'https://print.casetext.com/statute/indiana-code/title-9-motor-vehicles/article-30-general-penalty-provisions/chapter-5-operating-a-vehicle-while-intoxicated/section-9-30-5-5-penalties-death-or-catastrophic-injury-death-of-a-law-enforcement-animal',
    '§ 9-30-5-5: a death or, since July 2019, a catastrophic injury; the death of a police animal',
  ),
  statuteCopy(
    'https://courtgpt.ai/laws/indiana/title-35/article-43/chapter-2/section-35-43-2-1',
    '§ 35-43-2-1, the levels of burglary',
  ),
  otherPage(
    'https://cardellalawoffice.com/neglect-of-a-dependent',
    'The text of § 35-46-1-4, neglect: which level says what',
  ),
  otherPage(
    'https://cardellalawoffice.com/services-and-areas-of-practice/resisting-law-enforcement/',
    'The text of § 35-44.1-3-1, fleeing the police, before 2019: which level says what',
  ),
  otherPage(
    'https://www.chjrlaw.com/blog/2023/05/understanding-felony-battery-in-indiana/',
    'The levels of battery, 2023; other pages agree',
  ),
];
