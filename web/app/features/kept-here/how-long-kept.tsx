import { useSharedComputer } from './use-shared-computer.ts';

/** Said wherever answers are kept. */
export function HowLongKept() {
  return useSharedComputer()
    ? 'Your answers and ticks, the links you make and the keys to your posts go when you close this tab. Other tabs do not see them. To be sure, erase your answers before you leave.'
    : 'Your answers stay on this device until you erase them. After 12 months without use, they are erased the next time this site is opened here.';
}
