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
    'A copy of the code, February 2026: §§ 29-3A-1 to 29-3A-9, 29-11A-3, 30-3-5, 30-3-10 to 30-3-18, 30-4-4, 30-6-2, 30-6-3, 30-17-5, 30-17-6, 30-31-28, 30-52-1.2, 31-20-9, 31-20-13, 32A-2-26, 1-4-27.1, 28-2-3 and 28-2-3.1, whole',
  ),
  statuteCopy(
    'https://github.com/fuzzlaw/sorstatutes',
    'A copy of the law on registration, July 2025: §§ 29-11A-1 to 29-11A-10, whole',
  ),
  statuteCopy(
    'https://law.justia.com/codes/new-mexico/chapter-29/article-3a/section-29-3a-8/',
    '§ 29-3A-8, as of 2023',
  ),
  statuteText(
    'http://www.nmlegis.gov/Sessions/26%20Regular/bills/house/HB0331.HTML',
    'HB 331 of 2026 as introduced: domestic violence cases without a conviction',
  ),
  statuteText(
    'http://nmlegis.gov/Sessions/25%20Regular/bills/senate/SB0467.HTML',
    'SB 467 of 2025 as introduced; the code of 2026 does not have it',
  ),
  courtOrAgency(
    'https://nmonesource.com/nmos/forms/en/item/18414/index.do?iframe=true',
    'Form 4-952: petition without a conviction',
  ),
  courtOrAgencyCopy(
    'https://casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-district-courts/article-8-provisional-and-final-remedies-and-special-proceedings/rule-1-0771-expungement',
    'Rule 1-077.1 NMRA, as of August 2024: where to file, no fee for marijuana cases',
  ),
  courtOrAgencyCopy(
    'https://e.casetext.com/rule/new-mexico-court-rules/new-mexico-rules-of-civil-procedure-for-the-district-courts/article-8-provisional-and-final-remedies-and-special-proceedings/rule-1-0771-expungement',
    'Rule 1-077.1 NMRA: hearings',
  ),
  courtOrAgency('https://srca.nm.gov/parts/title10/10.002.0200.html', '10.2.2 NMAC: the RAP sheet from DPS'),
  clearinghouse(
    'https://cjei.cornell.edu/node/784',
    'Cornell: expungement and juvenile sealing in New Mexico',
  ),
  clearinghouse(
    'http://www.nationalreentryresourcecenter.org/cleanslate/states/new-mexico',
    'Clean Slate Clearinghouse: overview',
  ),
  legalAid(
    'https://www.aclu-nm.org/en/publications/how-do-i-expunge-my-record',
    'ACLU of New Mexico: questions and answers',
  ),
  otherPage('https://gmontroselaw.com/expungement', 'A law firm: the forms, and deferred sentences'),
  otherPage('https://aarons.law/pardons', 'A law firm on the Governor’s clemency guidelines of 2019'),
  otherPage(
    'https://www.abqjournal.com/2598831/new-mexico-law-allows-cannabis-cases-to-be-expunged-thousands-are-still-waiting.html',
    'A newspaper of May 2023: simple and mixed marijuana cases',
  ),
  otherPage(
    'https://www.asinglemother.org/20899-2/',
    'A list of help of September 2025: the telephone number of New Mexico Legal Aid',
  ),
];
