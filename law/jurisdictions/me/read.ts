/** A page that was read and that nobody is sent to. */
export const reviewOfLaw =
  'https://github.com/Roger-LegalEase/legalease-partner-dashboard-clean/blob/9b60bd70481f3b093f40e0d144d3de28ffe62fd9/data/rcap-all50/hard-forms/maine/cr-289-motion-to-seal-prostitution-conviction/evidence/ME_LEGAL-REVIEW_maine-record-clearing_ASOF-2026-07-30.md';
