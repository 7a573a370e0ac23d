import { useSyncExternalStore } from 'react';
import { isSharedComputer, onSharedComputerChange } from '../../storage/shared-computer.ts';

export function useSharedComputer(): boolean {
  return useSyncExternalStore(onSharedComputerChange, isSharedComputer, () => false);
}
