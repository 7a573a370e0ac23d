/** What the guide and the reliefs both say. */

export const erased =
  'The records are destroyed or put under seal. You are back where you were before the arrest, and need not tell of it.';
export const convictionFee =
  '$310 for each order: $250 to the solicitor, $25 to the state police (SLED) and $35 to the clerk. The $250 are not paid back.';
export const programFee = '$285: $250 to the solicitor and $35 to the clerk. The $250 are not paid back.';
export const droppedFee =
  'There is no filing fee. If the charge was dropped as a part of a plea deal, the solicitor asks for $250.';
export const apply =
  'Apply at the solicitor’s office of the circuit where the charge was. Use the form of that office.';
export const theyDoTheRest =
  'The solicitor has SLED check it, gets the signatures and files the order. You get a copy.';
