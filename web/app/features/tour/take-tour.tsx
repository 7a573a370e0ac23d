import { startTransition, useEffect, useState } from 'react';
import { toastFor } from '../../parts/missing-part.ts';
import { part } from '../../parts/part.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { whenNewcomerLooks } from './newcomer.ts';
import { seenTour } from './seen-tour.ts';
import type { WelcomeTour } from './welcome-tour.tsx';

const welcomeTour = part(() => import('./welcome-tour.tsx').then(({ WelcomeTour }) => WelcomeTour));

/** The button that opens the tour, and the tour, which opens by itself for whoever is new here. */
export function TakeTour() {
  const [Tour, setTour] = useState<typeof WelcomeTour>();
  useEffect(
    // Drawing it can wait for a thumb.
    () => whenNewcomerLooks(welcomeTour.load, (loaded) => startTransition(() => setTour(() => loaded))),
    [],
  );

  async function takeTour() {
    try {
      const loaded = await welcomeTour.load();
      seenTour.forget();
      setTour(() => loaded);
    } catch (error) {
      showToast(toastFor(error));
    }
  }

  return (
    <>
      <Button variant="quiet" size="large" className="needs-script" onClick={takeTour}>
        Take the 30-second tour
      </Button>
      {Tour && <Tour onClose={() => setTour(undefined)} />}
    </>
  );
}
