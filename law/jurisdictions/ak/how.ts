import * as phrase from '../../vocabulary/phrases.ts';

export const closedLimits = [
  'The police, courts and agencies that a law lets in still see it. So may those who hire for work with children or dependent adults.',
  'The court file stays open at the courthouse.',
  phrase.privateCopies,
];

export const clemency = 'https://doc.alaska.gov/parole-board/clemency-update';

export const paroleBoard =
  'Send them to the Alaska Board of Parole, 550 W. 7th Ave., Suite 1800, Anchorage, Alaska 99501.';
