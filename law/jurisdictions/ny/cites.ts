import { type Cite, cite } from '../../relief.ts';

/** Pages that were opened for these rules. */
export const page = {
  cleanSlate: 'https://www.nysenate.gov/legislation/laws/CPL/160.57',
  favorable: 'https://www.nysenate.gov/legislation/laws/CPL/160.50/',
  violations: 'https://www.nysenate.gov/legislation/laws/CPL/160.55/',
  treatment: 'https://lawfletcher.com/criminal-defense/law/cpl-160-58',
  tenYears: 'https://lawfletcher.com/criminal-defense/law/cpl-160-59',
  marijuana: 'https://nycourts.gov/Courthelp/Criminal/marihuanaExpunge.shtml',
  resentence: 'https://lexace.ai/us/statute/new-york/cpl-440.46-A',
  trafficking: 'https://freedomnetworkusa.org/srp_states/ny/',
  youthful: 'https://codes.findlaw.com/ny/criminal-procedure-law/cpl-sect-720-35.html',
  youthfulLater:
    'https://lamarchesafrankolaw.com/reapply-for-youthful-offender-sealing-years-after-their-conviction/',
  juvenile: 'https://nysenate.gov/legislation/laws/FCT/375.1',
  juvenileFinding: 'https://www.nysenate.gov/legislation/laws/FCT/375.2',
  registration: 'https://newyork.public.law/laws/n.y._correction_law_section_168-a',
  goodConduct: 'https://www.nysenate.gov/legislation/laws/COR/703-B',
  certificates: 'https://doccs.ny.gov/certificate-relief-good-conduct-restoration-rights',
  voting: 'https://nysenate.gov/legislation/bills/2021/S830',
  clemency: 'https://www.ny.gov/services/apply-clemency',
  constitution: 'https://nysenate.gov/legislation/laws/CNS/A4S4',
} as const;

/** Criminal Procedure Law § 160.57, the Clean Slate Act. */
export const section160point57 = (part: string): Cite => cite(`CPL § 160.57${part}`, page.cleanSlate);
export const section160point50 = (part: string): Cite => cite(`CPL § 160.50${part}`, page.favorable);
export const section160point55 = cite('CPL § 160.55(1)', page.violations);
export const section160point58 = cite('CPL § 160.58(1)–(2)', page.treatment);
export const section160point59 = (part: string): Cite => cite(`CPL § 160.59${part}`, page.tenYears);
export const marijuanaErased = cite('CPL § 160.50(3)(k), (5)', page.marijuana);
export const marijuanaMotion = cite('CPL § 440.46-a(2)', page.resentence);
export const traffickingVacatur = cite('CPL § 440.10(1)(i), (6)', page.trafficking);
export const youthfulRecord = cite('CPL § 720.35', page.youthful);
export const youthfulLater = cite('CPL § 720.20(5)', page.youthfulLater);
export const eligibleYouth = cite('CPL § 720.10(2)–(3)');
export const juvenileDropped = cite('Family Court Act § 375.1', page.juvenile);
export const juvenileFinding = (part: string): Cite =>
  cite(`Family Court Act § 375.2${part}`, page.juvenileFinding);
export const reliefCertificate = cite('Correction Law art. 23', page.certificates);
export const goodConduct = cite('Correction Law § 703-b(3)', page.goodConduct);
export const votingLaw = cite('Election Law § 5-106(2)', page.voting);
export const pardonPower = cite('N.Y. Constitution art. IV, § 4', page.constitution);
