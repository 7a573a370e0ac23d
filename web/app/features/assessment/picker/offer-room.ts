/**
 * The room that the offer to go on takes, kept while it is loaded: room for the longest name of a place, and for the
 * wider letters of the phone's own font, in which whoever waits for ours reads.
 */
export const offerRoom = 'mt-6 min-h-[32rem] sm:min-h-[21rem]';
