import type { Plugin } from 'vite';

/** In letters: what a file must hold for its first line to be worth its bytes. */
const worthIt = 2000;

/**
 * Stands first in files of scripts: browsers that know it compile all functions of the file while it comes, beside the page.
 * They would otherwise compile each when it is first called, and what opens a page calls hundreds for the first time: an old
 * phone spent a third of its work on that, while nobody could press anything. To others it is a comment.
 */
const firstLine = '//# allFunctionsCalledOnLoad\n';

export function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After the bundler has written its lists of files to the beginning of those that import some later.
      order: 'post',
      handler(_, files) {
        for (const file of Object.values(files))
          if (file.type === 'chunk' && file.code.length >= worthIt) file.code = firstLine + file.code;
      },
    },
  };
}
