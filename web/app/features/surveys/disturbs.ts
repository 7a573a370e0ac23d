import { asksQuestions, isAdminPage } from '../../layout/kinds-of-page.ts';
import { isInSight } from './in-sight.ts';
import type { WatchTrigger } from './survey-watch.ts';

const typedInto =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';
const inFront = '[role=dialog], [role=alertdialog], dialog[open], nav details[open]';

/** A survey that comes by itself would be in somebody’s way now. */
export function disturbs(pathname: string, trigger: WatchTrigger): boolean {
  const hasItsPlace =
    trigger === 'time_on_site' ? mayAskHowItIs(pathname) : mayAskWhyTheyLeave(pathname, trigger);
  return !hasItsPlace || document.hidden || document.querySelector(inFront) !== null || isWriting();
}

function mayAskHowItIs(pathname: string): boolean {
  return !isAdminPage(pathname) && (!asksQuestions(pathname) || isInSight('result'));
}

/**
 * Where people begin, and where they leave what they have begun: not over pages to read. Whoever does not move before a
 * result is reading it.
 */
function mayAskWhyTheyLeave(pathname: string, trigger: WatchTrigger): boolean {
  if (isInSight('result')) return trigger === 'exit_intent';
  return pathname === '/' || (asksQuestions(pathname) && isInSight('begun'));
}

/** In a field now, or with something written that was not sent yet. */
function isWriting(): boolean {
  if (document.activeElement?.matches(typedInto)) return true;
  const boxes = document.querySelectorAll<HTMLTextAreaElement>('main textarea');
  return [...boxes].some(({ value }) => value.trim() !== '');
}
