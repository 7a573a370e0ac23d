/** Opinions, official guides and other pages: what stands in no section of the Code. */
export const page = {
  traffickingSummary: 'https://policyrisk.com/behind-the-curtain/us-code/title/18/section/3771A',
  noGeneralLaw: 'https://www.everycrsreport.com/reports/LSB10413.html',
  youthAct: 'https://law.justia.com/cases/federal/appellate-courts/F2/980/876/335526/',
  pardonApply: 'https://www.justice.gov/pardon/apply-pardon',
  pardonForm: 'https://omb.report/icr/202407-1123-001/doc/144705100',
  pardonEffect:
    'https://cetient.com/case/4119408/whether-a-presidential-pardon-expunges-judicial-and-executive-branch-records-of-a-crime',
  marijuana: 'https://www.justice.gov/pardon/presidential-proclamation-marijuana-possession',
  dna: 'https://www.fbi.gov/how-we-can-help-you/dna-fingerprint-act-of-2005-expungement-policy',
  ownRecord: 'https://www.edo.cjis.gov/components/welcome/welcomeView.html',
  pacer: 'https://pacer.uscourts.gov',
  ownRecordFee: 'https://issuu.com/csgjustice/docs/challenging-fbi-identity-history-summary-info',
  voting:
    'https://www.justice.gov/opa/pr/justice-department-releases-guide-state-voting-rules-apply-after-criminal-convictions',
  cleanSlateBill: 'https://policybrief.co/legislation/hr3114-119',
  rootAndRebound:
    'https://roadmap.rootandrebound.org/understanding-cleaning-up-your-criminal-record/cleaning-up-your-criminal-record-later-in-reentry/federal-expungements-dismissals/i-meet-all-of-the-requirements-for-federal-expunge',
} as const;
