import {
  clearinghouse,
  courtOrAgency,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
} from '../../place/source.ts';
import { pages } from './pages.ts';

export const sources: readonly Source[] = [
  statuteCopy(pages.lawText, 'Ala. Code §§ 15-27-1 to 15-27-21, whole, as collected in February 2026'),
  statuteCopy(
    'https://law.onecle.com/alabama/title-12/12-25-32.html',
    'The beginning of § 12-25-32, definitions of the sentencing law',
  ),
  statuteCopy(
    'https://legalfix.com/statutes/state-codes/alabama/title-17/chapter-3/article-2/section-17-3-30-1',
    'The beginning of § 17-3-30.1: only crimes in a degree constituting a felony',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/code-of-alabama/section-15-22-361-certificate-of',
    '§ 15-22-36.1, certificates to vote',
  ),
  courtOrAgency(pages.agency, 'The state police agency on expungement'),
  courtOrAgency(pages.county, 'A circuit court on expungement, and the agency’s telephone'),
  courtOrAgency(pages.forms, 'The courts’ criminal forms'),
  courtOrAgency(pages.pardons, 'The Board on pardons and voting'),
  courtOrAgency(pages.turpitude, 'The Secretary of State’s list of felonies of moral turpitude (2017)'),
  clearinghouse(pages.juvenile, 'Clean Slate Clearinghouse on destroying juvenile records'),
  clearinghouse(
    'https://nationalreentryresourcecenter.org/cleanslate/states/alabama',
    'An overview of adult records',
  ),
  clearinghouse(pages.pardon, 'How pardons work in practice'),
  clearinghouse(pages.profile, 'Restoration of rights in Alabama'),
  legalAid(pages.guide, 'Volunteer Lawyers Birmingham: how to file'),
  legalAid(
    'https://www.aclualabama.org/how-to-apply-voting-rights-restoration',
    'ACLU of Alabama: the Board’s telephone, and its answer within 45 days',
  ),
  otherPage(
    'http://bradfordladner.net/?p=1114',
    'A law firm with the list of violent offenses, read to promoting prison contraband',
  ),
  otherPage(
    'https://github.com/DBusch-Developer/turnleaf',
    'Another project’s notes of July 2026: Act 2025-427 on § 15-27-5, and no other change found',
  ),
  otherPage('https://vulcanbills.com/al/2026/HB261', 'House Bill 261 of 2026, last seen in March'),
  otherPage(
    'https://app.legiplex.com/al/legislature/2025/2025-r/bills/sb223',
    'Senate Bill 223 of 2025 on class C and D felonies: § 15-27-2 as collected in 2026 does not have it',
  ),
  otherPage(
    'https://fordfirmlaw.com/practice-areas/criminal-record-expungement/',
    'A law firm: up to two misdemeanors, and no drunk driving',
  ),
  otherPage(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    'A filing service’s notes of June 2026 on form CR-65, fees and limits',
  ),
];
