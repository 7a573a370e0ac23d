import { missingPart } from './part.ts';

/** For a part that is of an older site than the server has by now. */
export const updated =
  'This site was updated while you had the page open. Load the page again. What you saved on this device stays there.';

/** What to tell of a part that did not come when somebody pressed a button for it. */
export function toastFor(error: unknown) {
  return {
    title: 'This could not be loaded',
    description:
      missingPart(error) === 'outdated' ? updated : 'Check your connection, then try again. Nothing is lost.',
    kind: 'no',
  } as const;
}
