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
    'https://www.lawserver.com/law/state/new-hampshire/nh-statutes/new_hampshire_revised_statutes_651_5',
    'RSA 651:5, I and II, as amended for cases ended since 2019',
  ),
  statuteCopy(
    'https://law.justia.com/codes/new-hampshire/2015/title-lxii/chapter-651/section-651-5/',
    'RSA 651:5, I to III, in the text of 2015',
  ),
  statuteCopy(
    'https://bills.nhliberty.org/bills/2026/SB512/changes',
    'RSA 651:5, II-a(a), in a bill of 2026',
  ),
  statuteText('https://www.gencourt.state.nh.us/rsa/html/LXII/633/633-7.htm', 'RSA 633:7, its beginning'),
  statuteCopy(
    'https://legiscan.com/NH/text/HB1577/2022',
    'HB 1577 of 2022: vacating convictions of trafficking victims',
  ),
  statuteCopy(
    'https://print.casetext.com/statute/new-hampshire-revised-statutes/title-12-public-safety-and-welfare/chapter-169-b-delinquent-children/section-169-b35-juvenile-case-and-court-records',
    'RSA 169-B:35: juvenile records are closed at 21',
  ),
  statuteCopy(
    'https://print.casetext.com/rule/new-hampshire-court-rules/new-hampshire-rules-of-criminal-procedure/vi-sentencing-and-post-sentencing-procedures/rule-31-annulments',
    'Rule 31 of Criminal Procedure: application, notice, hearing, fee',
  ),
  statuteCopy(
    'https://github.com/saint1415/us-statutes',
    'Numbers and headings of the Criminal Code, February 2026',
  ),
  otherPage(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean/blob/2f2e5f27d7ed05320042a397bacaac48c39fd734/data/record-clearing/legal-design-intake/NH.memo.json',
    'A company’s notes on RSA 651:5, II-a to XVII, read on the General Court’s page on August 6, 2026: all waits, who must be told yes, the lists of XIII and XIV, fees',
  ),
  otherPage(
    'https://github.com/quindad/fairpath-mobile/blob/e842f11d7570c95936263756dcd51c1aa6e64c6b/src/core/record-relief/new-hampshire.ts',
    'A project that read RSA 651:5 on October 7, 2026: the same waits and bars, and a change of the section on January 1, 2027',
  ),
  courtOrAgency(
    'https://www.nhsp.dos.nh.gov/our-services/criminal-records/criminal-record-annulments',
    'State Police: steps and fees of an annulment',
  ),
  courtOrAgency(
    'https://www.courts.nh.gov/sites/g/files/ehbemt471/files/documents/2021-04/annulmentchecklist.pdf',
    'The trial courts’ checklist of August 24, 2020, whole, in a copy: which petition, waits, fees, what bars, drug courts',
  ),
  courtOrAgency(
    'https://www.courts.nh.gov/sites/g/files/ehbemt471/files/documents/2021-04/nhjb-3057-dse.pdf',
    'Form NHJB-3057 of August 6, 2019, whole, in a copy: what people swear to, and the 20 days to object',
  ),
  statuteText(
    'https://gencourt.state.nh.us/rsa/html/LXII/651-A/651-A-2.htm',
    'RSA 651-A:2, VI: which crimes are violent for parole beside those of RSA 651:5, XIII',
  ),
  otherPage(
    'http://www.nhpr.org/post/gov-sununu-signs-veterans-court-bill-law',
    'On the veterans court law of 2017: annulment after at least one year',
  ),
  otherPage(
    'https://fastdemocracy.com/bill-summary/?billsummary_id=NHB00011409&billsummary_session=2024&billsummary_state=nh',
    'On HB 1589 of 2024, veterans courts since July 1, 2025: annulment after a year',
  ),
  courtOrAgencyCopy(
    'https://www.formsbank.com/template/138468/annulment-of-criminal-records-new-hampshire-trial-courts.html',
    'Trial courts: waits, forms and fees',
  ),
  courtOrAgencyCopy(
    'https://e.casetext.com/case/doe-v-state-77',
    'Doe v. State (1974): a pardon does not remove the record',
  ),
  courtOrAgencyCopy(
    'https://law.justia.com/cases/new-hampshire/supreme-court/2020/2019-0250.html',
    'State v. Williams (2020): later convictions, and charges without a conviction',
  ),
  courtOrAgencyCopy(
    'https://cetient.com/case/8049645/state-v-meister',
    'State v. Meister (1984): enhanced penalties',
  ),
  legalAid(
    'https://www.603legalaid.org/how-to-remove-your-criminal-record',
    '603 Legal Aid: which petition, one for each charge, drunk driving',
  ),
  clearinghouse(
    'https://nationalreentryresourcecenter.org/cleanslate/states/new-hampshire',
    'Clean Slate Clearinghouse: waits by class',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/nh-nc-2/',
    'Cases ended since 2019 without a conviction',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/nh-c-6/',
    'Sexual assault misdemeanors: 10 years',
  ),
  clearinghouse('https://cleanslateclearinghouse.org/policies/nh-ar-3/', 'RSA 651:5-a: cases from age 17'),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/new-hampshire-restoration-of-rights-pardon-expungement-sealing/',
    'Collateral Consequences Resource Center, November 2024: voting, juries',
  ),
  otherPage('https://secondchanceinfo.com/expungement/nh', 'Waits, with 10 years for domestic violence'),
  otherPage('https://halstonberg.com/expungement/new-hampshire-annulment/', 'July 2026: how the waits run'),
  otherPage(
    'https://www.fosters.com/story/news/crime/2019/08/10/nh-law-eases-process-to-annul-pot-convictions/4493270007/',
    'RSA 651:5-b: three quarters of an ounce, before September 16, 2017',
  ),
  otherPage(
    'https://www.connecticutpardonteam.org/other-us-states-pardon-expungement-information/new-hampshire-pardon-expungement-process/',
    'Where to ask for a pardon',
  ),
];
