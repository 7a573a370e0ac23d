import { cite as other } from '../../place/relief.ts';
import { cite } from './code.ts';

const crimesCode = (section: string) => (part: string) => cite(`${section}${part}`);

export const section9102 = crimesCode('9102')(' (“qualifying offense”)');
export const section9122 = crimesCode('9122');
export const section9122point1 = crimesCode('9122.1');
export const section9122point2 = crimesCode('9122.2');
export const section9122point3 = crimesCode('9122.3');
export const summaryFiveYears = section9122('(b)(3)(i); Commonwealth v. Giulian, 141 A.3d 1262 (Pa. 2016)');
export const droppedForPlea = other('Commonwealth v. Lutz, 788 A.2d 993 (Pa. Super. 2001)');
const section9123 = crimesCode('9123');
export const juvenileRule = section9123('(a); Pa.R.J.C.P. 170');
export const juvenileAct108 = section9123('(a)(3), (3.1), as changed by Act 108 of 2024');
export const juvenileSummary = section9123('(a)(2.1)');
export const juvenileDrinking = section9123('(a)(2.2)');
export const juvenileExcluded = section9123('(a.1)');
export const traffickingAct = crimesCode('3019')('(d)–(g)');
export const drugAct119 = cite('780-119(a)');
export const drugAct117 = cite('780-117');
export const pardonPower = other('Pa. Const. art. IV, § 9(a)');
export const votingLaw = other('Mixon v. Commonwealth, 759 A.2d 442 (Pa. Cmwlth. 2000); 31 Pa.B. 595');
/** The section of the election law was not read; accounts of what the Department of State says were. */
export const electionCrimes = other('Department of State: no vote for 4 years after an election crime');
