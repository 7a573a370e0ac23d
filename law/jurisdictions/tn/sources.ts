import { clearinghouse, courtOrAgency, otherPage, type Source, statuteCopy } from '../../place/source.ts';

export const sources: readonly Source[] = [
  statuteCopy(
    'https://github.com/saint1415/us-statutes',
    'Tenn. Code §§ 40-32-101 to 105, 40-15-105 and 40-27-101 ff., whole, with the acts of 2024',
  ),
  statuteCopy(
    'https://github.com/UniCourt/cic-code-tn',
    'Tenn. Code § 37-1-153, juvenile records, as of May 2021',
  ),
  statuteCopy(
    'https://github.com/fuzzlaw/sorstatutes',
    'Tenn. Code title 40, chapter 39, part 2, whole, with the acts of 2025: the sexual offenses of § 40-39-202(20) and (31), and § 40-39-209',
  ),
  statuteCopy(
    'https://print.casetext.com/statute/tennessee-code/title-40-criminal-procedure/chapter-35-tennessee-criminal-sentencing-reform-act-of-1989/part-3-sentences/section-40-35-313-probation-conditions-discharge-and-dismissal-expunction-from-official-records-fee',
    'Tenn. Code § 40-35-313, judicial diversion (its beginning)',
  ),
  statuteCopy(
    'https://lawserver.com/law/state/new-hampshire/nh-statutes/tennessee_code_38-6-120',
    'Tenn. Code § 38-6-120: what a record check costs',
  ),
  otherPage(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    'Notes of a company on §§ 40-32-106 to 110 as in force since July 1, 2026, section by section, with the TBI’s forms BI-0333 and BI-0334 of April 2025',
  ),
  otherPage(
    'https://github.com/DBusch-Developer/turnleaf',
    'Notes of others who read §§ 40-32-101 to 110 in July 2026, § 40-32-106(b)(3) among them',
  ),
  otherPage(
    'https://halstonberg.com/expungement/tennessee-expungement/',
    'How the sections were put in a new order in 2025',
  ),
  otherPage(
    'https://fastdemocracy.com/bill-summary/?billsummary_id=TNB00060749&billsummary_session=114&billsummary_state=tn',
    'SB 2197 / HB 2452 of 2026: expunction after a pardon',
  ),
  otherPage(
    'https://legilist.com/states/tennessee/bill/114/hb-1346/',
    'HB 1346 of 2026, and the law before it in a summary',
  ),
  otherPage(
    'https://issuu.com/knoxvillebarassociation/docs/dicta_june2023/s/24513369',
    'Knoxville Bar: since July 2022 only an earlier conviction that cannot be cleared stands in the way',
  ),
  courtOrAgency(
    'https://sos.tn.gov/products/elections/restoration-voting-rights',
    'Secretary of State: who lost the vote, by the day of the conviction, and how it comes back',
  ),
  courtOrAgency('https://tncourts.gov/node/7163651', 'The courts on free expungement'),
  courtOrAgency(
    'https://www.tn.gov/tbi/divisions/cjis-division/diversions-expungements.html',
    'The TBI on diversion and expungement',
  ),
  courtOrAgency(
    'https://tennesseeda.gov/district-13/expungement',
    'A district attorney: nothing is automatic',
  ),
  courtOrAgency(
    'https://ctas.tennessee.edu/node/1161/printable/print',
    'The county advisory service on expunging court records, traffic and partial removal',
  ),
  courtOrAgency(
    'https://sullivancountyda.com/expungement/',
    'Sullivan County district attorney: what to bring',
  ),
  courtOrAgency(
    'https://www.tn.gov/bop/agency-services/executive-clemency-unit.html',
    'Board of Parole on pardons',
  ),
  clearinghouse('https://cleanslateclearinghouse.org/policies/tn-nc-1/', 'Non-convictions'),
  clearinghouse('https://cleanslateclearinghouse.org/policies/tn-cr-1/', 'Juvenile findings'),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/tn-cr-8/',
    'Juvenile cases that were dismissed',
  ),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/tennessee-restoration-of-rights-pardon-expungement-sealing',
    'Rights and relief in Tennessee, of November 2024',
  ),
  otherPage(
    'https://www.tennadvocate.com/new-blog-thelaw101/expungment',
    'A lawyer: the clerk’s fee of $100',
  ),
  otherPage(
    'https://legalatoms.com/tennessee/cost-to-expunge-a-record-in-tennessee-fees',
    'Fees and waivers',
  ),
  otherPage(
    'https://tncriminaldefenseattorney.com/home/restoring-civil-rights-post-conviction',
    'A law firm on the voting rights law of May 2025',
  ),
  otherPage(
    'https://www.millermartin.com/in-depth/alerts/what-is-a-tennessee-certificate-of-employability/',
    'A law firm on the certificate of employability',
  ),
  otherPage('https://tnvhc.org/expungement-clinics/', 'The University of Tennessee’s clinic and its number'),
];
