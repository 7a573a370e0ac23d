/** Ways whose words speak of once, or of a life, though the law sets no limit on how many charges they clear; and why. */
export const withoutLimit: Readonly<Record<string, string>> = {
  'co-conviction-motion': 'One motion in 12 months is for the same case.',
  'co-multiple-convictions': 'One motion in 12 months is for the same case.',
  'mi-juvenile-application': 'Once is for each case.',
  'mo-expunge-charge':
    'A charge without a conviction uses up nothing: its words compare it with the other way.',
  'ok-two-felonies': 'At most two felonies on the record, not two that are cleared.',
  'ri-several-misdemeanors': 'Fewer than six misdemeanors on the record, and all of them may go.',
  'tn-judicial-diversion': 'The program is given once. What was dismissed after it is cleared in any number.',
  'tn-pretrial-diversion': 'The program is given once. What was dismissed after it is cleared in any number.',
};
