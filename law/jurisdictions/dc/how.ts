import * as phrase from '../../vocabulary/phrases.ts';

/** What the guide and several reliefs both say. */
export const sealed =
  'The record is taken out of public view. The court and the police answer the public that no records are available. You need not tell about it.';

export const expunged =
  'The law puts you back where you were before the arrest. The court and the police answer that no records are available. You need not tell about it.';

export const sealedLimits = [
  'Courts, prosecutors and the police can still see it. So can some licensing offices, schools and day cares.',
  'It can still count in a later case, and for the gun ban.',
  phrase.privateCopies,
];

export const expungedLimits = [
  'A secret file stays. Lawyers and the police may use it in another criminal case.',
  phrase.privateCopies,
];

export const noFeeFound = 'We found no fee for this motion. Ask the clerk before you file.';

export const interests = 'The judge must find that sealing is in the interests of justice, and may say no.';

export const again =
  'If the judge says no, you can ask again after 1 year, and a third and last time after 1 more year.';

export const askNow = 'You need not wait for the court. You can file a motion to seal now.';

export const getRecord =
  'Get your arrest record from the Metropolitan Police. Ask for the one for sealing (Option A). It costs $7.';

export const motionSteps = [
  getRecord,
  'Write a motion to seal to the Superior Court. List all your arrests, charges and convictions in it that are not sealed yet, as far as you know them.',
  'Say why you may ask, and how sealing helps you with work, school or a home. Add letters and papers.',
  'File it with the Criminal Division. Send a copy to the prosecutor: the U.S. Attorney’s Office or the Attorney General, as your papers say.',
  'The judge should decide within 180 days, with or without a hearing.',
];
