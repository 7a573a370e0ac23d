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

export const sources: readonly Source[] = [
  statuteText(
    'https://www.revisor.mn.gov/statutes/2023/cite/609A/full',
    'Chapter 609A of 2023, its opening: the sections, and the beginning of § 609A.015',
  ),
  statuteCopy(
    'https://codes.findlaw.com/mn/crimes-expungement-victims-ch-609-624/mn-st-sect-609a-02/',
    '§ 609A.02 as of January 2025, its opening: subds. 1 and 2, and subd. 3(a)(1)',
  ),
  statuteCopy(
    'https://casetext.com/statute/minnesota-statutes/crimes-expungement-victims/chapter-609a-expungement/section-609a02-grounds-for-order',
    '§ 609A.02 as of August 2024, its opening: subd. 3(a)(1) and (2)',
  ),
  statuteCopy(
    'https://d1tvxue8o4w0fl.cloudfront.net/statute/minnesota-statutes/crimes-expungement-victims/chapter-609-criminal-code/sentences/section-609165-restoration-of-civil-rights-possession-of-firearms-and-ammunition',
    '§ 609.165: guns after a crime of violence, and asking a court for them back',
  ),
  statuteText(
    'https://www.revisor.mn.gov/statutes/2007/cite/256.984',
    '§ 256.984: a false application for public assistance',
  ),
  statuteText(
    'http://www.revisor.mn.gov/statutes/?id=243.166&year=2003',
    '§ 243.166, subd. 1, of 2003: the crimes that call for registering',
  ),
  statuteText(
    'https://www.revisor.mn.gov/statutes?id=169A.276&year=2006',
    '§ 169A.276: no stay of imposition for felony drunk driving',
  ),
  statuteText(
    'https://www.revisor.mn.gov/bills/text.php?number=SF2011&session=ls79&version=latest&session_number=0&session_year=1996',
    'A bill of 1996 that recites § 169.09, subd. 14: leaving an accident with great bodily harm, a felony',
  ),
  courtOrAgency(
    'http://www.sos.state.mn.us/about-the-office/news-room/sec-simon-statement-on-district-court-ruling-upholding-the-restore-the-vote-act/',
    'Secretary of State on § 201.014, subd. 2a: who may vote',
  ),
  courtOrAgency(
    'https://www.mncjss.state.mn.us/StatuteSearch/StatuteDetails?FunctionID=27997&StatuteID=12740',
    'The state’s list of offenses: § 152.097, fake drugs, a felony',
  ),
  courtOrAgencyCopy(
    'http://casetext.com/case/state-v-mdt',
    'State v. M.D.T. (2013): without a statute a judge may seal the court’s own file only',
  ),
  courtOrAgencyCopy(
    'https://e.casetext.com/case/state-v-d-e-l',
    'State v. D.E.L. (2021), its opening: theft of a motor vehicle and the list',
  ),
  courtOrAgency(
    'https://mncourts.gov/help-topics/criminal-expungement/criminal-expungement-faqs',
    'The courts on automatic expungement, and what it does not reach',
  ),
  courtOrAgency(
    'https://www.mncourts.gov/Help-Topics/Criminal-Expungement.aspx',
    'The courts on expungement: forms, hearings, arrests without charges',
  ),
  courtOrAgency(
    'https://www.mncourts.gov/GetForms.aspx?c=16',
    'Forms EXP101 and EXP102 of July 2024, whole, in a copy: the grounds and waits of § 609A.02, service, fees, when the record closes',
  ),
  statuteCopy(
    'https://modellegislature.minnstate.edu/node/2026',
    'The Clean Slate bill of 2023, its opening: § 609A.015, subd. 1',
  ),
  courtOrAgency(
    'https://dps.mn.gov/divisions/bca/bca-divisions/professional-services/expungements',
    'Bureau of Criminal Apprehension: how Clean Slate works, and where it stands',
  ),
  courtOrAgency(
    'https://www.ag.state.mn.us/Office/Expungement/FAQ.asp',
    'Attorney General: the $300 fee, who still sees a sealed record, free help',
  ),
  courtOrAgency(
    'https://mn.gov/crc/faq/eligibilty.jsp',
    'Clemency Review Commission: who may ask for a pardon',
  ),
  courtOrAgency('https://mn.gov/ceb', 'Cannabis Expungement Board: what was sealed, and what it reviews'),
  courtOrAgency(
    'https://law.justia.com/cases/minnesota/court-of-appeals/2022/a21-1125.html',
    'State v. T.A.W. (2022), on State v. C.W.N. and the waits',
  ),
  clearinghouse(
    'https://ccresourcecenter.org/text-blocks/minnesota-record-relief',
    'Collateral Consequences Resource Center: petitions, automatic sealing, arrests, juvenile cases, employers',
  ),
  clearinghouse('https://ccresourcecenter.org/text-blocks/minnesota-pardon', 'The same, on pardons'),
  clearinghouse(
    'https://paperprisons.org/states/MN.html',
    'Paper Prisons: still has the waits from before 2023',
  ),
  legalAid(
    'https://www.njcinc.org/expungements',
    'Neighborhood Justice Center: waits of 2, 3, 4 and 5 years, stays of imposition',
  ),
  legalAid(
    'https://docplayer.net/amp/5526300-Because-justice-first-requires-access.html',
    'Volunteer Lawyers Network: whom it helps, and its number (2013)',
  ),
  legalAid(
    'https://statesupport.squarespace.com/?offset=1553798859409',
    'Legal Services State Support on LawHelpMN (2019)',
  ),
  legalAid('https://uwaaf.org/csi', 'Until We Are All Free: the state is behind; check your record'),
  otherPage(
    'https://www.northstarcriminaldefense.com/st-paul-criminal-defense-attorneys/expungement-lawyer/grounds-for-expungement/',
    'A law firm on the grounds of § 609A.02 as amended: waits, stays of imposition',
  ),
  otherPage(
    'https://www.studicata.com/summaries/court-of-appeals-of-minnesota/state-v-c-w-n-2018-monr47',
    'State v. C.W.N. (2018), what it decided',
  ),
  otherPage(
    'https://www.birkholzlaw.com/what-should-you-know-about-minnesotas-clean-slate-act',
    'A law firm on Clean Slate: who qualifies, and the yearly review',
  ),
  otherPage(
    'https://www.sterlingcheck.com/resources/compliance-articles/minnesota-clean-slate/',
    'Recites § 609A.015, subds. 2 and 3(a): the clean years after the sentence, or before a later review',
  ),
  otherPage(
    'https://johnsonericksonlaw.com/blog/the-clean-slate-act-minnesotas-new-automatic-expungement-law',
    'A law firm that recites § 609A.015: also for those who were adjudicated delinquent',
  ),
  otherPage(
    'https://knutsoncasey.com/can-a-felony-be-expunged-in-minnesota/',
    'A law firm that names the first 15 kinds of felonies on the list',
  ),
  otherPage(
    'https://kellerlawoffices.com/expungement-in-minnesota',
    'A law firm that names some felonies on the list',
  ),
  otherPage(
    'https://github.com/DBusch-Developer/turnleaf',
    'Private research that read chapter 609A of 2025 on July 19, 2026: the crimes that § 609A.015, subd. 3 leaves out, section by section',
  ),
  otherPage('https://toneup.org/clean-slate-act', 'On Clean Slate: waits, and crimes left out'),
  otherPage(
    'https://attorneysinmn.com/is-my-felony-conviction-expungeable',
    'A law firm on which felonies are on the list and which are not',
  ),
  otherPage(
    'https://keildefense.com/minnesota-clean-slate-act-automatic-expungement.html',
    'A law firm on what Clean Slate leaves out: felonies that count as less',
  ),
  otherPage(
    'http://lmcontheline.blogspot.com/2025/11',
    'November 2025: 75,000 records sealed, about 2 million to go',
  ),
  otherPage(
    'https://www.expungementlawyermn.com/blog/how-to-appeal-an-expungement-order-in-minnesota/',
    'A law firm on appeal: 60 days',
  ),
];
