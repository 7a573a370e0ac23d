import * as phrase from '../../vocabulary/phrases.ts';

/** What the guide and the reliefs both say. */

export const erasedEffect =
  'Court, police and prosecutor records are erased. By law you were never arrested for it, and you may say so under oath.';

export const otherCounts =
  'If another charge of the same case stays, paper files stay too. Then this charge is only taken out of the computer records that the public sees.';

export const erased = {
  kind: 'expungement',
  effect: erasedEffect,
  limits: [otherCounts, phrase.privateCopies],
} as const;

export const byItself = {
  ...erased,
  automatic: true,
  fee: phrase.nothingToFile,
} as const;

export const tellTheClerk = 'If it still shows, ask the clerk of the Superior Court to correct it.';

export const noFilingFee = 'There is no filing fee.';

export const pardonFee =
  'We found no fee to apply. The state record that you need costs 75 dollars. The state may waive that if you have little money.';

export const askDespp =
  'If it should be erased but still shows, send a copy of your record to the Department of Emergency Services and Public Protection. It must decide after a hearing.';
