import {
  cloneElement,
  createContext,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classes } from '../classes.ts';
import { placeTooltip, type TooltipSide } from './tooltip-place.ts';

/*
 * Our own and not Radix’s, which with its positioning library is 18 KB on every page for a remark that phones, the
 * devices most people come with, never show.
 */

/** How long the mouse rests before the words appear, in milliseconds. */
const delay = 700;
/** How soon after one tooltip the next appears at once. */
const skipDelay = 300;
/** How long the mouse may be on its way from the button to the words. */
const grace = 150;

type Open = { close: () => void } | undefined;
type Neighbors = { open: Open; closedAt: number };

const NeighborsContext = createContext<RefObject<Neighbors> | undefined>(undefined);

/** Around tooltips that know of each other: one is open at a time, and the next opens sooner. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const neighbors = useRef<Neighbors>({ open: undefined, closedAt: Number.NEGATIVE_INFINITY });
  return <NeighborsContext value={neighbors}>{children}</NeighborsContext>;
}

type TriggerProps = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'aria-describedby'
>;

export type TooltipProps = {
  words: ReactNode;
  side?: TooltipSide;
  /** One link or button. Nothing else can be reached with the keyboard. */
  children: ReactElement<TriggerProps>;
};

/**
 * A remark on a link or button, for mouse and keyboard. Fingers never see it and it is not there without
 * JavaScript: what people must know belongs in the page.
 */
export function Tooltip({ words, side = 'bottom', children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const { isOpen, open, openSoon, close, closeSoon, stay } = useOpening();
  const own = children.props;

  return (
    <>
      {cloneElement(children, {
        'aria-describedby': classes(own['aria-describedby'], isOpen && id) || undefined,
        onPointerEnter(event: PointerEvent<HTMLElement>) {
          own.onPointerEnter?.(event);
          if (event.pointerType === 'touch') return;
          anchor.current = event.currentTarget;
          openSoon();
        },
        onPointerLeave(event: PointerEvent<HTMLElement>) {
          own.onPointerLeave?.(event);
          closeSoon();
        },
        onPointerDown(event: PointerEvent<HTMLElement>) {
          own.onPointerDown?.(event);
          close();
        },
        onFocus(event: FocusEvent<HTMLElement>) {
          own.onFocus?.(event);
          // A click gives the focus too, but who clicks has decided already.
          if (!event.currentTarget.matches(':focus-visible')) return;
          anchor.current = event.currentTarget;
          open();
        },
        onBlur(event: FocusEvent<HTMLElement>) {
          own.onBlur?.(event);
          close();
        },
      })}
      {isOpen && (
        <Bubble
          id={id}
          side={side}
          anchor={anchor}
          onClose={close}
          onPointerEnter={stay}
          onPointerLeave={closeSoon}
        >
          {words}
        </Bubble>
      )}
    </>
  );
}

function useOpening() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const alone = useRef<Neighbors>({ open: undefined, closedAt: Number.NEGATIVE_INFINITY });
  const neighbors = useContext(NeighborsContext) ?? alone;
  // Everything it uses stays the same from one drawing to the next, so the first one will do.
  const me = useRef({ close });

  useEffect(() => () => clearTimeout(timer.current), []);

  function stay() {
    clearTimeout(timer.current);
  }

  function open() {
    stay();
    if (neighbors.current.open !== me.current) neighbors.current.open?.close();
    neighbors.current.open = me.current;
    setIsOpen(true);
  }

  function close() {
    clearTimeout(timer.current);
    setIsOpen(false);
    if (neighbors.current.open !== me.current) return;
    neighbors.current = { open: undefined, closedAt: Date.now() };
  }

  function openSoon() {
    stay();
    const { open: other, closedAt } = neighbors.current;
    if (other || Date.now() - closedAt < skipDelay) open();
    else timer.current = setTimeout(open, delay);
  }

  function closeSoon() {
    stay();
    timer.current = setTimeout(close, grace);
  }

  return { isOpen, open, openSoon, close: me.current.close, closeSoon, stay };
}

type BubbleProps = {
  id: string;
  side: TooltipSide;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
};

/** Stands where it belongs in the page, not at its end: what lies outside every landmark is missed by those who walk them. */
function Bubble({ id, side, anchor, onClose, children, ...pointer }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const place = () => {
      if (!bubble.current || !anchor.current) return;
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const { left, top } = placeTooltip(
        side,
        anchor.current.getBoundingClientRect(),
        bubble.current.getBoundingClientRect(),
        { width, height },
      );
      bubble.current.style.left = `${left}px`;
      bubble.current.style.top = `${top}px`;
    };
    place();
    // The page itself scrolls when Tab reaches something out of sight.
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [side, anchor]);

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open; the next Escape closes that.
      event.stopPropagation();
      onClose();
    };
    window.addEventListener('keydown', closeOnEscape, true);
    return () => window.removeEventListener('keydown', closeOnEscape, true);
  }, [onClose]);

  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      className="fixed top-0 left-0 z-50 block w-max max-w-72 whitespace-normal rounded-field border border-transparent bg-ink px-3 py-2 text-left text-[0.95rem] text-paper leading-snug shadow-card"
      {...pointer}
    >
      {children}
    </span>
  );
}
