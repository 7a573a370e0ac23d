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
import { address } from './code.ts';

/** The acts of the Council, as it publishes them. */
export const act = (number: string) => `https://code.dccouncil.gov/us/dc/council/laws/${number}`;

/** Pages that were read and that nobody is sent to. */
export const read = {
  acts: 'https://github.com/DCCouncil/law-xml',
  codified: 'https://github.com/DCCouncil/law-xml-codified',
  registration: 'https://github.com/fuzzlaw/sorstatutes',
  sentences: 'https://github.com/ruthwikkuppachi/INST447_Final_Project',
  notes: 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
  justiceLab: 'https://dcjusticelab.org/dc-expungement',
  familyRule:
    'https://casetext.com/rule/district-of-columbia-court-rules/superior-court-rules-of-district-of-columbia/superior-court-general-rules-of-the-family-court/rule-p-sealing-of-records',
  voting: 'https://www.washlaw.org/voting-guide-for-incarcerated-dc-residents/',
  defenders: 'http://www.pdsdc.org/Public/Expungement.aspx',
} as const;

export const sources: readonly Source[] = [
  statuteText(act('24-284'), 'The Second Chance Amendment Act of 2022: D.C. Code §§ 16-801 to 16-809, whole'),
  statuteText(act('25-175'), 'Its days of October 1, 2027'),
  statuteText(act('26-52'), 'Motions before October 1, 2027 for cases that are sealed by themselves'),
  statuteText(
    act('23-182'),
    'Since March 16, 2021: drug paraphernalia for own use is no crime, and § 48-904.10 is repealed',
  ),
  statuteText(
    act('25-21'),
    'Since July 1, 2023: vending without a license is a civil infraction, § 37-131.08',
  ),
  statuteText(act('22-310'), 'Since May 3, 2019: an unpaid fare is a civil fine, § 35-254(a)'),
  statuteText(address('24-906'), 'Setting aside the convictions of young people'),
  statuteCopy(read.acts, 'The acts of the Council as of June 30, 2026, also Laws 25-217 and 26-81'),
  statuteCopy(
    read.codified,
    'D.C. Code §§ 5-335.01, 16-1001, 16-2335, 22-404, 22-1831, 22-1844, 22-2511 (with the note on Conley v. United States), 22-4503, 23-1331, 24-481.05, 24-901, 24-906, 24-1304, 35-252, 35-254, 37-131.02, 37-131.08, 48-904.01 and 48-1103 as of October 2024',
  ),
  statuteCopy(
    read.registration,
    'D.C. Code chapter 22-40, whole, current to December 6, 2025: § 22-4001(8), offenses that call for registration',
  ),
  courtOrAgencyCopy(
    read.sentences,
    'Felony sentences of the District by crime and severity group, data of the Sentencing Commission',
  ),
  courtOrAgencyCopy(read.familyRule, 'General Family Rule P: sealing a juvenile case'),
  courtOrAgency(
    'https://mpdc.dc.gov/service/police-clearances-arrest-and-criminal-history-section',
    'Metropolitan Police: your own arrest record',
  ),
  courtOrAgency('https://clemency.dc.gov/page/apply', 'Clemency Board: how to apply'),
  courtOrAgency('https://clemency.dc.gov/page/about', 'Clemency Board: what it can do'),
  courtOrAgency(
    'https://ohr.dc.gov/page/returning-citizens-resource-portal',
    'Office of Human Rights: jobs and homes',
  ),
  courtOrAgencyCopy(read.defenders, 'Public Defender Service: help with sealing'),
  clearinghouse(
    'https://ccresourcecenter.org/text-blocks/district-of-columbia-record-relief/',
    'Summary of the law by the Collateral Consequences Resource Center',
  ),
  legalAid(
    'https://www.legalaiddc.org/practice-areas/reentry-justice-project',
    'Legal Aid DC: Reentry Justice Project',
  ),
  legalAid('https://legalaiddc.org/toc/2024-reentry-justice', 'Legal Aid DC: proof of the marijuana pardons'),
  otherPage(read.justiceLab, 'DC Justice Lab: what the law of March 2025 does'),
  otherPage(
    'https://koehlerlaw.net/2025/06/d-c-s-new-sealing-expungement-law-needs-fixing/',
    'A law firm on the gap that Law 26-52 closed',
  ),
  otherPage(read.notes, 'Notes on how motions are filed'),
  otherPage(read.voting, 'Washington Lawyers’ Committee: voting from prison'),
  courtOrAgency(
    'https://www.govinfo.gov/content/pkg/CRPT-119hrpt341/html/CRPT-119hrpt341.htm',
    'Report of October 2025 on H.R. 5242, a bill to repeal the law',
  ),
];
