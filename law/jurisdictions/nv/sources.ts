import {
  clearinghouse,
  courtOrAgency,
  courtOrAgencyCopy,
  otherPage,
  type Source,
  statuteCopy,
  statuteText,
} from '../../place/source.ts';

const clear = (code: string) => `https://cleanslateclearinghouse.org/policies/${code}/`;

export const sources: readonly Source[] = [
  statuteCopy(
    'https://www.lawserver.com/law/state/nevada/nrs/nevada_revised_statutes_179-245',
    'NRS 179.245(1)(a) and the start of (b)',
  ),
  statuteCopy(
    'https://stevenkaren.com/steve-on-the-law/record-sealing',
    'NRS 179.245(1)(a) to (d), as quoted by a law firm',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/nevada-revised-statutes/chapter-179-special-proceedings-nrs-179255-sealing-of',
    'NRS 179.255(1) to (3), without a conviction',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/nevada-revised-statutes/chapter-179-special-proceedings-nrs-179247-vacating-judgment',
    'NRS 179.247(1) to (4), trafficking victims',
  ),
  statuteCopy(
    'https://legalfix.com/statutes/state-codes/nevada/chapter-179/statute-179-271',
    'NRS 179.271, whole: what is no crime any more',
  ),
  statuteCopy(
    'https://legalfix.com/statutes/state-codes/nevada/chapter-484c/statute-484c-394',
    'NRS 484C.394(1), (2), as of 2019: the sobriety program after a second or third DUI',
  ),
  statuteCopy(
    'https://lawserver.com/law/state/nevada/nrs/nevada_revised_statutes_201-553',
    'NRS 201.553: contact with a pupil, a crime that is newer than the list that was read',
  ),
  statuteCopy(
    'https://fastdemocracy.com/bill-summary/?billsummary_state=nv&billsummary_id=NVB00005113&billsummary_session=81',
    'The digest of a bill of 2021: destroying the records of youth misdemeanors from 18 on, now NRS 62H.180',
  ),
  statuteCopy('https://nevada.public.law/statutes/nrs_176a.295', 'NRS 176A.295, treatment courts'),
  statuteCopy(
    'https://nevada.public.law/statutes/nrs_179d.117',
    'NRS 179D.117, whole, as of 2021: kidnapping of a child, parents and guardians apart',
  ),
  statuteCopy(
    'https://statutes.laws.com/nevada/title-14/chapter-179d/general-provisions/179d-115',
    'NRS 179D.115, whole, as of 2007: pandering and prostitution of a child, and abuse only if sexual',
  ),
  courtOrAgency(
    'https://npp.nv.gov/Home/Offender_Supervision/Crimes_Requiring_Registration/',
    'Parole and Probation: the sex crimes that call for registration',
  ),
  statuteCopy(
    'https://getpocketlaw.com/law/state_nevada/section-179-285-order-sealing-records-effect-proceedings-deemed-never-to-have-occurred-restoration-of-civil-rights-effective-july-1-2020_18ea7331f521',
    'NRS 179.285 from July 1, 2020: what sealing does',
  ),
  statuteCopy('https://nevada.public.law/statutes/nrs_62H.150', 'NRS 62H.150, whole: serious youth records'),
  statuteCopy(
    'https://legalfix.com/statutes/state-codes/nevada/chapter-62h/statute-62h-130',
    'NRS 62H.130, as of 2019: asking before 21',
  ),
  statuteText(
    'https://leg.state.nv.us/Division/Legal/LawLibrary/nrs/NRS-062H.html',
    'Chapter 62H of 2023, headings: automatic sealing at 18',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/nevada-revised-statutes/chapter-62e-disposition-of-nrs-62e275-vacating-and',
    'NRS 62E.275, youth cases of trafficking victims',
  ),
  statuteCopy(
    'https://courtgpt.ai/laws/nevada/chapter-62h/statute-62h-310',
    'A list of sex crimes, as a juvenile section has it',
  ),
  courtOrAgency(
    'https://rccd.nv.gov/feesforms/criminal/sealing_nv_criminal_history_records',
    'State Police records: sealing, and the sections',
  ),
  courtOrAgency(
    'https://rccd.nv.gov/FeesForms/Criminal/Criminal-FAQs',
    'State Police records: getting your own record, form DPS-006 with its fee of $27 and 45 days',
  ),
  courtOrAgency(
    'https://www.clarkcountynv.gov/government/departments/district_attorney/divisions/criminal/sealing_of_records/record_sealing_forms_instructions/index.php',
    'Clark County District Attorney: forms, and its booklet of July 2014 with NRS 179.245, 179.255, 179.259 and 179.265 whole as of that year',
  ),
  courtOrAgency(
    'https://www.clarkcountynv.gov/government/departments/district_attorney/divisions/criminal/sealing_of_records/record_sealing_forms_instructions/guideline_for_utilizing_the_stipulation_process.php',
    'Clark County District Attorney: agreeing to a petition, courts, records',
  ),
  courtOrAgency(
    'https://www.lvmpd.com/en-us/RecordsFingerprintBureau/Pages/SealingRecords.aspx',
    'Las Vegas police: the SCOPE printout and its fee',
  ),
  courtOrAgencyCopy(
    'https://info.5y1.org/municipal-court-las-vegas_1_49bcdf.html',
    'Las Vegas Municipal Court, 2017: when the wait begins',
  ),
  courtOrAgencyCopy(
    'https://docslib.org/doc/6073728/criteria-and-application-instructions-community-cases',
    'Board of Pardons: how to ask, guns, phone',
  ),
  courtOrAgency(
    'https://parole.nv.gov/Information/Forms_Pages/Pardons_Board_Application/',
    'Board of Pardons: who may apply',
  ),
  courtOrAgency('https://doc.nv.gov/Inmates/Restoration_of_Civil_Rights/Home', 'Voting after prison'),
  clearinghouse(
    'https://ccresourcecenter.org/state-restoration-profiles/nevada-restoration-of-rights-pardon-expungement-sealing/',
    'Collateral Consequences Resource Center, 2024: voting, guns',
  ),
  clearinghouse(
    clear('nv-c-2'),
    'Ten years; that NRS 200.408 says what a crime of violence is; the presumption; trying again after a denial',
  ),
  clearinghouse(
    'http://www.nationalreentryresourcecenter.org/cleanslate/states/nevada/policies/nv-c-6',
    'Category E felonies: two years',
  ),
  clearinghouse(
    'http://www.nationalreentryresourcecenter.org/cleanslate/states/nevada/policies/nv-c-16',
    'Drug possession: three years',
  ),
  statuteCopy(
    'https://github.com/fuzzlaw/sorstatutes',
    'NRS chapter 179D, whole, as of June 2025: § 179D.0357, crimes against a child, and § 179D.097',
  ),
  clearinghouse(clear('nv-c-15'), 'Reentry programs: four years'),
  clearinghouse(clear('nv-c-20'), 'Marijuana, one ounce or less: sealed by the court'),
  clearinghouse(clear('nv-c-21'), 'Pardoned convictions'),
  clearinghouse(clear('nv-d-6'), 'Preprosecution diversion: sealed by the court'),
  clearinghouse(clear('nv-nc-3'), 'Arrests that were not prosecuted'),
  otherPage(
    'https://github.com/DBusch-Developer/turnleaf',
    'A project that read NRS 179.245 with the act of 2025 on the legislature’s site on July 19, 2026: all waits, 18 sex crimes, subsection 7',
  ),
  otherPage(
    'https://clarkcountybar.org/sealing-nevada-criminal-records',
    'Clark County Bar: the waits, what is never sealed, when the wait begins',
  ),
  otherPage(
    'https://www.shouselaw.com/nv/defense/post-conviction/sealing-records/',
    'A law firm: the table of waits, and what is never sealed',
  ),
  otherPage(
    'https://www.shouselaw.com/nv/defense/process/sentencing/deferral-of-judgment/',
    'A law firm: NRS 176.211, deferral of judgment',
  ),
  otherPage(
    'https://www.shouselaw.com/nv/blog/criminal-defense/nevada-criminal-history-statement/',
    'A law firm: the state record costs $27 and takes about 45 days',
  ),
  otherPage(
    'https://www.deleteyourdata.com/record-sealing-in-nv/',
    'A table of waits as legal aid has it, and the steps',
  ),
  otherPage(
    'https://shouselaw.com/nv/blog/criminal-defense/i-committed-a-crime-in-nevada-a-long-time-ago-can-i-still-be-charged',
    'A law firm: how long charges may be brought, NRS 171.080 and following',
  ),
  otherPage(
    'https://mfmnv.org/sealing-adult-criminal-records-in-nevada',
    'A page for people who were in prison: drug possession, three years, on request',
  ),
  otherPage(
    'https://app.legiplex.com/nv/legislature/2025/2025-r/bills/ab35/draft-1027291',
    'AB 35 of 2025, made-up pictures of children as a sex crime: how it ended was not seen',
  ),
  otherPage(
    'https://norml.org/news/2019/06/06/nevada-governor-signs-measure-sealing-past-marijuana-convictions',
    'AB 192 of 2019: sealing what is no crime any more, free, from July 1, 2019',
  ),
  otherPage(
    'http://thecannabisbusinessnews.com/nevada-governor-signs-multiple-marijuana-reform-measures-into-law-cannabis/',
    'AB 158 of 2021: sealing by the court, from July 1, 2021',
  ),
  otherPage(
    'https://citizenportal.ai/articles/1630676/Nevada/Nevada-introduces-groundbreaking-measures-for-record-sealing',
    'A lawyer of Nevada Legal Services: no wait for trafficking victims',
  ),
  otherPage(
    'https://www.lvcriminallawfirm.com/changes-to-nevada-burglary-laws-effective-july-1-2020/?enable_wcag=0',
    'Burglary since July 1, 2020',
  ),
  otherPage(
    'https://fastdemocracy.com/bill-summary/?billsummary_state=nv&billsummary_id=NVB00006886&billsummary_session=82',
    'AB 160 of 2023, automatic sealing from 2027: we found no sign that it became law',
  ),
  otherPage(
    'https://app.legiplex.com/nv/legislature/2025/2025-r/bills/ab488/drafts-latest',
    'AB 488 of 2025, trafficking victims: as introduced',
  ),
];
