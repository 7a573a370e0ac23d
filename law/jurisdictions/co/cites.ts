import { cite } from '../../relief.ts';

/** The pages on which the sections were read. */
export const page = {
  arrests: 'https://colorado.public.law/statutes/crs_24-72-704',
  arrestSummary: 'https://leg.colorado.gov/bills/hb21-1214',
  nonConvictions: 'https://colorado.public.law/statutes/crs_24-72-705',
  convictions: 'http://www.lpdirect.net/casb/crs/24-72-706.html',
  trafficking: 'http://www.lpdirect.net/casb/crs/24-72-707.html',
  municipal: 'https://colorado.public.law/statutes/crs_24-72-708',
  multiple: 'http://www.lpdirect.net/casb/crs/24-72-709.html',
  legalNow: 'https://lexace.ai/us/statute/colorado/24-72-711',
  automatic: 'https://colorado.public.law/statutes/crs_13-3-117',
  victims: 'https://colorado.public.law/statutes/crs_24-4.1-302',
  juvenile: 'https://colorado.public.law/statutes/crs_19-1-306',
  underage: 'https://www.denvercountycourt.org/underage-alcohol-convictions/',
  underageDriving: 'http://www.lpdirect.net/casb/crs/42-4-1715.html',
  collateral: 'https://colorado.public.law/statutes/crs_18-1.3-107',
  wholeCase: 'https://www.denvercountycourt.org/sealing-criminal-convictions/',
  rights:
    'https://ccresourcecenter.org/state-restoration-profiles/colorado-restoration-of-rights-pardon-expungement-sealing-2/',
  pardons: 'https://www.shouselaw.com/co/defense/post-conviction-relief/pardons/',
  bureau:
    'https://cbi.colorado.gov/sections/biometric-identification-and-records-unit/court-order-sealing-of-arrests',
} as const;

export const section703 = (part: string) => cite(`C.R.S. 24-72-703${part}`);
export const wholeCaseRule = cite('C.R.S. 24-72-703(12)(a)', page.wholeCase);
export const section704 = (part: string) => cite(`C.R.S. 24-72-704${part}`, page.arrests);
export const section705 = (part: string) => cite(`C.R.S. 24-72-705${part}`, page.nonConvictions);
export const section706 = (part: string) => cite(`C.R.S. 24-72-706${part}`, page.convictions);
export const section707 = (part: string) => cite(`C.R.S. 24-72-707${part}`, page.trafficking);
export const section708 = (part: string) => cite(`C.R.S. 24-72-708${part}`, page.municipal);
export const section709 = (part: string) => cite(`C.R.S. 24-72-709${part}`, page.multiple);
export const section710 = cite('C.R.S. 24-72-710(1)');
export const section711 = cite('C.R.S. 24-72-711(1)', page.legalNow);
export const automaticLaw = (part: string) => cite(`C.R.S. 13-3-117${part}`, page.automatic);
export const victimsList = cite('C.R.S. 13-3-117(1)(a.5); 24-4.1-302(1)', page.victims);
export const juvenileLaw = (part: string) => cite(`C.R.S. 19-1-306${part}`, page.juvenile);
