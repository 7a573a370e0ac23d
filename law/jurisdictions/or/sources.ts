import type { Source } from '../../jurisdiction.ts';
import { page } from './cites.ts';

/** Read for the rules, but named by none of them: kept out of what people load to be judged. */
export const further = {
  growingNearSchool:
    'https://codes.findlaw.com/or/title-37-alcoholic-liquors-controlled-substances-drugs/or-rev-st-sect-475-858/',
  growingToday: 'https://courtgpt.ai/laws/oregon/volume-14/chapter-475c/section-475c-349',
  felonyClasses:
    'https://getpocketlaw.com/law/state_oregon/section-161-535-classification-of-felonies_82de87ea2146',
  aggravatedMurder: 'https://oregon.public.law/statutes/ors_163.105',
  youthNewer: 'https://syfert.com/oregon/sections/419A.261.html',
  newRules: 'https://oregondefense.com/blog/',
  youngSexCrimes: 'https://jforourke.com/blog/2013/june/expungement-in-oregon-oregon-legislature-now-all',
  traffickingHelp: 'http://freedomnetworkusa.org/srp_states/or/',
  bill2639: 'https://app.legiplex.com/or/legislature/2025/2025-r/bills/hb2639',
  bill2639Fines:
    'https://www.citizenportal.ai/articles/2820938/Oregon/Oregon-court-reform-bill-HB-2639-waives-financial-obligations-for-older-convictions',
} as const;

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
    url: further.growingNearSchool,
    what: 'ORS 475.858: growing marijuana near a school, whole. We could not open 475.862.',
    read: 'statute',
  },
  { url: further.growingToday, what: 'ORS 475C.349: growing marijuana today, by class', read: 'statute' },
  {
    url: further.felonyClasses,
    what: 'ORS 161.535(2): murder under 163.107 or 163.115 and treason have no class',
    read: 'statute',
  },
  { url: page.murder, what: 'ORS 163.107(1): murder in the first degree', read: 'statute' },
  { url: further.aggravatedMurder, what: 'ORS 163.105: the sentence for aggravated murder', read: 'statute' },
  { url: page.racketeering, what: 'ORS 166.720(5)(a): racketeering is a Class A felony', read: 'statute' },
  { url: page.insanity, what: 'ORS 137.223(2): guilty except for insanity (2021 text)', read: 'statute' },
  { url: page.trafficking, what: 'ORS 137.221(1) to (3): victims of sex trafficking', read: 'statute' },
  { url: page.reporting, what: 'ORS 163A.140: relief from reporting, whole', read: 'statute' },
  { url: page.youth, what: 'ORS 419A.261(1), (2): youth records', read: 'statute' },
  {
    url: further.youthNewer,
    what: 'ORS 419A.261, newer text: its title and subsection (2)',
    read: 'statute',
  },
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
  { url: further.newRules, what: 'A lawyer on the changes of 2022', read: 'secondary' },
  {
    url: further.youngSexCrimes,
    what: 'A lawyer on HB 3327 (2013): young people and sex crimes',
    read: 'secondary',
  },
  { url: page.howItWorks, what: 'How set-asides work', read: 'secondary' },
  { url: page.revoked, what: 'Clean Slate Clearinghouse on misdemeanors', read: 'secondary' },
  { url: page.pardonSeal, what: 'Clean Slate Clearinghouse on pardons (SB 388 of 2019)', read: 'secondary' },
  { url: page.rights, what: 'Restoration of rights in Oregon', read: 'secondary' },
  { url: further.traffickingHelp, what: 'Freedom Network USA on Oregon', read: 'secondary' },
  { url: further.bill2639, what: 'HB 2639 (2025): we could not confirm that it is law', read: 'secondary' },
  { url: page.bill4002, what: 'A report on HB 4002 (2024): newer drug cases', read: 'secondary' },
  { url: page.bill420, what: 'SB 420 (2019): marijuana up to one ounce', read: 'secondary' },
  { url: page.marijuanaPardon, what: 'The marijuana pardon of November 21, 2022', read: 'secondary' },
  { url: page.bill819, what: 'SB 819 (2021): a new look with the district attorney', read: 'secondary' },
];
