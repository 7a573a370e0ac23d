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
  statuteText(
    'https://search-prod.lis.state.oh.us/api/v2/general_assembly_136/legislation/sb418/00_IN/html/',
    '§ 2953.32(A)(1), what cannot be sealed, as a bill of 2026 prints the law',
  ),
  statuteText('https://codes.ohio.gov/orc/2953.33', '§ 2953.33(A), cases without a conviction, and pardons'),
  statuteText(
    'https://codes.ohio.gov/ohio-revised-code/section-2953.321',
    '§ 2953.321, marijuana and hashish, from March 20, 2026',
  ),
  statuteText('http://codes.ohio.gov/oac/109:5-1-01v1', 'Rule 109:5-1-01: own record, 22 dollars'),
  statuteCopy(
    'https://www.fogtlaw.com/sealing-and-expungement-statutes',
    '§ 2151.356(A) and (B), juvenile records',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/ohio-revised-code/section-2151358-expungement-of',
    '§ 2151.358: destroyed after 5 years or at 23',
  ),
  statuteCopy(
    'https://lawserver.com/law/state/ohio/oh-code/ohio_code_2953-521',
    '§ 2953.521, dropped cases of trafficking victims',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/ohio-revised-code/section-292314-relief-from',
    '§ 2923.14, relief from the ban on guns',
  ),
  statuteCopy(
    'https://github.com/fuzzlaw/sorstatutes',
    'Chapter 2950, whole, as of 2025: what is a sexually oriented offense, § 2950.01(A)',
  ),
  courtOrAgencyCopy(
    'https://fastdemocracy.com/bill-summary/?billsummary_id=OHB00012376&billsummary_session=135&billsummary_state=oh',
    'Legislative Service Commission on H.B. 234: theft in office, domestic violence, protection orders, third degree felonies',
  ),
  courtOrAgency(
    'https://www.courtnewsohio.gov/cases/2025/SCO/0819/240265.asp',
    'State v. T.W.C., 2025-Ohio-2890: restitution comes first',
  ),
  courtOrAgency(
    'https://www.courtnewsohio.gov/cases/2022/SCO/0819/210124.asp',
    'State v. G.K., 2022-Ohio-2858: dropped charges wait for the conviction of the case',
  ),
  courtOrAgency(
    'http://www.sconet.state.oh.us/PIO/summaries/2009/1029/082391.asp',
    'State v. Futrall, 2009-Ohio-5590: the whole case or nothing',
  ),
  statuteText(
    'https://codes.ohio.gov/ohio-revised-code/section-2953.35',
    '§ 2953.35(A), its first lines as the search of the site shows them: guns in cars before September 30, 2011 and June 13, 2022',
  ),
  statuteCopy(
    'https://casetext.com/statute/ohio-revised-code/title-29-crimes-procedure/chapter-2903-homicide-and-assault/section-290318-strangulation-or-suffocation',
    '§ 2903.18, strangulation: always a felony',
  ),
  courtOrAgencyCopy(
    'https://cetient.com/case/4686094/state-v-christen',
    'State v. Christen, 2021-Ohio-1647, its opening: a traffic conviction is sealed with the dropped drunk driving charge',
  ),
  courtOrAgencyCopy(
    'https://law.justia.com/cases/ohio/sixth-district-court-of-appeals/2021/l-20-1149.html',
    'State v. T.D., 2021-Ohio-513, its opening: a refusal to seal such a case was reversed',
  ),
  courtOrAgencyCopy(
    'https://print.casetext.com/case/state-v-ek-8',
    'State v. E.K. (10th Dist. 2024), its opening: an expungement of a dropped domestic violence case was reversed',
  ),
  otherPage(
    'https://www.studicata.com/summaries/court-of-appeals-of-ohio/state-v-e-k-2024-pl4tpw',
    'State v. E.K.: § 2953.33(C)(1)(f) names § 2919.25',
  ),
  courtOrAgency(
    'http://courtnewsohio.gov/cases/2017/SCO/0927/161395.asp',
    'State v. Dye, 2017-Ohio-7823: dropped without prejudice can be sealed',
  ),
  courtOrAgencyCopy(
    'https://print.casetext.com/case/state-v-srs',
    'State v. S.R.S., 2024-Ohio-2195, its opening: fleeing the police of the third degree is an offense of violence and cannot be sealed',
  ),
  otherPage(
    'https://www.studicata.com/summaries/court-of-appeals-of-ohio/state-v-s-r-s-2024-pj1are',
    'State v. S.R.S.: why § 2901.01(A)(9) takes in fleeing that puts people in danger',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/ohio-revised-code/section-2921331-failure-to',
    '§ 2921.331 as of 2012: fleeing is of the third degree where it hurt or endangered people or property',
  ),
  courtOrAgencyCopy(
    'https://fastdemocracy.com/bill-summary/?billsummary_id=OHB00011795&billsummary_session=135&billsummary_state=oh',
    'Legislative Service Commission on H.B. 56, in force October 24, 2024: any fleeing in a car is of the fourth degree, and of the third after a felony',
  ),
  courtOrAgencyCopy(
    'https://cetient.com/case/4095485/state-v-dg',
    'State v. D.G., 2016-Ohio-7609: an attempt at a listed crime is an offense of violence',
  ),
  courtOrAgencyCopy(
    'https://cetient.com/case/8570372/state-v-pjf',
    'State v. P.J.F., 2022-Ohio-4152: discharge when community control ends',
  ),
  courtOrAgencyCopy(
    'https://cetient.com/case/3770243/state-v-zj-unpublished-decision-2-8-2007',
    'State v. Z.J. (2007): not guilty by reason of insanity can be sealed',
  ),
  courtOrAgencyCopy(
    'https://print.casetext.com/case/state-v-johnson-114033',
    'State v. Johnson, 2024-Ohio-5623: not guilty by reason of insanity cannot be sealed',
  ),
  courtOrAgency(
    'https://municipalcourt.franklincountyohio.gov/Departments-Services/Self-Help/Legal-Matters',
    'Franklin County Municipal Court: forms and fees',
  ),
  courtOrAgency(
    'https://www.supremecourt.ohio.gov/courts/services-to-courts/specialized-docket-section/certificate-of-qualification-for-employment',
    'Supreme Court of Ohio: certificates for employment',
  ),
  courtOrAgency(
    'https://ohioattorneygeneral.gov/mcc.ohioattorneygeneral.gov/FAQ/Background-Check-FAQs.aspx',
    'Attorney General: state records and their mistakes',
  ),
  courtOrAgency('https://governor.ohio.gov/priorities/expedited-pardon-project', 'Governor: faster pardons'),
  courtOrAgency(read.library, 'Franklin County Law Library: what changed in April 2023, and fees'),
  courtOrAgency(
    'https://fclawlib.libguides.com/expungement/ohiolaws',
    'Franklin County Law Library: waits of 3 years, 1 year and 6 months, and 10 years more for felonies',
  ),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/ohio-restoration-of-rights-pardon-expungement-sealing/',
    'Rights, guns, pardons and sealing, 2024',
  ),
  clearinghouse('https://ccresourcecenter.org/text-blocks/ohio-employment-licensing', 'Jobs and licenses'),
  clearinghouse('https://freedomnetworkusa.org/srp_states/oh', 'Trafficking victims, January 2025'),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/oh-nc-3/',
    'Trafficking victims: dropped cases',
  ),
  legalAid('https://www.ohiolegalhelp.org/letters-forms/criminal-sealing-eligibility', 'Ohio Legal Help'),
  legalAid('https://ohiojpc.org/our-work/second-chance/', 'Second Chance Project'),
  legalAid('https://lasclev.org/09022022-2', 'Legal Aid Society of Cleveland: fines and costs'),
  courtOrAgencyCopy(
    'https://vandaliaohio.org/300/Sealing-Court-Records',
    'Vandalia Municipal Court: 3 years, 1 year, 7 years and 6 months',
  ),
  statuteCopy(
    'http://gifinvidious.domain.glass/search/?q=ohio+revised+code+expungement+forms',
    '§ 2953.32(A)(1)(h) and (A)(3): third degree felonies, and what counts as one conviction',
  ),
  otherPage(
    'https://github.com/quindad/fairpath-mobile/blob/9368e9f026d9097b5c50173b9fd68a56238a53f2/docs/research/record-relief/ohio/OHIO_CANDIDATE_PACKAGE_V1.md',
    'Private research that read §§ 2953.32, 2953.33, 2953.36, 2953.521 and 2953.61 on September 29, 2026: what is left out, what can only be sealed, the waits',
  ),
  otherPage('https://makridislaw.com/expungement', 'Expungement after 6 months, 1 year, and 11 to 13 years'),
  otherPage(read.guide, 'Dropped cases, diversion and intervention at once; two years after a no bill'),
  otherPage(read.arrest, 'Arrests without a charge: a letter to BCI'),
  otherPage(read.hearing, 'S.B. 288: waits, and a hearing after 45 to 90 days'),
  otherPage(
    'https://legalclarity.org/are-juvenile-records-sealed-when-you-turn-18-in-ohio',
    'Juvenile records: 6 months, or at once from 18 on',
  ),
  otherPage(
    'https://www.dayton.com/community/dayton/ud-law-school-included-in-ohios-pardon-project-expansion/LBPS7Y5JQFEGFKKC4QCVEMBD7Q/',
    'Expedited pardons: ten years, and no new crime',
  ),
  statuteText(
    'https://search-prod.lis.state.oh.us/api/v2/general_assembly_136/legislation/hb689/00_IN/html/',
    'HB 689 of the General Assembly of 2025 and 2026: a bill',
  ),
  courtOrAgencyCopy(
    'https://law.justia.com/cases/ohio/tenth-district-court-of-appeals/2019/18ap-495.html',
    'State v. C.H., 2019-Ohio-3786: an appeal after a no',
  ),
];
