import {
  clearinghouse,
  courtOrAgency,
  courtOrAgencyCopy,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
} from '../../place/source.ts';
import { bureau } from './how.ts';

/** The pages on which the law was read. */
export const page = {
  arrests: 'https://colorado.public.law/statutes/crs_24-72-704',
  arrestSummary: 'https://leg.colorado.gov/bills/hb21-1214',
  nonConvictions: 'https://colorado.public.law/statutes/crs_24-72-705',
  convictions: 'http://www.lpdirect.net/casb/crs/24-72-706.html',
  trafficking: 'http://www.lpdirect.net/casb/crs/24-72-707.html',
  municipal: 'https://colorado.public.law/statutes/crs_24-72-708',
  multiple: 'http://www.lpdirect.net/casb/crs/24-72-709.html',
  pardoned:
    'https://casetext.com/statute/colorado-revised-statutes/title-24-government-state/public-open-records/article-72-public-records/part-7-criminal-justice-record-sealing/section-24-72-710-sealing-of-criminal-conviction-records-information-for-offenses-that-receive-a-full-and-unconditional-pardon',
  legalNow: 'https://lexace.ai/us/statute/colorado/24-72-711',
  automatic: 'https://colorado.public.law/statutes/crs_13-3-117',
  intervening: 'https://ffcolorado.com/2024-new-colorado-criminal-record-sealing-law',
  victims: 'https://colorado.public.law/statutes/crs_24-4.1-302',
  victimNames: 'https://csp.colorado.gov/services-and-resources',
  juvenile: 'https://github.com/UniCourt/cic-code-co',
  underage: 'https://www.denvercountycourt.org/underage-alcohol-convictions/',
  underageDriving: 'http://www.lpdirect.net/casb/crs/42-4-1715.html',
  collateral: 'https://colorado.public.law/statutes/crs_18-1.3-107',
  collateralCourts: 'https://www.courts.state.co.us/Self_Help/relieffromcollateralconsequences/',
  collateralAct: 'https://vulcanbills.com/co/2018/HB1344',
  wholeCase: 'https://www.denvercountycourt.org/sealing-criminal-convictions/',
  forms: 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
  sexCrimes: 'https://getpocketlaw.com/law/state_colorado/section-18-1-3-1003-definitions_a1f0b061c8d9',
  sexCrimeList:
    'http://m.colorado-criminal-law.com/colorado-sex-assault-guide/colorado-law-sex-offender-registry.htm',
  registry: 'https://github.com/fuzzlaw/sorstatutes',
  ch: 'https://law.justia.com/cases/colorado/court-of-appeals/2023/21ca1136.html',
} as const;

export const sources: readonly Source[] = [
  courtOrAgencyCopy(
    page.forms,
    'The courts’ forms JDF 611, 612 and 641 of July 1, 2025: the list of 24-72-706(2)(a), the waits, restitution, and a year between two motions',
  ),
  statuteCopy(
    page.convictions,
    'C.R.S. 24-72-706(1)(a), (b): who may ask and how long each class waits. The later parts were not open to us.',
  ),
  otherPage(
    'https://github.com/DBusch-Developer/turnleaf',
    'A free tool whose authors read 24-72-703 to 711 and 13-3-117 in July 2026: the list in 706(2)(a), 703(12), 705(1)(g), 708(3), the tiers and limits of 709',
  ),
  statuteCopy(page.sexCrimes, 'C.R.S. 18-1.3-1003(5): sex offenses by section'),
  statuteCopy(
    page.registry,
    'C.R.S. 16-22-101 ff., as of 2025: unlawful sexual behavior, 16-22-102(9), whole',
  ),
  otherPage(page.sexCrimeList, 'The other sections of unlawful sexual behavior, C.R.S. 16-22-102(9)'),
  courtOrAgencyCopy(page.ch, 'People v. C.H., 2023 COA 86: left-out misdemeanors, deferred judgments'),
  statuteCopy(page.multiple, 'C.R.S. 24-72-709(1), (2)(a): several convictions'),
  statuteCopy(page.automatic, 'C.R.S. 13-3-117(1)(a), (a.5): automatic sealing'),
  statuteCopy(page.intervening, 'C.R.S. 13-3-117(1)(b) as enacted: convictions during the years of waiting'),
  statuteCopy(
    'https://app.legiplex.com/co/legislature/2024/2024-r/bills/hb1133/drafts-latest',
    'HB24-1133, enrolled: C.R.S. 24-72-702, arrests by mistake',
  ),
  statuteCopy(
    'https://casetext.com/statute/colorado-revised-statutes/title-24-government-state/public-open-records/article-72-public-records/part-7-criminal-justice-record-sealing/section-24-72-702-expungement-of-arrest-records-in-case-of-mistaken-identity-definitions?q=CRS%2024-72-702&sort=relevance&p=1&type=statute&resultsNav=false',
    'C.R.S. 24-72-702(1), (2) before that change',
  ),
  otherPage(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean/blob/2b7d067237b68d282035310f3f43fede29e8d83d/data/record-clearing/legal-design-intake/CO.memo.json',
    'A filing service’s notes of July to September 2026, with the courts’ guides JDF 416 and 611: forms JDF 205, 417 to 419, 435, 612 to 615, 641, 642, 680, 681, 683, 686, 2363, 2371 and 2374; the clerk names the fee',
  ),
  otherPage(
    'https://shouselaw.com/?p=67877',
    'A law firm: $224 to seal an arrest without charges. Another page says that this fee ended on July 1, 2025',
  ),
  otherPage(
    'https://cl.cobar.org/features/automatic-record-sealing-in-colorado',
    'Colorado Lawyer, December 2025: both phases of automatic sealing',
  ),
  otherPage(
    'https://www.sterlingcheck.com/resources/compliance-articles/colorado-clean-slate-implementation/',
    'Quarterly lists, 45 days for prosecutors to object',
  ),
  statuteCopy(page.victims, 'C.R.S. 24-4.1-302(1): crimes whose victims have rights, in part'),
  courtOrAgency(page.victimNames, 'State Patrol: the same list by name, whole'),
  statuteCopy(
    'https://casetext.com/statute/colorado-revised-statutes/title-24-government-state/public-open-records/article-72-public-records/part-7-criminal-justice-record-sealing/section-24-72-703-effective-untilday-following-expiration-of-90-day-period-after-final-adjournmentsealing-of-arrest-and-criminal-records-general-provisions-order-applicability-discovery-and-advisements',
    'C.R.S. 24-72-703(1), (2)(a), text of spring 2024: who may still see and use a sealed record',
  ),
  statuteCopy(page.nonConvictions, 'C.R.S. 24-72-705(1): cases without a conviction'),
  statuteCopy(page.arrests, 'C.R.S. 24-72-704(1): arrests without charges'),
  courtOrAgency(page.arrestSummary, 'HB21-1214, the legislature’s summary: arrests'),
  statuteCopy(page.trafficking, 'C.R.S. 24-72-707, whole'),
  statuteCopy(
    'https://codes.findlaw.com/co/title-18-criminal-code/co-rev-st-sect-18-1-410-7/',
    'C.R.S. 18-1-410.7(1), (2), text of January 2025: undoing a conviction from when you were trafficked',
  ),
  courtOrAgency(
    'http://leg.colorado.gov/bills/HB24-1345',
    'HB24-1345, the legislature’s summary: the same, in force since May 31, 2024',
  ),
  statuteCopy(page.municipal, 'C.R.S. 24-72-708(1), (2): city cases'),
  statuteCopy(page.pardoned, 'C.R.S. 24-72-710, whole'),
  statuteCopy(page.legalNow, 'C.R.S. 24-72-711, whole'),
  courtOrAgency(page.wholeCase, 'Denver County Court: a case is sealed whole'),
  courtOrAgency(page.underage, 'Denver County Court: C.R.S. 18-13-122(13)'),
  statuteCopy(page.underageDriving, 'C.R.S. 42-4-1715(1)(b)'),
  statuteCopy(page.juvenile, 'C.R.S. 19-1-306(2)(f) to (14), in the state’s code of 2022: youth cases'),
  statuteCopy(
    'https://colorado.public.law/statutes/crs_19-1-306',
    'C.R.S. 19-1-306(1), (2)(a) to (c), as it stands now',
  ),
  otherPage(
    'https://www.profflaw.com/blog/2023/12/8/the-ins-and-outs-of-expunging-your-juvenile-record-in-colorado',
    'A lawyer on 19-1-306 in December 2023: the same rules',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/co-ar-9/',
    'Clean Slate Clearinghouse: youth cases, 19-1-306(4), (8)',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/co-c-17/',
    'Clean Slate Clearinghouse: fee and effect of sealing',
  ),
  statuteCopy(page.collateral, 'C.R.S. 18-1.3-107(1) to (3)'),
  courtOrAgency(page.collateralCourts, 'The courts’ page on collateral relief: who cannot apply'),
  otherPage(page.collateralAct, 'A summary of HB 18-1344: for which crimes collateral relief is prohibited'),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/colorado-restoration-of-rights-pardon-expungement-sealing-2/',
    'Restoration of Rights Project: voting, with the words of 1-2-103(4)',
  ),
  otherPage('https://www.shouselaw.com/co/defense/post-conviction-relief/pardons/', 'A law firm on pardons'),
  courtOrAgency(bureau, 'CBI: orders to seal, no fee since July 1, 2024'),
  otherPage('https://www.denverlibrary.org/your-criminal-record', 'Getting your own record'),
  courtOrAgency(
    'https://www.courts.state.co.us/Self_Help/recordsothersimplified/',
    'The state courts, an older page: forms JDF 477 and 478, and JDF 205 and 206 if you cannot pay. Its fee of $65 is gone',
  ),
  courtOrAgencyCopy(
    'https://abcdocz.com/doc/202233/frequently-asked-questions-about-how-to-seal-my-case',
    'The state courts’ questions and answers, an older print: come to the hearing, send the order to each office',
  ),
  courtOrAgency(
    'https://www.denvercountycourt.org/expunging-a-juvenile-record/',
    'Denver County Court on youth records: 42 and 35 days, and what you may deny',
  ),
  courtOrAgency(
    'https://cdle.colorado.gov/interpretive-notice-formal-opinion-info-8',
    'The labor department on the Chance to Compete Act, C.R.S. 8-2-130',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/co-c-20/',
    'Clean Slate Clearinghouse: 42 days to object, and who may not ask about sealed records',
  ),
  legalAid(
    'https://www.coloradolegalservices.org/node/1/what-we-do',
    'Colorado Legal Services on whom it helps, with what',
  ),
  legalAid('http://remerg.com/legal.html', 'Remerg: a self-help center in each courthouse'),
  legalAid('https://cleanslateco.org/new-dropdown', 'Clean Slate Colorado: who it is'),
  legalAid('https://expungecolorado.org/faq', 'Expunge Colorado: its clinics'),
  otherPage(
    'https://www.the1891-cwba.org/post/record-sealing-through-expunge-colorado',
    'A founder of Expunge Colorado in 2022: free clinics that also pay the fees',
  ),
  courtOrAgency(
    'https://www.denvercountycourt.org/instructions-to-seal-criminal-conviction-records-municipal-offenses/',
    'Denver: municipal convictions are sealed by a petition to the district court',
  ),
  otherPage(
    'https://www.asinglemother.org/legal-help-for-single-mothers-in-colorado/',
    'A list of help of September 2025: the telephone number of Colorado Legal Services in Denver',
  ),
];
