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

/** Pages that worked cases name too. */
export const pages = {
  nonviolent: 'https://ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_15A/GS_15A-145.5.html',
  registration: 'https://github.com/Cuffney-Legal-Systems/north-carolina-criminal-law',
  threeYears:
    'https://nccriminallaw.sog.unc.edu/2026/01/29/expunction-changes-and-updated-expunction-guide-for-2026',
  felonies: 'https://lrs.sog.unc.edu/billsum/s-301-2021-2022-2',
  dismissals: 'https://sog.unc.edu/node/97621',
  secondChance: 'https://www.ncleg.gov/EnactedLegislation/SessionLaws/HTML/2019-2020/SL2020-35.html',
  underAge:
    'https://www.sog.unc.edu/resources/microsites/relief-criminal-conviction/misdemeanor-convictions-offenses-committed-age-18-or-21',
  youngFelony: 'https://www.sog.unc.edu/node/97576',
  drugs: 'https://www.sog.unc.edu/node/97706',
  trafficking: 'https://lawserver.com/law/state/north-carolina/nc-laws/north_carolina_laws_15a-145-9',
  innocence: 'https://www.ncleg.gov/enactedlegislation/statutes/html/bysection/chapter_15a/gs_15a-149.html',
  certificate: 'https://codes.findlaw.com/nc/chapter-15a-criminal-procedure-act/nc-gen-st-sect-15a-173-2/',
  juvenile: 'https://www.sog.unc.edu/node/97776',
  pardons: 'https://www.sog.unc.edu/resources/microsites/relief-criminal-conviction/pardons',
  voting: 'https://ncsbe.gov/registering/who-can-register/registering-person-nc-criminal-justice-system',
} as const;

const guide = 'https://www.sog.unc.edu/resources/microsites/relief-criminal-conviction';

export const sources: readonly Source[] = [
  statuteText(pages.nonviolent, 'G.S. 15A-145.5(a), (a1) and (b); the later subsections were not reached'),
  statuteText(pages.secondChance, 'S.L. 2020-35, § 1: what is now G.S. 15A-145.8A(a) and (b)'),
  statuteText(
    'https://www3.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_15A/GS_15A-145.html',
    'G.S. 15A-145(a), (a)(1) to (4): who, the 2 years, two sworn statements; whether restitution stops it was not reached',
  ),
  statuteText(
    'https://ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_90/GS_90-95.html',
    'G.S. 90-95(a) to (d)(1): dealing and having drugs, and their classes',
  ),
  statuteText(
    'https://www.ncleg.net/EnactedLegislation/Statutes/HTML/BySection/Chapter_17E/GS_17E-12.html',
    'G.S. 17E-12(b): deputies’ certification and expunged felonies',
  ),
  statuteCopy(
    'https://instalawyer.io/laws/north-carolina-general-statutes/17c-13-pardons-expunctions',
    'G.S. 17C-13(b): the same for police officers',
  ),
  statuteCopy(
    'https://legiscan.com/NC/text/S762/id/343935/North_Carolina-2011-S762-Chaptered.html',
    'S.L. 2011-356: G.S. 14-34.6 and 14-34.7(c), assaults that are class I felonies',
  ),
  statuteCopy(
    'https://lexace.ai/us/statute/north-carolina/14-288.9',
    'G.S. 14-288.9: assault upon emergency personnel, class H',
  ),
  statuteCopy(
    pages.registration,
    'Sections of chapter 14 as of 2026: G.S. 14-208.6, whole, and the classes in G.S. 14-2.5, 14-23.2, 14-23.4, 14-33, 14-34.1, 14-41, 14-43.3, 14-43.11, 14-43.13, 14-71.1, 14-72, 14-87.1, 14-90, 14-100, 14-107, 14-190.17, 14-202.1, 14-202.4, 14-209, 14-269.2, 14-286.2, 14-318.2, 14-360 and 14-415.1',
  ),
  statuteCopy(
    'https://github.com/fuzzlaw/sorstatutes',
    'Chapter 14, article 27A, whole, as of 2025: G.S. 14-208.6(1m), (4) and (5), which agree with the other copy',
  ),
  statuteCopy(
    'https://lawserver.com/?p=29353736',
    'G.S. 14-3(a): a misdemeanor is of class A1 only where its section says so',
  ),
  courtOrAgencyCopy(
    'https://www.scribd.com/document/584910364/Misdemeanor-Offense-List-2021',
    'Sentencing Commission, misdemeanors by class, December 2021: class A1 up to G.S. 14-159.4',
  ),
  otherPage(
    'https://www.legalmatch.com/law-library/article/north-carolina-felony-classification-lawyers.html',
    'Felonies by class: murder, rape, kidnapping, arson, burglary, incest, train robbery, identity theft, extortion, bribery',
  ),
  otherPage(
    'https://www.capitalcriminaldefense.com/felony-charges/',
    'Felonies by class, classes A to C: sex crimes, death by distribution',
  ),
  otherPage(
    'https://tjaverylaw.com/blog/2016/august/what-are-common-misdemeanors-and-felonies-in-nor',
    'Common misdemeanors by class: larceny, resisting, trespass, carrying concealed, reckless driving',
  ),
  otherPage(
    'http://www.criminaldefenselawyer.com/resources/north-carolina-misdemeanor-crimes-class-and-sentences',
    'Common misdemeanors by class, October 2022',
  ),
  statuteCopy(pages.trafficking, 'G.S. 15A-145.9(a)(1)'),
  statuteText(pages.innocence, 'G.S. 15A-149'),
  statuteCopy(pages.certificate, 'G.S. 15A-173.2(a) and (b)(1)'),
  statuteCopy(
    'https://lawserver.com/law/state/north-carolina/nc-laws/north_carolina_laws_15a-173-4',
    'G.S. 15A-173.4(a) and (b): three weeks’ notice, conditions, asking again, and when it is taken away',
  ),
  statuteCopy(
    'https://github.com/UniCourt/cic-code-nc',
    'G.S. 7B-3200 to 7B-3202 and 147-21, whole, as of 2022: notice, hearing, effect; what a pardon application holds',
  ),
  clearinghouse(
    'https://www.sog.unc.edu/node/97826',
    'School of Government: gun rights do not come back with the right to vote',
  ),
  statuteText(
    'https://ncleg.gov/EnactedLegislation/SessionLaws/HTML/2017-2018/SL2018-79.html',
    'S.L. 2018-79: the same, as enacted; the court may issue it',
  ),
  statuteCopy(
    'https://d1tvxue8o4w0fl.cloudfront.net/statute/general-statutes-of-north-carolina/chapter-15a-criminal-procedure-act/subchapter-i-general/article-5-expunction-of-records/section-15a-1456-expunctions-for-certain-defendants-convicted-of-prostitution',
    'G.S. 15A-145.6(a) to (c)(1)',
  ),
  statuteCopy(
    'http://laws9.com/statutes/north-carolina/Chapter_7B/GS_7B-3200',
    'G.S. 7B-3200(a) to (c), an older print',
  ),
  statuteText(
    'https://www.ncleg.net/EnactedLegislation/Statutes/HTML/BySection/Chapter_15A/GS_15A-151.5.html',
    'G.S. 15A-151.5(a) and (b), before the 2024 change: prosecutors see expunged convictions and dismissals',
  ),
  statuteCopy(
    'https://app.keepupstate.com/bills/8828',
    'S.L. 2023-103 (H 193): breaking or entering may be expunged',
  ),
  statuteCopy('https://app.keepupstate.com/bills/11202', 'S.L. 2025-71 (S 311): misdemeanor expunction'),
  clearinghouse(
    pages.threeYears,
    'School of Government, January 2026: three years for one misdemeanor, and the two readings of the wait',
  ),
  clearinghouse(
    pages.felonies,
    'School of Government summary of S 301 (S.L. 2021-118): two or three felonies, 20 years, earlier expunctions',
  ),
  clearinghouse(
    'https://lrs.sog.unc.edu/billsum/s-192-2023-2024',
    'Summary of S 192 (2023): the 15-year wait for breaking or entering, enacted by H 193',
  ),
  otherPage(
    'https://www.robesonian.com/news/149029/general-assembly-sends-to-cooper-a-criminal-justice-reform-bill-sponsored-by-sen-britt',
    'S 301: an impaired driving conviction bars a felony expunction for five years',
  ),
  otherPage(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean',
    'What the court forms AOC-CR-297 (June 2025) and AOC-CR-298 (July 2025) print: waits, findings, 24 months; what G.S. 15A-146 leaves out, read in August 2026; the numbers of the court forms; form AOC-G-106 for the fee; $52.50 in the instructions of AOC-CR-293; what an expunction can shut out later',
  ),
  clearinghouse(
    `${guide}/older-nonviolent-misdemeanor-and-felony-convictions`,
    'School of Government guide, editions to 2023',
  ),
  clearinghouse(
    'https://www.sog.unc.edu/resources/faqs/traffic-violations-and-driving-while-impaired-dwi-can-dwi-be-expunged-prior-dwi-conviction-bar',
    'School of Government: traffic violations and DWI',
  ),
  clearinghouse(
    pages.dismissals,
    'School of Government: dismissals and acquittals, G.S. 15A-146; infractions too by themselves since December 2021',
  ),
  otherPage(
    'https://www.ccolawyers.com/2013/10/11/new-north-carolina-expunction-takes-effect-in-october/',
    'G.S. 15A-145.6 in 2013: no open case, no restitution owed, no earlier expunction',
  ),
  legalAid(
    'https://legalaidnc.org/get-help/self-help-library/criminal-record-expunction/dismissed-charge-records',
    'Legal Aid: form AOC-G-106 to ask not to pay, AOC-CV-226 beside it',
  ),
  otherPage(
    'https://mathesonlawoffice.com/criminal-defense/expungements/expungement-dismissals/',
    'G.S. 15A-146(a1): the court may expunge where another charge ended in a conviction',
  ),
  otherPage(
    'https://www.disabilityandrepresentation.com/nc-legal-news/2025-expunction-guide-available-for-free/',
    'S.L. 2024-35: automatic expunction since July 8, 2024',
  ),
  clearinghouse(
    `${guide}/adult-convictions-misdemeanors-and-class-h-and-i-felonies-committed-juveniles`,
    'School of Government: G.S. 15A-145.8A',
  ),
  clearinghouse(pages.underAge, 'School of Government: G.S. 15A-145'),
  clearinghouse(pages.youngFelony, 'School of Government: G.S. 15A-145.4'),
  clearinghouse(pages.drugs, 'School of Government: G.S. 15A-145.2(c)'),
  courtOrAgency(
    'http://www.cga.ct.gov/2003/olrdata/jud/rpt/2003-R-0416.htm',
    'The 12 months for drug possession, as the law stood in 2003',
  ),
  clearinghouse(
    'https://www.sog.unc.edu/resources/faq-collections/frequently-asked-questions-about-expunctions-and-other-relief',
    'School of Government: the waits of G.S. 15A-145 are clear, those of 145.4 and 145.5 can be read in two ways',
  ),
  clearinghouse(
    `${guide}/convictions-offenses-human-trafficking-victims`,
    'School of Government: G.S. 15A-145.9',
  ),
  clearinghouse(
    `${guide}/effect-expunction`,
    'School of Government: what expunction does, with the 2024 changes; G.S. 15A-150 to 152',
  ),
  clearinghouse(pages.juvenile, 'School of Government: juvenile records'),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/nc-ar-3/',
    'The $175 fee of G.S. 15A-145.8A and its waiver',
  ),
  legalAid(
    'https://ncsecondchance.org/expungement-resources/',
    'Who may have the fee waived, and where to file',
  ),
  otherPage(
    'http://www.norton-ramirezlaw.com/the-second-chance-law/',
    'Dismissed charges and not guilty verdicts cost nothing',
  ),
  clearinghouse(
    'https://cleanslateclearinghouse.org/policies/nc-ar-1/',
    'G.S. 7B-3200(h): dismissed juvenile cases from age 16',
  ),
  clearinghouse(pages.pardons, 'School of Government: pardons'),
  courtOrAgency(pages.voting, 'State Board of Elections: voting after a felony'),
  courtOrAgency(
    'https://www.ncsbi.gov/Divisions/Criminal-Information-and-Identification/Fingerprints-for-Record-Checks',
    'State Bureau of Investigation: your own record',
  ),
  courtOrAgencyCopy(
    'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean/tree/HEAD/tmp/official-pdf-shadow-batch/all50',
    'The courts’ instructions for forms AOC-CR-287 (December 2025), AOC-CR-297 (December 2023) and AOC-CR-298 (July 2025), whole',
  ),
  clearinghouse(
    'https://www.sog.unc.edu/resources/microsites/relief-criminal-conviction/procedure-obtain-expunction',
    'School of Government: the procedure; the court’s own forms must be used',
  ),
  legalAid('https://legalaidnc.org/resource/page/7', 'What can be expunged; when there is a hearing'),
  courtOrAgencyCopy(
    'https://docslib.org/doc/11926833/the-court-staff-cannot-help-you-choose-or-complete-any-form',
    'Scotland County’s packet for G.S. 15A-146: forms AOC-CR-287 and AOC-CR-288; wait until open cases are closed',
  ),
  otherPage(
    'https://dannygloverlawfirm.com/blog/?p=1263',
    'G.S. 15A-153, quoted: what employers may not ask',
  ),
  otherPage(
    'https://www.journalnow.com/business/mike-wells-yes-you-can-talk-to-a-lawyer-for/article_6649cc9d-1137-5546-8244-c842bec8b7a0.html',
    'A newspaper of 2020: the phones of Legal Aid and of the lawyer referral service',
  ),
];
