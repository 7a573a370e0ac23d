import { setSharedComputer } from '../../storage/shared-computer.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { HowLongKept } from './how-long-kept.tsx';
import { useSharedComputer } from './use-shared-computer.ts';

/** How long this device keeps what a person tells, and a way to have it forget sooner. */
export function SharedComputerSwitch({ className }: { className?: string }) {
  const shared = useSharedComputer();
  return (
    <div className="needs-script">
      <Checkbox
        {...(className && { className })}
        label="This is a shared computer: forget when I close it"
        description={<HowLongKept />}
        checked={shared}
        onChange={({ target }) => setSharedComputer(target.checked)}
      />
    </div>
  );
}
