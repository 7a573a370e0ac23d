/** What the guide and several reliefs both say. */
export const courtPage =
  'https://courts.ri.gov/programs-services/Pages/Judicial-Records-Expungement-Information.aspx';

export const expunged =
  'The record is sealed and taken out of the active files. In most job and license forms you may say that you were never convicted.';

export const expungedLimits = [
  'You must still tell if you apply to be a police officer, lawyer, teacher or coach, or to work in child care.',
  'If you are convicted again, a judge may count it as an earlier conviction.',
  'Private background check firms may hold old copies.',
];

export const judgeDecides =
  'The judge decides. You must show good character, and that you have changed. The judge may say no.';

export const deferredFirst =
  'Did you also complete a deferred sentence? Ask to clear that one first. You need not wait for it.';

export const motionSteps = [
  'Get your record (BCI) from the Attorney General. The form asks for its number.',
  'Fill in the Motion to Expunge or Seal of the court that had the case. Sign it before a notary or the clerk.',
  'File it. The clerk sets a hearing, at least 10 days later.',
  'Give notice to the Attorney General and to the police who charged you, at least 10 days before the hearing.',
  'Go to the hearing and bring the order for the judge to sign.',
  'Then take certified copies of the order to the Attorney General’s BCI and to the police. Else nothing changes there.',
];

export const feeUnknown = 'We could not confirm a fee. Ask the clerk before you file.';
