/** The last words of every result. */
export const notLegalAdvice =
  'OpenSlate explains the law. It is not a law firm and this is not legal advice. Only a court or agency can clear a record.';
