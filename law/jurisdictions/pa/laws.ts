import { cite } from '../../relief.ts';

/** The sections the rules stand in, with the page they were read on. */
const pages = {
  definitions:
    'https://fastdemocracy.com/bill-summary/?billsummary_id=PAB00029644&billsummary_session=2023-2024&billsummary_state=pa',
  expungement: 'https://www.legis.state.pa.us/WU01/LI/LI/CT/HTM/18/00.091.022.000..HTM',
  petition: 'https://www.legis.state.pa.us/WU01/LI/LI/CT/HTM/18/00.091.022.001..HTM',
  cleanSlate: 'https://govt.westlaw.com/pac/Document/N95A8E510AE7311EEBA4A8C9569A15992',
  exceptions: 'https://self-law.org/code/pa/title-18/chapter-91/9122-3',
  drugAct: 'https://govt.westlaw.com/pac/Document/NC9ABA650343D11DA8A989F4EECDB8638',
  giulian: 'https://law.justia.com/cases/pennsylvania/supreme-court/2016/75-map-2015.html',
  juvenileRule:
    'https://regulations.justia.com/states/pennsylvania/title-237/part-i/subpart-a/chapter-1/part-c/part-c-3/rule-170',
  juvenileSummary:
    'http://www.legis.state.pa.us/CFDOCS/Legis/PN/Public/btCheck.cfm?txtType=HTM&sessYr=2013&sessInd=0&billBody=S&billTyp=B&billNbr=1197&pn=1850',
  pardon:
    'https://govt.westlaw.com/pac/Document/N64B67620344811DA8A989F4EECDB8638?viewType=FullText&originationContext=documenttoc&transitionType=CategoryPageItem&contextData=%28sc.Default%29',
  voting: 'http://parules.elaws.us/bulletin/1/27/2001/145',
  trafficking: 'https://cseinstitute.org/new-pennsylvania-law-can-help-trafficking-survivors-seek-justice',
} as const;

export const section9102 = cite('18 Pa.C.S. § 9102 (“qualifying offense”)', pages.definitions);
export const section9122 = (part: string) => cite(`18 Pa.C.S. § 9122${part}`, pages.expungement);
export const section9122point1 = (part: string) => cite(`18 Pa.C.S. § 9122.1${part}`, pages.petition);
export const section9122point2 = (part: string) => cite(`18 Pa.C.S. § 9122.2${part}`, pages.cleanSlate);
export const section9122point3 = (part: string) => cite(`18 Pa.C.S. § 9122.3${part}`, pages.exceptions);
export const summaryFiveYears = cite(
  '18 Pa.C.S. § 9122(b)(3)(i); Commonwealth v. Giulian, 141 A.3d 1262 (Pa. 2016)',
  pages.giulian,
);
export const drugAct119 = cite('35 P.S. § 780-119(a)', pages.drugAct);
export const drugAct117 = cite('35 P.S. § 780-117');
export const juvenileRule = cite('18 Pa.C.S. § 9123(a); Pa.R.J.C.P. 170', pages.juvenileRule);
export const juvenileAct108 = cite('18 Pa.C.S. § 9123(a)(3), as changed by Act 108 of 2024');
export const juvenileSummary = cite('18 Pa.C.S. § 9123(a)(2.1)', pages.juvenileSummary);
export const juvenileExcluded = cite('18 Pa.C.S. § 9123(a.1)');
export const traffickingAct = cite('18 Pa.C.S. § 3019(d)–(g)', pages.trafficking);
export const pardonPower = cite('Pa. Const. art. IV, § 9(a)', pages.pardon);
export const votingLaw = cite(
  'Mixon v. Commonwealth, 759 A.2d 442 (Pa. Cmwlth. 2000); 31 Pa.B. 595',
  pages.voting,
);
/** The section of the election law was not read; accounts of what the Department of State says were. */
export const electionCrimes = cite('Department of State: no vote for 4 years after an election crime');
