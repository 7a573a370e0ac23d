import type { ResultToKeep } from '../documents/result-to-keep.ts';

/** What every dialog is given in which a result is taken along. */
export type KeepDialogProps = {
  kept: ResultToKeep;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};
