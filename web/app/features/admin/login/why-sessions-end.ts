export const whySessionsEnd =
  'Sessions end after 12 hours without use, after 7 days, or when somebody ends them.';
