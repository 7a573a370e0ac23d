import { type Cite, cite as cited } from '../../place/relief.ts';
import { address, cite } from './code.ts';

/** The Legislature's own text of a section, by the letters of its code. */
export const official = (code: string, section: string): string => address(`${code}: ${section}`);

const procedure = (section: string): Cite => cite(`CR: ${section}`);
const government = (section: string): Cite => cite(`GV: ${section}`);
const family = (section: string): Cite => cite(`FA: ${section}`);

export const acquittalLaw = procedure('55A.002');
export const sameEpisode = procedure('55A.151; Ex parte K.T. (Tex. 2022)');
export const insanityLaw = procedure('55A.002, ch. 46C');
export const notChargedLaw = procedure('55A.052');
export const notConvicted = procedure('55A.051');
export const eachMisdemeanor = procedure('55A.051; Ex parte R.P.G.P. (Tex. 2021)');
export const limitations = procedure('55A.053, 55A.054, ch. 12');
export const programLaw = procedure('55A.053(a)(2)');
export const classCLaw = procedure('55A.051(3), 55A.052(a)(1)');
export const pardonedLaw = procedure('55A.003, 55A.004');
export const carryLaw = procedure('55A.005; HB 1927 (2021)');
export const minorLaw = cite('AL: 106.12');

export const leftOutLaw = government('411.074(b)');
export const cleanLaw = government('411.074(a)');
export const firstDeferralLaw = government('411.072');
export const deferralLaw = government('411.0725');
export const deferredDwiLaw = government('411.0726');
export const probationLaw = government('411.073');
export const convictionLaw = government('411.0735');
export const probationDwiLaw = government('411.0731');
export const otherDwiLaw = government('411.0736');
export const traffickingLaw = government('411.0728');
export const veteransLaw = government('411.0727');
export const reemploymentLaw = government('411.0729');

export const sealedAt19 = family('58.253');
export const supervisionLaw = family('58.255');
export const sealingRequest = family('58.256');

export const pardonPower = cited('Tex. Const. art. IV, § 11', official('CN', '4.11'));
export const deferredPardon = procedure('48.01');
export const clemencyLaw = procedure('42A.701; State v. Brent (2021)');
export const votingLaw = cite('EL: 11.002');
