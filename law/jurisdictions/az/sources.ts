import {
  clearinghouse,
  courtOrAgency,
  courtOrAgencyCopy,
  otherPage,
  type Source,
  statuteCopy,
} from '../../place/source.ts';

export const sources: readonly Source[] = [
  statuteCopy(
    'https://rockslaw.com/sex-offender-registration-arizona.html',
    'A.R.S. § 13-3821(A), in an undated copy of a law firm: the crimes that call for registration',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/arizona-revised-statutes/title-13-criminal-code-13-911-sealing-of',
    'A.R.S. § 13-911(A) to (C) and the start of (D): sealing',
  ),
  statuteCopy(
    'https://www.lawserver.com/law/state/arizona/az-laws/arizona_laws_13-905',
    'A.R.S. § 13-905(A): setting aside, and what “dangerous” means',
  ),
  statuteCopy(
    'https://self-law.org/code/az/title-13/13-909',
    'A.R.S. § 13-909 as amended in 2024: trafficking victims',
  ),
  statuteCopy(
    'https://recordgone.com:443/statutes/arizona-revised-statute-13-4051.php',
    'A.R.S. § 13-4051, whole, as amended in 2012: a note that you were cleared, and no copies without a court order',
  ),
  statuteCopy(
    'https://law.justia.com/codes/arizona/2015/title-13/section-13-1214/',
    'A.R.S. § 13-1214 in the text of 2015: with a victim under 15 it falls under § 13-705',
  ),
  statuteCopy('https://legiscan.com/AZ/text/HB2119/2022', 'Laws 2022, ch. 199: how civil rights come back'),
  courtOrAgencyCopy(
    'https://casetext.com/rule/arizona-court-rules/arizona-rules-of-criminal-procedure/miscellaneous/rule-361-sealing-arrest-conviction-and-sentencing-records',
    'Ariz. R. Crim. P. 36.1 of August 2024: who may ask to seal',
  ),
  courtOrAgencyCopy(
    'https://casetext.com/rule/arizona-court-rules/arizona-rules-of-criminal-procedure/miscellaneous/rule-41-forms/form-forms/form-31a-effective-until-112025-application-to-set-aside-conviction',
    'Form 31(a): the application to set aside a conviction',
  ),
  courtOrAgency(
    'https://www.azcourts.gov/selfservicecenter/Criminal-Law/Sealing-records/Completing-the-Petition',
    'The courts on the petition to seal',
  ),
  courtOrAgency(
    'https://www.azcourts.gov/selfservicecenter/Criminal-Law/Sealing-records/After-Filing-a-Petition',
    'The courts on new charges, and on the crimes that cannot be sealed',
  ),
  courtOrAgency(
    'https://www.azcourts.gov/selfservicecenter/Criminal-Law/Sealing-records/Other-Convictions',
    'The courts on several counts and several convictions: an older page with 5 years more after a felony, a newer one without',
  ),
  courtOrAgency(
    'https://buckeyeaz.gov/government/municipal-court/sealing-criminal-case-records',
    'A city court on the waiting times',
  ),
  courtOrAgency(
    'https://azleg.gov/legtext/56leg/2R/summary/S.1639JUD_ASPASSEDHOUSE.DOCX.htm',
    'Senate fact sheet on the law of 2024 (S.B. 1639)',
  ),
  courtOrAgency(
    'https://azleg.gov/legtext/56leg/2R/summary/S.2623JUD.DOCX.htm',
    'Senate fact sheet on the law of 2024 for trafficking victims (H.B. 2623)',
  ),
  courtOrAgencyCopy(
    'https://app.legiplex.com/az/legislature/2024/2024-r/bills/sb1639/draft-754920',
    'House summary of S.B. 1639 of March 2024: the waits as they were, and 5 years more after a felony',
  ),
  courtOrAgencyCopy(
    'https://fastdemocracy.com/bill-summary/?billsummary_id=AZB00011722&billsummary_session=55th-1st-regular&billsummary_state=az',
    'Senate fact sheet on S.B. 1294 of 2021: what cannot be set aside',
  ),
  courtOrAgencyCopy(
    'http://ecases.us/case/arizctapp/c3639606/state-v-mohajerin',
    'State v. Mohajerin (2010): when an arrest or a charge was wrongful, § 13-4051',
  ),
  otherPage(
    'https://shouselawdev.wpengine.com/az/defense/laws/homicide/negligent-homicide',
    'A law firm that gives the text of A.R.S. § 13-1102: negligent homicide is of class 4',
  ),
  otherPage(
    'https://www.rideoutlaw.com/dangerous-crimes-against-children-a-r-s-13-705/',
    'A law firm that gives the list of A.R.S. § 13-705 whole',
  ),
  otherPage('https://www.shouselaw.com/az/defense/ars/13-705/', 'Another law firm on the same list'),
  otherPage(
    'https://nonagon-mushroom-bfwb.squarespace.com/news/vflv44xqzapkl2rm34iiad43xji5a9',
    'Justice Action Network on S.B. 1639: each case as soon as its own wait is over',
  ),
  courtOrAgency(
    'https://beta.tucsonaz.gov/Departments/Tucson-City-Court/Set-Aside-Information?oc_lang=en-US',
    'Tucson City Court on what cannot be set aside, and what it does',
  ),
  courtOrAgency(
    'https://azcourthelp.org/browse-by-topic/criminal-law/criminal-set-aside/set-aside-form-criteria',
    'What to gather for setting aside',
  ),
  courtOrAgency(
    'https://justicecourts.maricopa.gov/case-types/marijuana-expungements',
    'Maricopa County Justice Courts on marijuana cases',
  ),
  courtOrAgency(
    'https://law.justia.com/cases/arizona/court-of-appeals-division-one-published/2023/1-ca-cr-21-0518.html',
    'State v. Sorensen (2023): small cases of selling marijuana count too',
  ),
  courtOrAgency(
    'https://www.azcourts.gov/legalinfohub/Legal-Process-Sheets/Juvenile-Adjudication-and-Set-Aside',
    'The courts on setting aside a juvenile case',
  ),
  courtOrAgency(
    'https://webcms.pima.gov/cms/One.aspx?portalId=169&pageId=396003',
    'Pima County on destroying juvenile records',
  ),
  courtOrAgencyCopy(
    'https://info.5y1.org/class-3-misdemeanor-az_1_635805.html',
    'A juvenile court’s sheet on A.R.S. §§ 8-348 and 8-349',
  ),
  courtOrAgencyCopy(
    'https://d1tvxue8o4w0fl.cloudfront.net/regulation/arizona-administrative-code/title-5-corrections/chapter-4-board-of-executive-clemency/article-2-pardon/section-r5-4-201-pardon',
    'Ariz. Admin. Code R5-4-201: pardons',
  ),
  courtOrAgency(
    'https://www.law.cornell.edu/regulations/arizona/Ariz-Admin-Code-SS-R13-1-107',
    'Ariz. Admin. Code R13-1-107: your own record from DPS',
  ),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/arizona-restoration-of-rights-pardon-expungement-sealing/',
    'Collateral Consequences Resource Center, December 2024: voting, guns, sealing',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/az-c-3/',
    'Clean Slate Clearinghouse: what cannot be set aside',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/az-c-2/',
    'Clean Slate Clearinghouse: marijuana',
  ),
  otherPage(
    'https://www.womenslaw.org/laws/az/statutes/ss-13-706-serious-violent-or-aggravated-offenders-sentencing-life-imprisonment',
    'A copy of A.R.S. § 13-706',
  ),
  otherPage(
    'https://shouselaw.com/az/defense/laws/sentencing/serious-offender',
    'A law firm on the lists of serious and violent crimes in A.R.S. § 13-706',
  ),
  otherPage(
    'https://cannabislaw.report/arizona-marijuana-expungement-clinic-reclaim-your-future-reclama-tu-futuro-launches/',
    'A newspaper on the free clinics for marijuana cases',
  ),
  otherPage(
    'https://www.billtrack50.com/billdetail/1945516',
    'S.B. 1321 of 2026, on expunging misdemeanors: not passed as far as we found',
  ),
  courtOrAgencyCopy(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    'The courts’ instructions AOC CREM1I of July 2021: what a marijuana petition must tell, and filing a new one',
  ),
];
