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
import * as how from './how.ts';

/** Pages that were read and that nobody is sent to. */
export const read = {
  noConviction: 'https://self-law.org/code/vt/title-13/chapter-230/7603',
  notes: 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
  registration: 'https://github.com/fuzzlaw/sorstatutes',
  oldLaw: 'https://unicourt.github.io/cic-code-vt/transforms/vt/ocvt/r85/gov.vt.vsa.title.13.html',
  pardons: 'https://vermontdailychronicle.com/no-pardons-from-guv-yet/',
  cannabis:
    'https://headyvermont.com/2021/01/04/what-you-need-to-know-this-week-vermont-legislature-gets-back-to-work-covid-gathering-ban-back-in-effect/',
  youth: 'https://lawserver.com/law/state/vermont/vt-statutes/vermont_statutes_title_33_5119',
  summary: 'https://vulcanbills.com/vt/2025/S0012',
} as const;

export const sources: readonly Source[] = [
  courtOrAgencyCopy(
    read.notes,
    'The courts’ instructions 200-00130A of July 2025, whole: waits, money, open cases, the misdemeanors that are left out, the felonies that may be sealed, fees',
  ),
  statuteText(
    'https://legislature.vermont.gov/statutes/section/13/230/07601',
    '13 V.S.A. § 7601 as of July 2025, its first lines',
  ),
  statuteText(
    'https://legislature.vermont.gov/statutes/section/13/230/07602',
    '13 V.S.A. § 7602 as of July 2025, its first lines',
  ),
  statuteCopy(read.noConviction, '13 V.S.A. § 7603 whole, as of July 2025'),
  statuteCopy(
    read.registration,
    '13 V.S.A. §§ 5401 to 5416 whole, as of July 2025: which crimes call for registration',
  ),
  statuteCopy(read.oldLaw, '13 V.S.A. §§ 2658, 5301(7), 7041 and 8010 to 8012, and chapter 230 before 2025'),
  statuteCopy(read.youth, '33 V.S.A. § 5119'),
  courtOrAgency(how.forms, 'Vermont Judiciary: what can be expunged or sealed, and the forms'),
  courtOrAgency(
    'https://vcic.vermont.gov/ch-information/record-checks/faq',
    'Vermont Crime Information Center: your own record',
  ),
  courtOrAgencyCopy(read.pardons, 'The Governor’s guidelines on pardons'),
  clearinghouse('https://cleanslateclearinghouse.org/policies/vt-d-1/', 'Deferred sentences'),
  clearinghouse('https://cleanslateclearinghouse.org/policies/vt-nc-8/', 'Cases without conviction'),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/vermontrestoration-of-rights-pardon-expungement-sealing/',
    'Vermont profile: voting, guns, certificates',
  ),
  legalAid('https://vtlawhelp.org/expungement', 'Vermont Law Help: sealing and expunging'),
  legalAid('https://vtlawhelp.org/node/2383/printable/print', 'Vermont Law Help: tickets that are expunged'),
  otherPage(
    read.notes,
    'Notes that tell what §§ 7601, 7602, 7604, 7609 and 3 V.S.A. § 164 said in August 2026, with the court forms',
  ),
  otherPage(read.summary, 'A summary of Act 60 of 2025: 3, 7 and 10 years'),
  otherPage(
    'https://citizenportal.ai/articles/6239066/Vermont/Ways-Means-committee-reports-S12-favorable-expands-who-may-petition-to-seal-criminal-records-leaves-DUI1-fee-unchanged',
    'News on Act 60: the fee of $90 for a DUI',
  ),
  otherPage(read.cannabis, 'News: marijuana cases had to be expunged by January 1, 2022'),
];
