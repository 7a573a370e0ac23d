import { type Cite, cite } from '../../relief.ts';

export const pages = {
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
