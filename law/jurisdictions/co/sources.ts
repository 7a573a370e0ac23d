import type { Source } from '../../jurisdiction.ts';
import { bureau } from './how.ts';

/** The pages on which the law was read. */
export const page = {
  arrests: 'https://colorado.public.law/statutes/crs_24-72-704',
  arrestSummary: 'https://leg.colorado.gov/bills/hb21-1214',
  nonConvictions: 'https://colorado.public.law/statutes/crs_24-72-705',
  convictions: 'http://www.lpdirect.net/casb/crs/24-72-706.html',
  trafficking: 'http://www.lpdirect.net/casb/crs/24-72-707.html',
  municipal: 'https://colorado.public.law/statutes/crs_24-72-708',
  multiple: 'http://www.lpdirect.net/casb/crs/24-72-709.html',
  pardoned:
    'https://casetext.com/statute/colorado-revised-statutes/title-24-government-state/public-open-records/article-72-public-records/part-7-criminal-justice-record-sealing/section-24-72-710-sealing-of-criminal-conviction-records-information-for-offenses-that-receive-a-full-and-unconditional-pardon',
  legalNow: 'https://lexace.ai/us/statute/colorado/24-72-711',
  automatic: 'https://colorado.public.law/statutes/crs_13-3-117',
  intervening: 'https://ffcolorado.com/2024-new-colorado-criminal-record-sealing-law',
  victims: 'https://colorado.public.law/statutes/crs_24-4.1-302',
  juvenile: 'https://github.com/UniCourt/cic-code-co',
  underage: 'https://www.denvercountycourt.org/underage-alcohol-convictions/',
  underageDriving: 'http://www.lpdirect.net/casb/crs/42-4-1715.html',
  collateral: 'https://colorado.public.law/statutes/crs_18-1.3-107',
  wholeCase: 'https://www.denvercountycourt.org/sealing-criminal-convictions/',
  ch: 'https://law.justia.com/cases/colorado/court-of-appeals/2023/21ca1136.html',
} as const;

export const sources: readonly Source[] = [
  {
    url: page.convictions,
    what: 'C.R.S. 24-72-706(1)(a), (b): who may ask and how long each class waits. The later parts were not open to us.',
    read: 'statute',
  },
  {
    url: 'https://github.com/DBusch-Developer/turnleaf',
    what: 'A free tool whose authors read 24-72-703 to 711 and 13-3-117 in July 2026: the list in 706(2)(a), 703(12), 705(1)(g), 708(3), the tiers and limits of 709',
    read: 'secondary',
  },
  {
    url: page.ch,
    what: 'People v. C.H., 2023 COA 86: left-out misdemeanors, deferred judgments',
    read: 'official',
  },
  { url: page.multiple, what: 'C.R.S. 24-72-709(1), (2)(a): several convictions', read: 'statute' },
  { url: page.automatic, what: 'C.R.S. 13-3-117(1)(a), (a.5): automatic sealing', read: 'statute' },
  {
    url: page.intervening,
    what: 'C.R.S. 13-3-117(1)(b) as enacted: convictions during the years of waiting',
    read: 'statute',
  },
  {
    url: 'https://app.legiplex.com/co/legislature/2024/2024-r/bills/hb1133/drafts-latest',
    what: 'HB24-1133, enrolled: C.R.S. 24-72-702, arrests by mistake',
    read: 'statute',
  },
  {
    url: 'https://cl.cobar.org/features/automatic-record-sealing-in-colorado',
    what: 'Colorado Lawyer, December 2025: both phases of automatic sealing',
    read: 'secondary',
  },
  {
    url: 'https://www.sterlingcheck.com/resources/compliance-articles/colorado-clean-slate-implementation/',
    what: 'Quarterly lists, 45 days for prosecutors to object',
    read: 'secondary',
  },
  {
    url: page.victims,
    what: 'C.R.S. 24-4.1-302(1): crimes whose victims have rights, in part',
    read: 'statute',
  },
  {
    url: 'https://csp.colorado.gov/services-and-resources',
    what: 'State Patrol: the same list by name, whole',
    read: 'official',
  },
  { url: page.nonConvictions, what: 'C.R.S. 24-72-705(1): cases without a conviction', read: 'statute' },
  { url: page.arrests, what: 'C.R.S. 24-72-704(1): arrests without charges', read: 'statute' },
  { url: page.arrestSummary, what: 'HB21-1214, the legislature’s summary: arrests', read: 'official' },
  { url: page.trafficking, what: 'C.R.S. 24-72-707, whole', read: 'statute' },
  { url: page.municipal, what: 'C.R.S. 24-72-708(1), (2): city cases', read: 'statute' },
  { url: page.pardoned, what: 'C.R.S. 24-72-710, whole', read: 'statute' },
  { url: page.legalNow, what: 'C.R.S. 24-72-711, whole', read: 'statute' },
  { url: page.wholeCase, what: 'Denver County Court: a case is sealed whole', read: 'official' },
  { url: page.underage, what: 'Denver County Court: C.R.S. 18-13-122(13)', read: 'official' },
  { url: page.underageDriving, what: 'C.R.S. 42-4-1715(1)(b)', read: 'statute' },
  {
    url: page.juvenile,
    what: 'C.R.S. 19-1-306(2)(f) to (10), in the state’s code of 2022: youth cases',
    read: 'statute',
  },
  {
    url: 'https://colorado.public.law/statutes/crs_19-1-306',
    what: 'C.R.S. 19-1-306(1), (2)(a) to (c), as it stands now',
    read: 'statute',
  },
  {
    url: 'https://www.profflaw.com/blog/2023/12/8/the-ins-and-outs-of-expunging-your-juvenile-record-in-colorado',
    what: 'A lawyer on 19-1-306 in December 2023: the same rules',
    read: 'secondary',
  },
  {
    url: 'https://cleanslateclearinghouse.org/policies/co-ar-9/',
    what: 'Clean Slate Clearinghouse: youth cases, 19-1-306(4), (8)',
    read: 'secondary',
  },
  {
    url: 'https://cleanslateclearinghouse.org/policies/co-c-17/',
    what: 'Clean Slate Clearinghouse: fee and effect of sealing',
    read: 'secondary',
  },
  { url: page.collateral, what: 'C.R.S. 18-1.3-107(1) to (3)', read: 'statute' },
  {
    url: 'https://ccresourcecenter.org/state-restoration-profiles/colorado-restoration-of-rights-pardon-expungement-sealing-2/',
    what: 'Restoration of Rights Project: voting, with the words of 1-2-103(4)',
    read: 'secondary',
  },
  {
    url: 'https://www.shouselaw.com/co/defense/post-conviction-relief/pardons/',
    what: 'A law firm on pardons',
    read: 'secondary',
  },
  { url: bureau, what: 'CBI: orders to seal, no fee since July 1, 2024', read: 'official' },
  {
    url: 'https://www.denverlibrary.org/your-criminal-record',
    what: 'Getting your own record',
    read: 'secondary',
  },
];
