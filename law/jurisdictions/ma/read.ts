/** Pages that were read and that nobody is sent to. */
export const read = {
  text100A: 'https://instalawyer.io/laws/massachusetts-general-laws/section-100a-requests-to',
  reference: 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
  harmfulMatter: 'https://www.springandspring.com/dissemination-of-matter-harmful-to-a-minor/',
  listOf100J: 'http://kerrireedlaw.com/faq/',
  project:
    'https://github.com/quindad/fairpath-mobile/blob/4eef03123b96089f56bdcdddb7c7908eb862eaaf/src/core/record-relief/massachusetts-special.ts',
  crimeList: 'https://github.com/codeforboston/clean-slate-data',
  notices: 'https://kgdefenselaw.com/2024/01/27/automatic-sealing-of-charges-with-not-guilty-verdicts',
  judges: 'https://businesswest.com/blog/tag/sealing/',
  booklet: 'https://www.readkong.com/page/know-your-cori-rights-criminal-offender-record-information-8732626',
  clinic: 'https://www.workforcecentralma.org/workforce-central-career-center-1318/',
  pardonVote:
    'https://newbostonpost.com/2024/04/06/massachusetts-governors-council-approves-marijuana-possession-mega-pardon/',
  pardonNews:
    'https://www.ganjapreneur.com/massachusetts-cannabis-pardons-approved-by-governors-council/?noamp=mobile',
  guns: 'https://attorney-obrien.com/blog/2026-03-11-massachusetts-firearms-licensing-review-board',
} as const;
