import type { Source } from '../../jurisdiction.ts';
import { pages } from './cites.ts';

export const sources: readonly Source[] = [
  {
    url: 'https://docs.legis.wisconsin.gov/document/statutes/2019/973.015(2m)',
    what: 'Wis. Stat. § 973.015, expunging a conviction',
    read: 'statute',
  },
  {
    url: 'https://legalfix.com/statutes/state-codes/wisconsin/chapter-973/section-973-015',
    what: 'A copy of Wis. Stat. § 973.015(1m) with its exclusions',
    read: 'statute',
  },
  {
    url: 'https://docs.legis.wisconsin.gov/document/amends/2013/REG/AB620-ASA1,61',
    what: 'The text of Wis. Stat. § 973.015(2m) as enacted in 2014',
    read: 'statute',
  },
  {
    url: 'https://docs.legis.wisconsin.gov/document/statutes/301.048(6)',
    what: 'Wis. Stat. § 301.048(2)(bm), the list of violent offenses',
    read: 'statute',
  },
  {
    url: 'https://casetext.com/statute/wisconsin-statutes/police-regulations/chapter-165-department-of-justice/section-16584-cooperation-in-criminal-identification-records-and-statistics',
    what: 'Wis. Stat. § 165.84(1), removing an arrest',
    read: 'statute',
  },
  {
    url: 'https://docs.legis.wisconsin.gov/document/statutes/2005/938.355(6d)(b)3.',
    what: 'Wis. Stat. § 938.355(4m), juvenile expungement (2005 copy)',
    read: 'statute',
  },
  {
    url: 'https://docs-preview.legis.wisconsin.gov/scroll/up/631/2023/related/amendments/sb70/sa2_ssa2_sb70',
    what: 'Wis. Stat. § 961.47(1), as shown in a 2023 bill',
    read: 'statute',
  },
  {
    url: 'https://instalawyer.io/laws/wisconsin-statutes-annotations/chapter-304-paroles-and-304078-restoration-of-civil',
    what: 'Wis. Stat. § 304.078, restoring civil rights, whole',
    read: 'statute',
  },
  {
    url: 'https://howtolegalhelp.com/section-973-015-special-disposition',
    what: 'A second copy of Wis. Stat. § 973.015(1m)',
    read: 'statute',
  },
  { url: pages.hemp, what: 'State v. Hemp: expungement needs no petition', read: 'official' },
  { url: pages.arberry, what: 'State v. Arberry: only at sentencing', read: 'official' },
  { url: pages.lickes, what: 'State v. Lickes: every condition of probation', read: 'official' },
  { url: pages.frett, what: 'Kenosha County v. Frett: no expungement of tickets', read: 'official' },
  {
    url: 'https://law.justia.com/cases/wisconsin/court-of-appeals/2020/2018ap002274.html',
    what: 'Hall v. Department of Justice: removal of an arrest is a right',
    read: 'official',
  },
  {
    url: 'https://studylib.net/doc/18681051/expunging-court-records',
    what: "The courts' leaflet “Expunging Court Records”",
    read: 'official',
  },
  {
    url: 'https://co.washburn.wi.us/departments/clerk-of-circuit-court/expungement/',
    what: 'A clerk of circuit court on expungement and removal',
    read: 'official',
  },
  {
    url: pages.removalManual,
    what: "The state's identification manual on removing arrests",
    read: 'official',
  },
  {
    url: 'https://cjei.cornell.edu/fix-your-record/dismissalset-asidevacateshield/wisconsin-removal',
    what: 'Cornell University on which arrests the state removes',
    read: 'secondary',
  },
  { url: pages.website, what: 'How long cases stay on the court website', read: 'official' },
  {
    url: pages.pardon,
    what: "The governor's page on pardons",
    read: 'official',
  },
  {
    url: 'https://consumersadvisory.com/gov-evers-grants-172-pardons-bringing-total-pardons-granted-to-1436',
    what: "A copy of the governor's statement on who may ask for a pardon",
    read: 'secondary',
  },
  {
    url: 'https://lwm-info.org/898/Elections-FAQ-12',
    what: 'League of Wisconsin Municipalities on voting',
    read: 'secondary',
  },
  {
    url: 'https://www.hq-law.com/blog/employment-law/reopening-vacating-muni-convictions',
    what: 'A law firm on reopening old tickets',
    read: 'secondary',
  },
  {
    url: 'https://ccresourcecenter.org/state-restoration-profiles/wisconsin-restoration-rights-pardon-expungement-sealing',
    what: 'Restoration of rights and record relief in Wisconsin (November 2024)',
    read: 'secondary',
  },
  {
    url: 'https://cleanslateclearinghouse.org/policies/wi-c-1/',
    what: 'Clean Slate Clearinghouse on expunging convictions',
    read: 'secondary',
  },
  {
    url: 'https://milwaukee-criminal-lawyer.com/guide-to-expunction-expungement-october-2014/',
    what: 'A law firm on sentences from before July 2009 and on attempts',
    read: 'secondary',
  },
];
