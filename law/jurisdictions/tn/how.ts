/** What the guide and the reliefs both say. */

export const clerkFee =
  'The clerk charges a fee of up to $100. The law sets it. Ask the clerk what your county takes.';
export const prosecutorPrepares =
  'The district attorney’s office must write the petition and the order for you. You file them with the clerk.';
export const sixtyDays =
  'The clerk sends your petition to the district attorney, who has 60 days to answer. The judge decides after that.';
export const twoYears = 'If the judge says no, you must wait 2 years before you ask again.';
export const asIfNever =
  'The public record of the case is destroyed. For the law it is as if it had never happened, and you may say so.';
