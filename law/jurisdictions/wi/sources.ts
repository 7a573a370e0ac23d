import type { Source } from '../../jurisdiction.ts';
import { type Cite, cite } from '../../relief.ts';

const pages = {
  expungement: 'https://docs.legis.wisconsin.gov/document/statutes/2019/973.015(2m)',
  trafficking: 'https://docs.legis.wisconsin.gov/document/amends/2013/REG/AB620-ASA1,61',
  violent: 'https://docs.legis.wisconsin.gov/document/statutes/301.048(6)',
  removal:
    'https://casetext.com/statute/wisconsin-statutes/police-regulations/chapter-165-department-of-justice/section-16584-cooperation-in-criminal-identification-records-and-statistics',
  removalManual:
    'https://yumpu.com/en/document/view/37188477/wisconsin-department-of-justice-identification-manual-imprimus-/72',
  juvenile: 'https://docs.legis.wisconsin.gov/document/statutes/2005/938.355(6d)(b)3.',
  discharge:
    'https://docs-preview.legis.wisconsin.gov/scroll/up/631/2023/related/amendments/sb70/sa2_ssa2_sb70',
  arberry: 'http://ecases.us/case/wis/c169156/state-v-diamond-j-arberry',
  hemp: 'http://wicourts.gov/sc/opinion/DisplayDocument.html?content=html&seqNo=131915',
  lickes: 'https://law.justia.com/cases/wisconsin/supreme-court/2021/2019ap001272-cr.html',
  frett: 'https://law.justia.com/cases/wisconsin/court-of-appeals/2014/2014ap000006.html',
  website: 'https://wcca.wicourts.gov/faq.html',
  pardon: 'https://consumersadvisory.com/gov-evers-grants-172-pardons-bringing-total-pardons-granted-to-1436',
  vote: 'https://lwm-info.org/898/Elections-FAQ-12',
  tickets: 'https://www.hq-law.com/blog/employment-law/reopening-vacating-muni-convictions',
} as const;

/** A section of the Wisconsin Statutes on expunging a conviction: `(1m)(b)`. */
export const expungementLaw = (part: string): Cite => cite(`Wis. Stat. § 973.015${part}`, pages.expungement);

export const traffickingLaw = (part = ''): Cite => cite(`Wis. Stat. § 973.015(2m)${part}`, pages.trafficking);
export const violentOffenses = cite('Wis. Stat. §§ 973.015(1m)(a)3., 301.048(2)(bm)', pages.violent);
export const removalLaw = cite('Wis. Stat. § 165.84(1)', pages.removal);
export const removalPractice = cite('Wis. Stat. § 165.84(1), as the state applies it', pages.removalManual);
export const juvenileLaw = cite('Wis. Stat. § 938.355(4m)(a)', pages.juvenile);
export const dischargeLaw = cite('Wis. Stat. § 961.47(1)', pages.discharge);
export const onlyAtSentencing = cite(
  'Wis. Stat. § 973.015(1m)(a)1.; State v. Arberry, 2018 WI 7',
  pages.arberry,
);
export const certificateClears = cite('Wis. Stat. § 973.015(1m)(b); State v. Hemp, 2014 WI 129', pages.hemp);
export const everyCondition = cite('Wis. Stat. § 973.015(1m)(b); State v. Lickes, 2021 WI 60', pages.lickes);
export const noTickets = cite(
  'Wis. Stat. § 973.015(1m)(a)1.; Kenosha County v. Frett, 2014 WI App 127',
  pages.frett,
);
export const websiteRule = cite(
  'Wisconsin Circuit Court Access, question 1c (March 30, 2018)',
  pages.website,
);
export const pardonRule = cite('Wis. Const. art. V, § 6; Executive Orders 30 and 130', pages.pardon);
export const voteLaw = cite('Wis. Stat. §§ 304.078(3), 6.03(1)(b)', pages.vote);
export const reopeningLaw = cite('Wis. Stat. §§ 800.115(2), 806.07(1)(h)', pages.tickets);

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
