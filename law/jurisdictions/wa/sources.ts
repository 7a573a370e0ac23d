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
import { pages } from './pages.ts';

export const sources: readonly Source[] = [
  statuteCopy(
    'https://github.com/saint1415/us-statutes',
    'RCW 9.96.060, 9.96.080, 9.94A.030, 9.94A.637, 9.94A.640, 9.94A.648, 9.97.010, 9.41.041, 10.97.030, 10.97.060, 13.40.127, 13.50.260, 13.50.270, 26.44.020, 43.43.830 and 46.61.5055, whole, as collected in February 2026',
  ),
  courtOrAgencyCopy(
    'https://caselaw.findlaw.com/court/wa-supreme-court/2061699.html',
    'State v. Haggard (2020): a deferred sentence that was dismissed is a conviction until it is vacated',
  ),
  courtOrAgency(
    'https://www.childwelfare.gov/resources/definitions-domestic-violence-washington/',
    'The crimes that RCW 10.99.020 counts as domestic violence, a broken protection order among them',
  ),
  statuteText(
    'https://apps.leg.wa.gov/RCW/default.aspx?cite=72.09.275',
    'RCW 72.09.275 on the right to vote',
  ),
  statuteCopy(
    'https://d1tvxue8o4w0fl.cloudfront.net/statute/revised-code-of-washington/title-29a-elections/chapter-29a08-voters-and-registration/cancellations/section-29a08520-felony-conviction-restoration-of-voting-rights',
    'RCW 29A.08.520, voting after a felony',
  ),
  statuteText(
    'https://lawfilesext.leg.wa.gov/Biennium/2023-24/Htm/Bill%20Reports/House/5998-S%20HBR%20CSJR%2024.htm',
    'The report on SSB 5998 of 2024: the wait for a misdemeanor no longer starts with the last payment',
  ),
  courtOrAgency(pages.blake, 'King County: State v. Blake and what the court does'),
  courtOrAgency(pages.blakeHelp, 'King County: who is affected by State v. Blake'),
  courtOrAgency(pages.refund, 'The courts’ Blake Refund Bureau'),
  courtOrAgency(
    'https://www.columbiaco.com/566/State-v-Blake-Conviction-Information',
    'Columbia County: which convictions count under State v. Blake',
  ),
  courtOrAgency(pages.patrol, 'The State Patrol on criminal history'),
  courtOrAgency(pages.patrolUpdates, 'The State Patrol on deleting, vacating and sealing'),
  courtOrAgency(pages.lawLibrary, 'Clark County Law Library on restoring rights'),
  courtOrAgency(pages.forms, 'The state courts’ forms'),
  clearinghouse(pages.cornell, 'Cornell University on Washington'),
  clearinghouse(
    'http://www.nationalreentryresourcecenter.org/cleanslate/states/washington/policies/wa-nc-3',
    'The Clean Slate Clearinghouse on arrests without charges',
  ),
  clearinghouse(pages.profile, 'Restoration of rights in Washington'),
  legalAid(pages.filing, 'Clearviction: the forms and how to file'),
  otherPage(
    'https://fastdemocracy.com/bill-summary/?billsummary_id=WAB00022013&billsummary_session=2025-2026&billsummary_state=wa',
    'House Bill 1110 of 2025 and 2026 on vacating drunk driving',
  ),
  otherPage(
    'http://www.lundinlawpllc.com/practice-areas/expunging-criminal-records-washington-state/',
    'A law firm: deferred sentences are no nonconviction data',
  ),
  otherPage(
    'https://github.com/DBusch-Developer/turnleaf',
    'Another project’s notes of July 2026: House Bill 1110 did not pass, and drunk driving stays closed',
  ),
  otherPage(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    'A filing service’s notes: on August 6, 2026 the last change of RCW 9.96.060 was still that of 2024, and RCW 9.97.010 and 9.97.020 were read',
  ),
  otherPage('https://washingtonrecordsremoval.com/general', 'A law firm: who helps for free'),
  courtOrAgency(
    'https://customerservices.courts.wa.gov/support/solutions/articles/72000578420-marijuana-justice-initiative',
    'The state courts: the Governor’s Office sends a copy of a pardon to the court and to the State Patrol',
  ),
  otherPage(
    'https://www.610kona.com/gov-inslee-proposes-pardons-for-misdemeanor-pot-crimes/',
    'News of 2019 with the words of the Governor’s Office: the State Patrol is then asked to take the offense out of its public reports',
  ),
  otherPage(
    pages.pardonEffect,
    'A law firm, quoting the Governor’s Office: what the State Patrol does after a pardon, and State v. Aguirre (1994)',
  ),
  otherPage(
    pages.abrams,
    'State v. Abrams, No. 103058-4 (April 30, 2026): the years, and proof of how one lives now',
  ),
  otherPage(
    'https://www.robertsonlawexpungement.com/washington-supreme-court-says-you-are-required-to-present-evidence-of-rehabilitation-with-any-vacate-petition-what-this-means-for-you',
    'The same: the judge must see proof of rehabilitation',
  ),
  otherPage(
    'https://www.studicata.com/summaries/supreme-court-of-washington/state-v-hawkins-2022-5uax1b',
    'State v. Hawkins (Washington Supreme Court, 2022), in summary: an appeal after the judge’s no',
  ),
];
