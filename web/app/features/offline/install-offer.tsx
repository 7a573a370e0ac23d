import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { useSharedComputer } from '../kept-here/use-shared-computer.ts';
import { canInstall, install, onInstallOffer } from './install.ts';

/** Where the browser can do it, a way to have the site among the apps of the phone. Not on a shared computer. */
export function InstallOffer() {
  const isPossible = useSyncExternalStore(onInstallOffer, canInstall, () => false);
  const isShared = useSharedComputer();
  if (!isPossible || isShared) return null;
  return (
    <section className="rounded-card border border-line bg-card p-4 print:hidden">
      <h2 className="text-xl">Come back to this with one tap</h2>
      <p className="mt-1">
        You can put OpenSlate on your home screen. It then opens like an app, also without the network. Its
        icon shows the name OpenSlate and nothing about a record.
      </p>
      <Button variant="secondary" className="mt-3" onClick={install}>
        Add to my home screen
      </Button>
    </section>
  );
}
