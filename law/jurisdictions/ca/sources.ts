import type { Source } from '../../jurisdiction.ts';

/** The pages on which the law was read. */
export const page = {
  afterProbation: 'https://www.shouselaw.com/ca/defense/penal-code/1203-4pc/',
  dismissals: 'https://pubdef.ocgov.com/programs/clean-slate/the-1203-4-penal-code-sections',
  automatic:
    'https://oag.ca.gov/fingerprints/automatic-record-relief-penal-code-sections-851.93-and-1203.425',
  automaticStart:
    'https://fastdemocracy.com/bill-summary/?billsummary_id=CAB00027972&billsummary_session=2023-2024&billsummary_state=ca',
  arrests: 'https://lexace.ai/us/statute/california/pen-851.93',
  sealArrest:
    'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=PEN&sectionNum=851.91.',
  timeLimits: 'https://jurris.com/california/penal-code/799-805',
  seriousFelonies: 'https://www.shouselaw.com/ca/defense/penal-code/1192-7/',
  reduction: 'http://californiarecordrepair.com/text-of-relevant-statutes/',
  prop47: 'https://open.pluralpolicy.com/ca/bills/20232024/SB749',
  prop64: 'https://selfhelp.courts.ca.gov/clean-your-record/marijuana-conviction-relief-prop-64',
  marijuanaDestroyed:
    'http://www.nationalreentryresourcecenter.org/cleanslate/states/california/policies/ca-c-8',
  vacatur: 'https://lawserver.com/law/state/california/codes/california_penal_code_236-14',
  fireCamp: 'https://open.pluralpolicy.com/ca/bills/20252026/SB245',
  youthMisdemeanor: 'https://www.michaelrehm.com/sealing-juvenile-records-california',
  youthAutomatic: 'https://courts.ca.gov/cms/rules/index/five/rule5_840',
  youthPetition: 'https://selfhelp.courts.ca.gov/juvenile-justice/ask-seal-record',
  youthSerious: 'https://cleanslateclearinghouse.org/policies/ca-ar-5/',
  innocence: 'https://www.attorneydavidreagan.com/factualinnocencepetition',
  rehabilitation: 'https://codes.findlaw.com/ca/penal-code/pen-sect-4852-03/',
  pardon: 'https://sanquentinnews.com/applying-for-a-governors-pardon-in-california',
  voting: 'https://legalclarity.org/prop-17-california-voting-rights-for-people-on-parole',
  automaticText:
    'https://getpocketlaw.com/law/state_california/section-1203-425-section-1203-425_a6400f830e85',
} as const;

export const sources: readonly Source[] = [
  {
    url: page.afterProbation,
    what: 'Pen. Code § 1203.4: the text, with the sections left out',
    read: 'statute',
  },
  { url: page.arrests, what: 'Pen. Code § 851.93(a): automatic relief for arrests', read: 'statute' },
  { url: page.sealArrest, what: 'Pen. Code § 851.91(a): sealing arrests', read: 'statute' },
  { url: page.timeLimits, what: 'Pen. Code §§ 799-805: time limits (older text)', read: 'statute' },
  { url: page.reduction, what: 'Pen. Code § 17(b): wobblers', read: 'statute' },
  { url: page.vacatur, what: 'Pen. Code § 236.14: vacatur for victims of trafficking', read: 'statute' },
  { url: page.rehabilitation, what: 'Pen. Code § 4852.03: period of rehabilitation', read: 'statute' },
  {
    url: 'https://instalawyer.io/laws/california-code/section-120342',
    what: 'Pen. Code § 1203.42: prison felonies from before October 2011; § 1203.41 now covers them too',
    read: 'statute',
  },
  {
    url: 'http://print.casetext.com/statute/california-codes/california-penal-code/part-2-of-criminal-procedure/title-8-of-judgment-and-execution/chapter-1-the-judgment/section-12034a-withdrawal-of-plea-and-setting-aside-verdict-of-guilty-by-defendant-convicted-of-misdemeanor-and-not-granted-probation-or-convicted-of-infraction-dismissal-of-accusatory-pleading',
    what: 'Pen. Code § 1203.4a(a) to (c): misdemeanors without probation (2024 text)',
    read: 'statute',
  },
  {
    url: 'https://getpocketlaw.com/law/state_california/section-42002-1-section-42002-1_a223809884b0',
    what: 'Veh. Code § 42002.1: refusing an inspection',
    read: 'statute',
  },
  {
    url: page.automatic,
    what: 'The state Department of Justice on automatic relief (December 2024)',
    read: 'official',
  },
  {
    url: page.automaticStart,
    what: 'AB 168 (2024): felonies back to 1973, from October 1, 2024, four years',
    read: 'official',
  },
  {
    url: page.automaticText,
    what: 'Pen. Code § 1203.425(a)(1), (2)(A), as it stood in 2021',
    read: 'statute',
  },
  {
    url: 'https://attorneydavidreagan.com/blog/automatic-dismissals-under-penal-code-section-12034-true-or-false',
    what: 'Pen. Code § 1203.425(a)(1)(B) with the year 1973',
    read: 'statute',
  },
  {
    url: 'https://open.pluralpolicy.com/ca/bills/20252026/SB834',
    what: 'SB 834 (2025): dropped felonies and open charges, passed by the Senate only when it was read',
    read: 'official',
  },
  {
    url: 'https://app.legiplex.com/ca/legislature/2021/2021-r/bills/ab1803',
    what: 'AB 1803 (2022): no court costs for people with low incomes, Pen. Code §§ 1203.426, 1203.427',
    read: 'secondary',
  },
  {
    url: 'https://tularecountypublicdefender.com/publicdefender/index.cfm/services/adult-services/record-expungement-information/',
    what: 'What one court charges: $60 or $120, with a waiver by FW-001',
    read: 'official',
  },
  {
    url: 'https://oag.ca.gov/fingerprints/security_faq',
    what: 'The Department of Justice on your own record, form BCIA 8016RR',
    read: 'official',
  },
  {
    url: 'https://print.casetext.com/case/people-v-oc-in-re-oc-1',
    what: 'In re O.C. (2019) 40 Cal.App.5th 1196: § 786 is for probation that ended in 2015 or later',
    read: 'official',
  },
  {
    url: 'https://law.justia.com/cases/california/court-of-appeal/2024/c099115.html',
    what: 'In re J.S. (2024): which new cases stop § 786',
    read: 'official',
  },
  { url: page.dismissals, what: 'Orange County Public Defender on the dismissal sections', read: 'official' },
  { url: page.prop64, what: 'California Courts on marijuana convictions', read: 'official' },
  { url: page.prop47, what: 'SB 749 (2023): no deadline for Proposition 47', read: 'official' },
  { url: page.fireCamp, what: 'SB 245 (2025): fire crews', read: 'official' },
  { url: page.youthAutomatic, what: 'Rule of Court 5.840: sealing under § 786', read: 'official' },
  { url: page.youthPetition, what: 'California Courts on sealing juvenile records', read: 'official' },
  {
    url: 'https://fill.io/JV-595-INFO-How-to-Ask-the-Court-to-Seal',
    what: 'Form JV-595-INFO (2018): which juvenile records are sealed',
    read: 'official',
  },
  {
    url: 'https://open.pluralpolicy.com/ca/bills/20232024/AB1877',
    what: 'AB 1877 (2024): probation must ask to seal',
    read: 'official',
  },
  {
    url: 'https://oag.ca.gov/fingerprints/record-review/fee-waiver',
    what: 'The Department of Justice on the fee for your own record',
    read: 'official',
  },
  {
    url: 'https://github.com/oliver-rourke/tap-plugins',
    what: 'A clinic’s cards quoting §§ 1203.4, 1203.4a, 1203.41, 1203.425 as of October 2026',
    read: 'secondary',
  },
  { url: page.seriousFelonies, what: 'The list of serious felonies, § 1192.7(c)', read: 'secondary' },
  {
    url: 'https://crime-iq.com/Sample_Screen/4_5_9_web.php',
    what: 'Burglary: first degree is served in prison',
    read: 'secondary',
  },
  {
    url: 'https://mironerlaw.com/california-vehicle-code-12810/',
    what: 'Two-point driving crimes',
    read: 'secondary',
  },
  {
    url: 'https://vulcanbills.com/ca/2021/AB1706',
    what: 'AB 1706 (2022): courts’ deadline for marijuana',
    read: 'secondary',
  },
  { url: page.marijuanaDestroyed, what: 'Clean Slate Clearinghouse on § 11361.5', read: 'secondary' },
  { url: page.youthSerious, what: 'Clean Slate Clearinghouse on § 781', read: 'secondary' },
  { url: page.youthMisdemeanor, what: 'A lawyer on §§ 781 and 1203.45', read: 'secondary' },
  { url: page.innocence, what: 'A lawyer on § 851.8', read: 'secondary' },
  { url: page.pardon, what: 'The governor’s office on pardons, as reported', read: 'secondary' },
  { url: page.voting, what: 'Proposition 17 (2020)', read: 'secondary' },
];
