import { type Cite, cite as other } from '../../place/relief.ts';
import { cite } from './code.ts';

/** The law on restricting records. */
export const records = (part: string): Cite => cite(`35-3-37${part}`);

/** What stands in no statute, and official pages that people are sent to. */
export const pages = {
  pardons: 'https://pap.georgia.gov/parole-consideration/pardons-restoration-rights',
  traffickingForms: 'https://law.georgia.gov/key-issues/human-trafficking/restriction-and-vacatur-forms',
  stateRecords: 'https://gbi.georgia.gov/obtaining-criminal-history-record-information',
} as const;

export const pardonRule = other(
  'State Board of Pardons and Paroles: Pardons & Restoration of Rights; O.C.G.A. § 42-9-42',
  pages.pardons,
);
export const voteLaw = other('Ga. Const. art. II, § 1, para. III(a)');
