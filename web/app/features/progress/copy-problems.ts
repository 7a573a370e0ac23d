/** Far more than the answers for every state take. */
export const mostBytes = 3_000_000;

export const copyProblems = {
  foreign:
    'This is not a copy that was saved on this site. Nothing was changed. Look for a file that begins with “saved-answers”.',
  newer:
    'This copy was saved by a newer version of this site. Nothing was changed. Load this page again, then open the file once more.',
  damaged:
    'This copy is damaged: a part of it is missing or was changed. Nothing was changed here. If you have another copy, try that one.',
  notKept: 'This browser could not keep all of it. It may be full, or forbid this site to keep anything.',
} as const;
