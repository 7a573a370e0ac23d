import { Info } from 'lucide-react';
import { Button } from '../button.tsx';
import type { Examples } from '../examples.ts';
import { IconButton } from '../icon-button.tsx';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

export const examples: Examples = {
  title: 'Tooltip',
  purpose: 'A remark on a link or button, for mouse and keyboard. Never the only place something is said.',
  states: [
    {
      name: 'On a button',
      render: () => (
        <TooltipProvider>
          <Tooltip words="Opens the print window of your browser">
            <Button variant="secondary">Print this page</Button>
          </Tooltip>
        </TooltipProvider>
      ),
    },
    {
      name: 'Long text',
      render: () => (
        <TooltipProvider>
          <Tooltip
            side="top"
            words="A remark should be short. This one is not, so that we can see that it wraps, keeps away from the edge of the screen and can still be read."
          >
            <IconButton icon={Info} label="About remarks" />
          </Tooltip>
        </TooltipProvider>
      ),
    },
  ],
};
