import * as z from 'zod/mini';

/** How somebody asked the site to look and read, as their browser keeps it. */
export const AccessibilitySettings = z.object({
  highContrast: z._default(z.boolean(), false),
  reducedMotion: z._default(z.boolean(), false),
  largeText: z._default(z.boolean(), false),
  screenReaderMode: z._default(z.boolean(), false),
  keyboardNavigation: z._default(z.boolean(), true),
});

export type AccessibilitySettings = z.infer<typeof AccessibilitySettings>;
