import type { Source } from '../../jurisdiction.ts';
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
} as const;

export const sources: readonly Source[] = [
  { url: further.firstOffender, what: '18 U.S.C. § 3607(c), as enacted, 98 Stat. 2004', read: 'statute' },
  { url: further.firstOffenderWhole, what: '18 U.S.C. § 3607(a) and (b), reprinted', read: 'statute' },
  { url: further.firstOffenderExplained, what: '18 U.S.C. § 3607 explained', read: 'secondary' },
  {
    url: further.immigration,
    what: 'An immigration lawyer: immigration offices still see what was expunged',
    read: 'secondary',
  },
  { url: further.possession, what: '21 U.S.C. § 844, simple possession', read: 'statute' },
  { url: further.trafficking, what: 'Pub. L. 119-73, 18 U.S.C. § 3771A: its opening', read: 'statute' },
  { url: further.traffickingEnrolled, what: 'H.R. 4323 as passed: the definitions', read: 'statute' },
  { url: page.traffickingBill, what: 'H.R. 4323 as introduced: who may ask for what', read: 'secondary' },
  { url: page.traffickingSummary, what: '18 U.S.C. § 3771A in summary, April 2026', read: 'secondary' },
  { url: page.traffickingFiling, what: 'Where motions under § 3771A are filed', read: 'secondary' },
  { url: further.violence, what: '18 U.S.C. § 16, crime of violence', read: 'statute' },
  { url: page.noGeneralLaw, what: 'Congressional Research Service, LSB10413', read: 'official' },
  { url: further.doe, what: 'Doe v. United States (2d Cir. 2016)', read: 'official' },
  { url: page.wahi, what: 'United States v. Wahi, 850 F.3d 296 (7th Cir. 2017)', read: 'official' },
  {
    url: further.schnitzer,
    what: 'United States v. Schnitzer, 567 F.2d 536 (2d Cir. 1977)',
    read: 'official',
  },
  { url: further.secondCircuit, what: 'Second Circuit: the states it covers', read: 'official' },
  { url: further.juvenile, what: '18 U.S.C. § 5038(a), juvenile records (2003 print)', read: 'statute' },
  { url: further.juvenilePrints, what: '18 U.S.C. § 5038(d), quoted by a court', read: 'statute' },
  { url: page.youthAct, what: 'United States v. Doe, 980 F.2d 876 (3d Cir. 1992)', read: 'official' },
  { url: page.youthActDischarge, what: 'Tuten v. United States, 460 U.S. 660 (1983)', read: 'official' },
  { url: further.youthActNow, what: 'Brown v. United States (E.D. Pa. 2016)', read: 'official' },
  {
    url: further.oldFirstOffender,
    what: 'United States Attorneys’ Manual on old § 844(b)',
    read: 'official',
  },
  { url: further.civilPenalty, what: '28 C.F.R. § 76.41, checked June 2026', read: 'statute' },
  { url: further.pardonRule, what: '28 C.F.R. part 1, rules for clemency (2002 print)', read: 'statute' },
  { url: further.pardonRuleText, what: '28 C.F.R. § 1.2, quoted', read: 'secondary' },
  { url: page.pardonApply, what: 'Office of the Pardon Attorney: how to apply', read: 'official' },
  { url: page.pardonForm, what: 'The pardon application, form OMB 1123-0016', read: 'official' },
  { url: page.pardonEffect, what: 'Office of Legal Counsel, August 11, 2006', read: 'official' },
  {
    url: further.pardonNoonan,
    what: 'United States v. Noonan, 906 F.2d 952 (3d Cir. 1990)',
    read: 'official',
  },
  { url: page.marijuana, what: 'Office of the Pardon Attorney on the marijuana pardons', read: 'official' },
  { url: further.marijuanaText, what: 'Proclamation of December 22, 2023, reprinted', read: 'secondary' },
  { url: page.dna, what: 'FBI: removing DNA records', read: 'official' },
  { url: page.ownRecord, what: 'FBI: asking for your own record', read: 'official' },
  { url: page.ownRecordFee, what: 'FBI letter on fees and challenges', read: 'official' },
  { url: page.voting, what: 'Department of Justice on voting after a conviction', read: 'official' },
  { url: further.diversion, what: 'Justice Manual 9-22, pretrial diversion', read: 'official' },
  { url: page.cleanSlateBill, what: 'Clean Slate Act of 2025: a bill, not law', read: 'secondary' },
  { url: page.rootAndRebound, what: 'Root & Rebound on § 3607', read: 'secondary' },
];
