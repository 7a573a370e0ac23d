import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { Answers } from '@openslate/law/record/record.ts';
import { MessageCircleQuestionMark } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { toastFor } from '../../parts/missing-part.ts';
import { part } from '../../parts/part.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import type { AskPanelProps } from './ask-panel.tsx';
import { placeInWords } from './place-in-words.ts';

// Nothing of it weighs on the page before somebody asks.
const panel = part(() => import('./ask-panel.tsx').then(({ AskPanel }) => AskPanel));

type AskAboutProps = {
  place?: PlaceCode | undefined;
  /** On a result: what was told there. */
  record?: Answers | undefined;
  className?: string;
};

/** Opens the assistant over a page, about the place that the page is about, and on a result about its record. */
export function AskAbout({ place, record, className = '' }: AskAboutProps) {
  const [Panel, setPanel] = useState<ComponentType<AskPanelProps>>();
  const [open, setOpen] = useState(false);
  const title = place ? `Ask a question about ${placeInWords(place)}` : 'Ask a question';

  async function show() {
    try {
      const loaded = await panel.load();
      setPanel(() => loaded);
      setOpen(true);
    } catch (error) {
      showToast(toastFor(error));
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onClick={show}
        className={`needs-script ${className}`}
      >
        <MessageCircleQuestionMark aria-hidden />
        {title}
      </Button>
      {Panel && <Panel title={title} place={place} record={record} open={open} onOpenChange={setOpen} />}
    </>
  );
}
