import {
  clearinghouse,
  courtOrAgency,
  courtOrAgencyCopy,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
} from '../../place/source.ts';
import { pages } from './pages.ts';

export const sources: readonly Source[] = [
  statuteCopy(
    pages.lawText,
    'W.S. §§ 7-13-105, 7-13-301, 7-13-1401, 7-13-1501, 7-13-1502, 14-6-241, 14-6-440, 35-7-1037, 6-2-708 and title 6, whole, as printed in October 2022',
  ),
  statuteCopy(
    'https://www.keepinglawsimple.org/states/wyoming/bills/2023/SF0120',
    'Senate File 120 of 2023: the list of violent felonies in § 6-1-104(a)(xii) and the new § 7-13-105(f)',
  ),
  statuteCopy(
    'http://dev.womenslaw.org/es/node/76070',
    'W.S. § 7-13-105 with its newer subsections (h) and (j), the beginning',
  ),
  statuteCopy(pages.juvenileLaw, 'W.S. § 14-6-241'),
  courtOrAgencyCopy(pages.lynch, 'Lynch v. State, 2026 WY 8: a deferred felony is no conviction to expunge'),
  courtOrAgencyCopy(
    'https://law.justia.com/cases/wyoming/supreme-court/2022/s-21-0189.html',
    'RH v. State, 2022 WY 33: a dismissed juvenile case may be expunged though it was a violent felony',
  ),
  courtOrAgency(
    pages.rights,
    'The Department of Corrections on rights after a felony, with the violent felonies',
  ),
  courtOrAgency(pages.voting, 'The Department of Corrections on the right to vote'),
  courtOrAgency(pages.dci, 'The state’s record office on getting your own record'),
  courtOrAgency(pages.dciUnit, 'The state’s record office: adult records are kept forever'),
  clearinghouse(pages.noConviction, 'Clean Slate Clearinghouse on cases without a conviction'),
  clearinghouse(pages.misdemeanor, 'Clean Slate Clearinghouse on misdemeanors'),
  clearinghouse(pages.felony, 'Clean Slate Clearinghouse on felonies'),
  clearinghouse(pages.cornell, 'Cornell University on expungement in Wyoming'),
  clearinghouse(pages.profile, 'Restoration of rights and record relief in Wyoming (October 2024)'),
  clearinghouse(
    'https://ccresourcecenter.org/text-blocks/wyoming-civil-firearms/',
    'A summary of civil and gun rights',
  ),
  legalAid(pages.trafficking, 'Freedom Network USA on § 6-2-708'),
  legalAid(
    'http://legalhelpwy.org/index.php/get-legal-help/self-help-2/criminal-records/expungements/common-questions/',
    'Equal Justice Wyoming: common questions on expungement',
  ),
  otherPage(pages.equalJustice, 'A newspaper with the telephone number of Equal Justice Wyoming'),
  otherPage(pages.prints, 'The telephone number of the record office, and the price of prints'),
  otherPage(pages.waiver, 'The form to have a court fee waived'),
  otherPage(
    'http://www.pardon411.com/wiki/Wyoming_Pardon_Information',
    'Governors want ten years before a pardon',
  ),
  otherPage(
    'https://www.humphreylegal.net/expungements',
    'A law firm: ten years before a pardon, and no sex crimes',
  ),
  otherPage(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    'A filing service’s notes of 2026: the courts’ handout of May 2025, no form for the whole state, a draft order for the judge',
  ),
  otherPage(
    'https://www.keepinglawsimple.org/states/wyoming/bills/2026/HB0184',
    'House Bill 184 of 2026 on deferrals for juveniles, as introduced: we found no sign that it passed',
  ),
];
