import { isSharedComputer, onSharedComputerChange } from '../../storage/shared-computer.ts';
import { chosenPlace } from '../assessment/chosen-place.ts';
import { offerNewVersion } from './new-version.ts';
import { canKeepSite, forgetSite, isCopyRefused, keep, startKeeping } from './offline-copy.ts';

/**
 * Keeps the site on the device, so that it works without the network: all of it, or where data is dear, what every screen
 * needs and the place that was chosen. On a shared computer nothing is kept.
 */
export function keepOffline(): void {
  // What administrators see is never kept, and the files of a site that is being worked on change under their names.
  if (!canKeepSite() || import.meta.env.DEV || location.pathname.startsWith('/admin')) return;
  onSharedComputerChange(asTheComputerIs);
  asTheComputerIs();
}

function asTheComputerIs(): void {
  // A device that is full, or a browser in private mode: the site works without.
  (isSharedComputer() || isCopyRefused() ? forgetSite() : keepWhatFits()).catch(() => {});
}

async function keepWhatFits(): Promise<void> {
  offerNewVersion(await startKeeping());
  const place = chosenPlace()?.toLowerCase();
  if (!isDataDear()) await keep('everything');
  else if (place) await keep({ place });
}

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** The person has asked browsers to save data, or the network is of the slowest kind. */
function isDataDear(): boolean {
  const { connection = {} } = navigator as { connection?: Connection };
  return connection.saveData === true || connection.effectiveType?.endsWith('2g') === true;
}
