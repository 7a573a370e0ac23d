/** Ways that no record opens for certain: what they turn on, nobody can tell from a record. */
export const neverCertain: Readonly<Record<string, string>> = {
  'ca-factual-innocence': 'The person has to show that they did not do it.',
  'ca-reduce-felony':
    'The section has to be read for whether the crime can be either, and the judge decides.',
  'co-mistaken-identity': 'Only the police know whom they were looking for.',
  'co-misdemeanor-exception': 'The prosecutor has to agree, or the judge has to be convinced.',
  'co-municipal-second-chance': 'Whether the later conviction allows it is told only by its own papers.',
  'ak-seal-mistake': 'The agency has to be convinced beyond a reasonable doubt.',
  'hi-island-pilot': 'Only the state knows which arrests its pilot reached.',
  'mo-expunge-charge': 'The law names no wait for a charge without a conviction.',
  'mo-false-arrest': 'A judge has to find that the arrest was a mistake.',
  'il-board-certificate': 'The Prisoner Review Board decides.',
  'id-felony-reduction': 'The judge decides whether there is good cause.',
  'id-seal-by-rule': 'The judge weighs privacy against the public’s right to see the file.',
  'id-shielding-dropped': 'The law does not say how dropped charges are shielded beside a conviction.',
  'ga-felony-charge': 'Only a lawyer can say whether the misdemeanor was a lesser form of the felony.',
  'mi-not-responsible': 'The law on prints does not say whether it reaches this verdict.',
  'mi-pardoned-record': 'No law was found that says how the record of a pardoned conviction is cleared.',
  'nc-young-drug-possession': 'It has further conditions that no answer tells.',
  'or-drug-misdemeanor-sealing':
    'Whether the drug law of 2024 clears a case could not be read from its text.',
  'or-felony-reduction': 'The judge decides whether the felony becomes a misdemeanor.',
  'or-marijuana-lower-class': 'The court has to see which class the crime would have today.',
  'or-marijuana-pardon-2022': 'Only the state knows which cases were among the pardoned ones.',
  'or-new-look': 'The district attorney has to join in asking.',
  'or-pardon': 'The governor decides.',
  'or-reporting-relief': 'It has conditions that no answer tells, and the judge decides.',
  'or-youth-discretion': 'The judge has to find that it is best for the person and the public.',
  'tn-citizenship': 'The judge decides whether the rights come back.',
  'tn-employability': 'The judge has to find that the person needs it and is honest.',
  'tn-segregation-protest': 'The law has terms that no answer tells.',
  'sd-dismissed-early': 'A judge has to find a compelling need.',
  'tx-judicial-clemency': 'The judge decides whether to set the verdict aside.',
  'us-first-offender-probation': 'The judge decides whether there is a conviction at all.',
  'us-unlawful-record': 'Courts differ on whether they have the power.',
  'us-voting': 'The state where the person lives decides.',
  'us-youth-corrections': 'Courts differ on whether what was set aside is cleared.',
  'va-ancillary-matter': 'It can be sealed only with the case it belongs to, which the record does not tell.',
  'va-vote': 'The governor decides, and the result of a vote on it could not be read.',
  'wi-reopen-ticket': 'The judge has to find a good reason.',
};

/** Ways that can be open, but never alone: another is always open with them, and goes first. */
export const neverFirst: Readonly<Record<string, string>> = {
  'ca-seal-under-18': 'It seals what a dismissal has cleared, so the dismissal comes first.',
  'ga-first-offender-seal':
    'It seals the court’s file of a case that the state hides by itself once it is over.',
  'ga-seal-court-file': 'It seals the court’s file of a case that the state has restricted.',
  'mo-expunge-arrest': 'The same arrest is closed by itself.',
  'mo-expunge-traffic-arrest': 'The same case is closed by itself.',
  'pa-ard-expungement': 'The same charge was not a conviction, and is sealed by itself.',
  'pa-drug-expungement': 'The same charge was not a conviction, and is sealed by itself.',
};
