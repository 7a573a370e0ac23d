import { type Cite, cite } from '../../relief.ts';

/** Pages that were opened for these rules. */
export const page = {
  setAside: 'https://oregon.public.law/statutes/ors_137.225',
  marijuana: 'https://oregon.public.law/statutes/ors_137.226',
  smallMarijuana:
    'https://getpocketlaw.com/law/state_oregon/section-475c-397-order-setting-aside-qualifying-marijuana-conviction_efb49de042c1',
  reduceMarijuana: 'https://lawserver.com/law/state/oregon/or-statutes/oregon_statutes_137-222',
  growing: 'https://www.oregonlaws.org/ors/475.856',
  murder: 'https://www.lawserver.com/law/state/oregon/or-statutes/oregon_statutes_163-107',
  racketeering: 'https://oregon.public.law/statutes/ors_166.720',
  insanity: 'https://instalawyer.io/laws/2021-oregon-revised-statutes/section-137223-order-setting',
  trafficking: 'https://www.lawserver.com/law/state/oregon/or-statutes/oregon_statutes_137-221',
  reporting: 'https://instalawyer.io/laws/2021-oregon-revised-statutes/section-163a140-relief-from',
  youth: 'https://oregon.public.law/statutes/ors_419A.261',
  youthPetition:
    'https://instalawyer.io/laws/2021-oregon-revised-statutes/section-419a262-expunction-proceeding',
  youthMarijuana: 'https://courtgpt.ai/laws/oregon/volume-11/chapter-419a/section-419a-265',
  senateBill397: 'https://apps.oregonlegislature.gov/liz/2021R1/Measures/Overview/SB397',
  form: 'https://github.com/codeforpdx/recordexpungPDX/files/10452241/Criminal.Set.Aside.MUNICIPAL.general.copy.pdf',
  longEllis: 'https://e.casetext.com/case/state-v-long-ellis',
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
  howItWorks: 'https://legalclarity.org/clean-slate-oregon-how-set-asides-work-and-who-qualifies/',
  revoked: 'https://cleanslateclearinghouse.org/policies/or-c-6/',
  pardonSeal: 'https://legiscan.com/OR/bill/SB388/2019',
  oldPardon:
    'https://casetext.com/statute/oregon-revised-statutes/title-14-procedure-in-criminal-matters-generally/chapter-144-parole-post-prison-supervision-work-release-executive-clemency-standards-for-prison-terms-and-parole-presentence-reports/executive-clemency/section-144655-request-to-seal-records-of-pardoned-conviction-notice-to-victim',
  pardon: 'https://lawserver.com/law/state/oregon/or-statutes/oregon_statutes_144-650',
  reduction: 'https://www.oregongunlaw.com/felony-reduction',
  rights:
    'https://ccresourcecenter.org/state-restoration-profiles/oregon-restoration-of-rights-pardon-expungement-sealing',
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
