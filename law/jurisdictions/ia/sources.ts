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
import { read } from './cites.ts';

export const sources: readonly Source[] = [
  statuteCopy(
    read.code,
    'Iowa Code §§ 123.46, 123.47, 232.150, 692.16, 692.17, 692A.101, 692A.102, 708.2, 716.8, 724.27, 709D.3, 710A.2B, 725.1, 901C.1 to 901C.3, 907.1, 907.3, 907.4, 907.9 and 914.1 to 914.7, Code of 2024',
  ),
  statuteText(
    'https://www.legis.iowa.gov/docs/publications/LGI/91/attachments/HF2696.html?layout=false',
    'House File 2696 (2026) as introduced, on trafficking victims',
  ),
  statuteCopy(
    'https://d1tvxue8o4w0fl.cloudfront.net/regulation/code-of-federal-regulations/title-49-transportation/subtitle-b-other-regulations-relating-to-transportation/chapter-iii-federal-motor-carrier-safety-administration-department-of-transportation/subchapter-b-federal-motor-carrier-safety-regulations/part-383-commercial-drivers-license-standards-requirements-and-penalties/subpart-d-driver-disqualifications-and-penalties/section-38351-disqualification-of-drivers',
    '49 C.F.R. § 383.51, table 1',
  ),
  statuteCopy(
    'https://lawserver.com/law/state/iowa/ia-code/iowa_code_321-262',
    'Iowa Code §§ 321.261 and 321.262: leaving the scene of a crash',
  ),
  statuteCopy(
    'https://legalfix.com/statutes/state-codes/iowa/title-vi/chapter-235b/section-235b-20',
    'Iowa Code § 235B.20, dependent adult abuse, before it moved to § 726.26',
  ),
  courtOrAgencyCopy(
    read.rule,
    'Iowa R. Crim. P. 2.83: 20 days to answer, which debts count, deferred judgments counted',
  ),
  courtOrAgencyCopy(
    'https://cetient.com/case/4249159/state-of-iowa-v-john-doe',
    'State v. Doe (2017): a case is what has one case number',
  ),
  courtOrAgencyCopy(
    'https://caselaw.findlaw.com/court/ia-supreme-court/117915607.html',
    'Doe v. Iowa District Court for Polk County: the whole file is expunged, dismissed charges too',
  ),
  courtOrAgency(
    'https://dps.iowa.gov/divisions-iowa-department-public-safety/iowa-division-criminal-investigation/criminal-history-record-check-information',
    'Department of Public Safety: how to order a record, and the fee',
  ),
  courtOrAgency(
    'https://www.legis.iowa.gov/law/courtRules/courtRulesListings',
    'The Iowa Court Rules, by chapter: chapter 2 is on criminal procedure',
  ),
  courtOrAgency(
    'https://governor.iowa.gov/services/voting-rights-restoration',
    'Governor: Executive Order 7 on voting',
  ),
  courtOrAgency(
    'https://sos.iowa.gov/elections/voterinformation/restorerights.html',
    'Secretary of State on voting',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/ia-nc-1/',
    'Clearinghouse: cases without a conviction',
  ),
  clearinghouse(
    'https://cjei.cornell.edu/fix-your-record/sealing-and-expungement/expungement/iowa-expungement',
    'Cornell: expungement in Iowa',
  ),
  legalAid(
    'https://www.iowalegalaid.org/resource/can-i-expunge-my-adult-criminal-conviction-in-1?ref=y3uf1',
    'Iowa Legal Aid: what can be expunged; deferred judgments before and after July 2013',
  ),
  otherPage(
    'https://www.recordinglaw.com/us-laws/expungement/iowa-expungement-laws/',
    'A guide of May 2026 on chapter 901C',
  ),
  otherPage(read.fee, 'A guide: no filing fee, free court forms'),
  otherPage(
    'https://www.clintonherald.com/opinion/new-rules-now-allow-expungement-of-some-criminal-offenses/article_2d4e8787-433a-52c8-874c-f6a5de614ee5.html',
    'A newspaper column on § 901C.3, and on cases with several convictions',
  ),
  courtOrAgencyCopy(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    'The courts’ forms under Iowa R. Crim. P. 2.86: 1 to 3 of August 2024, 4 and 5 of January 2021',
  ),
];
