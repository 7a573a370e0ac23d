import type { Source } from '../../jurisdiction.ts';
import { pages } from './cites.ts';

export const sources: readonly Source[] = [
  { url: pages.expungement, what: 'Wis. Stat. § 973.015, expunging a conviction', read: 'statute' },
  {
    url: 'https://legalfix.com/statutes/state-codes/wisconsin/chapter-973/section-973-015',
    what: 'A copy of Wis. Stat. § 973.015(1m) with its exclusions',
    read: 'statute',
  },
  {
    url: pages.trafficking,
    what: 'The text of Wis. Stat. § 973.015(2m) as enacted in 2014',
    read: 'statute',
  },
  { url: pages.violent, what: 'Wis. Stat. § 301.048(2)(bm), the list of violent offenses', read: 'statute' },
  { url: pages.removal, what: 'Wis. Stat. § 165.84(1), removing an arrest', read: 'statute' },
  {
    url: pages.juvenile,
    what: 'Wis. Stat. § 938.355(4m), juvenile expungement (2005 copy)',
    read: 'statute',
  },
  { url: pages.discharge, what: 'Wis. Stat. § 961.47(1), as shown in a 2023 bill', read: 'statute' },
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
    url: 'https://evers.wi.gov/Pages/pardon-information.aspx',
    what: "The governor's page on pardons",
    read: 'official',
  },
  {
    url: pages.pardon,
    what: "A copy of the governor's statement on who may ask for a pardon",
    read: 'secondary',
  },
  { url: pages.vote, what: 'League of Wisconsin Municipalities on voting', read: 'secondary' },
  { url: pages.tickets, what: 'A law firm on reopening old tickets', read: 'secondary' },
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
