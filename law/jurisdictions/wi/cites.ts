import { type Cite, cite } from '../../relief.ts';

/** Opinions of the courts, and what stands in no statute. */
export const pages = {
  arberry: 'http://ecases.us/case/wis/c169156/state-v-diamond-j-arberry',
  hemp: 'http://wicourts.gov/sc/opinion/DisplayDocument.html?content=html&seqNo=131915',
  lickes: 'https://law.justia.com/cases/wisconsin/supreme-court/2021/2019ap001272-cr.html',
  frett: 'https://law.justia.com/cases/wisconsin/court-of-appeals/2014/2014ap000006.html',
  removalManual:
    'https://yumpu.com/en/document/view/37188477/wisconsin-department-of-justice-identification-manual-imprimus-/72',
  petition: 'https://www.wicourts.gov/forms1/circuit/ccform.jsp?FormNumber=CR-266',
  stateForms: 'https://www.wisdoj.gov/Pages/CriminalJusticeServices/criminal-history-documents-forms.aspx',
  website: 'https://wcca.wicourts.gov/faq.html',
  pardon: 'https://evers.wi.gov/Pages/pardon-information.aspx',
} as const;

/** A section of the Wisconsin Statutes, at the legislature’s own address for it. */
const statute = (section: string): Cite =>
  cite(`Wis. Stat. § ${section}`, `https://docs.legis.wisconsin.gov/document/statutes/${section}`);

export const expungementLaw = (part: string): Cite => statute(`973.015${part}`);

export const violentOffenses = statute('301.048(2)(bm)');
export const removalLaw = statute('165.84(1)');
export const removalPractice = cite('Wis. Stat. § 165.84(1), as the state applies it', pages.removalManual);
export const juvenileLaw = statute('938.355(4m)(a)');
export const dischargeLaw = statute('961.47(1)');
export const onlyAtSentencing = cite(
  'Wis. Stat. § 973.015(1m)(a)1.; State v. Arberry, 2018 WI 7',
  pages.arberry,
);
export const certificateClears = cite('Wis. Stat. § 973.015(1m)(b); State v. Hemp, 2014 WI 129', pages.hemp);
export const everyCondition = cite('Wis. Stat. § 973.015(1m)(b); State v. Lickes, 2021 WI 60', pages.lickes);
export const petitionForm = cite('Wis. Stat. § 973.015(1m)(b); form CR-266, no. 5', pages.petition);
export const noTickets = cite(
  'Wis. Stat. § 973.015(1m)(a)1.; Kenosha County v. Frett, 2014 WI App 127',
  pages.frett,
);
export const websiteRule = cite(
  'Wisconsin Circuit Court Access, question 1c (March 30, 2018)',
  pages.website,
);
export const pardonRule = cite('Wis. Const. art. V, § 6; Executive Orders 30 and 130', pages.pardon);
export const voteLaw = statute('304.078(3)');
export const reopeningLaw = cite('Wis. Stat. §§ 800.115(2), 806.07(1)(h)');
