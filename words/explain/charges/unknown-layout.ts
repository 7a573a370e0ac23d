/** Said of a paper whose charges were read by general rules alone. */
export const unknownLayout = 'We do not know this layout. Check each charge with the paper.';
