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
  otherPage(
    'https://app.legiplex.com/ks/legislature/2025/2025-r/bills/hb2393/draft-2127151?id=2127151',
    'House Bill 2393 of 2025: its title, a charge for court staff',
  ),
  statuteText(
    'https://sos.ks.gov/publications/register/Volume-41/Issues/Issue-19/05-12-22-50137.html',
    'Senate Bill 366 of 2022 in the Kansas Register: K.S.A. 21-6614(a) and the start of (b), and relief from the drug registry',
  ),
  statuteCopy(
    'https://www.stonedefense.com/Kansas-Criminal-Statutes.shtml',
    'K.S.A. 21-6614(a) and the start of (b), as of 2015',
  ),
  statuteCopy(
    'http://laws9.com/statutes/kansas/chapter21/article46/statutes_12152',
    'K.S.A. 21-4619, the law before 2011: three and five years, and the start of the list of driving crimes',
  ),
  statuteCopy(
    'https://statutes.laws.com/kansas/chapter-12/article-45/statutes-4632',
    'K.S.A. 12-4516, city cases: the list of driving crimes with a wait of five years',
  ),
  statuteText(
    'https://kslegislature.org/historical_data/sessionlaws/1998/1998_O_SessionLaws_Chapter131.html',
    'Chapter 131 of 1998: the grounds on which an arrest is expunged',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/kansas-statutes/38-2312-expungement-of-records-docket',
    'K.S.A. 38-2312(a) and (b), juvenile records',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/kansas-statutes/22-3701-pardons-and-commutations-duties',
    'K.S.A. 22-3701, pardons',
  ),
  courtOrAgency(
    'https://www.kansasjudicialcouncil.org/legal-forms/expungement-adult',
    'The Judicial Council’s forms. Its petition of August 2022 was read whole, with the list of crimes, the chart of waits and the law for DUIs before July 2006',
  ),
  courtOrAgency(
    'http://www.kslegislature.org/li_2022/b2021_22/measures/minutes/agenda_item_2022020316192813081',
    'House Committee on Judiciary, 2022: the $176 fee for a juvenile record, and costs that a judge may want paid first',
  ),
  courtOrAgencyCopy(
    'https://fastdemocracy.com/bill-summary/?billsummary_id=KSB00010200&billsummary_session=2023-2024&billsummary_state=ks',
    'Division of the Budget, 2024, on House Bill 2602, which is not law: any conviction after discharge bars a juvenile record',
  ),
  courtOrAgencyCopy(
    'https://docsbay.net/petition-for-expungement-of-conviction-or-diversion',
    'The Judicial Council’s petition: one, three, five or ten years, coercion, no felony in two years',
  ),
  courtOrAgencyCopy(
    'https://scribd.com/document/740992715/adult-conviction-expungement-form',
    'The Sedgwick County District Attorney: which felonies wait three years and which five',
  ),
  courtOrAgency(
    'https://www.mgcountyks.org/expungements/',
    'Montgomery County: arrests, waits, and the crimes that can never be expunged',
  ),
  courtOrAgency(
    'https://www.opkansas.org/city-government/overland-park-municipal-court/a-walk-through-the-court-process/a-walk-through-the-court-process-expungement/',
    'Overland Park Municipal Court: city cases, and who still sees them',
  ),
  courtOrAgency('https://www.doc.ks.gov/prb/clemency', 'The Prisoner Review Board: how to ask for a pardon'),
  courtOrAgency(
    'https://sos.ks.gov/elections/register-to-vote-felony.html',
    'Secretary of State: voting after a felony',
  ),
  courtOrAgency('https://kansas.gov/kbi/criminalhistory/faqPage.html', 'The KBI’s record checks'),
  legalAid(
    'https://expungement.works/post/a-checklist-for-expungement',
    'Kansas Legal Services, 2022: who may ask, the fee, the forms, the list of 19 exceptions',
  ),
  legalAid(
    'https://expungement.works/post/what-is-expungement-in-kansas',
    'Kansas Legal Services: what it does, and who still sees it',
  ),
  legalAid(
    'https://www.kansaslegalservices.org/node/2330/kls-still-working-you-apply-online-or-call-us',
    'Kansas Legal Services: how to reach it',
  ),
  legalAid(
    'https://aclukansas.org/en/publications/how-to-exit-kora',
    'ACLU of Kansas: leaving the drug registry',
  ),
  legalAid(
    'https://www.aclukansas.org/en/know-your-rights/know-your-voting-rights-voting-criminal-record',
    'ACLU of Kansas: voting, and money that is owed',
  ),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/kansas-restoration-of-rights-pardon-expungement-sealing',
    'Collateral Consequences Resource Center, September 2024: voting, guns, pardons',
  ),
  clearinghouse(
    'https://nationalreentryresourcecenter.org/cleanslate/compare-records-clearance-policies?f%5B0%5D=jurisdiction%3A235&f%5B1%5D=jurisdiction%3A236&page=15',
    'Clean Slate Clearinghouse: convictions, diversions, prostitution under coercion, juvenile records',
  ),
  clearinghouse(
    'https://a2jlab.org/tag/expungement/',
    'Access to Justice Lab: how hard it is to expunge in Kansas',
  ),
  otherPage(
    'http://expungement.uslegal.com/expungement-of-criminal-records/kansas-expungement-law/',
    'Juvenile records: 23 years of age, or two years since discharge',
  ),
  otherPage(
    'https://www.kansas.com/news/local/article60739886.html',
    'The Wichita Eagle, 2016: how long it takes, and the fee of $195',
  ),
  otherPage(
    'https://kofo.com/2022/12/16/clearing-your-name',
    'Kansas News Service, 2022: expungement can be denied for fines or fees that are owed',
  ),
  otherPage(
    'https://fastdemocracy.com/bill-summary/?billsummary_id=KSB00011990&billsummary_session=2025-2026&billsummary_state=ks',
    'A bill of 2026 on waiving the fee: not law when read',
  ),
  otherPage(
    'https://app.legiplex.com/ks/legislature/2023/2023-r/bills/hb2028?page=2',
    'House Bill 2028 of 2023, automatic expungement: not law',
  ),
  courtOrAgency(
    'http://www.kslegislature.org/li_2022/b2021_22/measures/minutes/agenda_item_2022020316047759471',
    'Minutes of the House Judiciary Committee, February 2022: a bill to let the years begin before all is paid',
  ),
  otherPage(
    'https://fastdemocracy.com/bill-summary/?billsummary_id=KSB00011990&billsummary_session=2025-2026&billsummary_state=ks',
    'A bill of 2025 and 2026 on waiving the docket fee, as a private page sums it up',
  ),
  courtOrAgencyCopy(
    'https://print.casetext.com/case/state-v-neil-34',
    'State v. Neil (Kansas Court of Appeals, 2015): the judge’s no was undone on appeal',
  ),
  otherPage(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean/blob/3802f9e25006a9ce7b1f090233161ca0fc405ec7/data/record-clearing/legal-design-intake/KS.memo.json',
    'A filing service’s notes of August 2, 2026 on K.S.A. 21-6614 as Senate Bill 430 of 2026 sets it out: the waits, and the list under (e) crime by crime',
  ),
];
