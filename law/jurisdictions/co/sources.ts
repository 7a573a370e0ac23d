import type { Source } from '../../jurisdiction.ts';
import { page } from './cites.ts';

/** Read for the cases, not cited by a rule. */
export const read = {
  ch: 'https://law.justia.com/cases/colorado/court-of-appeals/2023/21ca1136.html',
  pardoned:
    'https://casetext.com/statute/colorado-revised-statutes/title-24-government-state/public-open-records/article-72-public-records/part-7-criminal-justice-record-sealing/section-24-72-710-sealing-of-criminal-conviction-records-information-for-offenses-that-receive-a-full-and-unconditional-pardon',
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
    url: read.ch,
    what: 'People v. C.H., 2023 COA 86: left-out misdemeanors, deferred judgments',
    read: 'official',
  },
  { url: page.multiple, what: 'C.R.S. 24-72-709(1), (2)(a): several convictions', read: 'statute' },
  { url: page.automatic, what: 'C.R.S. 13-3-117(1): automatic sealing', read: 'statute' },
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
  { url: read.pardoned, what: 'C.R.S. 24-72-710, whole', read: 'statute' },
  { url: page.legalNow, what: 'C.R.S. 24-72-711, whole', read: 'statute' },
  { url: page.wholeCase, what: 'Denver County Court: a case is sealed whole', read: 'official' },
  { url: page.underage, what: 'Denver County Court: C.R.S. 18-13-122(13)', read: 'official' },
  { url: page.underageDriving, what: 'C.R.S. 42-4-1715(1)(b)', read: 'statute' },
  { url: page.juvenile, what: 'C.R.S. 19-1-306(1), (2)', read: 'statute' },
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
  { url: page.rights, what: 'Restoration of Rights Project: voting', read: 'secondary' },
  { url: page.pardons, what: 'A law firm on pardons', read: 'secondary' },
  { url: page.bureau, what: 'CBI: orders to seal, no fee since July 1, 2024', read: 'official' },
  {
    url: 'https://www.denverlibrary.org/your-criminal-record',
    what: 'Getting your own record',
    read: 'secondary',
  },
];
