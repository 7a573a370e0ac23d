import {
  courtOrAgency,
  courtOrAgencyCopy,
  legalAid,
  otherPage,
  type Source,
  statuteCopy,
  statuteText,
} from '../../place/source.ts';
import { page } from './cites.ts';

/** Read for the rules, but named by none of them: kept out of what people load to be judged. */
export const further = {
  firstOffender:
    'https://en.m.wikisource.org/wiki/Page:United_States_Statutes_at_Large_Volume_98_Part_2.djvu/844',
  firstOffenderWhole: 'http://criminal-jury.blogspot.com/2011/04/3607-special-probation-and-expungement.html',
  immigration:
    'https://www.njimmigrationattorney.com/blog/2012/06/expungements-do-not-eliminate-immigration-consequences/',
  possession:
    'https://uscode.house.gov./view.xhtml?edition=prelim&num=0&req=granuleid%3AUSC-prelim-title21-section844',
  trafficking: 'https://www.congress.gov/119/plaws/publ73/PLAW-119publ73.htm',
  violence:
    'https://casetext.com/statute/united-states-code/title-18-crimes-and-criminal-procedure/part-i-crimes/chapter-1-general-provisions/section-16-crime-of-violence-defined',
  schnitzer: 'http://casetext.com/case/united-states-v-schnitzer/case-summaries',
  juvenile: 'https://chanrobles.com/usa/uslaws/codes/title18/18usc5038.php',
  civilPenalty: 'https://law.lawstack.com/cfr/28/76.41/',
  pardonRuleText: 'https://answers.uslegal.com/criminal/expungement-of-criminal-records/22136/',
  diversion: 'https://www.justice.gov/usam/usam-9-22000-pretrial-diversion-program',
  firstOffenderExplained: 'https://legalclarity.org/18-u-s-c-3607-relief-for-first-time-drug-possession',
  traffickingEnrolled: 'https://www.congress.gov/119/bills/hr4323/BILLS-119hr4323enr.htm',
  doe: 'http://law.justia.com/cases/federal/appellate-courts/ca2/15-1967/15-1967-2016-08-11.html',
  secondCircuit: 'https://www.ca2.uscourts.gov/about_the_court.html',
  juvenilePrints: 'https://print.casetext.com/case/us-v-afs',
  youthActNow: 'https://casetext.com/case/brown-v-united-states-558',
  oldFirstOffender: 'https://docslib.org/doc/5105841/title-9-criminal-division-chapters-101-to',
  pardonRule: 'http://www.gpo.gov:80/fdsys/pkg/CFR-2002-title28-vol1/html/CFR-2002-title28-vol1-part1.htm',
  pardonNoonan: 'http://casetext.com/case/us-v-noonan/',
  marijuanaText: 'https://lemmy.ca/post/11834030/5830588',
  traffickingBill:
    'https://congress.wiki/map/legislation/trafficking-survivors-relief-act-119hr4323/text/introduced-in-house',
  traffickingFiling:
    'https://www.thefollowup.ai/article/congressional-bill-hr-4323-and-hr-6938-signed-into-law',
  wahi: 'http://www.ecases.us/case/p4372643/united-states-v-rakesh-wahi/',
  youthActDischarge: 'https://supreme.justia.com./cases/federal/us/460/660',
} as const;

export const sources: readonly Source[] = [
  statuteCopy(further.firstOffender, '18 U.S.C. § 3607(c), as enacted, 98 Stat. 2004'),
  statuteCopy(further.firstOffenderWhole, '18 U.S.C. § 3607(a) and (b), reprinted'),
  otherPage(further.firstOffenderExplained, '18 U.S.C. § 3607 explained'),
  otherPage(further.immigration, 'An immigration lawyer: immigration offices still see what was expunged'),
  statuteText(further.possession, '21 U.S.C. § 844, simple possession'),
  statuteText(further.trafficking, 'Pub. L. 119-73, 18 U.S.C. § 3771A: its opening'),
  statuteText(further.traffickingEnrolled, 'H.R. 4323 as passed: the definitions'),
  otherPage(further.traffickingBill, 'H.R. 4323 as introduced: who may ask for what'),
  otherPage(page.traffickingSummary, '18 U.S.C. § 3771A in summary, April 2026'),
  otherPage(further.traffickingFiling, 'Where motions under § 3771A are filed'),
  statuteCopy(
    'https://github.com/Ansvar-Systems/US-law-mcp',
    '18 U.S.C. §§ 921(a)(20), 3607 and 5038, whole: a public copy of March 2026',
  ),
  statuteCopy(further.violence, '18 U.S.C. § 16, crime of violence'),
  courtOrAgencyCopy(page.noGeneralLaw, 'Congressional Research Service, LSB10413'),
  courtOrAgencyCopy(further.doe, 'Doe v. United States (2d Cir. 2016)'),
  courtOrAgencyCopy(further.wahi, 'United States v. Wahi, 850 F.3d 296 (7th Cir. 2017)'),
  courtOrAgencyCopy(further.schnitzer, 'United States v. Schnitzer, 567 F.2d 536 (2d Cir. 1977)'),
  courtOrAgency(further.secondCircuit, 'Second Circuit: the states it covers'),
  statuteCopy(further.juvenile, '18 U.S.C. § 5038(a), juvenile records (2003 print)'),
  statuteCopy(further.juvenilePrints, '18 U.S.C. § 5038(d), quoted by a court'),
  courtOrAgencyCopy(page.youthAct, 'United States v. Doe, 980 F.2d 876 (3d Cir. 1992)'),
  courtOrAgencyCopy(further.youthActDischarge, 'Tuten v. United States, 460 U.S. 660 (1983)'),
  courtOrAgencyCopy(further.youthActNow, 'Brown v. United States (E.D. Pa. 2016)'),
  courtOrAgencyCopy(further.oldFirstOffender, 'United States Attorneys’ Manual on old § 844(b)'),
  statuteCopy(further.civilPenalty, '28 C.F.R. § 76.41, checked June 2026'),
  statuteText(further.pardonRule, '28 C.F.R. part 1, rules for clemency (2002 print)'),
  otherPage(further.pardonRuleText, '28 C.F.R. § 1.2, quoted'),
  courtOrAgency(page.pardonApply, 'Office of the Pardon Attorney: how to apply'),
  courtOrAgencyCopy(page.pardonForm, 'The pardon application, form OMB 1123-0016'),
  courtOrAgencyCopy(page.pardonEffect, 'Office of Legal Counsel, August 11, 2006'),
  courtOrAgencyCopy(further.pardonNoonan, 'United States v. Noonan, 906 F.2d 952 (3d Cir. 1990)'),
  otherPage(
    'https://www.theakf.org/clemency-pardon-request',
    'What is weighed for a pardon: the factors of the Justice Manual, 9-140.112, repeated by a foundation',
  ),
  otherPage(
    'https://u-s-lawshield.paperturn-view.com/texas-book-gun-law-armed-and-educated?p=388&pid=MjE213314',
    'A book on gun law: no hearing and no appeal on a pardon; responsibility; telling of a pardoned conviction',
  ),
  otherPage(
    'https://azrightsrestoration.com/?p=409',
    'A law firm: false statements on a pardon form are a crime',
  ),
  courtOrAgency(page.marijuana, 'Office of the Pardon Attorney on the marijuana pardons'),
  otherPage(further.marijuanaText, 'Proclamation of December 22, 2023, reprinted'),
  courtOrAgency(page.dna, 'FBI: removing DNA records'),
  courtOrAgency(page.ownRecord, 'FBI: asking for your own record'),
  courtOrAgencyCopy(page.ownRecordFee, 'FBI letter on fees and challenges'),
  courtOrAgency(page.voting, 'Department of Justice on voting after a conviction'),
  courtOrAgency(further.diversion, 'Justice Manual 9-22, pretrial diversion'),
  otherPage(page.cleanSlateBill, 'Clean Slate Act of 2025: a bill, not law'),
  legalAid(page.rootAndRebound, 'Root & Rebound on § 3607'),
  legalAid(
    'https://freedomnetworkusa.org/advocacy/survivor-reentry-project/',
    'Survivor Reentry Project, and the phone of the National Human Trafficking Hotline',
  ),
  courtOrAgency(
    'https://hhs.gov/about/agencies/asa/fair-chance-act/index.html',
    'Rights everywhere: the Fair Chance Act, 5 U.S.C. § 9202, and its exceptions',
  ),
  otherPage(
    'https://hrworks-inc.com/industry-update/ban-the-box-for-federal-agencies-and-contractors-takes-effect/',
    'Rights everywhere: the Fair Chance Act in force',
  ),
  otherPage(
    'https://www.laboremploymentreport.com/2012/05/04/eeocs-updated-guidance-on-arrests-and-convictions/',
    'Rights everywhere: the EEOC’s guidance of 2012',
  ),
  otherPage(
    'https://www.wsjustice.com/common-faqs-background-check-and-credit-report-errors/',
    'Rights everywhere: 15 U.S.C. § 1681b(b)(3), a copy of the report first',
  ),
  otherPage(
    'http://www.employeescreen.com/counting-to-seven-the-7-year-rule-for-reporting-adverse-information-on-a-background-check/',
    'Rights everywhere: 15 U.S.C. § 1681c(a), arrests older than 7 years',
  ),
  otherPage(
    'https://legalclarity.org/consumer-reporting-and-the-fcra-treatment-of-expunged-records/',
    'Rights everywhere: 15 U.S.C. § 1681i, disputing a report',
  ),
  courtOrAgency(
    'https://pacer.uscourts.gov/help/faqs/i-was-granted-forma-pauperis-status-my-case-will-i-receive-free-pacer-access',
    'PACER: 10 cents a page, waived up to $30 in a quarter',
  ),
];
