/** What the guide and the reliefs both say. */

export const noRecord =
  'The case leaves the computers of the court and the police. They answer that no record exists, and you need not tell of it.';
export const certificate =
  'Order the certificate of eligibility from the Administrative Office of the Courts. It costs $40 and is good for 30 days.';
export const misdemeanorFee = 'It costs $100 to file, and $40 for the certificate of eligibility.';
export const felonyFee =
  'It costs $50 to file and $250 after the judge says yes, and $40 for the certificate. You can pay the $250 in parts over 18 months.';
