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
  statuteText(
    'https://leg.mt.gov/bills/2019/BillHtml/HB0543.htm',
    'House Bill 543 of 2019, the Misdemeanor Expungement Clarification Act: its opening, and that it replaced § 46-18-1101',
  ),
  statuteText(
    'https://archive.legmt.gov/bills/2017/mca-update-112018/title_0460/chapter_0180/part_0110/section_0010/0460-0180-0110-0010.html',
    '§ 46-18-1101 of 2017, its opening: whoever has completed the sentence may petition',
  ),
  statuteCopy(
    'https://getpocketlaw.com/law/state_montana/section-46-18-204-dismissal-after-deferred-imposition_67341340bd26',
    '§ 46-18-204, whole',
  ),
  statuteCopy(
    'https://codes.findlaw.com/mt/title-16-alcohol-tobacco-and-marijuana/mt-st-16-12-113/',
    '§ 16-12-113 (1) to (6), as of 2024',
  ),
  statuteText(
    'https://leg.mt.gov/bills/mca/title_0160/chapter_0120/part_0010/section_0060/0160-0120-0010-0060.html',
    '§ 16-12-106: what is legal today',
  ),
  statuteCopy(
    'https://getpocketlaw.com/law/state_montana/section-46-18-608-motion-to-vacate-conviction-human-trafficking-victims_b88fa1b8ff44',
    '§ 46-18-608, trafficking victims',
  ),
  statuteCopy(
    'https://casetext.com/statute/montana-code/title-41-minors/chapter-5-youth-court-act/part-2-youth-court-jurisdiction-records/section-41-5-216-disposition-of-youth-court-law-enforcement-and-department-records-sharing-and-access-to-records',
    '§ 41-5-216, youth records, as of 2023',
  ),
  statuteText(
    'https://leg.mt.gov/bills/2019/mca/title_0460/chapter_0230/part_0030/section_0010/0460-0230-0030-0010.html',
    '§ 46-23-301, clemency',
  ),
  courtOrAgency(
    'https://dojmt.gov/dci-home/non-conviction-removal-and-sealing',
    'Department of Justice: removing arrests without a conviction, and sealing',
  ),
  courtOrAgency(
    'https://dojmt.gov/dci-home/conviction-expungement-process/',
    'Department of Justice: after the court’s order. Named in the courts’ packet of 2025',
  ),
  courtOrAgencyCopy(
    'https://montanalawhelp.org/',
    'Misdemeanor expungement packet of 2025 (ER-100, ER-200) with §§ 46-18-1104(1), 1106, 1107 and 1108 quoted, by legal aid and the Access to Justice Commission',
  ),
  courtOrAgencyCopy(
    'https://print.casetext.com/case/in-re-temp-rules-for-expungement',
    'Supreme Court of Montana, 2022: rules for marijuana petitions',
  ),
  courtOrAgency(
    'https://law.justia.com/cases/montana/supreme-court/2021/da-21-0218.html',
    'Maier v. State, 2021 MT 296: more than 60 grams is not covered',
  ),
  courtOrAgencyCopy(
    'https://ecases.us/case/mont/c8457137/matter-of-justin-b-dickey',
    'In re Dickey, 2021 MT 3: a speeding ticket is no misdemeanor for the venue',
  ),
  courtOrAgency('https://bopp.mt.gov/ExecutiveClemency', 'Board of Pardons and Parole: clemency'),
  courtOrAgencyCopy(
    'https://casetext.com/regulation/montana-administrative-code/department-20-corrections/chapter-2025-board-of-pardons-and-parole/subchapter-20259-executive-clemency/rule-2025901a-executive-clemency-criteria',
    'Mont. Admin. R. 20.25.901A: who may apply for a pardon',
  ),
  clearinghouse('https://cleanslateclearinghouse.org/policies/mt-c-2/', 'Clearinghouse: misdemeanors'),
  clearinghouse('https://cleanslateclearinghouse.org/policies/mt-d-1/', 'Clearinghouse: deferred sentences'),
  clearinghouse('https://cleanslateclearinghouse.org/policies/mt-ar-1/', 'Clearinghouse: youth records'),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/montana-restoration-of-rights-pardon-expungement-sealing/',
    'Collateral Consequences Resource Center: voting, guns',
  ),
  otherPage(
    'https://giffords.org/lawcenter/state-laws/firearm-prohibitions-in-montana/',
    'Guns: §§ 45-8-313 and 45-8-314 in summary',
  ),
  legalAid(
    'https://user-35215390377.cld.bz/Montana-Lawyer-April-May-2025/10',
    'Montana Legal Services Association on its clinics, spring 2025',
  ),
  otherPage(
    'https://expungement.guide/blog/montana-expungement-guide',
    'A guide that says felonies can be expunged. The act does not say so',
  ),
];
