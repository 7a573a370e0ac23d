import { AccessibilitySettings } from '@openslate/contract/accessibility-settings.ts';
import { kept } from '../../storage/kept.ts';
import { keys } from '../../storage/keys.ts';

export type AccessibilitySetting = keyof AccessibilitySettings;

const saved = kept(keys.accessibility, AccessibilitySettings);

/** As the page shows them now. Before anything is saved, that is also what the system was told. */
export function settingsShown(): AccessibilitySettings {
  const { contrast, motion, text, reader, keyboard } = document.documentElement.dataset;
  return {
    highContrast: contrast === 'more',
    reducedMotion: motion === 'less',
    largeText: text === 'large',
    screenReaderMode: reader === 'on',
    keyboardNavigation: keyboard !== 'off',
  };
}

/** Saves them all: from now on the system is no longer followed. Gives whether the browser kept them. */
export function changeSetting(setting: AccessibilitySetting, on: boolean): boolean {
  const settings = { ...settingsShown(), [setting]: on };
  const isKept = saved.write(settings);
  show(settings);
  return isKept;
}

/** As on the first visit: nothing is kept, and the system is followed again. */
export function resetSettings(): void {
  saved.forget();
  show(null);
}

/** Told to show-settings.ts, which also has to know them where a browser keeps nothing. */
function show(settings: AccessibilitySettings | null): void {
  dispatchEvent(new CustomEvent('accessibility', { detail: settings }));
}

/** Told when the page begins to be shown in another way, for whatever reason. */
export function onSettingsShown(changed: () => void): () => void {
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, { attributes: true });
  return () => watcher.disconnect();
}
