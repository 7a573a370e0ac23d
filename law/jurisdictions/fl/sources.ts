import type { Source } from '../../jurisdiction.ts';
import { certificatePage } from './cites.ts';

/** The pages as they were read. The rules lead to the Legislature's own text instead. */
export const page = {
  expunction: 'http://fl.elaws.us/law/943.0585(6)',
  sealing: 'https://instalawyer.io/laws/florida-statutes/943059-court-ordered-sealing-of',
  automatic: 'https://flsenate.gov/Session/Bill/2023/376/BillText/c2/HTML',
  listed:
    'http://www.leg.state.fl.us/Statutes/Index.cfm/index.cfm?App_mode=Display_Statute&Search_String=&URL=0900-0999/0943/Sections/0943.0584.html',
  forcible: 'https://syfert.com/florida/statutes/0776.08.html',
  selfDefense:
    'https://print.casetext.com/statute/florida-statutes/title-xlvii-criminal-procedure-and-corrections/chapter-943-department-of-law-enforcement/section-9430578-lawful-self-defense-expunction',
  mistake: 'https://www.legalfix.com/statutes/state-codes/florida/title-xlvii/chapter-943/section-943-0581',
  diversion: 'https://syfert.com/florida/statutes/0943.0582.html',
  trafficking: 'https://instalawyer.io/laws/florida-statutes/9430583-human-trafficking-victim',
  violentFelonies:
    'https://www.markjobrien.com/criminal-defense-overview/state-sentencing-resources/habitual-violent-felony-offender-fss-775-084-1-b/',
  minors:
    'http://leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=189.428&URL=0900-0999%2F0943%2FSections%2F0943.0515.html',
  drunkDriving: 'http://www.duibrowardmiami.com/record-seal-dui/',
  tickets: 'https://orlandocriminallawyerblog.com/category/record-sealed',
  clemency: 'https://ccresourcecenter.org/text-blocks/florida-pardon',
  voting: 'https://dos.fl.gov/elections/for-voters/voter-registration/felon-voting-rights/?os=ioi0NS9c9i',
  relief: 'https://ccresourcecenter.org/text-blocks/florida-record-relief',
  prohibited: 'https://ejdirga.com/florida-expungement/expungement-qualification/prohibited-offenses/',
  denial: 'https://www.fdle.state.fl.us/Seal-and-Expunge-Process/Reasons-for-Denial',
  entitled: 'http://www.fdle.state.fl.us/Seal-and-Expunge-Process/Entitled-Agencies',
  pardonDoesNotOpen:
    'https://www.expeal.com/help/if-i-receive-a-full-pardon-can-i-have-my-criminal-history-record-sealed-or-expunged.php',
  acquittals: 'https://scbalas.com/changes-in-law-concerning-expunction-of-criminal-history-record/',
  burglary: 'https://syfert.com/florida/statutes/0810.02.html',
  listCopy:
    'https://www.muscalaw.com/blog/list-ineligible-or-disqualifying-offenses-expungement-or-sealing-criminal-records-florida',
  traffickingBill: 'https://flsenate.gov/Session/Bill/2023/1690/Amendment/332036/HTML',
} as const;

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
    url: page.denial,
    what: 'FDLE on why it refuses a certificate, with the older form of the list',
    read: 'official',
  },
  { url: page.prohibited, what: 'A lawyer’s account of the barred list', read: 'secondary' },
  {
    url: page.listCopy,
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
    url: page.burglary,
    what: 'Fla. Stat. § 810.02, burglary',
    read: 'statute',
  },
  { url: page.selfDefense, what: 'Fla. Stat. § 943.0578, lawful self-defense', read: 'statute' },
  { url: page.mistake, what: 'Fla. Stat. § 943.0581, administrative expunction', read: 'statute' },
  {
    url: 'https://jonathanrosepa.com/state-criminal-defense/clearing-your-florida-criminal-record',
    what: 'A lawyer on § 943.0581',
    read: 'secondary',
  },
  {
    url: 'http://flrules.elaws.us/fac/11c-7.008',
    what: 'Fla. Admin. Code 11C-7.008, how to ask for an administrative expunction',
    read: 'official',
  },
  { url: page.diversion, what: 'Fla. Stat. § 943.0582, juvenile diversion', read: 'statute' },
  { url: page.minors, what: 'Fla. Stat. § 943.0515, records of minors', read: 'statute' },
  { url: page.trafficking, what: 'Fla. Stat. § 943.0583, trafficking victims', read: 'statute' },
  {
    url: page.traffickingBill,
    what: 'An amendment to SB 1690 (2023) to leave out only convictions of violent felonies; the act, ch. 2023-85, could not be read that far',
    read: 'official',
  },
  {
    url: 'https://app.legiplex.com/fl/legislature/2023/2023-r/bills/h0841/draft-804907',
    what: 'Final House analysis of CS/HB 841 (2023), passed as SB 1210: a trafficking victim’s petition is confidential',
    read: 'official',
  },
  {
    url: 'https://cleanslateclearinghouse.org/policies/fl-ar-2/',
    what: '§ 943.0583(4) and (8): no long delay, and who must still be told',
    read: 'secondary',
  },
  {
    url: 'https://freedomnetworkusa.org/srp_states/fl',
    what: '§ 943.0583 in January 2025: what must be proved without official papers',
    read: 'secondary',
  },
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
  { url: page.acquittals, what: 'HB 1065 (2018): expunction after not guilty', read: 'secondary' },
  {
    url: 'https://www.rodriguezcriminaldefense.com/seal-expunge-record/',
    what: 'A lawyer’s page of June 2026: sealing still needs a withhold',
    read: 'secondary',
  },
  { url: page.relief, what: 'No sealing of adult convictions, pardoned ones included', read: 'secondary' },
  {
    url: page.pardonDoesNotOpen,
    what: 'R.J.L. v. State (Fla. 2004): a pardon does not open expunction',
    read: 'secondary',
  },
  { url: page.drunkDriving, what: 'No withholding of adjudication for drunk driving', read: 'secondary' },
  { url: page.tickets, what: 'Civil traffic tickets are not sealed or expunged', read: 'secondary' },
  {
    url: 'https://www.fdle.state.fl.us/Seal-and-Expunge-Process/Frequently-Asked-Questions',
    what: 'FDLE’s questions and answers: keep your papers',
    read: 'official',
  },
  {
    url: 'https://ralawmiami.com/practice-areas/expungement-and-sealing-of-a-criminal-record-in-florida',
    what: 'What others learn of a sealed and of an expunged record',
    read: 'secondary',
  },
  { url: page.entitled, what: 'FDLE on who must still be told of a sealed record', read: 'official' },
  {
    url: 'https://www.flsenate.gov/Session/Bill/2026/1168/Amendment/266302/HTML',
    what: 'An amendment to SB 1168 (2026) with the text of § 943.0585(6)(b), who must still be told after an expunction',
    read: 'official',
  },
  {
    url: 'http://www.fdle.state.fl.us/Seal-and-Expunge-Process/Lawful-Self-Defense-Expungement',
    what: 'FDLE on self-defense: its own form and the State Attorney’s certified statement',
    read: 'official',
  },
  {
    url: 'http://www.fdle.state.fl.us/Seal-and-Expunge-Process/Juvenile-Diversion-Expunction',
    what: 'FDLE on expunction after a juvenile diversion program',
    read: 'official',
  },
  { url: certificatePage, what: 'FDLE on applying for a certificate of eligibility', read: 'official' },
  { url: page.clemency, what: 'Pardon and restoration of rights', read: 'secondary' },
  { url: page.voting, what: 'Florida Department of State on voting after a felony', read: 'official' },
];
