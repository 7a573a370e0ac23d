/** What the guide and the reliefs both say. */

export const noFeeNamed = 'The expungement law names no fee. Ask the clerk before you file.';
export const pardonFee = 'There is no fee to ask for a pardon. Courts may charge for the papers you need.';
export const pardonHearing = 'The hearing on a pardon most often comes 18 months or more after you ask.';
