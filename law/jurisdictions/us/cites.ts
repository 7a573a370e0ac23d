import { type Cite, cite } from '../../relief.ts';

/** Opinions, official guides and other pages: what stands in no section of the Code. */
export const page = {
  traffickingBill:
    'https://congress.wiki/map/legislation/trafficking-survivors-relief-act-119hr4323/text/introduced-in-house',
  traffickingSummary: 'https://policyrisk.com/behind-the-curtain/us-code/title/18/section/3771A',
  traffickingFiling:
    'https://www.thefollowup.ai/article/congressional-bill-hr-4323-and-hr-6938-signed-into-law',
  traffickingHelp:
    'https://freedomnetworkusa.org/2026/01/28/fnusa-recognizes-passage-of-law-providing-limited-criminal-record-relief-for-human-trafficking-survivors',
  noGeneralLaw: 'https://www.everycrsreport.com/reports/LSB10413.html',
  wahi: 'http://www.ecases.us/case/p4372643/united-states-v-rakesh-wahi/',
  youthAct: 'https://law.justia.com/cases/federal/appellate-courts/F2/980/876/335526/',
  youthActDischarge: 'https://supreme.justia.com./cases/federal/us/460/660',
  pardonApply: 'https://www.justice.gov/pardon/apply-pardon',
  pardonForm: 'https://omb.report/icr/202407-1123-001/doc/144705100',
  pardonEffect:
    'https://cetient.com/case/4119408/whether-a-presidential-pardon-expunges-judicial-and-executive-branch-records-of-a-crime',
  marijuana: 'https://www.justice.gov/pardon/presidential-proclamation-marijuana-possession',
  dna: 'https://www.fbi.gov/how-we-can-help-you/dna-fingerprint-act-of-2005-expungement-policy',
  ownRecord: 'https://www.edo.cjis.gov/components/welcome/welcomeView.html',
  ownRecordFee: 'https://issuu.com/csgjustice/docs/challenging-fbi-identity-history-summary-info',
  ownRecordCorrect: 'https://legalclarity.org/fbi-expungement-form-how-to-challenge-your-record',
  voting:
    'https://www.justice.gov/opa/pr/justice-department-releases-guide-state-voting-rules-apply-after-criminal-convictions',
  cleanSlateBill: 'https://policybrief.co/legislation/hr3114-119',
  rootAndRebound:
    'https://roadmap.rootandrebound.org/understanding-cleaning-up-your-criminal-record/cleaning-up-your-criminal-record-later-in-reentry/federal-expungements-dismissals/i-meet-all-of-the-requirements-for-federal-expunge',
} as const;

/** A section of the United States Code, at the address the House of Representatives keeps for it. */
export const uscode = (title: number, section: string, part = ''): Cite =>
  cite(`${title} U.S.C. § ${section}${part}`, addressOf(title, section));

export const addressOf = (title: number, section: string): string =>
  `https://uscode.house.gov/view.xhtml?edition=prelim&num=0&req=granuleid%3AUSC-prelim-title${title}-section${section}`;
