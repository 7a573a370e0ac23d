// Written from the folders of the places by `npm run places`. What is changed by hand here is lost.
import type { CleanSlate } from '../../place/place.ts';
import type { PlaceCode } from '../../place/places.ts';

/** What the guide of each place tells of what it clears by itself. */
export const cleanSlates: Readonly<Record<PlaceCode, CleanSlate>> = {
  AL: {
    told: [
      {
        text: 'Alabama clears nothing by itself. You have to ask a court.',
        source: 'https://www.alea.gov/criminal-record-expungement',
      },
    ],
    checked: '2026-11-17',
  },
  AK: {
    told: [
      {
        text: 'Alaska clears no convictions by itself yet. A year after a case ended without one, the state no longer gives it out. Juvenile cases are sealed at 18.',
        source: 'https://www.akleg.gov/basis/statutes.asp#12.62.160',
      },
    ],
    checked: '2026-11-17',
  },
  AZ: {
    told: [
      {
        text: 'Arizona clears no adult record by itself. You have to ask a court, also if the charge was dropped.',
        source: 'https://cleanslateclearinghouse.org/policies/az-nc-2/',
      },
    ],
    checked: '2026-11-18',
  },
  AR: {
    told: [
      {
        text: 'Arkansas clears no adult conviction by itself. You have to ask a court. Only after a pardon does the court seal without being asked.',
        source:
          'https://ccresourcecenter.org/state-restoration-profiles/arkansas-restoration-of-rights-pardon-expungement-sealing',
      },
      {
        text: 'Most juvenile records have to be destroyed when you turn 21.',
        readOn:
          'https://legalfix.com/statutes/state-codes/arkansas/title-9/subtitle-3/chapter-27/subchapter-3/section-9-27-309',
      },
    ],
    checked: '2026-11-18',
  },
  CA: {
    told: [
      {
        text: 'Since July 2022 the state dismisses misdemeanors and cases with finished probation by itself, back to 1973. Since October 1, 2024 it also dismisses most other felonies 4 years after the sentence ended. Serious, violent and sex felonies are left out.',
        source:
          'https://oag.ca.gov/fingerprints/automatic-record-relief-penal-code-sections-851.93-and-1203.425',
      },
      {
        text: 'A dropped misdemeanor is cleared at once, a dropped felony from 2027 on, and an arrest without charges after 1, 3 or 6 years.',
        source:
          'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=PEN&sectionNum=851.93.',
      },
    ],
    checked: '2026-11-15',
  },
  CO: {
    told: [
      {
        text: 'Since July 1, 2024 the state seals many convictions by itself. It takes 4 years for a civil infraction, 7 for a petty offense or misdemeanor, and 10 for a drug felony. Since July 1, 2025 it seals other felonies too, after 10 years. Crimes with a victim on the state’s list are left out.',
        source: 'https://cl.cobar.org/features/automatic-record-sealing-in-colorado',
      },
    ],
    checked: '2026-11-15',
  },
  CT: {
    told: [
      {
        text: 'Most misdemeanors go by themselves 7 years after your newest conviction. Class D and E felonies and drunk driving go after 10. The offense must be from 2000 or later.',
        source: 'https://portal.ct.gov/cleanslate/',
      },
      {
        text: 'Charges that end without a conviction go by themselves. So do most drug possession misdemeanors of 2000 to 2015.',
        source: 'https://www.cga.ct.gov/current/pub/chap_961a.htm',
      },
    ],
    checked: '2026-11-17',
  },
  DE: {
    told: [
      {
        text: 'Since August 2024 the state expunges by itself. Cases without a conviction go at once. Violations go after 3 years and most misdemeanors after 5. Six felonies go after 10.',
        readOn: 'https://instalawyer.io/laws/delaware-code/4373-mandatory-expungement-application',
        source: 'https://delcode.delaware.gov/title11/c043/sc07/',
      },
    ],
    checked: '2026-11-17',
  },
  DC: {
    told: [
      {
        text: 'The court must seal most cases without a conviction by October 1, 2027. Later ones are due within 90 days.',
        source: 'https://code.dccouncil.gov/us/dc/council/code/sections/16-805',
      },
      {
        text: 'It must also seal many misdemeanors 10 years after the sentence. Family violence, DUI, stalking, sex crimes and others are left out.',
        source: 'https://code.dccouncil.gov/us/dc/council/code/sections/16-805',
      },
      {
        text: 'Marijuana possession from before February 15, 2015 and what is no longer a crime must be expunged by the same day.',
        source: 'https://code.dccouncil.gov/us/dc/council/code/sections/16-802',
      },
    ],
    checked: '2026-11-17',
  },
  FL: {
    told: [
      {
        text: 'Cases that end without guilt are sealed by themselves, save forcible felonies and sex crimes. Since July 2023 the clerk closes the court file too.',
        source:
          'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0900-0999/0943/Sections/0943.0595.html',
      },
      {
        text: 'Most juvenile records are expunged at 21, some at 26.',
        source:
          'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0900-0999/0943/Sections/0943.0515.html',
      },
      {
        text: 'Convictions are not cleared. We found no sign that a 2026 bill to seal some misdemeanors (CS/SB 810) became law.',
        source: 'https://www.flsenate.gov/Session/Bill/2026/810/BillText/c1/HTML',
      },
    ],
    checked: '2026-11-15',
  },
  GA: {
    told: [
      {
        text: 'Georgia hides most cases without a conviction by itself, for arrests from July 1, 2013 on. Older ones you must ask for.',
        source: 'https://da.libertycountyga.gov/records-restriction',
      },
      {
        text: 'Georgia clears no conviction by itself. A finished First Offender sentence is no conviction, and the state stops showing it.',
        readOn:
          'https://github.com/UniCourt/cic-code-ga/blob/master/transforms/ga/ocga/r86/gov.ga.ocga.title.35.html',
      },
    ],
    checked: '2026-11-17',
  },
  HI: {
    told: [
      {
        text: 'Hawaii clears no convictions by itself. A pilot on Hawaii Island cleared some drug arrests without a conviction. Everywhere else you have to ask.',
        readOn:
          'https://westhawaiitoday.com/2025/04/04/hawaii-news/bill-to-clear-hawaii-island-marijuana-arrests-is-sent-to-governors-office',
      },
    ],
    checked: '2026-11-17',
  },
  ID: {
    told: [
      {
        text: 'Idaho clears nothing by itself. Its Clean Slate Act works only if you file a petition.',
        source: 'https://isc.idaho.gov/Clean-Slate-Act',
      },
    ],
    checked: '2026-11-17',
  },
  IL: {
    told: [
      {
        text: 'Illinois clears no conviction by itself yet. You have to ask.',
        source: 'https://www.ilga.gov/documents/legislation/ilcs/documents/002026300K5.2.htm',
      },
      {
        text: 'From January 1, 2028 clerks seal ordinance cases and Class C misdemeanors. From January 1, 2029 the state seals most other records, old ones until 2034.',
        source: 'https://www.ilga.gov/documents/legislation/ilcs/documents/002026300K5.2.htm',
      },
      {
        text: 'Cannabis arrests from before June 25, 2019, for up to 30 grams, had to be expunged by 2025.',
        source: 'https://isp.illinois.gov/BureauOfIdentification/CannabisExpungements',
      },
    ],
    checked: '2026-11-18',
  },
  IN: {
    told: [
      {
        text: 'Indiana clears by itself only what ended without a conviction, if it was charged after June 30, 2022. The court orders it when all charges are dismissed or you are found not guilty. It takes effect after 60 days. For convictions you have to ask.',
        source: 'https://iga.in.gov/laws/2025/ic/titles/35#35-38-9-1',
        for: ['in-dropped-automatic', 'in-juvenile-dropped-automatic', 'in-infraction-dropped'],
      },
    ],
    checked: '2026-11-17',
  },
  IA: {
    told: [
      {
        text: 'Iowa clears a deferred judgment by itself once you are discharged and all is paid, since July 2013. It clears no conviction by itself.',
        source:
          'https://www.iowalegalaid.org/resource/can-i-expunge-my-adult-criminal-conviction-in-1?ref=y3uf1',
      },
    ],
    checked: '2026-11-17',
  },
  KS: {
    told: [
      {
        text: 'Kansas clears nothing by itself. You have to ask a court.',
        source: 'https://expungement.works/post/a-checklist-for-expungement',
      },
    ],
    checked: '2026-11-17',
  },
  KY: {
    told: [
      {
        text: 'Kentucky expunges a case by itself if you were found not guilty, or if it was dismissed for good, since July 15, 2020. It takes 30 days.',
        source: 'https://kycourts.gov/AOC/Information-and-Technology/Pages/Expungement.aspx',
        for: ['ky-automatic-expungement'],
      },
      {
        text: 'A first drug possession can be voided as soon as the sentence is over, but you have to ask.',
        source: 'https://cleanslateclearinghouse.org/policies/ky-d-1/',
        for: ['ky-void-possession'],
      },
    ],
    checked: '2026-11-17',
  },
  LA: {
    told: [
      {
        text: 'Louisiana clears no records by itself. A law of 2023 wants a simple request to the State Police instead of a motion, but lawmakers have to pay for it first. Ask the court.',
        source: 'https://legis.la.gov/legis/Law.aspx?d=1335802',
      },
      {
        text: 'Misdemeanors and felonies need a motion too.',
        source: 'https://legis.la.gov/legis/Law.aspx?d=919669',
      },
    ],
    checked: '2026-11-17',
  },
  ME: {
    told: [
      {
        text: 'Maine clears no conviction by itself. A bill for that was vetoed in April 2026.',
        source: 'https://courts.maine.gov/help/criminal/sealing.html',
      },
      {
        text: 'Cases without a conviction are confidential in police and state files by law. A full pardon does the same.',
        source: 'https://legislature.maine.gov/statutes/16/title16sec703.html',
      },
      {
        text: 'Courts seal Class D and E youth cases when the young person is discharged.',
        source: 'https://www.courts.maine.gov/courts/juvenile/records.html',
      },
    ],
    checked: '2026-11-17',
  },
  MD: {
    told: [
      {
        text: 'Some cases that ended on or after October 1, 2021 are expunged by themselves after three years. Every charge in the case was dropped, dismissed or ended in “not guilty”.',
        source: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gcp&section=10-105.1',
      },
      {
        text: 'Cases from before July 1, 2023 that were only about having cannabis were to be off the state’s record by July 1, 2024.',
        source: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gcp&section=10-112',
      },
    ],
    checked: '2026-11-15',
  },
  MA: {
    told: [
      {
        text: 'Cases that ended with not guilty, “no bill” or “no probable cause” are sealed by themselves. You have to ask for all others.',
        source: 'https://law.justia.com/cases/massachusetts/supreme-court/2023/sjc-13334.html',
      },
    ],
    checked: '2026-11-17',
  },
  MI: {
    told: [
      {
        text: 'Since April 11, 2023 Michigan sets aside many misdemeanors by itself 7 years after the sentence. At most 4 are cleared in a life, beside those with 92 days in jail or less. It clears up to 2 felonies 10 years after the sentence or the release from prison.',
        source:
          'https://www.michigan.gov/msp/services/chr/conviction-set-aside-public-information/michigan-clean-slate/eligible',
      },
      {
        text: 'Among those left out are violent and sex crimes, serious misdemeanors, drunk driving, forgery, embezzlement and crimes with 10 years or more. More than 3 felonies close it for felonies. An open case or a new Michigan conviction in those years stops it, but not for a misdemeanor with 92 days in jail or less.',
        source: 'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-780-621g',
      },
    ],
    checked: '2026-11-15',
  },
  MN: {
    told: [
      {
        text: 'The state seals dropped cases, finished programs, most misdemeanors after 2 or 3 years, and listed felonies after 4 or 5 years. You must stay free of new convictions.',
        source: 'https://dps.mn.gov/divisions/bca/bca-divisions/professional-services/expungements',
      },
      {
        text: 'In November 2025 more than 75,000 records were sealed, and about 2 million were still to come.',
        readOn: 'http://lmcontheline.blogspot.com/2025/11',
        source: 'https://dps.mn.gov/divisions/bca/bca-divisions/professional-services/expungements',
      },
    ],
    checked: '2026-11-17',
  },
  MS: {
    told: [
      {
        text: 'Mississippi clears no record by itself. You have to ask a court.',
        source: 'https://www.expungemississippi.com/',
      },
    ],
    checked: '2026-11-17',
  },
  MO: {
    told: [
      {
        text: 'Missouri closes cases that were dropped or ended in not guilty, and suspended sentences (SIS) once probation is over. An arrest without a charge is closed after 30 days.',
        source: 'https://revisor.mo.gov/main/OneSection.aspx?section=610.105',
      },
      {
        text: 'Courts also had to expunge most old marijuana cases in 2023. By January 1, 2027 the state is to begin clearing cases of having drugs or drug gear too.',
        readOn: 'https://viewer.joomag.com/the-evolution-magazine-february-2023/0197753001676578773/p16',
      },
    ],
    checked: '2026-11-17',
  },
  MT: {
    told: [
      {
        text: 'Since July 1, 2017, the state removes arrests without a conviction by itself. For older ones you have to ask.',
        source: 'https://dojmt.gov/dci-home/non-conviction-removal-and-sealing',
      },
      {
        text: 'When a deferred sentence is dismissed, its records become confidential. Youth records are sealed at 18.',
        source:
          'https://mca.legmt.gov/bills/mca/title_0460/chapter_0180/part_0020/section_0040/0460-0180-0020-0040.html',
      },
    ],
    checked: '2026-11-17',
  },
  NE: {
    told: [
      {
        text: 'Cases dismissed or ended in a verdict of not guilty since January 1, 2017 are sealed by themselves. Arrests without charges are sealed after 1 year.',
        source:
          'https://supremecourt.nebraska.gov/self-help/criminal-record-rehabilitation/adult-record-sealing',
      },
      {
        text: 'Most juvenile records are sealed by themselves when the case is over.',
        source:
          'https://supremecourt.nebraska.gov/self-help/criminal-record-rehabilitation/juvenile-record-sealing',
      },
    ],
    checked: '2026-11-18',
  },
  NV: {
    told: [
      {
        text: 'Courts seal a case by themselves after a deferral, a treatment court or a diversion. A DUI or domestic battery is different: you must ask after 7 years.',
        source: 'https://www.leg.state.nv.us/NRS/NRS-176A.html#NRS176ASec295',
      },
      {
        text: 'Most youth records are sealed by themselves. Other adult records have to be asked for.',
        source: 'https://www.leg.state.nv.us/NRS/NRS-062H.html#NRS062HSec140',
      },
    ],
    checked: '2026-11-17',
  },
  NH: {
    told: [
      {
        text: 'New Hampshire clears by itself only what ended without a conviction on or after January 1, 2019. It is annulled 30 days later, and you pay nothing. For convictions and older cases you have to ask.',
        source: 'https://cleanslateclearinghouse.org/policies/nh-nc-2/',
        for: ['nh-dropped-automatic'],
      },
      {
        text: 'Juvenile files are closed when you turn 21.',
        source: 'https://www.gencourt.state.nh.us/rsa/html/XII/169-B/169-B-35.htm',
        for: ['nh-juvenile'],
      },
    ],
    checked: '2026-11-17',
  },
  NJ: {
    told: [
      {
        text: 'Since June 15, 2020, the court must expunge a case by itself when it is dismissed or you are found not guilty.',
        readOn: 'https://criminal-jury.blogspot.com/2020/07/expungement-directive-criminal.html',
        source: 'https://www.njcourts.gov/self-help/expunge-record',
      },
      {
        text: 'Small marijuana and hashish cases from before February 22, 2021 were expunged by themselves in July 2021.',
        readOn: 'https://fredsisto.com/expungement-and-marijuana-decriminalization-part-7/',
        source: 'https://www.njcourts.gov/marihashexpunge.html',
      },
      {
        text: 'A wider automatic clean slate was ordered in 2019 and does not run yet. Do not wait for it: you may ask after 10 years.',
        source: 'https://law.justia.com/codes/new-jersey/2021/title-2c/section-2c-52-5-3',
      },
    ],
    checked: '2026-11-18',
  },
  NM: {
    told: [
      {
        text: 'Marijuana cases that would be legal or a lesser crime today are expunged by themselves after two years. That goes for cases with no other charge.',
        source: 'https://law.justia.com/codes/new-mexico/chapter-29/article-3a/section-29-3a-8/',
      },
      {
        text: 'For all other cases you have to ask.',
        source: 'https://law.justia.com/codes/new-mexico/chapter-29/article-3a/section-29-3a-4/',
      },
    ],
    checked: '2026-11-17',
  },
  NY: {
    told: [
      {
        text: 'Since November 16, 2024 New York seals misdemeanors 3 years and most felonies 8 years after the sentence or release. Sex crimes and class A felonies other than drug crimes are left out.',
        source: 'https://nycourts.gov/FORMS/criminal-record-sealing.shtml',
      },
    ],
    checked: '2026-11-15',
  },
  NC: {
    told: [
      {
        text: 'If all charges of a case end in dismissal or not guilty on or after December 1, 2021, the case is expunged by itself 180 to 210 days later. A felony dropped in a plea deal is left out. Convictions are never cleared by themselves.',
        source:
          'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_15A/GS_15A-146.html',
      },
    ],
    checked: '2026-11-15',
  },
  ND: {
    told: [
      {
        text: 'Since August 1, 2025 courts close cases that end in dismissal or not guilty, 61 days later. For older cases you have to file a petition.',
        readOn: 'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
        source: 'https://www.f5project.org/anewlawforanewlife/',
      },
      {
        text: 'After a put-off sentence for a misdemeanor, the case is dismissed and sealed by itself. The state clears no other conviction without being asked.',
        source:
          'https://attorneygeneral.nd.gov/public-safety/criminal-history-records/understanding-the-criminal-history-record-results/',
      },
    ],
    checked: '2026-11-17',
  },
  OH: {
    told: [
      {
        text: 'Ohio clears no adult record by itself. You have to ask a court.',
        source:
          'https://ccresourcecenter.org/state-restoration-profiles/ohio-restoration-of-rights-pardon-expungement-sealing/',
      },
    ],
    checked: '2026-11-18',
  },
  OK: {
    told: [
      {
        text: 'As far as we found, Oklahoma clears no records by itself yet. OSBI had to open an online page for requests by November 1, 2026. It must begin to clear by itself by November 1, 2027, if there is money for it. Ask OSBI whether the page is open. You can ask the court either way.',
        source: 'https://www.oklegislature.gov/cf_pdf/2025-26%20ENR/SB/SB2030%20ENR.PDF',
      },
    ],
    checked: '2026-11-17',
  },
  OR: {
    told: [
      {
        text: 'For most adult records you have to ask a court.',
        source: 'https://www.oregonlegislature.gov/bills_laws/ors/ors137.html',
      },
      {
        text: 'Since September 2024, having drugs can be a “drug enforcement misdemeanor”. The court seals it once you finish probation, or 3 years after you were convicted.',
        source: 'https://www.oregonlegislature.gov/bills_laws/ors/ors137.html',
      },
      {
        text: 'In November 2022 the governor pardoned 47,144 convictions from before 2016 for an ounce of marijuana or less. The courts sealed them. Nobody was told.',
        readOn:
          'https://www.oregonlive.com/crime/2022/11/oregon-marijuana-pardons-what-people-with-convictions-need-to-know.html',
      },
      {
        text: 'Youth records without a finding are cleared if you turned 18 after January 2, 2022. Small findings are cleared if you turned 18 after January 1, 2024.',
        source: 'https://linncountyor.gov/juvenile/page/expunction',
      },
    ],
    checked: '2026-11-19',
  },
  PA: {
    told: [
      {
        text: 'The state seals many convictions by itself. Since June 11, 2024 it takes 7 years for a misdemeanor, 5 for a summary offense and 10 for some drug felonies.',
        source: 'https://www.legis.state.pa.us/WU01/LI/LI/CT/HTM/18/00.091.022.002..HTM',
      },
      {
        text: 'After a full pardon the record is erased without being asked.',
        source: 'https://www.legis.state.pa.us/WU01/LI/LI/CT/HTM/18/00.091.022.000..HTM',
      },
    ],
    checked: '2026-11-15',
  },
  RI: {
    told: [
      {
        text: 'Rhode Island seals by itself what a district court dismissed since 2023 because the prosecutor dropped it.',
        readOn: 'https://lawserver.com/law/state/rhode-island/ri-laws/rhode_island_general_laws_12-1-12-1',
        source: 'https://courts.ri.gov/programs-services/Pages/Judicial-Records-Expungement-Information.aspx',
      },
      {
        text: 'Underage drinking at 18 to 20 is expunged by itself once all is paid.',
        readOn:
          'https://github.com/UniCourt/cic-code-ri/blob/master/transforms/ri/ocri/r74/gov.ri.code.title.03.html',
      },
      {
        text: 'Old marijuana possession cases had to be expunged before July 1, 2024. Other convictions for crimes are not cleared by themselves.',
        readOn:
          'https://github.com/UniCourt/cic-code-ri/blob/master/transforms/ri/ocri/r74/gov.ri.code.title.12.html',
      },
    ],
    checked: '2026-11-17',
  },
  SC: {
    told: [
      {
        text: 'Magistrate and city courts expunge dropped charges by themselves since June 2, 2009, if you were fingerprinted.',
        source: 'https://www.sccourts.org/whatsnew/displaywhatsnew.cfm?indexID=560',
        for: ['sc-summary-court'],
      },
      {
        text: 'All other records stay until you ask. Convictions never go by themselves.',
        source: 'https://scsolicitor1.org/programs/expungement/',
      },
    ],
    checked: '2026-11-17',
  },
  SD: {
    told: [
      {
        text: 'Petty offenses, city ordinance cases and Class 2 misdemeanors leave the public record by themselves after five years. You must have met all conditions and have no new conviction in that time.',
        source: 'https://sdlegislature.gov/Statutes/23A-3-34',
      },
      {
        text: 'A suspended imposition of sentence is sealed when the court discharges you. A finished diversion is expunged after a year and 30 days.',
        source: 'https://sdlegislature.gov/Statutes/23A-27-17',
      },
    ],
    checked: '2026-11-17',
  },
  TN: {
    told: [
      {
        text: 'Tennessee clears no adult record by itself. You have to ask, even for a dismissed charge.',
        source: 'https://tennesseeda.gov/district-13/expungement',
      },
      {
        text: 'The juvenile court expunges a dismissed youth case in the order that dismisses it.',
        source: 'https://cleanslateclearinghouse.org/policies/tn-cr-8/',
        for: ['tn-juvenile-dismissed'],
      },
    ],
    checked: '2026-11-17',
  },
  TX: {
    told: [
      {
        text: 'Only a first deferred misdemeanor of certain kinds is sealed without a petition. Ask the court whether it was done.',
        source: 'https://statutes.capitol.texas.gov/Docs/GV/htm/GV.411.htm#411.072',
      },
      {
        text: 'Many juvenile records are sealed at 19 without asking.',
        source: 'https://statutes.capitol.texas.gov/Docs/FA/htm/FA.58.htm#58.253',
      },
      {
        text: 'A 2025 law that would have made courts expunge after pretrial programs was vetoed.',
        readOn:
          'https://www.tpr.org/government-politics/2025-08-27/after-abbott-vetoed-routine-judicial-system-changes-texas-senate-moves-bill-forward',
      },
    ],
    checked: '2026-11-15',
  },
  UT: {
    told: [
      {
        text: 'Since January 1, 2026 the court again clears small convictions by itself. It also clears cases found not guilty or dismissed for good (“with prejudice”).',
        source: 'https://le.utah.gov/xcode/Title77/Chapter40A/77-40a-S204.html',
      },
      {
        text: 'You may file a petition if the court has not done it. You cannot sue over a case it missed.',
        source: 'https://le.utah.gov/xcode/Title77/Chapter40A/77-40a-S201.html',
      },
    ],
    checked: '2026-11-15',
  },
  VT: {
    told: [
      {
        text: 'Vermont courts seal most cases without a conviction by themselves, within 60 days. This began in July 2018.',
        readOn: 'https://self-law.org/code/vt/title-13/chapter-230/7603',
        source: 'https://www.vermontjudiciary.org/criminal/expungement',
      },
      {
        text: 'Courts had to expunge small marijuana cases by January 1, 2022. Other convictions are not cleared by themselves.',
        readOn:
          'https://headyvermont.com/2021/01/04/what-you-need-to-know-this-week-vermont-legislature-gets-back-to-work-covid-gathering-ban-back-in-effect/',
      },
    ],
    checked: '2026-11-17',
  },
  VA: {
    told: [
      {
        text: 'Since July 1, 2026 the state seals some small convictions, if you had no new one for 7 years. They are petty theft, shoplifting, trespass, being disorderly, and selling a little marijuana.',
        source: 'https://vscc.virginia.gov/sealing.asp',
      },
      {
        text: 'It also seals cases of having marijuana, and small charges that led to no conviction. Traffic tickets are sealed after 11 years.',
        source: 'https://vscc.virginia.gov/sealing.asp',
      },
    ],
    checked: '2026-11-18',
  },
  WA: {
    told: [
      {
        text: 'Washington clears no adult conviction by itself, unless the Governor pardoned it. Some counties clear old drug possession (Blake) without being asked.',
        source:
          'https://kingcounty.gov/en/dept/dja/courts-jails-legal-system/courts-financial/fees-payments/blake',
      },
      {
        text: 'Youth courts seal most cases by themselves once you are 18 and off supervision.',
        source: 'https://apps.leg.wa.gov/RCW/default.aspx?cite=13.50.260',
      },
    ],
    checked: '2026-11-17',
  },
  WV: {
    told: [
      {
        text: 'West Virginia clears no conviction by itself. You have to ask a court.',
        source:
          'https://cjei.cornell.edu/fix-your-record/sealing-and-expungement/expungement/west-virginia-expungement',
      },
    ],
    checked: '2026-11-18',
  },
  WI: {
    told: [
      {
        text: 'Wisconsin clears no conviction by itself, unless the judge ordered it at sentencing. Then it happens when you finish the sentence.',
        source: 'https://www.wicourts.gov/sc/opinion/DisplayDocument.html?content=html&seqNo=131915',
      },
      {
        text: 'If each charge was dismissed or found not guilty, the case leaves the court website after 2 years.',
        source: 'https://wcca.wicourts.gov/changes2018',
      },
    ],
    checked: '2026-11-15',
  },
  WY: {
    told: [
      {
        text: 'Wyoming clears nothing by itself, but for nicotine tickets under 21. The state keeps an adult record forever unless a court orders otherwise.',
        source: 'https://wyomingdci.wyo.gov/criminal-justice-information-services-cjis/criminal-records-unit',
      },
    ],
    checked: '2026-11-17',
  },
  US: {
    told: [
      {
        text: 'Federal law clears no adult record by itself. A bill that would, the Clean Slate Act of 2025, was still in committee when we last saw it.',
        readOn: 'https://policybrief.co/legislation/hr3114-119',
      },
      {
        text: 'By law federal youth records are kept from the public. You do not have to ask.',
        source:
          'https://uscode.house.gov/view.xhtml?edition=prelim&num=0&req=granuleid%3AUSC-prelim-title18-section5038',
      },
    ],
    checked: '2026-11-15',
  },
};
