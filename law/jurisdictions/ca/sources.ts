import {
  clearinghouse,
  courtOrAgency,
  courtOrAgencyCopy,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
  statuteText,
} from '../../place/source.ts';

/** The pages on which the law was read. */
export const page = {
  registering: 'https://jurris.com/california/penal-code/290-294/290-1',
  sexWithMinor: 'https://scocal.stanford.edu/opinion/johnson-v-department-justice-34386',
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
  droppedFelonies:
    'https://fastdemocracy.com/bill-summary/?billsummary_id=CAB00037956&billsummary_session=2025-2026&billsummary_state=ca',
  deferredPlea: 'https://leginfo.legislature.ca.gov/faces/billCompareClient.xhtml?bill_id=201520160AB1352',
  notes:
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean/blob/79382d22bd344d70ea63c63bdd782fbacd55ecc7/data/record-clearing/legal-design-intake/CA.memo.json',
  registry: 'https://github.com/fuzzlaw/sorstatutes',
  wholeText: 'https://github.com/johnakelly-yahoo-com/california-codes',
  automaticText:
    'https://getpocketlaw.com/law/state_california/section-1203-425-section-1203-425_a6400f830e85',
} as const;

export const sources: readonly Source[] = [
  statuteCopy(page.afterProbation, 'Pen. Code § 1203.4: the text, with the sections left out'),
  statuteCopy(page.arrests, 'Pen. Code § 851.93(a): automatic relief for arrests'),
  statuteText(page.sealArrest, 'Pen. Code § 851.91(a): sealing arrests'),
  statuteCopy(page.timeLimits, 'Pen. Code §§ 803-805: time limits (older text)'),
  statuteCopy(page.reduction, 'Pen. Code § 17(b): wobblers'),
  statuteCopy(page.vacatur, 'Pen. Code § 236.14: vacatur for victims of trafficking'),
  statuteCopy(
    'https://legalfix.com/statutes/state-codes/california/code-pen/part-1/title-8/chapter-8/section-236-14',
    'Pen. Code § 236.14(a) to (f), text of 2019: the petition, the prosecutor’s answer and the hearing',
  ),
  legalAid(
    'http://freedomnetworkusa.org/srp_states/ca/',
    'Freedom Network USA on California (2022): no deadline, no fee, and the petition can be confidential',
  ),
  statuteCopy(page.rehabilitation, 'Pen. Code § 4852.03: period of rehabilitation'),
  statuteCopy(
    'https://instalawyer.io/laws/california-code/section-120342',
    'Pen. Code § 1203.42: prison felonies from before October 2011; § 1203.41 now covers them too',
  ),
  statuteCopy(
    'http://print.casetext.com/statute/california-codes/california-penal-code/part-2-of-criminal-procedure/title-8-of-judgment-and-execution/chapter-1-the-judgment/section-12034a-withdrawal-of-plea-and-setting-aside-verdict-of-guilty-by-defendant-convicted-of-misdemeanor-and-not-granted-probation-or-convicted-of-infraction-dismissal-of-accusatory-pleading',
    'Pen. Code § 1203.4a(a) to (c): misdemeanors without probation (2024 text)',
  ),
  statuteCopy(
    page.wholeText,
    'Pen. Code §§ 190.3, 191.5 to 193, 204 to 220, 236.1, 236.14, 236.15, 243.4, 245, 261.5, 264, 264.1, 269, 273ab, 287, 288, 288.7, 289, 667.5, 799 to 802, 851.7, 851.8, 851.86, 851.87, 851.90, 851.91, 851.93, 1192.7, 1192.8, 1203.4, 1203.4a, 1203.4b (as SB 245 of 2025 left it), 1203.41, 1203.42, 1203.425, 1203.43 to 1203.47, 1203.49 and 3000(a), and Welf. & Inst. Code §§ 707(b), 781, 781.1, 781.2 and 786(a) to (f), whole, as the Legislature’s download had them in spring 2026 and, of the Penal Code, after June 29, 2026: the court “shall” dismiss after completed probation, and § 1203.4a names no fee any more',
  ),
  statuteCopy(
    page.registry,
    'Pen. Code §§ 290, 290.5, 290.006 and 290.008, whole, with the acts of 2025: the crimes that call for registration, of adults and of minors',
  ),
  statuteCopy(
    'https://getpocketlaw.com/law/state_california/section-42002-1-section-42002-1_a223809884b0',
    'Veh. Code § 42002.1: refusing an inspection',
  ),
  courtOrAgency(page.automatic, 'The state Department of Justice on automatic relief (December 2024)'),
  courtOrAgencyCopy(
    page.automaticStart,
    'AB 168 (2024): felonies back to 1973, from October 1, 2024, four years',
  ),
  statuteCopy(page.automaticText, 'Pen. Code § 1203.425(a)(1), (2)(A), as it stood in 2021'),
  statuteCopy(
    'https://attorneydavidreagan.com/blog/automatic-dismissals-under-penal-code-section-12034-true-or-false',
    'Pen. Code § 1203.425(a)(1)(B) with the year 1973',
  ),
  courtOrAgencyCopy(
    'https://open.pluralpolicy.com/ca/bills/20252026/SB834',
    'SB 834 (2025): open charges, passed by the Senate only when it was read',
  ),
  otherPage(
    'https://www.donhammondlaw.com/blog/the-power-of-ab-134-no-more-waiting-for-expungements/',
    'AB 134 (July 2023): no filing fee for petitions for dismissal',
  ),
  courtOrAgency(
    'https://tularecountypublicdefender.com/publicdefender/index.cfm/services/adult-services/record-expungement-information/',
    'What one court charged, undated: $60 or $120, with a waiver by FW-001',
  ),
  otherPage(
    page.notes,
    'A filing service’s notes of July 2026: what the state waits for after an acquittal, forms CR-106, CR-180, CR-181, CR-409',
  ),
  courtOrAgencyCopy(
    page.droppedFelonies,
    'SB 1342 (2026), the Legislature’s digest of the bill: dropped felonies too. Its last text and first day were not open to us',
  ),
  otherPage(
    'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202520260SB1342',
    'SB 1342: signed on September 27, 2026 as chapter 702, as a tracker of bills reports. Without another day in it, it starts on January 1, 2027',
  ),
  statuteText(page.deferredPlea, 'AB 1352 (2015): Pen. Code § 1203.43(a), (b)'),
  courtOrAgency(
    'https://oag.ca.gov/fingerprints/security_faq',
    'The Department of Justice on your own record, form BCIA 8016RR',
  ),
  courtOrAgencyCopy(
    'https://print.casetext.com/case/people-v-oc-in-re-oc-1',
    'In re O.C. (2019) 40 Cal.App.5th 1196: § 786 is for probation that ended in 2015 or later',
  ),
  courtOrAgencyCopy(
    'https://law.justia.com/cases/california/court-of-appeal/2024/c099115.html',
    'In re J.S. (2024): which new cases stop § 786',
  ),
  statuteCopy(page.registering, 'Pen. Code § 290(c), its beginning, in an older text: who has to register'),
  courtOrAgencyCopy(
    page.sexWithMinor,
    'Johnson v. Department of Justice (2015) 60 Cal.4th 871: for § 261.5 a judge may order registration, § 290(c) does not',
  ),
  courtOrAgency(page.dismissals, 'Orange County Public Defender on the dismissal sections'),
  courtOrAgency(page.prop64, 'California Courts on marijuana convictions'),
  courtOrAgencyCopy(page.prop47, 'SB 749 (2023): no deadline for Proposition 47'),
  courtOrAgencyCopy(page.fireCamp, 'SB 245 (2025): fire crews'),
  courtOrAgency(page.youthAutomatic, 'Rule of Court 5.840: sealing under § 786'),
  courtOrAgency(page.youthPetition, 'California Courts on sealing juvenile records'),
  courtOrAgencyCopy(
    'https://fill.io/JV-595-INFO-How-to-Ask-the-Court-to-Seal',
    'Form JV-595-INFO (2018): which juvenile records are sealed',
  ),
  courtOrAgencyCopy(
    'https://open.pluralpolicy.com/ca/bills/20232024/AB1877',
    'AB 1877 (2024): in the end Welf. & Inst. Code § 781.2, from July 1, 2027',
  ),
  courtOrAgency(
    'https://oag.ca.gov/fingerprints/record-review/fee-waiver',
    'The Department of Justice on the fee for your own record',
  ),
  otherPage(
    'https://github.com/oliver-rourke/tap-plugins',
    'A clinic’s cards quoting §§ 1203.4, 1203.4a, 1203.41, 1203.425 as of October 2026',
  ),
  otherPage(page.seriousFelonies, 'The list of serious felonies, § 1192.7(c)'),
  otherPage('https://crime-iq.com/Sample_Screen/4_5_9_web.php', 'Burglary: first degree is served in prison'),
  otherPage('https://mironerlaw.com/california-vehicle-code-12810/', 'Two-point driving crimes'),
  otherPage('https://vulcanbills.com/ca/2021/AB1706', 'AB 1706 (2022): courts’ deadline for marijuana'),
  clearinghouse(page.marijuanaDestroyed, 'Clean Slate Clearinghouse on § 11361.5'),
  clearinghouse(page.youthSerious, 'Clean Slate Clearinghouse on § 781'),
  otherPage(page.youthMisdemeanor, 'A lawyer on §§ 781 and 1203.45'),
  otherPage(page.innocence, 'A lawyer on § 851.8'),
  otherPage(page.pardon, 'The governor’s office on pardons, as reported'),
  otherPage(page.voting, 'Proposition 17 (2020)'),
  courtOrAgency(
    'https://selfhelp.courts.ca.gov/clean-your-record/fair-chance-act',
    'California Courts on what employers may ask: the Fair Chance Act',
  ),
  courtOrAgency(
    'https://www.humboldt.courts.ca.gov/how-schedule-hearings-penal-code-ss12034-petitions',
    'Humboldt County’s court: hearings at least 30 days ahead, 15 days’ notice to the prosecutor',
  ),
  courtOrAgency(
    'http://www.placer.courts.ca.gov/division-criminal-expungements.shtml',
    'Placer County’s court (2019): the petition and two copies, and a stamped envelope',
  ),
  courtOrAgency(
    'https://countyofmonterey.gov/government/departments-i-z/public-defender/faq',
    'Monterey County’s public defender: what dismissal does. It still names fees of $60 and $150',
  ),
  courtOrAgency(
    'https://www.yolocountypublicdefender.com/record-mitigation-reintegration-clinic',
    'Yolo County’s public defender: what to answer on job applications',
  ),
  courtOrAgencyCopy(
    'https://fill.io/CR-409-INFO-Information-on-How-to-File-a-Petition-7f0f07e1',
    'Form CR-409-INFO (2019), for optional use: one petition an arrest, copies to the prosecutor and the police',
  ),
  courtOrAgencyCopy(
    'https://fill.io/Form-2-CR-410-Records-Pen-Code-851-91-851-92-e7acc190',
    'Form CR-410 (2019), for optional use: the order that seals an arrest',
  ),
  legalAid(
    'https://roadmap.rootandrebound.org/understanding-cleaning-up-your-criminal-record/expungement-appendix/petition-for-dismissal-california-expungement/',
    'Root & Rebound on forms CR-180 and CR-181',
  ),
  otherPage(
    'https://ezel.ai/forms/cr180',
    'A company that fills in forms: CR-180 is for optional use, under §§ 17(b), 1203.4, 1203.4a, 1203.41 to 1203.43 and 1203.49',
  ),
  legalAid('https://www.clearmyrecord.org/', 'Code for America: public defenders and legal aid by county'),
  legalAid(
    'http://www.anewwayoflife.org/clean-slate/',
    'A New Way of Life: its legal clinic and phone number',
  ),
  legalAid('https://ebclc.org/tag/clean-slate/', 'East Bay Community Law Center: what its lawyers help with'),
  legalAid('https://iella.org/services/expungement/', 'Inland Empire Latino Lawyers: whom its clinics help'),
  courtOrAgency(
    'https://selfhelp.courts.ca.gov/clean-your-record/relief-human-trafficking-victims',
    'Courts’ self-help: no statewide form for trafficking victims',
  ),
  otherPage('https://www.dochub.com/fillable-form/443215-cr-430', 'Form CR-430: what it is for'),
];
