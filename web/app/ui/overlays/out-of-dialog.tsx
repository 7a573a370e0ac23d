import { FocusScope } from 'radix-ui/internal';
import { type RefObject, useEffect, useState } from 'react';

const dialog = '[role=dialog], [role=alertdialog]';

/**
 * A dialog calls the focus back to itself. While this stands in the page it does not, for only the youngest of these
 * scopes does so: the key leads from a dialog to `target`, and whoever leaves that comes back to where they were.
 */
export function OutOfDialog({ target, hotkey }: { target: RefObject<HTMLElement | null>; hotkey: string }) {
  const [isOut, setIsOut] = useState(false);

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.code === hotkey && document.querySelector(dialog)) setIsOut(true);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [hotkey]);

  useEffect(() => {
    const { current } = target;
    if (!isOut || !current) return;
    const comeBack = ({ relatedTarget }: FocusEvent) => {
      if (!current.contains(relatedTarget as Node | null)) setIsOut(false);
    };
    current.addEventListener('focusout', comeBack);
    return () => current.removeEventListener('focusout', comeBack);
  }, [isOut, target]);

  if (!isOut) return null;
  return (
    <FocusScope.Root
      onMountAutoFocus={(event) => {
        event.preventDefault();
        target.current?.focus();
      }}
    />
  );
}
