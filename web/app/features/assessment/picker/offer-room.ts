/** The room that the offer to go on takes, kept while it is loaded: room for the longest name of a place. */
export const offerRoom = 'mt-6 min-h-[29rem] sm:min-h-[20rem]';
