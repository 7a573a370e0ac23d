/** Pages that were read and that nobody is sent to. */
export const read = {
  code: 'https://github.com/saint1415/us-statutes',
  pardonPage: 'http://norwichbranchnaacp.org/advocacy-research/criminal-justice/general-information/',
  boardPage: 'https://authoring-uat.ct.egov.com/bopp/research-and-development-division/statistics/historical',
  rollout:
    'https://www.wshu.org/connecticut-news/2026-03-12/ct-advocates-celebrate-full-rollout-of-clean-slate-law',
  notices:
    'https://www.ctpublic.org/news/investigative/2026-03-11/ct-clean-slate-criminal-record-erasure-notifications',
} as const;
