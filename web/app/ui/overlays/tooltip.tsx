import * as RadixTooltip from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';

/** How long the mouse rests before the words appear, in milliseconds. */
const delay = 700;
/** How soon after one tooltip the next appears at once. */
const skipDelay = 300;

/** Around the whole page, so that tooltips know of each other. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
      {children}
    </RadixTooltip.Provider>
  );
}

export type TooltipProps = {
  words: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One link or button. Nothing else can be reached with the keyboard. */
  children: ReactElement;
};

/**
 * A remark on a link or button, for mouse and keyboard. Fingers never see it and it is not there without
 * JavaScript: what people must know belongs in the page.
 */
export function Tooltip({ words, side = 'bottom', children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 rounded-field border border-transparent bg-ink px-3 py-2 text-[0.95rem] leading-snug text-paper shadow-card"
        >
          {words}
          <RadixTooltip.Arrow className="fill-ink" width={12} height={6} />
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
