import type { Source } from '../../jurisdiction.ts';
import { page } from './cites.ts';

/** Read for the rules, but named by none of them: kept out of what people load to be judged. */
export const further = {
  denial: 'https://www.fdle.state.fl.us/Seal-and-Expunge-Process/Reasons-for-Denial',
  pardonDoesNotOpen:
    'https://www.expeal.com/help/if-i-receive-a-full-pardon-can-i-have-my-criminal-history-record-sealed-or-expunged.php',
} as const;

export const acquittals =
  'https://scbalas.com/changes-in-law-concerning-expunction-of-criminal-history-record/';

export const sources: readonly Source[] = [
  { url: page.expunction, what: 'Fla. Stat. § 943.0585, court-ordered expunction', read: 'statute' },
  {
    url: 'http://leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=criminal+indigent+status&URL=0900-0999%2F0943%2FSections%2F0943.0585.html',
    what: 'The same section in the 2024 statutes',
    read: 'statute',
  },
  { url: page.sealing, what: 'Fla. Stat. § 943.059, court-ordered sealing', read: 'statute' },
  { url: page.listed, what: 'Fla. Stat. § 943.0584, the barred list, up to (j)', read: 'statute' },
  {
    url: further.denial,
    what: 'FDLE on why it refuses a certificate, with the older form of the list',
    read: 'official',
  },
  { url: page.prohibited, what: 'A lawyer’s account of the barred list', read: 'secondary' },
  {
    url: 'https://www.muscalaw.com/blog/list-ineligible-or-disqualifying-offenses-expungement-or-sealing-criminal-records-florida',
    what: 'A lawyer’s copy of the barred list, from A to N',
    read: 'secondary',
  },
  {
    url: 'https://fallgatterlaw.com/moving-on-with-your-life-record-sealing-or-expungement-and-restoration-of-civil-rights/',
    what: 'A lawyer’s list of barred offenses of force',
    read: 'secondary',
  },
  {
    url: 'https://www.legiscan.com/FL/text/S1604/id/2870880',
    what: 'A 2024 bill that names digital voyeurism in § 943.0584',
    read: 'official',
  },
  { url: page.automatic, what: 'Fla. Stat. § 943.0595 with its changes of 2023', read: 'statute' },
  {
    url: 'https://fastdemocracy.com/bill-summary/?billsummary_state=fl&billsummary_id=FLB00028129&billsummary_session=2023',
    what: 'House analysis of CS/CS/CS/HB 593 (2023): earlier convictions do not matter for automatic sealing',
    read: 'official',
  },
  {
    url: 'https://www.flsenate.gov/Session/Bill/2021/1662/BillText/Filed/HTML',
    what: 'SB 1662 (2021), a bill to seal cases from before October 2019',
    read: 'official',
  },
  { url: page.forcible, what: 'Fla. Stat. § 776.08, forcible felonies', read: 'statute' },
  {
    url: 'https://syfert.com/florida/statutes/0810.02.html',
    what: 'Fla. Stat. § 810.02, burglary',
    read: 'statute',
  },
  { url: page.selfDefense, what: 'Fla. Stat. § 943.0578, lawful self-defense', read: 'statute' },
  { url: page.mistake, what: 'A lawyer on § 943.0581, administrative expunction', read: 'secondary' },
  { url: page.diversion, what: 'Fla. Stat. § 943.0582, juvenile diversion', read: 'statute' },
  { url: page.minors, what: 'Fla. Stat. § 943.0515, records of minors', read: 'statute' },
  { url: page.trafficking, what: 'Fla. Stat. § 943.0583, trafficking victims', read: 'statute' },
  { url: page.violentFelonies, what: 'The felonies of § 775.084(1)(b)1.', read: 'secondary' },
  {
    url: 'https://www.flsenate.gov/Committees/BillSummaries/2023/html/3003',
    what: 'CS/HB 605 (2023), a second expunction, which was vetoed',
    read: 'official',
  },
  {
    url: 'https://www.flsenate.gov/Session/Bill/2026/810/BillText/c1/HTML',
    what: 'CS/SB 810 (2026), sealing of misdemeanor convictions; not found among the acts',
    read: 'official',
  },
  {
    url: 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    what: 'A filing service’s notes of July 2026: § 943.059 still needs a withhold, § 943.0585 was amended by ch. 2026-114',
    read: 'secondary',
  },
  { url: acquittals, what: 'HB 1065 (2018): expunction after not guilty', read: 'secondary' },
  {
    url: 'https://www.rodriguezcriminaldefense.com/seal-expunge-record/',
    what: 'A lawyer’s page of June 2026: sealing still needs a withhold',
    read: 'secondary',
  },
  { url: page.relief, what: 'No sealing of adult convictions, pardoned ones included', read: 'secondary' },
  {
    url: further.pardonDoesNotOpen,
    what: 'R.J.L. v. State (Fla. 2004): a pardon does not open expunction',
    read: 'secondary',
  },
  { url: page.drunkDriving, what: 'No withholding of adjudication for drunk driving', read: 'secondary' },
  { url: page.tickets, what: 'Civil traffic tickets are not sealed or expunged', read: 'secondary' },
  { url: page.certificate, what: 'FDLE on applying for a certificate of eligibility', read: 'official' },
  { url: page.clemency, what: 'Pardon and restoration of rights', read: 'secondary' },
  { url: page.voting, what: 'Florida Department of State on voting after a felony', read: 'official' },
];
