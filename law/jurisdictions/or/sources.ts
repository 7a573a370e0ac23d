import type { Source } from '../../jurisdiction.ts';
import { type Cite, cite } from '../../relief.ts';

/** Pages that were opened for these rules. */
export const page = {
  setAside: 'https://oregon.public.law/statutes/ors_137.225',
  marijuana: 'https://oregon.public.law/statutes/ors_137.226',
  smallMarijuana:
    'https://getpocketlaw.com/law/state_oregon/section-475c-397-order-setting-aside-qualifying-marijuana-conviction_efb49de042c1',
  reduceMarijuana: 'https://lawserver.com/law/state/oregon/or-statutes/oregon_statutes_137-222',
  growing: 'https://www.oregonlaws.org/ors/475.856',
  growingNearSchool:
    'https://codes.findlaw.com/or/title-37-alcoholic-liquors-controlled-substances-drugs/or-rev-st-sect-475-858/',
  growingToday: 'https://courtgpt.ai/laws/oregon/volume-14/chapter-475c/section-475c-349',
  felonyClasses:
    'https://getpocketlaw.com/law/state_oregon/section-161-535-classification-of-felonies_82de87ea2146',
  murder: 'https://www.lawserver.com/law/state/oregon/or-statutes/oregon_statutes_163-107',
  aggravatedMurder: 'https://oregon.public.law/statutes/ors_163.105',
  racketeering: 'https://oregon.public.law/statutes/ors_166.720',
  insanity: 'https://instalawyer.io/laws/2021-oregon-revised-statutes/section-137223-order-setting',
  trafficking: 'https://www.lawserver.com/law/state/oregon/or-statutes/oregon_statutes_137-221',
  reporting: 'https://instalawyer.io/laws/2021-oregon-revised-statutes/section-163a140-relief-from',
  youth: 'https://oregon.public.law/statutes/ors_419A.261',
  youthNewer: 'https://syfert.com/oregon/sections/419A.261.html',
  youthPetition:
    'https://instalawyer.io/laws/2021-oregon-revised-statutes/section-419a262-expunction-proceeding',
  youthMarijuana: 'https://courtgpt.ai/laws/oregon/volume-11/chapter-419a/section-419a-265',
  senateBill397: 'https://apps.oregonlegislature.gov/liz/2021R1/Measures/Overview/SB397',
  form: 'https://github.com/codeforpdx/recordexpungPDX/files/10452241/Criminal.Set.Aside.MUNICIPAL.general.copy.pdf',
  grant: 'https://law.counselstack.com/opinion/state-v-grant-orctapp-2025',
  pohle: 'http://ecases.us/case/orctapp/c9700754/state-v-pohle',
  coughlin: 'http://ecases.us/case/p8922907/state-v-coughlin',
  jansen: 'https://cetient.com/case/6945511/state-v-jansen',
  deschutes: 'https://dcda.us/resources/expungements',
  washingtonCounty: 'https://washingtoncountyda.org/node/348',
  benton: 'https://juvenile.bentoncountyor.gov/expunction/',
  linn: 'https://linncountyor.gov/juvenile/page/expunction',
  recordSponge: 'https://github.com/codeforpdx/recordexpungPDX',
  checklist: 'https://www.robertcrowlaw.com/blog/expungement-checklist-as-of-january-1-2022.cfm',
  cannotClear: 'https://www.zuanichlaw.com/what-convictions-cannot-be-expunged-in-oregon',
  twoYearsIn: 'https://lohrkelaw.com/oregons-new-expungement-law-two-years-in/',
  newRules: 'https://oregondefense.com/blog/',
  youngSexCrimes: 'https://jforourke.com/blog/2013/june/expungement-in-oregon-oregon-legislature-now-all',
  howItWorks: 'https://legalclarity.org/clean-slate-oregon-how-set-asides-work-and-who-qualifies/',
  revoked: 'https://cleanslateclearinghouse.org/policies/or-c-6/',
  pardonSeal: 'https://cleanslateclearinghouse.org/policies/or-c-4/',
  rights:
    'https://ccresourcecenter.org/state-restoration-profiles/oregon-restoration-of-rights-pardon-expungement-sealing',
  traffickingHelp: 'http://freedomnetworkusa.org/srp_states/or/',
  bill2639: 'https://app.legiplex.com/or/legislature/2025/2025-r/bills/hb2639',
  bill2639Fines:
    'https://www.citizenportal.ai/articles/2820938/Oregon/Oregon-court-reform-bill-HB-2639-waives-financial-obligations-for-older-convictions',
  bill4002: 'https://www.kxl.com/changes-to-measure-110-headed-to-house-floor/',
  bill420: 'https://norml.org/blog/2019/06/24/oregon-governor-signs-marijuana-expungement-measure-into-law/',
  marijuanaPardon:
    'https://www.oregonlive.com/crime/2022/11/oregon-marijuana-pardons-what-people-with-convictions-need-to-know.html',
  bill819: 'https://oregonstateauthority.com/laws/state_statute/475.925/',
} as const;

/** A part of ORS 137.225, the section most of Oregon's law on this stands in. */
export function setAsideLaw(part: string): Cite {
  return cite(`ORS 137.225${part}`, page.setAside);
}

export const sources: readonly Source[] = [
  {
    url: page.setAside,
    what: 'ORS 137.225(1): who may ask, and when. The later parts were not open to us.',
    read: 'statute',
  },
  { url: page.marijuana, what: 'ORS 137.226: marijuana convictions, whole', read: 'statute' },
  { url: page.smallMarijuana, what: 'ORS 475C.397(2) to (5): small marijuana cases', read: 'statute' },
  { url: page.reduceMarijuana, what: 'ORS 137.222: lowering the class of a marijuana case', read: 'statute' },
  { url: page.growing, what: 'ORS 475.856: growing marijuana (2015 text), whole', read: 'statute' },
  {
    url: page.growingNearSchool,
    what: 'ORS 475.858: growing marijuana near a school, whole. We could not open 475.862.',
    read: 'statute',
  },
  { url: page.growingToday, what: 'ORS 475C.349: growing marijuana today, by class', read: 'statute' },
  {
    url: page.felonyClasses,
    what: 'ORS 161.535(2): murder under 163.107 or 163.115 and treason have no class',
    read: 'statute',
  },
  { url: page.murder, what: 'ORS 163.107(1): murder in the first degree', read: 'statute' },
  { url: page.aggravatedMurder, what: 'ORS 163.105: the sentence for aggravated murder', read: 'statute' },
  { url: page.racketeering, what: 'ORS 166.720(5)(a): racketeering is a Class A felony', read: 'statute' },
  { url: page.insanity, what: 'ORS 137.223(2): guilty except for insanity (2021 text)', read: 'statute' },
  { url: page.trafficking, what: 'ORS 137.221(1) to (3): victims of sex trafficking', read: 'statute' },
  { url: page.reporting, what: 'ORS 163A.140: relief from reporting, whole', read: 'statute' },
  { url: page.youth, what: 'ORS 419A.261(1), (2): youth records', read: 'statute' },
  { url: page.youthNewer, what: 'ORS 419A.261, newer text: its title and subsection (2)', read: 'statute' },
  { url: page.youthPetition, what: 'ORS 419A.262 (2021 text, in part)', read: 'statute' },
  { url: page.youthMarijuana, what: 'ORS 419A.265: youth marijuana cases, whole', read: 'statute' },
  { url: page.senateBill397, what: 'SB 397 (2021): the legislature’s summary', read: 'official' },
  { url: page.form, what: 'The court’s motion to set aside (January 2022)', read: 'official' },
  { url: page.grant, what: 'State v. Grant, 339 Or App 612 (2025): unpaid restitution', read: 'official' },
  {
    url: page.pohle,
    what: 'State v. Pohle, 317 Or App 76 (2022): what a traffic offense is',
    read: 'official',
  },
  {
    url: page.coughlin,
    what: 'State v. Coughlin, 258 Or App 882 (2013): contempt is no conviction',
    read: 'official',
  },
  {
    url: page.jansen,
    what: 'State v. Jansen: two convictions of one day count against each other',
    read: 'official',
  },
  { url: page.deschutes, what: 'Deschutes County district attorney on set-asides', read: 'official' },
  { url: page.washingtonCounty, what: 'Washington County district attorney on set-asides', read: 'official' },
  { url: page.benton, what: 'Benton County juvenile department on SB 519 (2024)', read: 'official' },
  { url: page.linn, what: 'Linn County juvenile department on SB 575 and SB 519', read: 'official' },
  { url: page.recordSponge, what: 'RecordSponge, a tool made with an expungement lawyer', read: 'secondary' },
  { url: page.checklist, what: 'A lawyer’s checklist of the rules since 2022', read: 'secondary' },
  { url: page.cannotClear, what: 'A lawyer on what cannot be cleared', read: 'secondary' },
  { url: page.twoYearsIn, what: 'A lawyer on the law two years in', read: 'secondary' },
  { url: page.newRules, what: 'A lawyer on the changes of 2022', read: 'secondary' },
  {
    url: page.youngSexCrimes,
    what: 'A lawyer on HB 3327 (2013): young people and sex crimes',
    read: 'secondary',
  },
  { url: page.howItWorks, what: 'How set-asides work', read: 'secondary' },
  { url: page.revoked, what: 'Clean Slate Clearinghouse on misdemeanors', read: 'secondary' },
  { url: page.pardonSeal, what: 'Clean Slate Clearinghouse on pardons (SB 388 of 2019)', read: 'secondary' },
  { url: page.rights, what: 'Restoration of rights in Oregon', read: 'secondary' },
  { url: page.traffickingHelp, what: 'Freedom Network USA on Oregon', read: 'secondary' },
  { url: page.bill2639, what: 'HB 2639 (2025): we could not confirm that it is law', read: 'secondary' },
  { url: page.bill4002, what: 'A report on HB 4002 (2024): newer drug cases', read: 'secondary' },
  { url: page.bill420, what: 'SB 420 (2019): marijuana up to one ounce', read: 'secondary' },
  { url: page.marijuanaPardon, what: 'The marijuana pardon of November 21, 2022', read: 'secondary' },
  { url: page.bill819, what: 'SB 819 (2021): a new look with the district attorney', read: 'secondary' },
];
