/*
 * How the code of a part comes to the page. Most browsers in use remember a module that could not be fetched, and any
 * module it is made of, for as long as the page is open: importing it again asks nobody, and fails. So nothing is
 * imported before all of its files are here. They are named by their contents and kept by the browser, so the import
 * that follows finds them on the device; and where a file does not come, no import has failed, and the next try asks
 * for it anew.
 *
 * The build puts this in place of its own helper, around every import() of the site (build-steps/lazy-parts.ts).
 */

/** Why a part is not there: try again, or load the page again, because the site is a newer one by now. */
export type MissingPart = 'unreachable' | 'outdated';

export class PartError extends Error {
  readonly missing: MissingPart;

  constructor(missing: MissingPart, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PartError';
    this.missing = missing;
  }
}

/** By address: on the way, or here. */
const files = new Map<string, Promise<void>>();

/** Said of what is asked for in this very turn: its files are wanted, and nothing of it is to run. */
let onlyFiles = false;

/** What came is not given to anyone yet. */
class NotRun extends Error {}

/**
 * Has the files of a part brought onto the device. They run when somebody needs them, without the network: to begin a
 * large part takes an old phone long, and most people never press its button.
 */
export async function fetchPart(importPart: () => Promise<unknown>): Promise<void> {
  onlyFiles = true;
  try {
    const coming = importPart();
    onlyFiles = false;
    await coming;
  } catch (error) {
    if (!(error instanceof NotRun)) throw error;
  } finally {
    onlyFiles = false;
  }
}

/**
 * Imports a part once its files are here, of which the build gives the paths. Each file is asked for and runs in a turn
 * of its own, so that an old phone can answer a thumb in between: to ask for a dozen takes it a tenth of a second.
 */
export async function loadPart<Module>(
  importPart: () => Promise<Module>,
  paths: readonly string[] = [],
): Promise<Module> {
  const isToRun = !onlyFiles;
  // Whoever asks is often in the midst of taking over a page, with enough to do.
  await itsTurn();
  // The build names the stylesheet too, which is in the page already.
  const scripts = paths.filter((path) => path.endsWith('.js'));
  const addresses = scripts
    .map((path) => new URL(path, `${location.origin}/`).href)
    .filter((address) => !isInPage(address));
  await Promise.all(addresses.map((address) => itsTurn().then(() => fetchOnce(address))));
  if (!isToRun) throw new NotRun();
  try {
    for (const address of [...addresses].reverse()) {
      await itsTurn();
      await import(/* @vite-ignore */ address);
    }
    return await importPart();
  } catch (error) {
    // It came and is not to be had: the browser kept nothing of it and lost the network that moment, or it is broken.
    // Either way the page has to begin anew.
    throw new PartError('outdated', 'A part came, but could not be imported.', { cause: error });
  }
}

function itsTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function fetchOnce(address: string): Promise<void> {
  const known = files.get(address);
  if (known) return known;
  const coming = fetchFile(address).catch((error: unknown) => {
    files.delete(address);
    throw error;
  });
  files.set(address, coming);
  return coming;
}

/** What the page itself was made of. It runs, so it is here. */
function isInPage(address: string): boolean {
  return document.querySelector(`link[rel="modulepreload"][href="${new URL(address).pathname}"]`) !== null;
}

async function fetchFile(address: string): Promise<void> {
  let response: Response;
  try {
    response = await fetch(address);
    await response.arrayBuffer();
  } catch (error) {
    throw new PartError('unreachable', `${address} could not be reached.`, { cause: error });
  }
  if (!response.ok)
    throw new PartError(
      response.status === 404 ? 'outdated' : 'unreachable',
      `${address}: ${response.status}.`,
    );
}
