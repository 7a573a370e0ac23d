import {
  clearinghouse,
  courtOrAgency,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
  statuteText,
} from '../../place/source.ts';

/** The state courts’ own text of the statutes, by the number under which they keep it, as of November 2025. */
const oscn = (document: number, what: string) =>
  statuteText(`https://www.oscn.net/applications/oscn/DeliverDocument.asp?CiteID=${document}`, what);

export const sources: readonly Source[] = [
  statuteCopy(
    'https://github.com/matthewaharris/oklahoma-constitution-search',
    'A copy of the courts’ text of the statutes, made in November 2025: the sections below were read in it, whole',
  ),
  oscn(440214, '22 O.S. § 18, both texts of 2024: who may ask for expungement'),
  oscn(70214, '22 O.S. § 19, as amended in 2025: how to ask, and what it does'),
  oscn(485675, '22 O.S. § 18a: the form for reclassified felonies'),
  oscn(440215, '22 O.S. § 19a: identity theft'),
  oscn(439118, '22 O.S. § 991c, as amended in 2025: deferred sentences'),
  oscn(70298, '22 O.S. § 152: how long a charge can be filed'),
  oscn(70381, '22 O.S. §§ 305.1 to 305.4: deferred prosecution'),
  oscn(84006, '57 O.S. § 571, both texts: the list of violent crimes'),
  oscn(104306, '21 O.S. § 13.1, four texts of 2024 and 2025: the “85 percent crimes”'),
  oscn(84014, '57 O.S. § 582: who has to register as a sex offender'),
  statuteCopy(
    'https://github.com/fuzzlaw/sorstatutes',
    '57 O.S. chapter 8B, whole, current to October 1, 2025: both texts of § 582',
  ),
  oscn(78446, '26 O.S. § 4-101: who may vote'),
  oscn(69752, '21 O.S. § 1283: guns after a felony and after a pardon'),
  oscn(436672, '74 O.S. § 150.12(J): the $150 for an expungement order'),
  statuteCopy(
    'https://instalawyer.io/laws/oklahoma-statutes/title-10a-children-and-juvenile-10a-2-6-109-expungement-of-juvenile-court',
    '10A O.S. § 2-6-109(A), (B) and the start of (C)',
  ),
  statuteCopy(
    'https://legalfix.com/statutes/state-codes/oklahoma/title-10a/section-10a-2-6-108',
    '10A O.S. § 2-6-108(A), (B): sealing of juvenile records',
  ),
  courtOrAgency(
    'https://www.oklahoma.gov/osbi/services/information-services-division/clean-slate-initiative.html',
    'OSBI on automatic clearing, November 6, 2025: not yet carried out in full',
  ),
  statuteCopy(
    'https://www.oklegislature.gov/cf_pdf/2025-26%20ENR/SB/SB2030%20ENR.PDF',
    'SB 2030 of 2026 (chapter 282), as a secondary source of August 2026 tells it: §§ 18b and 19d, clearing without a petition',
  ),
  courtOrAgency(
    'https://oklahoma.gov/ppb/pardons-commutations/faq.html',
    'Pardon and Parole Board: who may ask for a pardon',
  ),
  courtOrAgency(
    'https://regulations.justia.com/states/oklahoma/title-375/chapter-9/subchapter-1/section-375-9-1-2',
    'Okla. Admin. Code 375:9-1-2: your own record from OSBI',
  ),
  legalAid(
    'https://oklaw.org/resource/expungement-q-a',
    'Legal Aid Services of Oklahoma with OSBI: the steps',
  ),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/oklahoma-restoration-of-rights-pardon-expungement-sealing/',
    'Collateral Consequences Resource Center: voting, guns, expungement, as of 2024',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/ok-ar-1/',
    'Clean Slate Clearinghouse: juvenile sealing',
  ),
  otherPage(
    'https://www.urbanic.law/criminal-defense/expungement-process-oklahoma/',
    'A law firm on the steps, and the $15 for a copy of your record',
  ),
  otherPage('https://cleanslate.law/faqs', 'A law firm on how long it takes'),
  otherPage(
    'https://www.beckhamcountyrecord.net/article/3411,oklahoma-s-clean-slate-law',
    'A newspaper of November 2025 on the start of automatic clearing',
  ),
];
