export const whySessionsEnd =
  'Sessions end when they are not used for a while, at the latest after some hours, or when somebody ends them.';
