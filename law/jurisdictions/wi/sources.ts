import {
  clearinghouse,
  courtOrAgency,
  courtOrAgencyCopy,
  otherPage,
  type Source,
  statuteCopy,
  statuteText,
} from '../../place/source.ts';
import { pages } from './cites.ts';

export const sources: readonly Source[] = [
  statuteText(
    'https://docs.legis.wisconsin.gov/document/statutes/2019/973.015(2m)',
    'Wis. Stat. § 973.015, expunging a conviction',
  ),
  statuteCopy(
    'https://legalfix.com/statutes/state-codes/wisconsin/chapter-973/section-973-015',
    'A copy of Wis. Stat. § 973.015(1m) with its exclusions',
  ),
  statuteText(
    'https://docs.legis.wisconsin.gov/document/amends/2013/REG/AB620-ASA1,61',
    'The text of Wis. Stat. § 973.015(2m) as enacted in 2014',
  ),
  statuteText(
    'https://docs-preview.legis.wisconsin.gov/document/statutes/973.017(2)(ag)',
    'Wis. Stat. § 973.015(2m)(c) to (g) as it stands, with the notes on what courts may still consider',
  ),
  statuteText(
    'https://docs.legis.wisconsin.gov/document/statutes/1997/938.355(2)(b)5.',
    'Wis. Stat. § 938.35(1): a juvenile judgment is not a conviction of a crime (1997 copy)',
  ),
  courtOrAgency(
    'https://wispd.gov/juvenile-collateral-consequences/1-access-to-records',
    'State Public Defender: which juvenile court files are open to anyone',
  ),
  courtOrAgency(
    'http://www.wicourts.gov/ca/opinion/DisplayDocument.html?content=html&seqNo=15282',
    'State v. McNamee (1999): after a violation the court may enter the conviction under § 961.47',
  ),
  otherPage(
    'https://hurleyburish.com/legislature-considers-positive-change-to-wisconsins-expungement-law',
    'A law firm: the court need not bring up expungement',
  ),
  otherPage(
    'https://courtneyandmoltercriminaldefense.com/blog/criminal-defense/expungement-of-misdemeanor-and-felony-cases-persons-under-age-25/',
    'A law firm: employers still find the conviction, and take a “no” for a lie',
  ),
  otherPage(
    'https://hawmlaw.com/can-uscis-see-expunged-records/',
    'An immigration lawyer: sealed and expunged cases must be told, with the court papers',
  ),
  statuteText(
    'https://docs.legis.wisconsin.gov/document/statutes/301.048(6)',
    'Wis. Stat. § 301.048(2)(bm), the list of violent offenses',
  ),
  statuteCopy(
    'https://casetext.com/statute/wisconsin-statutes/police-regulations/chapter-165-department-of-justice/section-16584-cooperation-in-criminal-identification-records-and-statistics',
    'Wis. Stat. § 165.84(1), removing an arrest',
  ),
  statuteText(
    'https://docs.legis.wisconsin.gov/document/statutes/2005/938.355(6d)(b)3.',
    'Wis. Stat. § 938.355(4m), juvenile expungement (2005 copy)',
  ),
  statuteText(
    'https://docs-preview.legis.wisconsin.gov/scroll/up/631/2023/related/amendments/sb70/sa2_ssa2_sb70',
    'Wis. Stat. § 961.47(1), as shown in a 2023 bill',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/wisconsin-statutes-annotations/chapter-304-paroles-and-304078-restoration-of-civil',
    'Wis. Stat. § 304.078, restoring civil rights, whole',
  ),
  statuteCopy(
    'https://howtolegalhelp.com/section-973-015-special-disposition',
    'A second copy of Wis. Stat. § 973.015(1m)',
  ),
  courtOrAgency(pages.hemp, 'State v. Hemp: expungement needs no petition'),
  courtOrAgencyCopy(pages.arberry, 'State v. Arberry: only at sentencing'),
  courtOrAgencyCopy(pages.lickes, 'State v. Lickes: every condition of probation'),
  courtOrAgencyCopy(pages.frett, 'Kenosha County v. Frett: no expungement of tickets'),
  courtOrAgencyCopy(
    'https://law.justia.com/cases/wisconsin/court-of-appeals/2020/2018ap002274.html',
    'Hall v. Department of Justice: removal of an arrest is a right',
  ),
  courtOrAgencyCopy(
    'https://studylib.net/doc/18681051/expunging-court-records',
    "The courts' leaflet “Expunging Court Records”",
  ),
  courtOrAgency(
    'https://co.washburn.wi.us/departments/clerk-of-circuit-court/expungement/',
    'A clerk of circuit court on expungement and removal',
  ),
  courtOrAgencyCopy(pages.removalManual, "The state's identification manual on removing arrests"),
  clearinghouse(
    'https://cjei.cornell.edu/fix-your-record/dismissalset-asidevacateshield/wisconsin-removal',
    'Cornell University on which arrests the state removes',
  ),
  courtOrAgency(pages.website, 'How long cases stay on the court website'),
  courtOrAgency(pages.pardon, "The governor's page on pardons"),
  courtOrAgencyCopy(
    'https://consumersadvisory.com/gov-evers-grants-172-pardons-bringing-total-pardons-granted-to-1436',
    "A copy of the governor's statement on who may ask for a pardon",
  ),
  otherPage('https://lwm-info.org/898/Elections-FAQ-12', 'League of Wisconsin Municipalities on voting'),
  otherPage(
    'https://www.hq-law.com/blog/employment-law/reopening-vacating-muni-convictions',
    'A law firm on reopening old tickets',
  ),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/wisconsin-restoration-rights-pardon-expungement-sealing',
    'Restoration of rights and record relief in Wisconsin (November 2024)',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/wi-c-1/',
    'Clean Slate Clearinghouse on expunging convictions',
  ),
  otherPage(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    'A filing service’s notes of August 2026: § 973.015 unchanged through 2025 Act 247; no fee to remove an arrest',
  ),
  otherPage(pages.petition, 'Form CR-266 (May 2024), in the words those notes quote'),
  otherPage(
    pages.stateForms,
    'Forms DJ-LE-250B and DJ-LE-247 (February 2017), in the words those notes quote: the prices of a record, and that a § 961.47 entry only gets a note',
  ),
  otherPage(
    'https://hurleyburish.com/an-expunged-owi-counts-for-purposes-of-determining-penalties-for-subsequent-owis',
    'State v. Braunschweig, 2018 WI 113: a drunk driving conviction had been expunged',
  ),
  otherPage(
    'https://milwaukee-criminal-lawyer.com/guide-to-expunction-expungement-october-2014/',
    'A law firm on sentences from before July 2009 and on attempts',
  ),
  courtOrAgencyCopy(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean/tree/HEAD/tmp/official-pdf-shadow-batch/all50',
    'Form CR-266 (May 2024) whole, and the courts’ summary of it (2020): who gets a copy, not to be altered',
  ),
  clearinghouse(
    'https://cpra.cornell.edu/fix-your-record/sealing-and-expungement/expungement/wisconsin-expungement',
    'Cornell University on what expungement does',
  ),
  clearinghouse(
    'https://ccresourcecenter.org/text-blocks/wisconsin-employment-licensing',
    'The fair employment law and records',
  ),
  courtOrAgency(
    'https://dwd.wisconsin.gov/er/newsletters/2021/august2.htm',
    'Department of Workforce Development: what employers may ask',
  ),
  otherPage(
    'https://communityjournal.net/coronavirus-raises-new-legal-questions-for-consumers/',
    'A newspaper: the phone of the lawyer referral service',
  ),
  courtOrAgencyCopy(
    'https://formspal.com/pdf-forms/other/form-dj-le-250a',
    'Form DJ-LE-250A (January 2021): the phone of the Crime Information Bureau',
  ),
  statuteCopy(
    'https://self-law.org/code/wi/chapter-814/814-29',
    'Wis. Stat. § 814.29: who need not pay court fees',
  ),
  courtOrAgency(
    'https://www.wisconsinappeals.net/on-point-by-the-wisconsin-state-public-defender/scow-expunged-conviction-counts-as-prior-under-%C2%A7-343-307/',
    'State Public Defender: an expunged drunk driving conviction still counts',
  ),
  courtOrAgency(
    'http://blog.wilawlibrary.gov/2018/06/circuit-court-fee-waivers.html',
    'State Law Library on fee waivers and form CV-410A',
  ),
];
