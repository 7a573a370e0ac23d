/** Said where a survey asks, and where we say what we count: exactly what `send-answer.ts` sends beside the answer. */
export const whatGoesAlong =
  'With each answer we get the kind of page you are on, whether your screen is small or large, the name of your ' +
  'browser, whether you came from a page of ours, and roughly how long you have been here. Thousands of people share ' +
  'each of these. Nothing tells us who you are.';
