import type { PublicSettings } from '@openslate/contract/settings.ts';

declare const __SETTINGS__: PublicSettings;
declare const __VERSION__: string;
declare const __YEAR__: number;

/** What the operator of this site has set, drawn in at build time. */
export const settings = __SETTINGS__;

export const version = __VERSION__;

/** The year of the build. */
export const builtIn = __YEAR__;
