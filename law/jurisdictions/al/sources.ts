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
  statuteCopy(
    'https://policyrisk.com/states/alabama/statutes/12-26-6',
    '§ 12-26-6, who may ask for limited relief',
  ),
  statuteCopy(
    'https://www.lawserver.com/law/state/alabama/al-code/alabama_code_12-26-7',
    '§ 12-26-7, the petition for limited relief',
  ),
  statuteCopy(
    'https://getpocketlaw.com/law/state_alabama/section-15-20a-5-sex-offenses_03e790d98eaa',
    'The beginning of § 15-20A-5, sex offenses',
  ),
  statuteCopy(
    'https://github.com/fuzzlaw/sorstatutes',
    'Title 15, chapter 20A, whole, with the acts of 2025: § 15-20A-5(1)–(41), the sex offenses',
  ),
  statuteCopy(
    'http://www.lawserver.com/law/state/alabama/al-code/alabama_code_title_13a_chapter_9_article_1',
    'The crimes of title 13A, chapter 9, article 1, by section and name',
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
  otherPage(
    'https://www.bamapolitics.com/alabama/bills/2019rs/sb/sb-163',
    'The act of 2019 on limited relief: $100, and a ruling within 90 days',
  ),
  otherPage(
    'https://www.andalusiastarnews.com/2017/03/10/which-felonies-disqualify-voters/',
    'The sponsor of the list of moral turpitude: theft in the first and second degree',
  ),
  otherPage(
    'https://www.bamapolitics.com/alabama/bills/2024-regular-session/2024-house-bills/hb100-alabama-2024-session/',
    'House Bill 100 of 2024: from October 1, 2024 the list of § 17-3-30.1 is longer, with attempts',
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
    'A filing service’s notes of June 2026 on form CR-65, fees and limits, with the courts’ order form CR-65A of October 2024',
  ),
];
