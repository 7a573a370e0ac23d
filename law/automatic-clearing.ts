import type { PlaceCode } from './places.ts';

/** What a place clears without being asked, as read in the source named beside it. */
export type AutomaticClearing = {
  /**
   * `convictions`: at least some adult convictions, as a general matter, under law in force on the day checked.
   * `other_records`: only cases without a conviction, deferred cases, marijuana cases or a one-time clean-up.
   * `none`: no clearing of adult records by itself was found, or none that has been shown to work yet.
   */
  clears: 'convictions' | 'other_records' | 'none';
  /** One or two short sentences for visitors. */
  note: string;
  /** The law that does the clearing, as a page read for this entry names it. */
  law?: string;
  /** The page that decided `clears`. */
  source: string;
  /** Further pages read for a date, a waiting time or the section of law. */
  alsoRead?: string[];
  checked: '2026-11-15';
  /** Enacted, but not yet due on the day checked. */
  coming?: { on: string; what: string; source: string };
};

const checked = '2026-11-15';

/** Where sources disagreed on the deciding point, the more cautious value stands and the note says so. */
export const automaticClearing: Record<PlaceCode, AutomaticClearing> = {
  AL: {
    clears: 'none',
    note: 'You have to ask a court. Nothing is cleared by itself.',
    source: 'https://expungementalabamalawyer.com/alamaba-code',
    alsoRead: ['https://www.alea.gov/online-services/criminal-record-expungement'],
    checked,
  },
  AK: {
    clears: 'none',
    note: "Nothing is sealed by itself. Some dropped cases and marijuana cases only come off the court's website.",
    source:
      'https://www.newsminer.com/marijuana/alaska-court-system-takes-past-marijuana-convictions-off-online-database/article_36484418-bdeb-11ed-8ca4-337c5221f6cb.html',
    alsoRead: [
      'https://www.juneauempire.com/news/senate-votes-to-remove-records-from-states-online-court-system/',
    ],
    checked,
  },
  AZ: {
    clears: 'none',
    note: 'You have to ask a court. Nothing is cleared by itself.',
    source: 'https://cleanslateclearinghouse.org/policies/az-nc-2/',
    alsoRead: [
      'https://ccresourcecenter.org/2021/08/26/arizona-enacts-its-very-first-sealing-law-and-its-impressive/',
    ],
    checked,
  },
  AR: {
    clears: 'none',
    note: 'You have to ask a court, unless the governor pardons you.',
    source:
      'https://law.uslawyerdatabase.com/category/us-law/2020-arkansas-code/title-16-practice-procedure-and-courts/subtitle-6-criminal-procedure-generally/chapter-90-judgment-and-sentence-generally/page/2',
    alsoRead: ['https://instalawyer.io/laws/arkansas-code/16-90-1410-sealing-records-of'],
    checked,
  },
  CA: {
    clears: 'convictions',
    note: 'Grants relief for many arrests and convictions through a monthly review by the state, since July 2022.',
    law: 'Cal. Penal Code §§ 851.93, 1203.425',
    source: 'https://oag.ca.gov/fingerprints/automatic-record-relief-penal-code-sections-851.93-and-1203.425',
    alsoRead: [
      'https://getpocketlaw.com/law/state_california/section-1203-425-section-1203-425_a6400f830e85',
    ],
    checked,
  },
  CO: {
    clears: 'convictions',
    note: 'Seals many misdemeanors after 7 years and some felonies after 10. Fully in force since July 2025.',
    law: 'C.R.S. § 13-3-117',
    source: 'https://cl.cobar.org/features/automatic-record-sealing-in-colorado',
    alsoRead: ['https://colorado.public.law/statutes/crs_13-3-117'],
    checked,
  },
  CT: {
    clears: 'convictions',
    note: 'Erases most misdemeanors after 7 years and some felonies after 10, for crimes from 2000 on.',
    law: 'Conn. Gen. Stat. § 54-142a(e)',
    source: 'https://fureydonovan.com/clean-slate-act',
    alsoRead: [
      'https://cleanslateclearinghouse.org/policies/ct-c-8/',
      'https://www.cleanslateinitiative.org/updates/states-of-clean-slate-end-of-year-wrap-up',
    ],
    checked,
  },
  DE: {
    clears: 'convictions',
    note: 'Clears some misdemeanors after 5 years and a few felonies after 10, since August 2024. The work is slow.',
    source:
      'https://www.delawarepublic.org/politics-government/2024-08-17/automatic-record-expungement-began-august-1-questions-remain-about-timeliness-of-rollout',
    alsoRead: [
      'https://www.wboc.com/news/delaware-clean-slate-law-begins-automatic-record-expungement/article_2a279f9c-504a-11ef-bf44-6f7fbef01d6d.html',
    ],
    checked,
  },
  DC: {
    clears: 'none',
    note: 'For now you have to ask a court. Clearing by itself is not due until October 2027.',
    source: 'https://code.dccouncil.gov/us/dc/council/code/sections/16-802',
    alsoRead: [
      'https://app.legiplex.com/dc/legislature/2025/2025-r/bills/b26-0152',
      'https://koehlerlaw.net/2025/06/d-c-s-new-sealing-expungement-law-needs-fixing/',
      'https://ccresourcecenter.org/text-blocks/district-of-columbia-record-relief/',
    ],
    checked,
    coming: {
      on: '2027-10-01',
      what: 'The court must clear old marijuana cases and seal many cases without a conviction.',
      source: 'https://app.legiplex.com/dc/legislature/2025/2025-r/bills/b26-0152',
    },
  },
  FL: {
    clears: 'other_records',
    note: 'Seals many arrests and charges that ended without a conviction. Some serious felonies are left out.',
    law: 'Fla. Stat. § 943.0595',
    source: 'https://syfert.com/florida/statutes/0943.0595.html',
    alsoRead: ['https://cleanslateclearinghouse.org/policies/fl-nc-7/'],
    checked,
  },
  GA: {
    clears: 'other_records',
    note: 'Hides many charges dropped or found not guilty, for arrests after July 1, 2013. You have to ask for older ones.',
    law: 'O.C.G.A. § 35-3-37',
    source: 'https://www.gwinnettcounty.com/government/departments/district-attorney/faqs',
    alsoRead: ['https://www.peachstatelawyer.com/category/uncategorized/'],
    checked,
  },
  HI: {
    clears: 'other_records',
    note: 'Only a pilot on Hawaii Island clears some drug arrests without a conviction. Elsewhere you have to ask.',
    law: 'Act 62, Session Laws of Hawaii 2024',
    source:
      'https://lastprisonerproject.org/lpp-bill-identifies-over-2-200-records-for-relief-in-hawaii-hb-132-would-streamline-their-expungement',
    alsoRead: ['https://www.jdp.com/?p=19318', 'https://civilbeat.digitaldemocracy.org/hearings/278295'],
    checked,
  },
  ID: {
    clears: 'none',
    note: "You have to ask. Idaho's Clean Slate Act works only if you file a request with the court.",
    source: 'https://isc.idaho.gov/Clean-Slate-Act',
    checked,
  },
  IL: {
    clears: 'other_records',
    note: 'Clears some small marijuana cases by itself. You have to ask for other records until 2029.',
    law: '20 ILCS 2630/5.2',
    source: 'https://isp.illinois.gov/BureauOfIdentification/CannabisExpungements',
    alsoRead: [
      'https://beta.ilga.gov/Legislation/PublicActs/PrinterFriendly/103-0755',
      'https://www.abridgeforward.com/blog/illinois-joins-fraternity-of-clean-slate-act-states',
    ],
    checked,
    coming: {
      on: '2029-01-01',
      what: 'The state starts to seal many convictions and cases without a conviction by itself.',
      source: 'https://ccresourcecenter.org/topics/uncategorized',
    },
  },
  IN: {
    clears: 'other_records',
    note: 'Clears cases that were dropped or found not guilty, if charged after June 30, 2022. You have to ask for others.',
    law: 'Ind. Code § 35-38-9-1(b)',
    source: 'https://instalawyer.io/laws/indiana-code/35-38-9-1-expunging-arrest-records',
    checked,
  },
  IA: {
    clears: 'other_records',
    note: 'Clears cases where the judge held back the conviction, once you finish. Since July 2013; you have to ask for others.',
    law: 'Iowa Code § 907.9',
    source: 'https://www.iowalegalaid.org/resource/can-i-expunge-my-adult-criminal-conviction-in-1?ref=y3uf1',
    checked,
  },
  KS: {
    clears: 'none',
    note: 'You have to ask a court. Nothing is cleared by itself.',
    source: 'https://expungement.works/post/a-checklist-for-expungement',
    alsoRead: [
      'https://app.legiplex.com/ks/legislature/2023/2023-r/bills/hb2028?page=2',
      'https://a2jlab.org/tag/expungement/',
    ],
    checked,
  },
  KY: {
    clears: 'other_records',
    note: 'Clears many cases found not guilty or dropped for good, since July 2020. You have to ask for convictions.',
    law: 'KRS 431.076(1)(a)',
    source: 'https://self-law.org/code/ky/431-076',
    alsoRead: ['https://ccresourcecenter.org/text-blocks/kentucky-record-relief'],
    checked,
  },
  LA: {
    clears: 'none',
    note: 'You have to ask. A simpler request was approved in 2023, but lawmakers must pay for it first.',
    source: 'https://legis.la.gov/legis/Law.aspx?d=1335802',
    checked,
  },
  ME: {
    clears: 'other_records',
    note: 'Makes most cases without a conviction private in police files. Court files may still show them.',
    law: '16 M.R.S. § 703(2)',
    source: 'https://cleanslateclearinghouse.org/policies/me-nc-1/',
    alsoRead: [
      'https://edfolsomlaw.com/2020/11/in-maine-you-cant-even-leave-dismissed-criminal-cases-behind-you/',
      'https://www.pressherald.com/2026/04/24/mills-vetoes-bill-that-would-automatically-seal-some-criminal-records/',
    ],
    checked,
  },
  MD: {
    clears: 'other_records',
    note: 'Clears many cases dropped or found not guilty after 3 years, if they ended since October 2021, and old cannabis-only cases.',
    law: 'Md. Code, Crim. Proc. § 10-105.1',
    source: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gcp&section=10-105.1',
    alsoRead: ['https://maronicklaw.com/blog/can-i-get-a-cannabis-conviction-expunged-in-maryland'],
    checked,
  },
  MA: {
    clears: 'other_records',
    note: 'Seals charges found not guilty or thrown out early by a judge or grand jury. You have to ask for others.',
    law: 'G.L. c. 276, § 100C',
    source: 'https://kgdefenselaw.com/2024/01/27/automatic-sealing-of-charges-with-not-guilty-verdicts',
    alsoRead: ['https://law.justia.com/cases/massachusetts/supreme-court/2023/sjc-13334.html'],
    checked,
  },
  MI: {
    clears: 'convictions',
    note: 'Clears some misdemeanors after 7 years and up to two felonies after 10, since April 2023.',
    law: 'MCL 780.621g',
    source: 'https://www.michigan.gov/ag/0,4534,7-359-82917_104464_104534---,00.html',
    alsoRead: [
      'https://www.woodtv.com/news/michigan/clean-slate-michigans-automatic-expungement-program-takes-effect/',
    ],
    checked,
  },
  MN: {
    clears: 'convictions',
    note: 'Seals some lower convictions and many dropped cases, since January 2025. There is a long backlog.',
    law: 'Minn. Stat. § 609A.015',
    source: 'https://dps.mn.gov/divisions/bca/bca-divisions/professional-services/expungements',
    alsoRead: ['https://www.birkholzlaw.com/what-should-you-know-about-minnesotas-clean-slate-act'],
    checked,
  },
  MS: {
    clears: 'none',
    note: 'You have to ask a court. Nothing is cleared by itself.',
    source: 'https://cleanslateclearinghouse.org/policies/ms-nc-2/',
    alsoRead: ['https://msdeltada.com/expungement/'],
    checked,
  },
  MO: {
    clears: 'other_records',
    note: 'Closes most cases dropped or found not guilty. Many old marijuana cases were cleared too.',
    law: 'Mo. Rev. Stat. § 610.105',
    source: 'https://cleanslateclearinghouse.org/policies/mo-nc-1/',
    alsoRead: ['https://stlpr.org/tags/record-expungment'],
    checked,
  },
  MT: {
    clears: 'other_records',
    note: 'Makes a case private when the judge put off the sentence and later dismissed it. You have to ask for others.',
    law: 'Mont. Code Ann. § 46-18-204',
    source: 'https://cleanslateclearinghouse.org/policies/mt-d-1/',
    checked,
  },
  NE: {
    clears: 'other_records',
    note: 'Seals cases dropped or found not guilty after December 31, 2016. You have to ask for older ones.',
    law: 'Neb. Rev. Stat. § 29-3523',
    source: 'https://supremecourt.nebraska.gov/self-help/criminal-record-rehabilitation/adult-record-sealing',
    alsoRead: ['https://cleanslateclearinghouse.org/policies/ne-nc-2/'],
    checked,
  },
  NV: {
    clears: 'other_records',
    note: 'Courts seal some cases when you finish certain kinds of probation. You have to ask for other records.',
    law: 'NRS 176A.295',
    source: 'https://nevada.public.law/statutes/nrs_176a.295',
    alsoRead: [
      'https://nevadabest.us/could-nevada-be-the-next-state-to-adopt-automatic-criminal-record-sealing/',
    ],
    checked,
  },
  NH: {
    clears: 'other_records',
    note: 'Clears cases dropped or found not guilty since January 2019, after 30 days. You have to ask for others.',
    law: 'RSA 651:5, II-a',
    source: 'https://cleanslateclearinghouse.org/policies/nh-nc-2/',
    alsoRead: ['https://bills.nhliberty.org/bills/2026/SB512/changes'],
    checked,
  },
  NJ: {
    clears: 'other_records',
    note: 'Clears some marijuana cases. A wider system was ordered in 2019, but we found no sign that it runs yet.',
    source:
      'https://cdn.americantowns.com/news/icymi-governor-murphy-attorney-general-platkin-and-new-jersey-state-police-announce-a-nearly-70-reduction-in-expungement-backlog-31660124-trenton-nj.html',
    alsoRead: [
      'https://fredsisto.com/expungement-and-marijuana-decriminalization-part-6/',
      'https://fastdemocracy.com/bill-summary/?billsummary_id=NJB00062574&billsummary_session=2024-2025&billsummary_state=nj',
    ],
    checked,
  },
  NM: {
    clears: 'other_records',
    note: 'Clears many marijuana-only cases after 2 years. You have to ask for other records.',
    law: 'NMSA 1978, § 29-3A-8',
    source: 'https://law.justia.com/codes/new-mexico/chapter-29/article-3a/section-29-3a-8/',
    alsoRead: ['https://aarons.law/expungement/waiting-times'],
    checked,
  },
  NY: {
    clears: 'convictions',
    note: 'Seals many misdemeanors after 3 years and felonies after 8. Courts have until November 2027 to catch up.',
    law: 'CPL § 160.57',
    source: 'https://www.nysenate.gov/legislation/laws/CPL/160.57',
    alsoRead: ['https://pappalardolaw.com/2024/11/ny-clean-slate-act-goes-into-effect'],
    checked,
  },
  NC: {
    clears: 'other_records',
    note: 'Clears many charges dropped or found not guilty since December 2021. The work restarted in July 2024.',
    law: 'G.S. 15A-146(a4)',
    source: 'https://sog.unc.edu/node/97621',
    alsoRead: ['https://lawandordernews.com/2025-expunction-guide-available-for-free'],
    checked,
  },
  ND: {
    clears: 'other_records',
    note: 'Courts close cases that end in dismissal or not guilty, since August 2025. You have to ask for older ones.',
    law: 'House Bill 1166 (2025)',
    source: 'https://www.localnewswave.com/article/1006998051523751936',
    alsoRead: ['https://cleanslateinitiative.org/in-the-news/north-dakota-hb1166'],
    checked,
  },
  OH: {
    clears: 'none',
    note: 'You have to ask a court. Nothing is cleared by itself.',
    source:
      'https://www.marijuanalawandpolicyblog.com/2024/03/student-presentation-to-explore-automatic-and-petition-based-expungement-in-ohio',
    alsoRead: ['https://codes.ohio.gov/ohio-revised-code/section-2953.321'],
    checked,
  },
  OK: {
    clears: 'none',
    note: 'A 2022 law is meant to clear some records by itself, but it was still being set up in late 2025. Ask a court for now.',
    source:
      'https://www.oklahoma.gov/osbi/services/information-services-division/clean-slate-initiative.html',
    alsoRead: [
      'https://ccresourcecenter.org/tag/stitt',
      'https://www.beckhamcountyrecord.net/article/3411,oklahoma-s-clean-slate-law',
    ],
    checked,
  },
  OR: {
    clears: 'none',
    note: 'You have to ask a court for most records. Sources differ on some newer drug possession cases.',
    source: 'https://olis.oregonlegislature.gov/liz/2024R1/Measures/Overview/HB4097',
    alsoRead: [
      'https://ezel.ai/templates/expungement-petition-and-eligibility-memo/or',
      'https://www.kxl.com/changes-to-measure-110-headed-to-house-floor/',
    ],
    checked,
  },
  PA: {
    clears: 'convictions',
    note: 'Seals many lower misdemeanors after 7 years and some drug felonies after 10, and most dropped charges.',
    law: '18 Pa.C.S. § 9122.2',
    source: 'https://ccresourcecenter.org/text-blocks/pennsylvania-record-relief/',
    alsoRead: [
      'https://govt.westlaw.com/pac/Document/N95A8E510AE7311EEBA4A8C9569A15992?viewType=FullText&originationContext=documenttoc&transitionType=CategoryPageItem&contextData=(sc.Default)',
    ],
    checked,
  },
  RI: {
    clears: 'other_records',
    note: 'Old marijuana possession cases were cleared by July 2024. You have to ask for other records.',
    law: 'R.I. Gen. Laws § 12-1.3-5',
    source: 'https://lawserver.com/law/state/rhode-island/ri-laws/rhode_island_general_laws_12-1-3-5',
    alsoRead: [
      'https://rilawyersweekly.com/blog/2023/06/12/judiciary-more-than-23k-marijuana-cases-expunged-to-date/',
    ],
    checked,
  },
  SC: {
    clears: 'other_records',
    note: 'City and magistrate courts clear some charges dropped or found not guilty, if you were fingerprinted.',
    law: 'S.C. Code § 17-22-950(A)',
    source:
      'https://instalawyer.io/laws/south-carolina-code-of-laws/section-17-22-950-summary-court-expungement',
    alsoRead: ['https://www.horrycountysc.gov/departments/solicitor/expungements/'],
    checked,
  },
  SD: {
    clears: 'convictions',
    note: 'Takes petty offenses and the lowest misdemeanors (Class 2) off your public record after 5 clean years.',
    law: 'SDCL § 23A-3-34',
    source: 'https://mylrc.sdlegislature.gov/api/Documents/Bill/233999.html?Year=2022',
    alsoRead: [
      'https://cleanslateclearinghouse.org/policies/sd-c-1/',
      'https://legalclarity.org/how-long-a-class-2-misdemeanor-stays-on-your-record-in-sd',
    ],
    checked,
  },
  TN: {
    clears: 'none',
    note: 'You have to ask a court. Nothing is cleared by itself.',
    source: 'https://cleanslateclearinghouse.org/policies/tn-nc-1/',
    checked,
  },
  TX: {
    clears: 'other_records',
    note: 'Courts hide some lower misdemeanors where the judge held back the conviction. You have to ask for others.',
    law: "Tex. Gov't Code § 411.072",
    source: 'https://cleanslateclearinghouse.org/policies/tx-d-1/',
    alsoRead: ['https://lawserver.com/law/state/texas/tx-codes/texas_government_code_411-072'],
    checked,
  },
  UT: {
    clears: 'convictions',
    note: 'Clears some lower misdemeanors after 5 or more years. Since January 2026 you need no form.',
    law: 'Utah Code §§ 77-40a-204, 77-40a-205',
    source: 'https://codes.findlaw.com/ut/title-77-utah-code-of-criminal-procedure/ut-code-sect-77-40a-204/',
    alsoRead: ['https://law.counselstack.com/statute/ut/77-40a-205'],
    checked,
  },
  VT: {
    clears: 'other_records',
    note: 'Courts seal most cases dropped before trial or found not guilty within 60 days, unless someone objects.',
    law: '13 V.S.A. § 7603',
    source: 'https://self-law.org/code/vt/title-13/chapter-230/7603',
    checked,
  },
  VA: {
    clears: 'convictions',
    note: 'Seals some misdemeanor convictions, such as shoplifting and trespassing, after 7 years. Began July 2026.',
    law: 'Va. Code § 19.2-392.6',
    source: 'https://vscc.virginia.gov/sealing.asp',
    alsoRead: [
      'https://law.lis.virginia.gov/vacode/19.2-392.6/',
      'https://halstonberg.com/expungement/virginia-expungement-sealing/',
    ],
    checked,
  },
  WA: {
    clears: 'none',
    note: 'You have to ask a court. Nothing is cleared by itself.',
    source: 'https://legalclarity.org/filing-a-motion-to-vacate-a-conviction-in-washington-state',
    alsoRead: [
      'https://povertyaction.org/clean-slate/',
      'https://halstonberg.com/expungement/washington-vacating-convictions/',
    ],
    checked,
  },
  WV: {
    clears: 'none',
    note: 'You have to ask a court. Nothing is cleared by itself.',
    source: 'https://cleanslateclearinghouse.org/policies/wv-nc-2/',
    alsoRead: ['https://lexace.ai/us/statute/west-virginia/61-11-26'],
    checked,
  },
  WI: {
    clears: 'none',
    note: 'Nothing, unless the judge ordered it when you were sentenced. Then it happens when you finish the sentence.',
    source: 'https://legalclarity.org/wisconsin-expungement-statute-how-it-works-and-who-qualifies',
    alsoRead: [
      'https://e.casetext.com/statute/wisconsin-statutes/criminal-procedure/chapter-973-sentencing/section-973015-special-disposition',
    ],
    checked,
  },
  WY: {
    clears: 'none',
    note: 'You have to ask a court. Nothing is cleared by itself.',
    source: 'https://cleanslateclearinghouse.org/policies/wy-nc-1/',
    alsoRead: [
      'https://cleanslateclearinghouse.org/policies/wy-c-1/',
      'https://www.expungementnation.com/wyoming',
    ],
    checked,
  },
  US: {
    clears: 'none',
    note: 'Nothing is cleared by itself. Federal courts can clear very few records, even if you ask.',
    source: 'https://www.everycrsreport.com/reports/LSB10413.html',
    alsoRead: ['https://www.congress.gov/119/bills/hr3114/BILLS-119hr3114ih.htm'],
    checked,
  },
};
