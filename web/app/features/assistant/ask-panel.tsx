import type { PlaceCode } from '@openslate/law/place/places.ts';
import type { Answers } from '@openslate/law/record/record.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { OpenTalk } from './open-talk.tsx';

export type AskPanelProps = {
  title: string;
  place: PlaceCode | undefined;
  record: Answers | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The same talk as on its own page, over the page that somebody has a question about. Closing it ends the talk. */
export function AskPanel({ title, place, record, open, onOpenChange }: AskPanelProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description="The answer comes from the law that we have read. It is not legal advice."
    >
      <OpenTalk place={place} record={record} onLeave={() => onOpenChange(false)} />
    </Dialog>
  );
}
