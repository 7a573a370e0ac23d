import {
  clearinghouse,
  courtOrAgency,
  courtOrAgencyCopy,
  otherPage,
  type Source,
  statuteCopy,
  statuteText,
} from '../../place/source.ts';
import * as how from './how.ts';

/** Pages that were read and that nobody is sent to. */
export const read = {
  expungement:
    'https://github.com/UniCourt/cic-code-ri/blob/master/transforms/ri/ocri/r74/gov.ri.code.title.12.html',
  sealing: 'https://lawserver.com/law/state/rhode-island/ri-laws/rhode_island_general_laws_12-1-12-1',
  nolo: 'https://www.lawserver.com/law/state/rhode-island/ri-laws/rhode_island_general_laws_12-18-3',
  prostitution:
    'https://github.com/UniCourt/cic-code-ri/blob/master/transforms/ri/ocri/r74/gov.ri.code.title.11.html',
  notes: 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
  tickets:
    'https://github.com/UniCourt/cic-code-ri/blob/master/transforms/ri/ocri/r74/gov.ri.code.title.31.html',
  alcohol:
    'https://github.com/UniCourt/cic-code-ri/blob/master/transforms/ri/ocri/r74/gov.ri.code.title.03.html',
  familyCourt:
    'https://github.com/UniCourt/cic-code-ri/blob/master/transforms/ri/ocri/r74/gov.ri.code.title.08.html',
  defender:
    'https://m.moam.info/expungement-guide-rhode-island-public-defender_5a05d67b1723dd1ece6c1bb3.html',
} as const;

export const sources: readonly Source[] = [
  statuteCopy(
    read.expungement,
    'R.I. Gen. Laws chapter 12-1.3, §§ 12-1-12 to 12-1-12.2, 12-10-12 and 12-19-19, as of 2022',
  ),
  statuteCopy(read.prostitution, 'R.I. Gen. Laws §§ 11-34.1-5, 11-47-2, 11-5-1, 11-8-3 and 11-67.1-17'),
  statuteCopy(read.tickets, 'R.I. Gen. Laws § 31-41.1-10, tickets after 3 or 5 years, as of 2022'),
  statuteCopy(read.alcohol, 'R.I. Gen. Laws § 3-8-12, underage drinking, as of 2022'),
  statuteCopy(read.familyCourt, 'R.I. Gen. Laws § 8-10-21, records of the family court, as of 2022'),
  statuteText(
    'https://webserver.rilegislature.gov/BillText26/HouseText26/H7555.htm',
    'A bill of 2026 that shows § 12-1-12.1 as it stands: 10 to 20 days',
  ),
  statuteText(
    'http://webserver.rilin.state.ri.us/PublicLaws/law15/law15097.htm',
    'P.L. 2015, ch. 97, enacted June 19, 2015: underage drinking without a motion',
  ),
  courtOrAgency(
    'https://law.justia.com/cases/rhode-island/supreme-court/2005/04-180.html',
    'State v. Badessa (R.I. 2005): who has more than one conviction is no first offender',
  ),
  statuteCopy(read.sealing, 'R.I. Gen. Laws § 12-1-12.1 with its change of 2023: 10 to 20 days'),
  statuteCopy(read.nolo, 'R.I. Gen. Laws § 12-18-3, nolo with probation'),
  statuteText(
    'https://webserver.rilegislature.gov/BillText26/HouseText26/H7820.htm',
    'A bill of 2026 that shows § 12-1.3-2 as it stands',
  ),
  courtOrAgency(how.courtPage, 'Rhode Island Judiciary: expungement, who is a first offender, how to file'),
  courtOrAgency(
    'https://riag.ri.gov/i-want/get-background-check',
    'Attorney General: your own record for $5',
  ),
  courtOrAgencyCopy(read.defender, 'Public Defender: a guide to expungement and sealing'),
  clearinghouse('https://cleanslateclearinghouse.org/policies/ri-d-2/', 'Cases placed on file'),
  clearinghouse('https://cleanslateclearinghouse.org/policies/ri-cr-1/', 'Juvenile records'),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/rhode-island-restoration-of-rights-pardon-expungement-sealing/',
    'Rhode Island profile: voting, guns, pardons',
  ),
  otherPage(
    read.notes,
    'Notes that read the law in August 2026: no change of § 12-1.3-2 since 2018, and the court forms',
  ),
];
