import type { PageHandle } from '../../layout/skip-links.tsx';

/** The keyboard can go straight to where the assessment begins. */
export const assessmentHandle: PageHandle = {
  skipTo: [{ id: 'assessment-form', label: 'Skip to assessment form' }],
};
