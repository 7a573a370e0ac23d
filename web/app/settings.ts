import type { PublicSettings } from '@openslate/contract/settings.ts';

declare const __SETTINGS__: PublicSettings;
declare const __VERSION__: string;

/** What the operator of this site has set, drawn in at build time. */
export const settings = __SETTINGS__;

export const version = __VERSION__;
