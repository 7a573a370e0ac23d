/** Pages that the guide, the sources and the cases name. */
export const pages = {
  misdemeanor: 'https://apps.leg.wa.gov/RCW/default.aspx?cite=9.96.060',
  felony: 'https://apps.leg.wa.gov/RCW/default.aspx?cite=9.94A.640',
  deletion: 'https://apps.leg.wa.gov/RCW/default.aspx?cite=10.97.060',
  discharge: 'https://apps.leg.wa.gov/RCW/default.aspx?cite=9.94A.637',
  victims: 'https://apps.leg.wa.gov/RCW/default.aspx?cite=9.96.080',
  victimsFelony: 'https://apps.leg.wa.gov/RCW/default.aspx?cite=9.94A.648',
  youth: 'https://apps.leg.wa.gov/RCW/default.aspx?cite=13.50.260',
  diversion: 'https://apps.leg.wa.gov/RCW/default.aspx?cite=13.50.270',
  filing: 'https://clearviction.org/get-started/file-with-the-court',
  forms: 'https://www.courts.wa.gov/forms/',
  blake: 'https://kingcounty.gov/en/dept/dja/courts-jails-legal-system/courts-financial/fees-payments/blake',
  blakeHelp: 'https://kingcounty.gov/en/legacy/initiatives/felony-drug-possession-blake-decision',
  refund: 'https://www.courts.wa.gov/newsinfo/index.cfm?fa=newsinfo.blakerefundbureau',
  patrol: 'https://www.wsp.wa.gov/crime/criminal-history/',
  patrolUpdates: 'http://www.wsp.wa.gov/crime/chupdates.htm',
  lawLibrary: 'https://clark.wa.gov/law-library/restoration-rights',
  cornell:
    'https://cjei.cornell.edu/fix-your-record/sealing-and-expungement/expungement/washington-expungement',
  profile:
    'https://ccresourcecenter.org/state-restoration-profiles/washington-restoration-of-rights-pardon-expungement-sealing',
  pardonEffect: 'https://www.robertsonlawexpungement.com/governor-s-pardon-what-you-need-to-know',
  abrams: 'https://halstonberg.com/expungement/washington-vacating-convictions/',
} as const;
