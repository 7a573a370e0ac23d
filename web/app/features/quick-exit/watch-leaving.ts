import type { PlainShelves } from '../../storage/shelves.ts';

export type Leaving = {
  /** A page about something else. */
  readonly to: string;
  /** The name under which the tab remembers that somebody left. */
  readonly mark: string;
  /** The name under which the device remembers that it is shared. */
  readonly shared: string;
};

/**
 * For people who are watched: a press on “Leave this site now”, or Shift three times with nothing in between, blanks the
 * page and puts another site in its place. Pages of ours that Back leads to in that tab stay blank and leave again, until
 * somebody comes by an address or a link. Answers stay, but on a shared computer what the tab holds is erased.
 *
 * The build writes this function into every page as text (build-steps/before-paint.ts): it must name nothing outside.
 */
export function watchLeaving({ to, mark, shared }: Leaving, shelves: PlainShelves): void {
  const page = document.documentElement;
  const leave = () => {
    page.style.display = 'none';
    document.title = new URL(to).hostname;
    if (shelves.read(shared) === 'true') shelves.emptyTab();
    shelves.markTab(mark);
    location.replace(to);
  };
  const hasLeft = () => shelves.read(mark) !== null;

  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (hasLeft()) {
    if (load?.type === 'back_forward' || load?.type === 'reload') leave();
    else shelves.unmarkTab(mark);
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (hasLeft() || page.style.display === 'none')) leave();
  });

  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element && event.target.closest('[data-leave]'))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      leave();
    },
    true,
  );

  let presses: number[] = [];
  let isBare = false;
  const begin = () => {
    presses = [];
    isBare = false;
  };
  addEventListener('pointerdown', begin, true);
  addEventListener(
    'keydown',
    ({ key, repeat, ctrlKey, altKey, metaKey }) => {
      if (key !== 'Shift' || repeat || ctrlKey || altKey || metaKey) begin();
      else isBare = true;
    },
    true,
  );
  addEventListener(
    'keyup',
    ({ key, timeStamp }) => {
      if (key !== 'Shift' || !isBare) return;
      isBare = false;
      presses = [...presses.filter((time) => timeStamp - time < 1500), timeStamp];
      if (presses.length > 2) leave();
    },
    true,
  );
}
