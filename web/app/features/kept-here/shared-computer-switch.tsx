import { Link } from 'react-router';
import { setSharedComputer } from '../../storage/shared-computer.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { HowLongKept } from './how-long-kept.tsx';
import { useSharedComputer } from './use-shared-computer.ts';

type SharedComputerSwitchProps = {
  className?: string;
  /** All that is kept is listed on the same page. */
  besideList?: boolean;
};

/** How long this device keeps what a person tells, and a way to have it forget sooner. */
export function SharedComputerSwitch({ className, besideList }: SharedComputerSwitchProps) {
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
      {!besideList && (
        <Link
          to="/privacy-policy#kept-here"
          className="ml-9 inline-flex min-h-11 items-center text-[0.95rem]"
        >
          See what this device holds
        </Link>
      )}
    </div>
  );
}
