const reachable = 'button:not(:disabled), a[href]';

/**
 * Keeps keyboard, thumb and screen reader in a card that lies over the page. Closing is for its owner, who is told when
 * somebody wants out. Gives the way to let go, which leads back to where the focus was.
 *
 * The page behind is hidden from screen readers alone. To switch it off as a browser does, all of it would be styled anew,
 * and an old phone answers nobody meanwhile.
 */
export function holdInFront(card: HTMLElement, wantsOut: () => void): () => void {
  const before = document.activeElement;
  card.querySelector<HTMLElement>(reachable)?.focus();
  // After the focus has left it: what has the focus cannot be hidden.
  const behind = [...document.body.children].filter(
    (part) => !part.contains(card) && !part.hasAttribute('aria-hidden'),
  );
  for (const part of behind) part.setAttribute('aria-hidden', 'true');

  const noteKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') wantsOut();
    if (event.key === 'Tab') goRound(card, event);
  };
  const notePress = ({ target }: Event) => {
    if (!card.contains(target as Node)) wantsOut();
  };
  const noteFocus = ({ target }: Event) => {
    if (!card.contains(target as Node)) card.querySelector<HTMLElement>(reachable)?.focus();
  };
  document.addEventListener('keydown', noteKey);
  document.addEventListener('pointerdown', notePress);
  document.addEventListener('focusin', noteFocus);

  return () => {
    document.removeEventListener('keydown', noteKey);
    document.removeEventListener('pointerdown', notePress);
    document.removeEventListener('focusin', noteFocus);
    for (const part of behind) part.removeAttribute('aria-hidden');
    if (before instanceof HTMLElement) before.focus();
  };
}

/** From the last one to the first, and back. */
function goRound(card: HTMLElement, event: KeyboardEvent): void {
  const stops = [...card.querySelectorAll<HTMLElement>(reachable)];
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
}
