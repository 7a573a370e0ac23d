import {
  clearinghouse,
  courtOrAgency,
  courtOrAgencyCopy,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
} from '../../place/source.ts';

const copy = (page: string, what: string) =>
  statuteCopy(`https://instalawyer.io/laws/arkansas-code/${page}`, what);

export const sources: readonly Source[] = [
  copy('16-90-1404-definitions', 'Ark. Code Ann. § 16-90-1404: when a sentence is complete'),
  copy('16-90-1405-eligibility-to-file', 'Ark. Code Ann. § 16-90-1405: misdemeanors and violations'),
  statuteCopy(
    'https://getpocketlaw.com/law/state_arkansas/section-16-90-1406-felony-convictions-eligible-for-sealing_13379fce24b8',
    'Ark. Code Ann. § 16-90-1406, whole: felonies that can be sealed, and how many',
  ),
  copy('16-90-1408-felony-convictions-ineligible', 'Ark. Code Ann. § 16-90-1408: felonies that stay open'),
  copy('16-90-1410-sealing-records-of', 'Ark. Code Ann. § 16-90-1410: dropped cases and acquittals'),
  statuteCopy(
    'https://policyrisk.com/states/arkansas/statutes/9-35-412',
    'Ark. Code Ann. § 9-35-412, formerly § 9-27-318: which juveniles an adult court may have',
  ),
  copy(
    '16-90-1411-sealing-of-records',
    'Ark. Code Ann. § 16-90-1411: pardons that seal, and those that do not',
  ),
  courtOrAgencyCopy(
    'https://print.casetext.com/case/opinion-no-17592',
    'Attorney General Opinion 2009-200, with § 5-65-108: no First Offender Act for DWI',
  ),
  statuteCopy(
    'https://github.com/fuzzlaw/sorstatutes',
    'Ark. Code Ann. § 12-12-903, whole, as of August 5, 2025: the sex offenses that call for registration',
  ),
  copy('16-93-303-probation-first', 'Ark. Code Ann. § 16-93-303: first offenders'),
  statuteCopy(
    'https://law.uslawyerdatabase.com/category/us-law/2020-arkansas-code/title-16-practice-procedure-and-courts/subtitle-6-criminal-procedure-generally/chapter-90-judgment-and-sentence-generally/subchapter-14-comprehensive-criminal-record-sealing-act-of-2013',
    'The first lines of Ark. Code Ann. §§ 16-90-1401 to -1419, of 2020',
  ),
  statuteCopy(
    'https://law.uslawyerdatabase.com/16-90-1416-release-of-sealed-records',
    'Ark. Code Ann. § 16-90-1416: who still sees a sealed record',
  ),
  statuteCopy(
    'https://print.casetext.com/statute/arkansas-code-of-1987/title-16-practice-procedure-and-courts/subtitle-6-criminal-procedure-generally/chapter-90-judgment-and-sentence-generally/subchapter-14-comprehensive-criminal-record-sealing-act-of-2013/section-16-90-1413-procedure-for-sealing-of-records',
    'Ark. Code Ann. § 16-90-1413, of 2024: where to file, and whom to tell',
  ),
  statuteCopy(
    'https://getpocketlaw.com/law/state_arkansas/section-16-90-1414-uniform-petition-and-uniform-order-to-seal-records_cf35fe9b5b52',
    'Ark. Code Ann. § 16-90-1414: the forms',
  ),
  statuteCopy(
    'https://policyrisk.com/states/arkansas/statutes/16-90-1602',
    'Ark. Code Ann. § 16-90-1602, of 2025: specialty courts',
  ),
  statuteCopy(
    'https://legalfix.com/statutes/state-codes/arkansas/title-9/subtitle-3/chapter-27/subchapter-3/section-9-27-309',
    'Ark. Code Ann. § 9-27-309: juvenile records',
  ),
  courtOrAgencyCopy(
    'https://law.counselstack.com/opinion/state-of-arkansas-v-valencia-coleman-arkctapp-2026',
    'State v. Coleman, 2026 Ark. App. 137: the lookback of the day of the offense counts',
  ),
  courtOrAgencyCopy(
    'https://www.studicata.com/summaries/court-of-appeals-of-arkansas/finley-v-state-2024-n30t3k',
    'Finley v. State, 2024 Ark. App. 567: two felony cases can both be sealed',
  ),
  courtOrAgency(
    'https://doc.arkansas.gov/post-prison-transfer-board/executive-clemency/executive-clemency-applications/',
    'Post-Prison Transfer Board: pardon applications',
  ),
  courtOrAgency(
    'https://dps.arkansas.gov/crime-info-support/arkansas-crime-information-center/forms/criminal-history/',
    'The ACIC’s petitions for felonies (2021), misdemeanors (2023) and dropped cases (2020), read in copies',
  ),
  legalAid(
    'https://a.arlawhelp.org/criminal-record-sealing/petition-to-seal-instructions',
    'Arkansas Law Help: how to file',
  ),
  legalAid(
    'https://a.arlawhelp.org/criminal-record-sealing/faqs-and-questions',
    'Arkansas Law Help: which form, and three or more felonies',
  ),
  legalAid('https://www.arlegalservices.org/helpline', 'The legal aid helpline'),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/ar-c-8/',
    'Clean Slate Clearinghouse: felonies of force, five years',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/ar-d-1/',
    'Clean Slate Clearinghouse: first offenders',
  ),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/arkansas-restoration-of-rights-pardon-expungement-sealing',
    'Collateral Consequences Resource Center, October 2024: voting, guns, pardons',
  ),
  clearinghouse(
    'https://cjei.cornell.edu/fix-your-record/sealing-and-expungement/sealing/arkansas-sealing',
    'Cornell: what can be sealed, youth felonies too',
  ),
  otherPage(
    'https://www.lemley-law.com/blog/how-long-does-a-felony-stay-on-your-record-in-arkansas/',
    'A law firm on § 16-90-1406: attempts, youth felonies and the five years',
  ),
  otherPage(
    'https://www.dougnorwood.com/blog/2020/september/what-does-it-mean-to-be-a-habitual-offender-in-a/',
    'A law firm on the list of felonies with violence',
  ),
  otherPage(
    'https://arkansascriminallawfirm.com/dwi-dui-info/faq/expungement-or-sealing-of-dwi-or-dui-conviction/',
    'A law firm on DWI, and on underage DUI',
  ),
  otherPage(
    'https://arkansaslawking.com/arkansas-governors-pardons/',
    'A law firm on which pardoned crimes are sealed',
  ),
];
