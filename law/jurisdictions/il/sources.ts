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

/** The pages on which the law of the worked lives was read. */
export const read = {
  notes:
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean/blob/6386f017c91f9c79ca6efa7dfd96bd650ef3b97f/data/record-clearing/legal-design-intake/IL.memo.json',
  tool: 'https://github.com/DBusch-Developer/turnleaf/blob/e78eece74896b5a468b21f43ec76bf924c3d8dd0/research/REFEREE_QUEUE.md',
  youth: 'https://ilga.gov/legislation/PublicActs/fulltext.asp?Name=103-0787&print=true',
  youthFinding: 'https://cleanslateclearinghouse.org/policies/il-ar-10/',
  youthList: 'https://lawserver.com/law/state/illinois/il-statutes/730_ilcs_154_40',
  trafficking: 'https://legiscan.com/IL/text/HB5494/id/1798152',
  profile:
    'https://ccresourcecenter.org/state-restoration-profiles/illinois-restoration-of-rights-pardon-expungement-sealing/',
  petitions:
    'https://ccresourcecenter.org/2025/11/06/illinois-poised-to-enact-nations-broadest-automatic-sealing-law',
  prostitution:
    'https://cseinstitute.org/illinois-improved-its-vacatur-and-expungement-remedy-for-past-prostitution-convictions',
  degree: 'https://chicagolawyercriminaldefense.com/how-to-seal-a-felony-case-faster/',
  lawyers: 'https://xpungechicago.com/7-criminal-offenses-you-can-never-seal-in-illinois/',
  doe: 'https://print.casetext.com/case/people-v-doe-206',
} as const;

export const sources: readonly Source[] = [
  otherPage(
    read.notes,
    'A filing service’s notes of July 2026 on 20 ILCS 2630/5.2 as changed by Public Act 104-0459: (a)(3), (b)(1), (b)(2), (c)(2), (c)(3), (i)(3), (k) and (l)',
  ),
  otherPage(
    read.tool,
    'A free tool whose author read the same section on the legislature’s site on July 16, 2026: (b)(2)(B), (c)(2), (c)(3), and (c)(4) taken out',
  ),
  statuteCopy(read.youthList, '730 ILCS 154/40 as of 2024: how long somebody stays on that list'),
  courtOrAgencyCopy(
    'http://print.casetext.com/regulation/illinois-administrative-code/title-20-corrections-criminal-justice-and-law-enforcement/part-1283-child-murderer-and-violent-offender-against-youth-registration-act/subpart-b-operations/section-128350-requirements',
    '20 Ill. Adm. Code 1283.50, the State Police on the same: 10 years, and life for the murder of a child',
  ),
  statuteText(
    'https://ilga.gov/documents/legislation/PublicActs/104/104-0459.htm',
    'Public Act 104-0459, the Clean Slate Act of January 16, 2026: its beginning',
  ),
  statuteText(
    'http://www.ilga.gov/legislation/publicacts/101/101-0306.htm',
    '20 ILCS 2630/5.2 as of 2019: definitions',
  ),
  statuteText(read.youth, '705 ILCS 405/5-915(0.1) to (0.2) as of 2024'),
  statuteText(
    'https://beta.ilga.gov/ftp/ILCS/Ch%200775/Act%200005/077500050K2-103.html',
    '775 ILCS 5/2-103, arrest records and jobs',
  ),
  statuteText(
    'https://witnessslips.ilga.gov/legislation/fulltext.asp?DocName=10300HB4410ham001&GA=103&LegID=151357&SessionId=112&SpecSess=0&DocTypeId=HB&DocNum=4410&GAID=17&Session=',
    'HB 4410 of 2024, an amendment: felony prostitution is sealed without asking by January 1, 2028',
  ),
  statuteCopy(
    'https://lawserver.com/law/state/illinois/il-statutes/430_ilcs_65_10',
    '430 ILCS 65/10, gun owner’s cards',
  ),
  statuteCopy(
    read.degree,
    '20 ILCS 2630/5.2(c): the wait from the last sentence and the waiver for a degree, quoted before 2026',
  ),
  statuteCopy(read.trafficking, 'Public Act 100-0692 on trafficking victims, August 3, 2018'),
  courtOrAgency(
    'https://www.illinoiscourts.gov/documents-and-forms/approved-forms/circuit-court-standardized-forms-suites/expungement-sealing/',
    'Approved forms of June 2026; the grounds for sealing in sections 15 to 19 of the request were read in a copy',
  ),
  courtOrAgency(
    'https://isp.illinois.gov/BureauOfIdentification/CannabisExpungements',
    'Minor cannabis offenses and their deadlines',
  ),
  courtOrAgency(
    'https://www.isp.illinois.gov/BureauOfIdentification/Faqs',
    'Minor cannabis offenses: supervision and qualified probation',
  ),
  courtOrAgency('https://isp.illinois.gov/BureauOfIdentification/MyRecord', 'Access and Review'),
  courtOrAgency('https://www.isp.illinois.gov/FoidCardReviewBoard', 'Who decides on gun owner’s cards'),
  courtOrAgency(
    'https://mchenrycircuitclerk.org/how-to-clear-your-criminal-record',
    'Fees and times in McHenry County',
  ),
  courtOrAgency(
    'https://www.circuitclerkofwillcounty.com/Criminal-Traffic/Expungement-Sealing',
    'How a request is handled in Will County',
  ),
  courtOrAgency(
    'https://osad.illinois.gov/expungement/certificates-of-good-conduct-and-relief-from-disabilities.html',
    'Certificates: who may ask, and when',
  ),
  courtOrAgency(
    'https://cookcountypublicdefender.org/Resources/information-about-expungement',
    'Who helps in Cook County',
  ),
  courtOrAgency(
    'https://ilhousedems.com/2026/01/16/lilly-backed-legislation-offers-a-fresh-start-after-certain-minor-offenses',
    'A representative on the Clean Slate Act: in force June 1, 2026',
  ),
  courtOrAgencyCopy(
    'http://ecases.us/case/illappct/c9492928/people-v-green',
    'People v. Green, July 11, 2024: an open case is no bar to expunging other cases',
  ),
  courtOrAgencyCopy(
    read.doe,
    'People v. Doe, November 15, 2024: two counts dropped and supervision for a third, expunged as one case',
  ),
  legalAid(
    'http://stmarylaw.org/how-long-do-i-have-wait-seal-my-record.html',
    'Illinois Legal Aid Online on waits, before 2026',
  ),
  legalAid(
    'http://stmarylaw.org/weed-legal-now-can-i-clear-my-record.html',
    'Illinois Legal Aid Online on cannabis records',
  ),
  legalAid(
    'https://pslegal.org/client-story-details/Prairie-State-Joins-Network-to-Offer-Cannabis-Expungement',
    'New Leaf Illinois',
  ),
  clearinghouse(read.petitions, 'What petitions reach and what the Clean Slate Act adds'),
  clearinghouse(read.profile, 'Voting, pardons, certificates, 2024'),
  clearinghouse(read.youthFinding, 'Youth cases after two years'),
  clearinghouse('https://cleanslateclearinghouse.org/policies/il-le-4/', 'Youth arrests'),
  clearinghouse(
    'https://www.cleanslateillinois.org/frequently-asked-questions',
    'What is and is not sealed by itself',
  ),
  statuteText(
    'http://ilga.gov/legislation/ilcs/fulltext.asp?DocName=073001480K10',
    '730 ILCS 148/10, the list of arsonists',
  ),
  otherPage(
    read.prostitution,
    'Public Act 102-0639, signed on August 27, 2021: vacating felony prostitution',
  ),
  otherPage(
    'https://illinoissenatedemocrats.com/caucus-news/54-senator-jacqueline-y-collins-news/3067-collins-plan-to-expunge-felony-prostitution-convictions-signed-into-law',
    'The sponsor on the same act, on the day it was signed',
  ),
  otherPage(
    'http://www.dcba.org/mpage/vol220710art3',
    'DuPage County Bar on sealing a dropped charge with the conviction of its case',
  ),
  otherPage(
    'https://www.expeal.com/post/Illinois-Expungement-and-Sealing-Law.php',
    'What is never sealed, by kinds of crime, 2016',
  ),
  otherPage(read.lawyers, 'What is never sealed; aggravated domestic battery among it'),
  otherPage(
    'https://validityscreening.com/illinois-governor-signs-clean-slate-act',
    'Felonies wait for the last felony sentence, and the years of the first records',
  ),
  otherPage(
    'https://www.abridgeforward.com/blog/sealing-expunging-a-record-dont-make-the-mistake-of-filing-too-soon',
    'Waits to expunge: SOL, supervision, special probation',
  ),
  otherPage(
    'https://www.abridgeforward.com/blog/illinois-joins-fraternity-of-clean-slate-act-states',
    'The Clean Slate Act: two years from June 30, 2026',
  ),
  otherPage(
    'https://www.expungementchamps.com/pardons-and-clemency/',
    'How to ask for a pardon, and the year after a no',
  ),
  legalAid(
    'https://www.illinoislegalaid.org/node/186001',
    'Illinois Legal Aid Online: what to do after a no, within 30 days',
  ),
  courtOrAgencyCopy(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    'The courts’ instructions for cannabis convictions and for juvenile records: asking again, and appeal',
  ),
];
