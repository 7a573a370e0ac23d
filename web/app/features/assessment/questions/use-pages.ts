import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Told } from '../saved-progress.ts';
import type { ThinkingAhead } from '../thinking-ahead.ts';
import { isTurning, watchDoings } from '../turning.ts';

/** A question, as it is asked of what was told. */
type QuestionAsked = { readonly path: string; readonly told: Told };

type Side = QuestionAsked & { readonly drawing: number };

type Pages = { readonly sides: readonly Side[]; readonly shown: number };

/**
 * Two sides of a leaf: on one of them the question that is on the screen, on the other, out of sight, the one that comes
 * next. Whoever goes on then only turns it over; to draw a question takes an old phone many times as long. What comes
 * otherwise (on the way back, or because somebody was faster) is drawn over what is on the screen.
 */
export function usePages(now: QuestionAsked, ahead: ThinkingAhead) {
  const leaf = useRef<HTMLDivElement>(null);
  const [before, setPages] = useState<Pages>(() => ({ sides: [drawn(now)], shown: 0 }));
  const pages = turnedTo(now, before);
  if (pages !== before) setPages(pages);
  const { sides, shown } = pages;

  useEffect(watchDoings, []);

  // Whoever went back at the very moment of turning would look at the wrong side.
  useLayoutEffect(() => {
    const side = sides[shown];
    if (side && !isTurning()) show(leaf, side);
  });

  /** Has the question that follows from this drawn out of sight. */
  const prepare = useCallback(
    (told: Told) => {
      const path = ahead.nextQuestion(told)?.path;
      if (path !== undefined) startTransition(() => setPages((pages) => withBack({ path, told }, pages)));
    },
    [ahead],
  );

  /** Puts the question that follows in sight by hand, from its top, if it lies ready: not even React is waited for. */
  const turnOver = (told: Told) => {
    const next = sides.find((side, at) => at !== shown && side.told === told);
    if (!next || !isDrawn(leaf, next)) return false;
    // Before anything changes: afterwards all of it would have to be laid out for that.
    window.scrollTo({ top: 0 });
    show(leaf, next);
    return true;
  };

  return { leaf, sides, shown, prepare, turnOver };
}

type Leaf = RefObject<HTMLElement | null>;

function pagesOf(leaf: Leaf): readonly HTMLElement[] {
  return [...(leaf.current?.children ?? [])] as HTMLElement[];
}

const isOf = ({ dataset }: HTMLElement, { drawing }: Side) => dataset.drawing === String(drawing);

function isDrawn(leaf: Leaf, side: Side): boolean {
  return pagesOf(leaf).some((page) => isOf(page, side));
}

function show(leaf: Leaf, side: Side): void {
  for (const page of pagesOf(leaf)) {
    // Just as React does it.
    if (isOf(page, side)) page.style.display = '';
    else page.style.setProperty('display', 'none', 'important');
  }
}

function turnedTo(now: QuestionAsked, pages: Pages): Pages {
  const { sides, shown } = pages;
  const isThere = (side: Side | undefined) => side?.path === now.path && side.told === now.told;
  // Looked at first: somebody may have begun to answer there.
  if (isThere(sides[shown])) return pages;
  const ready = sides.findIndex(isThere);
  if (ready >= 0) return { sides, shown: ready };
  return { sides: sides.map((side, at) => (at === shown ? drawn(now) : side)), shown };
}

function withBack(next: QuestionAsked, { sides, shown }: Pages): Pages {
  const back = drawn(next);
  const front = sides[shown] ?? back;
  return { sides: shown === 0 ? [front, back] : [back, front], shown };
}

let drawings = 0;

function drawn(asked: QuestionAsked): Side {
  drawings += 1;
  return { ...asked, drawing: drawings };
}
