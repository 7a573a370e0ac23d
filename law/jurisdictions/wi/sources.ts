import { account, officialPage, type Source, statuteText } from '../../source.ts';
import { pages } from './cites.ts';

export const sources: readonly Source[] = [
  statuteText(
    'https://docs.legis.wisconsin.gov/document/statutes/2019/973.015(2m)',
    'Wis. Stat. § 973.015, expunging a conviction',
  ),
  statuteText(
    'https://legalfix.com/statutes/state-codes/wisconsin/chapter-973/section-973-015',
    'A copy of Wis. Stat. § 973.015(1m) with its exclusions',
  ),
  statuteText(
    'https://docs.legis.wisconsin.gov/document/amends/2013/REG/AB620-ASA1,61',
    'The text of Wis. Stat. § 973.015(2m) as enacted in 2014',
  ),
  statuteText(
    'https://docs.legis.wisconsin.gov/document/statutes/301.048(6)',
    'Wis. Stat. § 301.048(2)(bm), the list of violent offenses',
  ),
  statuteText(
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
  statuteText(
    'https://instalawyer.io/laws/wisconsin-statutes-annotations/chapter-304-paroles-and-304078-restoration-of-civil',
    'Wis. Stat. § 304.078, restoring civil rights, whole',
  ),
  statuteText(
    'https://howtolegalhelp.com/section-973-015-special-disposition',
    'A second copy of Wis. Stat. § 973.015(1m)',
  ),
  officialPage(pages.hemp, 'State v. Hemp: expungement needs no petition'),
  officialPage(pages.arberry, 'State v. Arberry: only at sentencing'),
  officialPage(pages.lickes, 'State v. Lickes: every condition of probation'),
  officialPage(pages.frett, 'Kenosha County v. Frett: no expungement of tickets'),
  officialPage(
    'https://law.justia.com/cases/wisconsin/court-of-appeals/2020/2018ap002274.html',
    'Hall v. Department of Justice: removal of an arrest is a right',
  ),
  officialPage(
    'https://studylib.net/doc/18681051/expunging-court-records',
    "The courts' leaflet “Expunging Court Records”",
  ),
  officialPage(
    'https://co.washburn.wi.us/departments/clerk-of-circuit-court/expungement/',
    'A clerk of circuit court on expungement and removal',
  ),
  officialPage(pages.removalManual, "The state's identification manual on removing arrests"),
  account(
    'https://cjei.cornell.edu/fix-your-record/dismissalset-asidevacateshield/wisconsin-removal',
    'Cornell University on which arrests the state removes',
  ),
  officialPage(pages.website, 'How long cases stay on the court website'),
  officialPage(pages.pardon, "The governor's page on pardons"),
  account(
    'https://consumersadvisory.com/gov-evers-grants-172-pardons-bringing-total-pardons-granted-to-1436',
    "A copy of the governor's statement on who may ask for a pardon",
  ),
  account('https://lwm-info.org/898/Elections-FAQ-12', 'League of Wisconsin Municipalities on voting'),
  account(
    'https://www.hq-law.com/blog/employment-law/reopening-vacating-muni-convictions',
    'A law firm on reopening old tickets',
  ),
  account(
    'https://ccresourcecenter.org/state-restoration-profiles/wisconsin-restoration-rights-pardon-expungement-sealing',
    'Restoration of rights and record relief in Wisconsin (November 2024)',
  ),
  account(
    'https://cleanslateclearinghouse.org/policies/wi-c-1/',
    'Clean Slate Clearinghouse on expunging convictions',
  ),
  account(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    'A filing service’s notes of August 2026: § 973.015 unchanged through 2025 Act 247; no fee to remove an arrest',
  ),
  account(pages.petition, 'Form CR-266 (May 2024), in the words those notes quote'),
  account(
    pages.stateForms,
    'Forms DJ-LE-250B and DJ-LE-247 (February 2017), in the words those notes quote: the prices of a record, and that a § 961.47 entry only gets a note',
  ),
  account(
    'https://hurleyburish.com/an-expunged-owi-counts-for-purposes-of-determining-penalties-for-subsequent-owis',
    'State v. Braunschweig, 2018 WI 113: a drunk driving conviction had been expunged',
  ),
  account(
    'https://milwaukee-criminal-lawyer.com/guide-to-expunction-expungement-october-2014/',
    'A law firm on sentences from before July 2009 and on attempts',
  ),
];
