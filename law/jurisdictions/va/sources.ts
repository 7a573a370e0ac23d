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
    'Va. Code chapters 23.1 and 23.2 of Title 19.2 (sealing as in force since July 1, 2026), §§ 9.1-902, 16.1-306, 17.1-805, 18.2-57.3, 18.2-251, 19.2-298.02, 19.2-303.2, 19.2-327.15 to .20, 19.2-390, 53.1-231.2 and Title 18.2, in a copy of February 2026',
  ),
  statuteText(
    'https://law.lis.virginia.gov/vacode/19.2-392.12/',
    'Va. Code § 19.2-392.12, sealing by petition, effective July 1, 2026',
  ),
  statuteText(
    'https://law.lis.virginia.gov/vacode/title19.2/chapter23.2/section19.2-392.12:1',
    'Va. Code § 19.2-392.12:1, effective July 1, 2026',
  ),
  statuteText(
    'https://law.lis.virginia.gov/vacode/19.2-392.6/',
    'Va. Code § 19.2-392.6, automatic sealing, in an older version',
  ),
  courtOrAgency(
    'https://vscc.virginia.gov/sealing.asp',
    'State Crime Commission: sealing begins on July 1, 2026',
  ),
  courtOrAgency(
    'https://vscc.virginia.gov/sealingfaqs.asp',
    'State Crime Commission: questions and answers on sealing',
  ),
  courtOrAgency(
    'https://www.commonwealth.virginia.gov/judicial-system/pardons/',
    'Secretary of the Commonwealth: the three kinds of pardon',
  ),
  courtOrAgency(
    'http://commonwealth.virginia.gov/judicial-system/pardons/simple-pardons/',
    'Secretary of the Commonwealth: who may ask for a simple pardon',
  ),
  courtOrAgency(
    'https://kwc.gov/517/Expungement',
    'King William County circuit court clerk: steps, copies and fee',
  ),
  courtOrAgency(
    'https://www.arlingtonva.us/Government/Departments/Courts/Circuit-Court/Expungements',
    'Arlington circuit court: the steps of an expungement',
  ),
  courtOrAgencyCopy(
    read.eastlack,
    'Eastlack v. Commonwealth (2011): insanity is no acquittal for expungement',
  ),
  courtOrAgencyCopy(
    'https://cetient.com/case/1058042/necaise-v-com',
    'Necaise v. Commonwealth (2011): a felony lowered to a lesser form of the same crime',
  ),
  courtOrAgencyCopy(
    'https://cetient.com/case/9390234/williams-v-commonwealth',
    'Williams v. Commonwealth (2023): a charge replaced by a different crime was dismissed',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/va-nc-1/',
    'Clearinghouse: cases without a conviction',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/va-d-1/',
    'Clearinghouse: sealing by petition, older text',
  ),
  clearinghouse(
    'https://cjei.cornell.edu/fix-your-record/sealing-and-expungement/expungement/virginia-expungement',
    'Cornell: expungement in Virginia',
  ),
  legalAid(
    'https://www.justice4all.org/civil-rights-racial-justice/expungement/',
    'Legal Aid Justice Center on expungement',
  ),
  legalAid(
    'https://www.justiceforwardvafoundation.org/expungementsealing-2',
    'Justice Forward Virginia on sealing',
  ),
  otherPage(read.guideSince2026, 'A private guide to § 19.2-392.2 since July 2026: no court fee'),
  otherPage(
    'https://ballotpedia.org/Virginia_Voting_Rights_Restoration_for_Felons_Upon_Release_Amendment_(2026)',
    'The vote of November 3, 2026 on voting rights',
  ),
  otherPage(
    'https://cleanslatevirginia.com/requirements-to-seal-a-virginia-conviction-by-petition/',
    'A law firm: no new conviction in the past 7 or 10 years',
  ),
  otherPage(read.form, 'A list of court forms: CC-1473 and its address'),
  otherPage(read.recordFee, 'Form SP-167 and its price'),
  otherPage(
    'https://www.billtrack50.com/billdetail/1917986/28939',
    'Senate Bill 62 (2026): lighter marijuana sentences',
  ),
  legalAid(
    'https://www.lscv.org/work-of-legal-aid',
    'Legal Services Corporation of Virginia: its programs, and one telephone number for them',
  ),
  otherPage(
    'http://lisakratzthomas.com/resources/restoration-of-civil-rights/',
    'A page on civil rights: the telephone number of the Secretary of the Commonwealth',
  ),
];
