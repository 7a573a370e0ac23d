import type { AccessibilitySettings } from '@openslate/contract/accessibility-settings.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Dialog, DialogClose } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { useSharedComputer } from '../kept-here/use-shared-computer.ts';
import { settingWords } from './setting-words.ts';
import {
  type AccessibilitySetting,
  changeSetting,
  onSettingsShown,
  resetSettings,
  settingsShown,
} from './settings.ts';

export type AccessibilityPanelProps = { open: boolean; onOpenChange: (open: boolean) => void };

const inOrder = Object.keys(settingWords) as AccessibilitySetting[];

/** Five switches. Each changes the whole site at once, and is remembered. */
export function AccessibilityPanel({ open, onOpenChange }: AccessibilityPanelProps) {
  const settings = useSettings();
  const shared = useSharedComputer();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Accessibility settings"
      description={
        shared
          ? 'They change every page at once. On a shared computer they go when you close this tab.'
          : 'They change every page at once, and stay on this device until you reset them.'
      }
      closeLabel="Close the settings"
      actions={
        <>
          <DialogClose>
            <Button>Done</Button>
          </DialogClose>
          <Button variant="secondary" onClick={resetSettings}>
            Reset to defaults
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-1">
        {inOrder.map((setting) => (
          <Checkbox
            key={setting}
            role="switch"
            className="w-full!"
            label={<span className="font-[650]">{settingWords[setting].name}</span>}
            description={settingWords[setting].does}
            checked={settings[setting]}
            onChange={({ target }) => changeSetting(setting, target.checked)}
          />
        ))}
      </div>
      <h3 className="pt-2">Keyboard shortcuts</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {shortcutWords.map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-tile border border-edge px-1.5 py-0.5 font-sans text-[0.9rem]">
                {keys}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const shortcutWords = [
  ['Alt + A', 'Open these settings'],
  ['Alt + H', 'High contrast on or off'],
  ['Alt + T', 'Large text on or off'],
  ['Shift three times', 'Leave this site now'],
] as const;

/** From the keyboard, without the panel: what changed is said, as it may not be seen. */
export function toggleSetting(setting: AccessibilitySetting): void {
  const on = !settingsShown()[setting];
  const title = `${settingWords[setting].name} is ${on ? 'on' : 'off'}`;
  if (changeSetting(setting, on)) showToast({ title, kind: 'good' });
  else showToast({ title, description: notKept, kind: 'wait' });
}

const notKept = 'Your browser keeps nothing for this site, so it lasts only while this page is open.';

function useSettings(): AccessibilitySettings {
  const [settings, setSettings] = useState(settingsShown);
  useEffect(() => onSettingsShown(() => setSettings(settingsShown())), []);
  return settings;
}
