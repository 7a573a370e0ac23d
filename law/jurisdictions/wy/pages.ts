/** Pages that the guide, the sources and the cases name. */
export const pages = {
  dci: 'https://wyomingdci.wyo.gov/criminal-justice-information-services-cjis/criminal-records-unit/ats-faq',
  dciUnit: 'https://wyomingdci.wyo.gov/criminal-justice-information-services-cjis/criminal-records-unit',
  cornell: 'https://cjei.cornell.edu/fix-your-record/sealing-and-expungement/expungement/wyoming-expungement',
  noConviction: 'https://cleanslateclearinghouse.org/policies/wy-nc-1/',
  misdemeanor: 'https://cleanslateclearinghouse.org/policies/wy-c-1/',
  felony: 'https://cleanslateclearinghouse.org/policies/wy-c-3/',
  rights: 'https://corrections.wyo.gov/about-us/restoration-of-rights',
  voting: 'https://corrections.wyo.gov/field-services-information/restoration-of-voting-rights',
  profile:
    'https://ccresourcecenter.org/state-restoration-profiles/wyomingrestoration-of-rights-pardon-expungement-sealing',
  trafficking: 'https://freedomnetworkusa.org/srp_states/wy/',
  lawText: 'https://github.com/UniCourt/cic-code-wy',
  juvenileLaw: 'https://instalawyer.io/laws/wyoming-statutes/section-14-6-241-expungement-of',
  lynch: 'https://wyomingsupremecourtopinions.justia.com',
  waiver: 'https://tenant-rights.com/wyoming/how-to-get-a-court-fee-waiver-for-renters-in-wyoming',
  equalJustice:
    'http://www.sweetwaternow.com/equal-justice-wyoming-launches-new-legal-self-help-initiative-support-volunteers/',
  prints: 'https://backgroundcheck.net/wy/wyoming-criminal-background-check/',
} as const;
