/** The text of a paper as it is shown and explained. Every place in it counts characters of this text. */
export type PaperRead = {
  readonly text: string;
};
