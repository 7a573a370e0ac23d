import type { AccessibilitySetting } from './settings.ts';

/** In the order in which they are shown. */
export const settingWords: Readonly<Record<AccessibilitySetting, { name: string; does: string }>> = {
  highContrast: { name: 'High contrast', does: 'Black and white, with strong edges. Also with Alt + H.' },
  reducedMotion: { name: 'Reduced motion', does: 'Nothing moves or fades, and the news stand still.' },
  largeText: { name: 'Large text', does: 'Letters and buttons grow by a third. Also with Alt + T.' },
  screenReaderMode: {
    name: 'Screen reader mode',
    does: 'A list of the parts of each page, longer names for links and buttons, and no drawings.',
  },
  keyboardNavigation: {
    name: 'Keyboard navigation',
    does: 'A strong ring around the place you are at, and the shortcuts below.',
  },
};
