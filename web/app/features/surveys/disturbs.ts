import { asksQuestions, isAdminPage } from '../../layout/kinds-of-page.ts';
import { isResultInSight } from './result-in-sight.ts';

const typedInto =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';
const inFront = '[role=dialog], [role=alertdialog], dialog[open], nav details[open]';

/** A survey that comes by itself would be in somebody’s way now. */
export function disturbs(pathname: string): boolean {
  return (
    document.hidden ||
    isAdminPage(pathname) ||
    (asksQuestions(pathname) && !isResultInSight()) ||
    document.querySelector(inFront) !== null ||
    isWriting()
  );
}

/** In a field now, or with something written that was not sent yet. */
function isWriting(): boolean {
  if (document.activeElement?.matches(typedInto)) return true;
  const boxes = document.querySelectorAll<HTMLTextAreaElement>('main textarea');
  return [...boxes].some(({ value }) => value.trim() !== '');
}
