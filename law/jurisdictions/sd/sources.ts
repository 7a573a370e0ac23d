import {
  clearinghouse,
  courtOrAgency,
  courtOrAgencyCopy,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
  statuteText,
} from '../../place/source.ts';
import { instructions } from './how.ts';

export const sources: readonly Source[] = [
  courtOrAgencyCopy(
    instructions,
    'The courts’ instructions UJS-390 of January 2025, whole: who may ask, forms, fee, service, hearing, notice of entry',
  ),
  statuteCopy(
    'https://github.com/saint1415/us-statutes',
    'A copy of the code, February 2026: §§ 23A-3-26 to 23A-3-37, 23A-27-12.2 to 23A-27-17, 23A-27-53, 24-14-1 to 24-14-12, 26-7A-113 to 26-7A-116, 23-5-12, 23-6-8.1 and 36-1C-18, whole',
  ),
  statuteText(
    'https://mylrc.sdlegislature.gov/api/Documents/Bill/233999.html?Year=2022',
    'Senate Bill of 2022 that would have counted § 23A-3-34 from the disposition; the code does not have it',
  ),
  statuteText(
    'https://sdlegislature.gov/Rules/Administrative/17:60:05',
    'ARSD 17:60:05, executive clemency: headings',
  ),
  courtOrAgency(
    'https://ujs.sd.gov/self-help/civil-law-help/expungement',
    'The courts: who may ask, and the forms',
  ),
  courtOrAgency('https://doc.sd.gov/pardon/instructions.aspx', 'Pardons: who may ask, and record searches'),
  courtOrAgency('https://doc.sd.gov/pardon/', 'Pardons: how to apply'),
  courtOrAgency('http://doc.sd.gov/forms/clemency/', 'Expedited pardons: which offenses, and how old'),
  courtOrAgency(
    'https://sdsos.gov/elections-voting/voting/register-to-vote/felony-convictions.aspx',
    'Secretary of State: voting after a felony, before and since July 1, 2012',
  ),
  legalAid(
    'https://www.sdlawhelp.org/node/60/criminal-record-expungement',
    'South Dakota Law Help on expungement',
  ),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/south-dakota-restoration-of-rights-pardon-expungement-sealing/',
    'Collateral Consequences Resource Center, 2024: voting, guns, pardons, expungement',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/sd-c-1/',
    'Clean Slate Clearinghouse: still has the ten years from before 2021',
  ),
  otherPage(
    'https://www.billtrack50.com/billdetail/1944436',
    'HB 1109 of 2026, on protection orders: not passed when read',
  ),
];
