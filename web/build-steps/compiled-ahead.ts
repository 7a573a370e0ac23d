import type { Rollup } from 'vite';

/** In letters, before they are made fewer: what a file must hold for its first line to be worth its bytes. */
const worthIt = 4000;

/**
 * Stands first in files of scripts: browsers that know it compile all functions of the file while it comes, beside the page.
 * They would otherwise compile each when it is first called, and what opens a page calls hundreds for the first time: an old
 * phone spent a third of its work on that, while nobody could press anything. To others it is a comment.
 */
export function compiledAhead({ modules }: Pick<Rollup.RenderedChunk, 'modules'>): string {
  const length = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);
  return length < worthIt ? '' : '//# allFunctionsCalledOnLoad';
}
