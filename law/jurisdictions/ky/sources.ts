import {
  clearinghouse,
  courtOrAgency,
  courtOrAgencyCopy,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
} from '../../place/source.ts';

export const sources: readonly Source[] = [
  statuteCopy(
    'https://codes.findlaw.com/ky/title-l-kentucky-penal-code/ky-rev-st-sect-532-020/',
    'KRS 532.020 as of January 2025: the class of a felony outside the penal code',
  ),
  statuteCopy(
    'https://github.com/UniCourt/cic-code-ky',
    'KRS 17.142, 431.073 to 431.079 and 610.330, whole, as of October 2022',
  ),
  statuteCopy(
    'https://app.legiplex.com/ky/legislature/2023/2023-r/bills/hb369/drafts-latest',
    'Chapter 87 of 2023 (HB 369): several felonies (its beginning)',
  ),
  statuteCopy(
    'https://lawserver.com/law/state/kentucky/ky-statutes/kentucky_statutes_431-073',
    'KRS 431.073 of 2024 (its beginning)',
  ),
  statuteCopy('https://self-law.org/code/ky/529-160', 'KRS 529.160, trafficking victims'),
  statuteCopy(
    'https://www.lawserver.com/law/state/kentucky/ky-statutes/kentucky_statutes_533-258',
    'KRS 533.258, dismissed-diverted',
  ),
  statuteCopy(
    'https://self-law.org/code/ky/chapter-533/533-280',
    'KRS 533.280, the behavioral health program',
  ),
  statuteCopy(
    'https://self-law.org/code/ky/533-272',
    'KRS 533.272: that program runs in some counties from January 1, 2023, for four years (its beginning)',
  ),
  courtOrAgency(
    'https://kycourts.gov/AOC/Information-and-Technology/Pages/Expungement.aspx',
    'The courts on expungement and its certificate',
  ),
  courtOrAgency(
    'https://dpa.ky.gov/home-2/clients/expungement/',
    'The public defenders: waits without a conviction',
  ),
  otherPage(
    'https://campbellcountyattorney.com/news/expungement-of-convictions',
    'A county attorney: 60 days after a dismissal or an acquittal of the charge or charges',
  ),
  otherPage(
    'https://www.criminaldefenselex.com/practice-areas/expungement',
    'A law firm: a charge that ended in “not guilty” can be expunged after 60 days',
  ),
  courtOrAgency('https://kentoncourtclerk.org/?p=507', 'Kenton County clerk: forms and fees'),
  courtOrAgency(
    'https://www.kentucky.gov/Pages/Activity-stream.aspx?n=GovernorBeshear&prId=4',
    'The governor’s order on voting of 2019',
  ),
  courtOrAgencyCopy(
    'https://law.justia.com/cases/kentucky/court-of-appeals/2019/2018-ca-000377-mr.html',
    'Commonwealth v. Fouts (2019), its opening: growing marijuana was not expunged',
  ),
  courtOrAgencyCopy(
    'http://print.casetext.com/case/fisher-v-commonwealth-2005',
    'Fisher v. Commonwealth (2020), its opening: selling marijuana was not expunged',
  ),
  statuteCopy(
    'https://lexace.ai/us/statute/kentucky/KRS-218A.1421',
    'KRS 218A.1421: a second sale is a felony',
  ),
  courtOrAgencyCopy(
    'https://print.casetext.com/case/com-v-shouse',
    'Commonwealth v. Shouse (2006): dismissed-diverted charges',
  ),
  otherPage(
    'http://kycourtreport.com/criminal_com_v_-3/',
    'A report of Commonwealth v. Shouse: dismissed-diverted counts as dismissed for good',
  ),
  clearinghouse('https://cleanslateclearinghouse.org/policies/ky-d-1/', 'KRS 218A.275, first possession'),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/ky-d-2/',
    'KRS 218A.14151, deferred prosecution',
  ),
  clearinghouse('https://cleanslateclearinghouse.org/policies/ky-c-6/', 'Trafficking victims'),
  legalAid('https://lablaw.org/taxonomy/term/2?page=1', 'Legal Aid of the Bluegrass on Senate Bill 57'),
  legalAid('http://kyjustice.org/selfhelpforms', 'Kentucky Justice Online: where to find legal aid'),
  otherPage(
    'https://www.mikeburnslaw.com/blog/2020/02/what-crimes-are-eligible-for-expungement/',
    'A law firm, after the public defenders: fines are a part of the sentence',
  ),
  otherPage('https://expungeky.com/faq/', 'Since June 29, 2023 several felonies can be expunged'),
  otherPage(
    'https://www.kynorml.com/post/how-to-void-and-seal-your-possession-of-marijuana-conviction-in-kentucky',
    'KRS 218A.276(8), voiding a marijuana possession',
  ),
  otherPage(
    'https://mcintyreresilience.blogspot.com/2024/10/expungement.html',
    'How long the certificate takes',
  ),
  courtOrAgencyCopy(
    'https://law.justia.com/cases/kentucky/court-of-appeals/2011/2010-ca-001902-mr.html',
    'Hunter v. Commonwealth, 2010-CA-001902 (Ky. App. 2011): earlier DUIs are counted by the day of the offense',
  ),
  otherPage('https://legalclarity.org/how-to-get-a-dui-expunged-in-kentucky-2', 'A DUI: 10 years'),
  otherPage(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    'Notes of a company of 2026 on KRS 431.073 and its successor of April 30, 2027',
  ),
  otherPage(
    'https://pdfslide.us/documents/guide-to-expungement-in-kentucky-1-guide-to-expungement-in-kentucky-byjuliekaelinan.html',
    'A guide of 2016 by two lawyers, with the paper to file without paying',
  ),
  otherPage(
    'https://www.lex18.com/news/covering-kentucky/proposed-kentucky-bill-would-automate-expungement-process-for-certain-misdemeanors-felonies',
    'Senate Bill 290 of 2026 was proposed',
  ),
  courtOrAgencyCopy(
    'https://print.casetext.com/case/fisher-v-commonwealth-2005',
    'Fisher v. Commonwealth (Court of Appeals, 2020): an appeal after the judge’s no',
  ),
];
