/** Pages that were read and that nobody is sent to. */
export const read = {
  mandatory: 'https://instalawyer.io/laws/delaware-code/4373-mandatory-expungement-application',
  petition: 'https://instalawyer.io/laws/delaware-code/4374-discretionary-expungement-application',
  code: 'https://github.com/saint1415/us-statutes',
  juvenile: 'https://instalawyer.io/laws/delaware-code/1015-filing-an-expungement',
  juvenile2024:
    'https://print.casetext.com/statute/delaware-code/title-10-courts-and-judicial-procedures/part-i-organization-powers-jurisdiction-and-operation-of-courts/chapter-9-the-family-court-of-the-state-of-delaware/subchapter-iii-procedure/section-1015-filing-an-expungement-petition',
  juvenilePetition:
    'https://getpocketlaw.com/law/state_delaware/section-1018-discretionary-expungement_1f179a6321be',
  chapter418:
    'https://legis.delaware.gov/json/BillDetail/GenerateHtmlDocumentSessionLaw?sessionLawId=109589&docTypeId=13&sessionLawName=chp418',
  houseBill9:
    'https://legis.delaware.gov/json/BillDetail/GenerateHtmlDocumentEngrossment?docTypeId=6&engrossmentId=24247',
  bill124: 'https://legis.delaware.gov/BillDetail/142180',
  bill112: 'https://open.pluralpolicy.com/de/bills/151/SB112',
  defenders: 'https://github.com/dawn-i/expunge',
  packet:
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean/blob/264d2a240e5c857f55ee645f2683830e94f67c19/data/rcap-all50/hard-forms/delaware/family-court-form-281/evidence/DE_FORM-1021IP_adult-expungement-instruction-packet_REV-2023-10.pdf.extracted.txt',
  memo: 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean/blob/3802f9e25006a9ce7b1f090233161ca0fc405ec7/data/record-clearing/legal-design-intake/DE.memo.json',
  aclu: 'https://aclu-de.org/en/news/mandatory-expungement-eligibility-guide',
  reader: 'https://github.com/DBusch-Developer/turnleaf',
  forgery: 'https://codes.findlaw.com/de/title-11-crimes-and-criminal-procedure/de-code-sect-11-861.html',
  lawyer:
    'https://digital-editions.todaymediacustom.com/delaware-lawyer/spring-2022/files/basic-html/page15.html',
  fees: 'http://digital-editions.mediatwo.com/delaware-lawyer/spring-2022/files/basic-html/page14.html',
  supremeCourt: 'https://verdict.news/state/delaware-supreme-court-reverses-dui-case-allows-pa-019c364b',
  automatic:
    'https://law.uslawyerdatabase.com/category/us-law/2022-delaware-code/title-11-crimes-and-criminal-procedure/part-ii-title-11-crimes-and-criminal-procedure/criminal-procedure-generally/chapter-43-sentencing-probation-parole-and-pardons/page/2',
  bill38:
    'https://legis.delaware.gov/json/BillDetail/GenerateHtmlDocument?legislationId=48298&legislationTypeId=1&docTypeId=2&legislationName=SB38',
  osgood: 'https://law.justia.com/cases/delaware/supreme-court/2023/1-2023-2-2023.html',
  courts: 'https://courts.delaware.gov/help/expungements.aspx',
  childAct: 'https://open.pluralpolicy.com/de/bills/149/SB118',
  violentBill:
    'https://www.delawareonline.com/story/news/local/2015/03/16/delaware-bill-change-considered-violent-felony/24859505/',
  oldPardonLaw:
    'https://legalfix.com/statutes/state-codes/delaware/title-11/chapter-43/subchapter-vii/section-4375',
  clinic: 'https://sdarj.org/you-can-help-youthful-offenders-expunge-their-criminal-records',
  disclosure: 'https://sdarj.org/mandatory-expungement-in-delaware',
  guns: 'https://firearmrights.net/restoration-of-firearm-rights-in-delaware/',
} as const;
