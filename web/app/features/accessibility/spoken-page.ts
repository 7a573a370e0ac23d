/** What was added to the page, so that it can be taken away again. */
const ours = 'data-spoken';
const longestShortName = 3;

const inStrip = [
  ['button', 'Accessibility settings: contrast, motion, text size, screen reader, keyboard'],
  [
    '[data-leave]',
    'Leave this site now. Blanks the page and opens another site. Or press Shift three times.',
  ],
] as const;

/**
 * Has the parts of a page say more to those who hear it: a section is named by its heading, which makes it a place to
 * jump to, and a short link or button says what it belongs to. Gives the headings of the page's parts.
 */
export function speakPage(main: HTMLElement): readonly HTMLElement[] {
  for (const [selector, name] of inStrip) {
    const control = document.querySelector<HTMLElement>(`.top-strip ${selector}`);
    if (control) nameIt(control, name);
  }
  for (const section of main.querySelectorAll('section')) nameSection(section);
  for (const control of main.querySelectorAll<HTMLElement>('a[href], button')) lengthenName(control);
  return [...main.querySelectorAll<HTMLElement>('h2')].filter(isThere);
}

export function silencePage(): void {
  for (const element of document.querySelectorAll(`[${ours}]`)) {
    element.removeAttribute('aria-label');
    element.removeAttribute(ours);
  }
}

function nameSection(section: HTMLElement): void {
  if (!mayName(section)) return;
  const heading = headingOf(section);
  if (heading) nameIt(section, wordsOf(heading));
}

/** It begins with the words that are seen: whoever speaks to their device says those. */
function lengthenName(control: HTMLElement): void {
  if (!mayName(control)) return;
  const words = wordsOf(control);
  const around = control.closest('section, article, fieldset, [role="group"]');
  const heading = around && headingOf(around);
  const about = heading ? wordsOf(heading) : '';
  const isShort = words !== '' && words.split(' ').length <= longestShortName;
  if (isShort && about && !about.includes(words)) nameIt(control, `${words}: ${about}`);
  else if (control.hasAttribute(ours)) {
    control.removeAttribute('aria-label');
    control.removeAttribute(ours);
  }
}

function headingOf(element: Element): HTMLElement | undefined {
  return [...element.querySelectorAll<HTMLElement>('legend, h1, h2, h3, h4')].find(isThere);
}

/** Some headings wait for their moment, such as “Welcome back”. */
function isThere(heading: HTMLElement): boolean {
  return heading.getClientRects().length > 0 && wordsOf(heading) !== '';
}

function mayName(element: HTMLElement): boolean {
  if (element.hasAttribute(ours)) return true;
  return !element.hasAttribute('aria-label') && !element.hasAttribute('aria-labelledby');
}

function nameIt(element: HTMLElement, name: string): void {
  element.setAttribute('aria-label', name);
  element.setAttribute(ours, '');
}

function wordsOf(element: HTMLElement): string {
  return element.innerText.replaceAll(/\s+/g, ' ').trim();
}
