import { type Cite, cite as other } from '../../place/relief.ts';
import { cite } from './code.ts';

/** Opinions of the courts, and what stands in no statute. */
export const pages = {
  arberry: 'http://ecases.us/case/wis/c169156/state-v-diamond-j-arberry',
  hemp: 'https://www.wicourts.gov/sc/opinion/DisplayDocument.html?content=html&seqNo=131915',
  lickes: 'https://law.justia.com/cases/wisconsin/supreme-court/2021/2019ap001272-cr.html',
  frett: 'https://law.justia.com/cases/wisconsin/court-of-appeals/2014/2014ap000006.html',
  removalManual:
    'https://yumpu.com/en/document/view/37188477/wisconsin-department-of-justice-identification-manual-imprimus-/72',
  petition: 'https://www.wicourts.gov/forms1/circuit/ccform.jsp?FormNumber=CR-266',
  stateForms: 'https://www.wisdoj.gov/Pages/CriminalJusticeServices/criminal-history-documents-forms.aspx',
  website: 'https://wcca.wicourts.gov/faq.html',
  pardon: 'https://evers.wi.gov/Pages/pardon-information.aspx',
} as const;

export const expungementLaw = (part: string): Cite => cite(`973.015${part}`);

/** As a court has read it. The section is shown. */
const expunged = (part: string, opinion: string): Cite => {
  const { label, url } = expungementLaw(part);
  return other(`${label}; ${opinion}`, url);
};

export const violentOffenses = cite('301.048(2)(bm)');
export const removalLaw = cite('165.84(1)');
export const removalPractice = other('Wis. Stat. § 165.84(1), as the state applies it', removalLaw.url);
export const juvenileLaw = cite('938.355(4m)(a)');
export const dischargeLaw = cite('961.47(1)');
export const onlyAtSentencing = expunged('(1m)(a)1.', 'State v. Arberry, 2018 WI 7');
export const certificateClears = expunged('(1m)(b)', 'State v. Hemp, 2014 WI 129');
export const everyCondition = expunged('(1m)(b)', 'State v. Lickes, 2021 WI 60');
export const petitionForm = other('Form CR-266, no. 5; Wis. Stat. § 973.015(1m)(b)', pages.petition);
export const noTickets = expunged('(1m)(a)1.', 'Kenosha County v. Frett, 2014 WI App 127');
export const websiteRule = other(
  'Wisconsin Circuit Court Access, question 1c (March 30, 2018)',
  pages.website,
);
export const pardonRule = other('Executive Orders 30 and 130; Wis. Const. art. V, § 6', pages.pardon);
export const voteLaw = cite('304.078(3)');
export const reopeningLaw = other('Wis. Stat. §§ 800.115(2), 806.07(1)(h)');
