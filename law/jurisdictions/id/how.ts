/** What the guide and the reliefs both say. */

export const notErased =
  'The record is not erased. It shows that the case was set aside and dismissed. Anyone can still see it unless a court seals it.';
export const once = 'You can have this once in your life: one crime, or several from one event.';
export const shieldHearing = 'There is a hearing. The prosecutor tells any victim, and others may speak.';
