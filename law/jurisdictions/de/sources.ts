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
import { read } from './read.ts';

export const sources: readonly Source[] = [
  statuteText('https://delcode.delaware.gov/title11/c043/sc07/', '11 Del. C. §§ 4371, 4372(a) and (b)'),
  statuteText(
    'https://delcode.delaware.gov/title11/c042/index.html',
    '11 Del. C. § 4201(c), the violent felonies down to § 777A, in a copy between 2013 and 2020',
  ),
  statuteText(
    read.bill38,
    'Senate Bill 38 of 2021: § 4372(c) and (f)(1), what a case and a pending charge is',
  ),
  statuteText(
    'https://delcode.delaware.gov/title15/c061/index.html',
    '15 Del. C. ch. 61: voting after a felony',
  ),
  statuteCopy(read.mandatory, '11 Del. C. § 4373(a): who gets a mandatory expungement, in part'),
  statuteCopy(
    read.petition,
    '11 Del. C. § 4374(a) and the start of (b), that violent felonies of Title 11 are left out',
  ),
  statuteCopy(read.forgery, '11 Del. C. § 861: forgery in the first degree is of class F'),
  statuteCopy(
    read.automatic,
    '11 Del. C. § 4373A(a) and (b): automatic expungement, each month since August 2024',
  ),
  statuteCopy(
    read.oldPardonLaw,
    '11 Del. C. § 4375(b) as it stood before 2019: misdemeanors in subparts A, B, C and F of subchapter VI',
  ),
  statuteCopy(read.code, '11 Del. C. §§ 4202 to 4218 and 4 Del. C. § 904, in a copy of February 2026'),
  statuteCopy(read.juvenile, '10 Del. C. § 1015: who may not ask for juvenile expungement'),
  statuteCopy(read.juvenile2024, '10 Del. C. § 1015(a) to (c), as of 2024'),
  statuteCopy(read.juvenilePetition, '10 Del. C. § 1018(a): the waits for a juvenile petition'),
  statuteText(read.chapter418, '83 Del. Laws, c. 418: old charges without an outcome, and § 4374(a)(4)'),
  statuteText(read.houseBill9, 'House Bill 9 of 2021: § 787(j)(2), trafficking victims'),
  courtOrAgency(
    'https://legis.delaware.gov/BillDetail/48298',
    'Notes on Senate Bill 38 of 2021: open cases, money, the 10 years',
  ),
  courtOrAgency(
    'https://legis.delaware.gov/BillDetail/21566',
    'Notes on House Bill 19 of 2011: dealing in drugs among the violent felonies',
  ),
  otherPage(
    'https://groups.google.com/g/non-partisan-delaware-public-record/c/Fu62c4Z6h_8',
    'A letter on Senate Bill 100 of 2023, which would add dealing of the gravest kind to the violent felonies',
  ),
  courtOrAgency(
    read.bill124,
    'Notes on Senate Bill 124 of 2025 and Cornette v. State; in committee in May 2025',
  ),
  courtOrAgency(
    read.osgood,
    'Osgood v. State (Delaware Supreme Court, December 8, 2023): convictions of other states do not count',
  ),
  otherPage(
    read.supremeCourt,
    'Cornette v. State (Delaware Supreme Court, February 5, 2026): part of a case can be expunged after a pardon',
  ),
  courtOrAgency(read.courts, 'The courts: in which court to file, and their forms'),
  otherPage(
    read.childAct,
    'Notes on Senate Bill 118 of 2017: the crimes in 31 Del. C. § 309, the first part',
  ),
  otherPage(
    read.violentBill,
    'A report of 2015 on what a bill would add to the violent felonies and take off',
  ),
  otherPage(read.bill112, 'Notes on Senate Bill 112 of 2021'),
  courtOrAgencyCopy(
    read.packet,
    'Family Court’s adult expungement packet of October 2023 (form 1021IP, with questions and answers of September 2022), whole: who may not ask, both ways, the list in § 4373(b) by its sections, the crimes in 31 Del. C. § 309(10), forms 281 and 283',
  ),
  otherPage(
    read.memo,
    'A company’s notes of July and August 2026 on §§ 4372 to 4375 and the forms of both courts: Title 11 felonies of § 4201(c), no new felony after one that was expunged, 75 dollars',
  ),
  otherPage(
    'https://github.com/quindad/fairpath-mobile/blob/76f46dce607242eb898343e85f3f2988b6638273/src/core/record-relief/delaware-special.ts',
    'A project that read the state’s pages on October 7, 2026: the same waits, 75 dollars in the Superior Court and nothing in Family Court, 3 years for the only juvenile case',
  ),
  courtOrAgencyCopy(read.defenders, 'Office of Defense Services: tool on who may expunge, August 2023'),
  courtOrAgency('https://pardons.delaware.gov/tag/governor/?p=45', 'Board of Pardons: questions and answers'),
  courtOrAgency('https://pardons.delaware.gov/filing-pardon-application/', 'Board of Pardons: how to apply'),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/delaware-restoration-of-rights-pardon-expungement-sealing',
    'Voting and other rights, October 2024',
  ),
  clearinghouse(
    'https://ccresourcecenter.org/2021/11/10/delaware-enacts-automatic-record-clearing-law',
    'The acts of 2021',
  ),
  clearinghouse(
    'https://cjei.cornell.edu/fix-your-record/sealing-and-expungement/expungement/delaware-expungement',
    'What expungement does in Delaware',
  ),
  clearinghouse('https://cleanslateclearinghouse.org/policies/de-c-2/', 'Expungement after a pardon'),
  otherPage(
    read.reader,
    'A project that read 11 Del. C. §§ 4372 to 4375 on the state’s site on July 19, 2026, and tells what they say',
  ),
  legalAid(read.aclu, 'ACLU of Delaware: guide to mandatory expungement'),
  legalAid(
    'https://cleanslatede.org',
    'Clean Slate Delaware: the start in August 2024, and 805 records by November 2024',
  ),
  otherPage(read.fees, 'Delaware Lawyer, spring 2022: what a mandatory expungement costs'),
  otherPage(read.lawyer, 'Delaware Lawyer, spring 2022: who helps with what'),
  otherPage(read.clinic, 'What the criminal history costs, and that it takes fingerprints'),
  otherPage(read.disclosure, 'What expungement does, and that one need not tell'),
  courtOrAgency(
    'https://pardons.delaware.gov/how-apply-expungement/',
    'Board of Pardons: in which court to file',
  ),
  otherPage(read.guns, 'Guns after a conviction'),
];
