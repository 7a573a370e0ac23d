import { PersonStanding } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toastFor } from '../../parts/missing-part.ts';
import { part } from '../../parts/part.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { letterWithAlt } from './shortcuts.ts';

const panel = part(() => import('./panel.tsx'));

type Panel = Awaited<ReturnType<typeof panel.load>>;

/** Opens the settings, which are loaded when somebody asks for them, and hears their shortcuts. */
export function AccessibilityButton() {
  const [loaded, setLoaded] = useState<Panel>();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const does = shortcuts[letterWithAlt(event) ?? ''];
      if (!does || document.documentElement.dataset.keyboard === 'off') return;
      event.preventDefault();
      load((settings) => (does === 'open' ? openPanel(settings) : settings.toggleSetting(does)));
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });

  function openPanel(settings: Panel) {
    setLoaded(settings);
    setOpen(true);
  }

  return (
    <>
      <button
        type="button"
        className="needs-script strip-item -ml-2 px-2 text-deep"
        aria-haspopup="dialog"
        onClick={() => load(openPanel)}
      >
        <PersonStanding aria-hidden="true" className="size-5 flex-none" />
        <span className="strip-words">Accessibility</span>
      </button>
      {loaded && <loaded.AccessibilityPanel open={open} onOpenChange={setOpen} />}
    </>
  );
}

const shortcuts: Readonly<Record<string, 'open' | 'highContrast' | 'largeText'>> = {
  a: 'open',
  h: 'highContrast',
  t: 'largeText',
};

function load(use: (settings: Panel) => void): void {
  panel.load().then(use, (error: unknown) => showToast(toastFor(error)));
}
