/** Ways whose words speak of once, or of a life, though the law sets no limit on how many charges they clear; and why. */
export const withoutLimit: Readonly<Record<string, string>> = {
  'co-conviction-motion': 'One motion in 12 months is for the same case.',
  'co-misdemeanor-exception': 'One motion in 12 months is for the same case.',
  'co-multiple-convictions': 'One motion in 12 months is for the same case.',
  'mi-juvenile-application': 'Once is for each case.',
  'mo-expunge-charge':
    'The law closes such a case by itself. Whether asking for more uses up one of the few, it does not say.',
  'ok-two-felonies': 'At most two felonies on the record, not two that are cleared.',
  'ri-several-misdemeanors': 'Fewer than six misdemeanors on the record, and all of them may go.',
  'tn-judicial-diversion': 'The program is given once. What was dismissed after it is cleared in any number.',
  'tn-pretrial-diversion': 'The program is given once. What was dismissed after it is cleared in any number.',
};
