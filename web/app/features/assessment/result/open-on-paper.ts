/**
 * Opens what is folded up, so that it is printed, and gives the way to fold it up again. What holds a form is of no use
 * on paper, and `data-on-paper="closed"` marks what is too much for it.
 */
export function openOnPaper(page: Document): () => void {
  const folded = [...page.querySelectorAll<HTMLDetailsElement>('main details:not([open])')].filter(
    (details) => details.dataset.onPaper !== 'closed' && !details.querySelector('form'),
  );
  for (const details of folded) details.open = true;
  return () => {
    for (const details of folded) details.open = false;
  };
}
