/**
 * Stands first in every file of scripts: browsers that know it compile all functions of the file while it comes, beside the
 * page. They would otherwise compile each when it is first called, and what opens a page calls hundreds for the first time:
 * an old phone spent a third of its work on that, while nobody could press anything. To others it is a comment.
 */
export const compiledAhead = '//# allFunctionsCalledOnLoad';
