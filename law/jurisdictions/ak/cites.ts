import { cite as other } from '../../place/relief.ts';
import { cite } from './code.ts';

export const closedLaw = (part: string) => cite(`12.62.900(19)${part}; AS 12.62.160(b)(8)`);
export const websiteLaw = (part: string) => cite(`22.35.030${part}`);
export const setAsideLaw = (part: string) => cite(`12.55.085${part}`);
export const juvenileLaw = (part: string) => cite(`47.12.300${part}`);
export const mistakeLaw = cite('12.62.180(b)');
export const alcoholLaw = cite('04.21.078');
export const marijuanaLaw = cite('12.62.160(f), as added by ch. 9, SLA 2026 (HB 239)');
export const voteLaw = cite('15.05.030(a)');

/** Stand in no statute. */
export const marijuanaOrder = other('Alaska Supreme Court Order 2001; Administrative Rule 40(a)');
export const pardonRule = other('Alaska Const. art. III, § 21; rules of the Board of Parole');
