import { asksQuestions, isAdminPage } from '../../layout/kinds-of-page.ts';
import { isInSight } from './in-sight.ts';
import type { WatchTrigger } from './survey-watch.ts';

const typedInto =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';
const inFront = '[role=dialog], [role=alertdialog], dialog[open], nav details[open]';

/** A survey that comes by itself would be in somebody’s way now. */
export function disturbs(pathname: string, trigger: WatchTrigger): boolean {
  return (
    document.hidden ||
    isAdminPage(pathname) ||
    (asksQuestions(pathname) && !mayAskAmongQuestions(trigger)) ||
    document.querySelector(inFront) !== null ||
    isWriting()
  );
}

/** Who has an answer may be asked; who has not begun yet, only on the way out. */
function mayAskAmongQuestions(trigger: WatchTrigger): boolean {
  return isInSight('result') || (isInSight('start') && trigger === 'exit_intent');
}

/** In a field now, or with something written that was not sent yet. */
function isWriting(): boolean {
  if (document.activeElement?.matches(typedInto)) return true;
  const boxes = document.querySelectorAll<HTMLTextAreaElement>('main textarea');
  return [...boxes].some(({ value }) => value.trim() !== '');
}
