import { offlineWorker } from '@openslate/contract/offline.ts';
import { ownScripts } from '@openslate/contract/own-scripts.ts';

type Policy = { createScriptURL: (address: string) => string };
type Policies = { createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

/**
 * The address of a script of ours, in the only form in which a page may start one: pages forbid browsers that know
 * Trusted Types to take a plain text for one. Made when it is first needed, as pages are also drawn where there is no
 * browser.
 */
export function ownScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy(ownScripts, rules) ?? rules;
  return policy.createScriptURL(address);
}

const rules: Policy = {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.origin);
    const isBuilt = pathname.startsWith('/assets/') || pathname === offlineWorker;
    if (origin === location.origin && isBuilt) return address;
    throw new TypeError('Only scripts that were built with this site may be started.');
  },
};
