/** Pages of offices that the guide leads to. */
export const pages = {
  simplePardons: 'https://www.commonwealth.virginia.gov/judicial-system/pardons/',
} as const;

/** Pages that were read and that nobody is sent to. */
export const read = {
  code: 'https://github.com/saint1415/us-statutes',
  guideSince2026: 'https://www.lexipedia.xyz/doku.php?do=export_raw&id=virginia_criminal_procedure',
  eastlack:
    'https://www.studicata.com/summaries/supreme-court-of-virginia/eastlack-v-commonwealth-2011-5ngjrw',
  form: 'https://gist.github.com/91fcca4c093d38190efdabdc34858e92',
  recordFee: 'https://backgroundcheck.net/va/virginia-criminal-background-check/',
} as const;
