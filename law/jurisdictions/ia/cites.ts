/** Pages that were read and that nobody is sent to. */
export const read = {
  code: 'https://github.com/saint1415/us-statutes',
  rule: 'https://d1tvxue8o4w0fl.cloudfront.net/rule/iowa-court-rules/chapter-2-iowa-rules-of-criminal-procedure/expungement/rule-283-expungement-proceedings',
  fee: 'https://www.expungementnation.com/iowa',
} as const;
